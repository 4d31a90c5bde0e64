"""Tests of turn order and of leaving the red circle (IC-9 to IC-12)."""

import pytest

from rules.icecool.spec import (
    CIRCLE,
    DURATION,
    SPOTS,
    STREET,
    A,
    B,
    C,
    D,
    Spec,
    bounce,
    through,
    touch,
)
from rumpus.core.values import Millis
from rumpus.games.icecool.actions import Announce, EndTurn, MakeFlick, Skate, ToLine
from rumpus.games.icecool.events import (
    BackInside,
    Caught,
    Entered,
    FishTaken,
    FlickAgain,
    OffCircle,
    RoundEnded,
    Skated,
    TaskDone,
    TaskFailed,
    TurnBegan,
    TurnEnded,
)
from rumpus.physics.scene import RADIUS, standing


@pytest.mark.rule("IC-4", "IC-9")
def test_all_see_who_catches_and_whose_turn_it_is() -> None:
    """Players and spectators see who is the Catcher and whose turn it is."""
    spec = Spec()
    assert [(view.catcher, view.turn) for view in map(spec.view, (A, B, C, None))] == [(A, B)] * 4


@pytest.mark.rule("IC-9")
def test_turns_go_to_the_left_and_the_catcher_is_last() -> None:
    """Turns go clockwise from the seat after the Catcher, who is last, and start over."""
    spec = Spec(4)
    assert spec.view(None).order == (B, C, D, A)
    for seat in (B, C, D, A, B):
        assert spec.state.turn == seat
        spec.flick(seat)


@pytest.mark.rule("IC-9")
def test_nobody_acts_out_of_turn() -> None:
    """Actions of another seat are refused, and the refusal says whose turn it is."""
    spec = Spec()
    for action in (MakeFlick(0, 500), EndTurn(), ToLine()):
        spec.when(C, action).refused("not_your_turn", "IC-9", seat=B)


@pytest.mark.rule("IC-10")
def test_a_runner_comes_in_with_his_first_turn() -> None:
    """A Runner's penguin enters on the red circle in the first turn and isn't there before."""
    spec = Spec()
    assert (spec.pose(B), spec.pose(C)) == (CIRCLE, None)
    spec.flick(B)
    assert spec.scene is not None
    assert spec.scene.penguins == (standing(460, 320), CIRCLE, None)
    assert spec.told(TurnBegan, Entered) == [
        TurnBegan(C, Millis(1000 + DURATION + 60_000)),
        Entered(C, CIRCLE),
    ]


@pytest.mark.rule("IC-10")
def test_a_runner_does_not_come_in_twice() -> None:
    """From the second turn on, a Runner starts where their penguin rests."""
    spec = Spec(2).flick(B).flick(A)
    assert spec.state.turn == B
    assert spec.told(Entered) == []
    assert spec.pose(B) == SPOTS[B]


@pytest.mark.rule("IC-11")
def test_a_flick_that_stays_on_the_circle_is_repeated() -> None:
    """Until the penguin rests off the circle, the Runner flicks again in the turn's time left."""
    spec = Spec().flick(B, to={B: standing(110, 170)})
    assert spec.told(FlickAgain) == [FlickAgain(B, "circle", Millis(60_000 + DURATION))]
    assert spec.game.awaited(spec.state) == {B}
    spec.flick(B, to={B: CIRCLE})
    assert spec.told(FlickAgain, TurnEnded, OffCircle)[0] == FlickAgain(
        B, "circle", Millis(60_000 + 2 * DURATION)
    )
    spec.flick(B)
    assert spec.kinds == ["Flicked", "OffCircle", "TurnEnded", "TurnBegan", "Entered"]


@pytest.mark.rule("IC-11", "IC-29")
def test_repeats_hold_no_table_up() -> None:
    """Repeated flicks share the turn's time; a turn ends after at most twice that time."""
    spec = Spec(turn=20).flick(B, to={B: CIRCLE}).flick(B, to={B: CIRCLE})
    spec.flick(B, to={B: CIRCLE}).fires("turn")
    assert spec.at == 20_000 + 3 * DURATION
    assert spec.told(TurnEnded) == [TurnEnded(B, "timer")]
    soft = Spec(turn=20)
    for _ in range(19):
        soft.flick(B, to={B: CIRCLE})
    assert soft.told(FlickAgain) == [FlickAgain(B, "circle", Millis(40_000))]
    soft.flick(B, to={B: CIRCLE})
    assert soft.told(FlickAgain, TurnEnded) == [TurnEnded(B, "timer")]
    untimed = Spec(turn=0).flick(B, to={B: CIRCLE})
    assert untimed.told(FlickAgain) == [FlickAgain(B, "circle", None)]


@pytest.mark.rule("IC-11", "IC-26")
def test_a_task_is_missed_when_the_time_for_repeats_is_up() -> None:
    """An announced task fails when repeats have used twice the turn's time, not before."""
    spec = Spec(deck="b", turn=20).holds(B, 1).announce(B, "bounce")
    for _ in range(18):
        spec.flick(B, to={B: CIRCLE})
        assert [type(event) for event in spec.told(TaskFailed, FlickAgain)] == [FlickAgain]
    spec.flick(B, to={B: CIRCLE})
    assert spec.told(TaskFailed, FlickAgain, TurnEnded) == [
        TaskFailed(B, "bounce", "missed"),
        TurnEnded(B, "timer"),
    ]


@pytest.mark.rule("IC-11", "IC-25")
def test_after_skates_repeats_may_take_twice_the_time_of_the_new_turn() -> None:
    """After skates, repeated flicks have at most twice the time of the new turn."""
    spec = Spec(deck="jd3", turn=20).holds(B, 3).flick(B, to={B: STREET})
    spec.when(B, Skate(0, 1))
    for _ in range(19):
        spec.flick(B, to={B: CIRCLE})
    due = 1000 + DURATION + 40_000
    assert spec.told(FlickAgain) == [FlickAgain(B, "circle", Millis(due))]


@pytest.mark.rule("IC-11", "IC-29")
def test_a_flick_that_stays_on_the_circle_is_no_failure() -> None:
    """Flicks that stay on the circle don't count as failed simulations."""
    spec = Spec(turn=0)
    for _ in range(3):
        spec.flick(B, to={B: CIRCLE})
    spec.flick(B, trouble="lost")
    assert spec.told(FlickAgain) == [FlickAgain(B, "trouble", None)]


@pytest.mark.rule("IC-12", "IC-25", "IC-29")
def test_who_acts_while_penguins_move_takes_nobodys_time() -> None:
    """Deadlines count from when all penguins rest, even if a player acts before that."""
    spec = Spec(deck="jd", turn=20).flick(B).flick(C)
    assert spec.at == 2000
    assert spec.told(TurnBegan) == [TurnBegan(A, Millis(1000 + 2 * DURATION + 20_000))]
    spec.holds(A, 2).flick(A)
    assert spec.state.due == 1000 + 3 * DURATION + 15_000
    rested = spec.state
    spec.when(A, Skate(0, 1))
    pair = (spec.card(0), spec.card(1))
    assert spec.told(Skated) == [Skated(A, pair, Millis(1000 + 3 * DURATION + 20_000))]
    spec.state = rested
    spec.when(A, EndTurn())
    assert spec.told(TurnBegan) == [TurnBegan(B, Millis(1000 + 3 * DURATION + 20_000))]
    late = Spec(turn=20).flick(B, trouble="unsettled")
    late.flick(B)
    assert late.told(TurnBegan) == [TurnBegan(C, Millis(2000 + DURATION + 20_000))]


@pytest.mark.rule("IC-11")
@pytest.mark.parametrize(("x", "repeats"), [(117.9, True), (118.0, True), (118.1, False)])
def test_on_the_circle_is_the_middle_of_the_foot(x: float, repeats: bool) -> None:
    """A penguin is on the circle if the middle of its foot is, even if its edge isn't."""
    spec = Spec().flick(B, to={B: standing(x, 160)})
    assert bool(spec.told(FlickAgain)) == repeats


@pytest.mark.rule("IC-11")
def test_what_happens_in_a_repeated_flick_stands() -> None:
    """Fish and touches of a repeated flick count."""
    spec = Spec().flick(B, through(B, 3), touch(A, B), to={B: CIRCLE})
    assert spec.told(FishTaken, Caught) == [FishTaken(B, 3), Caught(B, A, 1)]
    assert spec.told(FlickAgain) != []


@pytest.mark.rule("IC-11", "IC-26")
def test_a_task_in_a_repeated_flick_counts_once() -> None:
    """A task fulfilled in the first try is not fulfilled again in the repeat."""
    spec = Spec(deck="bb").holds(B, 2).announce(B, "bounce")
    spec.flick(B, bounce(B), through(B, 0), to={B: CIRCLE})
    assert spec.told(TaskDone) == [TaskDone(B, "bounce", spec.card(0))]
    spec.flick(B, bounce(B), through(B, 0))
    assert spec.told(TaskDone, TaskFailed) == []


@pytest.mark.rule("IC-11", "IC-26")
@pytest.mark.parametrize("trouble", [False, True])
def test_no_other_task_is_announced_for_a_repeated_flick(trouble: bool) -> None:
    """A second task can't be announced for a repeat, whether the first was fulfilled or not."""
    spec = Spec(deck="bb").holds(B, 2).announce(B, "bounce")
    if trouble:
        spec.flick(B, trouble="lost")
    else:
        spec.flick(B, bounce(B), through(B, 0), to={B: CIRCLE})
        assert spec.told(TaskDone) != []
    spec.when(B, Announce("bounce")).refused("announced_already", "IC-26")


@pytest.mark.rule("IC-11", "IC-26")
def test_no_task_is_announced_after_the_first_flick_of_a_turn() -> None:
    """Announcing is refused before a repeat on the circle, and neither view nor hints offer it."""
    spec = Spec(deck="bb").holds(B, 2)
    assert Announce("bounce") in spec.game.hints(spec.view(B))
    spec.flick(B, to={B: CIRCLE})
    spec.when(B, Announce("bounce")).refused("too_late_for_a_task", "IC-26")
    assert spec.view(B).tasked
    assert Announce("bounce") not in spec.game.hints(spec.view(B))


@pytest.mark.rule("IC-25", "IC-26")
def test_a_skate_after_a_repeated_flick_may_have_its_task() -> None:
    """After skates a task can be announced, even if the turn before had a repeated flick."""
    spec = Spec(deck="bbb").holds(B, 3).flick(B, to={B: CIRCLE}).flick(B)
    spec.when(B, Skate(0, 1)).accepted()
    spec.announce(B, "bounce")


@pytest.mark.rule("IC-26")
def test_a_flick_that_was_taken_back_is_none() -> None:
    """After a flick that can't be simulated, a task can still be announced."""
    spec = Spec(deck="bb").holds(B, 2).flick(B, trouble="lost")
    assert not spec.view(B).tasked
    spec.announce(B, "bounce")


@pytest.mark.rule("IC-11", "IC-26")
def test_a_task_missed_on_the_circle_may_still_be_fulfilled() -> None:
    """A task that a flick on the circle missed can be fulfilled in the repeat."""
    spec = Spec(deck="bb").holds(B, 2).announce(B, "bounce").flick(B, to={B: CIRCLE})
    assert spec.told(TaskFailed) == []
    spec.flick(B, bounce(B), through(B, 0))
    assert spec.told(TaskDone) == [TaskDone(B, "bounce", spec.card(0))]


@pytest.mark.rule("IC-11", "IC-21")
def test_a_first_flick_out_of_the_school_is_over() -> None:
    """A first flick out of the school isn't repeated; the next turn begins on the circle again."""
    spec = Spec(2).flick(B, to={B: STREET})
    assert spec.told(BackInside, FlickAgain, TurnEnded) == [
        BackInside(B, CIRCLE),
        TurnEnded(B, "nothing"),
    ]
    spec.flick(A).flick(B, to={B: CIRCLE})
    assert spec.told(FlickAgain) != []


@pytest.mark.rule("IC-11")
def test_whoever_was_off_the_circle_may_rest_on_it() -> None:
    """The Catcher and a Runner who has been off the circle don't repeat a flick that ends there."""
    spec = Spec(2).flick(B).flick(A, to={A: CIRCLE})
    assert spec.told(FlickAgain) == []
    spec.stands(A, SPOTS[A]).flick(B, to={B: CIRCLE})
    assert spec.told(FlickAgain) == []


@pytest.mark.rule("IC-11")
def test_coming_off_the_circle_is_told_once_a_round() -> None:
    """Leaving the circle is reported for a Runner's first flick of a round only."""
    spec = Spec(2).flick(B)
    assert spec.told(OffCircle) == [OffCircle(B)]
    assert spec.flick(A).told(OffCircle) == []
    assert spec.flick(B).told(OffCircle) == []


@pytest.mark.rule("IC-11")
def test_whoever_was_pushed_off_the_circle_has_his_first_flick_to_come() -> None:
    """A Runner who was pushed off the circle still repeats a first flick that ends on it."""
    spec = Spec(2).fires("turn").flick(A, to={B: standing(20, 160)})
    spec.when(B, ToLine()).accepted().flick(B, to={B: CIRCLE})
    assert spec.told(FlickAgain) != []
    by_runner = Spec().fires("turn").flick(C, to={B: standing(20, 160)})
    assert [seat.away for seat in by_runner.view(None).seats] == [False, False, True]
    by_runner.flick(A).flick(B, to={B: CIRCLE})
    assert by_runner.told(FlickAgain) != []


@pytest.mark.rule("IC-11", "IC-30")
def test_a_flick_that_ends_the_round_is_not_repeated() -> None:
    """A flick that takes a third fish ends the round even if the penguin rests on the circle."""
    spec = Spec().hangs(B, 3).flick(B, through(B, 3), to={B: CIRCLE})
    assert spec.told(FlickAgain) == []
    assert spec.told(RoundEnded) == [RoundEnded(B, "fish")]


@pytest.mark.rule("IC-11")
def test_in_every_round_the_first_flick_is_one() -> None:
    """A first flick that stays on the circle is repeated in the second round, too."""
    spec = Spec(2).flick(B).hangs(B).flick(A)
    assert spec.state.round == 1
    spec.when(B, spec.game.hints(spec.view(B))[0]).accepted()
    spec.flick(A, to={A: CIRCLE})
    assert spec.told(FlickAgain) != []


@pytest.mark.rule("IC-11")
def test_a_covered_circle_is_left_free() -> None:
    """If the circle is covered, a Runner enters at the closest free point to its middle."""
    spec = Spec(4).flick(B, to={B: standing(120, 160)})
    assert spec.told(Entered) == [Entered(C, standing(120 - 2 * RADIUS - 1, 160))]


@pytest.mark.rule("IC-12")
def test_a_turn_is_one_flick() -> None:
    """A turn can't end before its flick, and a second flick is refused."""
    spec = Spec(deck="33").holds(B, 2)
    spec.when(B, EndTurn()).refused("flick_first", "IC-12")
    spec.flick(B)
    for action in (MakeFlick(0, 500), ToLine()):
        spec.when(B, action).refused("flicked_already", "IC-12")
    spec.when(B, EndTurn()).accepted()
    assert spec.state.turn == C


@pytest.mark.rule("IC-12")
def test_a_flick_begins_where_the_penguin_stands() -> None:
    """A flick is simulated with all penguins where they stand and the player's own as mover."""
    spec = Spec().flick(B).flick(C)
    spec.flick(A)
    assert spec.scene is not None
    assert (spec.scene.penguins, spec.scene.mover) == (SPOTS[:3], A)


@pytest.mark.rule("IC-12")
def test_penguins_that_move_take_nobodys_time() -> None:
    """The time of the next turn begins when all penguins rest."""
    spec = Spec(turn=20).flick(B)
    assert spec.view(None).due == spec.state.due == 1000 + DURATION + 20_000


@pytest.mark.rule("IC-12")
def test_after_the_game_nobody_acts() -> None:
    """After the game flicks are refused, nobody is awaited and no timer runs."""
    spec = Spec(2)
    spec.given(*spec.game.cut_short(spec.state, spec.at))
    for seat in (A, B):
        spec.when(seat, MakeFlick(0, 500)).refused("over", "IC-5")
    assert not spec.game.awaited(spec.state)
    assert not spec.game.timers(spec.state)
