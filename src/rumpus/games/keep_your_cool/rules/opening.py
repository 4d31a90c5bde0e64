"""The throw that settles who flips first, and the time limit of the first word."""

from collections.abc import Sequence
from typing import Final

from rumpus.core.chance import Chance
from rumpus.core.values import Millis, Refusal, Seat
from rumpus.games.keep_your_cool.events import CoolEvent, FirstWordLate, Thrown, ThrowsShown
from rumpus.games.keep_your_cool.fields import Hand
from rumpus.games.keep_your_cool.rules.board import later
from rumpus.games.keep_your_cool.rules.seating import PLAYERS, other
from rumpus.games.keep_your_cool.state import State

THROW_TIME: Final = 20_000
"""Time to throw, in ms; then the table throws at random for players who haven't (KYC-4)."""

BEATS: Final[dict[Hand, Hand]] = {"rock": "scissors", "paper": "rock", "scissors": "paper"}
HANDS: Final[tuple[Hand, ...]] = tuple(BEATS)


def throw(state: State, seat: Seat, hand: Hand, at: Millis) -> Sequence[CoolEvent] | Refusal:
    """Record a throw in secret; the second one reveals both (KYC-4)."""
    if state.phase != "throw":
        return Refusal("not_now", "KYC-4", {"phase": state.phase})
    if state.thrown[seat] is not None:
        return Refusal("already_thrown", "KYC-4")
    thrown = Thrown(seat, hand, chance=False)
    opposite = state.thrown[other(seat)]
    if opposite is None:
        return [thrown]
    hands = (hand, opposite) if seat == PLAYERS[0] else (opposite, hand)
    return [thrown, _shown(state, hands, at)]


def throw_for_all(state: State, at: Millis, chance: Chance) -> Sequence[CoolEvent]:
    """Throw at random for players who haven't thrown in time (KYC-4)."""
    hands: tuple[Hand, ...] = tuple(_drawn(hand, chance) for hand in state.thrown)
    late = [seat for seat in PLAYERS if state.thrown[seat] is None]
    return [*(Thrown(seat, hands[seat], chance=True) for seat in late), _shown(state, hands, at)]


def first_word_late(state: State, at: Millis) -> Sequence[CoolEvent]:
    """Swap the roles if no first word came in time (KYC-5)."""
    due = later(at, state.rules.first_word_time)
    return [FirstWordLate(other(state.flipper), due, at)]


def _drawn(hand: Hand | None, chance: Chance) -> Hand:
    return chance.choice(HANDS) if hand is None else hand


def _shown(state: State, hands: tuple[Hand, ...], at: Millis) -> ThrowsShown:
    """Reveal both hands: the winner is Flipper, and equal hands are thrown again (KYC-4)."""
    first, second = hands
    if first == second:
        return ThrowsShown(hands, None, later(at, THROW_TIME), at)
    winner = PLAYERS[0] if BEATS[first] == second else PLAYERS[1]
    return ThrowsShown(hands, winner, later(at, state.rules.first_word_time), at)
