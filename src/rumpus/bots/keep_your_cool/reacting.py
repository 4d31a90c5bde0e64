"""Saying stop to a hand that comes (KYC-19 to KYC-23)."""

from collections.abc import Sequence

from rumpus.bots.bot import Plan
from rumpus.bots.keep_your_cool.drawing import reaction
from rumpus.bots.keep_your_cool.levels import Level
from rumpus.core.chance import Chance
from rumpus.core.values import Millis, Seat
from rumpus.games.keep_your_cool.actions import Action, Stop
from rumpus.games.keep_your_cool.parts import Grab
from rumpus.games.keep_your_cool.state import View


class Nerves:
    """How long a bot takes to answer the reach under way: drawn once, counted from its start."""

    def __init__(self, level: Level) -> None:
        self._level = level
        self._drawn: tuple[int, int] | None = None

    def stop(
        self, view: View, seat: Seat, grab: Grab, speaking: Sequence[Millis], chance: Chance
    ) -> Plan[Action] | None:
        """
        Plan to stop a reach, perhaps too late; None for one that was answered.

        *speaking* is when it began to say a word that it plans to have said, if any.
        """
        if grab.late is not None:
            return None
        if self._drawn is None or self._drawn[0] != grab.number:
            busy = view.players[seat].busy > grab.began or any(
                begun <= grab.began for begun in speaking
            )
            ms = reaction(self._level, chance) + (self._level.load if busy else 0)
            self._drawn = grab.number, ms
        at = max(Millis(grab.began + self._drawn[1]), view.players[seat].stop_from)
        return Plan(at, Stop(grab.number))
