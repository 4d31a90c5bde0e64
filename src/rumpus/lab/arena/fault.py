"""Faults: the ways in which a player of the arena loses a game by itself."""

from collections.abc import Generator
from contextlib import contextmanager
from typing import Final, Literal

from rumpus.core.game import FAULTS

Kind = Literal["crashed", "illegal", "late", "stalled"]
"""
*crashed*: it ended, raised, hung or can't be started. *illegal*: it sent something that isn't a
legal act. *late*: its time was up. *stalled*: it waits though the game waits for it.
"""

WHY_MAX: Final = 200


class Fault(Exception):  # noqa: N818 - players read it in reports
    """A fault of the player in a seat; *why* is one line."""

    def __init__(self, kind: Kind, why: str, seat: int = 0) -> None:
        super().__init__(f"{kind}: {why}")
        self.kind: Final[Kind] = kind
        self.why: Final = " ".join(why.split())[:WHY_MAX]
        self.seat = seat


@contextmanager
def blamed(seat: int) -> Generator[None]:
    """Make whatever goes wrong a fault of the player in a seat."""
    try:
        yield
    except Fault as fault:
        fault.seat = seat
        raise
    except FAULTS as error:
        raise Fault("crashed", f"raised {error!r}", seat) from error
