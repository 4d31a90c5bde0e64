"""A bot for ICECOOL 2: what it does in each phase, and how long a person would take over it."""

from collections.abc import Sequence
from typing import assert_never

from msgspec.structs import replace

from rumpus.bots.bot import Plan
from rumpus.bots.means import Means
from rumpus.bots.pace import planned
from rumpus.core.chance import Chance
from rumpus.core.values import Millis, Seat
from rumpus.games.icecool.actions import Action, Announce, EndTurn, MakeFlick
from rumpus.games.icecool.bots import hand, using
from rumpus.games.icecool.bots.board import board_of
from rumpus.games.icecool.bots.choosing import choose
from rumpus.games.icecool.bots.judging import Judging
from rumpus.games.icecool.bots.levels import Level
from rumpus.games.icecool.bots.placing import place, to_line
from rumpus.games.icecool.events import Flicked, IceEvent
from rumpus.games.icecool.state import View
from rumpus.physics.layout import School


class IceBot:
    """Bot of one seat; like everybody, it waits until all penguins are at rest."""

    def __init__(self, school: School, level: Level, means: Means) -> None:
        self._school = school
        self._level = level
        self._means = means
        self._rest = Millis(0)
        self._made: tuple[View, Plan[Action]] | None = None
        self._meant: tuple[View, MakeFlick] | None = None

    def on(
        self, view: View, events: Sequence[IceEvent], at: Millis, chance: Chance
    ) -> Plan[Action] | None:
        """Plan the next action; return None to wait, and the same plan for an unchanged view."""
        for event in events:
            if isinstance(event, Flicked):
                self._rest = Millis(at + event.shot.duration)
        if view.you is None or view.you not in view.awaited:
            return None
        if self._made is not None and self._made[0] == view:
            plan = self._made[1]
            return Plan(Millis(max(at, plan.at)), plan.action)
        pause = max(0, self._rest - at) + self._level.pause + chance.below(self._level.pause)
        plan = planned(view.due, at, pause, self._action(view, view.you, chance))
        self._made = view, plan
        return plan

    def _action(self, view: View, seat: Seat, chance: Chance) -> Action:
        board = board_of(self._school, view)
        match view.phase:
            case "place":
                return place(board, seat, self._level, chance)
            case "before":
                return self._before(view, seat, chance)
            case "after":
                return (
                    using.skate(view, board, seat, self._level)
                    or using.move_fish(view, board, seat, self._level)
                    or EndTurn()
                )
            case "over":
                raise AssertionError("a finished game waits for nobody")
            case _:
                assert_never(view.phase)

    def _before(self, view: View, seat: Seat, chance: Chance) -> Action:
        """Make a flick that was announced; otherwise move a fish, use the line, or flick."""
        if self._meant is not None and self._meant[0] == view:
            return self._meant[1]
        board = board_of(self._school, view)
        fish = using.move_fish(view, board, seat, self._level)
        if fish is not None:
            return fish
        if view.lines:
            return to_line(board, seat, self._level, view.lines)
        return self._flick(view, seat, chance)

    def _flick(self, view: View, seat: Seat, chance: Chance) -> Action:
        board = board_of(self._school, view)
        judging = Judging(
            board,
            seat,
            self._level,
            using.tasks_of(view),
            there_and_back=view.rules.two_doors == "there_and_back",
        )
        tried = choose(board, seat, self._level, judging, self._means, chance)
        flick = hand.made(self._level, tried.flick, chance)
        task = None if view.tasked else using.to_announce(tried, judging)
        if task is None:
            return flick
        self._meant = replace(view, announced=task, tasked=True), flick
        return Announce(task)
