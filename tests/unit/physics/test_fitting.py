"""Tests of scenes from untrusted sources: which are possible, and why others are refused."""

from math import inf, nan

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from plans import FIVE_ROOMS
from rumpus.core.chance import Chance
from rumpus.physics import Pose, Scene, load, simulate, standing
from rumpus.physics.fitting import Misfit, misfit
from rumpus.physics.solids import solids
from unit.physics.scenes import random_flick, random_scene

HALL = standing(280, 240)
SOME = st.floats() | st.sampled_from((nan, inf, -inf, 1e308, -1e308, 5e-324))


@pytest.mark.parametrize("seed", range(12))
def test_where_a_move_ends_one_may_go_on(seed: int) -> None:
    """Every position in which a move ends inside the school is accepted as the next scene."""
    chance = Chance(bytes([seed]), "fitting")
    scene = random_scene(chance)
    assert misfit(load(), scene) is None
    for _ in range(3):
        rest = simulate(scene, random_flick(chance)).rest
        wrong = misfit(load(), Scene(rest, scene.mover))
        assert wrong is None or wrong.why == "outside"
        if wrong is None:
            scene = Scene(rest, scene.mover)


@pytest.mark.parametrize(
    ("pose", "why"),
    [
        (standing(100, 322), None),
        (standing(60, 322), "wall"),
        (standing(60, 303.5), None),
        (standing(60, 306), "wall"),
        (Pose(100, 320, 40), "wall"),
        (standing(-1, 100), "outside"),
        (standing(100, 481), "outside"),
        (Pose(100, 160, 82), "height"),
        (Pose(100, 160, 12), "height"),
        (Pose(100, 160, 15, 1.2), "turn"),
        (Pose(100, 160, 15, 0), "turn"),
        (Pose(100, 160, 15, 0.5, 0.5, 0.5, 0.5), None),
        (Pose(12, 160, 15, 0.707107, 0, -0.707107, 0), "wall"),
    ],
)
def test_a_penguin_has_to_be_somewhere(pose: Pose, why: str | None) -> None:
    """A penguin must be on the floor of a room or doorway, clear of walls and lintels."""
    assert misfit(FIVE_ROOMS, Scene((HALL, pose), 0)) == (why and Misfit(why, 1))  # type: ignore[arg-type]


@pytest.mark.parametrize(("apart", "fits"), [(30, True), (28, True), (26, False), (0, False)])
def test_no_two_are_in_one_place(apart: float, fits: bool) -> None:
    """Penguins may touch; one inside another is refused, and both are named."""
    scene = Scene((HALL, None, standing(280 + apart, 240)), 0)

    assert misfit(FIVE_ROOMS, scene) == (None if fits else Misfit("penguin", 2, 0))


@given(st.builds(Pose, SOME, SOME, SOME, SOME, SOME, SOME, SOME))
def test_any_numbers_are_judged(pose: Pose) -> None:
    """Infinite values and NaN are refused like others, without an error."""
    wrong = misfit(FIVE_ROOMS, Scene((pose,), 0))

    if wrong is None:
        assert all(abs(number) < 1000 for number in msgspec.structs.astuple(pose))


def test_the_walls_are_boxes_of_their_height() -> None:
    """Each wall has one box, and each door adds a box and a lintel."""
    school = FIVE_ROOMS
    boxes = solids(school)

    assert len(boxes) == len(school.walls) + 2 * len(school.doors)
    lintels = [box for box in boxes if box.z == (school.opening.height, school.wall.height)]
    assert len(lintels) == len(school.doors)
    assert all(box.z == (0, school.wall.height) for box in boxes if box not in lintels)
    assert boxes[0].distance(100, 50, 30) == 48
