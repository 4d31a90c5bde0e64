"""Tests of the words that bots of Keesdrow know and find, and of their bluffs."""

import pytest

from rumpus.games.keesdrow.bots.bluffing import forms_of
from rumpus.games.keesdrow.bots.levels import LEVELS
from rumpus.games.keesdrow.bots.vocabulary import Vocabulary
from rumpus.words.compiling import Entry, compile_lexicon
from rumpus.words.lexicon import bundled, read_lexicon


def vocabulary(level: str, *entries: Entry) -> Vocabulary:
    """Return a level's vocabulary of a list, by default the bundled one."""
    lexicon = read_lexicon(compile_lexicon("tiny", entries)) if entries else bundled()
    return Vocabulary(lexicon, LEVELS[level])


def test_levels_find_common_words_of_some_length() -> None:
    """A better level finds longer words; no level finds rare ones."""
    words = ("cat", "tree", "table", "coffee", "giggled", "aalii")
    found = {
        level: [word for word in words if vocabulary(level).finds(word, 3)] for level in LEVELS
    }

    assert found == {
        "beginner": ["cat", "tree"],
        "gentle": ["cat", "tree"],
        "casual": ["cat", "tree"],
        "fair": ["cat", "tree", "table"],
        "keen": ["cat", "tree", "table", "coffee"],
        "strong": ["cat", "tree", "table", "coffee", "giggled"],
        "sharp": ["cat", "tree", "table", "coffee", "giggled"],
        "expert": ["cat", "tree", "table", "coffee", "giggled"],
    }


def test_where_words_are_long_everybody_tries_a_little_harder() -> None:
    """With a long minimum length, Gentle finds words one letter longer than the minimum."""
    assert not vocabulary("gentle").finds("monkey", 3)
    assert vocabulary("gentle").finds("monkey", 5)
    assert not vocabulary("gentle").finds("blanket", 5)


@pytest.mark.parametrize("level", LEVELS)
def test_more_words_are_believed_than_found(level: str) -> None:
    """Every level recognises all words that it finds, and many more."""
    known = vocabulary(level)
    entries = [entry for entry in bundled().entries() if not entry.never_suggest]
    found = {entry.word for entry in entries if known.finds(entry.word, 3)}
    believed = {entry.word for entry in entries if known.recognises(entry.word)}

    assert found < believed < {entry.word for entry in entries}
    assert not known.recognises("qzx")


def test_a_list_without_classes_is_known_by_length() -> None:
    """If no word of a list is marked as common, a bot finds words by their length."""
    known = vocabulary("gentle", *(Entry(word) for word in ("fiets", "huis", "wandelen")))

    assert [word for word in ("fiets", "huis", "wandelen", "kat") if known.finds(word, 3)] == [
        "huis"
    ]
    assert known.recognises("wandelen")
    assert not known.recognises("kat")


def test_forms_are_regular() -> None:
    """Forms have common endings and prefixes; a silent e disappears before a vowel."""
    forms = set(forms_of("bake"))

    assert {"baked", "baking", "baker", "bakes", "bakeness", "rebake", "unbake"} < forms
    assert "bakeed" not in forms
