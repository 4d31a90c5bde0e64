"""Odds that a word doesn't exist or is challenged, judged by the game so far."""

from typing import Final

from rumpus.core.values import Seat
from rumpus.games.keesdrow.rules.board import Board, board_before, board_seen, cells_of
from rumpus.games.keesdrow.rules.search import tiles_of
from rumpus.games.keesdrow.state import Play, View
from rumpus.words.grid import Found

DOUBT: Final = 0.6
"""Chance that the others challenge a word that they don't know, worth `STAKE` points."""

STAKE: Final = 24
"""Points above which the chance of a challenge grows no further."""

BLUFFS: Final = 12
"""One word in this many of an unknown player is a bluff."""

RARITIES: Final = 25
"""One word in this many is real but unknown to the bot."""

TURN_LOST: Final = 0.75
"""Four Score: chance of a bluff from which to challenge with no tile at stake, as a wrong challenge
costs a turn."""


def doubted(view: View, points: int) -> float:
    """Return the chance that the others challenge a word of these points that they don't know."""
    if view.rules.variation == "four_score":
        return DOUBT / 2
    return DOUBT * min(points, STAKE) / STAKE


def falsehood(view: View, seat: Seat) -> float:
    """Return the chance that a word of this seat, unknown to the bot, doesn't exist."""
    words = [play for play in view.plays if play.seat == seat and play.word]
    struck = sum(play.outcome == "struck" for play in words)
    proved = sum(_proved(play) for play in words)
    bluff = (1 + struck) / (BLUFFS + len(words))
    rarity = (1 + proved) / (RARITIES + len(words))
    return bluff / (bluff + rarity)


def pays(view: View, bluffed: Found, honest: Found | None) -> bool:
    """Return True if a bluff is likely to score more than the best honest word."""
    board = board_seen(view)
    worth = 0 if honest is None else _worth(board, honest)
    return _worth(board, bluffed) * (1 - doubted(view, bluffed.score)) > worth


def worth_a_challenge(view: View) -> bool:
    """Return True if challenging the open word, unknown to the bot, is likely to pay."""
    play = view.plays[-1]
    if view.rules.variation == "four_score":
        board = board_before(view, len(view.plays) - 1)
        return falsehood(view, play.seat) > (0.5 if tiles_of(board, play.path) else TURN_LOST)
    # KD-18, KD-19: a challenge gains as much if the word is wrong as it loses if it is right.
    return falsehood(view, play.seat) > 0.5


def _worth(board: Board, item: Found) -> int:
    return tiles_of(board, cells_of(board, item.path)) if board.tiles else item.score


def _proved(play: Play) -> bool:
    """Return True if a word survived a challenge."""
    return play.challenger is not None and play.outcome in ("stood", "doubled")
