"""What a hand of KEYWORD could lay just now, found by the solver."""

from typing import Any

from rumpus.words.hands import hands_of
from rumpus.words.lexicon import bundled


def word_of(view: dict[str, Any], place: int = 0) -> tuple[str, list[str]]:
    """
    Give one of the best words of a hand without its blanks, the best or a worse one.

    With it the colour of the card for each of its letters. A hand without a word gives two of its
    letters, which may be laid, too.
    """
    hand, middle = letters(view["hand"]), letters(view["middle"])
    found = hands_of(bundled()).words(hand, middle, place + 1)
    if not found:
        return hand[:2], ["orange", "orange"]
    laying = found[min(place, len(found) - 1)]
    return laying.word, [pick.colour for pick in laying.picks]


def letters(cards: list[dict[str, Any]]) -> str:
    """Give the letters of cards that are no blanks."""
    return "".join(card["letter"] for card in cards if card["letter"] != "?")
