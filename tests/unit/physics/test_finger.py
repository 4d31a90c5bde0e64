"""The finger: what it gives to a penguin, and from where."""

from math import atan2, cos, degrees, hypot, pi, radians, sin

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rumpus.physics import Flick, Pose, standing
from rumpus.physics.body import INERTIA, MASS
from rumpus.physics.finger import FINGER_MASS, STEEPEST, pitch, speed, strike
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
    """Give a penguin at the origin that leans by an angle in some direction."""
    across = sin(by / 2)
    return pose((0, 0, 15), (cos(by / 2), -across * sin(way), across * cos(way), 0.0))


def test_the_speed_grows_evenly_to_five() -> None:
    """No power is no speed, full power 5 m/s, half of it half of that."""
    assert [speed(Flick(0, power)) for power in (0, 500, 1000)] == [0, 2.5, 5]


def test_the_finger_goes_level_at_the_body_and_down_on_the_head() -> None:
    """Up to the shoulders it strikes level, then ever more steeply, up to 60 degrees."""
    assert [pitch(Flick(0, 500, 0, height)) for height in (0, 300, 600)] == [0, 0, 0]
    assert pitch(Flick(0, 500, 0, 800)) == pytest.approx(STEEPEST / 2)
    assert pitch(Flick(0, 500, 0, 1000)) == pytest.approx(radians(60))


def test_a_hit_in_the_middle_pushes_along_the_aim() -> None:
    """It gives no speed to the side and no spin about the axis."""
    velocity, spin = strike(Flick(9000, 500, 0, 300), standing(100, 160, 1.0))

    assert velocity[0] == pytest.approx(0, abs=1e-12)
    assert velocity[1] > 0.5
    assert spin[2] == pytest.approx(0, abs=1e-9)


@pytest.mark.parametrize("side", [300, 600, 900])
def test_a_hit_on_the_right_spins_anticlockwise(side: int) -> None:
    """Seen from above, and on the left clockwise by as much."""
    _, right = strike(Flick(0, 500, side, 200), standing(0, 0))
    _, left = strike(Flick(0, 500, -side, 200), standing(0, 0))

    assert right[2] > 10
    assert left[2] == pytest.approx(-right[2])


@pytest.mark.parametrize(("side", "off"), [(300, 0.0), (500, 0.0), (600, 5.91), (900, 33.2)])
def test_a_finger_slips_off_a_side_that_is_turned_away(side: int, off: float) -> None:
    """Skin drags up to 31 degrees off the straight push; beyond, the push turns inwards."""
    for sign in (1, -1):
        velocity, _ = strike(Flick(0, 500, sign * side, 268), standing(0, 0))
        assert degrees(atan2(sign * velocity[1], velocity[0])) == pytest.approx(off, abs=0.05)


def test_a_hit_high_throws_the_head_forward() -> None:
    """Above the centre of mass it tips the penguin along the aim, below it backwards."""
    assert strike(Flick(0, 500, 0, 600), standing(0, 0))[1][1] > 50
    assert strike(Flick(0, 500, 0, 0), standing(0, 0))[1][1] < 0


def test_the_heading_does_not_matter() -> None:
    """A penguin is round: where it looks changes nothing."""
    flick = Flick(4321, 700, 321, 654)

    assert strike(flick, standing(0, 0, 0.0)) == strike(flick, standing(0, 0, 2.5))


@given(flicks, turns)
def test_no_flick_gives_more_energy_than_the_finger_has(
    flick: Flick, turn: tuple[float, float]
) -> None:
    """However a penguin lies, the blow is worth less than the finger's energy, and is finite."""
    velocity, spin = strike(flick, tilted(*turn))
    least = min(INERTIA)
    moving = MASS / 2 * hypot(*velocity) ** 2

    assert moving + least / 2 * hypot(*spin) ** 2 <= FINGER_MASS / 2 * speed(flick) ** 2 + 1e-12
    assert hypot(*velocity) <= 1.3 * speed(flick)


@given(flicks)
def test_a_flick_pushes_forward(flick: Flick) -> None:
    """An upright penguin is never sent against the aim."""
    velocity, _ = strike(flick, standing(0, 0))
    aim = radians(flick.aim / 100)

    assert velocity[0] * cos(aim) + velocity[1] * sin(aim) >= 0


def test_a_finger_along_the_axis_hits_as_well() -> None:
    """A penguin that lies with its head away from the finger can be flicked."""
    velocity, _ = strike(Flick(0, 500, 0, 500), tilted(pi / 2, 0.0))

    assert hypot(*velocity) > 0.1
