"""The text of ``web/tests/games/keep_your_cool/companion/vectors.json``."""

import json
from typing import Final

import msgspec

from rumpus.core.chance import Chance
from rumpus.words import families_of
from rumpus.words.families import Link
from rumpus.words.lexicon import bundled

RELATED: Final = 200
STRANGERS: Final = 100
AROUND: Final = 6
"""How far apart in the list two words are that look alike, and often are of one family."""


class FamilyVector(msgspec.Struct):
    """Two words, and the steps between them; *chain* is None if they are of two families."""

    one: str
    other: str
    chain: tuple[Link, ...] | None


def kinships() -> str:
    """Return pairs of words: relatives, neighbours in the list, and words at random."""
    chance, lexicon = Chance(b"preview", "families"), bundled()
    families, words = families_of(lexicon), tuple(lexicon)
    pairs = [("play", "player"), ("player", "playable"), ("play", "replay"), ("colour", "color")]
    while len(pairs) < RELATED:
        word = chance.choice(words)
        pairs.append((word, chance.choice(families.relatives(word, "family"))))
    for _ in range(STRANGERS):
        at = chance.below(len(words) - AROUND)
        pairs.append((words[at], words[at + 1 + chance.below(AROUND - 1)]))
        pairs.append((chance.choice(words), chance.choice(words)))
    drawn = [FamilyVector(one, other, families.same(one, other, "family")) for one, other in pairs]
    return json.dumps(msgspec.to_builtins(drawn), separators=(",", ":")) + "\n"
