"""Tests that a wordbook answers the same, however a word is looked up."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rumpus.core.options import validated
from rumpus.core.values import Refusal
from rumpus.games.keep_your_cool.options import OPTIONS, rules_of
from rumpus.games.keep_your_cool.rules.letters import has
from rumpus.games.keep_your_cool.rules.wordbook import book_of
from rumpus.games.keep_your_cool.state import Rules
from rumpus.words import bundled

BOOK = book_of(bundled())
SAID = ("play", "playable", "replay", "player", "tea", "teas", "running", "qqq", "anna", "noon")


def rules(**given: str) -> Rules:
    """Return the rules with a few options set."""
    options = validated(OPTIONS, given)
    assert not isinstance(options, Refusal)
    return rules_of(options)


@pytest.mark.rule("KYC-15", "KYC-17")
@given(
    used=st.lists(st.sampled_from(SAID), max_size=6, unique=True),
    word=st.sampled_from(SAID),
    strictness=st.sampled_from(("exact", "inflections", "family")),
    twice=st.sampled_from(("no", "yes")),
)
def test_used_families_bar_what_each_of_them_bars(
    used: list[str], word: str, strictness: str, twice: str
) -> None:
    """Used families bar the same words whether asked about together or one by one."""
    agreed = rules(strictness=strictness, same_letter_twice=twice)
    barred = {
        relative
        for said in (*used, word)
        for relative in BOOK.families.relatives(said, agreed.strictness)
        if relative in BOOK.lexicon and has(relative, word, twice=twice == "yes")
    }
    free = BOOK.answers(agreed, word, ())
    assert BOOK.answers(agreed, word, (*used, word)) == free - len(barred)

    related = [s for s in used if BOOK.families.same(word, s, agreed.strictness) is not None]
    doubts = [
        doubt.used for doubt in BOOK.doubts(agreed, None, used, word) if doubt.why == "family"
    ]
    assert doubts == related[:1]
