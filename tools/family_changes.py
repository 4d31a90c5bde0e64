"""
Print the edges of word families that differ between two files, by the way they are made.

    python tools/family_changes.py BEFORE AFTER [--shown N]

BEFORE may belong to an earlier edition of the bundled list. An edge leads from a word to a base;
the numbers of removed and added edges show what an audit of the families has changed.
"""

import argparse
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

import numpy as np

from rumpus.words import kin
from rumpus.words.editions import edition
from rumpus.words.families import Kinship
from rumpus.words.kin import NUMBER, NUMBER_BITS, WAYS_MOST

Edge = tuple[str, str, str]


def edges(path: Path) -> Iterator[Edge]:
    """Yield (how, word, base) for all edges of a file."""
    content = kin.unpack(np.fromfile(path, np.uint8))
    lexicon = edition(content.lexicon)
    if lexicon is None:
        raise SystemExit(f"{path} is of a word list that is not here: {content.lexicon}")
    spell = Kinship(lexicon, content).numbering.word
    for at, table in ((content.forms_at, content.forms), (content.steps_at, content.steps)):
        for number in range(len(lexicon)):
            for edge in map(int, table[at[number] : at[number + 1]]):
                how = content.ways[edge >> NUMBER_BITS & (WAYS_MOST - 1)]
                yield how, spell(number), spell(edge & NUMBER)


def report(title: str, changed: set[Edge], shown: int) -> None:
    """Print how many edges changed, and a few of each kind."""
    print(f"{title}: {len(changed)} edges")
    kinds: dict[str, list[str]] = defaultdict(list)
    for how, word, base in sorted(changed):
        kinds[how].append(f"{word} < {base}")
    for how, pairs in sorted(kinds.items(), key=lambda kind: -len(kind[1])):
        print(f"  {how:12} {len(pairs):5}  {', '.join(pairs[:shown])}")


def main() -> None:
    """Compare the two files that the arguments name."""
    parser = argparse.ArgumentParser(description="Compare two files of word families.")
    parser.add_argument("before", type=Path)
    parser.add_argument("after", type=Path)
    parser.add_argument("--shown", type=int, default=3)
    given = parser.parse_args()
    before, after = set(edges(given.before)), set(edges(given.after))
    report("went", before - after, given.shown)
    report("came", after - before, given.shown)


if __name__ == "__main__":
    main()
