"""Asking the solver about a board: what is left, and which paths spell a word."""

from rumpus.games.keesdrow.actions import FoundPath
from rumpus.games.keesdrow.board import Board, cells_of, grid_of, used_of
from rumpus.words.grid import Found
from rumpus.words.lexicon import Lexicon
from rumpus.words.paths import any_word, paths_of, solve


def word_left(lexicon: Lexicon, board: Board, min_length: int) -> bool:
    """Say whether the board still holds a word of the list (KD-24)."""
    return any_word(lexicon, grid_of(board), used_of(board), min_length)


def paths(word: str, board: Board, limit: int) -> list[FoundPath]:
    """List the paths that spell a word and may be played, best first."""
    found = paths_of(word, grid_of(board), used_of(board), limit)
    return [_by_cells(board, item) for item in found]


def best_words(lexicon: Lexicon, board: Board, min_length: int, limit: int) -> list[FoundPath]:
    """List the best words, each by its best path; only such as may be suggested."""
    solution = solve(lexicon, grid_of(board), used_of(board), min_length)
    scores = solution.scores.tolist()
    best: list[FoundPath] = []
    for index in sorted(range(len(scores)), key=lambda index: -scores[index]):
        if len(best) == limit:
            break
        found = solution[index]
        if lexicon.may_suggest(found.word):
            best.append(_by_cells(board, found))
    return best


def _by_cells(board: Board, found: Found) -> FoundPath:
    return FoundPath(found.word, cells_of(board, found.path), found.score)
