"""Playable words and bluffs on a board, found by the solver."""

from typing import Any

import msgspec

from rumpus.games.keesdrow.rules.board import board_seen, cells_of, grid_of
from rumpus.games.keesdrow.state import View
from rumpus.words.lexicon import bundled
from rumpus.words.paths import solve


def word_on(view: dict[str, Any], length: int) -> tuple[str, tuple[int, ...]]:
    """Return a listed word and its best path over distinct cells, so that a hand can draw it."""
    board = board_seen(msgspec.convert(view, View))
    for found in solve(bundled(), grid_of(board), board.used, length):
        path = cells_of(board, found.path)
        if len(path) == length == len(set(path)):
            return found.word, path
    raise AssertionError("no such word on this board")


def bluff_on(view: dict[str, Any]) -> tuple[str, tuple[int, ...]]:
    """Return four cells in a row that spell no listed word: a legal play that loses a challenge."""
    board = board_seen(msgspec.convert(view, View))
    grid = grid_of(board)
    for start in range(len(grid.letters) - 3):
        positions = tuple(range(start, start + 4))
        inside = start % grid.width <= grid.width - 4
        if inside and all(grid.uses[p] == 0 for p in positions):
            word = "".join(grid.letters[p] for p in positions).lower()
            if word not in bundled():
                return word, cells_of(board, positions)
    raise AssertionError("no place for a bluff")
