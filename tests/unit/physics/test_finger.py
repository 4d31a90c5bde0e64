"""Tests of the finger: where it hits, and the speed and spin that it gives."""

from math import atan2, cos, degrees, hypot, pi, radians, sin

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rumpus.physics import Flick, Pose, standing
from rumpus.physics.body import INERTIA, MASS
from rumpus.physics.dials import SHOULDERS, pitch, speed
from rumpus.physics.finger import FINGER_MASS, strike
from rumpus.physics.scene import pose

flicks = st.builds(
    Flick,
    st.integers(0, 35_999),
    st.integers(0, 1000),
    st.integers(-900, 900),
    st.integers(0, 1000),
)
turns = st.tuples(st.floats(0, pi), st.floats(0, 2 * pi))


def tilted(by: float, way: float) -> Pose:
    """Return a penguin at the origin that leans by an angle in some direction."""
    across = sin(by / 2)
    return pose((0, 0, 15), (cos(by / 2), -across * sin(way), across * cos(way), 0.0))


def test_the_speed_grows_evenly_with_the_power() -> None:
    """Speed is proportional to power, up to 5 m/s at the body and 8 m/s on top of the head."""
    assert [speed(Flick(0, power)) for power in (0, 500, 1000)] == [0, 2.5, 5]
    assert [speed(Flick(0, power, 0, 1000)) for power in (0, 500, 1000)] == [0, 4, 8]


def test_on_the_head_the_finger_is_the_faster_the_higher_it_hits() -> None:
    """The height of a hit changes its speed above the shoulders, but not at the body."""
    below = [speed(Flick(0, 700, 0, height)) for height in (0, 300, SHOULDERS - 1)]
    above = [speed(Flick(0, 700, 0, height)) for height in range(SHOULDERS, 1001, 37)]

    assert len(set(below)) == 1
    assert above == sorted(set(above))


def test_the_finger_goes_level_at_the_body_and_down_on_the_head() -> None:
    """The finger strikes level up to the shoulders, and 80 degrees down above them."""
    assert [pitch(Flick(0, 500, 0, height)) for height in (0, 300, 666)] == [0, 0, 0]
    assert [pitch(Flick(0, 500, 0, height)) for height in (667, 1000)] == [radians(80)] * 2


def test_a_hit_in_the_middle_pushes_along_the_aim() -> None:
    """A hit in the middle gives no sideways speed and no spin about the axis."""
    velocity, spin = strike(Flick(9000, 500, 0, 300), standing(100, 160, 1.0))

    assert velocity[0] == pytest.approx(0, abs=1e-12)
    assert velocity[1] > 0.5
    assert spin[2] == pytest.approx(0, abs=1e-9)


@pytest.mark.parametrize("side", [300, 600, 900])
def test_a_hit_on_the_right_spins_anticlockwise(side: int) -> None:
    """Seen from above, a hit on the right spins anticlockwise, and one on the left clockwise."""
    _, right = strike(Flick(0, 500, side, 200), standing(0, 0))
    _, left = strike(Flick(0, 500, -side, 200), standing(0, 0))

    assert right[2] > 10
    assert left[2] == pytest.approx(-right[2])


@pytest.mark.parametrize("side", [300, 600, 900])
def test_no_side_is_so_far_out_that_the_finger_slips_off(side: int) -> None:
    """However far to the side the finger hits the body, the penguin starts along the aim."""
    for sign in (1, -1):
        velocity, _ = strike(Flick(0, 500, sign * side, 268), standing(0, 0))
        assert degrees(atan2(velocity[1], velocity[0])) == pytest.approx(0, abs=0.2)


@pytest.mark.parametrize("height", [0, 200, 666])
def test_a_hit_at_the_body_hardly_tips_the_penguin(height: int) -> None:
    """A hit at the body passes within half a millimetre of the centre of mass."""
    velocity, spin = strike(Flick(0, 500, 0, height), standing(0, 0))
    impulse = MASS * velocity[0]

    assert abs(spin[1]) * INERTIA[1] <= 0.0005 * impulse + 1e-12


def test_a_hit_on_the_head_goes_down_and_throws_the_head_forward() -> None:
    """A hit on the head pushes down far more than forward, and turns the head over."""
    velocity, spin = strike(Flick(0, 1000, 0, 1000), standing(0, 0))

    assert velocity[2] < -4 * velocity[0] < 0
    assert spin[1] > 15 * 2 * pi


def test_the_heading_does_not_matter() -> None:
    """A penguin is round, so its heading changes nothing."""
    flick = Flick(4321, 700, 321, 654)

    assert strike(flick, standing(0, 0, 0.0)) == strike(flick, standing(0, 0, 2.5))


@given(flicks, turns)
def test_no_flick_gives_more_energy_than_the_finger_has(
    flick: Flick, turn: tuple[float, float]
) -> None:
    """However a penguin is tilted, a blow gives it no more energy than the finger has."""
    velocity, spin = strike(flick, tilted(*turn))
    least = min(INERTIA)
    moving = MASS / 2 * hypot(*velocity) ** 2

    assert moving + least / 2 * hypot(*spin) ** 2 <= FINGER_MASS / 2 * speed(flick) ** 2 + 1e-12
    assert hypot(*velocity) <= 1.3 * speed(flick)


@given(flicks)
def test_a_flick_pushes_forward(flick: Flick) -> None:
    """An upright penguin is never pushed against the aim."""
    velocity, _ = strike(flick, standing(0, 0))
    aim = radians(flick.aim / 100)

    assert velocity[0] * cos(aim) + velocity[1] * sin(aim) >= 0


@pytest.mark.parametrize("height", [500, 1000])
def test_a_finger_along_the_axis_hits_as_well(height: int) -> None:
    """A penguin that lies with its head away from the finger can be flicked."""
    velocity, _ = strike(Flick(0, 500, 0, height), tilted(pi / 2, 0.0))

    assert hypot(*velocity) > 0.1
