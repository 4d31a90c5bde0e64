"""The keyword, spelled from the words that a seat has scored."""

from collections.abc import Sequence

from rumpus.games.keyword.state import Kept, Spot


def spelled(keyword: str, kept: Sequence[Kept]) -> tuple[Spot | None, ...]:
    """
    Return for each letter of the keyword a card that stands for it, or None.

    Each card can be used once (KW-17), and a blank keeps the letter it was scored as (KW-18). So
    every card is a single letter, and the first free one will do.
    """
    free = [
        (card.letter, Spot(word, at))
        for word, one in enumerate(kept)
        for at, card in enumerate(one.cards)
    ]
    spots: list[Spot | None] = []
    for wanted in keyword:
        found = next((pair for pair in free if pair[0] == wanted), None)
        if found is not None:
            free.remove(found)
        spots.append(None if found is None else found[1])
    return tuple(spots)


def cracks(keyword: str, kept: Sequence[Kept]) -> bool:
    """Return True if these words spell the whole keyword (KW-17)."""
    return None not in spelled(keyword, kept)
