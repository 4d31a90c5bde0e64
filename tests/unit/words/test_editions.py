"""Tests of earlier editions of rumpus-en, which still judge the games played with them."""

import pytest

from rumpus.store.lexicons import Lexicons
from rumpus.words import bundled
from rumpus.words.editions import edition

FIRST = "e919aa73c90ad7dc489d934738c1424d88f13334594c226a90d3b71cc71cef67"


def test_an_earlier_edition_is_whole() -> None:
    """The first edition has its hash and its 176,542 words, and lacks a word added later."""
    first = edition(FIRST)

    assert first is not None
    first.verify()
    assert (first.name, first.sha256, len(first)) == ("rumpus-en", FIRST, 176_542)
    assert "table" in first
    assert "wetware" not in first
    assert "wetware" in bundled()
    assert edition(FIRST) is first


def test_what_never_was_is_none() -> None:
    """An unknown hash has no edition; today's hash gives today's list."""
    assert edition("0" * 64) is None
    assert edition(bundled().sha256) is bundled()


@pytest.mark.parametrize(("sha256", "words"), [(FIRST, 176_542), (None, len(bundled()))])
def test_a_room_gives_the_edition_that_is_asked_for(sha256: str | None, words: int) -> None:
    """A room loads the edition of a known hash, and otherwise today's list."""
    assert len(Lexicons().get("rumpus-en", sha256)) == words
    assert Lexicons().get("rumpus-en", "0" * 64) is bundled()
