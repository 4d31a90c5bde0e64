"""Objections to cards laid as a word; whether it is valid is judged at the reveal."""

from rumpus.core.values import Refusal, Seat
from rumpus.games.keyword.actions import Orange, Piece, Pieces
from rumpus.games.keyword.data import BLANK
from rumpus.games.keyword.rules.cards import card_letter, oranges
from rumpus.games.keyword.state import State
from rumpus.words.alphabet import LATIN


def objection(state: State, seat: Seat, pieces: Pieces) -> Refusal | None:
    """Return why a seat can't lay these cards as a word (KW-4, KW-7, KW-8), or None."""
    for at, piece in enumerate(pieces):
        refusal = _there(state, seat, piece) or _once(pieces[:at], piece) or _letter(state, piece)
        if refusal is not None:
            return refusal
    least = state.rules.min_length
    if len(pieces) < least:
        return Refusal("too_short", "KW-8", {"least": least})
    # KW-7: a word may be all orange, but not all blue.
    return None if oranges(pieces) else Refusal("only_blue", "KW-7")


def _there(state: State, seat: Seat, piece: Piece) -> Refusal | None:
    """Refuse an orange card not in one's hand, or a blue one not in the middle (KW-5)."""
    if isinstance(piece, Orange):
        own = piece.card in state.seats[seat].hand
        return None if own else Refusal("not_your_card", "KW-5", {"card": piece.card})
    if piece.card in state.middle:
        return None
    return Refusal("blue_gone", "KW-5", {"card": piece.card})


def _once(before: Pieces, piece: Piece) -> Refusal | None:
    """Refuse a card used twice in a word (KW-5)."""
    twice = any(type(one) is type(piece) and one.card == piece.card for one in before)
    return Refusal("card_twice", "KW-5", {"card": piece.card}) if twice else None


def _letter(state: State, piece: Piece) -> Refusal | None:
    """Refuse a blank without a letter, or a letter given for any other card (KW-6)."""
    blank = card_letter(state, piece) == BLANK
    if blank and piece.letter is None:
        return Refusal("blank_needs_letter", "KW-6", {"card": piece.card})
    if blank and piece.letter is not None and piece.letter not in (state.alphabet or LATIN):
        return Refusal("not_a_letter", "KW-6", {"letter": piece.letter})
    if not blank and piece.letter is not None:
        return Refusal("not_a_blank", "KW-6", {"card": piece.card})
    return None
