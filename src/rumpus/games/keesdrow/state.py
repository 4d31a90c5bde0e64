"""State of a game of Keesdrow, and the view of it that everybody gets."""

from typing import Literal

import msgspec

from rumpus.core.values import Millis, Result, Seat, Setup
from rumpus.words.grid import NOTHING_USED, Used

Phase = Literal["draw", "turn", "coaching", "window", "over"]


class Rules(msgspec.Struct, frozen=True):
    """The agreed options, typed (`options.py` defines them)."""

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
    review: Literal["points", "two", "words", "no"]
    lexicon: str


class Draw(msgspec.Struct, frozen=True):
    """One draw for the start: the tile looked at, and the letter on its back (KD-4)."""

    seat: Seat
    tile: int
    letter: str


class Play(msgspec.Struct, frozen=True):
    """
    A finished turn, or the word that is open to challenge.

    *word* is in lower case, empty for a turn without one. *outcome* is ``open`` during the window,
    then ``stood``, ``doubled`` or ``struck``; without a word, ``passed``, ``timer``, ``coached``
    (KD-25) or ``skipped`` (KD-26). *points* are those scored, or at stake.
    """

    seat: Seat
    word: str
    path: tuple[int, ...]
    points: int
    outcome: Literal["open", "stood", "doubled", "struck", "passed", "timer", "coached", "skipped"]
    challenger: Seat | None = None


class Taking(msgspec.Struct, frozen=True):
    """A tile that was taken off the board, by which seat and in which turn (KD-26)."""

    tile: int
    seat: Seat
    turn: int


class Coaching(msgspec.Struct, frozen=True):
    """
    An open call that a turn was coached (KD-25).

    *turn* is the turn in question, *during* the phase that the call interrupted, and *left* what
    was left of that phase in ms, None without a timer. *denied*: the team has answered, and a
    moderator has to rule.
    """

    caller: Seat
    left: int | None
    turn: int
    during: Phase
    denied: bool = False


class State(msgspec.Struct, frozen=True):
    """
    Complete state of a game.

    Cells are identified by tile * 4 + corner (0 upper left, 1 upper right, 2 lower left, 3 lower
    right). *places* has the tile in each place of the board, row by row. *uses* has one digit, 0 to
    3, for each cell. *drawing* holds the seats that still have to pick a tile. The phase ends by
    itself at *due*, if that is set. *turn* counts from 0 over all seats. *plays* is the whole
    history: it has one entry for each finished turn or open word, so ``plays[turn]`` belongs to
    that turn. *used* holds the paths of all words except struck ones (KD-19), by current position.
    *scores* are totals by seat; teams share theirs (KD-25), and in Four Score tiles taken are
    counted (KD-26). Seats in *barred* lose their next turn (KD-26). *called* holds the turns on
    which coaching was called (KD-25). *alphabet* and *values* are the letters of a language other
    than English, and their points; both are empty for A to Z.
    """

    setup: Setup
    rules: Rules
    phase: Phase = "draw"
    faces: tuple[str, ...] = ()
    backs: tuple[str, ...] = ()
    alphabet: str = ""
    values: tuple[int, ...] = ()
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


class View(msgspec.Struct, frozen=True, omit_defaults=True):
    """
    View of a game for seats and spectators: everything but the backs of tiles (KD-4).

    Fields as in `State`. *letters* has one letter for each cell. *you* is the seat whose view this
    is. *awaited* holds the seats that may act now. *teams* has each seat's team, if there are
    teams. *moderator* is the seat that doesn't play, if there is one (KD-25).
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
    alphabet: str = ""
    values: tuple[int, ...] = ()
