"""
Suffixes of English: the endings, the words that take them, and the changes that they cause.

Each ending lists the parts of speech that it takes and makes, and whether a rare word with it
counts as derived even if none of the source dictionaries knows the word.
"""

from collections.abc import Iterator
from typing import Final, NamedTuple

from families.sources import ATTRIBUTE, PARTS, PERSON, Part
from rumpus.words.regular import VOWELS, doubles, short

NOUN: Final[tuple[Part, ...]] = ("noun",)
VERB: Final[tuple[Part, ...]] = ("verb",)
ADJ: Final[tuple[Part, ...]] = ("adj",)
NAMED: Final[tuple[Part, ...]] = ("noun", "adj")
ACTED: Final[tuple[Part, ...]] = ("noun", "verb")


NEVER: Final = 99

PLAIN: Final = 0
CHANGED: Final = 1
FAR: Final = 2
SWAPPED: Final = 3
"""
Distance of a base from the word that is made from it.

The word has all of the base as in *fool(ish)*, all but an e as in *nud(e)(ism)*, or less as in
*iron(y)(ic)*; or the base has its own ending replaced, as *-ant* by *-ance*.
"""


class Suffix(NamedTuple):
    """Ending, the words that take it, the words that it makes, and the shortest credible base."""

    ending: str
    takes: tuple[Part, ...]
    makes: tuple[Part, ...]
    believed: int = NEVER
    change: bool = False


SUFFIXES: Final = (
    Suffix("ness", ("adj",), NOUN, 3),
    Suffix("ly", ("adj", "noun"), ("adv", "adj"), 3),
    Suffix("less", ACTED, ADJ, 3),
    Suffix("ful", ACTED, NAMED, 3),
    Suffix("able", VERB, ADJ, 3),
    Suffix("ible", VERB, ADJ, 5),
    Suffix("er", VERB, NOUN, 3),
    Suffix("or", VERB, NOUN, 5),
    Suffix("ish", NAMED, ADJ, 3),
    Suffix("ship", NOUN, NOUN, 3),
    Suffix("hood", NOUN, NOUN, 3),
    Suffix("dom", NAMED, NOUN, 3),
    Suffix("ment", VERB, NOUN, 4),
    Suffix("ist", NAMED, NOUN, 4),
    Suffix("ism", NAMED, NOUN, 4),
    Suffix("ize", NAMED, VERB, 4),
    Suffix("ise", NAMED, VERB, 4),
    Suffix("ity", ADJ, NOUN, 4),
    Suffix("ety", ADJ, NOUN),
    Suffix("ty", ADJ, NOUN),
    Suffix("ation", VERB, NOUN, 5),
    Suffix("ion", ("verb", "adj"), NOUN, 5),
    Suffix("ition", VERB, NOUN),
    Suffix("tion", VERB, NOUN),
    Suffix("sion", VERB, NOUN),
    Suffix("ward", NOUN, ADJ, 4),
    Suffix("wards", NOUN, ("adv",), 4),
    Suffix("wise", NAMED, ("adv",), 4),
    Suffix("y", ACTED, ADJ, 4),
    Suffix("y", NOUN, NOUN),
    Suffix("ie", NAMED, NOUN),
    Suffix("ic", NOUN, ADJ, 5),
    Suffix("tic", NOUN, ADJ),
    Suffix("atic", NOUN, ADJ),
    Suffix("ical", NOUN, ADJ),
    Suffix("al", NAMED, NAMED, 5),
    Suffix("ial", NOUN, ADJ, 5),
    Suffix("ual", NOUN, ADJ),
    Suffix("ous", NOUN, ADJ, 5),
    Suffix("ious", NOUN, ADJ),
    Suffix("eous", NOUN, ADJ),
    Suffix("uous", NOUN, ADJ),
    Suffix("some", ACTED, ADJ, 4),
    Suffix("ess", NOUN, NOUN, 4),
    Suffix("ette", NOUN, NOUN, 4),
    Suffix("et", NOUN, NOUN),
    Suffix("let", NOUN, NOUN, 4),
    Suffix("ling", NAMED, NOUN, 4),
    Suffix("ster", NAMED, NOUN),
    Suffix("eer", NOUN, NOUN, 5),
    Suffix("ee", VERB, NOUN, 4),
    Suffix("ery", ("noun", "verb"), NOUN, 5),
    Suffix("ry", NOUN, NOUN),
    Suffix("age", ACTED, NOUN, 4),
    Suffix("an", NOUN, NAMED, 5),
    Suffix("ian", NOUN, NAMED, 5),
    Suffix("ean", NOUN, NAMED),
    Suffix("ite", NOUN, NOUN, 6),
    Suffix("ine", NOUN, ADJ),
    Suffix("ify", NAMED, VERB, 4),
    Suffix("fy", NAMED, VERB),
    Suffix("en", NAMED, ("verb", "adj")),
    Suffix("ive", VERB, ADJ, 5),
    Suffix("ative", VERB, ADJ, 5),
    Suffix("itive", VERB, ADJ),
    Suffix("atory", VERB, ADJ, 6),
    Suffix("ory", VERB, ADJ, 6),
    Suffix("ary", NOUN, NAMED),
    Suffix("ar", NOUN, ADJ),
    Suffix("ant", VERB, NAMED, 5),
    Suffix("ent", VERB, NAMED, 5),
    Suffix("ance", VERB, NOUN, 5),
    Suffix("ence", VERB, NOUN, 5),
    Suffix("ancy", VERB, NOUN, 6),
    Suffix("ency", VERB, NOUN, 6),
    Suffix("cy", NAMED, NOUN),
    Suffix("acy", NAMED, NOUN),
    Suffix("ure", VERB, NOUN),
    Suffix("ature", VERB, NOUN),
    Suffix("ate", NOUN, ("verb", "adj")),
    Suffix("ification", VERB, NOUN),
    Suffix("faction", VERB, NOUN),
    Suffix("ization", NOUN, NOUN),
    Suffix("ed", NOUN, ADJ, 3),
    Suffix("ing", NOUN, NOUN),
    Suffix("th", ADJ, NOUN, 6),
    Suffix("eth", NOUN, ADJ),
    Suffix("most", ADJ, ADJ),
    Suffix("trix", NOUN, NOUN),
    Suffix("ator", VERB, NOUN),
    Suffix("itude", ADJ, NOUN),
    Suffix("tude", ADJ, NOUN),
    Suffix("ia", NOUN, NOUN),
    Suffix("oid", NOUN, NAMED, 6),
    Suffix("osis", NOUN, NOUN),
    Suffix("ard", ("noun", "verb", "adj"), NOUN),
    Suffix("art", VERB, NOUN),
)


class Sure(NamedTuple):
    """
    Conditions under which an ending has only one meaning, even if no dictionary joins the words.

    The word must contain the base unchanged. The base must have at least this many letters, and be
    one of these parts of speech, or a noun that names one of these kinds of things.
    """

    letters: int
    parts: tuple[Part, ...] = ()
    topics: tuple[int, ...] = ()


SURE: Final = {
    "ish": Sure(3, NAMED),
    "en": Sure(4, ADJ, (ATTRIBUTE,)),
    "ism": Sure(4, NAMED),
    "ist": Sure(5, ADJ),
    "ize": Sure(5, ADJ),
    "ise": Sure(5, ADJ),
    "ity": Sure(4, ADJ),
    "ery": Sure(4, ADJ, (PERSON,)),
    "ry": Sure(4, (), (PERSON,)),
    "ess": Sure(3, (), (PERSON,)),
    "y": Sure(5, (), (PERSON,)),
    "some": Sure(3, VERB),
    "ive": Sure(3, VERB),
}
"""
*Childish* from *child*, *cheapen* from *cheap*, *lengthen* from *length*, *poetry* from *poet*.

Nouns of quality take -en only in -th and -ht; verbs take -ive where they take -ion.
"""

CHANGES: Final = (
    *(("bility", "ble", "ity"), ("bly", "ble", "ly"), ("ance", "ant", "ce"), ("ence", "ent", "ce")),
    *(("ancy", "ant", "cy"), ("ency", "ent", "cy")),
    *(("ication", "y", "ation"), ("faction", "fy", "faction"), ("acy", "ate", "cy")),
    *(("cy", "t", "cy"), ("osity", "ous", "ity"), ("iety", "ious", "ety"), ("ant", "ate", "ant")),
    *(("able", "ate", "able"), ("sion", "d", "ion"), ("sion", "de", "ion"), ("ssion", "t", "ion")),
    *(("sive", "d", "ive"), ("sive", "de", "ive"), ("ical", "y", "ical"), ("ic", "y", "ic")),
    *(("ist", "y", "ist"), ("ist", "ism", "ist"), ("istic", "ism", "ic"), ("ize", "y", "ize")),
    *(("ism", "ic", "ism"), ("ian", "y", "ian"), ("ous", "y", "ous"), ("ial", "y", "ial")),
    *(("ption", "be", "ion"), ("uction", "uce", "ion"), ("mption", "me", "ion")),
    *(("tic", "sis", "ic"), ("tical", "sis", "ical"), ("ly", "le", "ly"), ("ity", "ous", "ity")),
    *(("cally", "c", "ally"), ("matic", "ma", "tic"), ("ist", "ic", "ist"), ("ize", "ism", "ize")),
    *(
        ("ise", "y", "ise"),
        ("ative", "ate", "ive"),
        ("ical", "ic", "al"),
        ("nse", "nd", "se"),
        ("ics", "ic", "s"),
    ),
    *(("an", "y", "an"), ("yst", "ysis", "t"), ("yze", "ysis", "ze"), ("yse", "ysis", "se")),
    *(
        ("ession", "ede", "ion"),
        ("ession", "eed", "ion"),
        ("ic", "ia", "ic"),
        ("iast", "ium", "ast"),
    ),
)
"""Endings that replace others: that of the longer word, that of its base, and the suffix."""

BELIEVED_CHANGES: Final = {
    **dict.fromkeys(("bility", "bly", "ance", "ence", "ancy", "ency", "ication", "osity"), 4),
    **dict.fromkeys(("cally", "istic", "ical", "ics"), 4),
    **dict.fromkeys(("able", "acy"), 6),
    **dict.fromkeys(("ic", "tic", "ous"), 7),
}
"""Endings that may replace others without more evidence, on bases of this many letters."""

OF_NOUNS: Final = frozenset({"ic", "tic", "ous"})
"""Changed endings that replace endings of nouns only: *monotonous*, not *touristic*."""


class Made(NamedTuple):
    """Possible derivation of a word: its base, its suffix, and its distance from the base."""

    base: str
    suffix: Suffix
    far: int = PLAIN


def readings(word: str) -> Iterator[Made]:
    """Yield all ways in which a word may be made with one suffix."""
    for suffix in SUFFIXES:
        if word.endswith(suffix.ending):
            for base, far in bases(word, suffix.ending):
                yield Made(base, suffix, far)
    for ending, old, name in CHANGES:
        if word.endswith(ending) and len(word) > len(ending) + 1:
            base = word.removesuffix(ending) + old
            believed = BELIEVED_CHANGES.get(ending, NEVER)
            takes = NOUN if ending in OF_NOUNS else PARTS
            changed = Suffix(name, takes, PARTS, believed, change=believed < NEVER)
            yield Made(base, changed, SWAPPED)


def bases(word: str, ending: str) -> Iterator[tuple[str, int]]:
    """Yield the bases left without an ending, nearest first, with spelling changes undone."""
    stem = word.removesuffix(ending)
    if len(stem) < 2:
        return
    vowel = ending[0] in "aeiouy"
    if not (vowel and short(stem)):
        yield stem, PLAIN
    if stem[-1] == "i" and not ending.startswith("i"):
        yield stem[:-1] + "y", PLAIN
    if stem.endswith("l") and ending == "y":
        yield stem + "e", CHANGED
    if not vowel:
        return
    if stem[-1] == stem[-2] and doubles(stem[:-1]):
        yield stem[:-1], PLAIN
    if stem.endswith("ck"):
        yield stem[:-1], CHANGED
    yield stem + "e", CHANGED
    if ending[0] == "i" and stem[-1] not in VOWELS:
        yield stem + "y", FAR
        yield stem + "a", FAR
        yield stem + "o", FAR
