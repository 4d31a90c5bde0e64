"""State of a game of ICECOOL 2, and the view that a seat gets of it."""

from typing import Literal

import msgspec

from rumpus.core.values import Millis, Result, Seat, Setup
from rumpus.games.icecool.actions import Task
from rumpus.physics.scene import Pose

Phase = Literal["place", "before", "after", "over"]
"""The Catcher is placing; a turn before its flick; a turn after its flick; the end."""


class Rules(msgspec.Struct, frozen=True):
    """
    The agreed options, typed (`options.py` defines them).

    *rounds* has a default for logs from before the option existed; 0 means all rounds.
    """

    scoring: Literal["cards", "tournament"]
    two_doors: Literal["different", "there_and_back"]
    steadiness: Literal["exact", "calm", "shaky"]
    turn: int
    rounds: int = 0


class Card(msgspec.Struct, frozen=True):
    """
    A fish card: its place in the shuffled deck, its worth, and the task on a card worth 1 (IC-26).

    Worth 0 is a card that the viewer may not see.
    """

    id: int
    worth: int = 0
    task: Task | None = None


class Seated(msgspec.Struct, frozen=True):
    """
    State of one seat.

    *cards* are in the order drawn; *up* holds those turned up. *fish* holds the doors over which
    its fish hang. *taken* counts the fish it took this round (IC-13), *caught* how many times it
    was caught (IC-16, IC-34). *away*: one of its flicks has left the red circle (IC-11).
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
    Complete state of a game.

    *deck* has a letter for each card (`cards.py`). *drawn* counts the cards drawn, including
    stand-ins after the pile ran out (IC-33). *round* counts from 0. *flicks* counts all flicks of
    the game. All penguins are at rest at *rests*, if there is a timer.

    The other fields belong to the current turn. Repeated flicks can extend it until *latest*
    (IC-11), None without a timer. *announced* is the task that its flick is meant to fulfil;
    *tasked*: one was announced (IC-26). *repeating*: a flick ended on the circle and is repeated
    (IC-11). *on_line*: the penguin was moved to the line (IC-19). *outside*: the flick ended
    outside the school (IC-21). *failures* counts its flicks that couldn't be simulated.
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
    Seat as everybody sees it.

    *cards* counts all its cards, *down* those face down; *up* holds the rest. After the game
    *shown* holds all of them, and *points* is what they are worth. *fish*, *taken*, *caught* and
    *ids* (its ID cards) are of this round.
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
    View of a game: all that a seat or a spectator may know.

    *hand* holds one's own cards that are face down. *order* is the order of turns; *rounds* counts
    the rounds. *tasked*: no task can be announced any more this turn, since one was, or since the
    flick is a repeated one (IC-26). *lines* holds the rooms to whose line the penguin may be moved
    before this flick (IC-19). *outside*, after a flick: only skates are left (IC-21). *flicks* is
    the number of the last flick, whose track came with its event.
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
