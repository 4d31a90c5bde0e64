"""Consequences of a shot, in the order in which they happen."""

from typing import assert_never

from rumpus.core.values import Seat
from rumpus.games.icecool.actions import Task
from rumpus.games.icecool.events import (
    Caught,
    FishTaken,
    Flicked,
    OffCircle,
    TaskDone,
    TaskFailed,
)
from rumpus.games.icecool.rules import cards, whereabouts
from rumpus.games.icecool.rules.ending import round_over
from rumpus.games.icecool.rules.seating import catches, of_two, runners
from rumpus.games.icecool.rules.story import Story
from rumpus.games.icecool.rules.tasks import fulfils
from rumpus.games.icecool.state import State
from rumpus.physics.facts import (
    Bounced,
    Fact,
    Jumped,
    Landed,
    Left,
    Passed,
    Rested,
    Touched,
)
from rumpus.physics.layout import School
from rumpus.physics.places import doorway_at


class Move:
    """One flick with all its consequences for cards, fish and penguins, until all are at rest."""

    def __init__(self, school: School, story: Story, flicked: Flicked) -> None:
        self._school = school
        self._story = story
        self._flicked = flicked
        self._before: State = story.state

    def happen(self) -> None:
        """Apply everything that happens until all penguins rest, in order (IC-18)."""
        self._story.tell(self._flicked)
        for fact in self._flicked.shot.facts:
            self._happened(fact)
        self._fulfil()
        self._put_back()
        self._come_off()

    def caught(self) -> Seat | None:
        """Return the Runner of a two-player game if this move caught them and the round goes on."""
        if not of_two(self._before) or round_over(self._story.state) is not None:
            return None
        (runner,) = runners(self._before)
        return runner if self._was_caught(runner) else None

    def is_to_be_repeated(self) -> bool:
        """Return True if a Runner's first flick ended on the red circle (IC-11)."""
        return self._is_first() and not self._story.state.seats[self._flicked.seat].away

    def fail(self) -> None:
        """Record that the announced task, if any, was missed, which costs nothing (IC-26)."""
        task = self._story.state.announced
        if task is not None:
            self._story.tell(TaskFailed(self._flicked.seat, task, "missed"))

    def _happened(self, fact: Fact) -> None:
        match fact:
            case Passed():
                self._passed(fact)
            case Touched():
                self._touched(Seat(fact.penguin), Seat(fact.other))
            case Jumped() | Landed() | Bounced() | Left() | Rested():
                # IC-15: a jump over a door doesn't go through it. The rest is known from the poses.
                pass
            case _:
                assert_never(fact)

    def _passed(self, fact: Passed) -> None:
        """Let a Runner take the fish of a door they came through, pushed or not (IC-13, IC-17)."""
        seat = Seat(fact.penguin)
        if fact.door not in self._story.state.seats[seat].fish:
            return
        was = self._before.seats[seat].pose
        start = None if was is None else doorway_at(self._school, was)
        if start is not None and start.door == fact.door:
            # IC-20: a penguin that begins in a doorway can't take its fish.
            return
        self._story.tell(FishTaken(seat, fact.door))
        self._story.draw(seat, "fish")

    def _touched(self, one: Seat, other: Seat) -> None:
        """Catch a Runner who touches the Catcher, whichever of them moved (IC-16, IC-17)."""
        catcher = self._before.catcher
        if catcher not in (one, other):
            return
        runner = other if one == catcher else one
        times = self._before.seats[runner].caught
        # IC-34: several touches in one move count as one catch.
        if times < catches(self._before) and not self._was_caught(runner):
            self._story.tell(Caught(runner, catcher, times + 1))

    def _was_caught(self, runner: Seat) -> bool:
        return self._story.state.seats[runner].caught > self._before.seats[runner].caught

    def _fulfil(self) -> None:
        """Settle a fulfilled task: turn up a card held before the flick, and draw one (IC-26)."""
        task, seat = self._before.announced, self._flicked.seat
        if task is None or not self._achieved(task):
            return
        seated = self._before.seats[seat]
        card = cards.with_task(cards.shown(self._before.deck, cards.face_down(seated)), task)
        if card is None:
            self._story.tell(TaskFailed(seat, task, "no_card"))
        else:
            self._story.tell(TaskDone(seat, task, card))
            self._story.draw(seat, "task")

    def _achieved(self, task: Task) -> bool:
        there_and_back = self._before.rules.two_doors == "there_and_back"
        facts = self._flicked.shot.facts
        return fulfils(task, facts, self._flicked.seat, there_and_back=there_and_back)

    def _put_back(self) -> None:
        """
        Put penguins that left the school back where they were (IC-21, IC-22, IC-23).

        A caught Runner who is going to the red circle anyway blocks no point (IC-34).
        """
        caught = self.caught()
        lifted = [] if caught is None else [caught]
        gone = (f.penguin for f in self._flicked.shot.facts if isinstance(f, Left))
        out = sorted({Seat(penguin) for penguin in gone} - set(lifted))
        back = whereabouts.back_inside(self._school, self._before, self._story.state, out, lifted)
        self._story.tell(*back)

    def _come_off(self) -> None:
        """Record that a Runner's flick ended in the school but off the red circle (IC-11)."""
        seat = self._flicked.seat
        pose = self._story.state.seats[seat].pose
        if not self._is_first() or pose is None:
            return
        if not whereabouts.on_circle(self._school, pose):
            self._story.tell(OffCircle(seat))

    def _is_first(self) -> bool:
        """Return True if a Runner flicked from the circle and stayed in the school (IC-11)."""
        seat = self._flicked.seat
        if seat == self._before.catcher or seat == self.caught():
            return False
        return not self._before.seats[seat].away and not self._story.state.outside
