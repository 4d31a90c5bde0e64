"""`kill -9` at any moment."""

import asyncio
from pathlib import Path

from simulation.killing import kill_again_and_again


def test_nothing_that_anybody_saw_is_lost(tmp_path: Path) -> None:
    """
    A room that is killed twenty times stands, each time, where its players saw it.

    What a client has folded equals the fold of the log up to the same seq, in the lobby and in
    play; every answered act is in the log once; everybody comes back and plays on.
    """
    counts = asyncio.run(kill_again_and_again(tmp_path / "data", kills=20, seed=1))
    assert counts["kills"] == 20
    assert counts["done"] > 40
    assert counts["seen"] > 200
