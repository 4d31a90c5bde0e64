"""
Build the list of proper nouns that Keep Your Cool recognises: `names.txt` (KYC-14, KYC-17).

    python tools/build_names.py SCOWL WORDNET [OUTPUT]

SCOWL is the folder that the Debian package scowl 2020.12.07 installs (/usr/share/dict/scowl); its
names and capitalised words up to level 70 are used. WORDNET is the folder of wordnet-base 1:3.0-37
(/usr/share/wordnet); its instances are used, as *Bodensee* is an instance of a lake. Words of the
bundled list (*turkey*) are left out. A test compares the output with the committed file.
"""

import argparse
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from build_lexicon import CAPITALS, LEVELS, VARIANTS
from rumpus.games.keep_your_cool.names import FILE
from rumpus.words import LONGEST, bundled

NAME: Final = re.compile(f"[A-Z][A-Za-z]{{1,{LONGEST - 1}}}")
BRAND: Final = re.compile("[a-z]+[A-Z][A-Za-z]*")
"""Names of brands with a capital letter inside."""

INSTANCE: Final = " @i "
"""WordNet's pointer from an individual person, place or thing to its kind."""


def listed(scowl: Path) -> Iterator[str]:
    """Yield the names and capitalised words of SCOWL."""
    for variant in VARIANTS:
        for kind in CAPITALS:
            for level in LEVELS:
                path = scowl / f"{variant}-{kind}.{level}"
                if path.exists():
                    yield from path.read_text("latin-1").split()


def instances(wordnet: Path) -> Iterator[str]:
    """Yield WordNet's nouns for individual persons, places and things."""
    for line in (wordnet / "data.noun").read_text("latin-1").splitlines():
        if INSTANCE in line.partition(" | ")[0]:
            fields = line.split()
            yield from (fields[4 + 2 * word] for word in range(int(fields[3], 16)))


def build(scowl: Path, wordnet: Path) -> str:
    """Return the lines of the file."""
    found = (*listed(scowl), *instances(wordnet))
    names = {word.lower() for word in found if NAME.fullmatch(word) or BRAND.fullmatch(word)}
    return "".join(f"{name}\n" for name in sorted(names) if name not in bundled())


def main() -> None:
    """Build the file that the arguments ask for."""
    parser = argparse.ArgumentParser(description="Build the list of proper nouns.")
    parser.add_argument("scowl", type=Path)
    parser.add_argument("wordnet", type=Path)
    parser.add_argument("output", type=Path, nargs="?", default=FILE)
    given = parser.parse_args()
    given.output.write_text(build(given.scowl, given.wordnet), "utf-8")


if __name__ == "__main__":
    main()
