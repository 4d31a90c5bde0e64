"""Tests of rulings on tiles, pairs and results, and of undoing them (KYC-29, KYC-30)."""

import pytest

from rules.keep_your_cool.moderated import rule, struck, table, taken
from rules.keep_your_cool.spec import MOD, REASON, A, B
from rumpus.core.values import Result
from rumpus.games.keep_your_cool.actions import AskOverturn, Flip, Reach, Say
from rumpus.games.keep_your_cool.events import RulingMade
from rumpus.games.keep_your_cool.moderator.actions import (
    Declare,
    FlagAway,
    FlagBack,
    LockGrabs,
    PairBack,
    PairOut,
    RuleThird,
    StrikeWord,
    SwapRoles,
    TurnAllDown,
    Undo,
    UnlockGrabs,
)
from rumpus.games.keep_your_cool.values import Change, Ruled


@pytest.mark.rule("KYC-29")
def test_a_third_tile_ruled_no_foul_gives_the_tiles_back() -> None:
    """Ruling that a third tile was no foul restores the roles and the two face-up tiles."""
    spec = table("abcdabcd")
    spec.flip(A, 0, 1, 2, at=100)
    assert spec.state.flipper == B
    rule(spec, RuleThird(0, REASON), 1000)

    assert (spec.state.flipper, spec.state.up) == (A, (0, 1))
    assert spec.when(MOD, RuleThird(0, REASON), 1100).refusal.code == "no_such_call"


@pytest.mark.rule("KYC-29")
def test_what_was_turned_since_the_foul_stays_turned() -> None:
    """Tiles turned since the foul stay as they are; if a word was said, the ruling is refused."""
    spec = table("abcdabcd", swap_pause=0)
    spec.flip(A, 0, 1, 2, at=100)
    spec.when(B, Flip(3), 1000).accepted()
    rule(spec, RuleThird(0, REASON), 1100)
    assert (spec.state.flipper, spec.state.up) == (A, (3,))

    spec = table("abcdabcd", swap_pause=0)
    spec.flip(A, 0, 1, 2, at=100)
    spec.when(A, Say("casserole"), 1000).accepted()
    spec.when(MOD, RuleThird(0, REASON), 1100).refused("word_moved_on", "KYC-29")


@pytest.mark.rule("KYC-30")
def test_roles_tiles_and_locks_are_the_moderators_to_set() -> None:
    """Rulings turn tiles down, swap roles, lock and unlock; those without effect are refused."""
    spec = table()
    spec.flip(A, 0, 1, at=100)
    rule(spec, TurnAllDown(REASON))
    assert spec.state.up == ()
    assert spec.when(MOD, TurnAllDown(REASON), 1100).refusal.code == "none_up"
    rule(spec, SwapRoles(REASON), 1200)
    assert spec.state.flipper == B
    rule(spec, LockGrabs(0, REASON), 1300)
    assert spec.when(A, Reach("left"), 1400).refusal.code == "locked"
    assert spec.when(MOD, LockGrabs(0, REASON), 1400).refusal.code == "already_so"
    rule(spec, UnlockGrabs(0, REASON), 1500)
    spec.when(A, Reach("left"), 1600).accepted()


@pytest.mark.rule("KYC-30")
def test_pairs_and_flags_are_the_moderators_to_move() -> None:
    """Rulings move pairs and flags; those without effect are refused."""
    spec = table("aabbcc", game="advanced")
    spec.flip(A, 0, 1, 2, 3, at=100)
    rule(spec, PairBack(0, REASON), 2000)
    assert [tile.lies for tile in spec.view().tiles] == [
        "down",
        "down",
        "gone",
        "gone",
        "down",
        "down",
    ]
    rule(spec, PairOut(1, REASON), 2100)
    assert spec.view().points == (0, 0)
    assert spec.when(MOD, PairOut(1, REASON), 2200).refusal.code == "already_so"
    assert spec.when(MOD, PairBack(7, REASON), 2200).refusal.code == "no_such_pair"
    rule(spec, FlagAway(0, "right", REASON), 2300)
    assert (taken(spec), spec.view().points) == ([False, True, False, False], (0, 5))
    rule(spec, FlagBack(0, "right", REASON), 2400)
    assert not any(taken(spec))
    assert spec.when(MOD, FlagBack(0, "right", REASON), 2500).refusal.code == "already_so"


@pytest.mark.rule("KYC-30")
def test_the_last_pair_ends_the_game() -> None:
    """The game goes on after the first of two pairs and ends with the last."""
    spec = table("aabb")
    spec.flip(A, 0, 1, at=100)
    spec.when(B, Say("casserole"), 2000).accepted()
    assert spec.game.result(spec.state) is None
    spec.flip(B, 2, at=2000)
    assert spec.flip(B, 3, at=2400).kinds[-1] == "Ended"


@pytest.mark.rule("KYC-30")
def test_the_last_ruling_can_be_undone() -> None:
    """Undoing the last ruling restores what it set; then the ruling before can be undone."""
    spec = struck()
    before = spec.state
    rule(spec, StrikeWord(1, REASON), 5000)
    rule(spec, TurnAllDown(REASON), 5100)
    spec.when(MOD, Undo(0, REASON), 5200).refused("not_the_last", "KYC-30")
    rule(spec, Undo(1, REASON), 5300)
    rule(spec, Undo(0, REASON), 5400)

    for field in ("flipper", "keys", "used", "pairs", "up", "phase"):
        assert getattr(spec.state, field) == getattr(before, field), field
    assert [player.lock for player in spec.state.players] == [p.lock for p in before.players]
    assert [(r.note.kind, r.note.undone) for r in spec.state.rulings] == [
        ("strike_word", True),
        ("turn_all_down", True),
        ("undo", False),
        ("undo", False),
    ]


@pytest.mark.rule("KYC-30")
def test_a_ruling_can_not_be_undone_when_play_has_moved_on() -> None:
    """Striking a word can't be undone once the next word was said."""
    spec = struck()
    rule(spec, StrikeWord(1, REASON), 5000)
    spec.when(B, Say("casserole"), 5100).accepted()

    spec.when(MOD, Undo(0, REASON), 5200).refused("moved_on", "KYC-30")


@pytest.mark.rule("KYC-30")
def test_the_moderator_declares_a_result() -> None:
    """The moderator can end the game by declaring a winner or a draw."""
    for winner, places in ((1, ((B,), (A,))), (None, ((A, B),))):
        spec = table()
        assert rule(spec, Declare(winner, REASON)) == ["RulingMade", "Ended"]
        assert spec.game.result(spec.state) == Result(places, (0, 0), "declared")


@pytest.mark.rule("KYC-30")
def test_every_ruling_says_its_reason_to_all() -> None:
    """The event of a ruling is the same for all, and the view keeps its reason."""
    spec = table()
    (ruled,) = spec.when(MOD, SwapRoles("they agreed"), 1000).events
    assert isinstance(ruled, RulingMade)

    # The changes are left out of the event, as the view shows them.
    told = RulingMade(Ruled(ruled.ruling.note, Change(), Change()), ruled.speak_from)
    assert [spec.game.redact(spec.state, ruled, seat) for seat in (A, B, MOD, None)] == [told] * 4
    (note,) = spec.view().rulings
    assert (note.kind, note.seat, note.reason, note.at) == ("swap_roles", MOD, "they agreed", 1000)


@pytest.mark.rule("KYC-30")
def test_nothing_is_ruled_before_there_is_something_to_rule() -> None:
    """Rulings are refused during the throw."""
    spec = table(first=None)
    spec.given_state(phase="throw")

    spec.when(MOD, SwapRoles(REASON), 100).refused("not_now", "KYC-30")


@pytest.mark.rule("KYC-30")
def test_with_a_moderator_players_ask_him() -> None:
    """With a moderator, players can't ask each other to overturn a ruling."""
    spec = table()
    spec.when(B, Say("lsxyz"), 1000).accepted()

    spec.when(B, AskOverturn(0, REASON), 1100).refused("ask_the_moderator", "KYC-30")
