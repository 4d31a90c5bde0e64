"""The keyword, spelled from the words that a seat has scored."""

from collections.abc import Sequence

from rumpus.games.keyword.state import Kept, Spot


def spelled(keyword: str, kept: Sequence[Kept]) -> tuple[Spot | None, ...]:
    """
    Name for each letter of the keyword a card that stands for it, None where there is none.

    Every card serves once (KW-17), and a blank is what it was scored as (KW-18): so a card is one
    letter, and the first that is free will do.
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
