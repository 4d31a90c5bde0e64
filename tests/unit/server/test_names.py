"""Names of guests and tables."""

import math
import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rumpus.core.chance import Chance, simulation_seed
from rumpus.server.names import cleaned, guest_name, is_table_name, table_name


@pytest.mark.parametrize(
    ("typed", "shown"),
    [
        ("Ann", "Ann"),
        ("  Ann \t of\n the  Hill ", "Ann of the Hill"),
        ("Cafe\u0301", "Caf\u00e9"),
        ("\u202eevil\u202c", "evil"),
        ("a\u0000b\u0007c\u009fd", "abcd"),
        ("\u200b\u2060zero", "zero"),
        ("\ud800x", "x"),
        ("\ue000x", "x"),
        ("\u0928\u094d\u200d\u0928", "\u0928\u094d\u200d\u0928"),
        ("\U0001f469\u200d\U0001f680", "\U0001f469\u200d\U0001f680"),
        ("\u4e09\u56fd", "\u4e09\u56fd"),
        ("A\u200d", "A"),
        ("\u200cA\u200d\u200cnn\u200d", "Ann"),
        ("\u00e9\u200d \u00e9", "\u00e9 \u00e9"),
        ("Ann \U0001f469\u200d\U0001f680!", "Ann \U0001f469\u200d\U0001f680!"),
        ("\u00e9\u200d\u00e9", "\u00e9\u00e9"),
        ("\u0418\u0432\u200c\u0430\u043d", "\u0418\u0432\u0430\u043d"),
        ("\u0645\u200c\u200c\u0645", "\u0645\u200c\u0645"),
        ("A\u034fn\ufe0fn\U000e0100", "Ann"),
        ("\u05d0\ufe0f\u0418\ufe0e\u180b", "\u05d0\u0418"),
        ("\u845b\U000e0100", "\u845b\U000e0100"),
        ("\U0001f3f3\ufe0f\u200d\U0001f308", "\U0001f3f3\ufe0f\u200d\U0001f308"),
        ("Cafe\u200d\u0301", "Caf\u00e9"),
        ("\u1100\u2060\u1161", "\uac00"),
        ("x" * 24, "x" * 24),
        ("\u3164Ann\u2800of\u3164\u3164Hill", "Ann of Hill"),
        ("\u2764\ufe0f", "\u2764\ufe0f"),
    ],
)
def test_a_name_is_brought_into_one_form(typed: str, shown: str) -> None:
    """Names are normalised to NFC with single spaces, without invisible or reversing characters."""
    assert cleaned(typed) == shown


@pytest.mark.parametrize(
    "typed", ["", " ", "\n\t", "\u200b", "\u200d", "x" * 25, "Z" + "\u0335" * 9, "\u202e\u0000",
     "\u3164", "\u2800 \u115f", "\u1160\uffa0", "\u17b4", "\u034f", "\ufe0f", "\U0001d159",
     "\u0301"],
)  # fmt: skip
def test_what_can_not_be_shown_is_no_name(typed: str) -> None:
    """Names that are empty, invisible, too long or piled with accents are refused."""
    assert cleaned(typed) is None


@given(st.text(max_size=80))
def test_a_shown_name_is_fit_to_show(typed: str) -> None:
    """An accepted name is short, unchanged by a second cleaning and free of control characters."""
    name = cleaned(typed)
    if name is None:
        return
    assert 0 < len(name) <= 24
    assert cleaned(name) == name
    assert unicodedata.is_normalized("NFC", name)
    assert not any(unicodedata.category(c) in ("Cc", "Cs", "Co", "Cn") for c in name)


def test_a_guest_has_a_name_from_the_start() -> None:
    """A guest's name derives from the id, and most ids get different names."""
    names = {guest_name(f"g{number}") for number in range(200)}
    assert guest_name("g7") == guest_name("g7")
    assert len(names) > 150
    assert all(cleaned(name) == name for name in names)


def test_public_tables_have_names_that_can_be_said() -> None:
    """The name of a public table is valid and ends in a two-digit number."""
    chance = Chance(simulation_seed(1), "names")
    names = [table_name(chance.below, public=True) for _ in range(500)]
    assert len(set(names)) > 495
    assert all(is_table_name(name) and name[-2:].isdigit() for name in names)


def test_an_unlisted_name_can_not_be_guessed() -> None:
    """Knowing both words of an unlisted table leaves more than 64 random bits to guess."""
    asked: list[int] = []

    def below(limit: int) -> int:
        asked.append(limit)
        return limit - 1

    last = table_name(below, public=False)
    assert is_table_name(last)
    assert len(last) <= 32
    assert math.prod(asked[2:]) > 2**64
    chance = Chance(simulation_seed(1), "names")
    names = [table_name(chance.below, public=False) for _ in range(500)]
    assert all(is_table_name(name) for name in names)
    for place in range(-13, 0):
        assert len({name[place] for name in names}) == 32


def test_what_looks_like_no_table_is_none() -> None:
    """Texts with missing parts, wrong lengths or foreign characters aren't table names."""
    for name in ("", "maple", "maple-kettle-4", "Maple-kettle-42", "maple-kettle-42/", "../a-b-42",
                 "maple-kettle-0123456789abu", "maple-kettle-0123456789ab"):  # fmt: skip
        assert not is_table_name(name)
