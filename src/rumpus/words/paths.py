"""
The grid solver: all words on a board, whether any is left, and the paths of one typed word.

Both engines give the same answers; `pure` chooses one (None: the kernel if it is installed and
RUMPUS_PURE isn't set). The search is exact as long as no prefix of a word has more than `BEAM`
partial paths, and the boards of the game stay far below that. Beyond that number, only the
best-scoring partial paths are followed, so that the work is bounded on any board.
"""

from collections.abc import Sequence
from itertools import islice
from typing import Final, Literal, final, overload

import numpy as np
from numpy.typing import NDArray

from rumpus.words import _engine, _search
from rumpus.words._engine import Columns
from rumpus.words._search import BEAM
from rumpus.words.alphabet import Alphabet, alphabet_of
from rumpus.words.grid import NOTHING_USED, Found, Grid, Used
from rumpus.words.layout import LONGEST
from rumpus.words.lexicon import Lexicon
from rumpus.words.nearness import distances

LIMIT_MAX: Final = 1000


@final
class Solution(Sequence[Found]):
    """
    Result of a search, in columns: words become objects only when they are accessed.

    `scores` (u32) has one item per word.
    """

    __slots__ = ("_alphabet", "_cells", "_ends", "_text", "scores")

    def __init__(self, columns: Columns, alphabet: Alphabet) -> None:
        """Wrap the columns, whose words are coded in the alphabet, without copying them."""
        text, cells, ends, scores = columns
        self._alphabet: Final = alphabet
        self._text: Final = text
        self._cells: Final[NDArray[np.uint16]] = np.frombuffer(cells, np.uint16)
        self._ends: Final[NDArray[np.uint32]] = np.frombuffer(ends, np.uint32)
        self.scores: Final[NDArray[np.uint32]] = np.frombuffer(scores, np.uint32)

    def __len__(self) -> int:
        return len(self.scores)

    @overload
    def __getitem__(self, index: int) -> Found: ...
    @overload
    def __getitem__(self, index: slice) -> list[Found]: ...
    def __getitem__(self, index: int | slice) -> Found | list[Found]:
        """Return one word, or a list of them, as objects."""
        places = range(len(self))[index]
        return self._item(places) if isinstance(places, int) else [*map(self._item, places)]

    def __repr__(self) -> str:
        return f"<Solution of {len(self)} words>"

    def best(self, count: int) -> list[Found]:
        """List the words with the best scores; ties are in alphabetical order."""
        order = np.argsort(-self.scores.astype(np.int64), kind="stable")
        return [self._item(int(index)) for index in order[:count]]

    def nearest(self, word: str) -> tuple[NDArray[np.int64], list[int]]:
        """
        Return each word's distance from *word* (`nearness.distances`), and their numbers, sorted.

        The nearest words come first; of equally near ones, the closest in length, then the best.
        """
        away = distances(self._alphabet.nearly(word), self._text, self._ends)
        lengths = np.diff(self._ends.astype(np.int64), prepend=0)
        worth = -self.scores.astype(np.int64)
        return away, np.lexsort((worth, np.abs(lengths - len(word)), away)).tolist()

    def reaching(self, lengths: Sequence[int]) -> list[int]:
        """
        List the numbers of the words that are long enough for some cell on their path.

        *lengths* has, for each cell, the fewest letters of a word that would be long enough for it.
        """
        if not len(self):
            return []
        starts = np.concatenate(([0], self._ends[:-1])).astype(np.intp)
        letters = self._ends - starts
        hits = np.array(lengths)[self._cells] <= np.repeat(letters, letters)
        found: list[int] = np.flatnonzero(np.logical_or.reduceat(hits, starts)).tolist()
        return found

    def _item(self, index: int) -> Found:
        low = int(self._ends[index - 1]) if index else 0
        high = int(self._ends[index])
        path = tuple(self._cells[low:high].tolist())
        return Found(self._alphabet.decoded(self._text[low:high]), path, int(self.scores[index]))


def engine(*, pure: bool | None = None) -> Literal["kernel", "pure"]:
    """Return the name of the engine that the functions below use with this `pure`."""
    return "pure" if _engine.choose(pure=pure) is None else "kernel"


def solve(
    lexicon: Lexicon,
    grid: Grid,
    used: Used = NOTHING_USED,
    min_length: int = 3,
    *,
    pure: bool | None = None,
) -> Solution:
    """
    Find each word that may still be laid, with its best path, in alphabetical order.

    The best path has the highest score and, on a tie, the lexicographically smallest cells.
    Raises ValueError if a used path leaves the grid, for a length outside 1 to 28, and if the grid
    has other letters than the lexicon.
    """
    kernel, alphabet = _chosen(lexicon, grid, min_length, pure=pure), alphabet_of(grid.alphabet)
    if kernel is None:
        _check(grid, used)
        found = list(_search.words_of(lexicon, grid, used, min_length))
        return Solution(_columns(found, alphabet), alphabet)
    board = _board(kernel, grid, used)
    return Solution(board.solve(_engine.trie_of(kernel, lexicon), min_length, BEAM), alphabet)


def any_word(
    lexicon: Lexicon,
    grid: Grid,
    used: Used = NOTHING_USED,
    min_length: int = 3,
    *,
    pure: bool | None = None,
) -> bool:
    """
    Return True if a word is left (KD-24); stop at the first one.

    Raises ValueError as `solve` does.
    """
    kernel = _chosen(lexicon, grid, min_length, pure=pure)
    if kernel is None:
        _check(grid, used)
        return any(_search.words_of(lexicon, grid, used, min_length))
    board = _board(kernel, grid, used)
    return board.any_word(_engine.trie_of(kernel, lexicon), min_length, BEAM)


def paths_of(
    word: str,
    grid: Grid,
    used: Used = NOTHING_USED,
    limit: int = 10,
    *,
    pure: bool | None = None,
) -> list[Found]:
    """
    Find the best paths of a typed word, best first; it need not be in any lexicon.

    Ties are in lexicographic order of the paths. Case is ignored. A word that no path can spell,
    such as one with a hyphen, has no paths.
    Raises ValueError if a used path leaves the grid, or for a limit outside 1 to 1000.
    """
    _check(grid, used)
    if not 1 <= limit <= LIMIT_MAX:
        raise ValueError(f"limit {limit} is not in 1 to {LIMIT_MAX}")
    alphabet = alphabet_of(grid.alphabet)
    coded = alphabet.coded(word)
    if not 0 < len(coded) <= LONGEST:
        return []
    kernel = _engine.choose(pure=pure, letters=len(alphabet))
    if kernel is None:
        return list(islice(_search.paths_of(alphabet.decoded(coded), grid, used), limit))
    board = _board(kernel, grid, used)
    return list(Solution(board.paths_of(coded.decode("ascii"), limit, BEAM), alphabet))


def _chosen(
    lexicon: Lexicon, grid: Grid, min_length: int, *, pure: bool | None
) -> _engine.Kernel | None:
    """Return the engine for a search, after checking what either engine relies on."""
    if not 1 <= min_length <= LONGEST:
        raise ValueError(f"min_length {min_length} is not in 1 to {LONGEST}")
    if lexicon.alphabet.letters != grid.alphabet:
        raise ValueError(f"{lexicon.name} has other letters than the grid")
    return _engine.choose(pure=pure, letters=len(grid.alphabet))


def _check(grid: Grid, used: Used) -> None:
    """Refuse used paths over cells that the grid doesn't have, as the kernel does by itself."""
    cells = len(grid.letters)
    if not all(0 <= cell < cells for cell in used.through):
        raise ValueError(f"a used path leaves the {cells} cells of the grid")


def _board(kernel: _engine.Kernel, grid: Grid, used: Used) -> _engine.Board:
    return kernel.Board(
        grid.width,
        grid.height,
        alphabet_of(grid.alphabet).grid(grid.letters),
        bytes(grid.values),
        bytes(grid.uses),
        used.packed.cells,
        used.packed.lengths,
        used.shorter == "part",
    )


def _columns(found: Sequence[Found], alphabet: Alphabet) -> Columns:
    ends = np.cumsum([len(item.word) for item in found], dtype=np.uint32)
    return (
        b"".join(alphabet.coded(item.word) for item in found),
        np.array([cell for item in found for cell in item.path], np.uint16).tobytes(),
        ends.tobytes(),
        np.array([item.score for item in found], np.uint32).tobytes(),
    )
