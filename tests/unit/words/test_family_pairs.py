"""Tests of the pairs of words for measuring families: drawn fairly, and unchanged since."""

import re
from collections import Counter
from itertools import chain

from families import sample
from rumpus.words import bundled

ROWS = [line.split("\t") for line in sample.PAIRS.read_text("utf-8").splitlines()]
PAIRS = [sample.Drawn(*row[: len(sample.HEADER)]) for row in ROWS[1:]]  # type: ignore[arg-type]


def test_the_pairs_are_drawn_again_as_they_stand() -> None:
    """Drawing again from the same edition gives the same pairs and halves: nobody chose them."""
    assert sample.sample() == PAIRS


def test_the_columns_are_named() -> None:
    """The first line of the file names its columns."""
    assert tuple(ROWS[0][: len(sample.HEADER)]) == sample.HEADER


def test_no_word_is_in_two_pairs_or_in_the_guide() -> None:
    """No word is in two pairs, and none is an example in the guide for labellers."""
    words = list(chain.from_iterable((pair.a, pair.b) for pair in PAIRS))

    assert max(Counter(words).values()) == 1
    assert sample.shown().isdisjoint(words)
    assert {"paint", "painters", "hammer"} <= sample.shown()


def test_all_words_may_be_played_and_shown() -> None:
    """All words of the pairs may be suggested, so that a public file may print them."""
    assert [pair for pair in PAIRS if not bundled().may_suggest(pair.a)] == []
    assert [pair for pair in PAIRS if not bundled().may_suggest(pair.b)] == []


def test_both_halves_have_as_much_of_each_stratum() -> None:
    """Both halves have the same number of pairs in each stratum, give or take one."""
    counts = Counter((pair.stratum, pair.half) for pair in PAIRS)
    strata = sorted({pair.stratum for pair in PAIRS})

    assert len(PAIRS) >= 800
    assert strata == ["derivation", "inflection", "irregular", "look-alike", "variant"]
    assert all(abs(counts[s, "open"] - counts[s, "held"]) <= 1 for s in strata)


def test_a_sheet_shows_every_pair_and_nothing_of_how_it_was_drawn() -> None:
    """Each sheet has the ids and words of all pairs, and the two are shuffled differently."""
    one, two = (sample.sheet(PAIRS, number).splitlines()[1:] for number in (1, 2))

    assert all(re.fullmatch(r"f\d{3}\t[a-z]+\t[a-z]+", line) for line in one + two)
    as_drawn = [(pair.id, {pair.a, pair.b}) for pair in PAIRS]
    assert as_drawn == [(i, {a, b}) for i, a, b in sorted(line.split("\t") for line in one)]
    assert as_drawn == [(i, {a, b}) for i, a, b in sorted(line.split("\t") for line in two)]
    assert [line[:4] for line in one] != [line[:4] for line in two]
    assert any(a > b for _, a, b in (line.split("\t") for line in one))


def test_drawing_again_keeps_the_labels() -> None:
    """Labels stay with pairs that are drawn again; a new pair has none."""
    first, second = PAIRS[:2]
    file = "id\ta\tb\tstratum\thalf\tlabel1\n" + "\t".join((*first, "yes")) + "\n"

    assert sample.relabelled(file, [first]) == file
    assert sample.relabelled(file, [second]).splitlines()[1] == "\t".join(second)


def test_every_pair_has_the_labels_of_both() -> None:
    """Both labellers said yes or no to every pair, and named the kind of relation."""
    assert ROWS[0][len(sample.HEADER) :] == ["label1", "label2", "kind1", "kind2"]
    kinds = {"variant", "irregular", "inflection", "derivation", "none"}
    assert all({row[5], row[6]} <= {"yes", "no"} and {row[7], row[8]} <= kinds for row in ROWS[1:])
