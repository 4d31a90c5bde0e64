"""Faulty connections: every client ends up with what the server knows."""

import pytest

from rooms import run
from simulation.faulty import simulate


@pytest.mark.parametrize("game", ["sealed", "reach", "shot"])
@pytest.mark.parametrize("seed", range(8))
def test_every_client_ends_with_the_view_of_the_server(game: str, seed: int) -> None:
    """
    Messages are lost, late, doubled and out of order; connections break; two tabs share a seat.

    In the end each client's fold equals the server's view for its seat, each request has one
    answer, and the log holds exactly the requests answered as done, each once.
    """
    counts = run(simulate(game, seed))
    assert counts["entries"] > 3
    assert counts["joins"] > 8
    assert counts["answers"] > 20


def test_a_simulation_repeats_itself() -> None:
    """The same seed gives the same numbers of entries, joins and answers."""
    assert run(simulate("sealed", 3)) == run(simulate("sealed", 3))
