"""
The grid search in pure Python: the reference for the kernel, and the fallback without it.

It walks the trie, not the board: at each node it has all partial paths that spell the letters of
the node. So each prefix is looked up once, however many paths spell it, and words come out sorted.
Partial paths are kept in ascending order of their cells, so of two with equal scores the first is
lexicographically smaller.
"""

from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from rumpus.words.grid import USES, Found, Grid, Path, Used, spell
from rumpus.words.layout import WORD
from rumpus.words.lexicon import Lexicon

BEAM: Final = 2048
"""The most partial paths kept for a prefix: the best-scoring ones. Real boards need far fewer."""

Partial = tuple[Path, int]


class Board:
    """An indexed grid: the living cells of each letter, on the whole board and around a cell."""

    def __init__(self, grid: Grid) -> None:
        """Index the cells that can still be used."""
        living = [x.isupper() and n < USES for x, n in zip(grid.letters, grid.uses, strict=True)]
        self.grid: Final = grid
        self.around: Final = [
            self._by_letter(cell for cell in touching if living[cell]) for touching in grid.touching
        ]
        self.anywhere: Final = self._by_letter(c for c in range(len(living)) if living[c])
        self.reach: Final = [_mask(letters, grid.alphabet) for letters in self.around]

    def start(self, letter: str) -> list[Partial]:
        """List the paths of a single cell with this letter."""
        return [((cell,), self._points(cell, 0)) for cell in self.anywhere.get(letter, ())]

    def extend(self, partials: Sequence[Partial], letter: str) -> list[Partial]:
        """List all extensions of the paths by one cell with this letter."""
        longer: list[Partial] = []
        for path, points in partials:
            for cell in self.around[path[-1]].get(letter, ()):
                before = path.count(cell)
                if self.grid.uses[cell] + before < USES:
                    longer.append(((*path, cell), points + self._points(cell, before)))
        return _narrow(longer)

    def reach_of(self, partials: Sequence[Partial]) -> int:
        """Return a mask of the letters that can follow."""
        reach = 0
        for path, _ in partials:
            reach |= self.reach[path[-1]]
        return reach

    def _points(self, cell: int, before: int) -> int:
        return self.grid.value(cell) * (self.grid.uses[cell] + before + 1)

    def _by_letter(self, cells: Iterable[int]) -> dict[str, list[int]]:
        found: dict[str, list[int]] = {}
        for cell in cells:
            found.setdefault(self.grid.letters[cell].lower(), []).append(cell)
        return found


class Bans:
    """Index of used paths, for exact lookups of the words and paths that they forbid."""

    def __init__(self, grid: Grid, used: Used) -> None:
        """Index the used words, and the cells of each by its prefixes or by all its substrings."""
        self.same: Final = {(spell(grid.letters, path), tuple(sorted(path))) for path in used.paths}
        self.shorter: Final[dict[str, list[frozenset[int]]]] = {}
        for path in used.paths:
            cells = frozenset(path)
            for part in _shorter(spell(grid.letters, path), used):
                self.shorter.setdefault(part, []).append(cells)

    def forbid(self, word: str, path: Path) -> bool:
        """Return True if KD-11 or KD-14 forbids the word on this path."""
        if any(cells.issuperset(path) for cells in self.shorter.get(word, ())):
            return True
        return (word, tuple(sorted(path))) in self.same


def words_of(lexicon: Lexicon, grid: Grid, used: Used, min_length: int) -> Iterator[Found]:
    """Yield each word that may be laid, with its best path, in alphabetical order."""
    board, bans, flat = Board(grid), Bans(grid, used), lexicon.flat
    alphabet = grid.alphabet
    stack: list[tuple[int, str, list[Partial]]] = [
        (flat[1] + rank, letter, [])
        for rank, letter in _children(flat[0], _mask(board.anywhere, alphabet), alphabet)
    ]
    while stack:
        node, word, shorter = stack.pop()
        partials = board.extend(shorter, word[-1]) if shorter else board.start(word)
        mask = flat[2 * node]
        if mask & WORD and len(word) >= min_length and (best := _best(word, partials, bans)):
            yield best
        stack += [
            (flat[2 * node + 1] + rank, word + letter, partials)
            for rank, letter in _children(mask, board.reach_of(partials), alphabet)
        ]


def paths_of(word: str, grid: Grid, used: Used) -> list[Found]:
    """List the allowed paths of one word, best first."""
    board, bans = Board(grid), Bans(grid, used)
    partials = board.start(word[0])
    for letter in word[1:]:
        partials = board.extend(partials, letter)
    allowed = [
        Found(word, path, points) for path, points in partials if not bans.forbid(word, path)
    ]
    return sorted(allowed, key=lambda found: -found.score)


def _best(word: str, partials: Sequence[Partial], bans: Bans) -> Found | None:
    best = Found(word, (), -1)
    for path, points in partials:
        if points > best.score and not bans.forbid(word, path):
            best = Found(word, path, points)
    return best if best.path else None


def _shorter(word: str, used: Used) -> set[str]:
    """Return the shorter versions of a used word: its prefixes, or all its substrings (KD-14)."""
    starts = range(len(word)) if used.shorter == "part" else (0,)
    parts = {word[low:high] for low in starts for high in range(low + 1, len(word) + 1)}
    return parts - {word}


def _narrow(partials: list[Partial]) -> list[Partial]:
    """Keep the partial paths with the best scores, on ties the first, in their original order."""
    if len(partials) <= BEAM:
        return partials
    return sorted(sorted(partials, key=lambda partial: -partial[1])[:BEAM])


def _children(mask: int, reach: int, alphabet: str) -> list[tuple[int, str]]:
    """List a node's children within reach as (rank, letter), in reverse alphabetical order."""
    found: list[tuple[int, str]] = []
    wanted = mask & reach
    while wanted:
        at = wanted.bit_length() - 1
        wanted ^= 1 << at
        found.append(((mask & ((1 << at) - 1)).bit_count(), alphabet[at]))
    return found


def _mask(letters: Iterable[str], alphabet: str) -> int:
    return sum(1 << alphabet.index(letter) for letter in letters)
