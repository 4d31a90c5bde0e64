"""Tests of the limits that end a long game by points (KYC-32)."""

import pytest

from rules.keep_your_cool.spec import MOD, REASON, A, B, Spec
from rumpus.core.values import Millis, Result
from rumpus.games.keep_your_cool.actions import Reach, Say
from rumpus.games.keep_your_cool.moderator.actions import StrikeWord
from rumpus.games.keep_your_cool.rules.ending import WORDS_MOST


@pytest.mark.rule("KYC-32")
def test_three_hundred_words_end_the_game_by_points() -> None:
    """The game ends by points with word 300, although tiles are left, but not with word 299."""
    before = Spec("aabbcc")
    before.given_state(words=WORDS_MOST - 2)
    before.when(B, Say("casserole"), 3000).accepted()
    assert before.game.result(before.state) is None

    spec = Spec("aabbcc")
    spec.flip(A, 0, 1, at=100)
    spec.given_state(words=WORDS_MOST - 1)
    spec.when(B, Say("casserole"), 3000).accepted()
    assert spec.game.result(spec.state) == Result(((A,), (B,)), (2, 0), "words")


@pytest.mark.rule("KYC-32")
def test_struck_words_count() -> None:
    """A struck word still counts towards the limit."""
    spec = Spec("aabbcc", moderated=True)
    spec.when(B, Say("casserole"), 3000).accepted()
    spec.when(MOD, StrikeWord(1, REASON), 3100).accepted()
    assert spec.state.words == 2


@pytest.mark.rule("KYC-32")
def test_a_game_that_is_cut_short_counts_what_was_taken() -> None:
    """A game cut short is decided by tiles, and an open reach ends."""
    spec = Spec("aabbcc")
    spec.flip(A, 0, 1, at=100)
    spec.when(B, Reach("left"), 3000).accepted()
    for event in spec.game.cut_short(spec.state, Millis(3100)):
        spec.state = spec.game.evolve(spec.state, event)

    assert spec.game.result(spec.state) == Result(((A,), (B,)), (2, 0), "too_long")
    assert not spec.view().grabs
