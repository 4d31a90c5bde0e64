"""Tests of stopped play, resigning, and rulings that the two players agree on."""

import pytest

from rules.keep_your_cool.spec import MOD, REASON, A, B, Spec
from rumpus.core.values import Refusal, Result, Seat
from rumpus.games.keep_your_cool.actions import (
    AskOverturn,
    Flip,
    Grant,
    Reach,
    Refuse,
    Resign,
    Say,
    Stop,
)
from rumpus.games.keep_your_cool.events import PlayWentOn, ReachEnded


@pytest.mark.rule("KYC-30")
def test_the_two_may_let_a_refused_word_count() -> None:
    """A request about a refused word stops play; if the other player grants it, the word counts."""
    spec = Spec()
    spec.when(B, Say("lsxyz"), 1000).accepted()
    spec.when(B, AskOverturn(0, "it is in my book"), 1100).accepted()
    spec.when(A, Flip(0), 1200).refused("halted", "KYC-30", why="overturn")
    spec.when(B, Grant(), 1200).refused("nothing_asked", "KYC-30")
    assert spec.when(A, Grant(), 1300).kinds == ["RulingMade", "PlayWentOn"]

    assert (spec.state.flipper, spec.state.keys[-1].word) == (B, "lsxyz")
    assert spec.view().rulings[-1].kind == "overturn"
    assert spec.view().rulings[-1].reason == "it is in my book"


@pytest.mark.rule("KYC-30")
def test_a_ruling_stands_when_the_other_says_so_or_nothing() -> None:
    """A request ends by refusal, by withdrawal or after 30 seconds, and can't be repeated."""
    for seat in (A, B):
        spec = Spec()
        spec.when(B, Say("lsxyz"), 1000).accepted()
        spec.when(B, AskOverturn(0, REASON), 1100).accepted()
        assert spec.when(seat, Refuse(), 1200).kinds == ["OverturnRefused", "PlayWentOn"]
        assert spec.when(B, AskOverturn(0, REASON), 1300).refusal.code == "no_such_call"

    spec = Spec()
    spec.when(B, Say("lsxyz"), 1000).accepted()
    spec.when(B, AskOverturn(0, REASON), 1100).accepted()
    assert spec.wait(31_100).kinds == ["OverturnRefused", "PlayWentOn"]
    spec.when(A, Refuse(), 31_200).refused("nothing_asked", "KYC-30")


@pytest.mark.rule("KYC-30")
def test_nobody_asks_for_ever() -> None:
    """A player whose first three requests were refused can't make a fourth."""
    spec = Spec()
    for number in range(3):
        at = 1000 * number + 1000
        spec.when(B, Say("lsxyz"), at).accepted()
        spec.when(B, AskOverturn(number, REASON), at).accepted()
        spec.when(A, Refuse(), at).accepted()
    spec.when(B, Say("lsxyz"), 5000).accepted()

    assert spec.when(B, AskOverturn(3, REASON), 5100).refusal == Refusal(
        "asked_enough", "KYC-30", {"most": 3}
    )
    assert spec.state.vain == (0, 3)


@pytest.mark.rule("KYC-30")
def test_only_whom_a_ruling_went_against_may_ask() -> None:
    """Only the player whom a ruling went against can ask about it, and one request at a time."""
    spec = Spec()
    spec.when(B, Say("lsxyz"), 1000).accepted()
    none = Refusal("no_such_call", "KYC-30")
    assert spec.when(A, AskOverturn(0, REASON), 1100).refusal == none
    assert spec.when(B, AskOverturn(1, REASON), 1100).refusal == none
    spec.when(B, AskOverturn(0, REASON), 1100).accepted()

    assert spec.when(B, AskOverturn(0, REASON), 1200).refusal == Refusal(
        "halted", "KYC-30", {"why": "overturn"}
    )
    spec.when(MOD, Grant(), 1200).refused("only_players", "KYC-1")


@pytest.mark.rule("KYC-30")
def test_a_question_that_can_change_nothing_any_more_is_refused() -> None:
    """A request is refused if another word has counted since, or if the reach is forgotten."""
    spec = Spec(swap_pause=0)
    spec.when(B, Say("lsxyz"), 1000).accepted()
    spec.when(B, Say("casserole"), 2000).accepted()
    spec.when(B, AskOverturn(0, REASON), 2100).refused("word_moved_on", "KYC-30")

    spec = Spec()
    spec.reach(B, 100)
    spec.stop(A, 500)
    spec.given_state(attempts=())
    spec.when(B, AskOverturn(0, REASON), 600).refused("nothing_to_rule", "KYC-27")


@pytest.mark.rule("KYC-30")
def test_a_note_of_what_was_agreed_says_who_granted_what() -> None:
    """The note of an overturned foul has the player who granted it, the kind and the reason."""
    spec = Spec("abcabc")
    spec.flip(A, 0, 1, 2, at=100)
    spec.when(A, AskOverturn(0, "slipped"), 1000).accepted()
    spec.when(B, Grant(), 1100).accepted()
    (note,) = spec.view().rulings

    assert (note.number, note.kind, note.seat, note.at) == (0, "overturn", B, 1100)
    assert (note.about, note.reason) == ("foul", "slipped")


@pytest.mark.rule("KYC-30")
def test_the_two_may_overturn_a_foul() -> None:
    """An overturned foul restores roles and tiles."""
    spec = Spec("abcabc")
    spec.flip(A, 0, 1, 2, at=100)
    spec.when(A, AskOverturn(0, "my finger slipped"), 1000).accepted()
    spec.when(B, Grant(), 1100).accepted()

    assert (spec.state.flipper, spec.state.up) == (A, (0, 1))


@pytest.mark.rule("KYC-30")
def test_the_two_may_overturn_verdicts() -> None:
    """Overturning a stop lifts its bar; overturning a flag returns it and bars its taker."""
    spec = Spec()
    spec.reach(B, 100)
    spec.stop(A, 500)
    spec.when(B, AskOverturn(0, REASON), 600).accepted()
    spec.when(A, Grant(), 700).accepted()
    spec.when(B, Reach("left"), 800).accepted()

    spec = Spec(game="advanced")
    spec.reach(B, 100)
    spec.wait(800)
    spec.when(A, AskOverturn(0, REASON), 900).accepted()
    spec.when(B, Grant(), 1000).accepted()
    assert not any(flag.taken for flag in spec.state.flags)
    assert spec.when(B, Reach("left"), 1100).refusal.code == "locked"


@pytest.mark.rule("KYC-30", "KYC-31")
def test_clocks_stand_still_while_the_two_talk() -> None:
    """A lock that had 200 ms left when play stopped has 200 ms left when play resumes."""
    spec = Spec()
    spec.when(B, Say("lsxyz"), 1000).accepted()
    spec.when(B, Stop(), 1000).accepted()
    spec.when(B, AskOverturn(0, REASON), 1600).accepted()
    spec.when(A, Refuse(), 9600).accepted()

    assert spec.log[-1] == PlayWentOn(8000, spec.log[-1].at)  # type: ignore[union-attr]
    spec.when(B, Stop(), 9700).refused("stop_locked", "KYC-21", ms=100)
    spec.when(B, Stop(), 9800).accepted()


@pytest.mark.rule("KYC-31")
def test_a_gap_in_which_nobody_held_the_table_voids_reaches_without_penalty() -> None:
    """After an interruption open reaches end without a flag or a bar, and play goes on."""
    spec = Spec()
    spec.reach(A, 1000)
    spec.reach(B, 1100)
    voided = spec.game.interrupted(spec.state, spec.state.at)

    assert [(e.reach, e.outcome) for e in voided if isinstance(e, ReachEnded)] == [
        (0, "interrupted"),
        (1, "interrupted"),
    ]
    for event in voided:
        spec.state = spec.game.evolve(spec.state, event)
    assert spec.wait(20_000).events == []
    spec.when(A, Reach("left"), 20_001).accepted()


@pytest.mark.rule("KYC-31")
@pytest.mark.parametrize("seat", [A, B])
def test_a_player_who_resigns_loses(seat: Seat) -> None:
    """A player who resigns loses, before the first word and during play."""
    for spec in (Spec(), Spec(first=None), Spec("aabb")):
        if spec.state.phase == "play":
            spec.flip(A, 0, 1, at=100)
        spec.when(seat, Resign(), 2000).accepted()
        result = spec.game.result(spec.state)

        assert isinstance(result, Result)
        assert (result.places, result.reason) == (((Seat(1 - seat),), (seat,)), "resigned")


@pytest.mark.rule("KYC-31")
def test_everybody_sees_the_same_and_no_tile_that_is_face_down() -> None:
    """Players, moderator and spectators see the same tiles, but no symbols of face-down tiles."""
    spec = Spec("abcabc", moderated=True)
    spec.when(A, Flip(1), 100).accepted()
    views = [spec.game.view(spec.state, seat) for seat in (A, B, MOD, None)]

    assert [view.tiles for view in views] == [views[0].tiles] * 4
    assert [tile.symbol for tile in views[2].tiles] == [None, "moon", None, None, None, None]
    dealt = spec.game.redact(spec.state, spec.log[0], MOD)
    assert "sun" not in str(dealt)


def test_everybody_is_awaited_and_may_talk_until_the_game_is_over() -> None:
    """Everybody is awaited and nobody muted until the game ends."""
    spec = Spec(moderated=True)
    assert spec.game.awaited(spec.state) == {A, B, MOD}
    assert spec.game.muted(spec.state) == frozenset()
    spec.when(A, Resign(), 100).accepted()

    assert spec.game.awaited(spec.state) == frozenset()
    assert spec.game.timers(spec.state) == ()
