"""Pace of a bot: it acts after a pause, as a person does, but in time."""

from typing import Final

from rumpus.bots.bot import Action, Plan
from rumpus.core.values import Millis

MARGIN: Final = 1000
"""Ms before a deadline by which a bot acts; if time is short, a quarter of what is left."""


def planned(due: Millis | None, at: Millis, pause: int, action: Action) -> Plan[Action]:
    """Return a plan to act after a pause, but in time for the deadline, if there is one."""
    if due is None:
        return Plan(Millis(at + pause), action)
    left = max(0, due - at)
    return Plan(Millis(at + min(pause, left - min(MARGIN, left // 4))), action)
