"""Parts of the state of a game of Keep Your Cool, as they are shown and stored."""

from typing import Literal

import msgspec

from rumpus.core.values import Line, Millis, Seat
from rumpus.games.keep_your_cool.actions import Doubt, Flip, Reach, Say, Withdraw
from rumpus.games.keep_your_cool.fields import Side

Phase = Literal["throw", "first_word", "play", "over"]


class KeyWord(msgspec.Struct, frozen=True):
    """
    A word that is or was the key word (KYC-10).

    *number* is never reused, even if the word is struck. *flipper* was the Flipper before the word
    was said, and is again if it is struck (KYC-28). *doubts* are the table's objections, for the
    moderator to weigh (option ``words``). *accepted*: a ruling made it the key word.
    """

    number: int
    word: str
    seat: Seat
    flipper: Seat
    at: Millis
    doubts: tuple[Doubt, ...] = ()
    accepted: bool = False


class Lock(msgspec.Struct, frozen=True):
    """
    A bar on a player's reaching until they take a pair that is completed after *since* (KYC-19).

    *reach* is the one that was stopped, or None for a lock imposed by the moderator.
    """

    since: Millis
    reach: int | None = None


class Player(msgspec.Struct, frozen=True):
    """
    State of one of the two players.

    The player may turn a tile from *busy* on (KYC-6), speak from *speak_from* (KYC-12, KYC-17),
    stop from *stop_from* (KYC-21) and reach from *reach_from* (KYC-22), unless there is a *lock*
    (KYC-19). *line* is the connection as last measured.
    """

    busy: Millis = Millis(0)
    speak_from: Millis = Millis(0)
    stop_from: Millis = Millis(0)
    reach_from: Millis = Millis(0)
    lock: Lock | None = None
    line: Line = Line()


class Pair(msgspec.Struct, frozen=True):
    """
    A pair that a player took (KYC-8), or that is out of the game (*floor*, KYC-28).

    *key* is the number of the key word in force then. *lifted* is the lock that the pair lifted.
    """

    number: int
    seat: Seat
    tiles: tuple[int, ...]
    symbol: str
    at: Millis
    key: int
    floor: bool = False
    lifted: Lock | None = None


class Flag(msgspec.Struct, frozen=True):
    """
    A flag; a taken one is off for good at *due*, or already if *due* is None.

    Until then the moderator may rule on it (KYC-27), or its owner may dispute it (KYC-30).
    """

    owner: Seat
    side: Side
    taken: bool = False
    due: Millis | None = None


class Verdict(msgspec.Struct, frozen=True):
    """
    Verdict on a stop, with its reasons (KYC-23); times in ms.

    *ruling*: ``in_time``; ``late``; ``early``, pressed before the reach could be seen, or too soon
    after; ``no_reach``. *elapsed* is measured by the server, from showing the reach to receiving
    the stop; *reaction* is reported by the client. *elapsed* less *compensation* for lag (at most
    *bound*) is *counted*, which may be up to *window*; *margin* is the difference, negative if
    late. *at* is the table time from which the stop counts. With ``no_reach``, *reach* is None
    unless the stop was meant for a hand that had gone back.
    """

    seat: Seat
    reach: int | None
    ruling: Literal["in_time", "late", "early", "no_reach"]
    at: Millis
    elapsed: int = 0
    reaction: int | None = None
    round_trip: int = 0
    bound: int = 0
    compensation: int = 0
    counted: int = 0
    window: int = 0
    margin: int = 0


class Grab(msgspec.Struct, frozen=True):
    """
    A reach for a flag of the other player, from when it is shown until it is settled (KYC-22).

    The reach is shown to the defender at *began*, is complete at *until*, and from *commit* on no
    valid stop can arrive. *effective* is when the grabber pressed, as the server estimates it;
    *complete* is the end of the window from then on, and of two reaches the one that completes
    first counts. *withdrawn* is when the hand went back; *lost*: the cause was its player's lost
    connection. *late* is a stop that came too late. *broken*: the defender's connection was lost,
    and the reach starts over when play resumes; *again*: it has started over (KYC-31).
    """

    number: int
    seat: Seat
    side: Side
    began: Millis
    effective: Millis
    window: int
    until: Millis
    commit: Millis
    complete: Millis
    withdrawn: Millis | None = None
    late: Verdict | None = None
    broken: bool = False
    again: bool = False
    lost: bool = False


Outcome = Literal["taken", "stopped", "withdrawn", "cancelled", "beaten", "tied", "interrupted"]
"""
Outcome of a reach: ``cancelled`` by the last pair (KYC-24) or a ruling, ``beaten`` or ``tied`` by
the other player's reach (KYC-23), ``interrupted`` if no process held the table or its defender's
connection was lost (KYC-31).
"""


class Attempt(msgspec.Struct, frozen=True):
    """A settled reach; the last few are kept, to look at and to rule on."""

    number: int
    seat: Seat
    side: Side
    began: Millis
    outcome: Outcome
    verdict: Verdict | None = None
    call: int | None = None


class Held(msgspec.Struct, frozen=True):
    """
    An act that waits until no earlier one can still arrive.

    It counts from *effective*; *order* is its place in the queue, tie band included. It is decided
    at *settle*, or after a reach that is complete before it. *lines* are the players' connections
    as measured with the act: they are recorded only when it is decided, since recording them
    earlier would reveal that it is held.
    """

    seat: Seat
    action: Say | Flip | Reach | Withdraw
    effective: Millis
    order: Millis
    settle: Millis
    lines: tuple[Line, ...] = ()


class Call(msgspec.Struct, frozen=True):
    """
    A ruling of the table that the moderator, or the two players, may overturn (KYC-30).

    *kind*: ``word``, refused; ``foul``; ``stop``, a reach stopped in time; ``flag``, one not
    stopped in time; ``void``, a stop that didn't count although a hand was out. *seat* is the
    player whom the ruling went against. *key* is the number of the key word in force then, None
    before the first. *tiles* are those that were face up, the third one last. *closed*: somebody
    has already asked about it or ruled on it.
    """

    number: int
    kind: Literal["word", "foul", "stop", "flag", "void"]
    seat: Seat
    at: Millis
    key: int | None
    word: str = ""
    doubt: Doubt | None = None
    tiles: tuple[int, ...] = ()
    reach: int | None = None
    closed: bool = False


class Halt(msgspec.Struct, frozen=True):
    """
    A halt: play and its clocks are stopped until somebody decides, or until *due*.

    *why*: ``flag``, the loss of a flag would end the game and waits for the moderator (KYC-27);
    ``dispute``, the same without a moderator: *seat*, who lost the flag, may ask to overturn that;
    ``overturn``, *seat* asks to overturn *call* (KYC-30). *reach* is the one that took the flag.
    """

    why: Literal["flag", "dispute", "overturn"]
    seat: Seat
    since: Millis
    due: Millis
    call: int | None = None
    reach: int | None = None
    reason: str = ""


class Change(msgspec.Struct, frozen=True):
    """
    Changes that a ruling makes; fields that are None stay as they are.

    *locks* are by player. *due* belongs to *phase*: it is the deadline of the first word.
    """

    phase: Phase | None = None
    flipper: Seat | None = None
    keys: tuple[KeyWord, ...] | None = None
    used: tuple[str, ...] | None = None
    up: tuple[int, ...] | None = None
    due: Millis | None = None
    pairs: tuple[Pair, ...] | None = None
    flags: tuple[Flag, ...] | None = None
    locks: tuple[Lock | None, ...] | None = None
    attempts: tuple[Attempt, ...] | None = None
    calls: tuple[Call, ...] | None = None


class RulingNote(msgspec.Struct, frozen=True):
    """
    A ruling as everybody sees it.

    *kind* is the action's tag, or ``overturn`` if the players agreed. *about* is the subject: a
    word, a number, a flag.
    """

    number: int
    kind: str
    seat: Seat
    at: Millis
    about: str
    reason: str
    undone: bool = False


class Ruled(msgspec.Struct, frozen=True):
    """A ruling and how to undo it: the values that it set (*after*) and replaced (*before*)."""

    note: RulingNote
    before: Change
    after: Change
