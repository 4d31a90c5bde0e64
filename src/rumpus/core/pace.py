"""Pace: a game is live, or slow with hours or days for each move, as one of its options says."""

from collections.abc import Mapping
from typing import Final

from rumpus.core.game import GameFacts
from rumpus.core.options import SLOW_SECONDS, Choice
from rumpus.core.values import OptionValue

_PHRASES: Final = ("eight hours", "a day", "three days", "seven days")


def slow_choices(note: str, needs: dict[str, tuple[OptionValue, ...]]) -> tuple[Choice, ...]:
    """Return the choices that make a table slow, for the option that `GameFacts.pace` names."""
    return tuple(
        Choice(seconds, phrase, note, needs=needs)
        for seconds, phrase in zip(SLOW_SECONDS, _PHRASES, strict=True)
    )


def is_slow(facts: GameFacts, options: Mapping[str, OptionValue]) -> bool:
    """Return whether a table with these options is slow."""
    return bool(facts.pace) and options.get(facts.pace) in SLOW_SECONDS
