"""Encodings of KEYWORD: words laid card by card, or picked from the solver's list."""

from collections.abc import Hashable, Sequence
from functools import lru_cache
from typing import Final

import numpy as np

from rumpus.core.values import Options
from rumpus.games.encoding import WAIT, Draft, Mask, Numbers, Part, starts
from rumpus.games.keyword.actions import (
    Action,
    Announce,
    Blue,
    Commit,
    Decline,
    Orange,
    Pass,
    Pieces,
    Ready,
)
from rumpus.games.keyword.data import BLANK
from rumpus.games.keyword.game import Keyword
from rumpus.games.keyword.observation import (
    COMMON,
    FACES,
    HELD,
    LETTERS,
    LONGEST,
    cover,
    kept_by,
    lettered,
    observe,
    shows,
    you,
)
from rumpus.games.keyword.queries import pieces_of
from rumpus.games.keyword.state import View
from rumpus.words.hands import hands_of
from rumpus.words.laying import Laying
from rumpus.words.layout import ALPHABET

SLOTS: Final = 2 * HELD
"""Cards that a word can be made of: one's own, and then the blue ones in the middle."""
LISTED: Final = 64
"""Most words in the solver's list, the best first."""
HANDS: Final = 256
"""Hands, each with its middle, whose choices are cached."""


class _Choices:
    """Numbers of the choices: waiting, those of words, then the rest."""

    def __init__(self, words: int) -> None:
        self.decline: Final = 1 + words
        self.swap: Final = self.decline + 1
        self.discard: Final = self.swap + 1
        self.swapped: Final = self.discard + HELD
        self.announce: Final = self.swapped + 1
        self.count: Final = self.announce + 1

    def mask(self, view: View, draft: Draft, into: Mask) -> bool:
        """Set the choices that words don't matter to; return whether a word can be laid, too."""
        if draft and draft[0] == self.swap:
            into[self.discard : self.discard + len(view.hand)] = 1
            for choice in draft[1:]:
                into[choice] = 0
            into[self.swapped] = 1
            return False
        if view.rules.crack == "announced" and not (draft or view.seats[you(view)].announced):
            into[self.announce] = 1
        if view.phase == "last_call":
            into[WAIT] = 1
            return False
        into[self.decline] = 1
        into[self.swap] = view.may_pass and not draft
        return True

    def act(self, view: View, draft: Draft) -> Action | None:
        """Return the act of a draft that words don't matter to, or None."""
        match draft[-1]:
            case self.announce:
                return Announce()
            case self.decline:
                return Decline(view.round)
            case self.swapped:
                return Pass(view.round, tuple(view.hand[c - self.discard].id for c in draft[1:-1]))
            case _:
                return None

    def says(self, view: View, draft: Draft) -> str:
        """Return such a draft as a person would say it."""
        if draft[-1] == WAIT:
            return "wait"
        if draft[-1] == self.announce:
            return "announce the keyword"
        if draft[-1] == self.decline:
            return "no word"
        gone = "".join(view.hand[c - self.discard].letter for c in draft if c >= self.discard)
        return f"pass and swap {gone.upper()}"


class CardByCard:
    """
    Words laid card by card.

    Choices: 0 waits; 1 to 12 lay a card, your own first; the next 312 lay a blank, 26 for each of
    these cards, one for each letter; then come the end of the word, "no word", passing, six cards
    to discard, the end of passing, and announcing.
    """

    _BLANKS: Final = 1 + SLOTS
    _END: Final = _BLANKS + SLOTS * LETTERS

    def __init__(self, game: Keyword, options: Options) -> None:
        del game, options
        self._rest = _Choices(self._END)
        self.parts: Final = (
            *COMMON,
            Part("used", (SLOTS,), "1 for a card in the word that you are laying"),
            Part("word", (LONGEST, LETTERS), "the letters of the word that you are laying"),
            Part("discarded", (HELD,), "1 for a card that you are about to discard"),
        )
        self.choices: Final = self._rest.count
        self._at = starts(self.parts)
        self._layable = lru_cache(HANDS)(self._layable_of)
        self._used, self._word, self._discarded = (
            self._at[name] for name in ("used", "word", "discarded")
        )

    def decision(self, view: View) -> Hashable | None:
        """Return what tells this decision from others, or None."""
        return _decision(view)

    def at_once(self, view: View) -> Action | None:
        """Return the confirmation of having seen the words (KW-16), or None."""
        return _ready(view)

    def points(self, view: View) -> Sequence[int]:
        """Return the number of words that each seat has kept (KW-19)."""
        return _points(view)

    def observe(self, view: View, into: Numbers) -> None:
        """Write an observation without a draft."""
        observe(view, into, self._at)

    def sketch(self, view: View, draft: Draft, into: Numbers) -> None:
        """Add the last choice of a draft to an observation."""
        if draft[0] == self._rest.swap:
            if len(draft) > 1:
                into[self._discarded + draft[-1] - self._rest.discard] = 1
            return
        ((slot, letter),) = self._laid(view, draft[-1:])
        into[self._used + slot] = 1
        into[self._word + (len(draft) - 1) * LETTERS + FACES[letter]] = 1

    def mask(self, view: View, draft: Draft, into: Mask) -> None:
        """Set the choices that are allowed."""
        if not self._rest.mask(view, draft, into):
            return
        if len(draft) < LONGEST:
            into[1 : self._END] = self._layable(lettered(view.hand), lettered(view.middle))
            for choice in draft:
                if choice < self._BLANKS:
                    into[choice] = 0
                else:
                    into[self._blanks(self._slot(choice))] = 0
        # KW-7: a word needs a card of one's own.
        if len(draft) >= view.rules.min_length and min(map(self._slot, draft)) < HELD:
            into[self._END] = 1

    def act(self, view: View, draft: Draft) -> Action | None:
        """Return the act of a draft, or None while it isn't complete."""
        if draft[-1] == self._END:
            return Commit(view.round, self._pieces(view, draft[:-1]))
        return self._rest.act(view, draft)

    def says(self, view: View, draft: Draft) -> str:
        """Return a draft as a person would say it."""
        if draft[-1] > self._END or draft[-1] == WAIT:
            return self._rest.says(view, draft)
        end = draft[-1] == self._END
        word = "".join(letter for _, letter in self._laid(view, draft[:-1] if end else draft))
        return f"lay {word.upper()}" if end else f"{word.upper()}..."

    def shows(self, view: View) -> str:
        """Return what a seat sees, as lines of text."""
        return shows(view)

    def _layable_of(self, own: str, shared: str) -> Mask:
        """Return the choices from 1 on that lay a card with one of these letters."""
        into: Mask = np.zeros(self._END, np.int8)
        for slot, letter in (*enumerate(own), *enumerate(shared, HELD)):
            into[self._blanks(slot) if letter == BLANK else 1 + slot] = 1
        return into[1:]

    def _slot(self, choice: int) -> int:
        return choice - 1 if choice < self._BLANKS else (choice - self._BLANKS) // LETTERS

    def _blanks(self, slot: int) -> slice:
        """Return the choices that lay a blank, one for each letter."""
        begin = self._BLANKS + slot * LETTERS
        return slice(begin, begin + LETTERS)

    def _laid(self, view: View, draft: Draft) -> list[tuple[int, str]]:
        """Return the slot and the letter of each card of a word."""
        laid: list[tuple[int, str]] = []
        for choice in draft:
            slot = self._slot(choice)
            card = view.hand[slot] if slot < HELD else view.middle[slot - HELD]
            if choice >= self._BLANKS:
                laid.append((slot, ALPHABET[(choice - self._BLANKS) % LETTERS]))
            else:
                laid.append((slot, card.letter))
        return laid

    def _pieces(self, view: View, draft: Draft) -> Pieces:
        return tuple(
            Orange(view.hand[slot].id, letter if choice >= self._BLANKS else None)
            if slot < HELD
            else Blue(view.middle[slot - HELD].id, letter if choice >= self._BLANKS else None)
            for choice, (slot, letter) in zip(draft, self._laid(view, draft), strict=True)
        )


class WholeWords:
    """
    Words picked from the solver's list of the 64 best, longest first.

    Choices: 0 waits; 1 to 64 lay a word of the list; then as in `CardByCard` after a word.
    """

    def __init__(self, game: Keyword, options: Options) -> None:
        del options
        self._hands = hands_of(game.lexicon)
        self._rest = _Choices(LISTED)
        self.parts: Final = (
            *COMMON,
            Part("lengths", (LISTED,), "the length of each word, of 12"),
            Part("blue", (LISTED,), "the number of its blue cards, of 6"),
            Part("brings", (LISTED, LONGEST), "letters of the keyword that you'd have with it"),
            Part("discarded", (HELD,), "1 for a card that you are about to discard"),
        )
        self.choices: Final = self._rest.count
        self._at = starts(self.parts)
        self._discarded = self._at["discarded"]
        self._known: tuple[object, tuple[Laying, ...]] = (None, ())

    def decision(self, view: View) -> Hashable | None:
        """Return what tells this decision from others, or None."""
        return _decision(view)

    def at_once(self, view: View) -> Action | None:
        """Return the confirmation of having seen the words (KW-16), or None."""
        return _ready(view)

    def points(self, view: View) -> Sequence[int]:
        """Return the number of words that each seat has kept (KW-19)."""
        return _points(view)

    def observe(self, view: View, into: Numbers) -> None:
        """Write an observation without a draft."""
        observe(view, into, self._at)
        if view.phase != "lay":
            return
        lengths, blue, brings = (self._at[n] for n in ("lengths", "blue", "brings"))
        kept = kept_by(view.seats[you(view)])
        for at, laying in enumerate(self._list(view)):
            into[lengths + at] = len(laying.word) / LONGEST
            into[blue + at] = laying.blue / HELD
            cover(view.rules.keyword, kept + laying.word, into, brings + at * LONGEST)

    def sketch(self, view: View, draft: Draft, into: Numbers) -> None:
        """Add the last choice of a draft to an observation: a card to discard."""
        del view
        if len(draft) > 1:
            into[self._discarded + draft[-1] - self._rest.discard] = 1

    def mask(self, view: View, draft: Draft, into: Mask) -> None:
        """Set the choices that are allowed."""
        if self._rest.mask(view, draft, into):
            into[1 : 1 + len(self._list(view))] = 1

    def act(self, view: View, draft: Draft) -> Action | None:
        """Return the act of a draft, or None while it isn't complete."""
        if draft[-1] > LISTED:
            return self._rest.act(view, draft)
        laying = self._list(view)[draft[-1] - 1]
        return Commit(view.round, pieces_of(laying, view.hand, view.middle))

    def says(self, view: View, draft: Draft) -> str:
        """Return a draft as a person would say it."""
        if WAIT < draft[-1] <= LISTED:
            return f"lay {self._list(view)[draft[-1] - 1].word.upper()}"
        return self._rest.says(view, draft)

    def shows(self, view: View) -> str:
        """Return what a seat sees, as lines of text."""
        return shows(view)

    def _list(self, view: View) -> tuple[Laying, ...]:
        asked = (view.hand, view.middle, view.rules.min_length)
        if self._known[0] != asked:
            own, shared = ("".join(c.letter for c in cards) for cards in asked[:2])
            found = self._hands.words(own, shared, LISTED, None, view.rules.min_length)
            self._known = asked, found
        return self._known[1]


def _decision(view: View) -> Hashable | None:
    """Return the round in which a seat has to lay, or the last call in which it may announce."""
    if view.you not in view.awaited or (view.phase == "lay" and view.laid is not None):
        return None
    return view.phase, view.round


def _ready(view: View) -> Ready | None:
    return Ready(view.round) if view.phase == "shown" and view.you in view.awaited else None


def _points(view: View) -> list[int]:
    return [len(seat.kept) for seat in view.seats]
