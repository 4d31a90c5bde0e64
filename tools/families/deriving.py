"""
Derivation: the words of a list that are made from others with one suffix.

There are three sources of evidence: WordNet, which links derived words; its definitions, which may
explain a word by its base (*wooden*: made of wood); and, for words that it does not know, the rules
of `suffixes`. A word that WordNet knows but does not link stays apart, unless its ending has only
one meaning.
"""

from collections import defaultdict
from collections.abc import Callable
from itertools import takewhile
from typing import Final, final

from families.byhand import HandMade, Pairs
from families.inflecting import SHORTEST, Forms
from families.sources import ARTIFACT, ATTRIBUTE, FEELING, PERSON, TIME, Wordnet
from families.suffixes import CHANGED, FAR, SUFFIXES, SURE, SWAPPED, VERB, Made, Sure, readings

CHANGE: Final = "change"
"""Label of a step without a listed suffix: *long, length*."""

LONG: Final = 8
"""Length from which a base stays beside one that the word contains whole: *thermograph(y)(ic)*."""

RARER: Final = 2
"""The most classes of commonness by which a base may be rarer than the word made from it."""

LIKENED: Final = frozenset({PERSON, FEELING, TIME})
"""Kinds of things whose nouns take -ly to make adjectives: *motherly*, *lovely*, *hourly*."""

PLAIN: Final = frozenset({"ness", "less", "ly", "able", "ful"})
"""Endings with an obvious meaning; a dictionary that doesn't join their words has a gap."""

SELDOM: Final = 6
"""Length of a base that seldom begins a word by chance."""

SIMPLE: Final = frozenset(suffix.ending for suffix in SUFFIXES)
LONGEST_FIRST: Final = sorted(SIMPLE | {"ically", "istic", "s"}, key=lambda s: (-len(s), s))
DOUBLE: Final = frozenset(
    ("ical", "ization", "ification", "ation", "atory", "ator", "ative", "ature", "istic")
)
"""Endings that count as two if the word between them exists."""

VERBAL: Final = frozenset({"ation", "ative", "atory", "ator", "ature"})
"""Double endings that verbs take as a single suffix: *determination* is from *determine*."""

OLD_MOST: Final = 5
NEW_MOST: Final = 3
"""The most letters of a base that may be lost, and that may be added besides the suffix."""


@final
class Steps:
    """Derivations: `bases` maps a word to the bases that it's made from, each with the suffix."""

    def __init__(
        self,
        forms: Forms,
        wordnet: Wordnet,
        hand: HandMade,
        respelled: Pairs,
        rank: Callable[[str], int],
    ) -> None:
        """Find all steps between words of the list, some of which are *respelled* for others."""
        self._rank: Final = rank
        self._respelled: Final = respelled
        self._forms: Final = forms
        self._wordnet: Final = wordnet
        self.bases: Final[dict[str, dict[str, str]]] = defaultdict(dict)
        for a, b in sorted(wordnet.related):
            how = self._joined(a, b)
            if how is not None:
                self.bases[a][b] = how
        for word in sorted(forms.words):
            if forms.own(word):
                self._read(word)
        self._thin()
        for word, base in sorted(hand.steps):
            self.bases[word][base] = self._joined(word, base) or CHANGE
        for word, base in sorted(hand.apart):
            self.bases[word].pop(base, None)

    def _read(self, word: str) -> None:
        """Add the bases of a word; for each suffix, the nearest base hides those further away."""
        near: dict[str, Made] = {}
        for made in readings(word):
            base, ending = made.base, made.suffix.ending
            if base not in self._forms.words or self._another(word, made):
                continue
            if not self._hidden(made, near.get(ending)) and self._believed(word, made):
                self.bases[word].setdefault(base, f"-{ending}")
            if len(base) >= SHORTEST and self._fits(word, made) and self._common(word, base):
                near.setdefault(ending, made)

    def _hidden(self, made: Made, nearer: Made | None) -> bool:
        """
        Return True if a short base that isn't written whole gives way to a nearer one.

        Verbs keep both: a *router* may rout or route.
        """
        if nearer is None or made.far == SWAPPED or made.far <= nearer.far:
            return False
        if made.far < FAR and made.suffix.takes == VERB:
            return False
        return len(made.base) < LONG and self._rank(made.base) + RARER > self._rank(nearer.base)

    def _another(self, word: str, made: Made) -> bool:
        """Return True if an apparent suffix is part of something else."""
        forms, base, topics = self._forms, made.base, self._wordnet.topics
        match made.suffix.ending:
            case "ess":
                stem = word.removesuffix("ness").removesuffix("less")
                adjectives = (stem, f"{stem.removesuffix('i')}y")
                quality = any("adj" in forms.parts.get(base, ()) for base in adjectives)
                return stem != word and (word.endswith("less") or quality)
            case "ship":
                return topics[word] == {ARTIFACT}
            case "ly":
                noun = bool(topics[base]) and not forms.is_a(base, "adj")
                return noun and len(base) < SELDOM and not topics[base] & LIKENED
            case _:
                return False

    def _common(self, word: str, base: str, less: int = 1) -> bool:
        """Return True if a base is about as common as the word made from it."""
        rank = self._rank
        return rank(base) <= rank(word) + less

    def _joined(self, word: str, base: str) -> str | None:
        """Return the suffix that makes *word* from *base*, which WordNet says are related."""
        for made in readings(word):
            if made.base == base:
                return f"-{made.suffix.ending}"
        pairs = zip(word, base, strict=False)
        shared = sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], pairs))
        new, old = word[shared:], base[shared:]
        if len(word) < len(base) or shared < max(3, len(old)) or len(old) > OLD_MOST:
            return None
        for ending in LONGEST_FIRST:
            if word.endswith(ending) and len(new) <= len(ending) + NEW_MOST:
                return f"-{ending}"
        return None

    def _believed(self, word: str, made: Made) -> bool:
        """Return True if a reading is credible although WordNet doesn't confirm it."""
        base, suffix = made.base, made.suffix
        if base in self.bases[word]:
            return True
        mine = self._wordnet.parts.get(word)
        if mine and self._explained(word, base) and len(base) >= 3:
            return True
        if not self._fits(word, made):
            return False
        if self._sure(word, made):
            return True
        if len(base) < suffix.believed:
            return False
        if not mine or suffix.change or len(base) >= SELDOM:
            known = not mine or bool(self._wordnet.parts.get(base)) or base.endswith("ic")
            return known or self._common(word, base, RARER)
        return suffix.ending in PLAIN and not word.startswith(base[:-1] + suffix.ending)

    def _sure(self, word: str, made: Made) -> bool:
        """Return True if an ending with one meaning is evidence enough, without a dictionary."""
        forms, base, sure = self._forms, made.base, SURE.get(made.suffix.ending)
        if sure is None or len(base) < sure.letters or made.far > CHANGED:
            return False
        if not self._common(word, base) or not forms.own(base):
            return False
        if made.far == CHANGED and not forms.is_a(base, "adj"):
            return False
        kind = bool(self._wordnet.parts.get(base, set()) & set(sure.parts))
        return (kind or bool(self._named(base, sure))) and self._alone(word, made)

    def _named(self, base: str, sure: Sure) -> set[int]:
        """Return which of the kinds of things that take an ending a noun names."""
        quality = ATTRIBUTE not in sure.topics or base.endswith(("th", "ht"))
        return self._wordnet.topics[base] & set(sure.topics) if quality else set()

    def _alone(self, word: str, made: Made) -> bool:
        """Return True if the ending's own condition holds, and nothing else explains the word."""
        forms = self._forms
        match made.suffix.ending:
            case "en":
                return forms.parts[word] == {"verb"}
            case "ery" | "ry":
                return word[:-1] not in forms.words or not forms.own(word[:-1])
            case "y":
                # -ory is a separate suffix: an inventory is no inventor's.
                return not made.base.endswith("or")
            case "ive":
                return made.base in self.bases.get(f"{word[:-3]}ion", {})
            case _:
                return True

    def _fits(self, word: str, made: Made) -> bool:
        """Return True if the parts of speech are those that the suffix takes and makes."""
        forms, suffix = self._forms, made.suffix
        parts = forms.parts[word]
        takes = any(forms.is_a(made.base, part) for part in suffix.takes)
        participle = "adj" in suffix.takes and any(
            how in {"-ing", "-ed"} for how in forms.heads.get(made.base, {}).values()
        )
        unknown = not forms.parts[made.base] and not forms.heads.get(made.base)
        makes = not parts or bool(parts & set(suffix.makes))
        return (takes or participle or unknown) and makes

    def _explained(self, word: str, base: str) -> bool:
        """Return True if the definition of a word contains its base, in any form."""
        return bool(self._wordnet.parts.get(base)) and any(
            token == base
            or base in self._forms.heads.get(token, {})
            or (min(token, base), max(token, base)) in self._respelled
            for token in self._wordnet.glosses[word]
        )

    def _thin(self) -> None:
        """Remove steps that skip a word: *mercifully* is made from *merciful*, not *mercy*."""
        for word in sorted(self.bases):
            found = self.bases[word]
            double = [base for base in found if self._two_steps(word, base)]
            for base in double:
                del found[base]

    def _two_steps(self, word: str, base: str) -> bool:
        made = [made.suffix.ending for made in readings(word) if made.base == base]
        if any(ending not in DOUBLE for ending in made):
            return False
        verbs = VERBAL & set(made) and self._forms.is_a(base, "verb")
        return any(
            len(base) < len(middle) < len(word)
            and base in self.bases.get(middle, {})
            and (not verbs or "verb" in self._wordnet.parts.get(middle, ()))
            for middle in self.bases[word]
        )
