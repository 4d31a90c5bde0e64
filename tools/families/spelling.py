"""
Spelling: which words of a list are spellings of one another.

A pair must differ as spellings do, and there must be evidence: a common synset of WordNet; SCOWL,
which lists American and British spellings separately; or, for a few exchanges, the length of the
words.
"""

from collections.abc import Callable, Collection, Iterator
from pathlib import Path
from typing import Final

from families.sources import Wordnet

EXCHANGES: Final = (
    *(("our", "or"), ("is", "iz"), ("ys", "yz"), ("tre", "ter"), ("bre", "ber"), ("ogue", "og")),
    *(("ae", "e"), ("oe", "e"), ("ll", "l"), ("ence", "ense"), ("que", "ck"), ("que", "k")),
    *(("ou", "o"), ("ey", "y"), ("y", "i"), ("ph", "f"), ("k", "c"), ("mme", "m"), ("x", "ct")),
    *(("ough", "ow"), ("dgem", "dgm"), ("ea", "a"), ("ie", "y"), ("ey", "ay"), ("tte", "t")),
    *(("pp", "p"), ("tt", "t"), ("ss", "s"), ("nn", "n"), ("rr", "r"), ("z", "s"), ("ch", "k")),
    *(("chre", "cher"), ("en", "in"), ("des", "dis"), ("i", "e"), ("qu", "k"), ("ise", "ize")),
    *(("ts", "tz"), ("cz", "ts"), ("cz", "tz"), ("cs", "ts")),
)
SURE: Final = (("ae", "e"), ("oe", "e"), ("our", "or"))
"""Exchanges that need no evidence in long words that WordNet doesn't know."""

LEVELS: Final = (10, 20, 35, 40, 50, 55, 60, 70)
LONG: Final = 7


class Regions:
    """Regions of words, by the lists of SCOWL."""

    def __init__(self, folder: Path) -> None:
        """Read the lists."""
        self._in: Final = {
            region: {
                word
                for level in LEVELS
                if (path := folder / f"{region}-words.{level}").exists()
                for word in path.read_text("latin-1").split()
            }
            for region in ("english", "american", "british", "canadian", "variant_1")
        }

    def apart(self, a: str, b: str) -> bool:
        """Return True if the words are spellings of different regions, or one is a variant."""
        return self._across(a, b) or self._across(b, a)

    def _across(self, a: str, b: str) -> bool:
        lists = self._in
        if b in lists["variant_1"] and b not in lists["english"]:
            return any(a in lists[name] for name in ("english", "american", "british"))
        american, british = lists["american"], lists["british"]
        return a in american and a not in british and b in british and b not in american


def spellings(
    words: Collection[str], wordnet: Wordnet, regions: Regions
) -> Iterator[tuple[str, str]]:
    """Yield pairs of spellings, each pair in alphabetical order."""
    for word in sorted(words):
        for other in sorted(set(respelled(word))):
            if other in words and other != word and _witnessed(word, other, wordnet, regions):
                yield min(word, other), max(word, other)


def respelled(word: str) -> Iterator[str]:
    """Yield the word with one letter group exchanged, once per place, or without a final e or h."""
    for one, other in EXCHANGES:
        for old, new in ((one, other), (other, one)):
            at = word.find(old)
            while at >= 0:
                yield word[:at] + new + word[at + len(old) :]
                at = word.find(old, at + 1)
    if len(word) >= LONG - 1 and word.endswith(("e", "h")) and not word.endswith("ere"):
        yield word[:-1]


def groups(
    pairs: Collection[tuple[str, str]], worth: Callable[[str], tuple[int, int]]
) -> dict[str, str]:
    """Map each word of the pairs to the first of its spellings by *worth*, then alphabetically."""
    together: dict[str, list[str]] = {}
    for a, b in sorted(pairs):
        one, other = together.get(a, [a]), together.get(b, [b])
        if one is not other:
            one.extend(other)
            together.update((word, one) for word in one)
    return {
        word: min(spellings, key=lambda w: (*worth(w), w)) for word, spellings in together.items()
    }


def _witnessed(a: str, b: str, wordnet: Wordnet, regions: Regions) -> bool:
    if min(len(a), len(b)) < 4 or _affix(a, b):
        return False
    if a[-2:] == "ae" or b[-2:] == "ae":
        return False
    if (a, b) in wordnet.together or regions.apart(a, b):
        return True
    if {a[-3:], b[-3:]} in ({"ise", "ize"}, {"yse", "yze"}):
        return min(len(a), len(b)) >= 6 and a[:-2] == b[:-2]
    unknown = not wordnet.parts.get(a) or not wordnet.parts.get(b)
    sure = any(a.replace(x, y, 1) == b or b.replace(x, y, 1) == a for x, y in SURE)
    ization = a.replace("isation", "ization") == b
    return ization or (unknown and sure and min(len(a), len(b)) >= LONG)


def _affix(a: str, b: str) -> bool:
    """Return True if two words differ by an ending or a prefix rather than by spelling."""
    short, long = sorted((a, b), key=len)
    rest = long.removeprefix(short) if long.startswith(short) else ""
    negated = {a[:2], b[:2]} == {"in", "un"}
    return negated or rest in set("sydrn")
