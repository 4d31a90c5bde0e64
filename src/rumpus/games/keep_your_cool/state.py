"""State of a game of Keep Your Cool, and the view of it that everybody gets."""

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
    """The agreed options, typed (`options.py` defines them); times in ms."""

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
    Complete state of a game. The players are seats 0 and 1.

    *symbols* holds the symbols of all tiles, by place; *up* the tiles that are face up, in the
    order in which they were turned. *thrown* holds the hands thrown in secret, *throws* those last
    shown (KYC-4). *used* holds the words whose families are used up (KYC-15). *words*, *takes*,
    *grabs_made*, *called* and *ruled* count everything so far, so that numbers are never reused.
    *stale* holds the numbers of rulings that can't be undone any more (KYC-30). *vain* counts, by
    player, the requests to overturn a ruling that failed. *held* acts are in order of arrival. The
    phase ends by itself at *due*. *at* is when something last happened.
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
    """A place on the table (KYC-3), with the symbol of its tile if that is face up."""

    lies: Literal["down", "up", "gone"]
    symbol: str | None


class View(msgspec.Struct, frozen=True):
    """
    View of a game: all that everybody may know.

    That is everything except the symbols of tiles that are face down, throws that aren't shown yet,
    and held acts. Fields as in `State`. *you* is the seat whose view this is. *handicaps* are by
    player. *thrown* holds the seats that have thrown. *speaker* is the player who isn't *flipper*.
    *points* are by player: tiles in hand and, in the advanced game, 5 for each flag taken (KYC-26).
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
