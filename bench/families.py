"""
Word families: precision and recall on the labelled pairs, time and memory.

    python bench/families.py [KIN_FILE] [--half HALF]

`bench/families/README.md` describes the pairs. Pairs on which the labellers differ are counted
separately, and left out of precision and recall.
"""

import argparse
import csv
from collections import Counter
from collections.abc import Callable, Sequence
from pathlib import Path
from time import process_time
from typing import Final

from rumpus.words import bundled
from rumpus.words.families import FILE, Families, open_kinship

PAIRS: Final = Path(__file__).parent / "families" / "pairs.tsv"
Row = dict[str, str]
REPEATS: Final = 5


def rows() -> list[Row]:
    """Read the labelled pairs."""
    with PAIRS.open(encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file, delimiter="\t"))


def agreement(labelled: Sequence[Row]) -> str:
    """Return how often the two labellers agree, and Cohen's kappa: agreement beyond chance."""
    agreed = sum(row["label1"] == row["label2"] for row in labelled) / len(labelled)
    one, two = (Counter(row[name] for row in labelled) for name in ("label1", "label2"))
    chance = sum(one[label] * two[label] for label in one) / len(labelled) ** 2
    return f"agreed {agreed:.3f}, kappa {(agreed - chance) / (1 - chance):.3f}"


def scored(families: Families, labelled: Sequence[Row]) -> str:
    """Return precision and recall of the pairs on which the labellers agree."""
    cells = Counter(
        (row["label1"], families.same(row["a"], row["b"], "family") is not None)
        for row in labelled
        if row["label1"] == row["label2"]
    )
    right, wrong, missed = cells["yes", True], cells["no", True], cells["yes", False]
    precision = right / (right + wrong) if right + wrong else 1.0
    recall = right / (right + missed) if right + missed else 1.0
    return (
        f"precision {precision:.3f} recall {recall:.3f}  "
        f"({right} right, {wrong} wrong, {missed} missed, {cells['no', False]} rightly apart)"
    )


def split(families: Families, labelled: Sequence[Row]) -> str:
    """Return how many pairs the labellers dispute, and how many of these the families join."""
    disputed = [row for row in labelled if row["label1"] != row["label2"]]
    joined = sum(families.same(row["a"], row["b"], "family") is not None for row in disputed)
    return f"{len(disputed)} disputed, {joined} of them joined"


def report(families: Families, half: str) -> None:
    """Print the figures of one half, in total and by stratum, without revealing a pair."""
    labelled = [row for row in rows() if row["half"] == half]
    print(f"{half}: {len(labelled)} pairs, {agreement(labelled)}, {split(families, labelled)}")
    print(f"  {'all':12} {scored(families, labelled)}")
    for stratum in sorted({row["stratum"] for row in labelled}):
        part = [row for row in labelled if row["stratum"] == stratum]
        print(f"  {stratum:12} {scored(families, part)}")


def microseconds(words: Sequence[str], act: Callable[[str], object]) -> float:
    """Return the least CPU time of all repeats, in microseconds per word."""
    times: list[float] = []
    for _ in range(REPEATS):
        began = process_time()
        for word in words:
            act(word)
        times.append(process_time() - began)
    return 1e6 * min(times) / len(words)


def measure_time(families: Families) -> None:
    """Print the cost of each kind of query."""
    words = [entry.word for entry in bundled().entries() if entry.commonness <= 4][::40]
    families.relatives(words[0], "family")
    same = microseconds(words, lambda word: families.same(word, "plays", "family"))
    kin = microseconds(words, lambda word: families.same(word, word + "s", "family"))
    relatives = microseconds(words, lambda word: families.relatives(word, "family"))
    most = max(microseconds([word], lambda w: families.relatives(w, "family")) for word in words)
    print(f"same: {same:.1f} us apart, {kin:.1f} us with its plural")
    print(f"relatives: {relatives:.0f} us, at most {most:.0f} us of {len(words)} words")


def main() -> None:
    """Print all figures."""
    parser = argparse.ArgumentParser(description="Measure word families.")
    parser.add_argument("file", type=Path, nargs="?", default=FILE)
    parser.add_argument("--half", choices=("open", "held"), action="append")
    given = parser.parse_args()
    families = Families(bundled(), open_kinship(given.file, bundled()))
    print(f"{given.file.name}: {given.file.stat().st_size:,} bytes")
    for half in given.half or ("open", "held"):
        report(families, half)
    measure_time(families)


if __name__ == "__main__":
    main()
