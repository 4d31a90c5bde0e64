"""Which words look most like one that was tried."""

from collections.abc import Sequence

from rumpus.games.keesdrow.actions import FoundPath


def distance(one: str, other: str) -> int:
    """Count the letters to put in, leave out or change to make one word the other."""
    above = list(range(len(other) + 1))
    for row, letter in enumerate(one, 1):
        here = [row]
        for column, across in enumerate(other, 1):
            changed = above[column - 1] + (letter != across)
            here.append(min(changed, above[column] + 1, here[-1] + 1))
        above = here
    return above[-1]


def nearest(word: str, found: Sequence[FoundPath], limit: int) -> tuple[int, list[FoundPath]]:
    """
    Give the least distance there is, and the first words that have it.

    *found* must not be empty.
    """
    least = len(word) + max(len(item.word) for item in found)
    chosen: list[FoundPath] = []
    # Lengths that differ by more than the least distance so far can't come nearer.
    for item in sorted(found, key=lambda item: abs(len(item.word) - len(word))):
        if abs(len(item.word) - len(word)) > least:
            break
        away = distance(word, item.word)
        if away < least:
            least, chosen = away, []
        if away == least:
            chosen.append(item)
    return least, chosen[:limit]
