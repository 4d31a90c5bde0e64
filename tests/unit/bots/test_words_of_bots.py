"""What bots know, what they find, and how they bend words into bluffs."""

import pytest

from rumpus.games.keesdrow.bots.bluffing import forms_of
from rumpus.games.keesdrow.bots.levels import LEVELS
from rumpus.games.keesdrow.bots.vocabulary import Vocabulary
from rumpus.words.compiling import Entry, compile_lexicon
from rumpus.words.lexicon import bundled, read_lexicon


def vocabulary(level: str, *entries: Entry) -> Vocabulary:
    """Give what a level knows of a list, by default the bundled one."""
    lexicon = read_lexicon(compile_lexicon("tiny", entries)) if entries else bundled()
    return Vocabulary(lexicon, LEVELS[level])


def test_levels_find_common_words_of_some_length() -> None:
    """The better the level the longer the words, four letters at least; none knows rare ones."""
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
    """A minimum length above a level's own stretches it by one letter."""
    assert not vocabulary("gentle").finds("monkey", 3)
    assert vocabulary("gentle").finds("monkey", 5)
    assert not vocabulary("gentle").finds("blanket", 5)


@pytest.mark.parametrize("level", LEVELS)
def test_more_words_are_believed_than_found(level: str) -> None:
    """One recognises many words that one would not come up with."""
    known = vocabulary(level)
    entries = [entry for entry in bundled().entries() if not entry.never_suggest]
    found = {entry.word for entry in entries if known.finds(entry.word, 3)}
    believed = {entry.word for entry in entries if known.recognises(entry.word)}

    assert found < believed < {entry.word for entry in entries}
    assert not known.recognises("qzx")


def test_a_list_without_classes_is_known_by_length() -> None:
    """Of a list in another language a bot knows the short words, as no word is marked common."""
    known = vocabulary("gentle", *(Entry(word) for word in ("fiets", "huis", "wandelen")))

    assert [word for word in ("fiets", "huis", "wandelen", "kat") if known.finds(word, 3)] == [
        "huis"
    ]
    assert known.recognises("wandelen")
    assert not known.recognises("kat")


def test_forms_are_regular() -> None:
    """Forms take the commonest endings and prefixes; a silent e goes before a vowel."""
    forms = set(forms_of("bake"))

    assert {"baked", "baking", "baker", "bakes", "bakeness", "rebake", "unbake"} < forms
    assert "bakeed" not in forms
