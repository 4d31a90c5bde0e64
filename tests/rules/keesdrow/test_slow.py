"""Tests of the windows of a slow game: which wait for days, and which don't."""

import pytest

from rules.keesdrow.spec import HOST, A, B, Spec, setup_of
from rumpus.core.chance import Chance
from rumpus.core.options import SLOW_SECONDS, validated
from rumpus.core.values import Millis, Refusal
from rumpus.games.keesdrow.actions import CallCoaching, Deny, RuleCoaching
from rumpus.games.keesdrow.events import CoachingCalled, CoachingDenied, Laid, TurnWentOn
from rumpus.games.keesdrow.game import Keesdrow
from rumpus.games.keesdrow.options import OPTIONS
from rumpus.games.keesdrow.rules.draw import DRAW_MILLIS
from rumpus.testing.lexicons import lexicon_of

ROWS = ("CARTS",)
DAY = 86_400
HOUR_MS = 3_600_000
DAY_MS = 1000 * DAY


def slow(*, moderated: bool = False, seconds: int = DAY) -> Spec:
    """Create a slow game of teams; A and C are partners, and so are B and D."""
    return Spec(
        *ROWS,
        listed="cart arts",
        seats=4,
        moderated=moderated,
        teams="yes",
        words="checked",
        timer=seconds,
    )


@pytest.mark.rule("KD-25", "KD-16")
@pytest.mark.parametrize("seconds", SLOW_SECONDS)
def test_a_call_waits_as_long_as_a_turn(seconds: int) -> None:
    """The team has a turn's time to answer; then the turn goes on with what was left of its own."""
    spec = slow(seconds=seconds).when(B, CallCoaching(), at=HOUR_MS)
    spec.then(CoachingCalled(B, Millis(HOUR_MS + 1000 * seconds), 1000 * seconds - HOUR_MS, 0))
    spec.fires("coaching").then(TurnWentOn(Millis(2 * 1000 * seconds)))


@pytest.mark.rule("KD-25")
def test_a_moderator_has_as_long_after_a_denial() -> None:
    """The moderator needn't be here when the team denies the call."""
    spec = slow(moderated=True).when(B, CallCoaching(), at=HOUR_MS)
    spec.when(A, Deny(), at=2 * HOUR_MS).then(CoachingDenied(A, Millis(2 * HOUR_MS + DAY_MS)))
    ruling = RuleCoaching(coached=False, reason="They were alone.")
    spec.when(HOST, ruling, at=20 * HOUR_MS).accepted()
    assert spec.state.due == 20 * HOUR_MS + DAY_MS - HOUR_MS


@pytest.mark.rule("KD-4")
def test_the_draw_waits_for_nobody() -> None:
    """No skill is needed to draw, so the table draws after ten seconds, as in a live game."""
    setup = setup_of(2, words="checked", timer=DAY)
    laid, *_ = Keesdrow(lexicon_of("cart")).deal(setup, Millis(0), Chance(b"seed", "deal"))
    assert isinstance(laid, Laid)
    assert laid.due == DRAW_MILLIS


@pytest.mark.rule("KD-17")
def test_there_is_no_window_for_challenges() -> None:
    """Words of a slow game are checked, so none waits for others to doubt it."""
    refused = validated(OPTIONS, {"words": "challenge", "timer": DAY})
    assert isinstance(refused, Refusal)
    assert refused.code == "options_clash"
