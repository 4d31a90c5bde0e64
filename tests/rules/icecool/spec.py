"""
Given, when, then: how the tests of ICECOOL 2 speak.

A shot is written: what happened in it, and where penguins rest. The deck is written as letters:
``j``, ``d`` and ``b`` are the 1s with their tasks, ``2`` and ``3`` what they are worth.
"""

from collections.abc import Sequence
from typing import Self

from msgspec.structs import replace

from plans import FIVE_ROOMS
from rumpus.core.chance import Chance, simulation_seed
from rumpus.core.options import validated
from rumpus.core.values import Act, Millis, OptionValue, Refusal, Seat, Setup, Timer
from rumpus.games.icecool.actions import Action, Announce, EndTurn, MakeFlick, Place, Task
from rumpus.games.icecool.events import Drew, IceEvent, RoundBegan, Shuffled
from rumpus.games.icecool.game import FACTS, IceCool
from rumpus.games.icecool.rules import cards as deck_of
from rumpus.games.icecool.state import Card, Seated, View
from rumpus.physics.facts import Bounced, Fact, Jumped, Landed, Left, Passed, Touched
from rumpus.physics.flick import Flick
from rumpus.physics.layout import School
from rumpus.physics.scene import Pose, Scene, standing
from rumpus.physics.shot import Shot, Trouble

A, B, C, D = (Seat(seat) for seat in range(4))
CLASSROOM, KITCHEN, GYM, LIBRARY, HALL = range(5)
FISH_DOORS = (1, 3, 5)
"""Between Library and Kitchen, between Classroom and Gym, between Gym and Hall."""

SCHOOL = FIVE_ROOMS
CIRCLE = standing(100, 160)
SPOTS = (standing(460, 320), standing(60, 110), standing(60, 210), standing(60, 260))
"""Where penguins rest unless told: the Catcher in the Kitchen, Runners in the Classroom."""
STREET = standing(-200, 100)
"""Outside the school."""
KITCHEN_SPOT = Place(4600, 3200)
DURATION = 2000


def through(seat: Seat, door: int, to: int = GYM) -> Passed:
    """A penguin comes completely through a door."""
    return Passed(100, seat, door, to)


def touch(one: Seat, other: Seat) -> Touched:
    """Two penguins touch."""
    return Touched(100, min(one, other), max(one, other))


def bounce(seat: Seat) -> Bounced:
    """A penguin bounces off a wall."""
    return Bounced(100, seat, 0)


def jump(seat: Seat, out_of: int | None = CLASSROOM, to: int | None = GYM) -> Jumped:
    """A penguin jumps over a wall."""
    return Jumped(100, seat, 14, out_of, to)


def land(seat: Seat, room: int | None = GYM) -> Landed:
    """A penguin comes down again."""
    return Landed(100, seat, room)


def setup_of(seats: int, **given: OptionValue) -> Setup:
    """Complete a few options, and seat players."""
    options = validated(FACTS.options, given)
    assert not isinstance(options, Refusal), options
    infos = IceCool().seat(options, ["player"] * seats)
    assert not isinstance(infos, Refusal), infos
    return Setup(options, infos)


class Spec:
    """
    A game at time 0 in which A is the Catcher of the first round and stands in the Kitchen.

    It is B's turn, on the red circle. Cards of the deck that are not written are 3s.
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
        self.game = IceCool(self._simulate, school)
        self.setup = setup_of(players, **options)
        self.state = self.game.initial_state(self.setup)
        self.at = Millis(0)
        self.answer: Sequence[IceEvent] | Refusal = ()
        self.scene: Scene | None = None
        self.flicked: Flick | None = None
        self._shot = Shot((), (), DURATION, b"track", "written", "0")
        seconds = int(self.setup.options["turn"])
        due = Millis(1000 * seconds) if seconds else None
        self.given(Shuffled(deck.ljust(54, "3")), RoundBegan(0, A, FISH_DOORS, due))
        if placed:
            self.when(A, KITCHEN_SPOT, at=0)

    def given(self, *events: IceEvent) -> Self:
        """Let these have happened."""
        for event in events:
            self.state = self.game.evolve(self.state, event)
        return self

    def holds(self, seat: Seat, count: int) -> Self:
        """Let a seat have drawn some cards from the top of the deck."""
        for _ in range(count):
            card = deck_of.card(self.state.deck, self.state.drawn)
            self.given(Drew(seat, card, "fish"))
        return self

    def when(self, seat: Seat, action: Action, at: int | None = None) -> Self:
        """Let a seat act, a second after the last cause unless told."""
        return self._decide(Act(seat, action), self.at + 1000 if at is None else at)

    def flick(
        self,
        seat: Seat,
        *facts: Fact,
        to: dict[Seat, Pose] | None = None,
        trouble: Trouble | None = None,
        asked: MakeFlick | None = None,
    ) -> Self:
        """Let a seat flick; *to* is where penguins rest, the flicked one at its spot if untold."""
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
        """Let a seat announce a task."""
        return self.when(seat, Announce(task)).accepted()

    def done(self, seat: Seat) -> Self:
        """Let a seat say that its turn is over, if it has not ended by itself."""
        if self.state.phase == "after" and self.state.turn == seat:
            self.when(seat, EndTurn()).accepted()
        return self

    def fires(self, name: str) -> Self:
        """Serve the deadline of this name at its due."""
        (timer,) = self.game.timers(self.state)
        assert timer.name == name
        return self._decide(timer, timer.due)

    def stands(self, seat: Seat, pose: Pose) -> Self:
        """Let a penguin stand somewhere."""
        return self._with(seat, pose=pose)

    def hangs(self, seat: Seat, *doors: int) -> Self:
        """Let a Runner's fish hang over just these doors, and the others be taken."""
        return self._with(seat, fish=doors, taken=3 - len(doors))

    def then(self, *events: IceEvent) -> Self:
        """The last cause brought about exactly these."""
        assert tuple(self.answered()) == events
        return self

    def refused(self, code: str, rule: str | None, **params: str | int) -> Self:
        """The last cause meant nothing."""
        assert self.answer == Refusal(code, rule, params)
        return self

    def accepted(self) -> Self:
        """The last cause was no refusal."""
        self.answered()
        return self

    def answered(self) -> Sequence[IceEvent]:
        """Give the events of the last cause."""
        assert not isinstance(self.answer, Refusal), self.answer
        return self.answer

    def told(self, *kinds: type[IceEvent]) -> list[IceEvent]:
        """Give those events of the last cause that are of these kinds."""
        return [event for event in self.answered() if isinstance(event, kinds)]

    def names(self) -> list[str]:
        """Name what the last cause brought about."""
        return [type(event).__name__ for event in self.answered()]

    def seat(self, seat: Seat) -> Seated:
        """Give what is true of a seat."""
        return self.state.seats[seat]

    def pose(self, seat: Seat) -> Pose | None:
        """Give where a penguin is."""
        return self.state.seats[seat].pose

    def view(self, seat: Seat | None) -> View:
        """Look at the game from a seat, or as a spectator."""
        return self.game.view(self.state, seat)

    def card(self, number: int) -> Card:
        """Show a card of the deck."""
        return deck_of.card(self.state.deck, number)

    def chance(self, at: int) -> Chance:
        """Give the chance of a cause at a time."""
        return Chance(simulation_seed(at), "test")

    def _with(self, seat: Seat, **fields: object) -> Self:
        seats = list(self.state.seats)
        seats[seat] = replace(seats[seat], **fields)
        self.state = replace(self.state, seats=tuple(seats))
        return self

    def _simulate(self, scene: Scene, flick: Flick, school: School) -> Shot:
        assert school is self.game.school
        self.scene, self.flicked = scene, flick
        return self._shot

    def _decide(self, cause: Act[Action] | Timer, at: int) -> Self:
        before = self.state
        self.answer = self.game.decide(self.state, cause, Millis(at), self.chance(at))
        assert self.state == before
        if not isinstance(self.answer, Refusal):
            self.at = Millis(at)
            self.given(*self.answer)
        return self
