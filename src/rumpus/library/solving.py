"""Boards solved and penguins flicked, in one call each."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from rumpus.games.keesdrow import data
from rumpus.library.catalog import lexicon
from rumpus.words.grid import Grid
from rumpus.words.lexicon import Lexicon
from rumpus.words.paths import Solution
from rumpus.words.paths import solve as solve_grid

if TYPE_CHECKING:
    from rumpus.physics.shot import Shot

PENGUINS: Final = ((100, 160), (110, 400))
"""Where two penguins stand, in mm."""


def solve(
    *rows: str,
    words: Lexicon | None = None,
    values: Sequence[int] | None = None,
    min_length: int = 3,
) -> Solution:
    """
    Find every word on a board without pegs, with its best path, in alphabetical order.

    *rows* are the letters, a point for a gap. *values* are the points of A to Z, by default those
    of Keesdrow. Raises ValueError for a board that can't be.

    >>> [found.word for found in solve("CAT", "SEA").best(2)]
    ['accesses', 'cassettes']
    """
    grid = Grid(
        width=len(rows[0]) if rows else 0,
        height=len(rows),
        letters="".join(rows).upper(),
        values=data.values() if values is None else tuple(values),
        uses=(0,) * sum(map(len, rows)),
    )
    return solve_grid(words or lexicon(), grid, min_length=min_length)


def flick(
    aim: float,
    power: int,
    *,
    side: int = 0,
    height: int = 200,
    penguins: Sequence[tuple[float, float]] = PENGUINS,
) -> "Shot":
    """
    Flick the first of some penguins in the school of ICECOOL 2.

    *aim* is in degrees from right, anticlockwise; *power* and *height* are 0 to 1000, *side* -900
    to 900; penguins stand at x and y in mm. Raises `rumpus.core.extras.MissingExtraError` without
    the extra ``physics``.

    >>> shot = flick(90, 420)
    >>> shot.safe, len(shot.rest)
    (True, 2)
    """
    # The engine of physics takes a while to load, and may not be installed.
    from rumpus.physics import Flick, Scene, load, simulate, standing  # noqa: PLC0415

    scene = Scene(tuple(standing(x, y) for x, y in penguins), mover=0)
    return simulate(scene, Flick(round(aim * 100) % 36_000, power, side, height), load())
