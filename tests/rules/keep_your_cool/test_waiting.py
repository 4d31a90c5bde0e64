"""Tests of play that waits for a ruling on a flag that could end the game (KYC-24, KYC-27)."""

import pytest

from rules.keep_your_cool.spec import MOD, REASON, A, B, Spec, kinds
from rumpus.core.values import Millis, Refusal, Result
from rumpus.games.keep_your_cool.actions import Flip, Reach, Say, Stop
from rumpus.games.keep_your_cool.events import FlagWaits, PlayWentOn, ReachEnded
from rumpus.games.keep_your_cool.moderator.actions import (
    FlagAway,
    FlagBack,
    PairBack,
    RuleStop,
    StrikeWord,
    Undo,
)
from rumpus.games.keep_your_cool.values import Halt

HALTED = Refusal("halted", "KYC-30", {"why": "flag"})


def nearly_done(*, moderated: bool) -> Spec:
    """Let A take six of eleven pairs, and B four and A's left flag; B is the Flipper."""
    tiles = "aabbccddeeffgghhiijjkk"
    spec = Spec(tiles, moderated=moderated, game="advanced", swap_pause=0)
    spec.flip(A, *range(12), at=100)
    spec.when(B, Say("casserole"), 6000).accepted()
    spec.flip(B, *range(12, 20), at=6000)
    spec.reach(B, 10_000)
    spec.wait(10_700)
    assert spec.view().points == (12, 13)
    return spec


@pytest.mark.rule("KYC-24", "KYC-27")
@pytest.mark.parametrize("moderated", [False, True])
def test_nobody_reaches_once_the_last_pair_is_gone(*, moderated: bool) -> None:
    """After the last pair nobody can reach, and B wins with or without a moderator."""
    spec = nearly_done(moderated=moderated)
    spec.flip(B, 20, 21, at=11_000)
    if moderated:
        assert spec.when(A, Reach("left"), 11_500).refusal == HALTED
        spec.wait(20_700)

    assert spec.game.result(spec.state) == Result(((B,), (A,)), (12, 15), "tiles")


@pytest.mark.rule("KYC-24", "KYC-27")
def test_the_last_pair_cancels_a_reach_though_a_flag_may_still_be_ruled_on() -> None:
    """B's last pair cancels A's open reach, although B's flag still waits for a ruling."""
    spec = nearly_done(moderated=True)
    spec.when(B, Flip(20), 11_000).accepted()
    spec.reach(A, 11_100)
    happened = spec.when(B, Flip(21), 11_400).events

    assert kinds(happened) == ["TileTurned", "PairTaken", "ReachEnded", "FlagWaits"]
    assert happened[2:] == [
        ReachEnded(1, A, "cancelled", Millis(11_400)),
        FlagWaits(A, "left", 0, Millis(20_700), Millis(11_400)),
    ]
    halt = Halt("flag", B, Millis(11_400), Millis(20_700), reach=0)
    assert spec.view().halt == halt
    spec.wait(30_000)
    assert spec.game.result(spec.state) == Result(((B,), (A,)), (12, 15), "tiles")


@pytest.mark.rule("KYC-24", "KYC-27")
def test_without_tiles_the_ruling_on_the_flag_ends_the_game() -> None:
    """If the tiles are gone, giving the flag back ends the game and A wins 12 to 10."""
    spec = nearly_done(moderated=True)
    spec.flip(B, 20, 21, at=11_000)
    ruled = spec.when(MOD, FlagBack(0, "left", REASON), 12_000).events

    assert kinds(ruled) == ["RulingMade", "PlayWentOn", "Ended"]
    assert spec.game.result(spec.state) == Result(((A,), (B,)), (12, 10), "tiles")


@pytest.mark.rule("KYC-27", "KYC-30")
def test_a_pair_put_back_lets_play_go_on() -> None:
    """Putting the last pair back resumes play, while the flag still waits for a ruling."""
    spec = nearly_done(moderated=True)
    spec.flip(B, 20, 21, at=11_000)
    ruled = spec.when(MOD, PairBack(10, REASON), 12_000).events

    # The last pair came at 11_400, so the clocks were stopped for 600 ms.
    assert ruled[1:] == [PlayWentOn(600, Millis(12_000))]
    assert spec.state.flags[0].due == 20_700 + 600
    spec.when(A, Reach("left"), 12_100).accepted()


@pytest.mark.rule("KYC-27", "KYC-30")
def test_a_ruling_taken_back_lets_play_wait_again() -> None:
    """Undoing a ruling "in time" makes play wait for the flag again, which then stands."""
    spec = Spec("aa", moderated=True)
    spec.reach(B, 100)
    spec.wait(800)
    spec.when(MOD, RuleStop(0, "in_time", REASON), 3000).accepted()
    spec.when(A, Flip(0), 3100).accepted()
    undone = spec.when(MOD, Undo(0, REASON), 4000).events

    assert undone[1:] == [FlagWaits(A, "left", 0, Millis(10_800), Millis(4000))]
    assert spec.when(A, Flip(1), 4100).refusal == HALTED
    assert spec.wait(10_800).kinds == ["FlagStood", "PlayWentOn", "Ended"]
    assert spec.game.result(spec.state) == Result(((B,), (A,)), (0, 0), "flag")


@pytest.mark.rule("KYC-27", "KYC-30")
def test_a_ruling_taken_back_late_gives_ten_seconds_more() -> None:
    """If the time to rule has run out when a ruling is undone, the flag waits ten seconds more."""
    spec = Spec("aa", moderated=True)
    spec.reach(B, 100)
    spec.wait(800)
    spec.when(MOD, RuleStop(0, "in_time", REASON), 3000).accepted()
    spec.when(MOD, Undo(0, REASON), 15_000).accepted()

    assert spec.state.flags[0].due == 25_000
    assert spec.wait(24_999).events == []
    assert spec.wait(25_000).kinds[-1] == "Ended"


@pytest.mark.rule("KYC-27", "KYC-30")
def test_a_flag_given_away_lets_play_wait_for_the_other() -> None:
    """If A's right flag is given away, play waits for the ruling on A's left one."""
    spec = Spec("aa", moderated=True, game="advanced")
    spec.reach(B, 100)
    spec.wait(800)

    assert spec.when(MOD, FlagAway(0, "right", REASON), 900).kinds == ["RulingMade", "FlagWaits"]
    assert spec.when(A, Flip(0), 1000).refusal == HALTED


@pytest.mark.rule("KYC-27", "KYC-28")
def test_play_that_waits_goes_on_though_its_first_word_was_struck() -> None:
    """After the first word is struck and the flag goes back, another first word can be said."""
    spec = Spec("aa", moderated=True)
    spec.reach(B, 100)
    spec.wait(800)
    spec.when(MOD, StrikeWord(0, REASON), 1000).accepted()
    ruled = spec.when(MOD, RuleStop(0, "in_time", REASON), 2000).events

    assert kinds(ruled) == ["RulingMade", "PlayWentOn"]
    spec.when(A, Say("clear"), 2100).accepted()


@pytest.mark.rule("KYC-27")
def test_nothing_is_answered_while_play_waits() -> None:
    """Words and stops are refused while play waits."""
    spec = nearly_done(moderated=True)
    spec.flip(B, 20, 21, at=11_000)

    for action in (Say("clear"), Stop()):
        assert spec.when(A, action, 12_000).refusal == HALTED
