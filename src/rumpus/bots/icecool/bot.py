"""A player of ICECOOL 2: what it does in each phase, and how long a person would take for that."""

from collections.abc import Sequence
from typing import assert_never

from rumpus.bots.bot import Plan
from rumpus.bots.icecool.aiming import aim, targets
from rumpus.bots.icecool.levels import Level
from rumpus.bots.pace import planned
from rumpus.core.chance import Chance
from rumpus.core.values import Millis, Seat
from rumpus.games.icecool.actions import Action, EndTurn, MakeFlick, Place, Skate, ToLine
from rumpus.games.icecool.cards import of_worth
from rumpus.games.icecool.events import Flicked, IceEvent
from rumpus.games.icecool.state import View
from rumpus.games.icecool.whereabouts import kitchen_middle
from rumpus.physics.layout import School

FULL_TURN = 36_000
MOST_POWER = 1000

ROAMING = 300
"""As Catcher it stands up to so many tenths of a mm from the middle of the Kitchen."""


class IceBot:
    """One seat's bot; it waits with everybody else until all penguins rest."""

    def __init__(self, school: School, level: Level) -> None:
        self._school = school
        self._level = level
        self._rest = Millis(0)

    def on(
        self, view: View, events: Sequence[IceEvent], at: Millis, chance: Chance
    ) -> Plan[Action] | None:
        """Plan the next action, if one is awaited."""
        for event in events:
            if isinstance(event, Flicked):
                self._rest = Millis(at + event.shot.duration)
        if view.you is None or view.you not in view.awaited:
            return None
        pause = max(0, self._rest - at) + self._level.pause + chance.below(self._level.pause)
        return planned(view.due, at, pause, self._action(view, view.you, chance))

    def _action(self, view: View, seat: Seat, chance: Chance) -> Action:
        match view.phase:
            case "place":
                return self._place(chance)
            case "before":
                return self._flick(view, seat, chance)
            case "after":
                ones = of_worth(view.hand, 1)
                return Skate(ones[0].id, ones[1].id) if len(ones) > 1 else EndTurn()
            case "over":
                raise AssertionError("a finished game waits for nobody")
            case _:
                assert_never(view.phase)

    def _place(self, chance: Chance) -> Place:
        middle = kitchen_middle(self._school)
        x, y = (round(10 * along) + _off(chance, ROAMING) for along in (middle.x, middle.y))
        return Place(x, y)

    def _flick(self, view: View, seat: Seat, chance: Chance) -> Action:
        if view.lines:
            return ToLine(chance.choice(view.lines))
        pose = view.seats[seat].pose
        assert pose is not None, "whoever is on turn is on the board"
        direction, power = aim(pose, chance.choice(targets(self._school, view, seat, pose)))
        direction += _off(chance, self._level.wide)
        power += _off(chance, self._level.weak)
        return MakeFlick(direction % FULL_TURN, max(0, min(MOST_POWER, power)))


def _off(chance: Chance, most: int) -> int:
    """Miss by as much at most, to either side."""
    return chance.below(2 * most + 1) - most
