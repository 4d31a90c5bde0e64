"""The state of a game of ICECOOL 2, and what a seat sees of it."""

from typing import Literal

import msgspec

from rumpus.core.values import Millis, Result, Seat, Setup
from rumpus.games.icecool.actions import Task
from rumpus.physics.scene import Pose

Phase = Literal["place", "before", "after", "over"]
"""The Catcher places a penguin; a turn before its flick; after it, when all rest; the end."""


class Rules(msgspec.Struct, frozen=True):
    """
    The agreed options, typed (`options.py` declares them).

    *rounds* has a default for logs from before it was an option: 0 is all of them.
    """

    scoring: Literal["cards", "tournament"]
    two_doors: Literal["different", "there_and_back"]
    steadiness: Literal["exact", "calm", "shaky"]
    turn: int
    rounds: int = 0


class Card(msgspec.Struct, frozen=True):
    """
    A fish card: its place in the shuffled deck, its worth, and the task on a 1 (IC-26).

    Worth 0 is a card that the viewer may not see.
    """

    id: int
    worth: int = 0
    task: Task | None = None


class Seated(msgspec.Struct, frozen=True):
    """
    What is true of one seat.

    *cards* in the order drawn, *up* those of them that are turned up; *fish* are the doors over
    which its fish hang, *taken* how many it has taken in this round (IC-13), *caught* how often it
    was caught in it (IC-16, IC-34). *away*: a flick has brought it off the red circle (IC-11).
    """

    pose: Pose | None = None
    cards: tuple[int, ...] = ()
    up: tuple[int, ...] = ()
    fish: tuple[int, ...] = ()
    taken: int = 0
    caught: int = 0
    away: bool = False


class State(msgspec.Struct, frozen=True):
    """
    All that is true.

    *deck* has a letter for each card (`cards.py`); the first *drawn* are gone, and more when the
    pile is empty (IC-33). *round* counts from 0. Of the turn under way: *latest* is until when
    repeated flicks can make it last (IC-11), None without a timer; *announced* is the task that its
    flick is to fulfil, *tasked* whether one was announced at all (IC-26); *repeating*: a flick of
    it came back to the circle, and is made again (IC-11); *on_line*: the penguin
    was put on the line (IC-19); *outside*: the flick ended outside the school (IC-21); *failures*
    counts flicks of it that could not be simulated. *flicks* counts all of the game, and at
    *rests* all penguins are at rest after them, one after the other, if there is a timer.
    """

    setup: Setup
    rules: Rules
    seats: tuple[Seated, ...]
    deck: str = ""
    drawn: int = 0
    round: int = 0
    catcher: Seat = Seat(0)
    turn: Seat = Seat(0)
    phase: Phase = "place"
    due: Millis | None = None
    latest: Millis | None = None
    rests: Millis = Millis(0)
    announced: Task | None = None
    tasked: bool = False
    repeating: bool = False
    on_line: bool = False
    outside: bool = False
    failures: int = 0
    flicks: int = 0
    outcome: Result | None = None


class SeatView(msgspec.Struct, frozen=True):
    """
    What everybody sees of a seat.

    *cards* counts all its cards and *down* those face down; *up* are the others. After the game
    *shown* are all of them, and *points* what they are worth. *fish*, *taken*, *caught* and *ids*
    (the ID cards before it) are of this round.
    """

    role: Literal["catcher", "runner"]
    pose: Pose | None
    cards: int
    down: int
    up: tuple[Card, ...]
    shown: tuple[Card, ...]
    points: int | None
    fish: tuple[int, ...]
    taken: int
    caught: int
    ids: int
    away: bool


class View(msgspec.Struct, frozen=True):
    """
    What a seat or spectator knows.

    *hand* are one's own cards face down. *order* is who has a turn after whom, *rounds* how many
    there are. With *tasked* no task can be announced any more in this turn (IC-26): one was, or its
    flick is a repeated one. *lines* are the rooms on whose line the penguin may be put that is to
    be flicked now (IC-19). *outside* after a flick: only skates are left (IC-21). *flicks* is the
    number of the last flick, whose track came with its event.
    """

    you: Seat | None
    rules: Rules
    phase: Phase
    round: int
    rounds: int
    catcher: Seat
    order: tuple[Seat, ...]
    turn: Seat
    due: Millis | None
    hand: tuple[Card, ...]
    seats: tuple[SeatView, ...]
    announced: Task | None
    tasked: bool
    lines: tuple[int, ...]
    outside: bool
    deck_left: int
    flicks: int
    awaited: tuple[Seat, ...]
    result: Result | None
