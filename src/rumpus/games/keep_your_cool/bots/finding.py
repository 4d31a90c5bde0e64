"""Finding a word: which one, and how long it takes to think of it and to say it."""

from collections.abc import Collection, Iterator
from typing import Final, NamedTuple

from rumpus.core.chance import Chance
from rumpus.games.keep_your_cool.bots.drawing import exponential
from rumpus.games.keep_your_cool.bots.levels import Level
from rumpus.games.keep_your_cool.bots.vocabulary import Vocabulary, known_by, vocabulary_of
from rumpus.games.keep_your_cool.rules.letters import has
from rumpus.games.keep_your_cool.rules.wordbook import Wordbook
from rumpus.games.keep_your_cool.state import View
from rumpus.words.layout import LONGEST, RAREST

AT_LEAST: Final = 0.4
"""Share of the mean thinking time that every word takes at least."""

SCARCE: Final = 30
"""Thinking takes twice as long if only about this many short, common words fit."""

HARDEST: Final = 6
"""Greatest factor by which a difficult key word prolongs thinking."""

AGAIN: Final = 0.5
"""Share of the usual thinking time after a refusal, since part of the thinking is done."""

TRIES: Final = 40
"""Number of words that the bot draws; if none of them will do, it searches the whole list."""


class Idea(NamedTuple):
    """A word, the ms until it came to mind, and the ms that it takes to say."""

    word: str
    think: int
    say: int


class Finder:
    """Word finder of one bot; looks each family up only once."""

    def __init__(self, book: Wordbook, level: Level) -> None:
        self._book = book
        self._level = level
        self._relatives: dict[tuple[str, str], frozenset[str]] = {}

    def find(self, view: View, refused: Collection[str], chance: Chance) -> Idea | None:
        """Find a word that the bot thinks may be said now; return None if no word is left."""
        key = view.keys[-1].word if view.keys else None
        slipped = self._slipped(view, key, refused, chance)
        word = slipped or self._chosen(view, key, refused, chance)
        if word is None:
            return None
        share = AT_LEAST + (1 - AT_LEAST) * exponential(chance)
        mean = self._level.think * self._difficulty(view, key) * (AGAIN if refused else 1)
        return Idea(word, round(mean * share), len(word) * self._level.letter)

    @property
    def _vocabulary(self) -> Vocabulary:
        """Return the words that the bot knows; the first call is slow, as it reads the list."""
        return known_by(self._book.lexicon, self._level)

    def _slipped(
        self, view: View, key: str | None, refused: Collection[str], chance: Chance
    ) -> str | None:
        """Return a word whose family was already said, as a rare slip, or None (KYC-15)."""
        if key is None or chance.below(1000) >= self._level.slip:
            return None
        twice = view.rules.same_letter_twice == "yes"
        near = sorted(
            word
            for said in view.used
            for word in self._family(view, said)
            if word not in view.used
            and word not in refused
            and has(word, key, twice=twice)
            and word in self._vocabulary
        )
        return chance.choice(near) if near else None

    def _chosen(
        self, view: View, key: str | None, refused: Collection[str], chance: Chance
    ) -> str | None:
        """Choose, of the first few words, the one that the bot thinks is hardest to answer."""
        found: list[str] = []
        for word in self._coming(view, key, refused, chance):
            found.append(word)
            if len(found) == self._level.compared:
                break
        twice = view.rules.same_letter_twice == "yes"
        return min(found, key=lambda w: self._vocabulary.ease(w, twice=twice), default=None)

    def _coming(
        self, view: View, key: str | None, refused: Collection[str], chance: Chance
    ) -> Iterator[str]:
        """Yield words as they come to mind; if none does, any word on the list that fits."""
        barred = {word for said in view.used for word in self._family(view, said)} | {*refused}
        twice = view.rules.same_letter_twice == "yes"
        none = True
        for _ in range(TRIES):
            word = self._vocabulary.drawn(key, twice=twice, chance=chance)
            if word is not None and word not in barred:
                none = False
                yield word
        if none:
            yield from self._racked(key, barred, twice=twice)

    def _racked(self, key: str | None, barred: Collection[str], *, twice: bool) -> Iterator[str]:
        """Yield every word that fits, of all that may be suggested, short ones first."""
        everything = vocabulary_of(self._book.lexicon, RAREST, LONGEST)
        for word in sorted(everything.words, key=lambda word: (len(word), word)):
            if word not in barred and (key is None or has(word, key, twice=twice)):
                yield word

    def _difficulty(self, view: View, key: str | None) -> float:
        if key is None:
            return 1
        ease = self._vocabulary.ease(key, twice=view.rules.same_letter_twice == "yes")
        return min(HARDEST, 1 + SCARCE / max(ease, 1))

    def _family(self, view: View, said: str) -> frozenset[str]:
        key = said, view.rules.strictness
        if key not in self._relatives:
            self._relatives[key] = frozenset(self._book.families.relatives(*key))
        return self._relatives[key]
