"""What happens in Keep Your Cool: past tense, with everything that evolve needs."""

from typing import Literal

import msgspec

from rumpus.core.values import Line, Millis, Seat
from rumpus.games.keep_your_cool.actions import Doubt
from rumpus.games.keep_your_cool.fields import Hand, Side
from rumpus.games.keep_your_cool.values import (
    Grab,
    Held,
    Lock,
    Outcome,
    Ruled,
    RulingNote,
    Verdict,
)


class Dealt(msgspec.Struct, frozen=True, tag="dealt"):
    """
    The tiles lie on the table, face down (KYC-2).

    *symbols* are those of all tiles by place; they are empty for everybody until the record is
    complete, and *tiles* says how many there are. At *due* the table throws for
    players who have not.
    """

    tiles: int
    symbols: tuple[str, ...]
    due: Millis


class Thrown(msgspec.Struct, frozen=True, tag="thrown"):
    """A player has chosen (KYC-4); the hand is hidden from all. *chance*: the table threw."""

    seat: Seat
    hand: Hand | None
    chance: bool


class ThrowsShown(msgspec.Struct, frozen=True, tag="throws_shown"):
    """
    Both hands are shown (KYC-4); *flipper* is None for equal ones, which are thrown again.

    *due* is when the table throws again, or the first word must have been said (KYC-5).
    """

    hands: tuple[Hand, ...]
    flipper: Seat | None
    due: Millis
    at: Millis


class FirstWordLate(msgspec.Struct, frozen=True, tag="first_word_late"):
    """Nobody said a first word in time: the roles swap (KYC-5)."""

    flipper: Seat
    due: Millis
    at: Millis


class KeyWordSaid(msgspec.Struct, frozen=True, tag="key_word_said"):
    """
    A word is the key word; its speaker is the Flipper (KYC-5, KYC-12).

    The other may speak from *speak_from* on. *doubts*: as in `KeyWord`.
    """

    number: int
    seat: Seat
    word: str
    speak_from: Millis
    at: Millis
    doubts: tuple[Doubt, ...] = ()


class WordRefused(msgspec.Struct, frozen=True, tag="word_refused"):
    """A word changed nothing, and why (KYC-17); its speaker may speak again from then on."""

    call: int
    seat: Seat
    word: str
    doubt: Doubt
    speak_from: Millis
    at: Millis


class TileTurned(msgspec.Struct, frozen=True, tag="tile_turned"):
    """A tile was turned up, and shows its *symbol*, or down (None); hands are busy till *busy*."""

    seat: Seat
    tile: int
    symbol: str | None
    busy: Millis
    at: Millis


class PairTaken(msgspec.Struct, frozen=True, tag="pair_taken"):
    """Two tiles face up are a pair, and the player who turned the second has it (KYC-8)."""

    number: int
    seat: Seat
    tiles: tuple[int, ...]
    symbol: str
    at: Millis
    lifted: Lock | None


class Fouled(msgspec.Struct, frozen=True, tag="fouled"):
    """
    A third tile was turned up: all go down, and who turned it is Speaker (KYC-9).

    *tiles* were face up, the third one last.
    """

    call: int
    seat: Seat
    tiles: tuple[int, ...]
    speak_from: Millis
    at: Millis


class Reached(msgspec.Struct, frozen=True, tag="reached"):
    """A hand goes for a flag (KYC-22)."""

    grab: Grab


class Withdrawn(msgspec.Struct, frozen=True, tag="withdrawn"):
    """
    The hand went back; its player may reach again from *reach_from* on (KYC-22).

    *lost*: not by the player's will; the connection was lost (KYC-31).
    """

    reach: int
    seat: Seat
    reach_from: Millis
    at: Millis
    lost: bool = False


class ReachBroken(msgspec.Struct, frozen=True, tag="reach_broken"):
    """
    The defender's connection was lost: the reach begins anew when play goes on (KYC-31).

    A bar on stops is as long then as it was when the reach began: till *stop_from*.
    """

    reach: int
    seat: Seat
    stop_from: Millis
    at: Millis


class Stopped(msgspec.Struct, frozen=True, tag="stopped"):
    """
    A reach was stopped in time (KYC-19).

    *lock* is what the grabber gets by it; None if a pair completed after the stop lifts it already.
    That pair is *lifted_by*.
    """

    call: int
    verdict: Verdict
    lock: Lock | None
    lifted_by: int | None = None


class StopLate(msgspec.Struct, frozen=True, tag="stop_late"):
    """A stop came too late for its reach (KYC-20)."""

    verdict: Verdict


class StopVoid(msgspec.Struct, frozen=True, tag="stop_void"):
    """
    A stop answered nothing; its player can't stop until *stop_from* (KYC-21, KYC-23).

    *call* is there where a hand was out that it may have been meant for. *frees*: it was meant for
    one that had gone back, and the player who took it back may reach again at once (KYC-22).
    """

    verdict: Verdict
    stop_from: Millis
    call: int | None = None
    frees: bool = False


class FlagTaken(msgspec.Struct, frozen=True, tag="flag_taken"):
    """
    A flag came off (KYC-20).

    *due* is when it stays off unless the moderator has ruled (KYC-27), or its owner has disputed it
    where it would end the game (KYC-30); *halts*: play waits for it.
    """

    call: int
    reach: int
    seat: Seat
    owner: Seat
    side: Side
    due: Millis | None
    halts: bool
    at: Millis


class ReachEnded(msgspec.Struct, frozen=True, tag="reach_ended"):
    """A reach came to nothing (KYC-22, KYC-23, KYC-24)."""

    reach: int
    seat: Seat
    outcome: Outcome
    at: Millis


class ActHeld(msgspec.Struct, frozen=True, tag="act_held"):
    """An act waits until none that was earlier can still come; nobody sees it."""

    held: Held


class Ignored(msgspec.Struct, frozen=True, tag="ignored"):
    """A held act came to nothing when its time came: *code* and *rule* as in a refusal."""

    seat: Seat
    what: str
    code: str
    rule: str | None
    at: Millis


class Measured(msgspec.Struct, frozen=True, tag="measured"):
    """A player's connection is another than was known."""

    seat: Seat
    line: Line


class OverturnAsked(msgspec.Struct, frozen=True, tag="overturn_asked"):
    """A player asks to overturn a ruling; play is stopped until *due* (KYC-30)."""

    call: int
    seat: Seat
    reason: str
    due: Millis
    at: Millis


class OverturnRefused(msgspec.Struct, frozen=True, tag="overturn_refused"):
    """The ruling asked about stands (KYC-30); *seat* is None if nobody answered."""

    call: int
    seat: Seat | None
    at: Millis


class RulingMade(msgspec.Struct, frozen=True, tag="ruling_made"):
    """
    The moderator ruled, or the players agreed (KYC-27, KYC-28, KYC-29, KYC-30).

    *speak_from* is by player where the roles were set; empty, it stays as it is (KYC-12).
    """

    ruling: Ruled
    speak_from: tuple[Millis, ...] = ()


class RulingUndone(msgspec.Struct, frozen=True, tag="ruling_undone"):
    """
    A ruling was taken back, with all that it had set (KYC-30).

    *speak_from*: as in `RulingMade`.
    """

    ruling: int
    note: RulingNote
    speak_from: tuple[Millis, ...] = ()


class FlagStood(msgspec.Struct, frozen=True, tag="flag_stood"):
    """Nobody ruled on a flag in time, or disputed it, or in vain: it is off (KYC-27, KYC-30)."""

    owner: Seat
    side: Side
    at: Millis


class FlagWaits(msgspec.Struct, frozen=True, tag="flag_waits"):
    """
    Only the ruling on a flag that is off is missing to the end of the game: play waits (KYC-27).

    Where play waits for a flag from its taking on, `FlagTaken` says so. *reach* took the flag.
    """

    owner: Seat
    side: Side
    reach: int | None
    due: Millis
    at: Millis


class PlayWentOn(msgspec.Struct, frozen=True, tag="play_went_on"):
    """Play resumes after a stop of *lasted* ms; its clocks are set back by as much."""

    lasted: int
    at: Millis


class Ended(msgspec.Struct, frozen=True, tag="ended"):
    """
    The game is over (KYC-25, KYC-26, KYC-30, KYC-32).

    *reason*: ``flag`` taken, standard game; ``flags``, both of a player, advanced game; ``tiles``
    all gone; ``declared`` by the moderator; ``resigned`` by a player, or for one who stayed away;
    ``words``, the most were said; ``too_long`` for its table.
    """

    reason: Literal["flag", "flags", "tiles", "declared", "resigned", "words", "too_long"]
    places: tuple[tuple[Seat, ...], ...]
    points: tuple[int, ...]
    at: Millis


CoolEvent = (
    Dealt
    | Thrown
    | ThrowsShown
    | FirstWordLate
    | KeyWordSaid
    | WordRefused
    | TileTurned
    | PairTaken
    | Fouled
    | Reached
    | Withdrawn
    | ReachBroken
    | Stopped
    | StopLate
    | StopVoid
    | FlagTaken
    | ReachEnded
    | ActHeld
    | Ignored
    | Measured
    | OverturnAsked
    | OverturnRefused
    | RulingMade
    | RulingUndone
    | FlagStood
    | FlagWaits
    | PlayWentOn
    | Ended
)
