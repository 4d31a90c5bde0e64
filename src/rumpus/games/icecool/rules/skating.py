"""Skates: which cards may be turned up for them (IC-25, IC-27)."""

from rumpus.core.values import Refusal, Seat
from rumpus.games.icecool.actions import Skate
from rumpus.games.icecool.rules import cards
from rumpus.games.icecool.state import Card, State


def skate_pair(state: State, seat: Seat, skate: Skate) -> tuple[Card, ...] | Refusal:
    """Return the two cards worth 1 to turn up (IC-25), unless one is used (IC-27) or unsuitable."""
    numbers = (skate.first, skate.second)
    if skate.first == skate.second:
        return Refusal("card_twice", "IC-25", {"card": skate.first})
    refusals = (_unusable(state, seat, number) for number in numbers)
    refusal = next((refusal for refusal in refusals if refusal is not None), None)
    if refusal is not None:
        return refusal
    pair = cards.shown(state.deck, numbers)
    return pair if len(cards.of_worth(pair, 1)) == len(pair) else Refusal("no_skates", "IC-25")


def _unusable(state: State, seat: Seat, number: int) -> Refusal | None:
    if number not in state.seats[seat].cards:
        return Refusal("not_your_card", "IC-25", {"card": number})
    if number in state.seats[seat].up:
        return Refusal("card_used", "IC-27", {"card": number})
    return None
