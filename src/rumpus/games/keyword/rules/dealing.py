"""Dealing: decks are shuffled, cards dealt, and hands refilled."""

from collections.abc import Sequence
from typing import Final

from rumpus.core.chance import Chance
from rumpus.core.values import Seat
from rumpus.games.keyword import data
from rumpus.games.keyword.events import Drew, Filled, Shuffled
from rumpus.games.keyword.state import State
from rumpus.words.language import ENGLISH, Language

HAND: Final = 6
MIDDLE: Final = 6


def shuffled(language: Language, chance: Chance) -> Shuffled:
    """Shuffle both decks (KW-1)."""
    orange = chance.shuffled(data.deck_in(language, "orange"))
    blue = chance.shuffled(data.deck_in(language, "blue"))
    alphabet = "" if language == ENGLISH else language.letters
    return Shuffled("".join(orange), "".join(blue), alphabet)


def shuffled_rest(state: State, chance: Chance) -> Shuffled:
    """Shuffle what is left of both decks (KW-1)."""
    decks = ((state.orange, state.orange_drawn), (state.blue, state.blue_drawn))
    orange, blue = (deck[:gone] + "".join(chance.shuffled(deck[gone:])) for deck, gone in decks)
    return Shuffled(orange, blue, state.alphabet)


def refill(state: State) -> list[Drew | Filled]:
    """Deal orange cards until everybody has six, then fill the middle to six (KW-3, KW-16)."""
    return [*_dealt(state), *_filled(state)]


def drawn(state: State, seat: Seat) -> list[Drew]:
    """Draw for one seat until it has six, or until the deck is empty (KW-10)."""
    count = min(_wants(state, seat), orange_left(state))
    first = state.orange_drawn
    return _drew(state, seat, range(first, first + count))


def orange_left(state: State) -> int:
    """Count the cards left in the orange deck."""
    return len(state.orange) - state.orange_drawn


def blue_left(state: State) -> int:
    """Count the cards left in the blue deck."""
    return len(state.blue) - state.blue_drawn


def _dealt(state: State) -> list[Drew]:
    """
    Deal one card at a time in turn, beginning with another seat each round (KW-16).

    A deck that runs short is thus shared as evenly as possible.
    """
    count = len(state.seats)
    order = [Seat((state.round + step) % count) for step in range(count)]
    cards: dict[Seat, list[int]] = {seat: [] for seat in order}
    left = range(state.orange_drawn, len(state.orange))
    turns = [seat for size in range(HAND) for seat in order if _wants(state, seat) > size]
    for seat, card in zip(turns, left, strict=False):
        cards[seat].append(card)
    return [drew for seat in sorted(order) for drew in _drew(state, seat, cards[seat])]


def _wants(state: State, seat: Seat) -> int:
    return HAND - len(state.seats[seat].hand)


def _drew(state: State, seat: Seat, cards: Sequence[int]) -> list[Drew]:
    if not cards:
        return []
    letters = "".join(state.orange[card] for card in cards)
    return [Drew(seat, len(cards), tuple(cards), letters)]


def _filled(state: State) -> list[Filled]:
    first = state.blue_drawn
    cards = range(first, first + min(MIDDLE - len(state.middle), blue_left(state)))
    letters = "".join(state.blue[card] for card in cards)
    return [Filled(tuple(cards), letters)] if cards else []
