from collections.abc import Sequence

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rumpus.core.chance import Chance, simulation_seed
from rumpus.words import (
    Entry,
    Hands,
    Lexicon,
    bundled,
    compile_lexicon,
    hands_of,
    lay,
    read_lexicon,
)
from unit.words.boards import lexicon_of, words_over
from unit.words.cards import answered, hands, ranked

DECK = "aaaaabbcccdddeeeeeeeefffgghhiiiiijkkllllmmmnnnnnooooppqrrrrrssssssstttttuuvvwwxyyz????"


def drawn(seed: int) -> tuple[str, str]:
    """Draw six orange and six blue cards from a deck like the game's."""
    cards = "".join(Chance(simulation_seed(seed), "hand").shuffled(DECK)[:12])
    return cards[:6], cards[6:]


def order(words: Sequence[str]) -> list[str]:
    """Return words in the order of the solver's numbers."""
    return sorted(words, key=lambda word: (len(word), word))


@settings(max_examples=300, deadline=None)
@given(words=words_over("abcde", 6), hand=hands("abcde", 5), least=st.integers(1, 4))
def test_the_words_of_a_hand_equal_trying_every_card(
    words: list[str], hand: tuple[str, str], least: int
) -> None:
    """In small lexicons, brute force finds the same words and blue cards, in the same order."""
    solver = Hands(lexicon_of(*words))
    expected = ranked(sorted(set(words)), *hand, least)

    assert answered(solver.words(*hand, len(words) + 1, least=least)) == expected


@settings(max_examples=40, deadline=None)
@given(seed=st.integers(0, 2**32), extra=st.sampled_from(["", "?", "??"]))
def test_the_bundled_list_equals_trying_every_card(seed: int, extra: str) -> None:
    """Of about 4,000 listed words, the solver finds the same ones in a hand as brute force does."""
    solver = hands_of(bundled())
    sample = range(seed % 44, len(solver), 44)
    allowed = np.zeros(len(solver), np.bool_)
    allowed[sample] = True
    orange, blue = drawn(seed)
    blue = blue[len(extra) :] + extra

    found = solver.words(orange, blue, 5_000, allowed)

    assert answered(found) == ranked([solver.word(x) for x in sample], orange, blue, 2)


@pytest.mark.parametrize("seed", range(4))
def test_the_best_word_is_the_first_of_a_plain_scan(seed: int) -> None:
    """The best word is the one found by laying each word of the list in turn."""
    hand = drawn(seed)
    laid = [laying for word in bundled() if (laying := lay(word, *hand))]
    expected = min(laid, key=lambda x: (-len(x.word), -x.blue, x.word))

    assert hands_of(bundled()).best(*hand) == expected


@settings(max_examples=50, deadline=None)
@given(seed=st.integers(0, 2**32), top=st.integers(0, 30))
def test_the_top_words_are_the_first_of_all(seed: int, top: int) -> None:
    """`words` returns the start of the full ranking, `best` its first item, laid as by `lay`."""
    hand, solver = drawn(seed), hands_of(bundled())
    every = solver.words(*hand, len(solver))

    assert solver.words(*hand, top) == every[:top]
    assert solver.best(*hand) == (every[0] if every else None)
    assert all(laying == lay(laying.word, *hand) for laying in every)


@pytest.mark.parametrize(("orange", "blue"), [("xyz", "teas"), ("", "teas??"), ("", "")])
def test_only_blue_finds_nothing(orange: str, blue: str) -> None:
    """A word that can't use an orange card isn't found."""
    assert Hands(lexicon_of("tea", "teas", "eat")).best(orange, blue) is None


def test_of_equally_long_words_the_one_with_more_blue_is_best() -> None:
    """Equally long words are ordered by blue cards, and then alphabetically."""
    solver = Hands(lexicon_of("abc", "bcd", "cde", "xyz", "ab"))

    assert answered(solver.words("abcde", "cdexy", 9)) == [
        ("bcd", 2),
        ("cde", 2),
        ("abc", 1),
        ("ab", 0),
    ]


def test_a_blue_blank_counts_as_blue() -> None:
    """A blue blank counts as blue, even for a letter that an orange card has."""
    assert answered(Hands(lexicon_of("tea")).words("tea", "x?", 1)) == [("tea", 1)]


def test_short_words_are_left_out() -> None:
    """Words have two letters or more unless the caller asks for another minimum."""
    solver = Hands(lexicon_of("a", "an", "ant"))

    assert [x.word for x in solver.words("ant", "", 9)] == ["ant", "an"]
    assert [x.word for x in solver.words("ant", "", 9, least=3)] == ["ant"]
    assert [x.word for x in solver.words("ant", "", 9, least=0)] == ["ant", "an", "a"]
    assert solver.best("ant", "", least=4) is None


def test_a_vocabulary_is_a_comparison_of_the_columns() -> None:
    """A vocabulary is selected by comparing the solver's columns: class, length and suggestion."""
    entries = [Entry("ab", 1), Entry("abc", 4), Entry("abcd", 9), Entry("cab", 2, True)]
    solver = Hands(read_lexicon(compile_lexicon("graded", entries)))
    known = (solver.commonness <= 4) & solver.suggested & (solver.lengths >= 3)

    assert [x.word for x in solver.words("abcd", "", 9, known)] == ["abc"]
    assert [x.word for x in solver.words("abcd", "", 9, solver.suggested)] == ["abcd", "abc", "ab"]


@settings(max_examples=60, deadline=None)
@given(words=words_over("abz", 7))
def test_every_word_has_its_number(words: list[str]) -> None:
    """Words are numbered by length, then alphabetically, each with its columns."""
    lexicon = lexicon_of(*words)
    solver = Hands(lexicon)
    spelled = [solver.word(number) for number in range(len(solver))]

    assert spelled == order(list(lexicon))
    assert solver.lengths.tolist() == [len(word) for word in spelled]
    assert solver.commonness.tolist() == [lexicon.commonness(word) for word in spelled]


def test_the_bundled_list_is_spelled_whole() -> None:
    """The solver spells every listed word, up to 28 letters, and records which can be suggested."""
    solver, lexicon = hands_of(bundled()), bundled()
    spelled = [solver.word(number) for number in range(len(solver))]

    assert spelled == order(list(lexicon))
    assert solver.suggested.tolist() == [lexicon.may_suggest(word) for word in spelled]


def test_a_solver_is_made_once_a_lexicon() -> None:
    """Each lexicon has one solver, even if two lexicons have the same words."""
    one, other = lexicon_of("ab"), lexicon_of("ab")

    assert hands_of(one) is hands_of(one)
    assert hands_of(one) is not hands_of(other)


@pytest.mark.parametrize(
    ("orange", "blue"), [("abC", "a"), ("a", "a b"), ("é", ""), ("a*", ""), ("a" * 33, "")]
)
def test_what_is_no_hand_is_refused(orange: str, blue: str) -> None:
    """Cards are a to z or blank, and at most 32 of a colour."""
    solver = Hands(lexicon_of("ab"))

    with pytest.raises(ValueError, match="card"):
        solver.best(orange, blue)
    with pytest.raises(ValueError, match="card"):
        solver.words(orange, blue, 1)


def test_the_largest_hand_is_counted_right() -> None:
    """Counts don't overflow in the largest possible hand of equal cards."""
    lexicon: Lexicon = lexicon_of("a" * 28, "b" * 28, "ab")
    solver = Hands(lexicon)

    assert answered(solver.words("a" * 32, "a" * 32, 9)) == [("a" * 28, 27)]
    assert answered(solver.words("?" * 32, "?" * 32, 9)) == [
        ("a" * 28, 27),
        ("b" * 28, 27),
        ("ab", 1),
    ]
