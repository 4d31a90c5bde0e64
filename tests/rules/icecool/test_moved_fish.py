"""Tests of moving a fish with two cards worth 2 (IC-28)."""

import pytest

from rules.icecool.spec import A, B, C, Spec, through
from rumpus.core.values import Seat
from rumpus.games.icecool.actions import MoveFish
from rumpus.games.icecool.events import FishMoved, FishTaken, TurnEnded
from rumpus.physics.scene import standing


@pytest.mark.rule("IC-28")
def test_two_twos_move_a_fish() -> None:
    """Moving a fish turns up the player's first two 2s; with one 2 left it is refused."""
    spec = Spec(deck="2322").holds(B, 4).when(B, MoveFish(B, 1, 6))
    spec.then(FishMoved(B, B, 1, 6, (spec.card(0), spec.card(2))))
    assert (spec.seat(B).fish, spec.seat(B).up) == ((3, 5, 6), (0, 2))
    spec.when(B, MoveFish(B, 3, 2)).refused("no_twos", "IC-28")
    spec.flick(B, through(B, 6))
    assert spec.told(FishTaken) == [FishTaken(B, 6)]


@pytest.mark.rule("IC-28")
def test_a_fish_is_moved_before_the_flick_or_after_it() -> None:
    """A player can move fish repeatedly before and after the flick, but only in their own turn."""
    spec = Spec(deck="222222").holds(B, 6).when(B, MoveFish(B, 1, 6)).accepted()
    spec.flick(B).when(B, MoveFish(B, 3, 1)).accepted()
    assert spec.told(TurnEnded) == []
    spec.when(B, MoveFish(B, 1, 2)).accepted()
    assert spec.told(TurnEnded) == [TurnEnded(B, "nothing")]
    spec.when(B, MoveFish(B, 2, 1)).refused("not_your_turn", "IC-9", seat=C)


@pytest.mark.rule("IC-28")
def test_the_catcher_moves_fish_as_well() -> None:
    """The Catcher can move a Runner's fish."""
    spec = Spec(2, deck="22").flick(B).holds(A, 2).when(A, MoveFish(B, 1, 6))
    spec.then(FishMoved(A, B, 1, 6, (spec.card(0), spec.card(1))))


@pytest.mark.rule("IC-28")
def test_only_a_fish_that_hangs_is_moved() -> None:
    """A fish can't move from a door where it isn't, to one that has its colour, or to no door."""
    spec = Spec(deck="22").holds(B, 2).hangs(B, 1, 3)
    for colour, out_of in ((B, 5), (B, 0), (A, 1), (Seat(3), 1)):
        spec.when(B, MoveFish(colour, out_of, 6)).refused("fish_not_there", "IC-28")
    for to in (1, 3):
        spec.when(B, MoveFish(B, 1, to)).refused("fish_there_already", "IC-28")
    spec.when(B, MoveFish(B, 1, 7)).refused("no_such_door", "IC-28")


@pytest.mark.rule("IC-28")
def test_a_door_may_have_fish_of_several_colours() -> None:
    """A fish can be moved to a door that has a fish of another colour."""
    spec = Spec(deck="22").holds(B, 2).hangs(B, 1).when(B, MoveFish(B, 1, 5)).accepted()
    assert (spec.seat(B).fish, spec.seat(C).fish) == ((5,), (1, 3, 5))


@pytest.mark.rule("IC-28")
@pytest.mark.parametrize(
    ("x", "y", "barred"),
    [
        (460, 320, {1, 2, 6}),
        (400, 80, {2, 3, 5}),
        (280, 240, {4, 5, 6}),
        (200, 80, {0, 2, 3, 4, 5}),
        (187, 80, {0, 2, 3, 4, 5}),
    ],
)
def test_no_fish_goes_to_the_room_where_its_penguin_is(x: int, y: int, barred: set[int]) -> None:
    """A fish can't move to a room with its penguin; a penguin in a doorway is in both rooms."""
    for to in range(7):
        spec = Spec(deck="22").flick(B).holds(C, 2).hangs(B, 1).stands(B, standing(x, y))
        spec.when(C, MoveFish(B, 1, to))
        if to in barred - {1}:
            spec.refused("penguin_there", "IC-28")
        elif to != 1:
            spec.accepted()


@pytest.mark.rule("IC-28")
def test_a_runner_who_has_not_come_in_is_in_the_classroom() -> None:
    """Before C comes in, C's fish can't move to a door of the Classroom."""
    spec = Spec(deck="2222").holds(B, 4).hangs(C, 1)
    for to in (0, 3, 4):
        spec.when(B, MoveFish(C, 1, to)).refused("penguin_there", "IC-28")
    spec.when(B, MoveFish(C, 1, 5)).accepted()
