"""Cards to swap when passing: those hard to use go, those needed for the keyword stay."""

from collections import Counter
from typing import Final

from rumpus.core.values import Seat
from rumpus.games.keyword.bots.needs import lacking
from rumpus.games.keyword.data import BLANK
from rumpus.games.keyword.state import Card, View
from rumpus.words.language import ENGLISH, Language

AWKWARD: Final = "jkqvwxz"
"""Letters that occur in few English words."""

RARE: Final = 0.0105
"""Share of letters below which a letter counts as awkward in other languages."""

VOWELS_KEPT: Final = 2
"""Most vowels to keep among six cards, since blue cards supply more."""

TWINS: Final = 1
"""Most cards of a letter to keep."""


def discards(language: Language, view: View, seat: Seat) -> tuple[int, ...]:
    """Return the cards that a seat swaps, at least one: a needed card only if there is no other."""
    wanted, held, awkward = lacking(view, seat), Counter[str](), awkward_in(language)
    gone: list[Card] = []
    others: list[Card] = []
    for card in view.hand:
        if wanted[card.letter] > 0:
            wanted[card.letter] -= 1
        elif _is_useless(card.letter, held, awkward, language.vowels):
            gone.append(card)
            continue
        elif card.letter != BLANK:
            others.append(card)
        held[card.letter] += 1
        held["vowels"] += card.letter in language.vowels
    return tuple(card.id for card in gone or others or view.hand)


def awkward_in(language: Language) -> str:
    """Return the letters that occur in few words of a language."""
    if language == ENGLISH:
        return AWKWARD
    whole = sum(count for count, _ in language.tiles.values())
    return "".join(each for each, (count, _) in language.tiles.items() if count < RARE * whole)


def _is_useless(letter: str, held: Counter[str], awkward: str, vowels: str) -> bool:
    if letter == BLANK:
        return False
    if letter in vowels and held["vowels"] >= VOWELS_KEPT:
        return True
    return letter in awkward or held[letter] >= TWINS
