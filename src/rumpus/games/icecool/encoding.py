"""Encoding of ICECOOL 2: the school and its penguins, and flicks as four numbers."""

from collections.abc import Hashable, Sequence
from itertools import product
from typing import Final

import numpy as np

from rumpus.core.values import Options, Seat
from rumpus.core.work import Mapper
from rumpus.games.encoding import WAIT, Draft, Mask, Numbers, Part, placed
from rumpus.games.icecool.actions import (
    TASKS,
    Action,
    Announce,
    EndTurn,
    MakeFlick,
    MoveFish,
    Place,
    Skate,
    ToLine,
)
from rumpus.games.icecool.game import IceCool
from rumpus.games.icecool.rules import cards
from rumpus.games.icecool.rules.fishing import no_move
from rumpus.games.icecool.rules.seating import FISH
from rumpus.games.icecool.rules.whereabouts import KITCHEN, box, line_place, others
from rumpus.games.icecool.state import Card, SeatView, View
from rumpus.games.icecool.trying import Try, tries
from rumpus.physics.flick import FULL_TURN, MOST_POWER, MOST_SIDE, TOP, Flick
from rumpus.physics.layout import School, Wall
from rumpus.physics.places import lines_of
from rumpus.physics.scene import Pose

SEATS: Final = 4
SIDES: Final = 2
"""Most rooms to whose line a penguin may move."""
HIGH: Final = 100
"""Height of a penguin, in mm, that an observation gives as 1."""
CARDS, WORTH, ROUNDS, CATCHES = 20, 30, 4, 2
"""Numbers of cards, points turned up, rounds and catches that an observation gives as 1."""
KINDS: Final = (*TASKS, "a 1 without a task", "a 2", "a 3")
PHASES: Final = ("place", "before", "after")

FLICK, PLACE, LINE = 1, 2, 3
ANNOUNCE: Final = LINE + SIDES
SKATE: Final = ANNOUNCE + len(TASKS)
END: Final = SKATE + 1
MOVE: Final = END + 1


class Flicks:
    """
    A flick as four numbers, and choices for all else.

    Choices: 0 waits; 1 flicks, by the numbers for direction, power, side and height; 2 places the
    Catcher, by the first two, across and up the Kitchen; then come the lines of one or two rooms,
    three tasks to announce, skates, the end of the turn, and each fish that could be moved: by its
    seat (your own first), the door that it is over, and the door that it goes to.
    """

    dials: Final = 4

    def __init__(self, game: IceCool, options: Options) -> None:
        del options
        self._school = game.school
        doors = range(len(self._school.doors))
        self._moves = tuple(product(range(SEATS), doors, doors))
        self.choices: Final = MOVE + len(self._moves)
        over = (SEATS, len(doors))
        self.parts: Final = (
            Part("walls", (len(self._school.walls), 4), "the ends of each wall: x, y, x, y"),
            Part("doors", (len(doors), 2), "the middle of each door"),
            Part("there", (SEATS,), "1 for a penguin that is in the school, yours first"),
            Part("places", (SEATS, 3), "where each penguin is: x, y, and height of 100 mm"),
            Part("turned", (SEATS, 4), "its rotation, a quaternion; 0.5 stands for 0"),
            Part("catcher", (SEATS,), "1 for the Catcher"),
            Part("turn", (SEATS,), "1 for the seat whose turn it is"),
            Part("away", (SEATS,), "1 for a penguin that has left the red circle"),
            Part("fish", over, "the doors over which the fish of each seat are"),
            Part("taken", (SEATS,), "fish taken in this round, of 3"),
            Part("caught", (SEATS,), "how often each was caught in this round, of 2"),
            Part("cards", (SEATS,), "cards of each seat, of 20"),
            Part("down", (SEATS,), "those of them that are face down, of 20"),
            Part("up", (SEATS,), "points of those that are turned up, of 30"),
            Part("hand", (len(KINDS),), "your cards face down: each task, other 1s, 2s and 3s"),
            Part("phase", (len(PHASES),), "placing the Catcher, before the flick, after it"),
            Part("announced", (len(TASKS),), "1 for the task that is announced"),
            Part("tasked", (1,), "1 if no task can be announced any more"),
            Part("outside", (1,), "1 if the flick ended outside the school"),
            Part("lines", (len(self._school.rooms),), "1 for a room to whose line you may move"),
            Part("deck", (1,), "the share of the cards that is left to draw"),
            Part("round", (1,), "the number of the round, from 0, of 4"),
            Part("rounds", (1,), "the number of rounds, of 4"),
        )
        self._places = placed(self.parts)
        self._at: Final[dict[str, int]] = {name: one.start for name, one in self._places.items()}
        self._width = max(room.right for room in self._school.rooms)
        self._height = max(room.top for room in self._school.rooms)
        self._plan = self._drawn(self._school)

    def decision(self, view: View) -> Hashable | None:
        """Return the turn and its phase, or None if somebody else acts."""
        return (view.round, view.turn, view.phase) if view.you in view.awaited else None

    def at_once(self, view: View) -> None:
        """Return None: every act of a seat is a decision."""

    def points(self, view: View) -> Sequence[int]:
        """Return the number of cards of each seat; what is on them counts at the end (IC-29)."""
        return [seat.cards for seat in view.seats]

    def observe(self, view: View, into: Numbers) -> None:
        """Write an observation."""
        at = self._at
        into[: len(self._plan)] = self._plan
        for number, seat in enumerate(_round(view)):
            self._observe_seat(view, seat, number, into)
        for kind, count in enumerate(_hand(view.hand)):
            into[at["hand"] + kind] = count / CARDS
        if view.phase != "over":
            into[at["phase"] + PHASES.index(view.phase)] = 1
        if view.announced is not None:
            into[at["announced"] + TASKS.index(view.announced)] = 1
        into[at["tasked"]] = view.tasked
        into[at["outside"]] = view.outside
        for room in view.lines:
            into[at["lines"] + room] = 1
        into[at["deck"]] = view.deck_left / len(cards.DECK)
        into[at["round"]] = view.round / ROUNDS
        into[at["rounds"]] = view.rounds / ROUNDS

    def sketch(self, view: View, draft: Draft, into: Numbers) -> None:
        """Add nothing: each choice is an act."""

    def mask(self, view: View, draft: Draft, into: Mask) -> None:
        """Set the choices that are allowed; every flick is."""
        del draft
        into[PLACE] = view.phase == "place"
        into[FLICK] = view.phase == "before"
        into[END] = view.phase == "after"
        for side, room in enumerate(view.lines):
            into[LINE + side] = self._fits(view, room)
        if view.rules.scoring == "tournament" or view.phase == "place":
            return
        if view.phase == "before" and not view.tasked:
            for number, task in enumerate(TASKS):
                into[ANNOUNCE + number] = cards.with_task(view.hand, task) is not None
        into[SKATE] = view.phase == "after" and bool(cards.pair(view.hand, 1))
        if not view.outside and cards.pair(view.hand, 2):
            for number, move in enumerate(self._moves):
                if move[0] < len(view.seats):
                    fish = self._move(view, number)
                    into[MOVE + number] = no_move(self._school, view.seats, fish) is None

    def act(self, view: View, draft: Draft) -> Action:
        """Return the act of a choice, with all its numbers in the middle."""
        (choice,) = draft
        return self.dialled(view, choice, (0.0,) * self.dials)

    def dialled(self, view: View, choice: int, dials: Sequence[float]) -> Action:
        """Return the act of a choice with these numbers, each from -1 to 1."""
        if choice == FLICK:
            flick = flick_of(dials)
            return MakeFlick(flick.aim, flick.power, flick.side, flick.height)
        if choice == PLACE:
            left, bottom, right, top = lines_of(self._school, box(self._school, KITCHEN))
            across, up = ((1 + dial) / 2 for dial in dials[:2])
            x, y = left + across * (right - left), bottom + up * (top - bottom)
            return Place(round(10 * x), round(10 * y))
        if choice < ANNOUNCE:
            return ToLine(view.lines[choice - LINE])
        if choice < SKATE:
            return Announce(TASKS[choice - ANNOUNCE])
        if choice == SKATE:
            first, second = cards.pair(view.hand, 1)
            return Skate(first.id, second.id)
        return EndTurn() if choice == END else self._move(view, choice - MOVE)

    def tries(
        self, view: View, dials: Sequence[Sequence[float]], mapper: Mapper = map
    ) -> Sequence[Try]:
        """Return what each of these flicks would do, made exactly as given."""
        return tries(self._school, view, [flick_of(one) for one in dials], mapper)

    def says(self, view: View, draft: Draft) -> str:
        """Return a choice as a person would say it."""
        (choice,) = draft
        if choice == WAIT:
            return "wait"
        act = self.act(view, draft)
        match act:
            case MakeFlick():
                return "flick"
            case Place():
                return "place the penguin in the Kitchen"
            case ToLine(room):
                return f"move to the line of the {self._school.rooms[room or 0].name}"
            case Announce(task):
                return f"announce {task}"
            case Skate():
                return "use skates"
            case MoveFish(colour, out_of, to):
                return f"move a fish of player {colour} from door {out_of} to door {to}"
            case EndTurn():
                return "end the turn"

    def shows(self, view: View) -> str:
        """Return what a seat sees, as lines of text."""
        lines = [f"Round {view.round + 1} of {view.rounds}, {view.deck_left} cards left"]
        for seat, each in enumerate(view.seats):
            name = "You" if seat == view.you else f"Player {seat}"
            where = (
                "not here yet" if each.pose is None else f"at {each.pose.x:.0f}, {each.pose.y:.0f}"
            )
            turn = ", whose turn it is" if seat == view.turn else ""
            fish = ", ".join(map(str, each.fish)) or "none"
            lines.append(f"{name}: {each.role} {where}, {each.cards} cards{turn}; fish: {fish}")
        hand = ", ".join(f"{one.task or one.worth}" for one in view.hand)
        return "\n".join([*lines, f"your cards  {hand or 'none'}"])

    def _observe_seat(self, view: View, seat: Seat, number: int, into: Numbers) -> None:
        """Write the parts of an observation that are about one seat."""
        at, each = self._at, view.seats[seat]
        if each.pose is not None:
            into[at["there"] + number] = 1
            into[at["places"] + 3 * number : at["places"] + 3 * number + 3] = self._scaled(
                each.pose
            )
            turn = (each.pose.qw, each.pose.qx, each.pose.qy, each.pose.qz)
            for axis, value in enumerate(turn):
                into[at["turned"] + 4 * number + axis] = (1 + min(1.0, max(-1.0, value))) / 2
        into[at["catcher"] + number] = each.role == "catcher"
        into[at["turn"] + number] = seat == view.turn
        into[at["away"] + number] = each.away
        for door in each.fish:
            into[at["fish"] + number * len(self._school.doors) + door] = 1
        into[at["taken"] + number] = min(1, each.taken / FISH)
        into[at["caught"] + number] = min(1, each.caught / CATCHES)
        into[at["cards"] + number] = min(1, each.cards / CARDS)
        into[at["down"] + number] = min(1, each.down / CARDS)
        into[at["up"] + number] = min(1, _worth(each) / WORTH)

    def _scaled(self, pose: Pose) -> tuple[float, float, float]:
        ways = (pose.x / self._width, pose.y / self._height, pose.z / HIGH)
        x, y, z = (min(1.0, max(0.0, way)) for way in ways)
        return x, y, z

    def _fits(self, view: View, room: int) -> bool:
        """Return whether there is a free point on a line that the penguin may move to (IC-19)."""
        pose = view.seats[view.turn].pose
        assert pose is not None, "only a penguin on the board may move to a line"
        return line_place(self._school, room, pose, others(view.seats, view.turn)) is not None

    def _move(self, view: View, number: int) -> MoveFish:
        seat, out_of, to = self._moves[number]
        return MoveFish(_round(view)[seat], out_of, to)

    def _drawn(self, school: School) -> Numbers:
        """Return the walls and the doors, which stay the same."""
        into: Numbers = np.zeros(self._at["there"], np.float32)
        size = (self._width, self._height)
        ends = [coordinate for wall in school.walls for coordinate in _ends(wall, size)]
        points = [school.door_point(door) for door in range(len(school.doors))]
        middles = [one / most for point in points for one, most in zip(point, size, strict=True)]
        into[:] = [*ends, *middles]
        return into


def flick_of(dials: Sequence[float]) -> Flick:
    """
    Return a flick from four numbers from -1 to 1: direction, power, side and height.

    >>> flick_of((0.5, 1.0, -1.0, -1.0))
    Flick(aim=9000, power=1000, side=-900, height=0)
    """
    aim, power, side, height = dials
    return Flick(
        round(aim * FULL_TURN / 2) % FULL_TURN,
        round((1 + power) / 2 * MOST_POWER),
        round(side * MOST_SIDE),
        round((1 + height) / 2 * TOP),
    )


def _ends(wall: Wall, size: tuple[float, float]) -> list[float]:
    """Return where a wall begins and ends, each coordinate as a share of the school."""
    ends = ((wall.at, along) for along in (wall.start, wall.end))
    points = [point if wall.across == "x" else point[::-1] for point in ends]
    return [one / most for point in points for one, most in zip(point, size, strict=True)]


def _round(view: View) -> list[Seat]:
    """Return the seats, the view's own first."""
    assert view.you is not None
    count = len(view.seats)
    return [Seat((view.you + step) % count) for step in range(count)]


def _hand(hand: Sequence[Card]) -> list[int]:
    """Count the cards of each kind in a hand."""
    kinds = [_kind(card) for card in hand]
    return [kinds.count(kind) for kind in range(len(KINDS))]


def _kind(card: Card) -> int:
    return TASKS.index(card.task) if card.task is not None else len(TASKS) - 1 + card.worth


def _worth(seat: SeatView) -> int:
    """Return the points of the cards that a seat has turned up."""
    return sum(card.worth for card in seat.up)
