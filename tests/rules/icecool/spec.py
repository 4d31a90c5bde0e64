"""
Scenarios of ICECOOL 2 for tests: given past events, an action is played and its events follow.

A shot isn't simulated but written: its facts, and where penguins rest. The deck is written as
letters: ``j``, ``d`` and ``b`` are 1s with their tasks (jump, doors, bounce), ``2`` and ``3`` are
cards of that worth.
"""

from typing import Self

from msgspec.structs import replace

from plans import FIVE_ROOMS
from rumpus.core.values import Millis, OptionValue, Seat, Setup
from rumpus.games.icecool.actions import Action, Announce, EndTurn, MakeFlick, Place, Task
from rumpus.games.icecool.events import Drew, IceEvent, RoundBegan, Shuffled
from rumpus.games.icecool.game import IceCool
from rumpus.games.icecool.rules import cards as deck_of
from rumpus.games.icecool.state import Card, Seated, State, View
from rumpus.physics.facts import Bounced, Fact, Jumped, Landed, Left, Passed, Touched
from rumpus.physics.flick import Flick
from rumpus.physics.layout import School
from rumpus.physics.scene import Pose, Scene, standing
from rumpus.physics.shot import Shot, Trouble
from rumpus.testing import scenario
from rumpus.testing.scenario import Scenario

A, B, C, D = (Seat(seat) for seat in range(4))
CLASSROOM, KITCHEN, GYM, LIBRARY, HALL = range(5)
FISH_DOORS = (1, 3, 5)
"""Doors between Library and Kitchen, Classroom and Gym, Gym and Hall."""

SCHOOL = FIVE_ROOMS
CIRCLE = standing(100, 160)
SPOTS = (standing(460, 320), standing(60, 110), standing(60, 210), standing(60, 260))
"""Default resting places, by seat: A in the Kitchen, the others in the Classroom."""
STREET = standing(-200, 100)
"""Place outside the school."""
KITCHEN_SPOT = Place(4600, 3200)
DURATION = 2000


def through(seat: Seat, door: int, to: int = GYM) -> Passed:
    """Return the fact that a penguin went completely through a door."""
    return Passed(100, seat, door, to)


def touch(one: Seat, other: Seat) -> Touched:
    """Return the fact that two penguins touched."""
    return Touched(100, min(one, other), max(one, other))


def bounce(seat: Seat) -> Bounced:
    """Return the fact that a penguin bounced off a wall."""
    return Bounced(100, seat, 0)


def jump(seat: Seat, out_of: int | None = CLASSROOM, to: int | None = GYM) -> Jumped:
    """Return the fact that a penguin jumped over a wall."""
    return Jumped(100, seat, 14, out_of, to)


def land(seat: Seat, room: int | None = GYM) -> Landed:
    """Return the fact that a penguin landed after a jump."""
    return Landed(100, seat, room)


def setup_of(seats: int, **given: OptionValue) -> Setup:
    """Build a setup with these options and this many players."""
    return scenario.setup_of(IceCool(), ["player"] * seats, **given)


class Spec(Scenario[State, Action, IceEvent, View, None, None]):
    """
    Scenario at time 0 of the first round, in which A is the Catcher and stands in the Kitchen.

    It is B's turn, and B's penguin is on the red circle. The deck is padded with 3s.
    """

    def __init__(
        self,
        players: int = 3,
        deck: str = "",
        *,
        placed: bool = True,
        school: School = SCHOOL,
        **options: OptionValue,
    ) -> None:
        self._icecool = IceCool(self._simulate, school)
        super().__init__(self._icecool, setup_of(players, **options))
        self.scene: Scene | None = None
        self.flicked: Flick | None = None
        self._shot = Shot((), (), DURATION, b"track", "written", "0")
        seconds = int(self.setup.options["turn"])
        due = Millis(1000 * seconds) if seconds else None
        self.given(Shuffled(deck.ljust(54, "3")), RoundBegan(0, A, FISH_DOORS, due))
        if placed:
            self.when(A, KITCHEN_SPOT, at=0)

    @property
    def game(self) -> IceCool:
        """The game under test."""
        return self._icecool

    def holds(self, seat: Seat, count: int) -> Self:
        """Draw this many cards from the top of the deck for a seat."""
        for _ in range(count):
            card = deck_of.card(self.state.deck, self.state.drawn)
            self.given(Drew(seat, card, "fish"))
        return self

    def flick(
        self,
        seat: Seat,
        *facts: Fact,
        to: dict[Seat, Pose] | None = None,
        trouble: Trouble | None = None,
        asked: MakeFlick | None = None,
    ) -> Self:
        """Flick for a seat; the mover rests at its spot and others stay, except those in *to*."""
        rest = [seated.pose for seated in self.state.seats]
        if trouble is None:
            rest[seat] = SPOTS[seat]
            for moved, pose in (to or {}).items():
                rest[moved] = pose
        gone = [Left(200, at) for at, pose in enumerate(rest) if pose == STREET]
        happened = (*facts, *gone) if trouble is None else ()
        self._shot = Shot(tuple(rest), happened, DURATION, b"track", "written", "0", trouble)
        return self.when(seat, asked or MakeFlick(0, 500))

    def announce(self, seat: Seat, task: Task) -> Self:
        """Announce a task for a seat."""
        return self.when(seat, Announce(task)).accepted()

    def done(self, seat: Seat) -> Self:
        """End a seat's turn if it hasn't ended by itself."""
        if self.state.phase == "after" and self.state.turn == seat:
            self.when(seat, EndTurn()).accepted()
        return self

    def stands(self, seat: Seat, pose: Pose) -> Self:
        """Move a seat's penguin to this pose."""
        return self._with(seat, pose=pose)

    def hangs(self, seat: Seat, *doors: int) -> Self:
        """Leave a Runner's fish over only these doors, and count the others as taken."""
        return self._with(seat, fish=doors, taken=3 - len(doors))

    def told(self, *kinds: type[IceEvent]) -> list[IceEvent]:
        """Return the events of these kinds that followed the last act or timer."""
        return [event for event in self.events if isinstance(event, kinds)]

    def seat(self, seat: Seat) -> Seated:
        """Return the state of a seat."""
        return self.state.seats[seat]

    def pose(self, seat: Seat) -> Pose | None:
        """Return the pose of a seat's penguin."""
        return self.state.seats[seat].pose

    def card(self, number: int) -> Card:
        """Return the card at this position of the deck."""
        return deck_of.card(self.state.deck, number)

    def _with(self, seat: Seat, **fields: object) -> Self:
        seats = list(self.state.seats)
        seats[seat] = replace(seats[seat], **fields)
        return self.given_state(seats=tuple(seats))

    def _simulate(self, scene: Scene, flick: Flick, school: School) -> Shot:
        assert school is self.game.school
        self.scene, self.flicked = scene, flick
        return self._shot
