"""Words that a KEYWORD hand can lay now, found by the solver."""

from typing import Any

from rumpus.words.hands import hands_of
from rumpus.words.lexicon import bundled


def word_of(view: dict[str, Any], place: int = 0) -> tuple[str, list[str]]:
    """
    Return a hand's best word without blanks, or its next best by *place*, and the cards' colours.

    A hand without a word returns two of its letters, which may be laid as well.
    """
    hand, middle = letters(view["hand"]), letters(view["middle"])
    found = hands_of(bundled()).words(hand, middle, place + 1)
    if not found:
        return hand[:2], ["orange", "orange"]
    laying = found[min(place, len(found) - 1)]
    return laying.word, [pick.colour for pick in laying.picks]


def letters(cards: list[dict[str, Any]]) -> str:
    """Return the letters of all cards except blanks."""
    return "".join(card["letter"] for card in cards if card["letter"] != "?")
