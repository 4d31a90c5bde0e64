"""The state of a game of Keesdrow, and the view that everybody has of it."""

from typing import Literal

import msgspec

from rumpus.core.values import Millis, Result, Seat, Setup
from rumpus.words.grid import NOTHING_USED, Used

Phase = Literal["draw", "turn", "coaching", "window", "over"]


class Rules(msgspec.Struct, frozen=True):
    """The agreed options, typed (`options.py` declares them)."""

    size: Literal["keesdrow", "deluxe"]
    variation: Literal["none", "four_score", "flip_flop"]
    tiles_to_win: int
    teams: Literal["no", "yes"]
    end: Literal["turns", "points", "exhausted"]
    turns: int
    goal: int
    timer: int
    words: Literal["challenge", "checked"]
    challenge_window: int
    min_length: int
    shorter: Literal["beginning", "part"]
    dictionary_help: Literal["no", "yes"]
    review: Literal["points", "words", "no"]
    lexicon: str


class Draw(msgspec.Struct, frozen=True):
    """One draw for the start: the tile looked at, and the letter on its back (KD-4)."""

    seat: Seat
    tile: int
    letter: str


class Play(msgspec.Struct, frozen=True):
    """
    One turn that is over, or the word that is open to challenge.

    *word* is in lower case, empty for a turn without one. *outcome*: ``open`` while the window
    lasts, then ``stood``, ``doubled``, ``struck``; without a word ``passed``, ``timer``,
    ``coached`` (KD-25) or ``skipped`` (KD-26). *points* are what counted, or would.
    """

    seat: Seat
    word: str
    path: tuple[int, ...]
    points: int
    outcome: Literal["open", "stood", "doubled", "struck", "passed", "timer", "coached", "skipped"]
    challenger: Seat | None = None


class Taking(msgspec.Struct, frozen=True):
    """A tile that is gone from the board, who took it, and in which turn (KD-26)."""

    tile: int
    seat: Seat
    turn: int


class Coaching(msgspec.Struct, frozen=True):
    """
    A call that a turn was coached, as long as it is open (KD-25).

    *turn* is the turn in question, *during* the phase that the call interrupted, and *left* what
    that had left in ms, if it had a timer. *denied*: the team has spoken, a moderator has to rule.
    """

    caller: Seat
    left: int | None
    turn: int
    during: Phase
    denied: bool = False


class State(msgspec.Struct, frozen=True):
    """
    All that is true.

    Cells are identified by tile * 4 + corner (0 upper left, 1 upper right, 2 lower left, 3 lower
    right); *places* says which tile lies on each place of the board, row by row. *uses* holds one
    digit 0 to 3 per cell. *drawing* are the seats that have still to pick a tile. *due* is when the
    phase ends by itself, if it does. *turn* counts from 0 over all seats: *plays*, the whole story,
    has one entry per finished turn or open word, so that ``plays[turn]`` belongs to it. *used* are
    the paths of all words but the struck ones (KD-19), by where their cells lie now. *scores*
    are the totals by seat, with teams those of its team (KD-25), in Four Score of tiles taken
    (KD-26). *barred* lose their next turn (KD-26). *called* are the turns on which coaching was
    called (KD-25).
    """

    setup: Setup
    rules: Rules
    phase: Phase = "draw"
    faces: tuple[str, ...] = ()
    backs: tuple[str, ...] = ()
    places: tuple[int, ...] = ()
    uses: str = ""
    draws: tuple[Draw, ...] = ()
    drawing: tuple[Seat, ...] = ()
    due: Millis | None = None
    first: Seat | None = None
    turn: int = 0
    seat: Seat | None = None
    scores: tuple[int, ...] = ()
    plays: tuple[Play, ...] = ()
    used: Used = NOTHING_USED
    accepted: tuple[Seat, ...] = ()
    no_word_left: bool = False
    finishing: tuple[Seat, ...] = ()
    taken: tuple[Taking, ...] = ()
    barred: tuple[Seat, ...] = ()
    coaching: Coaching | None = None
    called: tuple[int, ...] = ()
    outcome: Result | None = None


class View(msgspec.Struct, frozen=True):
    """
    What a seat or spectator knows: everything but the backs (KD-4).

    Fields as in `State`; *letters* has one letter per cell, *you* is the seat that looks.
    *awaited* are the seats that may act now, *teams* is each seat's team if there are teams, and
    *moderator* the seat that does not play, if there is one (KD-25).
    """

    you: Seat | None
    rules: Rules
    teams: tuple[int | None, ...]
    moderator: Seat | None
    phase: Phase
    letters: str
    places: tuple[int, ...]
    uses: str
    draws: tuple[Draw, ...]
    drawing: tuple[Seat, ...]
    due: Millis | None
    first: Seat | None
    turn: int
    seat: Seat | None
    scores: tuple[int, ...]
    plays: tuple[Play, ...]
    accepted: tuple[Seat, ...]
    awaited: tuple[Seat, ...]
    no_word_left: bool
    finishing: tuple[Seat, ...]
    taken: tuple[Taking, ...]
    barred: tuple[Seat, ...]
    coaching: Coaching | None
    called: tuple[int, ...]
    result: Result | None
