"""
A grid of letters with pegs, paths over it, and the paths that are used up.

A path is a tuple of cell numbers; cells are numbered row by row from the upper left corner. When a
game moves its tiles, it translates the paths it remembers to the new cells.
"""

import re
from array import array
from collections.abc import Sequence
from functools import cache, cached_property, reduce
from itertools import pairwise
from typing import Final, Literal, NamedTuple

import msgspec

from rumpus.words.alphabet import LATIN, alphabet_of
from rumpus.words.layout import LONGEST

GAP: Final = "."
SIDE_MAX: Final = 32
VALUE_MAX: Final = 255
USED_MAX: Final = 4096
USES: Final = 3
"""Number of pegs with which a cell is expired (KD-9)."""

_PEGS: Final = frozenset(range(USES + 1))

_LENGTHS: Final = frozenset(range(1, LONGEST + 1))

Path = tuple[int, ...]
Flaw = Literal["empty", "long", "outside", "gap", "apart", "expired"]


class Found(msgspec.Struct, frozen=True):
    """A word in lower case, a path that spells it, and the score of that path."""

    word: str
    path: Path
    score: int


class Grid(msgspec.Struct, frozen=True, dict=True):
    """
    Letters on a rectangle of cells, row by row, as they are before a word is played.

    `letters` has a capital for each cell. A gap, which no path may cross, is "." or, in lower case,
    the letter that was there, so that used paths over it can still be spelled. `values` has the
    points of each letter of `alphabet`, 0 to 255. `uses` has the pegs on each cell, 0 to 3, where 3
    is expired.
    Raises ValueError if lengths or ranges are wrong; sides are 1 to 32.
    """

    width: int
    height: int
    letters: str
    values: tuple[int, ...]
    uses: tuple[int, ...]
    alphabet: str = LATIN

    def __post_init__(self) -> None:
        """Refuse values that no board can have."""
        if not (1 <= self.width <= SIDE_MAX and 1 <= self.height <= SIDE_MAX):
            raise ValueError(f"a grid of {self.width} x {self.height}; sides are 1 to {SIDE_MAX}")
        cells = self.width * self.height
        if len(self.letters) != cells or len(self.uses) != cells:
            raise ValueError(f"{cells} cells need as many letters and uses")
        if not _letters(self.alphabet).fullmatch(self.letters):
            known = "A to Z, a to z" if self.alphabet == LATIN else self.alphabet
            raise ValueError(f"not all of {known} or '.': {self.letters!r}")
        count = len(self.alphabet)
        if len(self.values) != count or min(self.values) < 0 or max(self.values) > VALUE_MAX:
            raise ValueError(f"values are {count} numbers from 0 to {VALUE_MAX}")
        if not _PEGS.issuperset(self.uses):
            raise ValueError(f"uses are 0 to {USES}")

    @cached_property
    def touching(self) -> tuple[Path, ...]:
        """The cells that may follow each cell: itself and its neighbours, in ascending order."""
        return tuple(self._around(cell) for cell in range(len(self.letters)))

    def value(self, cell: int) -> int:
        """Return the points printed on a cell that isn't a gap."""
        return self.values[_places(self.alphabet)[self.letters[cell]]]

    def _around(self, cell: int) -> Path:
        row, column = divmod(cell, self.width)
        return tuple(
            y * self.width + x
            for y in range(max(row - 1, 0), min(row + 2, self.height))
            for x in range(max(column - 1, 0), min(column + 2, self.width))
            if self.letters[y * self.width + x].isupper()
        )


@cache
def _letters(alphabet: str) -> re.Pattern[str]:
    """Return the texts that a grid may consist of. Raises ValueError if these are no letters."""
    letters = alphabet_of(alphabet).letters
    return re.compile(f"[{letters.upper()}{letters}{GAP}]*")


@cache
def _places(alphabet: str) -> dict[str, int]:
    """Return the number of each capital."""
    return {capital: at for at, capital in enumerate(alphabet.upper())}


class Packed(NamedTuple):
    """Paths in sequence, in the kernel's format: two bytes per cell, and one per length."""

    cells: bytes = b""
    lengths: bytes = b""

    def plus(self, path: Path) -> "Packed":
        """Add a path. Raises ValueError for a cell that no grid has."""
        try:
            return Packed(
                self.cells + array("H", path).tobytes(), self.lengths + bytes([len(path)])
            )
        except OverflowError:
            raise ValueError(f"a used path leaves the grid: {path}") from None


class Used(msgspec.Struct, frozen=True, dict=True):
    """
    The paths played so far; they forbid repeats (KD-11) and shorter versions (KD-14).

    With `shorter` set to "beginning", every prefix of a used word is forbidden on the cells of that
    word, in any order; with "part", every substring. Raises ValueError for an empty path, for one
    longer than any word, and for more than 4096 paths. Values derived from the paths are cached and
    passed on by `plus`, so adding a path takes no longer late in a game.
    """

    paths: tuple[Path, ...] = ()
    shorter: Literal["beginning", "part"] = "beginning"

    def __post_init__(self) -> None:
        """Refuse paths that no word can have."""
        lengths = [*map(len, self.paths)]
        if (
            len(lengths) > USED_MAX
            or not 0 < min(lengths, default=1) <= max(lengths, default=1) <= LONGEST
        ):
            raise ValueError(f"up to {USED_MAX} used paths of 1 to {LONGEST} cells")

    @cached_property
    def through(self) -> dict[int, tuple[Path, ...]]:
        """The paths over each cell, for the cells that are on at least one."""
        return reduce(_plus, self.paths, {})

    @cached_property
    def packed(self) -> Packed:
        """The paths in the kernel's format."""
        return reduce(Packed.plus, self.paths, Packed())

    def plus(self, path: Path) -> "Used":
        """Add a path."""
        after = Used((*self.paths, path), self.shorter)
        vars(after).update(through=_plus(self.through, path), packed=self.packed.plus(path))
        return after


NOTHING_USED: Final = Used()


def flaw(grid: Grid, path: Sequence[int]) -> Flaw | None:
    """
    Return the first reason why a path can't be laid at all, or None (KD-7, KD-8, KD-9).

    "apart": two consecutive cells don't touch. "expired": the path would use a cell for the fourth
    time, including earlier uses in the same path.
    """
    if not path:
        return "empty"
    if len(path) > LONGEST:
        return "long"
    if not all(0 <= cell < len(grid.letters) for cell in path):
        return "outside"
    if not all(grid.letters[cell].isupper() for cell in path):
        return "gap"
    if any(cell not in grid.touching[last] for last, cell in pairwise(path)):
        return "apart"
    if any(grid.uses[cell] + path.count(cell) > USES for cell in path):
        return "expired"
    return None


def spell(letters: Sequence[str], path: Sequence[int]) -> str:
    """Return the word along a path, in lower case; *letters* has the letter of each cell."""
    return "".join(map(letters.__getitem__, path)).lower()


def score(grid: Grid, path: Sequence[int]) -> int:
    """
    Add up value times peg multiplier along a path (KD-9, KD-10).

    The multiplier is one more than the uses that the cell has had, on the board and in this word.
    Raises ValueError, with the flaw, for a path that can't be laid.
    """
    if fault := flaw(grid, path):
        raise ValueError(f"{list(path)} can't be laid: {fault}")
    return sum(
        grid.value(cell) * (grid.uses[cell] + path[:at].count(cell) + 1)
        for at, cell in enumerate(path)
    )


def why_forbidden(
    letters: Sequence[str], path: Sequence[int], used: Used
) -> Literal["same", "shorter"] | None:
    """
    Return the rule that forbids a path: "same" (KD-11), "shorter" (KD-14), or None.

    *letters* has the letter of each cell. "same" means the same word on the same cells, each used
    equally often; "shorter" means a prefix (or substring) of a used word on cells of that word. The
    order of the cells doesn't matter.
    """
    # Both rules need cells of one used path, so any cell of this one leads to all candidates.
    others = used.through.get(path[0], ()) if path else ()
    if not others:
        return None
    word, whole = spell(letters, path), tuple(path)
    if any(_is_same(letters, word, whole, other) for other in others):
        return "same"
    if any(_is_shorter(letters, word, whole, other, used.shorter) for other in others):
        return "shorter"
    return None


def _plus(through: dict[int, tuple[Path, ...]], path: Path) -> dict[int, tuple[Path, ...]]:
    after = through.copy()
    for cell in {*path}:
        after[cell] = (*through.get(cell, ()), path)
    return after


def _is_same(letters: Sequence[str], word: str, path: Path, other: Path) -> bool:
    return sorted(path) == sorted(other) and word == spell(letters, other)


def _is_shorter(
    letters: Sequence[str],
    word: str,
    path: Path,
    other: Path,
    shorter: Literal["beginning", "part"],
) -> bool:
    if len(path) >= len(other) or not set(path) <= set(other):
        return False
    longer = spell(letters, other)
    return word in longer if shorter == "part" else longer.startswith(word)
