"""A bot's stops, in answer to a reach."""

from collections.abc import Sequence
from typing import NamedTuple

from rumpus.bots.bot import Plan
from rumpus.core.chance import Chance
from rumpus.core.values import Millis, Seat
from rumpus.games.keep_your_cool.actions import Action, Stop
from rumpus.games.keep_your_cool.bots.drawing import reaction
from rumpus.games.keep_your_cool.bots.levels import Level
from rumpus.games.keep_your_cool.state import View
from rumpus.games.keep_your_cool.values import Grab


class Impulse(NamedTuple):
    """Time at which a bot will stop a reach, and at which it saw the hand withdrawn, or None."""

    reach: int
    at: Millis
    back: Millis | None = None


class Nerves:
    """Reaction time of a bot to the reach in progress: drawn once, and counted from its start."""

    def __init__(self, level: Level) -> None:
        self._level = level
        self._impulse: Impulse | None = None

    def stop(
        self, view: View, seat: Seat, grab: Grab, speaking: Sequence[Millis], chance: Chance
    ) -> Plan[Action] | None:
        """
        Plan to stop a reach, perhaps too late.

        Returns None if the bot has already answered the reach, or sees the hand withdrawn in time.

        *speaking* holds the time at which the bot begins to say its planned word, if it has one.
        """
        impulse = self._impulse
        if impulse is None or impulse.reach != grab.number:
            busy = (
                view.players[seat].busy > grab.began
                or any(begun <= grab.began for begun in speaking)
                or any(own.seat == seat and own.began <= grab.began for own in view.grabs)
            )
            ms = reaction(self._level, chance) + (self._level.load if busy else 0)
            impulse = Impulse(grab.number, Millis(grab.began + ms))
        self._impulse = impulse._replace(back=grab.withdrawn)
        return None if grab.late is not None else self._said(view, seat)

    def slip(self, view: View, seat: Seat) -> Plan[Action] | None:
        """Plan a stop against a withdrawn hand, if the bot can't suppress it in time (KYC-22)."""
        gone = view.attempts[-1] if view.attempts else None
        if gone is None or self._impulse is None or self._impulse.back is None:
            return None
        mine = (gone.number, gone.outcome) == (self._impulse.reach, "withdrawn")
        return self._said(view, seat) if mine else None

    def _said(self, view: View, seat: Seat) -> Plan[Action] | None:
        """Plan the stop; return None if it was already made or the bot can still suppress it."""
        assert self._impulse is not None
        reach, at, back = self._impulse
        if any((told.seat, told.reach) == (seat, reach) for told in view.verdicts):
            return None
        if back is not None:
            window = view.rules.reaction + view.handicaps[seat]
            if at > back + max(window, self._level.restraint):
                return None
        return Plan(max(at, view.players[seat].stop_from), Stop(reach))
