"""Tests of crossings and contacts, on paths made by hand."""

from itertools import pairwise

import numpy as np
import pytest

from plans import FIVE_ROOMS
from rumpus.physics._mujoco import Array
from rumpus.physics.contacts import bounces, touches
from rumpus.physics.crossings import Crossing, crossings
from rumpus.physics.facts import Fact, Jumped, Landed
from rumpus.physics.paths import Path
from rumpus.physics.scene import standing
from rumpus.physics.telling import Told, crossed_by, happened

SCHOOL = FIVE_ROOMS


def upright(*stops: tuple[float, float, float]) -> Path:
    """Return the path of an upright penguin from stop to stop, in a hundred steps each."""
    parts = [np.linspace(one, two, 100, endpoint=False).T for one, two in pairwise(stops)]
    foot = np.concatenate([*parts, np.array(stops[-1:]).T], axis=1)
    turns = np.zeros((4, foot.shape[1]))
    turns[0] = 1
    return Path(foot, foot + np.array([[0], [0], [20.5]]), turns)


def kinds(*stops: tuple[float, float, float]) -> list[tuple[str, int, bool, int | None]]:
    """Return the kind, wall, direction and door of each crossing."""
    found = crossings(SCHOOL, upright(*stops))
    return [(crossing.how, crossing.wall, crossing.upwards, crossing.door) for crossing in found]


def test_a_door_passed_completely() -> None:
    """A door is passed once the last millimetre of a penguin is through."""
    assert kinds((100, 280, 15), (100, 360, 15)) == [("under", 8, True, 0)]
    (crossing,) = crossings(SCHOOL, upright((100, 280, 15), (100, 380, 15)))
    assert crossing == Crossing(57, 8, "under", upwards=True, door=0)


def test_a_door_passed_in_part_is_not_passed() -> None:
    """A penguin that is a millimetre short, or that comes back, hasn't passed."""
    assert kinds((100, 280, 15), (100, 336, 15)) == []
    assert kinds((100, 280, 15), (100, 336, 15), (100, 280, 15)) == []


def test_through_and_back_into_the_doorway_is_a_pass() -> None:
    """Rolling back into the doorway doesn't undo a pass; rolling through is a second pass."""
    assert kinds((100, 280, 15), (100, 340, 15), (100, 320, 15)) == [("under", 8, True, 0)]
    back = kinds((100, 280, 15), (100, 340, 15), (100, 280, 15))
    assert back == [("under", 8, True, 0), ("under", 8, False, 0)]


def test_out_of_a_doorway_is_no_pass() -> None:
    """A penguin that starts in a doorway passes nothing by leaving it to either side."""
    assert kinds((100, 320, 15), (100, 380, 15)) == []
    assert kinds((100, 310, 15), (100, 380, 15)) == []
    assert kinds((100, 320, 15), (100, 380, 15), (100, 260, 15)) == [("under", 8, False, 0)]


def test_two_doors_in_one_way() -> None:
    """Doors passed one after the other are reported in order."""
    assert kinds((150, 240, 15), (410, 240, 15)) == [
        ("under", 15, True, 4),
        ("under", 11, True, 6),
    ]


def test_tumbling_through_under_the_lintel_is_a_pass() -> None:
    """A penguin in the air, head first and 41 mm high, just fits under the lintel and passes."""
    path = upright((100, 260, 41), (100, 380, 41))
    lying = Path(path.foot, path.foot + np.array([[0], [20.5], [0]]), path.turns)

    assert [(one.how, one.door) for one in crossings(SCHOOL, lying)] == [("under", 0)]


def test_over_a_door_is_a_jump() -> None:
    """A penguin over the lintel jumps the wall, and doesn't pass the door."""
    assert kinds((100, 280, 90), (100, 360, 90)) == [("over", 8, True, 0)]


def test_between_under_a_lintel_and_over_a_wall_is_room() -> None:
    """
    No centre of mass at a wall is between 43 and 70 mm high.

    The centre of mass is 6 mm below the centre of the foot, whose radius is 15 mm. Upside down
    under a lintel of 52 mm, it's at 43 mm at most; upright on a wall of 65 mm, it's at 74 mm, less
    the depth to which the penguin presses in.
    """
    for x, lowest in ((100, ("under", 8, True, 0)), (40, ("through", 8, True, None))):
        assert kinds((x, 280, 43 + 6), (x, 360, 43 + 6)) == [lowest]
        assert [how for how, *_ in kinds((x, 280, 70 + 6), (x, 360, 70 + 6))] == ["over"]


def test_through_a_wall_is_told() -> None:
    """An impossible way through a wall is found: beside the opening, below the top of the wall."""
    assert kinds((40, 280, 15), (40, 360, 15)) == [("through", 8, True, None)]
    assert kinds((100, 30, 15), (100, -30, 15)) == [("through", 0, False, None)]


def test_where_a_line_of_walls_goes_on_as_floor_is_no_wall() -> None:
    """On the line of a wall, but where there is only floor, nothing is crossed."""
    assert kinds((150, 400, 15), (300, 400, 15)) == []
    # A jump that begins on that line counts, because it began in no doorway.
    assert kinds((205, 400, 90), (205, 280, 90), (150, 280, 90)) == [
        ("over", 9, False, None),
        ("over", 15, False, None),
    ]


def test_out_over_the_outer_wall() -> None:
    """A jump over the outer wall is a crossing like any other."""
    assert kinds((30, 100, 90), (-40, 100, 90)) == [("over", 7, False, None)]


def test_over_a_corner_the_way_leads_from_room_to_room() -> None:
    """A jump over a corner reports crossings in the order of the rooms that the foot was in."""
    found = crossings(SCHOOL, upright((230, 70, 90), (170, -50, 90)))

    assert [(one.how, one.wall) for one in found] == [("over", 14), ("over", 0)]
    assert found[0].at == found[1].at == 79


def facts(*stops: tuple[float, float, float]) -> list[Fact]:
    """Return the facts of penguin 2, which goes from stop to stop and touches nothing."""
    path = upright(*stops)
    told = Told(2, standing(*stops[0][:2]), path, moved=True)
    sensed = np.zeros((path.foot.shape[1] - 1, 7))
    return happened(SCHOOL, (told,), crossed_by(SCHOOL, (told,)), sensed, 1)


def test_a_jump_ends_where_the_floor_is_touched() -> None:
    """A jump ends where the floor is touched; two jumps in one flight have one landing."""
    over, down = facts((100, 280, 90), (100, 360, 90), (100, 400, 15))
    assert over == Jumped(over.at, 2, 8, 0, 3)
    assert down == Landed(199, 2, 3)
    back = facts((100, 280, 90), (100, 360, 90), (100, 280, 90), (60, 240, 15))
    assert [type(fact) for fact in back] == [Jumped, Jumped, Landed]
    assert back[-1] == Landed(299, 2, 0)


def test_touches_are_told_once() -> None:
    """Contacts less than 20 ms apart count as one; a contact from before doesn't count."""
    found = np.zeros(400)
    found[0:10] = found[60:70] = found[90:100] = found[300:310] = 1

    assert touches(found, 2, already=False) == [0, 30, 150]
    assert touches(found, 2, already=True) == [30, 150]
    assert touches(np.zeros(400), 2, already=True) == []


def pushed(force: float, steps: int, *, at: tuple[float, float] = (558, 60)) -> Array:
    """Return the sensor's readings of a penguin that a wall pushes along -x."""
    sensed = np.zeros((400, 7))
    sensed[100 : 100 + steps] = (1, -force, 0, 0, at[0] / 1000, at[1] / 1000, 0.02)
    return sensed


@pytest.mark.parametrize(
    ("force", "steps", "told"),
    [(8.0, 1, True), (2.0, 1, False), (2.0, 3, True), (0.19, 200, False)],
)
def test_a_push_that_turns_a_penguin_is_a_bounce(force: float, steps: int, *, told: bool) -> None:
    """A push that changes the speed by 0.1 m/s is a bounce; leaning on a wall for long isn't."""
    assert (bounces(SCHOOL, pushed(force, steps), 2) != []) is told


def test_a_bounce_names_the_wall() -> None:
    """A bounce is off the wall nearest to the contact; a jamb belongs to the wall of its door."""
    assert bounces(SCHOOL, pushed(8.0, 2), 2) == [(50, 2)]
    assert bounces(SCHOOL, pushed(8.0, 2, at=(73, 320)), 2) == [(50, 8)]
