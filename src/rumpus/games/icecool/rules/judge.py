"""Judging causes: one function for each kind of action and each timer."""

from collections.abc import Callable, Sequence
from typing import assert_never

from rumpus.core.chance import Chance
from rumpus.core.values import Act, Millis, Refusal, Seat, Timer
from rumpus.games.icecool.actions import (
    Action,
    Announce,
    EndTurn,
    MakeFlick,
    MoveFish,
    Place,
    Skate,
    ToLine,
)
from rumpus.games.icecool.events import (
    Announced,
    FishMoved,
    Flicked,
    IceEvent,
    Placed,
    PutOnLine,
    Shuffled,
    Skated,
)
from rumpus.games.icecool.rules import cards, rounds, tremor, whereabouts
from rumpus.games.icecool.rules.clock import Clock
from rumpus.games.icecool.rules.fishing import no_move
from rumpus.games.icecool.rules.skating import skate_pair
from rumpus.games.icecool.rules.story import Story
from rumpus.games.icecool.state import State
from rumpus.games.icecool.view import lines, timers
from rumpus.physics.flick import Flick
from rumpus.physics.layout import School
from rumpus.physics.scene import Pose, Scene
from rumpus.physics.shot import Shot

Verdict = Sequence[IceEvent] | Refusal
Simulate = Callable[[Scene, Flick, School], Shot]
"""Function that computes the result of a flick in a school."""


class Judge:
    """Judge of one cause; holds what every judging function needs."""

    def __init__(
        self, simulate: Simulate, school: School, state: State, at: Millis, chance: Chance
    ) -> None:
        self._simulate = simulate
        self._school = school
        self._state = state
        # IC-12: an act while penguins are moving costs no time.
        self._clock = Clock(state.rules.turn, max(at, state.rests))
        self._chance = chance

    def opening(self) -> list[IceEvent]:
        """Shuffle, draw lots for the first Catcher, and begin a round (IC-3, IC-4, IC-37)."""
        count = len(self._state.seats)
        deck = cards.BLANK * len(cards.DECK)
        if self._state.rules.scoring == "cards":
            deck = "".join(self._chance.shuffled(cards.DECK))
        catcher = Seat(self._chance.below(count))
        story = Story(self._state)
        story.tell(Shuffled(deck))
        rounds.begin(self._school, story, self._clock, 0, catcher)
        return story.events

    def act(self, act: Act[Action]) -> Verdict:
        """Judge the action of a seat."""
        refusal = not_now(self._state, act.seat, act.action)
        if refusal is not None:
            return refusal
        match act.action:
            case Place():
                return self._place(act.seat, act.action)
            case ToLine():
                return self._to_line(act.seat, act.action)
            case Announce():
                return self._announce(act.seat, act.action)
            case MakeFlick():
                return self._flick(act.seat, act.action)
            case Skate():
                return self._skate(act.seat, act.action)
            case MoveFish():
                return self._move_fish(act.seat, act.action)
            case EndTurn():
                return self._end_turn()
            case _:
                assert_never(act.action)

    def timer(self, timer: Timer) -> Verdict:
        """Judge a deadline; refuse one that the state doesn't wait for."""
        if timer not in timers(self._state):
            return Refusal("void")
        story = Story(self._state)
        match self._state.phase:
            case "place":
                pose = whereabouts.kitchen_middle(self._school)
                story.tell(Placed(self._state.catcher, pose, timer=True))
                rounds.next_turn(self._school, story, self._clock)
            case "before" | "after":
                # IC-29: the timer ends a turn even without a flick, or with usable cards left.
                rounds.end_turn(self._school, story, self._clock, "timer")
            case "over":
                raise AssertionError("a finished game waits for nothing")
            case _:
                assert_never(self._state.phase)
        return story.events

    def _place(self, seat: Seat, action: Place) -> Verdict:
        """IC-8: place the Catcher anywhere within the line of the Kitchen, and begin the turns."""
        pose = whereabouts.kitchen_place(self._school, action)
        if isinstance(pose, Refusal):
            return pose
        story = Story(self._state)
        story.tell(Placed(seat, pose, timer=False))
        rounds.next_turn(self._school, story, self._clock)
        return story.events

    def _to_line(self, seat: Seat, action: ToLine) -> Verdict:
        """IC-19, IC-20: move the penguin from a wall or a doorway to the orange line."""
        sides = lines(self._school, self._state)
        if not sides:
            return Refusal("not_at_a_wall", "IC-19")
        room = _side(sides, action.room)
        if isinstance(room, Refusal):
            return room
        others = whereabouts.others(self._state.seats, seat)
        pose = whereabouts.line_place(self._school, room, self._own(), others)
        if pose is None:
            return Refusal("line_taken", "IC-19")
        return [PutOnLine(seat, room, pose)]

    def _announce(self, seat: Seat, action: Announce) -> Verdict:
        """IC-26: announce one task a turn, before its first flick; its card isn't checked yet."""
        if self._state.tasked:
            return Refusal("announced_already", "IC-26")
        if self._state.repeating:
            return Refusal("too_late_for_a_task", "IC-26")
        if not cards.face_down(self._state.seats[seat]):
            return Refusal("no_cards", "IC-26")
        return [Announced(seat, action.task)]

    def _flick(self, seat: Seat, action: MakeFlick) -> Verdict:
        """IC-12: make the one flick of a turn, with all its consequences."""
        flick = tremor.made(action, self._state.rules.steadiness, self._chance)
        scene = Scene(tuple(seated.pose for seated in self._state.seats), seat)
        shot = self._simulate(scene, flick, self._school)
        clock = self._clock.after(shot.duration)
        story = Story(self._state)
        rounds.flicked(self._school, story, clock, Flicked(seat, flick, shot, clock.rest()))
        return story.events

    def _skate(self, seat: Seat, action: Skate) -> Verdict:
        """IC-25: turn up two 1s for another turn."""
        pair = skate_pair(self._state, seat, action)
        if isinstance(pair, Refusal):
            return pair
        return [Skated(seat, pair, self._clock.turn())]

    def _move_fish(self, seat: Seat, action: MoveFish) -> Verdict:
        """IC-28: turn up two 2s to hang a fish over another door."""
        if self._state.outside:
            return Refusal("only_skates", "IC-21")
        refusal = no_move(self._school, self._state.seats, action)
        if refusal is not None:
            return refusal
        hand = cards.shown(self._state.deck, cards.face_down(self._state.seats[seat]))
        pair = cards.pair(hand, 2)
        if not pair:
            return Refusal("no_twos", "IC-28")
        moved = FishMoved(seat, action.colour, action.out_of, action.to, pair)
        story = Story(self._state)
        story.tell(moved)
        if self._state.phase == "after":
            rounds.end_if_idle(self._school, story, self._clock)
        return story.events

    def _end_turn(self) -> Verdict:
        """IC-29: end the turn, as its player asks."""
        story = Story(self._state)
        rounds.end_turn(self._school, story, self._clock, "said")
        return story.events

    def _own(self) -> Pose:
        pose = self._state.seats[self._state.turn].pose
        assert pose is not None, "the seat whose turn it is is on the board"
        return pose


def not_now(state: State, seat: Seat, action: Action) -> Refusal | None:
    """Return why a seat may not do this at this point, or None if it may (IC-9, IC-12)."""
    phase = state.phase
    if phase == "over":
        return Refusal("over", "IC-5")
    if seat != state.turn:
        return Refusal("not_your_turn", "IC-9", {"seat": state.turn})
    if (phase == "place") != isinstance(action, Place):
        return Refusal("placed_already" if phase != "place" else "place_first", "IC-8")
    match action:
        case Announce() | Skate() | MoveFish() if state.rules.scoring == "tournament":
            return Refusal("no_abilities", "IC-37")
        case ToLine() | Announce() | MakeFlick() if phase == "after":
            return Refusal("flicked_already", "IC-12")
        case Skate() | EndTurn() if phase == "before":
            return Refusal("flick_first", "IC-12")
        case _:
            return None


def _side(sides: Sequence[int], asked: int | None) -> int | Refusal:
    """IC-20: return the chosen side of a doorway, or the only side there is."""
    if asked is None:
        return sides[0] if len(sides) == 1 else Refusal("which_room", "IC-20")
    return asked if asked in sides else Refusal("not_seen_there", "IC-20")
