"""Events of ICECOOL 2: in the past tense, with everything that evolve needs."""

from typing import Literal

import msgspec

from rumpus.core.values import Millis, Seat
from rumpus.games.icecool.actions import Task
from rumpus.games.icecool.state import Card
from rumpus.physics.flick import Flick
from rumpus.physics.scene import Pose
from rumpus.physics.shot import Shot

Why = Literal["fish", "task", "id"]
"""Reason for drawing a card (IC-13, IC-26, IC-31)."""

Ending = Literal["said", "timer", "nothing", "caught", "trouble"]
"""Reason for the end of a turn (`TurnEnded`)."""


class Shuffled(msgspec.Struct, frozen=True, tag="shuffled"):
    """The cards are shuffled (IC-3); *deck* is empty for everybody until the record is complete."""

    deck: str


class RoundBegan(msgspec.Struct, frozen=True, tag="round_began"):
    """
    Every Runner's fish hang over these *doors*; next, the Catcher places a penguin (IC-7, IC-8).

    *due* is the deadline for that, None without a timer.
    """

    round: int
    catcher: Seat
    doors: tuple[int, ...]
    due: Millis | None


class Placed(msgspec.Struct, frozen=True, tag="placed"):
    """The Catcher's penguin is placed in the Kitchen (IC-8); *timer*: the time ran out."""

    seat: Seat
    pose: Pose
    timer: bool


class TurnBegan(msgspec.Struct, frozen=True, tag="turn_began"):
    """A seat's turn to flick has begun (IC-9); *due* is its deadline, None without a timer."""

    seat: Seat
    due: Millis | None


class Entered(msgspec.Struct, frozen=True, tag="entered"):
    """A Runner enters on the red circle, or as close to it as there is room (IC-10, IC-34)."""

    seat: Seat
    pose: Pose


class PutOnLine(msgspec.Struct, frozen=True, tag="put_on_line"):
    """A penguin was put on the orange line of a room before its flick (IC-19, IC-20)."""

    seat: Seat
    room: int
    pose: Pose


class Announced(msgspec.Struct, frozen=True, tag="announced"):
    """A seat announced a task (IC-26)."""

    seat: Seat
    task: Task


class Flicked(msgspec.Struct, frozen=True, tag="flicked"):
    """
    A penguin was flicked, and everything came to rest; the events that follow say what came of it.

    *flick* is what the hand really did, tremor included (IC-40). The track of the *shot* is only
    for showing it. *due* is when the turn ends by itself, None without a timer (IC-29).
    """

    seat: Seat
    flick: Flick
    shot: Shot
    due: Millis | None


class FishTaken(msgspec.Struct, frozen=True, tag="fish_taken"):
    """A Runner passed completely through a door with their own fish (IC-13, IC-17)."""

    seat: Seat
    door: int


class Caught(msgspec.Struct, frozen=True, tag="caught"):
    """Catcher and Runner touched: the Catcher takes the Runner's ID card (IC-16, IC-34)."""

    seat: Seat
    catcher: Seat
    times: int


class Drew(msgspec.Struct, frozen=True, tag="drew"):
    """A seat drew a card (IC-13, IC-26, IC-31); everybody else sees it with worth 0."""

    seat: Seat
    card: Card
    why: Why


class StandIn(msgspec.Struct, frozen=True, tag="stand_in"):
    """The draw pile is empty, so a seat is credited one point instead of a card (IC-33)."""

    seat: Seat
    card: Card
    why: Why


class TaskDone(msgspec.Struct, frozen=True, tag="task_done"):
    """The announced task is fulfilled and its card turned up (IC-26); a draw follows."""

    seat: Seat
    task: Task
    card: Card


class TaskFailed(msgspec.Struct, frozen=True, tag="task_failed"):
    """The announced task was missed, or fulfilled without a card for it in hand (IC-26)."""

    seat: Seat
    task: Task
    why: Literal["missed", "no_card"]


class BackInside(msgspec.Struct, frozen=True, tag="back_inside"):
    """A penguin that had left the school was put back where it was (IC-21, IC-22, IC-23)."""

    seat: Seat
    pose: Pose


class OffCircle(msgspec.Struct, frozen=True, tag="off_circle"):
    """A Runner's flick ended off the red circle, which counts for the rest of the round (IC-11)."""

    seat: Seat


class FlickAgain(msgspec.Struct, frozen=True, tag="flick_again"):
    """
    The flick is repeated in the same turn.

    *why* is ``circle`` (IC-11), or ``trouble``: it couldn't be simulated, and nothing has moved.
    """

    seat: Seat
    why: Literal["circle", "trouble"]
    due: Millis | None


class Skated(msgspec.Struct, frozen=True, tag="skated"):
    """A seat turned up two cards worth 1 and has another turn (IC-25)."""

    seat: Seat
    cards: tuple[Card, ...]
    due: Millis | None


class FishMoved(msgspec.Struct, frozen=True, tag="fish_moved"):
    """A seat turned up two cards worth 2 and moved a fish of *colour* (IC-28)."""

    seat: Seat
    colour: Seat
    out_of: int
    to: int
    cards: tuple[Card, ...]


class TurnEnded(msgspec.Struct, frozen=True, tag="turn_ended"):
    """
    A turn is over.

    *why*: its player ended it (``said``), the ``timer`` ran out (IC-29), there was ``nothing`` left
    to do, the Runner of a two-player game was ``caught`` (IC-34), or its flicks couldn't be
    simulated (``trouble``).
    """

    seat: Seat
    why: Ending


class RoundEnded(msgspec.Struct, frozen=True, tag="round_ended"):
    """*seat* took a third fish, or caught everybody (IC-30, IC-35)."""

    seat: Seat
    why: Literal["fish", "ids"]


class IdsCashed(msgspec.Struct, frozen=True, tag="ids_cashed"):
    """A seat draws a card for each of its ID cards (IC-31); the draws follow."""

    seat: Seat
    ids: int


class Finished(msgspec.Struct, frozen=True, tag="finished", omit_defaults=True):
    """
    The game is over, and all cards are shown (IC-32).

    *why*: all ``rounds`` were played (IC-5, IC-36), or the game took ``too_long`` for its
    table, or it was ``given_up``, by the seats in *last*.
    """

    why: Literal["rounds", "too_long", "given_up"]
    last: tuple[Seat, ...] = ()


IceEvent = (
    Shuffled
    | RoundBegan
    | Placed
    | TurnBegan
    | Entered
    | PutOnLine
    | Announced
    | Flicked
    | FishTaken
    | Caught
    | Drew
    | StandIn
    | TaskDone
    | TaskFailed
    | BackInside
    | OffCircle
    | FlickAgain
    | Skated
    | FishMoved
    | TurnEnded
    | RoundEnded
    | IdsCashed
    | Finished
)
