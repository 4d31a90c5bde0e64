"""Weighing words for a Sharp bot: the chance to win, and what winning gains and denies."""

from collections import Counter
from collections.abc import Sequence
from math import exp
from typing import Final

from rumpus.core.values import Seat
from rumpus.games.keyword.bots.needs import lacking, nearer
from rumpus.games.keyword.state import View
from rumpus.words.laying import Laying

USUAL: Final = 6.0
"""Letters of the words that others lay, as long as nothing is known about them."""

TRUST: Final = 4
"""Weight of the usual length, as a number of words seen."""

SPREAD: Final = 0.7
"""Spread of a player's word lengths, in letters: the greater, the less one letter decides."""

BLUE: Final = 0.12
"""Value of a blue card, in letters: it decides between words of equal length (KW-14)."""

DENIED: Final = 0.3
"""Weight of another seat's gain that one prevents: it may lack the card for other reasons."""

HELD: Final = 0.15
"""Value of a needed orange card, or a blank, in hand: losing the round costs it."""


class Weigher:
    """Comparison of words for one seat in one round."""

    def __init__(self, view: View, seat: Seat) -> None:
        self._view = view
        self._rivals = [
            Seat(other)
            for other, seen in enumerate(view.seats)
            if other != seat and not seen.passed
        ]
        self._lacks = {other: lacking(view, other) for other in self._rivals}
        self._own = lacking(view, seat)
        self._usual = {other: usual(view, other) for other in self._rivals}

    def best(self, words: Sequence[Laying]) -> tuple[Laying | None, float]:
        """Return the word of most worth, and its worth in words; None if there is no word."""
        worths = [(self.worth(word), word) for word in words]
        if not worths:
            return None, 0.0
        worth, word = max(worths, key=lambda pair: pair[0])
        return word, worth

    def worth(self, laying: Laying) -> float:
        """Weigh what a word gains if it wins against the cards that it costs if it doesn't."""
        chance = self.chance(laying)
        gain = 1 + nearer(self._view, self._own, laying.word) + self._denied(laying)
        return chance * gain - (1 - chance) * HELD * self._spent(laying)

    def chance(self, laying: Laying) -> float:
        """
        Return the chance that nobody lays a longer word, or an equal one with more blue cards.

        Exactly one word wins, in proportion to its strength (the Bradley-Terry model for several):
        among equals, everybody has an equal share. Multiplying the chances against one rival at a
        time would give one of six equals 3 % instead of 17 %: the rivals look for words in the same
        blue cards, so a word that beats one of them is likely to beat the others.
        """
        strength = len(laying.word) + BLUE * (laying.blue - 2)
        odds = (exp((self._usual[other] - strength) / SPREAD) for other in self._rivals)
        return 1 / (1 + sum(odds))

    def _denied(self, laying: Laying) -> float:
        """Return the value of a word's blue cards to the rival that needs them most."""
        blue = "".join(
            letter
            for letter, pick in zip(laying.word, laying.picks, strict=True)
            if pick.colour == "blue"
        )
        gains = (nearer(self._view, lacks, blue) for lacks in self._lacks.values())
        return DENIED * max(gains, default=0.0)

    def _spent(self, laying: Laying) -> int:
        """Count the valuable orange cards that the word uses."""
        wanted = Counter(self._own)
        spent = 0
        for letter, pick in zip(laying.word, laying.picks, strict=True):
            if pick.colour == "orange" and (pick.blank or wanted[letter] > 0):
                wanted[letter] -= not pick.blank
                spent += 1
        return spent


def usual(view: View, seat: Seat) -> float:
    """Estimate the length of a seat's words from those it has scored, and its last one."""
    seen = [len(kept.word) for kept in view.seats[seat].kept]
    if view.shown and view.shown[seat].fate in ("beaten", "tied"):
        seen.append(len(view.shown[seat].word))
    return (USUAL * TRUST + sum(seen)) / (TRUST + len(seen))


def needed_first(view: View, seat: Seat, words: Sequence[Laying]) -> Laying | None:
    """Return the longest word; on a tie, the one with most needed letters, then blue cards."""
    lacks = lacking(view, seat)

    def merit(laying: Laying) -> tuple[int, int, int]:
        new = lacks.total() - (lacks - Counter(laying.word)).total()
        return len(laying.word), new, laying.blue

    return max(words, key=merit, default=None)
