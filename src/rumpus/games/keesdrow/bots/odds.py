"""Chances that a word is none, or that somebody says so: told from what has happened so far."""

from typing import Final

from rumpus.core.values import Seat
from rumpus.games.keesdrow.rules.board import Board, board_before, board_seen, cells_of
from rumpus.games.keesdrow.rules.search import tiles_of
from rumpus.games.keesdrow.state import Play, View
from rumpus.words.grid import Found

DOUBT: Final = 0.6
"""The chance that others challenge a word which they do not know and which is worth STAKE."""

STAKE: Final = 24
"""Points above which nobody doubts any more than that."""

BLUFFS: Final = 12
"""One in this many words of an unknown player is a bluff."""

RARITIES: Final = 25
"""One in this many is a word that the bot does not know."""

TURN_LOST: Final = 0.75
"""In Four Score a wrong challenge costs a turn: so sure one must be where no tile is at stake."""


def doubted(view: View, points: int) -> float:
    """Return the chance that others challenge a word of these points that they don't know."""
    if view.rules.variation == "four_score":
        return DOUBT / 2
    return DOUBT * min(points, STAKE) / STAKE


def falsehood(view: View, seat: Seat) -> float:
    """Return the chance that a word of this seat, unknown to oneself, is none."""
    words = [play for play in view.plays if play.seat == seat and play.word]
    struck = sum(play.outcome == "struck" for play in words)
    proved = sum(_proved(play) for play in words)
    bluff = (1 + struck) / (BLUFFS + len(words))
    rarity = (1 + proved) / (RARITIES + len(words))
    return bluff / (bluff + rarity)


def pays(view: View, bluffed: Found, honest: Found | None) -> bool:
    """Return whether a bluff is likely to bring more than the best word that one has."""
    board = board_seen(view)
    worth = 0 if honest is None else _worth(board, honest)
    return _worth(board, bluffed) * (1 - doubted(view, bluffed.score)) > worth


def worth_a_challenge(view: View) -> bool:
    """Return whether one gains by challenging the open word, which one does not know."""
    play = view.plays[-1]
    if view.rules.variation == "four_score":
        board = board_before(view, len(view.plays) - 1)
        return falsehood(view, play.seat) > (0.5 if tiles_of(board, play.path) else TURN_LOST)
    # KD-18, KD-19: what it takes from the player if it is none, it gives if it is one.
    return falsehood(view, play.seat) > 0.5


def _worth(board: Board, item: Found) -> int:
    return tiles_of(board, cells_of(board, item.path)) if board.tiles else item.score


def _proved(play: Play) -> bool:
    """Return whether a word survived a challenge."""
    return play.challenger is not None and play.outcome in ("stood", "doubled")
