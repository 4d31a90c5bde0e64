"""
Build the word families of the bundled list: `rumpus-en.kin`.

    python tools/build_families.py WORDNET LEMMINFLECT SCOWL [OUTPUT] [--no-hand]

WORDNET is the folder that the Debian package wordnet-base 1:3.0-37 installs
(/usr/share/wordnet), LEMMINFLECT the folder of the package lemminflect 0.2.3, SCOWL that of the
Debian package scowl 2020.12.07 (/usr/share/dict/scowl). The output is the same, byte for byte,
wherever it is built; a test compares it with the committed file. `--no-hand` leaves out the list
made by hand, to measure its effect.
"""

import argparse
from collections.abc import Mapping
from pathlib import Path

from families.byhand import HandMade, by_hand
from families.deriving import Steps
from families.inflecting import Forms
from families.sources import Wordnet, specialist
from families.spelling import Regions, groups, spellings
from rumpus.words import bundled
from rumpus.words.families import FILE
from rumpus.words.kin import SPELLING, Edge, pack
from rumpus.words.numbering import Numbering

THROUGH = frozenset({"-ed", "-ing"})
"""Forms whose derivatives count as made from the verb: *amusingly* from *amuse*."""


def build(wordnet: Path, lemminflect: Path, scowl: Path, hand: HandMade) -> bytes:
    """Return the bytes of the file."""
    lexicon = bundled()
    words = frozenset(lexicon)
    net = Wordnet(wordnet, words)
    forms = Forms(words, net, specialist(lemminflect / "resources", words), hand)
    pairs = frozenset({*spellings(words, net, Regions(scowl)), *hand.spellings} - hand.apart)
    steps = Steps(forms, net, hand, pairs, lexicon.commonness)
    chosen = groups(pairs, lambda word: (lexicon.commonness(word), -len(steps.bases.get(word, ()))))
    _lend(steps.bases, chosen)
    numbering = Numbering(lexicon)
    numbers = {numbering.word(number): number for number in range(len(lexicon))}
    return pack(
        lexicon.sha256,
        len(lexicon),
        _edges(numbers, _with_spellings(forms, chosen)),
        _edges(numbers, _plain(steps.bases)),
    )


def _lend(steps: dict[str, dict[str, str]], chosen: Mapping[str, str]) -> None:
    """Copy the bases of a word's other spellings to the chosen spelling."""
    for word, spelling in sorted(chosen.items()):
        for base, how in sorted(steps.get(word, {}).items()):
            lent = chosen.get(base, base)
            if word != spelling != lent and lent not in steps[spelling]:
                steps[spelling][lent] = how


def _with_spellings(
    forms: Forms, chosen: Mapping[str, str]
) -> dict[str, dict[str, tuple[str, bool]]]:
    """Return the edges of forms and spellings, marked if a derivation may continue through them."""
    edges: dict[str, dict[str, tuple[str, bool]]] = {}
    for word, heads in forms.heads.items():
        for head, how in heads.items():
            edges.setdefault(word, {})[head] = (how, how in THROUGH or not forms.own(word))
    for word, spelling in chosen.items():
        if word != spelling:
            edges.setdefault(word, {})[spelling] = (SPELLING, True)
    return edges


def _plain(steps: Mapping[str, Mapping[str, str]]) -> dict[str, dict[str, tuple[str, bool]]]:
    return {word: {base: (how, False) for base, how in to.items()} for word, to in steps.items()}


def _edges(
    numbers: Mapping[str, int], edges: Mapping[str, Mapping[str, tuple[str, bool]]]
) -> dict[int, list[Edge]]:
    return {
        numbers[word]: [Edge(numbers[base], how, through) for base, (how, through) in to.items()]
        for word, to in edges.items()
    }


def main() -> None:
    """Build the file that the arguments ask for."""
    parser = argparse.ArgumentParser(description="Build the word families of the bundled list.")
    parser.add_argument("wordnet", type=Path)
    parser.add_argument("lemminflect", type=Path)
    parser.add_argument("scowl", type=Path)
    parser.add_argument("output", type=Path, nargs="?", default=FILE)
    parser.add_argument("--no-hand", action="store_true", help="leave the list made by hand out")
    given = parser.parse_args()
    hand = HandMade() if given.no_hand else by_hand()
    given.output.write_bytes(build(given.wordnet, given.lemminflect, given.scowl, hand))


if __name__ == "__main__":
    main()
