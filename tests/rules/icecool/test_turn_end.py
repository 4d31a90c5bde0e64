"""The end of a turn, and a flick that can not be simulated (IC-29)."""

import pytest

from rules.icecool.spec import DURATION, A, B, C, Spec, bounce, through
from rumpus.core.values import Millis, Timer
from rumpus.games.icecool.actions import EndTurn, Skate
from rumpus.games.icecool.events import FlickAgain, TaskDone, TurnBegan, TurnEnded
from rumpus.physics.scene import standing


@pytest.mark.rule("IC-29")
def test_a_turn_waits_for_a_word_with_or_without_usable_cards() -> None:
    """Two cards face down, whatever they are: nobody learns anything from the pace."""
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
    """Everybody sees that there is nothing to use."""
    spec = Spec(deck="j").holds(B, cards).flick(B)
    assert spec.told(TurnEnded) == [TurnEnded(B, "nothing")]


@pytest.mark.rule("IC-29")
def test_a_turn_ends_by_the_timer() -> None:
    """After the flick as well as before it."""
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
    """The Runner stands on the circle, and the flick is repeated if they stay there."""
    spec = Spec(2).fires("turn").flick(A).flick(B, to={B: standing(105, 160)})
    assert spec.told(FlickAgain) != []


@pytest.mark.rule("IC-29")
def test_without_a_timer_nothing_ends_by_itself() -> None:
    """Neither before the flick nor after it."""
    spec = Spec(deck="jj", turn=0).holds(B, 2)
    assert spec.game.timers(spec.state) == ()
    assert spec.game.timers(spec.flick(B).state) == ()


@pytest.mark.rule("IC-29")
def test_a_timer_that_nobody_waits_for_is_void() -> None:
    """It was overtaken by a flick."""
    spec = Spec()
    (timer,) = spec.game.timers(spec.state)
    spec.flick(B)
    spec.serve(timer).refused("void", None)


@pytest.mark.rule("IC-29")
def test_cards_turned_up_still_count() -> None:
    """And a new card can be used at once."""
    spec = Spec(2, deck="jb").holds(B, 1)
    spec.flick(B, through(B, 3)).when(B, Skate(0, 1)).accepted()
    spec.given(*spec.game.cut_short(spec.state, spec.at))
    assert spec.view(None).seats[B].points == 2


@pytest.mark.rule("IC-29")
def test_a_flick_that_cannot_be_simulated_may_be_made_again() -> None:
    """Nothing has moved, the announcement stands, and the time goes on."""
    spec = Spec(deck="bb").holds(B, 2).announce(B, "bounce").flick(B, trouble="unsettled")
    due = Millis(60_000)
    assert spec.kinds == ["Flicked", "FlickAgain"]
    assert spec.told(FlickAgain) == [FlickAgain(B, "trouble", due)]
    assert (spec.state.announced, spec.state.due) == ("bounce", due)
    spec.flick(B, bounce(B), through(B, 0))
    assert spec.told(TaskDone) != []


@pytest.mark.rule("IC-29")
def test_the_third_flick_that_cannot_be_simulated_ends_the_turn() -> None:
    """So nobody holds up a table without a timer."""
    spec = Spec(turn=0)
    for _ in range(2):
        spec.flick(B, trouble="lost")
        assert spec.told(TurnEnded) == []
    spec.flick(B, trouble="lost")
    assert spec.told(TurnEnded) == [TurnEnded(B, "trouble")]
    spec.flick(C).flick(A).flick(B, trouble="lost")
    assert spec.told(TurnEnded) == []
