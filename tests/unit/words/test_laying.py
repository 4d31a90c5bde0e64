import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rumpus.words import Laying, Pick, lay
from unit.words.cards import best_of, hands, letter_of, most_blue, worth


def shown(laying: Laying | None) -> str:
    """Return a letter for each card: b or o for blue or orange, in capitals for blanks."""
    assert laying is not None
    return "".join(p.colour[0].upper() if p.blank else p.colour[0] for p in laying.picks)


@settings(max_examples=500, deadline=None)
@given(hand=hands("abc", 4), word=st.text("abcd", min_size=1, max_size=5))
def test_no_laying_is_better(hand: tuple[str, str], word: str) -> None:
    """A laying has the most blue cards (KW-14), then the fewest blanks, fewest of them orange."""
    laying = lay(word, *hand)

    assert (worth(laying.picks) if laying else None) == best_of(word, *hand)


@settings(max_examples=300, deadline=None)
@given(hand=hands("abc", 6), word=st.text("abc", min_size=1, max_size=10))
def test_the_cards_spell_the_word(hand: tuple[str, str], word: str) -> None:
    """Each card is used once, for its letter or (a blank) for any; at least one card is orange."""
    laying = lay(word, *hand)
    if laying is None:
        assert most_blue(word, *hand) is None
        return

    printed = [letter_of(pick, *hand) for pick in laying.picks]
    assert laying.word == word
    assert len(set(laying.picks)) == len(word)
    assert all(card in {letter, "?"} for card, letter in zip(printed, word, strict=True))
    assert [pick.blank for pick in laying.picks] == [card == "?" for card in printed]
    assert laying.blue == most_blue(word, *hand)
    assert laying.blue < len(word)


@pytest.mark.parametrize(
    ("word", "orange", "blue", "cards"),
    [
        ("tea", "tea", "tea", "bbo"),
        ("tea", "ta", "e?", "Bbo"),
        ("noon", "noon", "no", "bboo"),
        ("tea", "a?", "te?", "bbo"),
        ("tea", "?x", "te?", "bbO"),
        ("teas", "?x", "teas", "bbbO"),
        ("teas", "t?", "teas", "obbb"),
        ("zoo", "oo?", "x?q", "Boo"),
        ("zoo", "o??", "q", "OoO"),
    ],
)
def test_which_cards_are_laid(word: str, orange: str, blue: str, cards: str) -> None:
    """Blue cards are preferred, even blank ones, then few blanks; one card at least is orange."""
    assert shown(lay(word, orange, blue)) == cards


def test_the_first_of_equal_cards_is_laid() -> None:
    """Of equal cards the first is laid, so that the same hand gives the same laying."""
    assert lay("aba", "bab", "xaa") == Laying(
        "aba", (Pick("blue", 1, False), Pick("orange", 0, False), Pick("blue", 2, False))
    )


@pytest.mark.parametrize(("orange", "blue"), [("xyz", "tea"), ("", "tea?"), ("q", "???")])
def test_blue_alone_is_no_laying(orange: str, blue: str) -> None:
    """A word for which no orange card can be used can't be laid (KW-7)."""
    assert lay("tea", orange, blue) is None


def test_orange_alone_is_one() -> None:
    """A word can be laid with orange cards only."""
    assert shown(lay("tea", "tea", "")) == "ooo"


@pytest.mark.parametrize("word", ["", "?", "t?a", "Tea", "t.a", "tea.", "té"])
def test_what_is_no_word_of_letters_is_not_laid(word: str) -> None:
    """A word with anything but letters a to z can't be laid."""
    assert lay(word, "ta?Té", "a??") is None
