"""What a bot does with its cards: the word that it lays, or the cards that it changes instead."""

from collections.abc import Iterator, Sequence
from itertools import islice, permutations
from typing import Final

from rumpus.bots.keyword.exchange import discards
from rumpus.bots.keyword.levels import Level
from rumpus.bots.keyword.vocabulary import Vocabulary, vocabulary_of
from rumpus.bots.keyword.weighing import Weigher, needed_first
from rumpus.core.chance import Chance
from rumpus.core.values import Millis, Seat
from rumpus.games.keyword.actions import Blue, Commit, Orange, Pass, Piece, Pieces
from rumpus.games.keyword.asking import pieces_of
from rumpus.games.keyword.data import BLANK
from rumpus.games.keyword.state import View
from rumpus.words.hands import Allowed, Hands, hands_of
from rumpus.words.laying import Laying
from rumpus.words.lexicon import Lexicon

PATIENCE: Final = 0.08
"""What a word must be worth, in words, to be laid by a bot that weighs and may change cards."""

RARE: Final = "q"
"""What a blank stands for in cards that are no word."""


class Chooser:
    """Chooses for one level."""

    def __init__(self, lexicon: Lexicon, level: Level) -> None:
        self._lexicon = lexicon
        self._level = level

    def choose(self, view: View, seat: Seat, at: Millis, chance: Chance) -> Commit | Pass:
        """
        Lay a word or pass, whichever seems better.

        Who finds nothing and may not pass any more racks its brains; who finds nothing even so lays
        a few cards that are no word, so that nobody waits: they come back to it (KW-13).
        """
        words = self._words(view, self._vocabulary(view).seen(chance), self._level.compared)
        word, passes = self._judged(view, seat, words)
        if passes and may_pass(view, at):
            return Pass(view.round, discards(view, seat))
        word = word or self._racked(view)
        if word is None:
            return Commit(view.round, nonsense(self._lexicon, view))
        return Commit(view.round, pieces_of(word, view.hand, view.middle))

    def _judged(
        self, view: View, seat: Seat, words: tuple[Laying, ...]
    ) -> tuple[Laying | None, bool]:
        """Give the word to lay, if there is one, and whether passing is better."""
        if self._level.weighs:
            word, worth = Weigher(view, seat).best(words)
            return word, word is None or worth < PATIENCE
        word = needed_first(view, seat, words)
        return word, word is None or len(word.word) < self._level.content

    def _racked(self, view: View) -> Laying | None:
        """Give a word that it did not see: the shortest that it knows, or that anybody does."""
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
    """KW-10: say whether there is still time to pass."""
    return view.may_pass and (view.pass_until is None or at < view.pass_until)


def nonsense(lexicon: Lexicon, view: View) -> Pieces:
    """Lay as few cards as may be, orange ones first, so that they spell no word (KW-7, KW-8)."""
    cards = islice(_pieces(view), view.rules.min_length)
    orders = list(permutations(cards))
    chosen = next((order for order in orders if _spelling(order) not in lexicon), orders[0])
    return tuple(piece for _, piece in chosen)


def _spelling(cards: Sequence[tuple[str, Piece]]) -> str:
    return "".join(letter for letter, _ in cards)


def _pieces(view: View) -> Iterator[tuple[str, Piece]]:
    for kind, cards in ((Orange, view.hand), (Blue, view.middle)):
        for card in cards:
            blank = card.letter == BLANK
            yield (RARE if blank else card.letter), kind(card.id, RARE if blank else None)
