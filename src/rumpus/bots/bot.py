"""
A bot: a player that is asked after each update what it plans to do, and when.

It gets views, redacted events, table time and its own source of chance, and nothing else.
"""

from collections.abc import Sequence
from typing import Any, Generic, Protocol, TypeVar

import msgspec

from rumpus.core.chance import Chance
from rumpus.core.values import Millis

Action = TypeVar("Action")
View = TypeVar("View", contravariant=True)
Event = TypeVar("Event", contravariant=True)


class Plan(msgspec.Struct, Generic[Action], frozen=True):
    """An action and the table time at which the bot will take it."""

    at: Millis
    action: Action


class Bot(Protocol[View, Event, Action]):
    """A player of one game at one level, in one seat."""

    def on(
        self, view: View, events: Sequence[Event], at: Millis, chance: Chance
    ) -> Plan[Action] | None:
        """
        Return what to do next if nothing else happens; this replaces the previous plan.

        *events* led to *view*, and are empty if the bot has just sat down. Return None to wait for
        others.
        """
        ...


AnyBot = Bot[Any, Any, Any]
AnyPlan = Plan[Any]
