"""Events of Keesdrow: in the past tense, with everything that evolve needs."""

from typing import Literal

import msgspec

from rumpus.core.values import Millis, Seat


class Laid(msgspec.Struct, frozen=True, tag="laid", omit_defaults=True):
    """
    The tiles are laid out on the board (KD-3).

    *faces* holds the four visible letters of the tile in each place, row by row; *backs* holds the
    hidden ones, and is empty for everybody until the record is complete. Tiles are numbered by the
    place where they were laid. At *due*, the table picks for players who haven't (KD-4). In another
    language than English, *alphabet* has its letters, and *values* the points of each (KD-5).
    """

    faces: tuple[str, ...]
    backs: tuple[str, ...]
    due: Millis
    alphabet: str = ""
    values: tuple[int, ...] = ()


class Picked(msgspec.Struct, frozen=True, tag="picked"):
    """A seat drew for the start (KD-4); *chance*: the table drew for it."""

    seat: Seat
    tile: int
    letter: str
    chance: bool


class DrawTied(msgspec.Struct, frozen=True, tag="draw_tied"):
    """These seats drew equal letters, and must draw again (KD-4)."""

    seats: tuple[Seat, ...]
    due: Millis


class TurnBegan(msgspec.Struct, frozen=True, tag="turn_began"):
    """A seat's turn has begun; *due* is when its timer runs out, None without one (KD-16)."""

    seat: Seat
    turn: int
    due: Millis | None


class Spelled(msgspec.Struct, frozen=True, tag="spelled"):
    """
    A word was played and its pegs were placed (KD-7, KD-8, KD-9, KD-10).

    *points* are by letter, in spelling order. *closes* is when the challenge window ends (KD-17),
    None with checked words.
    """

    seat: Seat
    word: str
    path: tuple[int, ...]
    points: tuple[int, ...]
    closes: Millis | None


class Accepted(msgspec.Struct, frozen=True, tag="accepted"):
    """An opponent accepted the open word (KD-17)."""

    seat: Seat


class Challenged(msgspec.Struct, frozen=True, tag="challenged"):
    """An opponent challenged the open word, and the word list decided (KD-17)."""

    seat: Seat
    word: str
    valid: bool


class Stood(msgspec.Struct, frozen=True, tag="stood"):
    """The open word counts (KD-18, KD-20); *points* include the doubling after a challenge."""

    seat: Seat
    points: int
    doubled: bool


class Struck(msgspec.Struct, frozen=True, tag="struck"):
    """The open word wasn't valid: pegs are removed, the path is free, nothing is scored (KD-19)."""

    seat: Seat


class Passed(msgspec.Struct, frozen=True, tag="passed"):
    """A turn ended without a word (KD-16)."""

    seat: Seat
    why: Literal["pass", "timer"]


class TilesTaken(msgspec.Struct, frozen=True, tag="tiles_taken"):
    """Four Score: the word filled these tiles, so they leave the board (KD-26)."""

    seat: Seat
    tiles: tuple[int, ...]


class Flipped(msgspec.Struct, frozen=True, tag="flipped"):
    """
    Flip Flop: these columns of tiles turned; each bottom tile moved to the top (KD-27).

    *columns* are numbered from 0 on the left; *places* has the tile in each place afterwards.
    """

    columns: tuple[int, ...]
    places: tuple[int, ...]


class Barred(msgspec.Struct, frozen=True, tag="barred"):
    """Four Score: a challenger was wrong and loses the next turn (KD-26)."""

    seat: Seat


class Skipped(msgspec.Struct, frozen=True, tag="skipped"):
    """Four Score: a seat lost this turn because of a wrong challenge (KD-26)."""

    seat: Seat


class CoachingCalled(msgspec.Struct, frozen=True, tag="coaching_called"):
    """
    Somebody reported that a turn was coached; the clock is stopped (KD-25).

    *due* is when the call lapses. *left* is what was left of the turn or the window in ms, None
    without a timer. *turn* is the turn in question; None, in older logs, is the current one.
    """

    seat: Seat
    due: Millis
    left: int | None
    turn: int | None = None


class CoachingAdmitted(msgspec.Struct, frozen=True, tag="coaching_admitted"):
    """The team admitted that the turn was coached (KD-25)."""

    seat: Seat


class CoachingDenied(msgspec.Struct, frozen=True, tag="coaching_denied"):
    """The team denied coaching (KD-25); *due* is when the call lapses if a moderator is to rule."""

    seat: Seat
    due: Millis | None


class CoachingRuled(msgspec.Struct, frozen=True, tag="coaching_ruled"):
    """The host, who isn't playing, ruled whether the turn was coached (KD-25)."""

    seat: Seat
    coached: bool
    reason: str


class TurnWentOn(msgspec.Struct, frozen=True, tag="turn_went_on"):
    """The current turn or window resumes with the time that it had left (KD-25)."""

    due: Millis | None


class Forfeited(msgspec.Struct, frozen=True, tag="forfeited"):
    """A coached turn ended without a word; any word it had played is taken back (KD-25)."""

    seat: Seat


class NoWordLeft(msgspec.Struct, frozen=True, tag="no_word_left"):
    """No word on the list is left on the board (KD-24)."""


class WordsAgain(msgspec.Struct, frozen=True, tag="words_again"):
    """There are words again, as a column turned or a word was taken back (KD-24, KD-27)."""


class Finishing(msgspec.Struct, frozen=True, tag="finishing"):
    """A seat agreed to end the game (KD-24)."""

    seat: Seat


class Ended(msgspec.Struct, frozen=True, tag="ended", omit_defaults=True):
    """The game is over (KD-21, KD-22, KD-23, KD-24); the seats in *last* gave up."""

    reason: Literal[
        "points",
        "turns",
        "exhausted",
        "no_word_left",
        "agreed",
        "tiles",
        "too_long",
        "given_up",
    ]
    last: tuple[Seat, ...] = ()


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
    | TilesTaken
    | Flipped
    | Barred
    | Skipped
    | CoachingCalled
    | CoachingAdmitted
    | CoachingDenied
    | CoachingRuled
    | TurnWentOn
    | Forfeited
    | NoWordLeft
    | WordsAgain
    | Finishing
    | Ended
)
