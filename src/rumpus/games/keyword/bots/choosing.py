"""Choice of a bot between laying a word and swapping cards."""

from typing import Final

from rumpus.core.chance import Chance
from rumpus.core.values import Millis, Seat
from rumpus.games.keyword.actions import Commit, Decline, Pass
from rumpus.games.keyword.bots.exchange import discards
from rumpus.games.keyword.bots.levels import Level
from rumpus.games.keyword.bots.vocabulary import Vocabulary, vocabulary_of
from rumpus.games.keyword.bots.weighing import Weigher, needed_first
from rumpus.games.keyword.queries import pieces_of
from rumpus.games.keyword.state import View
from rumpus.words.hands import Allowed, Hands, hands_of
from rumpus.words.laying import Laying
from rumpus.words.lexicon import Lexicon

PATIENCE: Final = 0.16
"""
Worth of a word, times the number of seats, below which a bot that weighs swaps cards instead.

With many players everybody's share of a round is small, so waiting for better cards gains little.
"""


class Chooser:
    """Chooser of actions for one level."""

    def __init__(self, lexicon: Lexicon, level: Level) -> None:
        self._lexicon = lexicon
        self._level = level

    def choose(self, view: View, seat: Seat, at: Millis, chance: Chance) -> Commit | Pass | Decline:
        """
        Lay a word or pass, whichever seems better.

        A bot that finds nothing and can't pass any more racks its brains; if it still finds
        nothing, it declines, so that nobody has to wait (KW-10).
        """
        words = self._words(view, self._vocabulary(view).seen(chance), self._level.compared)
        word, passes = self._judged(view, seat, words)
        if passes and may_pass(view, at):
            return Pass(view.round, discards(self._lexicon.language, view, seat))
        word = word or self._racked(view)
        if word is None:
            return Decline(view.round)
        return Commit(view.round, pieces_of(word, view.hand, view.middle))

    def _judged(
        self, view: View, seat: Seat, words: tuple[Laying, ...]
    ) -> tuple[Laying | None, bool]:
        """Return the word to lay, or None, and whether passing is better."""
        if self._level.weighs:
            word, worth = Weigher(view, seat).best(words)
            return word, word is None or worth < PATIENCE / len(view.seats)
        word = needed_first(view, seat, words)
        return word, word is None or len(word.word) < self._level.content

    def _racked(self, view: View) -> Laying | None:
        """Return an overlooked word: the shortest known or, failing that, the shortest of all."""
        for allowed in (self._vocabulary(view).known, self._hands().suggested):
            words = self._words(view, allowed, len(allowed))
            if words:
                return words[-1]
        return None

    def _words(self, view: View, allowed: Allowed, top: int) -> tuple[Laying, ...]:
        own, shared = ("".join(c.letter for c in cards) for cards in (view.hand, view.middle))
        return self._hands().words(own, shared, top, allowed, view.rules.min_length)

    def _hands(self) -> Hands:
        return hands_of(self._lexicon)

    def _vocabulary(self, view: View) -> Vocabulary:
        return vocabulary_of(self._lexicon, self._level, view.rules.min_length)


def may_pass(view: View, at: Millis) -> bool:
    """Return True while there is still time to pass (KW-10)."""
    return view.may_pass and (view.pass_until is None or at < view.pass_until)
