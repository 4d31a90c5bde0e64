"""Objections to passing with these discards (KW-10)."""

from collections.abc import Sequence

from rumpus.core.values import Millis, Refusal, Seat
from rumpus.games.keyword.state import State
from rumpus.games.keyword.view import anybody_laid


def no_pass(state: State, seat: Seat, discard: Sequence[int], at: Millis) -> Refusal | None:
    """Return why a seat can't pass and discard these cards, or None."""
    if state.seats[seat].committed:
        return Refusal("pass_after_laying", "KW-10")
    if _too_late(state, at):
        return Refusal("too_late_to_pass", "KW-10")
    strange = next((card for card in discard if card not in state.seats[seat].hand), None)
    if strange is not None:
        return Refusal("not_your_card", "KW-5", {"card": strange})
    twice = next((card for card in discard if discard.count(card) > 1), None)
    return None if twice is None else Refusal("card_twice", "KW-5", {"card": twice})


def _too_late(state: State, at: Millis) -> bool:
    """Return True once passing is over: when its time is up or, untimed, when somebody has laid."""
    return anybody_laid(state) if state.pass_until is None else at > state.pass_until
