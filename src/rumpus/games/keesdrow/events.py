"""What happens in Keesdrow: past tense, with everything that evolve needs."""

from typing import Literal

import msgspec

from rumpus.core.values import Millis, Seat


class Laid(msgspec.Struct, frozen=True, tag="laid"):
    """
    The tiles lie on the board (KD-3).

    *faces* holds the four letters that show of the tile on each place, row by row; *backs* the
    hidden ones, and is empty for everybody until the record is complete. Tiles are numbered by the
    place where they were laid. *due* is when the table picks for players who have not (KD-4).
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
    A word was named and its pegs were placed (KD-7, KD-8, KD-9, KD-10).

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


class TilesTaken(msgspec.Struct, frozen=True, tag="tiles_taken"):
    """Four Score: the word filled these tiles, and they leave the board (KD-26)."""

    seat: Seat
    tiles: tuple[int, ...]


class Flipped(msgspec.Struct, frozen=True, tag="flipped"):
    """
    Flip Flop: these columns of tiles turned, the bottom tile to the top (KD-27).

    *columns* count from 0 on the left; *places* is the tile on each place afterwards.
    """

    columns: tuple[int, ...]
    places: tuple[int, ...]


class Barred(msgspec.Struct, frozen=True, tag="barred"):
    """Four Score: a challenger was wrong and loses the next turn (KD-26)."""

    seat: Seat


class Skipped(msgspec.Struct, frozen=True, tag="skipped"):
    """Four Score: a turn went by that a wrong challenge had cost (KD-26)."""

    seat: Seat


class CoachingCalled(msgspec.Struct, frozen=True, tag="coaching_called"):
    """
    Somebody said that a turn was coached; the clock stands still (KD-25).

    *due* is when the call lapses; *left* what the turn or the window had left in ms, None without
    a timer. *turn* is the turn in question; None, in older logs, is the one under way.
    """

    seat: Seat
    due: Millis
    left: int | None
    turn: int | None = None


class CoachingAdmitted(msgspec.Struct, frozen=True, tag="coaching_admitted"):
    """The team admits it (KD-25)."""

    seat: Seat


class CoachingDenied(msgspec.Struct, frozen=True, tag="coaching_denied"):
    """The team denies it (KD-25); *due* is when the call lapses if a moderator is to rule."""

    seat: Seat
    due: Millis | None


class CoachingRuled(msgspec.Struct, frozen=True, tag="coaching_ruled"):
    """The host who is not playing ruled (KD-25)."""

    seat: Seat
    coached: bool
    reason: str


class TurnWentOn(msgspec.Struct, frozen=True, tag="turn_went_on"):
    """The turn under way, or the window, goes on with the time that it had left (KD-25)."""

    due: Millis | None


class Forfeited(msgspec.Struct, frozen=True, tag="forfeited"):
    """A coached turn is over without a word; a word that it had brought is taken back (KD-25)."""

    seat: Seat


class NoWordLeft(msgspec.Struct, frozen=True, tag="no_word_left"):
    """The solver finds no word of the list on the board any more (KD-24)."""


class WordsAgain(msgspec.Struct, frozen=True, tag="words_again"):
    """A column turned and brought words of the list back (KD-24, KD-27)."""


class Finishing(msgspec.Struct, frozen=True, tag="finishing"):
    """A seat agrees to end the game (KD-24)."""

    seat: Seat


class Ended(msgspec.Struct, frozen=True, tag="ended"):
    """The game is over (KD-21, KD-22, KD-23, KD-24)."""

    reason: Literal["points", "turns", "exhausted", "no_word_left", "agreed", "tiles", "too_long"]


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
