"""Encodings of Keesdrow: words spelled letter by letter, or picked from the solver's list."""

from collections.abc import Hashable, Mapping, Sequence
from functools import lru_cache
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from rumpus.core.memo import latest
from rumpus.core.values import Options
from rumpus.games.encoding import WAIT, Draft, Mask, Numbers, Part, starts
from rumpus.games.keesdrow.actions import (
    Accept,
    Action,
    Challenge,
    Finish,
    FoundPath,
    Pass,
    Spell,
)
from rumpus.games.keesdrow.data import letter_values
from rumpus.games.keesdrow.game import Keesdrow
from rumpus.games.keesdrow.rules.board import (
    board_seen,
    layout,
    letters_at,
    neighbours,
    used_after,
)
from rumpus.games.keesdrow.rules.search import best_words
from rumpus.games.keesdrow.state import View
from rumpus.words.grid import USES, Used, spell, why_forbidden
from rumpus.words.layout import ALPHABET, LONGEST

LETTERS: Final = len(ALPHABET)
SEATS: Final = 8
LISTED: Final = 128
"""Most words in the solver's list, the best first."""
MANY: Final = 500
"""Number of points, in all or of a word, that an observation gives as 1."""
TURNS: Final = 200
"""Number of turns that an observation gives as 1."""
PEGS: Final = (np.arange(1 + USES, dtype=np.uint8) / USES).astype(np.float32)
"""Each number of pegs, as an observation gives it."""
WIDTHS: Final = {"keesdrow": 12, "deluxe": 16}


def _common(width: int) -> tuple[Part, ...]:
    square = (width, width)
    return (
        Part("letters", (LETTERS, *square), "a board for each letter, 1 where it lies"),
        Part("values", square, "the points of each letter, of 10"),
        Part("pegs", square, "the pegs on each letter, of 3"),
        Part("open", square, "1 for the letters of the word that is open to challenge"),
        Part("open_word", (LONGEST, LETTERS), "its letters"),
        Part("scores", (SEATS,), "the points of each seat, you first, of 500"),
        Part("turn", (1,), "the number of the turn, over all seats, of 200"),
        Part("yours", (1,), "1 if it is your turn"),
        Part("window", (1,), "1 while a word is open to challenge"),
        Part("no_word_left", (1,), "1 if no word on the list is left on the board"),
    )


class _Choices:
    """Numbers of the choices: waiting, those of words, then the rest."""

    def __init__(self, words: int) -> None:
        self._acts: Final[dict[int, Action]] = dict(
            enumerate((Pass(), Challenge(), Accept(), Finish()), 1 + words)
        )
        self.give_up_turn, self.challenge, self.accept, self.finish = self._acts
        self.count: Final = self.finish + 1

    def mask(self, view: View, draft: Draft, into: Mask) -> bool:
        """Set the choices that words don't matter to; return whether a word can be played, too."""
        if view.phase == "window":
            into[self.challenge] = into[self.accept] = 1
            return False
        into[self.finish] = not draft and view.no_word_left and view.you not in view.finishing
        mine = view.you == view.seat
        into[self.give_up_turn if mine else WAIT] = 1
        return mine

    def act(self, choice: int) -> Action | None:
        """Return the act of a choice that words don't matter to, or None."""
        return self._acts.get(choice)

    def says(self, choice: int) -> str:
        """Return such a choice as a person would say it."""
        act = self._acts.get(choice)
        return "wait" if act is None else type(act).__name__.lower()


class LetterByLetter:
    """
    Words spelled letter by letter.

    Choices: 0 waits; then comes the next letter of a word, by its place on the board, row by row;
    then the end of the word, a pass, a challenge, accepting a word, and agreeing to end the game.
    """

    def __init__(self, game: Keesdrow, options: Options) -> None:
        self._lexicon = game.lexicon
        self._width = WIDTHS[str(options["size"])]
        self._end = 1 + self._width**2
        self._rest = _Choices(self._end)
        square = (self._width, self._width)
        self.parts: Final = (
            *_common(self._width),
            Part("word", square, "letters in the word that you spell, of 3 times each"),
            Part("last", square, "1 for the last of them"),
        )
        self.choices: Final = self._rest.count
        self._at = starts(self.parts)
        self._word, self._last = self._at["word"], self._at["last"]
        self._squares = latest(_squares)
        self._used = latest(_used)
        self._near = neighbours(self._width)

    def decision(self, view: View) -> Hashable | None:
        """Return what tells this decision from others, or None."""
        return _decision(view)

    def at_once(self, view: View) -> None:
        """Return None: every act of a seat is a decision."""

    def points(self, view: View) -> Sequence[int]:
        """Return the points of each seat."""
        return view.scores

    def observe(self, view: View, into: Numbers) -> None:
        """Write an observation without a draft."""
        _observe(view, self._squares(view), into, self._at)

    def sketch(self, view: View, draft: Draft, into: Numbers) -> None:
        """Add the last choice of a draft to an observation."""
        del view
        into[self._word + draft[-1] - 1] = draft.count(draft[-1]) / USES
        for before in draft[-2:-1]:
            into[self._last + before - 1] = 0
        into[self._last + draft[-1] - 1] = 1

    def mask(self, view: View, draft: Draft, into: Mask) -> None:
        """Set the choices that are allowed."""
        if not self._rest.mask(view, draft, into):
            return
        squares = self._squares(view)
        if not draft:
            into[1 : self._end] = squares.usable
        elif len(draft) < LONGEST:
            for at in self._near[draft[-1] - 1]:
                into[1 + at] = draft.count(1 + at) < squares.left[at]
        into[self._end] = self._ends(view, squares, draft)

    def act(self, view: View, draft: Draft) -> Action | None:
        """Return the act of a draft, or None while a word is being spelled."""
        if draft[-1] == self._end:
            return Spell(_path(view, draft[:-1]))
        return self._rest.act(draft[-1])

    def says(self, view: View, draft: Draft) -> str:
        """Return a draft as a person would say it."""
        if draft[-1] > self._end or draft[-1] == WAIT:
            return self._rest.says(draft[-1])
        end = draft[-1] == self._end
        word = spell(view.letters, _path(view, draft[:-1] if end else draft)).upper()
        return f"play {word}" if end else f"{word}..."

    def shows(self, view: View) -> str:
        """Return what a seat sees, as lines of text."""
        return _shows(view, self._squares(view))

    def _ends(self, view: View, squares: "_Squares", draft: Draft) -> bool:
        """Return whether a draft is a word that can be played."""
        rules = view.rules
        if len(draft) < rules.min_length:
            return False
        path = [choice - 1 for choice in draft]
        if rules.words == "checked" and spell(squares.letters, path) not in self._lexicon:
            return False
        # Each letter of a draft adjoins the one before it, and isn't used up: all else is left.
        return why_forbidden(squares.letters, path, self._used(view)) is None


class WholeWords:
    """
    Words picked from the solver's list of the 128 best.

    Choices: 0 waits; 1 to 128 play a word of the list; then as in `LetterByLetter` after a word.
    """

    def __init__(self, game: Keesdrow, options: Options) -> None:
        self._lexicon = game.lexicon
        self._rest = _Choices(LISTED)
        self.parts: Final = (
            *_common(WIDTHS[str(options["size"])]),
            Part("lengths", (LISTED,), "the length of each word, of 28"),
            Part("worth", (LISTED,), "what it scores, of 500"),
        )
        self.choices: Final = self._rest.count
        self._at = starts(self.parts)
        self._squares = latest(_squares)
        self._list = latest(self._found)

    def decision(self, view: View) -> Hashable | None:
        """Return what tells this decision from others, or None."""
        return _decision(view)

    def at_once(self, view: View) -> None:
        """Return None: every act of a seat is a decision."""

    def points(self, view: View) -> Sequence[int]:
        """Return the points of each seat."""
        return view.scores

    def observe(self, view: View, into: Numbers) -> None:
        """Write an observation without a draft."""
        _observe(view, self._squares(view), into, self._at)
        if view.you != view.seat or view.phase != "turn":
            return
        for at, found in enumerate(self._list(view)):
            into[self._at["lengths"] + at] = len(found.word) / LONGEST
            into[self._at["worth"] + at] = min(1, found.score / MANY)

    def sketch(self, view: View, draft: Draft, into: Numbers) -> None:
        """Add nothing: each choice is an act."""

    def mask(self, view: View, draft: Draft, into: Mask) -> None:
        """Set the choices that are allowed."""
        if self._rest.mask(view, draft, into):
            into[1 : 1 + len(self._list(view))] = 1

    def act(self, view: View, draft: Draft) -> Action:
        """Return the act of a choice."""
        (choice,) = draft
        act = self._rest.act(choice)
        return Spell(self._list(view)[choice - 1].path) if act is None else act

    def says(self, view: View, draft: Draft) -> str:
        """Return a choice as a person would say it."""
        (choice,) = draft
        if WAIT < choice <= LISTED:
            return f"play {self._list(view)[choice - 1].word.upper()}"
        return self._rest.says(choice)

    def shows(self, view: View) -> str:
        """Return what a seat sees, as lines of text."""
        return _shows(view, self._squares(view))

    def _found(self, view: View) -> list[FoundPath]:
        return best_words(self._lexicon, board_seen(view), view.rules.min_length, LISTED)


def _decision(view: View) -> Hashable | None:
    """Return the turn in which a seat has to play, accept or challenge, or may end the game."""
    return (view.phase, view.turn) if view.you in view.awaited and view.phase != "draw" else None


class _Squares(NamedTuple):
    """
    A board by position: its letters and pegs, and what is left of each letter.

    *left* has how often each letter can be used (KD-9), 0 for one that is taken (KD-26); *usable*
    is 1 for those that can be used at all.
    """

    letters: str
    pegs: NDArray[np.uint8]
    left: bytes
    usable: NDArray[np.bool_]


def _squares(view: View) -> _Squares:
    """Return the board of a view by position."""
    gone = tuple([taking.tile for taking in view.taken])
    letters = letters_at(view.letters, view.places, gone)
    pegs = np.frombuffer(view.uses.encode(), np.uint8)[_cells(view.places)] - ord("0")
    left = USES - pegs
    if gone:
        left[np.frombuffer(letters.encode(), np.uint8) > ord("Z")] = 0
    return _Squares(letters, pegs, left.tobytes(), left > 0)


def _used(view: View) -> Used:
    """Return the paths that are used up, by position."""
    return used_after(view.plays, view.places, view.rules.shorter)


@lru_cache(maxsize=256)
def _cells(places: tuple[int, ...]) -> NDArray[np.int64]:
    """Return the cells by position."""
    return np.array(layout(places).cells)


def _path(view: View, draft: Draft) -> tuple[int, ...]:
    """Return the cells of a draft."""
    cells = layout(view.places).cells
    return tuple(cells[choice - 1] for choice in draft)


def _observe(view: View, squares: _Squares, into: Numbers, at: Mapping[str, int]) -> None:
    """Write the common parts of an observation; *at* has where each begins."""
    into[: at["pegs"]] = _laid(squares.letters)
    into[at["pegs"] : at["open"]] = PEGS[squares.pegs]
    if view.phase == "window":
        positions = layout(view.places).positions
        for number, cell in enumerate(view.plays[-1].path):
            into[at["open"] + positions[cell]] = 1
            letter = ALPHABET.index(view.letters[cell].lower())
            into[at["open_word"] + number * LETTERS + letter] = 1
    assert view.you is not None
    for seat, score in enumerate((*view.scores[view.you :], *view.scores[: view.you])):
        into[at["scores"] + seat] = min(1, score / MANY)
    into[at["turn"]] = min(1, view.turn / TURNS)
    into[at["yours"]] = view.you == view.seat
    into[at["window"]] = view.phase == "window"
    into[at["no_word_left"]] = view.no_word_left


@lru_cache(maxsize=256)
def _laid(letters: str) -> Numbers:
    """Return the letters by position and their values, the first parts of an observation."""
    into = np.zeros((LETTERS + 1, len(letters)), np.float32)
    for at, letter in enumerate(letters):
        if letter.isupper():
            into[ALPHABET.index(letter.lower()), at] = 1
            into[LETTERS, at] = letter_values()[letter] / 10
    return into.ravel()


def _shows(view: View, squares: _Squares) -> str:
    """Return what a seat sees, as lines of text; a letter that is used up is in lower case."""
    marks = [
        " " if letter.islower() else letter if left else letter.lower()
        for letter, left in zip(squares.letters, squares.left, strict=True)
    ]
    width = layout(view.places).width
    rows = [marks[at : at + width] for at in range(0, len(marks), width)]
    scores = ", ".join(f"player {seat}: {score}" for seat, score in enumerate(view.scores))
    played = view.plays[-1].word.upper() if view.plays else ""
    return "\n".join([*map(" ".join, rows), f"turn {view.turn + 1}, {scores}", played])
