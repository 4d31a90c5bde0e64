"""
Hand solver: time for the best word of a hand, compared with a plain scan of the list in Python.

    python bench/hands.py [HANDS]

CPU time for each hand, dealt as in KEYWORD: six orange and six blue cards, including blanks. The
scan tries one hand in 25, and must find the same words.
"""

import sys
from collections import Counter
from collections.abc import Mapping, Sequence
from time import process_time
from typing import Final

from rumpus.core.chance import Chance, simulation_seed
from rumpus.games.keyword.data import deck
from rumpus.words import BLANK, Allowed, Hands, Lexicon, bundled, hands_of

Hand = tuple[str, str]
NUMBER: Final = 1_000
REPEATS: Final = 3
SCANNED: Final = 25
"""One in this many hands is scanned as well, because the scan is slow."""

COMMON: Final = 4
"""Highest class of commonness in a bot's vocabulary."""


def dealt(number: int) -> Hand:
    """Deal six cards of each deck."""
    chance = Chance(simulation_seed(number), "hand")
    return "".join(chance.shuffled(deck("orange"))[:6]), "".join(chance.shuffled(deck("blue"))[:6])


def spells(cards: Mapping[str, int], word: str) -> bool:
    """Return True if the cards, blanks included, spell a word."""
    blanks = cards.get(BLANK, 0)
    for letter in set(word):
        lacking = word.count(letter) - cards.get(letter, 0)
        if lacking > 0:
            blanks -= lacking
            if blanks < 0:
                return False
    return True


def scanned(words: Sequence[str], hand: Hand) -> str:
    """Return a hand's best word by checking every word that is long enough, in plain Python."""
    orange, blue = hand
    cards, shared = Counter(orange + blue), Counter(blue)
    best, worth = "", (2, -1)
    for word in words:
        if len(word) < worth[0] or not spells(cards, word):
            continue
        if BLANK not in orange and not set(word) & set(orange):
            continue
        common = sum(min(word.count(letter), shared[letter]) for letter in set(word))
        value = (len(word), min(common + shared[BLANK], len(word) - 1))
        if value > worth:
            best, worth = word, value
    return best


def least(hands: Hands, dealing: Sequence[Hand], allowed: Allowed | None = None) -> float:
    """Return the least CPU time of all repeats, in ms per hand."""
    times: list[float] = []
    for _ in range(REPEATS):
        began = process_time()
        for hand in dealing:
            hands.best(*hand, allowed)
        times.append(process_time() - began)
    return 1000 * min(times) / len(dealing)


def measure_solver(hands: Hands, dealing: Sequence[Hand]) -> float:
    """Print ms per hand: for all hands, by blanks, and for common words; return the first."""
    every = least(hands, dealing)
    print(f"best word: {every:.3f} ms a hand")
    for blanks in range(3):
        some = [hand for hand in dealing if "".join(hand).count(BLANK) == blanks]
        if some:
            print(f"  {len(some)} with {blanks} blanks: {least(hands, some):.3f} ms")
    common = (hands.commonness <= COMMON) & hands.suggested
    print(f"  of {common.sum():,} common words: {least(hands, dealing, common):.3f} ms")
    return every


def measure_scan(lexicon: Lexicon, hands: Hands, dealing: Sequence[Hand], solver: float) -> None:
    """Print the scan's ms per hand and its ratio to the solver, which must find the same words."""
    words = list(lexicon)
    began = process_time()
    found = [scanned(words, hand) for hand in dealing]
    scan = 1000 * (process_time() - began) / len(dealing)
    best = [hands.best(*hand) for hand in dealing]
    assert found == [laying.word if laying else "" for laying in best], "both find the same"
    print(f"plain scan: {scan:.0f} ms a hand, {scan / solver:,.0f} times")


def main() -> None:
    """Measure as many hands as the argument says."""
    number = int(sys.argv[1]) if len(sys.argv) > 1 else NUMBER
    dealing = [dealt(seed) for seed in range(number)]
    began = process_time()
    hands = hands_of(bundled())
    print(f"made ready, {len(hands):,} words: {1000 * (process_time() - began):.0f} ms")
    solver = measure_solver(hands, dealing)
    measure_scan(bundled(), hands, dealing[: max(number // SCANNED, 1)], solver)


if __name__ == "__main__":
    main()
