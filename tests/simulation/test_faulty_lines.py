"""Bad lines: every client ends up with what the server knows."""

import pytest

from rooms import run
from simulation.faulty import simulate


@pytest.mark.parametrize("game", ["sealed", "reach", "shot"])
@pytest.mark.parametrize("seed", range(8))
def test_every_client_ends_with_the_view_of_the_server(game: str, seed: int) -> None:
    """
    Messages are lost, late, doubled and out of order; lines break; two tabs share a seat.

    In the end each client's fold equals the server's view for its seat, each request has had
    one answer, and the log holds exactly what was answered as done, once.
    """
    counts = run(simulate(game, seed))
    assert counts["entries"] > 3
    assert counts["joins"] > 8
    assert counts["answers"] > 20


def test_a_simulation_repeats_itself() -> None:
    """The same seed gives the same game on the same lines, entry by entry."""
    assert run(simulate("sealed", 3)) == run(simulate("sealed", 3))
