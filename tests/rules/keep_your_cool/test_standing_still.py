"""Play that stands still: pauses, gaps, resigning, and rulings that the two agree on."""

import pytest

from rules.keep_your_cool.spec import MOD, REASON, A, B, Spec, kinds
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
    """One asks, play stands still, the other grants it, and play goes on."""
    spec = Spec()
    spec.act(B, Say("lsxyz"), 1000)
    spec.act(B, AskOverturn(0, "it is in my book"), 1100)
    assert spec.refused(A, Flip(0), 1200) == Refusal("halted", "KYC-30", {"why": "overturn"})
    assert spec.refused(B, Grant(), 1200) == Refusal("nothing_asked", "KYC-30")
    assert kinds(spec.act(A, Grant(), 1300)) == ["RulingMade", "PlayWentOn"]

    assert (spec.state.flipper, spec.state.keys[-1].word) == (B, "lsxyz")
    assert spec.view.rulings[-1].kind == "overturn"
    assert spec.view.rulings[-1].reason == "it is in my book"


@pytest.mark.rule("KYC-30")
def test_a_ruling_stands_when_the_other_says_so_or_nothing() -> None:
    """Nobody can ask about it again; who asked may take it back himself."""
    for seat in (A, B):
        spec = Spec()
        spec.act(B, Say("lsxyz"), 1000)
        spec.act(B, AskOverturn(0, REASON), 1100)
        assert kinds(spec.act(seat, Refuse(), 1200)) == ["OverturnRefused", "PlayWentOn"]
        assert spec.refused(B, AskOverturn(0, REASON), 1300).code == "no_such_call"

    spec = Spec()
    spec.act(B, Say("lsxyz"), 1000)
    spec.act(B, AskOverturn(0, REASON), 1100)
    assert kinds(spec.wait(31_100)) == ["OverturnRefused", "PlayWentOn"]
    assert spec.refused(A, Refuse(), 31_200) == Refusal("nothing_asked", "KYC-30")


@pytest.mark.rule("KYC-30")
def test_nobody_asks_for_ever() -> None:
    """After three questions in vain there is no fourth; what was granted does not count."""
    spec = Spec()
    for number in range(3):
        at = 1000 * number + 1000
        spec.act(B, Say("lsxyz"), at)
        spec.act(B, AskOverturn(number, REASON), at)
        spec.act(A, Refuse(), at)
    spec.act(B, Say("lsxyz"), 5000)

    assert spec.refused(B, AskOverturn(3, REASON), 5100) == Refusal(
        "asked_enough", "KYC-30", {"most": 3}
    )
    assert spec.state.vain == (0, 3)


@pytest.mark.rule("KYC-30")
def test_only_whom_a_ruling_went_against_may_ask() -> None:
    """And only about one that there is, one at a time."""
    spec = Spec()
    spec.act(B, Say("lsxyz"), 1000)
    none = Refusal("no_such_call", "KYC-30")
    assert spec.refused(A, AskOverturn(0, REASON), 1100) == none
    assert spec.refused(B, AskOverturn(1, REASON), 1100) == none
    spec.act(B, AskOverturn(0, REASON), 1100)

    assert spec.refused(B, AskOverturn(0, REASON), 1200) == Refusal(
        "halted", "KYC-30", {"why": "overturn"}
    )
    assert spec.refused(MOD, Grant(), 1200) == Refusal("only_players", "KYC-1")


@pytest.mark.rule("KYC-30")
def test_a_question_that_can_change_nothing_any_more_is_refused() -> None:
    """Another word has come since the one that was refused; a reach is too long ago."""
    spec = Spec(swap_pause=0)
    spec.act(B, Say("lsxyz"), 1000)
    spec.act(B, Say("casserole"), 2000)
    assert spec.refused(B, AskOverturn(0, REASON), 2100) == Refusal("word_moved_on", "KYC-30")

    spec = Spec()
    spec.reach(B, 100)
    spec.stop(A, 500)
    spec.with_state(attempts=())
    assert spec.refused(B, AskOverturn(0, REASON), 600) == Refusal("nothing_to_rule", "KYC-27")


@pytest.mark.rule("KYC-30")
def test_a_note_of_what_was_agreed_says_who_granted_what() -> None:
    """The word, or what kind of ruling it was."""
    spec = Spec("abcabc")
    spec.flip(A, 0, 1, 2, at=100)
    spec.act(A, AskOverturn(0, "slipped"), 1000)
    spec.act(B, Grant(), 1100)
    (note,) = spec.view.rulings

    assert (note.number, note.kind, note.seat, note.at) == (0, "overturn", B, 1100)
    assert (note.about, note.reason) == ("foul", "slipped")


@pytest.mark.rule("KYC-30")
def test_the_two_may_overturn_a_foul() -> None:
    """Roles and tiles are as before it."""
    spec = Spec("abcabc")
    spec.flip(A, 0, 1, 2, at=100)
    spec.act(A, AskOverturn(0, "my finger slipped"), 1000)
    spec.act(B, Grant(), 1100)

    assert (spec.state.flipper, spec.state.up) == (A, (0, 1))


@pytest.mark.rule("KYC-30")
def test_the_two_may_overturn_verdicts() -> None:
    """A stop that counted bars nobody any more; a flag that was taken goes back and bars."""
    spec = Spec()
    spec.reach(B, 100)
    spec.stop(A, 500)
    spec.act(B, AskOverturn(0, REASON), 600)
    spec.act(A, Grant(), 700)
    spec.act(B, Reach("left"), 800)

    spec = Spec(game="advanced")
    spec.reach(B, 100)
    spec.wait(800)
    spec.act(A, AskOverturn(0, REASON), 900)
    spec.act(B, Grant(), 1000)
    assert not any(flag.taken for flag in spec.state.flags)
    assert spec.refused(B, Reach("left"), 1100).code == "locked"


@pytest.mark.rule("KYC-30", "KYC-31")
def test_clocks_stand_still_while_the_two_talk() -> None:
    """A bar that had 200 ms to go has 200 to go afterwards."""
    spec = Spec()
    spec.act(B, Say("lsxyz"), 1000)
    spec.act(B, Stop(), 1000)
    spec.act(B, AskOverturn(0, REASON), 1600)
    spec.act(A, Refuse(), 9600)

    assert spec.log[-1] == PlayWentOn(8000, spec.log[-1].at)  # type: ignore[union-attr]
    assert spec.refused(B, Stop(), 9700) == Refusal("stop_locked", "KYC-21", {"ms": 100})
    spec.act(B, Stop(), 9800)


@pytest.mark.rule("KYC-31")
def test_a_gap_in_which_nobody_held_the_table_voids_reaches_without_penalty() -> None:
    """No flag, no bar; the game goes on."""
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
    assert spec.wait(20_000) == []
    spec.act(A, Reach("left"), 20_001)


@pytest.mark.rule("KYC-31")
@pytest.mark.parametrize("seat", [A, B])
def test_who_resigns_or_stays_away_loses(seat: Seat) -> None:
    """Whatever lies on the table, and in any part of the game."""
    for spec in (Spec(), Spec(first=None), Spec("aabb")):
        if spec.state.phase == "play":
            spec.flip(A, 0, 1, at=100)
        spec.act(seat, Resign(), 2000)
        result = spec.game.result(spec.state)

        assert isinstance(result, Result)
        assert (result.places, result.reason) == (((Seat(1 - seat),), (seat,)), "resigned")


@pytest.mark.rule("KYC-31")
def test_everybody_sees_the_same_and_no_tile_that_is_face_down() -> None:
    """Players, moderator and spectators."""
    spec = Spec("abcabc", moderated=True)
    spec.act(A, Flip(1), 100)
    views = [spec.game.view(spec.state, seat) for seat in (A, B, MOD, None)]

    assert [view.tiles for view in views] == [views[0].tiles] * 4
    assert [tile.symbol for tile in views[2].tiles] == [None, "moon", None, None, None, None]
    dealt = spec.game.redact(spec.state, spec.log[0], MOD)
    assert "sun" not in str(dealt)


def test_everybody_is_awaited_and_may_talk_until_the_game_is_over() -> None:
    """In real time it is always everybody's turn."""
    spec = Spec(moderated=True)
    assert spec.game.awaited(spec.state) == {A, B, MOD}
    assert spec.game.muted(spec.state) == frozenset()
    spec.act(A, Resign(), 100)

    assert spec.game.awaited(spec.state) == frozenset()
    assert spec.game.timers(spec.state) == ()
