"""Events of Keep Your Cool: in the past tense, with everything that evolve needs."""

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

    *symbols* holds the symbol of each tile, by place; it is empty for everybody until the record is
    complete. *tiles* is the number of tiles. At *due*, the table throws for players who haven't
    thrown yet.
    """

    tiles: int
    symbols: tuple[str, ...]
    due: Millis


class Thrown(msgspec.Struct, frozen=True, tag="thrown"):
    """A player has thrown (KYC-4); nobody sees the hand. *chance*: the table threw for them."""

    seat: Seat
    hand: Hand | None
    chance: bool


class ThrowsShown(msgspec.Struct, frozen=True, tag="throws_shown"):
    """
    Both hands are shown (KYC-4); *flipper* is None if they are equal and must be thrown again.

    *due* is when the table throws again or, with a Flipper, the deadline of the first word (KYC-5).
    """

    hands: tuple[Hand, ...]
    flipper: Seat | None
    due: Millis
    at: Millis


class FirstWordLate(msgspec.Struct, frozen=True, tag="first_word_late"):
    """The Flipper said no first word in time, so the roles swap (KYC-5)."""

    flipper: Seat
    due: Millis
    at: Millis


class KeyWordSaid(msgspec.Struct, frozen=True, tag="key_word_said"):
    """
    A word becomes the key word, and its speaker the Flipper (KYC-5, KYC-12).

    The other player may speak from *speak_from* on. *doubts*: as in `KeyWord`.
    """

    number: int
    seat: Seat
    word: str
    speak_from: Millis
    at: Millis
    doubts: tuple[Doubt, ...] = ()


class WordRefused(msgspec.Struct, frozen=True, tag="word_refused"):
    """A word was refused for *doubt*; its speaker may speak again from *speak_from* on (KYC-17)."""

    call: int
    seat: Seat
    word: str
    doubt: Doubt
    speak_from: Millis
    at: Millis


class TileTurned(msgspec.Struct, frozen=True, tag="tile_turned"):
    """A tile was turned up (*symbol*) or down (None); its player can turn again from *busy* on."""

    seat: Seat
    tile: int
    symbol: str | None
    busy: Millis
    at: Millis


class PairTaken(msgspec.Struct, frozen=True, tag="pair_taken"):
    """Two tiles face up match: the player who turned the second one takes the pair (KYC-8)."""

    number: int
    seat: Seat
    tiles: tuple[int, ...]
    symbol: str
    at: Millis
    lifted: Lock | None


class Fouled(msgspec.Struct, frozen=True, tag="fouled"):
    """
    A third tile was turned up: all go down, and the player who turned it is now Speaker (KYC-9).

    *tiles* are those that were face up, the third one last.
    """

    call: int
    seat: Seat
    tiles: tuple[int, ...]
    speak_from: Millis
    at: Millis


class Reached(msgspec.Struct, frozen=True, tag="reached"):
    """A player reaches for a flag (KYC-22)."""

    grab: Grab


class Withdrawn(msgspec.Struct, frozen=True, tag="withdrawn"):
    """
    A hand was withdrawn; its player may reach again from *reach_from* on (KYC-22).

    *lost*: the player's connection was lost; they didn't choose to withdraw (KYC-31).
    """

    reach: int
    seat: Seat
    reach_from: Millis
    at: Millis
    lost: bool = False


class ReachBroken(msgspec.Struct, frozen=True, tag="reach_broken"):
    """
    The defender's connection was lost: the reach starts over when play resumes (KYC-31).

    The defender can't stop until *stop_from*: if a bar was in force when the reach began, as
    much of it is left when the reach starts over.
    """

    reach: int
    seat: Seat
    stop_from: Millis
    at: Millis


class Stopped(msgspec.Struct, frozen=True, tag="stopped"):
    """
    A reach was stopped in time (KYC-19).

    *lock* is the lock on the grabber, or None if a pair completed after the stop has already lifted
    it; *lifted_by* is the number of that pair.
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
    A stop answered no reach; its player can't stop again until *stop_from* (KYC-21, KYC-23).

    *call* is set if a hand was out that the stop may have been meant for. *frees*: the stop was
    meant for a hand that had gone back, so the player who withdrew it may reach again at once
    (KYC-22).
    """

    verdict: Verdict
    stop_from: Millis
    call: int | None = None
    frees: bool = False


class FlagTaken(msgspec.Struct, frozen=True, tag="flag_taken"):
    """
    A flag was taken (KYC-20).

    It is off for good at *due*, unless the moderator has ruled (KYC-27) or its owner, whose loss of
    the flag would end the game, has disputed it (KYC-30). *halts*: play waits until then.
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
    """A reach ended without taking a flag (KYC-22, KYC-23, KYC-24)."""

    reach: int
    seat: Seat
    outcome: Outcome
    at: Millis


class ActHeld(msgspec.Struct, frozen=True, tag="act_held"):
    """An act is held until no earlier one can still arrive; nobody sees this."""

    held: Held


class Ignored(msgspec.Struct, frozen=True, tag="ignored"):
    """A held act had no effect when its turn came; *code* and *rule* as in a refusal."""

    seat: Seat
    what: str
    code: str
    rule: str | None
    at: Millis


class Measured(msgspec.Struct, frozen=True, tag="measured"):
    """A player's connection was measured anew."""

    seat: Seat
    line: Line


class OverturnAsked(msgspec.Struct, frozen=True, tag="overturn_asked"):
    """A player asks to overturn a ruling; play is halted until *due* (KYC-30)."""

    call: int
    seat: Seat
    reason: str
    due: Millis
    at: Millis


class OverturnRefused(msgspec.Struct, frozen=True, tag="overturn_refused"):
    """The ruling in question stands (KYC-30); *seat* is None if nobody answered."""

    call: int
    seat: Seat | None
    at: Millis


class RulingMade(msgspec.Struct, frozen=True, tag="ruling_made"):
    """
    The moderator ruled, or the players agreed (KYC-27, KYC-28, KYC-29, KYC-30).

    *speak_from* holds a time for each player if the ruling set the roles, or is empty (KYC-12).
    """

    ruling: Ruled
    speak_from: tuple[Millis, ...] = ()


class RulingUndone(msgspec.Struct, frozen=True, tag="ruling_undone"):
    """
    A ruling was undone, with everything that it had set (KYC-30).

    *speak_from*: as in `RulingMade`.
    """

    ruling: int
    note: RulingNote
    speak_from: tuple[Millis, ...] = ()


class FlagStood(msgspec.Struct, frozen=True, tag="flag_stood"):
    """A flag is off for good: no ruling or dispute came in time, or it failed (KYC-27, KYC-30)."""

    owner: Seat
    side: Side
    at: Millis


class FlagWaits(msgspec.Struct, frozen=True, tag="flag_waits"):
    """
    Play waits, since only the ruling on a flag that is off keeps the game from ending (KYC-27).

    If play waits from the moment the flag is taken, `FlagTaken` says so instead. *reach* is the
    one that took the flag.
    """

    owner: Seat
    side: Side
    reach: int | None
    due: Millis
    at: Millis


class PlayWentOn(msgspec.Struct, frozen=True, tag="play_went_on"):
    """Play resumes after a halt of *lasted* ms; all its deadlines move back by as much."""

    lasted: int
    at: Millis


class Ended(msgspec.Struct, frozen=True, tag="ended"):
    """
    The game is over (KYC-25, KYC-26, KYC-30, KYC-32).

    *reason*: ``flag`` taken, in the standard game; ``flags``, both of one player, in the advanced
    game; ``tiles`` all gone; ``declared`` by the moderator; ``resigned``, by a player or for one
    who stayed away; ``words``, the limit of key words was reached; ``too_long`` for its table.
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
