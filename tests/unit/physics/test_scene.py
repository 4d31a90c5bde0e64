"""Tests of poses and scenes, rounded to what a text can express."""

from math import pi, sqrt

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from rumpus.physics import Flick, Pose, Scene, standing
from rumpus.physics.scene import pose


def test_a_standing_penguin() -> None:
    """The foot of a standing penguin is 15 mm up; turned to the left, it looks along +y."""
    assert standing(1.23456, 2) == Pose(1.235, 2.0, 15.0)
    assert standing(0, 0, pi / 2) == Pose(0, 0, 15.0, 0.707107, 0, 0, 0.707107)


@given(st.floats(-1000, 1000), st.floats(-1, 1), st.floats(-1, 1))
def test_a_pose_is_its_own_rounding(x: float, a: float, b: float) -> None:
    """Rounding a pose again changes nothing, and no number is minus zero."""
    size = sqrt(1 + a * a + b * b)
    once = pose((x, -x, 15), (-1 / size, a / size, b / size, 0.0))

    assert pose((once.x, once.y, once.z), (once.qw, once.qx, once.qy, once.qz)) == once
    assert "-0.0," not in repr(once).replace(")", ",")
    assert once.qw >= 0


@pytest.mark.parametrize(
    ("penguins", "mover"),
    [((), 0), ((standing(0, 0),) * 5, 0), ((standing(0, 0), None), 1), ((standing(0, 0),), 1)],
)
def test_a_scene_has_somebody_to_flick(penguins: tuple[Pose | None, ...], mover: int) -> None:
    """A scene has one to four penguins, and the mover is on the board."""
    with pytest.raises(ValueError, match="penguin"):
        Scene(penguins, mover)


@pytest.mark.parametrize(
    "text",
    [
        b'{"aim":36000,"power":1}',
        b'{"aim":-1,"power":1}',
        b'{"aim":0,"power":1001}',
        b'{"aim":0,"power":1,"side":901}',
        b'{"aim":0,"power":1,"side":-901}',
        b'{"aim":0,"power":1,"height":1001}',
        b'{"aim":0,"power":1.5}',
        b'{"aim":0,"power":1,"spin":3}',
    ],
)
def test_a_flick_beyond_its_limits_is_refused(text: bytes) -> None:
    """The codec refuses a flick beyond the limits of a hand."""
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(text, type=Flick)
