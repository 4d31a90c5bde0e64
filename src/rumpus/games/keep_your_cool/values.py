"""The parts that the state of a game of Keep Your Cool is made of, as they are shown and stored."""

from typing import Literal

import msgspec

from rumpus.core.values import Line, Millis, Seat
from rumpus.games.keep_your_cool.actions import Doubt, Flip, Reach, Say, Withdraw
from rumpus.games.keep_your_cool.fields import Side

Phase = Literal["throw", "first_word", "play", "over"]


class KeyWord(msgspec.Struct, frozen=True):
    """
    A word that was the key word, or is (KYC-10).

    *number* is never used again, also when the word is struck. *flipper* is who flipped before it,
    which is where a strike goes back to (KYC-28). *doubts* are what the table had against it and
    the moderator is to weigh (option ``words``); *accepted*: it came in by a ruling.
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
    A bar on reaching until one takes a pair that is completed after *since* (KYC-19).

    *reach* is the one that was stopped; None for a lock that the moderator put.
    """

    since: Millis
    reach: int | None = None


class Player(msgspec.Struct, frozen=True):
    """
    What is true of one of the two players.

    Hands are *busy* until then (KYC-6); the player may speak (KYC-12, KYC-17), say stop (KYC-21)
    and reach (KYC-22) from then on, unless there is a *lock* (KYC-19). *line* is the connection as
    last measured.
    """

    busy: Millis = Millis(0)
    speak_from: Millis = Millis(0)
    stop_from: Millis = Millis(0)
    reach_from: Millis = Millis(0)
    lock: Lock | None = None
    line: Line = Line()


class Pair(msgspec.Struct, frozen=True):
    """
    A pair that was taken (KYC-8), or lies out of the game (*floor*, KYC-28).

    *key* is the number of the key word in force then. *lifted* is the lock that it lifted.
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
    A flag; *due* is when a taken one stays taken.

    Until then the moderator may rule on it (KYC-27), or its owner dispute it (KYC-30).
    """

    owner: Seat
    side: Side
    taken: bool = False
    due: Millis | None = None


class Verdict(msgspec.Struct, frozen=True):
    """
    How a stop was judged, and by what (KYC-23); times in ms.

    *ruling*: ``in_time``; ``late``; ``early``, pressed before or too soon after the reach was to be
    seen; ``no_reach``. *elapsed* is from showing the reach to receiving the stop as the server saw
    it, *reaction* the client's word. *compensation* of lag, never more than *bound*, leaves
    *counted*, which may be as much as *window*; *margin* is what was to spare, negative when late.
    *at* is the table time at which the stop counts. *reach* is None with ``no_reach``, unless it
    was meant for a hand that had gone back.
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
    A reach for a flag of the other player, from when it is shown to when it is settled (KYC-22).

    *began* is when the defender is shown it, *until* when it is complete, *commit* when no stop
    that counts can still come. *effective* is when the grabber pressed, as far as the server can
    know; of two reaches the one counts that is complete first by it (*complete*).
    *withdrawn* is when the hand went back, *lost*: with its player's connection; *late* is a stop
    that came too late. *broken*: the defender's connection was lost, and it begins anew when play
    goes on; *again*: it has (KYC-31).
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
How a reach came out: ``cancelled`` by the last pair (KYC-24) or a ruling, ``beaten`` or ``tied`` by
the other's (KYC-23), ``interrupted`` when no process held the table, or the
connection of its defender was lost (KYC-31).
"""


class Attempt(msgspec.Struct, frozen=True):
    """A reach that is settled; the last ones are kept to look at and to rule on."""

    number: int
    seat: Seat
    side: Side
    began: Millis
    outcome: Outcome
    verdict: Verdict | None = None
    call: int | None = None


class Held(msgspec.Struct, frozen=True):
    """
    An act that waits until none that was earlier can still come.

    It counts from *effective*; *order* is its place among others, with the tie band in it. It is
    decided at *settle*, or after the reach that is complete before it. *lines* are the players' as
    measured with it: they are noted only then, since that would tell that something waits.
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

    *kind*: ``word``, refused; ``foul``; ``stop``, a reach that was stopped in time; ``flag``, one
    that was not; ``void``, a stop that counted as none though a hand was out. *seat* is whom it
    went against, *key* the number of the key word then in force, None before the first. *tiles* are
    those that were face up, the third one last. It is *closed* once somebody has asked or ruled on
    it.
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
    Play is stopped, and its clocks with it, until somebody has spoken or it is *due*.

    *why*: ``flag``, which would end the game and waits for the moderator (KYC-27); ``dispute``, the
    same without a moderator: *seat*, which has lost it, may ask that it shall not stand;
    ``overturn``: *seat* asks that *call* shall not stand (KYC-30). *reach* is that of the flag.
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
    What a ruling sets; what is None it leaves alone.

    *locks* are by player. *due* belongs to *phase*: when the first word must have been said.
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

    *kind* is the action's tag, or ``overturn`` where the players agreed. *about* says on what: a
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
    """A ruling, and how to take it back: what it set, and what was there *before*."""

    note: RulingNote
    before: Change
    after: Change
