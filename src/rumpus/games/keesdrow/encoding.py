"""Encodings of Keesdrow: words spelled letter by letter, or picked from the solver's list."""

from collections.abc import Hashable, Sequence
from functools import lru_cache
from typing import Final

import numpy as np
from numpy.typing import NDArray

from rumpus.core.memo import latest
from rumpus.core.values import Options
from rumpus.games.encoding import WAIT, Draft, Mask, Numbers, Part, Places, placed
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
    Board,
    board_seen,
    cells_of,
    layout,
    letters_laid,
    neighbours,
)
from rumpus.games.keesdrow.rules.path import forbidden
from rumpus.games.keesdrow.rules.search import best_words
from rumpus.games.keesdrow.state import View
from rumpus.words.grid import USES, spell
from rumpus.words.layout import ALPHABET, LONGEST

LETTERS: Final = len(ALPHABET)
SEATS: Final = 8
LISTED: Final = 128
"""Most words in the solver's list, the best first."""
MANY: Final = 500
"""Number of points, in all or of a word, that an observation gives as 1."""
TURNS: Final = 200
"""Number of turns that an observation gives as 1."""
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
        self._places = placed(self.parts)
        self._word, self._last = (self._places[name].start for name in ("word", "last"))
        self._board = latest(board_seen)
        self._near = neighbours(self._width)
        self._free = latest(self._unspent)

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
        _observe(view, self._board(view), into, self._places)

    def sketch(self, view: View, draft: Draft, into: Numbers) -> None:
        """Add a draft to an observation."""
        del view
        for choice in draft:
            into[self._word + choice - 1] += 1 / USES
        into[self._last + draft[-1] - 1] = 1

    def mask(self, view: View, draft: Draft, into: Mask) -> None:
        """Set the choices that are allowed."""
        if not self._rest.mask(view, draft, into):
            return
        board = self._board(view)
        if not draft:
            into[1 : self._end] = self._free(view)
        elif len(draft) < LONGEST:
            free = self._free(view)
            for at in self._near[draft[-1] - 1]:
                into[1 + at] = free[at] and self._lasts(board, draft, at)
        into[self._end] = bool(draft) and self._ends(view, board, draft)

    def act(self, view: View, draft: Draft) -> Action | None:
        """Return the act of a draft, or None while a word is being spelled."""
        if draft[-1] == self._end:
            return Spell(self._path(self._board(view), draft[:-1]))
        return self._rest.act(draft[-1])

    def says(self, view: View, draft: Draft) -> str:
        """Return a draft as a person would say it."""
        if draft[-1] > self._end or draft[-1] == WAIT:
            return self._rest.says(draft[-1])
        end = draft[-1] == self._end
        path = self._path(self._board(view), draft[:-1] if end else draft)
        word = spell(view.letters, path).upper()
        return f"play {word}" if end else f"{word}..."

    def shows(self, view: View) -> str:
        """Return what a seat sees, as lines of text."""
        return _shows(view, self._board(view))

    def _unspent(self, view: View) -> NDArray[np.bool_]:
        """Return the places with a letter that isn't used up (KD-9) nor taken (KD-26)."""
        board = self._board(view)
        there = np.array([letter.isupper() for letter in letters_laid(board)])
        return there & (_pegs(board) < USES)

    def _lasts(self, board: Board, draft: Draft, at: int) -> bool:
        """Return whether a letter can be used once more after a draft (KD-9)."""
        again = draft.count(at + 1)
        return not again or int(board.uses[layout(board.places).cells[at]]) + again < USES

    def _ends(self, view: View, board: Board, draft: Draft) -> bool:
        """Return whether a draft is a word that can be played."""
        rules = view.rules
        if len(draft) < rules.min_length:
            return False
        path = self._path(board, draft)
        if rules.words == "checked" and spell(board.letters, path) not in self._lexicon:
            return False
        # Each letter of a draft adjoins the one before it, and isn't used up: all else is left.
        return forbidden(board, path) is None

    def _path(self, board: Board, draft: Draft) -> tuple[int, ...]:
        return cells_of(board, tuple(choice - 1 for choice in draft))


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
        self._places = placed(self.parts)
        self._board = latest(board_seen)
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
        _observe(view, self._board(view), into, self._places)
        if view.you != view.seat or view.phase != "turn":
            return
        for at, found in enumerate(self._list(view)):
            into[self._places["lengths"].start + at] = len(found.word) / LONGEST
            into[self._places["worth"].start + at] = min(1, found.score / MANY)

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
        return _shows(view, self._board(view))

    def _found(self, view: View) -> list[FoundPath]:
        return best_words(self._lexicon, self._board(view), view.rules.min_length, LISTED)


def _decision(view: View) -> Hashable | None:
    """Return the turn in which a seat has to play, accept or challenge, or may end the game."""
    return (view.phase, view.turn) if view.you in view.awaited and view.phase != "draw" else None


def _observe(view: View, board: Board, into: Numbers, places: Places) -> None:
    """Write the common parts of an observation."""
    lay = layout(board.places)
    into[: places["pegs"].start] = _laid(letters_laid(board))
    into[places["pegs"]] = _pegs(board) / USES
    start = {part: place.start for part, place in places.items()}
    if view.phase == "window":
        for number, cell in enumerate(view.plays[-1].path):
            into[start["open"] + lay.positions[cell]] = 1
            letter = ALPHABET.index(view.letters[cell].lower())
            into[start["open_word"] + number * LETTERS + letter] = 1
    assert view.you is not None
    for at, score in enumerate((*view.scores[view.you :], *view.scores[: view.you])):
        into[start["scores"] + at] = min(1, score / MANY)
    into[start["turn"]] = min(1, view.turn / TURNS)
    into[start["yours"]] = view.you == view.seat
    into[start["window"]] = view.phase == "window"
    into[start["no_word_left"]] = view.no_word_left


@lru_cache(maxsize=256)
def _laid(letters: str) -> Numbers:
    """Return the letters by position and their values, the first parts of an observation."""
    into = np.zeros((LETTERS + 1, len(letters)), np.float32)
    for at, letter in enumerate(letters):
        if letter.isupper():
            into[ALPHABET.index(letter.lower()), at] = 1
            into[LETTERS, at] = letter_values()[letter] / 10
    return into.ravel()


def _pegs(board: Board) -> NDArray[np.uint8]:
    """Return the pegs by position."""
    digits = "".join(layout(board.places).read(board.uses))
    return np.frombuffer(digits.encode(), np.uint8) - ord("0")


def _shows(view: View, board: Board) -> str:
    """Return what a seat sees, as lines of text; a letter that is used up is in lower case."""
    lay, letters = layout(board.places), letters_laid(board)
    marks = [
        " " if letter.islower() else letter if int(board.uses[cell]) < USES else letter.lower()
        for letter, cell in zip(letters, lay.cells, strict=True)
    ]
    rows = [marks[at : at + lay.width] for at in range(0, len(marks), lay.width)]
    scores = ", ".join(f"player {seat}: {score}" for seat, score in enumerate(view.scores))
    played = view.plays[-1].word.upper() if view.plays else ""
    return "\n".join([*map(" ".join, rows), f"turn {view.turn + 1}, {scores}", played])
