"""Events of KEYWORD: in the past tense, with everything that evolve needs."""

from typing import Literal

import msgspec

from rumpus.core.values import Millis, Seat
from rumpus.games.keyword.actions import Piece
from rumpus.games.keyword.state import Scoring, Shown


class Shuffled(msgspec.Struct, frozen=True, tag="shuffled", omit_defaults=True):
    """
    Both decks are shuffled, with '?' for a blank (KW-1).

    A card is identified by its position in its shuffled deck. Both decks are empty for everybody
    until the record is complete. *alphabet* has the letters of a language other than English, which
    a blank may stand for (KW-6).
    """

    orange: str
    blue: str
    alphabet: str = ""


class Drew(msgspec.Struct, frozen=True, tag="drew"):
    """
    A seat drew orange cards (KW-3, KW-10, KW-16).

    *count* is how many; *cards* and *letters* are empty for everybody else.
    """

    seat: Seat
    count: int
    cards: tuple[int, ...]
    letters: str


class Filled(msgspec.Struct, frozen=True, tag="filled"):
    """Blue cards were laid in the middle, for everybody to see (KW-3, KW-16)."""

    cards: tuple[int, ...]
    letters: str


class RoundBegan(msgspec.Struct, frozen=True, tag="round_began"):
    """
    A round has begun: everybody looks for a word (KW-4).

    *due* is when the timer ends, None without one. *pass_until* is when passing ends (KW-10), None
    without a timer, in which case the first commitment ends it.
    """

    round: int
    due: Millis | None
    pass_until: Millis | None


class Arranged(msgspec.Struct, frozen=True, tag="arranged"):
    """A seat rearranged its rack (KW-12); nobody else sees this."""

    seat: Seat
    pieces: tuple[Piece, ...]


class Committed(msgspec.Struct, frozen=True, tag="committed"):
    """
    A seat laid its word face down (KW-9), or declared that it has none (KW-10).

    *oranges* is the number of face-down orange cards that others see; *pieces* is empty for
    everybody else, and for all if there is no word. Both cases share this event, so that only the
    reveal tells them apart.
    """

    seat: Seat
    oranges: int
    pieces: tuple[Piece, ...]


class TakenBack(msgspec.Struct, frozen=True, tag="taken_back"):
    """A seat took its word back (KW-9)."""

    seat: Seat


class Passed(msgspec.Struct, frozen=True, tag="passed"):
    """
    A seat sits this round out (KW-10).

    It discarded *count* cards; *cards* is empty for everybody else. Its draw follows.
    """

    seat: Seat
    count: int
    cards: tuple[int, ...]


class Revealed(msgspec.Struct, frozen=True, tag="revealed"):
    """
    All words are face up, by seat (KW-11), and the round is judged (KW-14).

    *timer*: the timer ended, instead of everybody having laid. *due* is when the next round begins
    by itself.
    """

    shown: tuple[Shown, ...]
    winner: Seat | None
    why: Scoring
    timer: bool
    due: Millis


class SeenAll(msgspec.Struct, frozen=True, tag="seen_all"):
    """A seat has seen the words of the round (KW-16)."""

    seat: Seat


class Cracked(msgspec.Struct, frozen=True, tag="cracked"):
    """A seat completed the keyword from its words and wins at once (KW-17)."""

    seat: Seat


class AnnouncedWrongly(msgspec.Struct, frozen=True, tag="announced_wrongly"):
    """A seat announced the keyword without having completed it (KW-17)."""

    seat: Seat


class LastCall(msgspec.Struct, frozen=True, tag="last_call"):
    """No further round follows; until *due*, a seat may announce a completed keyword (KW-17)."""

    due: Millis


class Ended(msgspec.Struct, frozen=True, tag="ended", omit_defaults=True):
    """The game is over (KW-17, KW-19, KW-20); the seats in *last* gave up."""

    reason: Literal["keyword", "orange_deck", "blue_deck", "stuck", "too_long", "given_up"]
    last: tuple[Seat, ...] = ()


KeywordEvent = (
    Shuffled
    | Drew
    | Filled
    | RoundBegan
    | Arranged
    | Committed
    | TakenBack
    | Passed
    | Revealed
    | SeenAll
    | Cracked
    | AnnouncedWrongly
    | LastCall
    | Ended
)
