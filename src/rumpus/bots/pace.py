"""Acting after a pause as a person does, and yet in time."""

from typing import Final

from rumpus.bots.bot import Action, Plan
from rumpus.core.values import Millis

MARGIN: Final = 1000
"""How many ms before a deadline a bot acts, or in the last quarter where there is less time."""


def planned(due: Millis | None, at: Millis, pause: int, action: Action) -> Plan[Action]:
    """Act after a pause, but in time where something is due."""
    if due is None:
        return Plan(Millis(at + pause), action)
    left = max(0, due - at)
    return Plan(Millis(at + min(pause, left - min(MARGIN, left // 4))), action)
