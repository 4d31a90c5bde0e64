"""Tests of the text of a shot: exact both ways, and playable."""

import re
from hashlib import sha256

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from rumpus.physics import Flick, Pose, Scene, Shot, load, simulate, standing
from rumpus.physics.layout import walls_digest
from rumpus.physics.notation import NotationError, read, write
from rumpus.physics.scene import pose
from rumpus.physics.simulate import safe
from rumpus.physics.track import decode, plain

unit = st.floats(-1, 1)


@st.composite
def poses(draw: st.DrawFn) -> Pose:
    """Draw any pose."""
    w, x, y, z = (draw(unit) for _ in range(4))
    size = max((w * w + x * x + y * y + z * z) ** 0.5, 1e-9)
    if size < 1e-3:
        return standing(draw(st.floats(-500, 500)), 0)
    place = (draw(st.floats(-900, 900)), draw(st.floats(-900, 900)), draw(st.floats(0, 300)))
    return pose(place, (w / size, x / size, y / size, z / size))


@st.composite
def scenes(draw: st.DrawFn) -> Scene:
    """Draw any scene."""
    mover = draw(st.integers(0, 3))
    return Scene(
        tuple(draw(poses() if k == mover else st.none() | poses()) for k in range(4)), mover
    )


flicks = st.builds(
    Flick,
    st.integers(0, 35_999),
    st.integers(0, 1000),
    st.integers(-900, 900),
    st.integers(0, 1000),
)


@given(scenes(), flicks)
def test_a_text_says_the_scene_and_the_flick_exactly(scene: Scene, flick: Flick) -> None:
    """A text reads back to the same numbers, bit for bit, and can be part of an address."""
    shot = Shot(scene.penguins, (), 0, b"", "mujoco-4.0.1-2", "00ff")
    text = write(scene, flick, shot, load())
    noted = read(text)

    assert (noted.scene, noted.flick) == (scene, flick)
    assert (noted.engine, noted.digest) == (shot.engine, shot.digest)
    assert re.fullmatch(r"[A-Za-z0-9._~-]{1,500}", text)


def test_a_text_plays_again() -> None:
    """A shot that is read from its text and simulated again has the digest of the text."""
    scene = Scene((standing(100, 160, 1.0), None, standing(130, 250)), 0)
    flick = Flick(8123, 612, -345, 432)
    text = write(scene, flick, simulate(scene, flick), load())
    noted = read(text)
    again = simulate(noted.scene, noted.flick)

    assert (again.digest, again.engine) == (noted.digest, noted.engine)
    assert text.startswith(
        f"ice1~{walls_digest(load())}~0~100000_160000_15000_877583_0_0_479426.x.130000_"
    )


@pytest.mark.parametrize("trouble", [False, True])
def test_a_digest_names_all_that_came_out(trouble: bool) -> None:
    """A digest covers poses, facts, duration, trouble, and the track before compression."""
    scene = Scene((standing(100, 160), standing(130, 250)), 0)
    shot = safe(scene, "lost") if trouble else simulate(scene, Flick(8123, 612))
    content = msgspec.json.encode((shot.rest, shot.facts, shot.duration, shot.trouble))
    track = plain(decode(shot.track))

    assert shot.digest == sha256(content + track).hexdigest()[:16]


GOOD = "ice1~ca1a807c~0~100000_160000_15000_1000000_0_0_0.x~8123_612_-345_432~mujoco-4.0.1-2~00ff"


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("ice1", "ice2"),
        ("~0~", "~1~"),
        ("~0~", "~00~"),
        ("~0~", "~ 0~"),
        ("8123", "36000"),
        ("_432", "_432_1"),
        ("_432", ""),
        ("-345", "-0"),
        ("1000000_0", "2000000_0"),
        ("100000_", "9999999999_"),
        ("100000_", "1e5_"),
        ("100000_", "\u0661_"),
        (".x", ".x.x.x.x"),
        (".x", ".y"),
        ("00ff", "00FF"),
        ("00ff", ""),
        ("~00ff", ""),
        ("00ff", "f" * 500),
    ],
)
def test_what_is_no_shot_is_refused(old: str, new: str) -> None:
    """A text with any fault raises an error with the reason."""
    read(GOOD)

    with pytest.raises(NotationError, match=r".+"):
        read(GOOD.replace(old, new, 1))
