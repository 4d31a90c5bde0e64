"""
Draw the pairs of words that people label as one family or two: `bench/families/pairs.tsv`.

    PYTHONPATH=tools python -m families.sample [--sheets FOLDER]

The draw is seeded: the same list of words gives the same pairs. A stratum says how a pair was
found, not whether it is related. `--sheets` writes two blind sheets for two labellers, in different
orders. `bench/families/README.md` describes the files and is the guide for labelling.
"""

import argparse
import re
from collections.abc import Callable, Sequence
from itertools import combinations
from pathlib import Path
from string import ascii_lowercase
from typing import Final, Literal, NamedTuple

from families import shapes
from families.shapes import ENDINGS, MORE_ENDINGS, PREFIXES, Pair, Shapes
from rumpus.core.chance import Chance, simulation_seed
from rumpus.words import bundled
from rumpus.words.editions import edition

Stratum = Literal["inflection", "derivation", "irregular", "variant", "look-alike"]

SEED: Final = simulation_seed(15)
FOLDER: Final = Path(__file__).parents[2] / "bench" / "families"
PAIRS: Final = FOLDER / "pairs.tsv"
DRAWN_FROM: Final = "e919aa73c90ad7dc489d934738c1424d88f13334594c226a90d3b71cc71cef67"
"""The edition of `rumpus-en` that the pairs were drawn from."""

GUIDE: Final = FOLDER / "README.md"
IRREGULAR: Final = Path(__file__).parent / "irregular.txt"
HEADER: Final = ("id", "a", "b", "stratum", "half")

BANDS: Final = ((2, 30), (3, 35), (6, 20), (9, 15))
"""Highest class of each band, and its share of 100 draws; a pair counts as its rarer word."""


class Source(NamedTuple):
    """Rule that finds pairs, how many of them to take, and whether to draw them by band."""

    stratum: Stratum
    rule: str
    quota: int
    pairs: Sequence[Pair]
    banded: bool = True


class Drawn(NamedTuple):
    """Line of the file."""

    id: str
    a: str
    b: str
    stratum: Stratum
    half: str


def inflections(words: Shapes) -> list[Source]:
    """Return pairs that look like a word and a regular form of it."""
    plain: Callable[[str], str] = str
    rules = (
        *(("s", plain, 22), ("es", plain, 8), ("es", shapes.y_to_i, 10), ("es", shapes.f_to_v, 4)),
        *(("ed", plain, 16), ("d", plain, 14), ("ed", shapes.double, 10)),
        *(("ed", shapes.y_to_i, 8), ("ing", plain, 16), ("ing", shapes.without_e, 14)),
        *(("ing", shapes.double, 10), ("ing", shapes.ie_to_y, 2), ("er", plain, 8)),
        *(("r", plain, 6), ("er", shapes.y_to_i, 8), ("er", shapes.double, 6), ("est", plain, 8)),
        *(("st", plain, 5), ("est", shapes.y_to_i, 5), ("est", shapes.double, 4)),
    )
    found: list[Source] = []
    for ending, change, quota in rules:
        rule = f"{change.__name__}, -{ending}"
        found.append(Source("inflection", rule, quota, words.inflected(ending, change)))
    return [*found, Source("inflection", "two forms", 40, words.forms_of_one())]


def derivations(words: Shapes) -> list[Source]:
    """Return pairs that look like a word and another made from it."""
    return [
        *(Source("derivation", f"-{end}", 6, words.suffixed(end)) for end in ENDINGS),
        *(Source("derivation", f"{start}-", 5, words.prefixed(start)) for start in PREFIXES),
        Source("derivation", "other endings", 45, words.suffixed(*MORE_ENDINGS)),
        Source("derivation", "two steps", 30, words.two_steps()),
        Source("derivation", "siblings", 30, words.siblings()),
    ]


def irregulars(words: Shapes) -> list[Source]:
    """Return irregular forms, and pairs that look like them or could be made from them."""
    inflected, derived = _listed("inflection"), _listed("derivation")
    known = [pair for pair in inflected if all(map(words.is_word, pair))]
    near = [(word, other) for word, form in known for other in _neighbours(words, form)]
    beside = [(form, other) for _, form in known for other in _neighbours(words, form)]
    beyond = [(form, other) for _, form in known for other in words.children(form)]
    across = [(form, other) for word, form in known for other in words.children(word)]
    return [
        Source("irregular", "form", 42, inflected, banded=False),
        Source("irregular", "derivation", 26, derived, banded=False),
        Source("irregular", "form of the form", 10, beyond, banded=False),
        Source("irregular", "form and derivation", 10, across, banded=False),
        Source("irregular", "looks like the form", 6, near),
        Source("irregular", "beside the form", 6, beside),
    ]


def variants(words: Shapes) -> list[Source]:
    """Return pairs that look like two spellings of one word."""
    by_hand = [("gray", "grey"), ("curb", "kerb"), ("gaol", "jail"), ("plough", "plow")]
    return [
        Source("variant", "by hand", 2, by_hand, banded=False),
        Source("variant", "other spelling", 30, words.respelled()),
        Source("variant", "other spelling, inflected", 8, words.respelled_and_inflected()),
    ]


def look_alikes(words: Shapes) -> list[Source]:
    """Return pairs that share some letters, or that three or more endings separate."""
    known = frozenset((*ENDINGS, *MORE_ENDINGS, *shapes.FORM_ENDINGS))
    suffixed = words.beginnings(lambda start, rest: len(start) < 5 and rest in known)
    plain = words.beginnings(
        lambda start, rest: len(start) < 7 and rest not in known and not words.is_word(rest)
    )
    compound = words.beginnings(lambda _, rest: len(rest) > 2 and words.is_word(rest))
    return [
        Source("look-alike", "longer is commoner", 45, words.commoner_than_their_beginnings()),
        Source("look-alike", "short beginning, known ending", 25, suffixed),
        Source("look-alike", "beginning", 45, plain),
        Source("look-alike", "two words", 20, compound),
        Source("look-alike", "end", 25, words.ends()),
        Source("look-alike", "inside", 12, words.insides()),
        Source("look-alike", "same beginning", 35, words.same_beginnings()),
        Source("look-alike", "one letter more", 13, words.one_letter_more()),
        Source("look-alike", "three steps", 10, words.three_steps()),
        Source("look-alike", "cousins", 10, words.cousins()),
    ]


def sample() -> list[Drawn]:
    """Draw the whole file; no word is in two pairs, and none is an example in the guide."""
    lexicon = edition(DRAWN_FROM)
    assert lexicon is not None
    words = Shapes(lexicon)
    used = shown()
    drawn: list[tuple[Pair, Stratum, str]] = []
    for find in (irregulars, variants, derivations, inflections, look_alikes):
        sources = find(words)
        stratum = sources[0].stratum
        pairs = [pair for source in sources for pair in _draw(source, words, used)]
        halves = _halves(len(pairs), Chance(SEED, f"halves of {stratum}"))
        drawn.extend((pair, stratum, half) for pair, half in zip(pairs, halves, strict=True))
    return [
        Drawn(f"f{number:03}", min(pair), max(pair), stratum, half)
        for number, (pair, stratum, half) in enumerate(Chance(SEED, "ids").shuffled(drawn), 1)
    ]


def shown() -> set[str]:
    """Return the words that the guide uses as examples."""
    slanted = re.findall(r"(?<!\*)\*([^*\n]+)\*(?!\*)", GUIDE.read_text("utf-8"))
    return set(re.findall("[a-z]+", " ".join(slanted)))


def sheet(drawn: Sequence[Drawn], number: int) -> str:
    """Return a sheet for a labeller: pairs in a new order, with an id and the words only."""
    chance = Chance(SEED, f"sheet {number}")
    lines = ["id\ta\tb"]
    for row in chance.shuffled(drawn):
        a, b = chance.shuffled([row.a, row.b])
        lines.append(f"{row.id}\t{a}\t{b}")
    return "\n".join(lines) + "\n"


def relabelled(file: str, drawn: Sequence[Drawn]) -> str:
    """Return the file with the newly drawn pairs; unchanged pairs keep their labels."""
    head, *rows = [line.split("\t") for line in file.splitlines()]
    columns = len(HEADER)
    labels = {tuple(row[:columns]): row[columns:] for row in rows}
    written = [[*HEADER, *head[columns:]], *([*row, *labels.get(row, ())] for row in drawn)]
    return "\n".join("\t".join(row) for row in written) + "\n"


def main() -> None:
    """Write the file, or the sheets if the arguments ask for them."""
    parser = argparse.ArgumentParser(description="Draw the pairs of words to be labelled.")
    parser.add_argument("--sheets", type=Path, metavar="FOLDER")
    folder: Path | None = parser.parse_args().sheets
    drawn = sample()
    if folder is None:
        PAIRS.write_text(relabelled(PAIRS.read_text("utf-8"), drawn), "utf-8")
        print(f"{len(drawn)} pairs in {PAIRS}")
    else:
        for number in (1, 2):
            (folder / f"sheet-{number}.txt").write_text(sheet(drawn, number), "utf-8")


def _draw(source: Source, words: Shapes, used: set[str]) -> list[Pair]:
    """Draw the source's quota of pairs whose words aren't used yet."""
    chance = Chance(SEED, f"{source.stratum}: {source.rule}")
    bands = _bands(source, words)
    taken: list[Pair] = []
    while len(taken) < source.quota:
        band = _band(bands, chance)
        at = chance.below(len(band))
        band[at], band[-1] = band[-1], band[at]
        pair = band.pop()
        if used.isdisjoint(pair) and pair[0] != pair[1]:
            used.update(pair)
            taken.append(pair)
    return taken


def _bands(source: Source, words: Shapes) -> list[tuple[int, list[Pair]]]:
    """Return the pairs of a source in bands by commonness, each band with its weight."""
    if not source.banded:
        return [(1, list(source.pairs))]
    bands: list[tuple[int, list[Pair]]] = [(weight, []) for _, weight in BANDS]
    for a, b in source.pairs:
        rarer = max(words.commonness[a], words.commonness[b])
        bands[next(i for i, (limit, _) in enumerate(BANDS) if rarer <= limit)][1].append((a, b))
    return bands


def _band(bands: Sequence[tuple[int, list[Pair]]], chance: Chance) -> list[Pair]:
    """Choose a band that still has pairs, by weight."""
    full = [(weight, band) for weight, band in bands if band]
    assert full, "the source has fewer pairs than it is to give"
    rest = chance.below(sum(weight for weight, _ in full))
    for weight, band in full:
        if rest < weight:
            return band
        rest -= weight
    raise AssertionError(rest)


def _halves(count: int, chance: Chance) -> list[str]:
    """Return a half for each pair, so that neighbours, found by the same rule, are split up."""
    halves: list[str] = []
    while len(halves) < count:
        halves += chance.shuffled(["open", "held"])
    return halves[:count]


def _listed(section: str) -> list[Pair]:
    """Return all pairs of words on one line of a section of the irregular forms."""
    text = IRREGULAR.read_text("utf-8").partition(f"[{section}]\n")[2].partition("\n\n")[0]
    lines = [[w for w in line.split() if w in bundled()] for line in text.splitlines()]
    return [pair for line in lines for pair in combinations(line, 2)]


def _neighbours(words: Shapes, form: str) -> list[str]:
    """Return words made by adding, dropping or changing one letter of a form, but not the first."""
    tries = [
        form[:at] + letter + form[at + skip :]
        for at in range(1, len(form) + 1)
        for skip in (0, 1)
        for letter in ("", *ascii_lowercase)
    ]
    return [other for other in dict.fromkeys(tries) if words.is_word(other) and other != form]


if __name__ == "__main__":
    main()
