"""The state of a game of Keep Your Cool, and the view that everybody has of it."""

from typing import Literal

import msgspec

from rumpus.core.values import Millis, Result, Seat, Setup
from rumpus.games.keep_your_cool.fields import Hand
from rumpus.games.keep_your_cool.values import (
    Attempt,
    Call,
    Flag,
    Grab,
    Halt,
    Held,
    KeyWord,
    Pair,
    Phase,
    Player,
    Ruled,
    RulingNote,
    Verdict,
)


class Rules(msgspec.Struct, frozen=True):
    """The agreed options, typed (`options.py` declares them); times in ms."""

    game: Literal["standard", "advanced"]
    flip_time: int
    third_flip: Literal["foul", "refused"]
    same_letter_twice: Literal["no", "yes"]
    swap_pause: int
    word_pause: int
    min_answers: int
    reach: int
    reaction: int
    void_stop_lock: int
    first_word_time: int
    strictness: Literal["exact", "inflections", "family"]
    words: Literal["table", "moderator"]
    lexicon: str
    tie_break: Literal["draw", "last_pair"] = "draw"


class State(msgspec.Struct, frozen=True):
    """
    All that is true. The players are seats 0 and 1.

    *symbols* are those of all tiles by place, *up* the ones face up in the order of their turning.
    *thrown* are the hands thrown in secret, *throws* those last shown (KYC-4). *used* are the words
    whose families are used (KYC-15). *words*, *takes*, *grabs_made*, *called* and *ruled* count
    what ever was, so that a number names one thing. *stale* are the numbers of rulings that
    can't be taken back any more (KYC-30). *vain* counts by player the rulings asked about
    that stood all the same. *held* acts are in order. *due* ends the phase
    by itself. *at* is when something last happened.
    """

    setup: Setup
    rules: Rules
    players: tuple[Player, ...] = (Player(), Player())
    phase: Phase = "throw"
    at: Millis = Millis(0)
    due: Millis | None = None
    symbols: tuple[str, ...] = ()
    up: tuple[int, ...] = ()
    pairs: tuple[Pair, ...] = ()
    flags: tuple[Flag, ...] = ()
    thrown: tuple[Hand | None, ...] = (None, None)
    throws: tuple[Hand, ...] = ()
    flipper: Seat = Seat(0)
    keys: tuple[KeyWord, ...] = ()
    used: tuple[str, ...] = ()
    grabs: tuple[Grab, ...] = ()
    attempts: tuple[Attempt, ...] = ()
    verdicts: tuple[Verdict, ...] = ()
    held: tuple[Held, ...] = ()
    calls: tuple[Call, ...] = ()
    rulings: tuple[Ruled, ...] = ()
    halt: Halt | None = None
    words: int = 0
    takes: int = 0
    grabs_made: int = 0
    called: int = 0
    ruled: int = 0
    stale: tuple[int, ...] = ()
    vain: tuple[int, ...] = (0, 0)
    outcome: Result | None = None


class Tile(msgspec.Struct, frozen=True):
    """A place on the table (KYC-3); the symbol only while its tile is face up."""

    lies: Literal["down", "up", "gone"]
    symbol: str | None


class View(msgspec.Struct, frozen=True):
    """
    What everybody knows.

    That is all but the symbols of tiles that are face down, throws that are not yet shown, and acts
    that wait to be decided. Fields as in `State`. *you* is the seat that looks, *handicaps* are by
    player, *thrown* are the seats that have thrown, *speaker* is the other than *flipper*. *points*
    are by player: tiles in hand, and in the advanced game 5 for each flag taken (KYC-26).
    """

    you: Seat | None
    rules: Rules
    moderator: Seat | None
    handicaps: tuple[int, ...]
    players: tuple[Player, ...]
    phase: Phase
    at: Millis
    due: Millis | None
    tiles: tuple[Tile, ...]
    up: tuple[int, ...]
    pairs: tuple[Pair, ...]
    flags: tuple[Flag, ...]
    thrown: tuple[Seat, ...]
    throws: tuple[Hand, ...]
    flipper: Seat
    speaker: Seat
    keys: tuple[KeyWord, ...]
    used: tuple[str, ...]
    grabs: tuple[Grab, ...]
    attempts: tuple[Attempt, ...]
    verdicts: tuple[Verdict, ...]
    calls: tuple[Call, ...]
    rulings: tuple[RulingNote, ...]
    halt: Halt | None
    points: tuple[int, ...]
    awaited: tuple[Seat, ...]
    result: Result | None
