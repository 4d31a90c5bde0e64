"""Tests of the words in actions and questions from clients."""

import msgspec
import pytest

from rumpus.games.keesdrow.actions import Letters


@pytest.mark.parametrize("word", ["", "tea\n", "t\nea", "\ntea", "te a", "te_", "x" * 29])
def test_a_word_is_letters_to_its_very_end(word: str) -> None:
    """Anything but 1 to 28 letters of a language is refused, such as a line break at the end."""
    assert msgspec.convert("Tea", Letters) == "Tea"
    assert msgspec.convert("Käse", Letters) == "Käse"
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert(word, Letters)
