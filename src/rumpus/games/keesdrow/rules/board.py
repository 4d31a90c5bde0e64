"""
The board: where each cell is, which cells touch, and the pegs.

A cell is identified by its tile and corner (tile * 4 + corner), a position by where it is
(row * width + column).
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache, lru_cache
from itertools import pairwise
from math import isqrt
from operator import itemgetter
from typing import Final, Literal

import msgspec

from rumpus.games.keesdrow.data import letter_values, values
from rumpus.games.keesdrow.rules.moving import turned, turning
from rumpus.games.keesdrow.state import Play, State, View
from rumpus.words.alphabet import LATIN
from rumpus.words.grid import Grid, Used

Path = tuple[int, ...]

_PEGS: Final = bytes.maketrans(b"0123", bytes(range(4)))


class Layout(msgspec.Struct, frozen=True):
    """An arrangement of cells: *cells* by position, *positions* by cell; *read* reorders a text."""

    width: int
    cells: Path
    positions: Path
    read: Callable[[str], tuple[str, ...]]


class Board(msgspec.Struct, frozen=True):
    """
    Letters and pegs by cell, tiles by place, and the used paths (KD-11, KD-14).

    *used* holds paths of positions, as the solver reads them. *gone* holds tiles that have left a
    gap. *tiles*: words are worth tiles instead of points (KD-26). *alphabet* and *values* as in
    `State`.
    """

    letters: str
    places: tuple[int, ...]
    uses: str
    used: Used
    gone: tuple[int, ...] = ()
    tiles: bool = False
    alphabet: str = ""
    values: tuple[int, ...] = ()


def board_of(state: State) -> Board:
    """Return the current board."""
    return Board(
        "".join(state.faces),
        state.places,
        state.uses,
        state.used,
        tuple(taking.tile for taking in state.taken),
        state.rules.variation == "four_score",
        state.alphabet,
        state.values,
    )


def board_seen(view: View) -> Board:
    """Return the board as everybody sees it."""
    return Board(
        view.letters,
        view.places,
        view.uses,
        used_after(view.plays, view.places, view.rules.shorter),
        tuple(taking.tile for taking in view.taken),
        view.rules.variation == "four_score",
        view.alphabet,
        view.values,
    )


def board_before(view: View, turn: int) -> Board:
    """Return the board as it was before the play of this turn."""
    plays = view.plays[:turn]
    uses, places = "0" * len(view.letters), tuple(range(len(view.places)))
    for path in _standing(plays):
        uses = pegged(uses, path)
        if view.rules.variation == "flip_flop":
            places = turned(places, turning(places, path))
    gone = tuple(taking.tile for taking in view.taken if taking.turn < turn)
    tiles = view.rules.variation == "four_score"
    used = used_after(plays, places, view.rules.shorter)
    return Board(view.letters, places, uses, used, gone, tiles, view.alphabet, view.values)


def used_after(plays: Sequence[Play], places: Path, shorter: Literal["beginning", "part"]) -> Used:
    """Return the paths of all words except struck ones (KD-19), by current position."""
    position = layout(places).positions.__getitem__
    return Used(tuple([tuple(map(position, path)) for path in _standing(plays)]), shorter)


def moved(used: Used, before: Path, after: Path) -> Used:
    """Return the used paths by position after tiles moved from *before* to *after* (KD-27)."""
    cells, positions = layout(before).cells, layout(after).positions
    paths = (tuple(positions[cells[at]] for at in path) for path in used.paths)
    return Used(tuple(paths), used.shorter)


def _standing(plays: Sequence[Play]) -> Iterator[Path]:
    return (play.path for play in plays if play.word and play.outcome != "struck")


@lru_cache(maxsize=256)
def layout(places: tuple[int, ...]) -> Layout:
    """Return the arrangement of 36 or 64 tiles, row by row, each two by two cells (KD-2)."""
    side = isqrt(len(places))
    width = 2 * side
    cells = [0] * (4 * len(places))
    for place, tile in enumerate(places):
        row, column = divmod(place, side)
        for corner in range(4):
            down, right = divmod(corner, 2)
            cells[(2 * row + down) * width + 2 * column + right] = 4 * tile + corner
    positions = [0] * len(cells)
    for position, cell in enumerate(cells):
        positions[cell] = position
    return Layout(width, tuple(cells), tuple(positions), itemgetter(*cells))


def touching(lay: Layout, one: int, other: int) -> bool:
    """Return True if two cells adjoin in any of eight directions, or are the same (KD-7, KD-8)."""
    return lay.positions[other] in neighbours(lay.width)[lay.positions[one]]


def first_apart(lay: Layout, path: Sequence[int]) -> int | None:
    """Return the first cell of a path that doesn't adjoin the one before it, or None."""
    at, around = lay.positions, neighbours(lay.width)
    steps = pairwise(path)
    return next((cell for last, cell in steps if at[cell] not in around[at[last]]), None)


@cache
def neighbours(width: int) -> tuple[frozenset[int], ...]:
    """Return the positions that adjoin each position of a square board."""
    near = [range(max(at - 1, 0), min(at + 2, width)) for at in range(width)]
    return tuple(
        frozenset(row * width + column for row in near[at // width] for column in near[at % width])
        for at in range(width * width)
    )


def points(
    letters: str, uses: str, path: Path, worth: Mapping[str, int] | None = None
) -> tuple[int, ...]:
    """
    Return the points of each letter of a path in spelling order: value times peg (KD-9, KD-10).

    The peg is one more than the uses that the cell has had, on the board and earlier in the word.
    *worth* has the points of each letter, by default those printed on A to Z.
    """
    worth = worth or letter_values()
    return tuple(
        worth[letters[cell]] * (int(uses[cell]) + path[:at].count(cell) + 1)
        for at, cell in enumerate(path)
    )


def pegged(uses: str, path: Path) -> str:
    """Add a peg to each cell of a path for each time that the path uses it (KD-9)."""
    return _moved(uses, path, 1)


def unpegged(uses: str, path: Path) -> str:
    """Remove the pegs of a path (KD-19)."""
    return _moved(uses, path, -1)


def _moved(uses: str, path: Path, step: int) -> str:
    digits = bytearray(uses, "ascii")
    for cell in path:
        digits[cell] += step
    return digits.decode()


def grid_of(board: Board) -> Grid:
    """Return the board by position, as the solver reads it."""
    lay = layout(board.places)
    return Grid(
        lay.width,
        lay.width,
        letters_laid(board),
        board.values or values(),
        tuple("".join(lay.read(board.uses)).encode().translate(_PEGS)),
        board.alphabet or LATIN,
    )


def letters_laid(board: Board) -> str:
    """Return the letters by position, in lower case if their tile is gone (KD-26, KD-27)."""
    return letters_at(board.letters, board.places, board.gone)


@lru_cache(maxsize=256)
def letters_at(letters: str, places: tuple[int, ...], gone: tuple[int, ...]) -> str:
    """Return the letters by position, of these by cell, in lower case on tiles that are gone."""
    return "".join(
        letters[cell].lower() if cell // 4 in gone else letters[cell]
        for cell in layout(places).cells
    )


def positions_of(places: Path, path: Path) -> Path:
    """Convert a path of cells to a path of positions."""
    return tuple(map(layout(places).positions.__getitem__, path))


def cells_of(board: Board, path: Path) -> Path:
    """Convert a path of positions to a path of cells."""
    cells = layout(board.places).cells
    return tuple(cells[position] for position in path)
