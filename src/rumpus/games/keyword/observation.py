"""Observations of KEYWORD: what all its encodings show of the cards, the keyword and the seats."""

from collections.abc import Iterable, Mapping
from functools import lru_cache
from typing import Final

import numpy as np

from rumpus.core.values import Seat
from rumpus.games.encoding import Numbers, Part
from rumpus.games.keyword.data import BLANK, deck
from rumpus.games.keyword.state import Card, SeatView, View
from rumpus.words.layout import ALPHABET

HELD: Final = 6
"""Most cards in a hand and in the middle (KW-3, KW-16)."""
LONGEST: Final = 12
"""Most letters of a word and of a keyword."""
SEATS: Final = 6
LETTERS: Final = len(ALPHABET)
FACES: Final = {letter: number for number, letter in enumerate(ALPHABET + BLANK)}
MANY: Final = 20
"""Number of words or rounds that an observation gives as 1."""

ORANGE, BLUE = len(deck("orange")), len(deck("blue"))
"""Numbers of cards of both colours."""
_OF_SEATS: Final = ("spelled", "kept", "laid", "laid_any", "passed")

COMMON: Final = (
    Part("own", (HELD, LETTERS + 1), "the letter of each of your cards, the last for a blank"),
    Part("shared", (HELD, LETTERS + 1), "the letter of each blue card in the middle"),
    Part("keyword", (LONGEST, LETTERS), "the letters of the keyword"),
    Part("spelled", (SEATS, LONGEST), "letters of the keyword that each seat has, you first"),
    Part("kept", (SEATS,), "words kept by each seat, of 20"),
    Part("laid", (SEATS,), "face-down cards of each seat, of 6"),
    Part("laid_any", (SEATS,), "1 for a seat that has laid"),
    Part("passed", (SEATS,), "1 for a seat that has passed"),
    Part("left", (2,), "the share of the orange and of the blue cards that is left"),
    Part("round", (1,), "the number of the round, from 0, of 20"),
    Part("last_call", (1,), "1 in the last call"),
)


def you(view: View) -> Seat:
    """Return the seat of a view, which is not a spectator's."""
    assert view.you is not None
    return view.you


def kept_by(seat: SeatView) -> str:
    """Return the letters of all words that a seat has kept."""
    return "".join(kept.word for kept in seat.kept)


def cover(keyword: str, letters: str, into: Numbers, at: int) -> None:
    """Set the letters of the keyword that these letters stand for, each for one (KW-17)."""
    into[at : at + len(keyword)] = _covered(keyword, letters)


@lru_cache(maxsize=4096)
def _covered(keyword: str, letters: str) -> tuple[bool, ...]:
    """Return which letters of the keyword these letters stand for, each for one (KW-17)."""
    left = list(letters)
    covered: list[bool] = []
    for letter in keyword:
        covered.append(letter in left)
        if letter in left:
            left.remove(letter)
    return tuple(covered)


def lettered(cards: Iterable[Card]) -> str:
    """Return the letters of cards."""
    return "".join([card.letter for card in cards])


def observe(view: View, into: Numbers, starts: Mapping[str, int]) -> None:
    """Write the common parts of an observation; *starts* has where each begins."""
    into[: starts["shared"]] = _faces(lettered(view.hand))
    into[starts["shared"] : starts["keyword"]] = _faces(lettered(view.middle))
    into[starts["keyword"] : starts["spelled"]] = _lettered(view.rules.keyword)
    spelled, kept, laid, laid_any, passed = [starts[name] for name in _OF_SEATS]
    seats = (*view.seats[you(view) :], *view.seats[: you(view)])
    for at, seat in enumerate(seats):
        if seat.kept:
            cover(view.rules.keyword, kept_by(seat), into, spelled + at * LONGEST)
            into[kept + at] = min(1, len(seat.kept) / MANY)
        if seat.laid is not None:
            into[laid + at] = seat.laid / HELD
            into[laid_any + at] = 1
        into[passed + at] = seat.passed
    into[starts["left"]] = view.orange_left / ORANGE
    into[starts["left"] + 1] = view.blue_left / BLUE
    into[starts["round"]] = min(1, view.round / MANY)
    into[starts["last_call"]] = view.phase == "last_call"


@lru_cache(maxsize=1024)
def _faces(letters: str) -> Numbers:
    """Return the letters of up to six cards, as an observation has them."""
    into: Numbers = np.zeros(HELD * (LETTERS + 1), np.float32)
    for at, letter in enumerate(letters):
        into[at * (LETTERS + 1) + FACES[letter]] = 1
    return into


@lru_cache(maxsize=64)
def _lettered(keyword: str) -> Numbers:
    """Return the letters of a keyword, as an observation has them."""
    into: Numbers = np.zeros(LONGEST * LETTERS, np.float32)
    for at, letter in enumerate(keyword):
        into[at * LETTERS + FACES[letter]] = 1
    return into


def shows(view: View) -> str:
    """Return what a seat sees, as lines of text."""
    seats = [
        f"{'You' if seat == view.you else f'Player {seat}'}: "
        + (", ".join(kept.word.upper() for kept in each.kept) or "no words yet")
        + ("" if each.laid is None else f"  [{each.laid} cards laid]")
        + ("  [passed]" if each.passed else "")
        for seat, each in enumerate(view.seats)
    ]
    cards = [" ".join(card.letter.upper() for card in own) for own in (view.hand, view.middle)]
    return "\n".join(
        [
            f"Round {view.round + 1}, keyword {view.rules.keyword.upper()}",
            f"your cards  {cards[0]}",
            f"the middle  {cards[1]}",
            *seats,
        ]
    )
