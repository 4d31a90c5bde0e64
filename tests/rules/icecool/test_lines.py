"""Tests of placing penguins on the orange line or back in the school (IC-19 to IC-24)."""

import pytest
from msgspec.structs import replace

from rules.icecool.spec import (
    CIRCLE,
    CLASSROOM,
    GYM,
    LIBRARY,
    SCHOOL,
    SPOTS,
    STREET,
    A,
    B,
    C,
    D,
    Spec,
    through,
    touch,
)
from rumpus.core.chance import Chance, simulation_seed
from rumpus.core.values import Act, Millis, Refusal
from rumpus.games.icecool.actions import EndTurn, MoveFish, Skate, ToLine
from rumpus.games.icecool.events import (
    BackInside,
    Caught,
    FishTaken,
    FlickAgain,
    PutOnLine,
    Skated,
    TaskDone,
    TurnEnded,
)
from rumpus.games.icecool.game import IceCool
from rumpus.physics.layout import Circle
from rumpus.physics.scene import Pose, standing


def at(*pose: float) -> Spec:
    """Start B's second turn with B's penguin standing at this point."""
    return Spec(2).flick(B).flick(A).stands(B, standing(*pose))


@pytest.mark.rule("IC-19")
def test_a_penguin_close_to_a_wall_may_be_put_on_the_line() -> None:
    """A penguin between line and wall can be put on the line's closest point before the flick."""
    spec = at(20, 100)
    assert spec.view(None).lines == (CLASSROOM,)
    spec.when(B, ToLine()).then(PutOnLine(B, CLASSROOM, standing(40, 100)))
    spec.flick(B)
    assert spec.scene is not None
    assert spec.scene.penguins[B] == standing(40, 100)


@pytest.mark.rule("IC-19")
def test_a_penguin_that_leans_stands_upright_on_the_line() -> None:
    """A leaning penguin is put on the line upright."""
    spec = Spec(2).flick(B).flick(A)
    spec.stands(B, Pose(22.5, 100.25, 15.0, 0.965926, 0.0, 0.258819, 0.0)).when(B, ToLine())
    spec.then(PutOnLine(B, CLASSROOM, standing(40, 100.25)))


@pytest.mark.rule("IC-19")
@pytest.mark.parametrize(("x", "close"), [(39.9, True), (40.0, False), (100.0, False)])
def test_close_is_outside_the_line(x: float, close: bool) -> None:
    """The line is offered only if the middle of the foot is outside it, not on it."""
    spec = at(x, 100)
    assert bool(spec.view(B).lines) == close
    spec.when(B, ToLine())
    assert isinstance(spec.answer, Refusal) != close


@pytest.mark.rule("IC-19")
def test_the_closest_free_point_is_taken() -> None:
    """If a penguin is in the way, the next point along the line is taken, 1 mm from it."""
    spec = at(20, 100).stands(A, standing(40, 90)).when(B, ToLine())
    (put,) = spec.told(PutOnLine)
    assert isinstance(put, PutOnLine)
    assert put.pose.x == 40
    assert put.pose.y == pytest.approx(121, abs=0.01)


@pytest.mark.rule("IC-19")
def test_a_penguin_is_put_on_the_line_once() -> None:
    """A penguin on the line can't be put there again; the Catcher can use the line, too."""
    spec = at(20, 100).when(B, ToLine()).accepted()
    assert spec.view(B).lines == ()
    spec.when(B, ToLine()).refused("not_at_a_wall", "IC-19")
    spec.flick(B).stands(A, standing(380, 320)).when(A, ToLine()).accepted()


@pytest.mark.rule("IC-19")
def test_nobody_is_put_on_the_line_after_the_flick() -> None:
    """After the flick, putting a penguin on the line is refused."""
    spec = Spec(2, deck="jj").holds(B, 2).flick(B, to={B: standing(20, 100)})
    assert (spec.state.turn, spec.state.phase) == (B, "after")
    assert spec.view(B).lines == ()
    spec.when(B, ToLine()).refused("flicked_already", "IC-12")


@pytest.mark.rule("IC-19")
def test_a_line_between_two_thousandths_is_a_line() -> None:
    """A penguin on a line whose position is rounded isn't offered the line again."""
    spec = Spec(2, school=replace(SCHOOL, inset=38.0004)).flick(B).flick(A)
    spec.stands(B, standing(20, 100)).when(B, ToLine())
    spec.then(PutOnLine(B, CLASSROOM, standing(40, 100)))
    assert spec.view(B).lines == ()


@pytest.mark.rule("IC-11", "IC-19")
def test_before_a_repeated_flick_the_line_is_offered_again() -> None:
    """If a repeated flick ends close to a wall, the penguin can be put on the line again."""
    spec = Spec(2, school=replace(SCHOOL, circle=Circle(40, 160, 18)))
    spec.stands(B, standing(30, 160)).when(B, ToLine()).accepted()
    spec.flick(B, to={B: standing(25, 160)})
    assert spec.told(FlickAgain) != []
    spec.when(B, ToLine()).then(PutOnLine(B, CLASSROOM, standing(40, 160)))


@pytest.mark.rule("IC-19")
def test_whoever_does_not_want_to_stays_at_the_wall() -> None:
    """A player can flick from the wall without using the line."""
    spec = at(20, 100).flick(B)
    assert spec.scene is not None
    assert spec.scene.penguins[B] == standing(20, 100)


@pytest.mark.rule("IC-19")
def test_a_line_that_is_all_taken_is_no_offer() -> None:
    """The line is refused if no point of it is free, as happens in a very small room."""
    small = replace(SCHOOL, inset=62)
    spec = at(220, 240).stands(A, standing(280, 240))
    chance = Chance(simulation_seed(0), "line")
    answer = IceCool(school=small).decide(spec.state, Act(B, ToLine()), Millis(0), chance)
    assert answer == Refusal("line_taken", "IC-19")


@pytest.mark.rule("IC-20")
def test_in_a_doorway_seen_from_both_sides_the_player_chooses() -> None:
    """In the middle of a doorway, the player must name one of its two rooms."""
    spec = at(200, 80)
    assert spec.view(None).lines == (CLASSROOM, GYM)
    spec.when(B, ToLine()).refused("which_room", "IC-20")
    spec.when(B, ToLine(LIBRARY)).refused("not_seen_there", "IC-20")
    at(200, 80).when(B, ToLine(GYM)).then(PutOnLine(B, GYM, standing(240, 80)))
    at(200, 80).when(B, ToLine(CLASSROOM)).then(PutOnLine(B, CLASSROOM, standing(160, 80)))


@pytest.mark.rule("IC-20")
def test_in_a_doorway_seen_from_one_side_it_is_that_room() -> None:
    """A penguin at the Classroom's side of a doorway can be put only on the Classroom's line."""
    spec = at(185, 80)
    assert spec.view(None).lines == (CLASSROOM,)
    spec.when(B, ToLine(GYM)).refused("not_seen_there", "IC-20")
    spec.when(B, ToLine()).then(PutOnLine(B, CLASSROOM, standing(160, 80)))


@pytest.mark.rule("IC-20")
def test_from_the_line_the_fish_over_the_doorway_is_to_be_had() -> None:
    """After a move from a doorway to the line, the flick can take that door's fish."""
    spec = at(200, 80).when(B, ToLine(GYM)).flick(B, through(B, 3, CLASSROOM))
    assert spec.told(FishTaken) == [FishTaken(B, 3)]


@pytest.mark.rule("IC-21")
def test_out_of_the_school_a_penguin_goes_back_to_where_it_was_flicked_from() -> None:
    """A penguin flicked out of the school returns to its exact pose, and the turn ends."""
    leaning = Pose(80.125, 90.5, 15.0, 0.9, 0.1, 0.42426407, 0.0)
    spec = Spec(2).flick(B).flick(A).stands(B, leaning).flick(B, to={B: STREET})
    assert spec.told(BackInside, TurnEnded) == [BackInside(B, leaning), TurnEnded(B, "nothing")]
    assert spec.pose(B) == leaning


@pytest.mark.rule("IC-21")
def test_where_a_flick_began_is_after_the_line() -> None:
    """A penguin that was put on the line before the flick returns to the line."""
    spec = at(20, 100).when(B, ToLine()).flick(B, to={B: STREET})
    assert spec.told(BackInside) == [BackInside(B, standing(40, 100))]


@pytest.mark.rule("IC-21", "IC-25")
def test_after_leaving_the_school_one_may_skate_and_nothing_else() -> None:
    """A player who left the school can't move fish until they have skated."""
    spec = Spec(deck="jj22").holds(B, 4).flick(B, to={B: STREET})
    assert (spec.state.phase, spec.view(B).outside) == ("after", True)
    spec.when(B, MoveFish(B, 1, 6)).refused("only_skates", "IC-21")
    spec.when(B, Skate(0, 1)).accepted()
    assert (spec.told(Skated) != [], spec.view(B).outside) == (True, False)
    spec.when(B, MoveFish(B, 1, 6)).accepted()


@pytest.mark.rule("IC-21", "IC-22")
def test_whoever_leaves_the_school_with_another_moves_no_fish() -> None:
    """A player who leaves the school together with another penguin can't move fish."""
    spec = Spec(deck="jj22").flick(B).flick(C).flick(A).holds(B, 4)
    spec.flick(B, to={B: STREET, C: STREET}).when(B, MoveFish(B, 1, 6))
    spec.refused("only_skates", "IC-21")


@pytest.mark.rule("IC-21")
def test_after_leaving_the_school_the_turn_may_end() -> None:
    """A player who left the school can end the turn without skating."""
    spec = Spec(deck="jj22").holds(B, 4).flick(B, to={B: STREET}).when(B, EndTurn())
    assert spec.told(TurnEnded) == [TurnEnded(B, "said")]


@pytest.mark.rule("IC-22")
def test_forced_out_a_penguin_goes_back_to_where_it_was() -> None:
    """A penguin forced out returns to its point; the player who flicked can still move fish."""
    spec = Spec(deck="jj22").flick(B).holds(C, 4).flick(C, touch(B, C), to={B: STREET})
    assert spec.told(BackInside) == [BackInside(B, SPOTS[B])]
    assert spec.view(C).outside is False
    spec.when(C, MoveFish(C, 1, 6)).accepted()


@pytest.mark.rule("IC-22")
def test_several_penguins_go_back_at_once() -> None:
    """Several penguins return to their own points, even if those are close together."""
    close = (standing(60, 100), standing(60, 130.5))
    spec = Spec().flick(B).flick(C).stands(B, close[0]).stands(C, close[1])
    spec.flick(A, to={B: STREET, C: STREET, A: STREET})
    assert spec.told(BackInside) == [
        BackInside(A, SPOTS[A]),
        BackInside(B, close[0]),
        BackInside(C, close[1]),
    ]


@pytest.mark.rule("IC-22", "IC-23")
def test_who_has_not_moved_is_in_nobodys_way() -> None:
    """A penguin returns to its exact point half a mm from a neighbour that hasn't moved."""
    spec = Spec().flick(B).flick(C).stands(B, standing(60, 100)).stands(C, standing(60, 130.5))
    spec.flick(A, to={B: STREET})
    assert spec.told(BackInside) == [BackInside(B, standing(60, 100))]


@pytest.mark.rule("IC-23")
def test_what_was_gained_outside_stays() -> None:
    """Fish, touches and tasks of a flick out of the school count."""
    spec = Spec(deck="d").holds(B, 1).announce(B, "doors")
    spec.flick(B, through(B, 3), touch(A, B), through(B, 4), to={B: STREET})
    assert spec.told(FishTaken, Caught, TaskDone, BackInside) == [
        FishTaken(B, 3),
        Caught(B, A, 1),
        TaskDone(B, "doors", spec.card(0)),
        BackInside(B, CIRCLE),
    ]


@pytest.mark.rule("IC-23")
def test_a_point_that_is_taken_by_now_is_left_to_whoever_stands_there() -> None:
    """If its point is taken, a penguin returns to the closest free one, 1 mm from its neighbour."""
    spec = Spec().flick(B).flick(C, to={B: STREET, C: standing(65, 110)})
    assert spec.told(BackInside) == [BackInside(B, standing(34, 110))]


@pytest.mark.rule("IC-23")
def test_whoever_leaned_where_another_stands_now_stands_upright() -> None:
    """A leaning penguin returns upright if another now stands where its head was."""
    leaning = Pose(60, 110, 15, 0.965926, 0.0, 0.258819, 0.0)
    for x, back in ((93, standing(60, 110)), (98, leaning)):
        spec = Spec().flick(B).stands(B, leaning).flick(C, to={B: STREET, C: standing(x, 110)})
        assert spec.told(BackInside) == [BackInside(B, back)]


@pytest.mark.rule("IC-23")
def test_whoever_can_stand_where_he_was_comes_first() -> None:
    """D, whose point is free, returns there first; B, whose point is taken, has to avoid D."""
    spec = Spec(4).flick(B).flick(C).stands(B, standing(100, 100)).stands(D, standing(100, 69))
    spec.stands(C, standing(100, 250))
    spec.flick(D, to={B: STREET, D: STREET, C: standing(100, 101)})
    first, second = spec.told(BackInside)
    assert first == BackInside(D, standing(100, 69))
    assert isinstance(second, BackInside)
    assert second.seat == B
    assert second.pose != standing(100, 70)


@pytest.mark.rule("IC-24")
def test_only_a_flick_moves_the_others() -> None:
    """Moving fish, skating and using the line leave the other penguins where they are."""
    spec = Spec(2, deck="jj22").flick(B).holds(A, 4)
    before = spec.pose(B)
    spec.flick(A).when(A, MoveFish(B, 1, 6)).accepted()
    spec.when(A, Skate(0, 1)).accepted()
    spec.stands(A, standing(380, 320)).when(A, ToLine()).accepted()
    assert spec.pose(B) == before == SPOTS[B]
