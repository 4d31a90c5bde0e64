"""Fish cards: what is on them, and which of a seat's cards are face down (IC-3, IC-33)."""

from typing import Final

from rumpus.games.icecool.actions import Task
from rumpus.games.icecool.state import Card, Seated, State

TASKS: Final[dict[str, Task]] = {"j": "jump", "d": "doors", "b": "bounce"}
"""Letters of the three kinds of cards worth 1; other cards are written as their worth."""

PAIR: Final = 2
"""Number of cards to turn up for an ability (IC-25, IC-28)."""

BLANK: Final = "?"
"""A card that only counts: worth 1, without an ability (IC-33, IC-37)."""

DECK: Final = "".join(letter * 6 for letter in TASKS) + "2" * 18 + "3" * 18
"""The 54 cards before shuffling (IC-3, IC-33)."""


def card(deck: str, number: int) -> Card:
    """
    Return a card by its place in the shuffled deck.

    Every card drawn after the last one is a stand-in (IC-33).
    """
    letter = deck[number] if number < len(deck) else BLANK
    if letter in "23":
        return Card(number, int(letter))
    return Card(number, 1, TASKS.get(letter))


def shown(deck: str, numbers: tuple[int, ...]) -> tuple[Card, ...]:
    """Return cards by their places, in the same order."""
    return tuple(card(deck, number) for number in numbers)


def face_down(seated: Seated) -> tuple[int, ...]:
    """Return the cards of a seat that aren't turned up (IC-27)."""
    return tuple(number for number in seated.cards if number not in seated.up)


def of_worth(cards: tuple[Card, ...], worth: int) -> tuple[Card, ...]:
    """Return the cards of this worth that have its ability: 1 (IC-25) or 2 (IC-28)."""
    able = (one for one in cards if one.worth == worth)
    return tuple(one for one in able if one.worth != 1 or one.task is not None)


def pair(cards: tuple[Card, ...], worth: int) -> tuple[Card, ...]:
    """Return the first two cards of this worth to turn up together; nothing if there are fewer."""
    able = of_worth(cards, worth)[:PAIR]
    return able if len(able) == PAIR else ()


def with_task(cards: tuple[Card, ...], task: Task) -> Card | None:
    """Return the first card with a task on it, or None (IC-26)."""
    return next((one for one in cards if one.task == task), None)


def points(state: State, seated: Seated) -> int:
    """Count the points of a seat, on cards face down and turned up (IC-29)."""
    return sum(one.worth for one in shown(state.deck, seated.cards))


def deck_left(state: State) -> int:
    """Count the cards left in the draw pile."""
    return max(0, len(state.deck) - state.drawn)
