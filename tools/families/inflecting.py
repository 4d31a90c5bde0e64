"""
Inflection: the words of a list that are forms of others, by the sources or else by rule.

The list itself is evidence: it has all regular forms of its words, so a word with both *-ed* and
*-ing* is a verb, one with *-er* and *-est* an adjective, whether a dictionary knows that or not.
"""

from collections import defaultdict
from collections.abc import Collection, Iterator
from typing import Final, final

from families.byhand import HandMade
from families.sources import Part, Specialist, Wordnet
from rumpus.words.regular import plurals, with_ending

FORM: Final = "form"
"""Label of a form that has no regular ending."""

PREFIXES: Final = frozenset(
    ("anti", "be", "co", "counter", "de", "dis", "for", "inter", "mis", "non", "pre", "sub", "with")
)
"""Beginnings of compounds that aren't words by themselves."""

SHORTEST: Final = 3
"""Letters of the shortest word whose forms are found by rule: *as* is no form of *a*."""


@final
class Forms:
    """Forms of a list: `heads` maps a form to headwords, each with how the form is made."""

    def __init__(
        self, words: Collection[str], wordnet: Wordnet, known: Specialist, hand: HandMade
    ) -> None:
        """Collect forms from the list made by hand and the sources, then by rule."""
        self.words: Final = words
        self.heads: Final[dict[str, dict[str, str]]] = defaultdict(dict)
        self.parts: Final[dict[str, set[Part]]] = {
            word: set(known.parts.get(word, ())) | wordnet.parts.get(word, set()) for word in words
        }
        self._apart: Final = hand.apart
        for form, head in sorted(hand.forms):
            self._add(form, head, FORM)
        for form, head, part in (*known.forms, *wordnet.irregular):
            self._add(form, head, _how(form, head, part))
        for word in sorted(words):
            if len(word) >= SHORTEST:
                self._by_rule(word)
        self._compounds()
        for word in sorted(words):
            self._left_over(word)

    def own(self, word: str) -> bool:
        """Return True if a word is a headword, even if it's also a form of another word."""
        return bool(self.parts[word]) or not self.heads.get(word)

    def is_a(self, word: str, part: Part) -> bool:
        """Return True if a word can be the given part of speech."""
        return part in self.parts[word]

    def _add(self, form: str, head: str, how: str) -> None:
        fits = form != head and form in self.words and head in self.words
        if fits and (form, head) not in self._apart:
            self.heads[form].setdefault(head, how)

    def _by_rule(self, word: str) -> None:
        parts = self.parts[word]
        known = bool(parts)
        past, going, more, most = (
            [form for form in with_ending(word, ending) if form in self.words]
            for ending in ("ed", "ing", "er", "est")
        )
        unknown = not known and not self.heads.get(word)
        new = past and going and not any(self.heads.get(form) for form in past + going)
        if "verb" in parts or (new and (known or unknown)):
            parts.add("verb")
            for form in past:
                self._add(form, word, "-ed")
            for form in going:
                self._add(form, word, "-ing")
        if more and most and ("adj" in parts or "adv" in parts or unknown or "noun" in parts):
            parts.add("adj")
            for form in more:
                self._add(form, word, "-er")
            for form in most:
                self._add(form, word, "-est")
        several = [form for form in plurals(word) if form in self.words]
        if {"noun", "verb"} & parts or (unknown and not parts):
            if several and not parts:
                parts.add("noun")
            for form in several:
                self._add(form, word, "-s")

    def _compounds(self) -> None:
        """Add forms of compounds, which change as their last part does: *overtook*, *firemen*."""
        changes: dict[str, list[str]] = defaultdict(list)
        for form, heads in self.heads.items():
            for head, how in heads.items():
                if how == FORM and min(len(form), len(head)) >= SHORTEST and form[0] == head[0]:
                    changes[form].append(head)
        for word in sorted(self.words):
            if self.heads.get(word) or self.parts[word]:
                continue
            for at in range(2, len(word) - SHORTEST + 1):
                start = word[:at]
                if start in self.words or start in PREFIXES:
                    for head in changes.get(word[at:], ()):
                        self._add(word, start + head, FORM)

    def _left_over(self, word: str) -> None:
        """Treat an unexplained word as a plural, past or -ing form if it looks like one."""
        if self.parts[word] and not word.endswith("s"):
            return
        if self.heads.get(word) or len(word) <= SHORTEST:
            return
        if word.endswith("ses"):
            self._add(word, word[:-2] + "is", FORM)
        for base in _singulars(word):
            if base in self.words and len(base) >= SHORTEST and not self._never_a_noun(base, word):
                self._add(word, base, "-s")
        for ending in ("ed", "ing", "est"):
            for base in _without(word, ending):
                if (
                    base in self.words
                    and len(base) >= SHORTEST
                    and word in with_ending(base, ending)
                ):
                    self._add(word, base, f"-{ending}")

    def _never_a_noun(self, base: str, word: str) -> bool:
        parts = self.parts[base]
        return bool(self.parts[word]) or (bool(parts) and not {"noun", "verb", "adj"} & parts)


def _singulars(word: str) -> Iterator[str]:
    if word.endswith("s") and not word.endswith(("ss", "us", "is")):
        for base in (word[:-1], word[:-2], word[:-3] + "y"):
            if len(base) > 1 and word in plurals(base):
                yield base


def _without(word: str, ending: str) -> Iterator[str]:
    if word.endswith(ending):
        stem = word.removesuffix(ending)
        yield from (stem, stem + "e", stem[:-1] + "y", stem[:-1])


def _how(form: str, head: str, part: Part) -> str:
    """Return the label of a form: its ending if it has a regular one."""
    endings = ("est", "er") if part in {"adj", "adv"} else ("ed", "ing")
    for ending in endings if part != "noun" else ():
        if form in with_ending(head, ending):
            return f"-{ending}"
    return "-s" if part in {"noun", "verb"} and form in plurals(head) else FORM
