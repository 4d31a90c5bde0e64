"""Parser of the notation in which tests of KEYWORD write words; `spec` describes it."""

import re
from collections.abc import Iterator

from rumpus.games.keyword.state import Laid

CARD = re.compile(r"\((?P<own>[a-z])\)|\[(?P<shared>[A-Z])\]|(?P<orange>[a-z])|(?P<blue>[A-Z])")


def cards_of(written: str) -> Iterator[tuple[str, str, str]]:
    """Yield the colour, the printed symbol and the letter of each card of a written word."""
    for match in CARD.finditer(written):
        if match["own"] or match["shared"]:
            letter = (match["own"] or match["shared"]).lower()
            yield "orange" if match["own"] else "blue", "?", letter
        else:
            letter = match[0].lower()
            yield "orange" if match["orange"] else "blue", letter, letter


def plain(written: str) -> str:
    """Return the letters of a written word."""
    return "".join(letter for _, _, letter in cards_of(written))


def open_cards(written: str) -> tuple[Laid, ...]:
    """Return the cards of a written word as laid, numbered from 0."""
    return tuple(
        Laid(card, "orange" if colour == "orange" else "blue", letter, printed == "?")
        for card, (colour, printed, letter) in enumerate(cards_of(written))
    )
