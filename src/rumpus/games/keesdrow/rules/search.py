"""Searches of a board by the solver: words left, paths of a word, best and nearest words."""

from collections.abc import Callable, Iterable
from functools import lru_cache
from typing import Final

from msgspec.structs import replace

from rumpus.games.keesdrow.actions import FoundPath
from rumpus.games.keesdrow.rules.board import (
    Board,
    Path,
    cells_of,
    grid_of,
    layout,
    pegged,
)
from rumpus.games.keesdrow.rules.moving import filled, lacking
from rumpus.games.keesdrow.rules.path import objection
from rumpus.words.grading import commonest_of
from rumpus.words.grid import Found
from rumpus.words.layout import RAREST
from rumpus.words.lexicon import Lexicon
from rumpus.words.paths import Solution, any_word, paths_of, solve

RANKED: Final = 100
"""Most paths of a word, or words equally near, that are compared by their worth (KD-26)."""

WIDELY: Final = 5
"""The rarest class of words that most people know."""

PROOFS: Final = 16
"""Number of words, from all over the alphabet, kept as proof that a board still has some."""

OFTEN: Final = 16
"""Number of searches after which a board is solved: together they cost less than solving it."""

BOARDS: Final = 1000
"""Number of boards for which such words are kept: enough for all games in progress."""


class _Proofs:
    """Words that a board was seen to have, as paths of cells, and how often it was searched."""

    def __init__(self) -> None:
        self.paths: list[Path] = []
        self.searched = 0


def word_left(lexicon: Lexicon, board: Board, min_length: int) -> bool:
    """
    Return True if the board still has a word on the list (KD-24).

    A word found earlier that may still be played is proof. A board is solved for such words once it
    has been searched often: a search that stops at the first word costs far less.
    """
    proofs = _proofs(lexicon.sha256, board.letters, min_length)
    for at, path in enumerate(proofs.paths):
        if objection(board, path, min_length) is None:
            # The next board will be much like this one.
            proofs.paths.insert(0, proofs.paths.pop(at))
            return True
    proofs.searched += 1
    if proofs.searched <= OFTEN:
        return any_word(lexicon, grid_of(board), board.used, min_length)
    solution = solve(lexicon, grid_of(board), board.used, min_length)
    some = solution[:: len(solution) // PROOFS + 1]
    proofs.paths = [cells_of(board, found.path) for found in some]
    return bool(proofs.paths)


@lru_cache(maxsize=BOARDS)
def _proofs(lexicon: str, letters: str, min_length: int) -> _Proofs:
    """Return what is known of a board with these letters, for the caller to add to."""
    del lexicon, letters, min_length
    return _Proofs()


def paths(word: str, board: Board, limit: int) -> list[FoundPath]:
    """List the paths that spell a word and may be played, best first."""
    found = paths_of(word, grid_of(board), board.used, RANKED if board.tiles else limit)
    return _ranked(board, found)[:limit]


def nearest_words(
    lexicon: Lexicon, board: Board, min_length: int, word: str, limit: int
) -> tuple[int, list[FoundPath]]:
    """
    Return the distance from *word* to the nearest words on the board, and the first of these.

    Each has its best path. Words that may not be suggested are left out; if no word remains, the
    distance is 0.
    """
    solution = solve(lexicon, grid_of(board), board.used, min_length)
    away, order = solution.nearest(word)
    near: list[Found] = []
    least = 0
    for index in order:
        if near and (away[index] > least or len(near) == RANKED):
            break
        found = solution[index]
        if lexicon.may_suggest(found.word):
            least = int(away[index])
            near.append(found)
    ranked = sorted(_ranked(board, near), key=lambda item: abs(len(item.word) - len(word)))
    return least, ranked[:limit]


def best_words(
    lexicon: Lexicon, board: Board, min_length: int, limit: int, *, known: bool = False
) -> list[FoundPath]:
    """
    List the best words that may be suggested, each with its best path.

    If *known*, only words that most people know; a list that doesn't grade words counts as known.
    """
    solution = solve(lexicon, grid_of(board), board.used, min_length)
    rarest = commonest_of(lexicon, WIDELY) if known else RAREST

    def suits(word: str) -> bool:
        return lexicon.commonness(word) <= rarest and lexicon.may_suggest(word)

    best = _best(solution, limit, suits)
    if board.tiles:
        # KD-26: a word with few points may take a tile.
        taking = (solution[index] for index in solution.reaching(lacking_by_position(board)))
        best += [item for item in taking if suits(item.word) and item not in best]
    return _ranked(board, best)[:limit]


def lacking_by_position(board: Board) -> list[int]:
    """Return, by position, the pegs that its tile needs: no shorter word fills it (KD-26)."""
    lacks = lacking(board.uses, board.gone)
    return [lacks[cell // 4] for cell in layout(board.places).cells]


def _best(solution: Solution, limit: int, suits: Callable[[str], bool]) -> list[Found]:
    scores = solution.scores.tolist()
    best: list[Found] = []
    for index in sorted(range(len(scores)), key=lambda index: -scores[index]):
        if len(best) == limit:
            break
        found = solution[index]
        if suits(found.word):
            best.append(found)
    return best


def tiles_of(board: Board, path: Path) -> int:
    """Count the tiles that a path of cells would take (KD-26)."""
    return len(filled(pegged(board.uses, path), path, board.gone))


def _ranked(board: Board, found: Iterable[Found]) -> list[FoundPath]:
    """Return paths of cells, best first; ties keep their order."""
    by_points = sorted(found, key=lambda item: -item.score)
    named = [FoundPath(item.word, cells_of(board, item.path), item.score) for item in by_points]
    if not board.tiles:
        return named
    # KD-26: a word is worth the tiles that it takes.
    worth = (replace(item, score=tiles_of(board, item.path)) for item in named)
    return sorted(worth, key=lambda item: -item.score)
