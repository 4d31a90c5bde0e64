"""Tests of the end of a turn, and of flicks that can't be simulated (IC-29)."""

import pytest

from rules.icecool.spec import DURATION, A, B, C, Spec, bounce, through
from rumpus.core.values import Millis, Timer
from rumpus.games.icecool.actions import EndTurn, Skate
from rumpus.games.icecool.events import FlickAgain, TaskDone, TurnBegan, TurnEnded
from rumpus.physics.scene import standing


@pytest.mark.rule("IC-29")
def test_a_turn_waits_for_a_word_with_or_without_usable_cards() -> None:
    """With two cards face down, a turn waits 15 seconds, whether they are usable or not."""
    events: list[list[str]] = []
    for deck in ("jj", "22", "33", "j2"):
        spec = Spec(deck=deck).holds(B, 2).flick(B)
        assert spec.game.timers(spec.state) == (
            Timer("turn_end", Millis(1000 + DURATION + 15_000)),
        )
        events.append(spec.kinds)
        spec.when(B, EndTurn())
        assert spec.told(TurnEnded) == [TurnEnded(B, "said")]
    assert all(names == ["Flicked", "OffCircle"] for names in events)


@pytest.mark.rule("IC-29")
@pytest.mark.parametrize("cards", [0, 1])
def test_with_fewer_than_two_cards_a_turn_ends_by_itself(cards: int) -> None:
    """With fewer than two cards, a turn ends right after the flick."""
    spec = Spec(deck="j").holds(B, cards).flick(B)
    assert spec.told(TurnEnded) == [TurnEnded(B, "nothing")]


@pytest.mark.rule("IC-29")
def test_a_turn_ends_by_the_timer() -> None:
    """A turn ends by timer both after the flick and before it."""
    spec = Spec(deck="jj").holds(B, 2).flick(B).fires("turn_end")
    assert spec.told(TurnEnded, TurnBegan) == [
        TurnEnded(B, "timer"),
        TurnBegan(C, Millis(spec.at + 60_000)),
    ]
    spec.fires("turn")
    assert spec.told(TurnEnded) == [TurnEnded(C, "timer")]
    assert spec.state.turn == A


@pytest.mark.rule("IC-29", "IC-11")
def test_whoever_did_not_flick_in_time_still_has_his_first_flick_to_come() -> None:
    """A Runner whose first turn timed out repeats a later flick that ends on the circle."""
    spec = Spec(2).fires("turn").flick(A).flick(B, to={B: standing(105, 160)})
    assert spec.told(FlickAgain) != []


@pytest.mark.rule("IC-29")
def test_without_a_timer_nothing_ends_by_itself() -> None:
    """Without a timer, a turn has no deadline before or after the flick."""
    spec = Spec(deck="jj", turn=0).holds(B, 2)
    assert spec.game.timers(spec.state) == ()
    assert spec.game.timers(spec.flick(B).state) == ()


@pytest.mark.rule("IC-29")
def test_a_timer_that_nobody_waits_for_is_void() -> None:
    """The timer of a turn is void once the player has flicked."""
    spec = Spec()
    (timer,) = spec.game.timers(spec.state)
    spec.flick(B)
    spec.serve(timer).refused("void", None)


@pytest.mark.rule("IC-29")
def test_cards_turned_up_still_count() -> None:
    """A card drawn in a turn can be used as a skate at once, and used cards still score."""
    spec = Spec(2, deck="jb").holds(B, 1)
    spec.flick(B, through(B, 3)).when(B, Skate(0, 1)).accepted()
    spec.given(*spec.game.cut_short(spec.state, spec.at))
    assert spec.view(None).seats[B].points == 2


@pytest.mark.rule("IC-29")
def test_a_flick_that_cannot_be_simulated_may_be_made_again() -> None:
    """A flick that can't be simulated can be repeated with the same deadline and the same task."""
    spec = Spec(deck="bb").holds(B, 2).announce(B, "bounce").flick(B, trouble="unsettled")
    due = Millis(60_000)
    assert spec.kinds == ["Flicked", "FlickAgain"]
    assert spec.told(FlickAgain) == [FlickAgain(B, "trouble", due)]
    assert (spec.state.announced, spec.state.due) == ("bounce", due)
    spec.flick(B, bounce(B), through(B, 0))
    assert spec.told(TaskDone) != []


@pytest.mark.rule("IC-29")
def test_the_third_flick_that_cannot_be_simulated_ends_the_turn() -> None:
    """The third failed simulation of a turn ends the turn; the count restarts in the next turn."""
    spec = Spec(turn=0)
    for _ in range(2):
        spec.flick(B, trouble="lost")
        assert spec.told(TurnEnded) == []
    spec.flick(B, trouble="lost")
    assert spec.told(TurnEnded) == [TurnEnded(B, "trouble")]
    spec.flick(C).flick(A).flick(B, trouble="lost")
    assert spec.told(TurnEnded) == []
