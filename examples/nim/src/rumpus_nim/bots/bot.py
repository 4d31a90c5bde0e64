"""A bot that sees what players see, and plans its next act."""

from collections.abc import Sequence

from rumpus.bots.bot import Plan
from rumpus.bots.pace import planned
from rumpus.core.chance import Chance
from rumpus.core.values import Millis
from rumpus_nim.actions import Action, Take
from rumpus_nim.events import Event
from rumpus_nim.queries import hints
from rumpus_nim.rules.taking import MOST
from rumpus_nim.view import View

PAUSE = 1200
"""Table time in ms that a bot takes to think."""


class NimBot:
    """Bot for Nim: a *sharp* one leaves a multiple of four if it can; any other picks at random."""

    def __init__(self, *, sharp: bool) -> None:
        self._sharp = sharp

    def on(
        self, view: View, events: Sequence[Event], at: Millis, chance: Chance
    ) -> Plan[Action] | None:
        """Return what to do next, or None if it's not the bot's turn."""
        del events
        legal = hints(view)
        if not legal:
            return None
        winning = Take(view.stones % (MOST + 1))
        best = winning if self._sharp and winning in legal else chance.choice(legal)
        return planned(None, at, PAUSE, best)
