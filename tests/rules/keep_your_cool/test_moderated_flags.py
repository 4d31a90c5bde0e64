"""Tests of the moderator's rulings on flags and stops (KYC-27)."""

import pytest

from rules.keep_your_cool.moderated import rule, table, taken
from rules.keep_your_cool.spec import MOD, REASON, A, B, Spec
from rumpus.core.values import Result
from rumpus.games.keep_your_cool.actions import Flip, Reach
from rumpus.games.keep_your_cool.events import FlagTaken
from rumpus.games.keep_your_cool.moderator.actions import ConfirmFlag, FlagBack, RuleStop


def taken_flag(game: str = "standard") -> Spec:
    """Let B take A's left flag at 800 ms."""
    spec = table(game=game)
    spec.reach(B, 100)
    spec.wait(800)
    return spec


@pytest.mark.rule("KYC-27")
def test_a_flag_that_ends_the_game_waits_for_the_moderator() -> None:
    """Play stops for ten seconds; without a ruling the flag then stays taken and ends the game."""
    spec = table()
    spec.reach(B, 100)
    (flag,) = spec.wait(800).events
    assert isinstance(flag, FlagTaken)
    assert (flag.due, flag.halts) == (10_800, True)
    assert spec.game.result(spec.state) is None
    spec.when(A, Flip(0), 900).refused("halted", "KYC-30", why="flag")

    assert spec.wait(10_800).kinds == ["FlagStood", "PlayWentOn", "Ended"]
    assert spec.game.result(spec.state) == Result(((B,), (A,)), (0, 0), "flag")


@pytest.mark.rule("KYC-27")
def test_the_moderator_confirms_a_flag() -> None:
    """Confirming a flag ends the standard game at once; a second confirmation is refused."""
    spec = taken_flag()
    assert spec.when(MOD, ConfirmFlag(1, REASON), 900).refusal.code == "nothing_to_rule"
    assert rule(spec, ConfirmFlag(0, REASON)) == ["RulingMade", "PlayWentOn", "Ended"]

    advanced = taken_flag(game="advanced")
    rule(advanced, ConfirmFlag(0, REASON))
    assert advanced.when(MOD, ConfirmFlag(0, REASON), 1100).refusal.code == "already_so"
    assert advanced.wait(20_000).events == []


@pytest.mark.rule("KYC-27")
def test_a_stop_ruled_in_time_gives_the_flag_back_and_bars_the_grabber() -> None:
    """A stop ruled in time returns the flag, bars the grabber and resumes play."""
    spec = taken_flag()
    assert rule(spec, RuleStop(0, "in_time", REASON), 3000) == ["RulingMade", "PlayWentOn"]

    assert not any(taken(spec))
    spec.when(B, Reach("left"), 4000).refused("locked", "KYC-19")
    assert spec.state.attempts[-1].outcome == "stopped"
    assert spec.when(MOD, RuleStop(0, "in_time", REASON), 4000).refusal.code == "already_so"


@pytest.mark.rule("KYC-27")
def test_a_stop_ruled_too_late_lets_the_grab_stand() -> None:
    """Ruling a stop too late gives the grabber the flag and lifts the grabber's bar."""
    spec = table(game="advanced")
    spec.reach(B, 100)
    spec.stop(A, 500)
    assert rule(spec, RuleStop(0, "too_late", REASON)) == ["RulingMade"]

    assert taken(spec) == [True, False, False, False]
    assert spec.view().points == (0, 5)
    spec.when(B, Reach("right"), 1100).accepted()


@pytest.mark.rule("KYC-27")
def test_in_the_standard_game_a_grab_that_stands_wins() -> None:
    """In the standard game, a stop ruled too late ends the game."""
    spec = table()
    spec.reach(B, 100)
    spec.stop(A, 500)

    assert rule(spec, RuleStop(0, "too_late", REASON)) == ["RulingMade", "Ended"]


@pytest.mark.rule("KYC-27")
def test_a_stop_ruled_pre_emptive_bars_nobody() -> None:
    """Ruling a stop pre-emptive takes no flag and lifts the grabber's bar."""
    spec = table()
    spec.reach(B, 100)
    spec.stop(A, 500)
    rule(spec, RuleStop(0, "pre_emptive", REASON))

    assert not any(taken(spec))
    spec.when(B, Reach("left"), 1100).accepted()
    assert (
        spec.when(MOD, RuleStop(0, "pre_emptive", REASON), 1200).refusal.code == "nothing_to_rule"
    )


@pytest.mark.rule("KYC-27")
def test_in_the_advanced_game_play_goes_on_while_a_flag_waits() -> None:
    """In the advanced game, a player's first lost flag doesn't stop play, but the second does."""
    spec = taken_flag(game="advanced")
    spec.when(A, Flip(0), 900).accepted()
    spec.when(B, Reach("right"), 1000).accepted()
    (flag,) = spec.wait(1700).events

    assert isinstance(flag, FlagTaken)
    assert flag.halts
    spec.when(A, Flip(1), 1800).refused("halted", "KYC-30", why="flag")
    assert spec.wait(11_700).kinds == ["FlagStood", "FlagStood", "PlayWentOn", "Ended"]
    assert spec.game.result(spec.state) == Result(((B,), (A,)), (0, 10), "flags")


@pytest.mark.rule("KYC-27")
def test_play_waits_for_the_flag_that_may_end_the_game_and_for_no_other() -> None:
    """Play resumes when A's second flag goes back, while B's flag still waits for a ruling."""
    spec = taken_flag(game="advanced")
    rule(spec, ConfirmFlag(0, REASON), 900)
    spec.when(A, Reach("left"), 1000).accepted()
    spec.wait(1700)
    spec.when(B, Reach("right"), 1800).accepted()
    spec.wait(2500)
    assert spec.view().halt is not None
    assert rule(spec, FlagBack(0, "right", REASON), 4000) == ["RulingMade", "PlayWentOn"]

    assert spec.state.halt is None
    # The flag that A took has the same time left as when play stopped.
    assert spec.state.flags[2].due == 11_700 + 1500


@pytest.mark.rule("KYC-27")
def test_play_goes_on_as_soon_as_no_ruling_would_end_the_game() -> None:
    """Play resumes when A's first flag goes back, as the second alone can't end the game."""
    spec = taken_flag(game="advanced")
    rule(spec, ConfirmFlag(0, REASON), 900)
    spec.when(B, Reach("right"), 1000).accepted()
    spec.wait(1700)
    assert rule(spec, FlagBack(0, "left", REASON), 2000) == ["RulingMade", "PlayWentOn"]

    assert spec.wait(12_000).kinds == ["FlagStood"]
    assert spec.game.result(spec.state) is None
