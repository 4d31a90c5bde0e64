"""Rooms killed with `kill -9` at any moment."""

import asyncio
from pathlib import Path

import pytest

from simulation.killing import kill_again_and_again


@pytest.mark.parametrize("seed", range(4))
def test_nothing_that_anybody_saw_is_lost(tmp_path: Path, seed: int) -> None:
    """
    A room that is killed six times returns each time to the state that its players saw.

    What a client has folded equals the fold of the log up to the same seq, in the lobby and
    in play; every answered act is in the log once; everybody returns and plays on.
    """
    counts = asyncio.run(kill_again_and_again(tmp_path / "data", kills=6, seed=seed))
    assert counts["kills"] == 6
    assert counts["done"] > 10
    assert counts["seen"] > 60
