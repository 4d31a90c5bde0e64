"""Tests of the windows of a slow game: all of them wait as long as a round."""

import pytest

from rules.keyword.spec import A, B, Spec
from rumpus.core.options import SLOW_SECONDS, validated
from rumpus.core.values import Millis, Refusal
from rumpus.games.keyword.actions import Ready
from rumpus.games.keyword.events import RoundBegan
from rumpus.games.keyword.options import OPTIONS

DAY = 86_400
DAY_MS = 1000 * DAY


@pytest.mark.rule("KW-16")
@pytest.mark.parametrize("seconds", SLOW_SECONDS)
def test_the_words_stay_until_everybody_has_looked(seconds: int) -> None:
    """A player who comes back the next day still sees the words; then the next round begins."""
    spec = Spec("catxxx", "dogxxx", listed="cat dog", timer=seconds)
    spec.lay(A, "cat").lay(B, "dog", at=2000)
    assert spec.state.due == 2000 + 1000 * seconds
    assert spec.game.blocking_seats(spec.state) == {A, B}
    spec.when(A, Ready(0), at=3000)
    assert spec.game.blocking_seats(spec.state) == {B}
    spec.fires("shown")
    due = Millis(2000 + 2 * 1000 * seconds)
    assert spec.events[-1] == RoundBegan(1, due, due)


@pytest.mark.rule("KW-16")
def test_the_next_round_begins_once_all_are_ready() -> None:
    """Nobody waits for a day if nobody wants to."""
    spec = Spec("catxxx", "dogxxx", listed="cat dog", timer=DAY)
    spec.lay(A, "cat").lay(B, "dog", at=2000)
    spec.when(A, Ready(0), at=3000).when(B, Ready(0), at=4000)
    due = Millis(4000 + DAY_MS)
    assert spec.events[-1] == RoundBegan(1, due, due)


@pytest.mark.rule("KW-17")
def test_there_is_no_last_call() -> None:
    """The table spots the keyword of a slow game, so nobody has to be here to announce it."""
    refused = validated(OPTIONS, {"crack": "announced", "timer": DAY})
    assert isinstance(refused, Refusal)
    assert refused.code == "options_clash"
