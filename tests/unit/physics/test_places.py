"""Tests of where penguins are and may be put: rooms, orange lines, doorways, free points."""

from math import hypot

import pytest
from hypothesis import given
from hypothesis import strategies as st

from plans import FIVE_ROOMS
from rumpus.physics import (
    Doorway,
    Pose,
    doorway_at,
    fits,
    is_free,
    nearest_free,
    nearest_line_point,
    outside,
    room_at,
    standing,
    within_lines,
)
from rumpus.physics.footprint import axis, centre_of_mass, discs, gap, lowest
from rumpus.physics.places import lines_of

SCHOOL = FIVE_ROOMS
spots = st.tuples(st.floats(20, 180), st.floats(20, 300))
crowds = st.lists(spots, max_size=3).map(lambda found: [standing(x, y) for x, y in found])


def fallen(x: float, y: float, z: float = 15.0) -> Pose:
    """Return a penguin that lies with its head towards +x."""
    return Pose(x, y, z, 0.707107, 0.0, 0.707107, 0.0)


def test_a_penguin_seen_from_above() -> None:
    """From above, a standing penguin has a radius of 15 mm; a lying one's head is to the side."""
    assert [(disc.x, disc.radius) for disc in discs(standing(100, 50))] == [(100, 15), (100, 10.5)]
    foot, head = discs(fallen(100, 50))
    assert (foot.x, head.x) == pytest.approx((100, 120.5))
    assert axis(fallen(0, 0)) == pytest.approx((1, 0, 0), abs=1e-5)
    assert centre_of_mass(standing(100, 50)) == (100, 50, 9)
    assert lowest(standing(100, 50)) == 0


def test_the_gap_between_penguins() -> None:
    """Penguins 31 mm apart have a gap of 1 mm; the head of a lying penguin reaches further."""
    assert gap(standing(0, 0), standing(31, 0)) == pytest.approx(1)
    assert gap(fallen(0, 0), standing(31, 0)) < 0


@pytest.mark.parametrize(
    ("x", "y", "room"),
    [(100, 160, 0), (460, 320, 1), (300, 60, 2), (100, 400, 3), (280, 240, 4), (-5, 60, None)],
)
def test_the_room_of_a_point(x: float, y: float, room: int | None) -> None:
    """Each point is in the right room, or outside."""
    assert room_at(SCHOOL, x, y) == room


def test_the_orange_line_is_38_mm_from_the_wall() -> None:
    """Points of the orange line are within its area; a point nearer to the wall isn't."""
    assert lines_of(SCHOOL, 1) == (400, 200, 520, 440)
    assert within_lines(SCHOOL, 1, 400, 200)
    assert not within_lines(SCHOOL, 1, 399.9, 300)
    assert not within_lines(SCHOOL, 0, 460, 320)


@pytest.mark.parametrize(
    ("pose", "found"),
    [
        (standing(100, 320), Doorway(0, (0, 3))),
        (standing(100, 304), Doorway(0, (0,))),
        (standing(100, 336), Doorway(0, (3,))),
        (standing(100, 302), None),
        (standing(20, 304), None),
        (standing(200, 240), Doorway(4, (0, 4))),
        (standing(200, 80), Doorway(3, (0, 2))),
        (fallen(170, 240), Doorway(4, (0,))),
        (Pose(100, 320, 80.0), None),
    ],
)
def test_who_is_stuck_in_a_door(pose: Pose, found: Doorway | None) -> None:
    """A penguin under a lintel is stuck in the door, and sticks out into one room or both."""
    assert doorway_at(SCHOOL, pose) == found


def test_who_is_outside() -> None:
    """A penguin off the plan or on a wall is outside; one in a doorway or at a wall isn't."""
    assert outside(SCHOOL, standing(-40, 100))
    assert outside(SCHOOL, Pose(100, 320, 80.0))
    assert not outside(SCHOOL, standing(100, 320))
    assert not outside(SCHOOL, standing(17, 100))


def test_the_closest_point_of_the_line() -> None:
    """The closest point is straight across from a wall, and in a corner it's the line's corner."""
    assert nearest_line_point(SCHOOL, 0, 18, 100, []) == (40, 100)
    assert nearest_line_point(SCHOOL, 0, 18, 20, []) == (40, 40)
    assert nearest_line_point(SCHOOL, 0, 100, 320, []) == (100, 280)
    assert nearest_line_point(SCHOOL, 3, 100, 320, []) == (100, 360)


def test_the_closest_free_point_of_the_line() -> None:
    """With a penguin in the way, the point is 31 mm beside it on the line, on the nearer side."""
    found = nearest_line_point(SCHOOL, 0, 18, 100, [standing(40, 99)])

    assert found == (40, 130)


def test_a_line_on_which_nobody_fits() -> None:
    """A line that others cover completely has no free point."""
    crowd = [standing(x, y) for x in range(0, 200, 25) for y in range(0, 320, 25)]

    assert nearest_line_point(SCHOOL, 0, 100, 100, crowd) is None
    with pytest.raises(ValueError, match="no penguin can stand"):
        nearest_free(SCHOOL, 100, 100, crowd)


@given(spots, crowds)
def test_a_point_of_the_line_is_free_and_none_is_closer(
    spot: tuple[float, float], crowd: list[Pose]
) -> None:
    """The point found is on the line and free, and no free point of the line is closer."""
    found = nearest_line_point(SCHOOL, 0, *spot, crowd)
    left, bottom, right, top = lines_of(SCHOOL, 0)

    assert found is not None
    x, y = found
    assert x in {left, right} or y in {bottom, top}
    assert is_free(x, y, crowd)
    best = hypot(x - spot[0], y - spot[1])
    for k in range(int(left), int(right) + 1):
        for other in ((k, bottom), (k, top)):
            closer = hypot(other[0] - spot[0], other[1] - spot[1]) < best - 0.01
            assert not (closer and is_free(*other, crowd))


@given(spots, crowds)
def test_the_closest_free_point_is_free_and_none_is_closer(
    spot: tuple[float, float], crowd: list[Pose]
) -> None:
    """A free point is returned as it is; otherwise the closest free point of the room is."""
    x, y = nearest_free(SCHOOL, *spot, crowd)

    assert is_free(x, y, crowd)
    assert room_at(SCHOOL, x, y) == 0
    best = hypot(x - spot[0], y - spot[1])
    assert (best == 0) == is_free(*spot, crowd)
    for a in range(18, 183, 4):
        for b in range(18, 303, 4):
            if hypot(a - spot[0], b - spot[1]) < best - 0.01:
                assert not is_free(a, b, crowd)


def test_put_down_among_others_nobody_touches() -> None:
    """A penguin that is put down is a millimetre away from another one that leans over."""
    leaning = Pose(100, 160, 15, 0.965926, 0.0, 0.258819, 0.0)
    x, y = nearest_free(SCHOOL, 101, 160, [leaning])

    assert gap(standing(x, y), leaning) > 0.99


@pytest.mark.parametrize(("apart", "fit"), [(36.9, True), (36.7, False), (33, False)])
def test_who_leans_over_needs_more_room_than_his_foot(apart: float, fit: bool) -> None:
    """A penguin that leans needs a millimetre of room under its head, not only beside its foot."""
    leaning = Pose(100, 160, 15, 0.965926, 0.0, 0.258819, 0.0)

    assert fits(leaning, [standing(100 + apart, 160)]) == fit
    assert is_free(100, 160, [standing(100 + apart, 160)])


def test_outside_only_penguins_are_in_the_way() -> None:
    """Beyond the walls, the closest free point is simply beside the other penguin."""
    assert nearest_free(SCHOOL, -50, 100, [standing(-50, 110)]) == (-50, 79)
