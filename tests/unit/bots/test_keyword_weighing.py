"""Tests of how a Sharp bot of KEYWORD weighs its chance, the keyword, and rivals' cards."""

import pytest

from rules.keyword.spec import A, B, C, Spec
from rumpus.core.chance import Chance, simulation_seed
from rumpus.games.keyword.bots import LEVELS, needs
from rumpus.games.keyword.bots.vocabulary import vocabulary_of
from rumpus.games.keyword.bots.weighing import Weigher
from rumpus.words.compiling import Entry, compile_lexicon
from rumpus.words.laying import Laying, lay
from rumpus.words.lexicon import bundled, read_lexicon


def word(spec: Spec, text: str) -> Laying:
    """Return a word laid with the cards of the first seat."""
    laying = lay(text, spec.hand(A), spec.middle())
    assert laying is not None
    return laying


def best(spec: Spec, *texts: str) -> str:
    """Return the word that is worth most."""
    found, _ = Weigher(spec.view(A), A).best([word(spec, text) for text in texts])
    assert found is not None
    return found.word


def test_a_longer_word_and_more_blue_cards_win_more_often() -> None:
    """A longer word has a better chance, and so has one with more blue cards (KW-14)."""
    spec = Spec("cadogm", "xxxxxx", middle="tsaxxx")
    weigher = Weigher(spec.view(A), A)

    chances = [weigher.chance(word(spec, text)) for text in ("dog", "cat", "cats", "dogma")]

    assert chances == sorted(set(chances))


def test_more_rivals_leave_less_and_who_has_passed_is_none() -> None:
    """More rivals lower a word's chance; a rival who has passed doesn't count."""
    two, three = (Spec("catsxx", *["xxxxxx"] * others) for others in (1, 2))
    passed = Spec("catsxx", "xxxxxx", "xxxxxx").skip(C)

    chances = [Weigher(s.view(A), A).chance(word(s, "cats")) for s in (two, three, passed)]

    assert chances[0] == chances[2] > chances[1]


@pytest.mark.parametrize("seats", range(2, 7))
def test_among_equals_each_has_an_equal_share(seats: int) -> None:
    """A word as strong as the others' usual ones wins an equal share of the rounds."""
    spec = Spec("catsdo", *["xxxxxx"] * (seats - 1), middle="gmxxxx")

    chance = Weigher(spec.view(A), A).chance(word(spec, "dogmas"))

    assert chance == pytest.approx(1 / seats)


def test_it_expects_of_others_what_they_have_shown() -> None:
    """A word's chance is lower against a rival who has scored long words."""
    strong = Spec("catsxx", "xxxxxx").kept(B, "reactions", "gardening")
    weak = Spec("catsxx", "xxxxxx").kept(B, "at", "to")

    chances = [Weigher(s.view(A), A).chance(word(s, "cats")) for s in (strong, weak)]

    assert chances[0] < chances[1]


def test_it_gives_up_length_for_the_last_letter_of_the_keyword() -> None:
    """Sharp lays CATS if its keyword still needs the T; otherwise it lays the longer DOGMA."""
    for kept, chosen in ((("ea",), "cats"), (("tta",), "dogma")):
        spec = Spec("cadogm", "xxxxxx", middle="tsaxxx", keyword="tea").kept(A, *kept)
        assert best(spec, "cats", "dogma") == chosen


@pytest.mark.parametrize("crack", ["automatic", "announced"])
def test_it_takes_the_blue_card_that_another_needs(crack: str) -> None:
    """Of two equal words, Sharp lays the one that uses a blue card a rival needs."""
    for kept, chosen in (("ea", "cat"), ("ta", "cod")):
        spec = Spec("caoxxx", "xxxxxx", middle="tdxxxx", keyword="tea", crack=crack)
        spec.kept(A, "tta").kept(B, kept)
        worths = {text: Weigher(spec.view(A), A).worth(word(spec, text)) for text in ("cat", "cod")}
        # B lacks the T, or a letter that neither word takes from the middle.
        assert (worths["cat"] > worths["cod"]) is (chosen == "cat")
        assert best(spec, "cod", "cat") == chosen


def test_what_nobody_needs_is_not_denied() -> None:
    """A blue card that no rival needs adds nothing to a word's worth."""
    spec = Spec("caoxxx", "xxxxxx", middle="tdxxxx", keyword="tea").kept(A, "tta").kept(B, "tta")
    weigher = Weigher(spec.view(A), A)

    assert weigher.worth(word(spec, "cat")) == weigher.worth(word(spec, "cod"))


def test_a_word_that_is_likely_to_lose_should_not_cost_good_cards() -> None:
    """A word costs the needed letters and blanks that it spends on orange cards, not blue ones."""
    spec = Spec("ctox?x", "xxxxxx", middle="daexxx", keyword="tea").kept(B, "reactions")
    spec.kept(A, "ea")
    weigher = Weigher(spec.view(A), A)

    assert weigher._spent(word(spec, "cod")) == 0
    assert weigher._spent(word(spec, "cat")) == 1
    assert weigher._spent(word(spec, "code")) == 0
    assert weigher._spent(word(spec, "bat")) == 2


def test_the_nearer_the_keyword_the_more_a_letter_is_worth() -> None:
    """The last letter of the keyword is worth most; letters that don't help are worth nothing."""
    worths: list[float] = []
    for kept in ("xx", "e", "ea"):
        spec = Spec("xxxxxx", "xxxxxx", keyword="tea").kept(A, kept)
        view = spec.view(A)
        lacks = needs.lacking(view, A)
        worths.append(needs.nearer(view, lacks, "t"))
        assert needs.nearer(view, lacks, "xyz") == 0

    assert worths == sorted(set(worths))
    assert worths[2] == needs.STEPS[0]


def test_what_cannot_be_finished_is_worth_less() -> None:
    """A letter is worth less if few orange cards are left or many players draw them."""
    likely = Spec("xxxxxx", "xxxxxx", orange="x" * 90)
    late = Spec("xxxxxx", "xxxxxx", orange="x" * 4)
    many = Spec(*["xxxxxx"] * 6, orange="x" * 60)

    worths = [needs.nearer(s.view(A), needs.lacking(s.view(A), A), "k") for s in (likely, late)]

    assert worths[0] > worths[1]
    assert worths[0] > needs.nearer(many.view(A), needs.lacking(many.view(A), A), "k")


def seen(level: str, *words: str, draws: int = 200) -> list[float]:
    """Return the share of draws in which a level sees each of the words."""
    entries = [Entry(text, 1) for text in sorted(words)]
    lexicon = read_lexicon(compile_lexicon("tiny", entries))
    known = vocabulary_of(lexicon, LEVELS[level], 2)
    sights = [known.seen(Chance(simulation_seed(n), "eye")) for n in range(draws)]
    # The solver lists shorter words first.
    return [sum(bool(sight[at]) for sight in sights) / draws for at in range(len(words))]


@pytest.mark.parametrize("level", LEVELS)
def test_the_longer_a_word_the_rarer_it_is_seen(level: str) -> None:
    """A bot always sees short words; each further letter makes a word less likely to be seen."""
    parts = seen(level, "cat", "cats", "catch")
    fading = LEVELS[level].fading / 1000

    assert parts == pytest.approx([1, fading, fading**2], abs=0.12)


def test_levels_know_common_words_of_some_length() -> None:
    """Gentle knows fewer words than Fair, and Fair fewer than Sharp, which doesn't know all."""
    known = {level: vocabulary_of(bundled(), LEVELS[level], 2).known for level in LEVELS}

    assert not (known["gentle"] & ~known["fair"]).any()
    assert not (known["fair"] & ~known["sharp"]).any()
    assert known["gentle"].sum() < known["fair"].sum() < known["sharp"].sum() < len(bundled())


def test_where_only_long_words_count_it_strains() -> None:
    """With a long minimum length, Gentle knows words one letter longer than the minimum."""
    words = [Entry(text, 1) for text in ("hamster", "hamsters")]
    lexicon = read_lexicon(compile_lexicon("tiny", words))

    known = [vocabulary_of(lexicon, LEVELS["gentle"], least).known.tolist() for least in (2, 6)]

    assert known == [[False, False], [True, False]]
