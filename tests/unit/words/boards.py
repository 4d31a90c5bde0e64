"""Boards, small lexicons and a brute-force search, for the tests of the grid solver."""

import string
from collections.abc import Iterable, Iterator
from itertools import pairwise

from hypothesis import strategies as st

from rumpus.words import Entry, Found, Grid, Lexicon, Used, compile_lexicon, read_lexicon

POINTS = {1: "AEIOR", 2: "DLNST", 3: "CGHMPU", 4: "BFKVWY", 5: "JQXZ"}
VALUES = tuple(
    next(points for points, letters in POINTS.items() if letter in letters)
    for letter in string.ascii_uppercase
)


def grid_of(*rows: str, uses: tuple[int, ...] = ()) -> Grid:
    """Return a board with rows of letters, fresh unless uses are given."""
    letters = "".join(rows)
    return Grid(len(rows[0]), len(rows), letters, VALUES, uses or (0,) * len(letters))


def lexicon_of(*words: str) -> Lexicon:
    """Compile a lexicon of words, all of the rarest class."""
    return read_lexicon(compile_lexicon("tiny", [Entry(word) for word in sorted(set(words))]))


@st.composite
def grids(draw: st.DrawFn, letters: str = "ABC.", side: int = 4) -> Grid:
    """Draw a board of few letters, so that words, gaps and spent cells abound."""
    width, height = draw(st.integers(1, side)), draw(st.integers(1, side))
    cells = width * height
    return Grid(
        width,
        height,
        "".join(draw(st.lists(st.sampled_from(letters), min_size=cells, max_size=cells))),
        tuple(draw(st.lists(st.integers(0, 9), min_size=26, max_size=26))),
        tuple(draw(st.lists(st.integers(0, 3), min_size=cells, max_size=cells))),
    )


@st.composite
def used_paths(draw: st.DrawFn, grid: Grid) -> Used:
    """Draw used paths that walk over the board, spent cells included."""
    paths: list[tuple[int, ...]] = []
    for _ in range(draw(st.integers(0, 6))):
        path = [draw(st.integers(0, len(grid.letters) - 1))]
        for _ in range(draw(st.integers(0, 5))):
            near = [cell for cell in range(len(grid.letters)) if touch(grid, path[-1], cell)]
            path.append(draw(st.sampled_from(near)))
        paths.append(tuple(path))
    return Used(tuple(paths), draw(st.sampled_from(["beginning", "part"])))


def words_over(letters: str, longest: int) -> st.SearchStrategy[list[str]]:
    """Draw the words of a lexicon over a few letters."""
    return st.lists(st.text(letters, min_size=1, max_size=longest), min_size=1, max_size=30)


def touch(grid: Grid, one: int, other: int) -> bool:
    """Return True if two cells are the same or neighbours, by their coordinates."""
    (y, x), (v, u) = divmod(one, grid.width), divmod(other, grid.width)
    return max(abs(y - v), abs(x - u)) <= 1


def brute_force(words: Iterable[str], grid: Grid, used: Used, min_length: int) -> list[Found]:
    """Return the words found by trying every path of up to five cells against the written rules."""
    best: dict[str, Found] = {}
    wanted = {word for word in words if len(word) >= min_length}
    for path in every_path(grid, 5):
        word = "".join(grid.letters[cell] for cell in path).lower()
        if word not in wanted or is_forbidden(grid, path, used):
            continue
        points = points_of(grid, path)
        if points is not None and (word not in best or points > best[word].score):
            best[word] = Found(word, path, points)
    return [best[word] for word in sorted(best)]


def every_path(grid: Grid, longest: int) -> Iterator[tuple[int, ...]]:
    """Yield every path of touching cells without gaps: shorter ones first, then by cells."""
    cells = [cell for cell, letter in enumerate(grid.letters) if letter.isupper()]
    paths: list[tuple[int, ...]] = [(cell,) for cell in cells]
    for _ in range(longest):
        yield from paths
        paths = [(*path, cell) for path in paths for cell in cells if touch(grid, path[-1], cell)]


def points_of(grid: Grid, path: tuple[int, ...]) -> int | None:
    """Return the points of a path, peg by peg, or None if a cell runs out of pegs."""
    pegs, points = list(grid.uses), 0
    for cell in path:
        pegs[cell] += 1
        points += pegs[cell] * grid.values[string.ascii_uppercase.index(grid.letters[cell])]
    return points if all(count <= 3 for count in pegs) else None


def is_forbidden(grid: Grid, path: tuple[int, ...], used: Used) -> bool:
    """Return True if KD-11 or KD-14 forbids a path, comparing letters as text."""
    word = [grid.letters[cell].upper() for cell in path]
    for other in used.paths:
        if sorted(path) == sorted(other) and word == [grid.letters[cell].upper() for cell in other]:
            return True
        longer = [grid.letters[cell].upper() for cell in other]
        runs = [longer[at : at + len(path)] for at in range(len(other) - len(path))]
        ends = [longer[len(other) - len(path) :]] if len(path) < len(other) else []
        wanted = [*runs, *ends] if used.shorter == "part" else runs[:1]
        if word in wanted and all(cell in other for cell in path):
            return True
    return False


def is_walk(grid: Grid, path: tuple[int, ...]) -> bool:
    """Return True if each cell of a path touches the one before it."""
    return all(touch(grid, one, other) for one, other in pairwise(path))
