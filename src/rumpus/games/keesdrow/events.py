"""What happens in Keesdrow: past tense, with everything that evolve needs."""

from typing import Literal

import msgspec

from rumpus.core.values import Millis, Seat


class Laid(msgspec.Struct, frozen=True, tag="laid"):
    """
    The tiles lie on the board (KD-3).

    *faces* holds the four letters that show of the tile on each place, row by row; *backs* the
    hidden ones, and is empty for everybody until the record is complete. Tiles are numbered by the
    place where they were laid. *due* is when the table picks for whoever has not (KD-4).
    """

    faces: tuple[str, ...]
    backs: tuple[str, ...]
    due: Millis


class Picked(msgspec.Struct, frozen=True, tag="picked"):
    """A seat drew for the start (KD-4); *chance* when the table drew for it."""

    seat: Seat
    tile: int
    letter: str
    chance: bool


class DrawTied(msgspec.Struct, frozen=True, tag="draw_tied"):
    """These seats drew equal letters and draw again (KD-4)."""

    seats: tuple[Seat, ...]
    due: Millis


class TurnBegan(msgspec.Struct, frozen=True, tag="turn_began"):
    """It is this seat's turn; *due* is when its timer runs out, if there is one (KD-16)."""

    seat: Seat
    turn: int
    due: Millis | None


class Spelled(msgspec.Struct, frozen=True, tag="spelled"):
    """
    A word was named and its pegs were placed (KD-7 to KD-10).

    *points* are those of each letter in spelling order. *closes* ends the challenge window (KD-17);
    None with checked words.
    """

    seat: Seat
    word: str
    path: tuple[int, ...]
    points: tuple[int, ...]
    closes: Millis | None


class Accepted(msgspec.Struct, frozen=True, tag="accepted"):
    """An opponent believes the open word (KD-17)."""

    seat: Seat


class Challenged(msgspec.Struct, frozen=True, tag="challenged"):
    """An opponent doubted the open word, and the word list has spoken (KD-17)."""

    seat: Seat
    word: str
    valid: bool


class Stood(msgspec.Struct, frozen=True, tag="stood"):
    """The open word counts (KD-18, KD-20); *points* are already doubled where it was challenged."""

    seat: Seat
    points: int
    doubled: bool


class Struck(msgspec.Struct, frozen=True, tag="struck"):
    """The open word was no word: pegs out, path free again, nothing scored (KD-19)."""

    seat: Seat


class Passed(msgspec.Struct, frozen=True, tag="passed"):
    """A turn went by without a word (KD-16)."""

    seat: Seat
    why: Literal["pass", "timer"]


class NoWordLeft(msgspec.Struct, frozen=True, tag="no_word_left"):
    """The solver finds no word of the list on the board any more (KD-24)."""


class Finishing(msgspec.Struct, frozen=True, tag="finishing"):
    """A seat agrees to end the game (KD-24)."""

    seat: Seat


class Ended(msgspec.Struct, frozen=True, tag="ended"):
    """The game is over (KD-21 to KD-24)."""

    reason: Literal["points", "turns", "exhausted", "no_word_left", "agreed"]


KeesdrowEvent = (
    Laid
    | Picked
    | DrawTied
    | TurnBegan
    | Spelled
    | Accepted
    | Challenged
    | Stood
    | Struck
    | Passed
    | NoWordLeft
    | Finishing
    | Ended
)
