"""Cards in terms of the state: what they are, and what they spell."""

from collections.abc import Iterable, Sequence
from functools import lru_cache

from rumpus.games.keyword.actions import Orange, Piece
from rumpus.games.keyword.data import BLANK
from rumpus.games.keyword.state import Card, Laid, State


def card_letter(state: State, piece: Piece) -> str:
    """Return what is printed on a card, '?' for a blank."""
    return (state.orange if isinstance(piece, Orange) else state.blue)[piece.card]


def laid(state: State, pieces: Iterable[Piece]) -> tuple[Laid, ...]:
    """Return the cards of a word, face up."""
    return tuple(_laid(state, piece) for piece in pieces)


def spelling(cards: Iterable[Laid]) -> str:
    """Return the word that face-up cards spell."""
    return "".join(card.letter for card in cards)


def oranges(pieces: Iterable[Piece]) -> tuple[int, ...]:
    """Return the orange cards of a word."""
    return tuple(piece.card for piece in pieces if isinstance(piece, Orange))


def of_colour(cards: Iterable[Laid], colour: str) -> tuple[int, ...]:
    """Return the cards of one colour in a face-up word."""
    return tuple(card.card for card in cards if card.colour == colour)


def without(cards: Sequence[int], gone: Iterable[int]) -> tuple[int, ...]:
    """Remove cards from a hand or the middle; the others keep their order."""
    out = frozenset(gone)
    return tuple(card for card in cards if card not in out)


@lru_cache(maxsize=1024)
def seen(deck: str, cards: tuple[int, ...]) -> tuple[Card, ...]:
    """Return cards of a deck as seats see them."""
    return tuple(Card(card, deck[card]) for card in cards)


def _laid(state: State, piece: Piece) -> Laid:
    printed = card_letter(state, piece)
    blank = printed == BLANK
    letter = piece.letter if blank else printed
    # KW-6: a word with a blank without a letter never gets here (`rack.objection`).
    assert letter is not None
    return Laid(piece.card, "orange" if isinstance(piece, Orange) else "blue", letter, blank)
