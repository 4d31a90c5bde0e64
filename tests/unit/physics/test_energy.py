"""Tests that energy is never created, and that a plain ball moves as in a textbook."""

import re
from math import cos, radians, sin

import numpy as np
import pytest

from plans import FIVE_ROOMS
from rumpus.core.chance import Chance
from rumpus.physics import Flick, Pose, Scene, load, standing
from rumpus.physics._mujoco import Array, mujoco
from rumpus.physics.body import INERTIA, MASS
from rumpus.physics.model import COARSE, FINE, compiled, describe
from rumpus.physics.scene import RADIUS
from rumpus.physics.simulate import start
from rumpus.physics.stepping import Run, to_rest
from rumpus.physics.vectors import Vector
from unit.physics.scenes import OPEN, random_flick, random_scene

GRAVITY = 9.81
STEP = 0.001 / FINE
SPEEDS = (0.2, 0.5, 1.0, 2.0, 3.0, 5.0, 8.0)
MODELS = (FINE, COARSE)
LIVELIEST = {FINE: 0.7, COARSE: 0.9}
"""Largest share of a speed that a wall returns, which is larger in the coarse model for bots."""


def energy(states: Array, penguins: int) -> Array:
    """Return the kinetic and potential energy of all penguins together at each step, in J."""
    places = states[:, 1 : 1 + 7 * penguins].reshape(len(states), penguins, 7)
    speeds = states[:, 1 + 7 * penguins :].reshape(len(states), penguins, 6)
    moving = MASS / 2 * (speeds[:, :, :3] ** 2).sum(axis=2)
    spinning = (np.array(INERTIA) / 2 * speeds[:, :, 3:] ** 2).sum(axis=2)
    every: Array = (moving + spinning + MASS * GRAVITY * places[:, :, 2]).sum(axis=1)
    return every


def thrown(at: Vector, way: Vector, tilt: float, per_ms: int = FINE) -> Run:
    """Throw a penguin from a point (mm) at a velocity (m/s), tilted by degrees towards +x."""
    half = radians(tilt) / 2
    x, y, z = (value / 1000 for value in at)
    state = np.array([0.0, x, y, z, cos(half), 0.0, sin(half), 0.0, *way, 0.0, 0.0, 0.0])
    return to_rest(compiled(FIVE_ROOMS, 1, per_ms), state)


def rebound(run: Run, per_ms: int) -> float:
    """Return the share of its speed along x that a penguin has on leaving its first wall."""
    speed = run.states[:, 8]
    first = int(np.flatnonzero(run.sensed[:, 0])[0])
    return -float(speed[first : first + 30 * per_ms].min()) / float(speed[first])


@pytest.mark.parametrize("per_ms", MODELS)
@pytest.mark.parametrize("speed", SPEEDS)
@pytest.mark.parametrize("tilt", [0.0, 90.0, 180.0])
def test_a_wall_gives_back_less_than_it_takes(speed: float, tilt: float, per_ms: int) -> None:
    """A penguin rebounds from a wall more slowly, at 0.2 to 8 m/s, whichever end hits it."""
    run = thrown((520, 60, 45), (speed, 0.0, 0.0), tilt, per_ms)

    assert 0.05 < rebound(run, per_ms) < LIVELIEST[per_ms]


@pytest.mark.parametrize("per_ms", MODELS)
@pytest.mark.parametrize("speed", SPEEDS)
@pytest.mark.parametrize("tilt", [0.0, 180.0])
def test_the_floor_gives_back_less_than_it_takes(speed: float, tilt: float, per_ms: int) -> None:
    """A penguin thrown down on its foot or its head bounces up more slowly."""
    fall = thrown((100, 160, 45), (0.0, 0.0, -speed), tilt, per_ms).states[:, 10]
    low = int(fall[: 200 * per_ms].argmin())

    assert 0.05 < fall[low : low + 30 * per_ms].max() / -fall[low] < 0.75


@pytest.mark.parametrize("per_ms", MODELS)
@pytest.mark.parametrize("speed", SPEEDS)
def test_penguins_part_more_slowly_than_they_met(speed: float, per_ms: int) -> None:
    """Two penguins separate at a lower relative speed than they met at."""
    still = [0.0, 0.0, 0.0, 0.0, 0.0, 0.0]
    places = [0.26, 0.24, 0.045, 1, 0, 0, 0, 0.3, 0.24, 0.045, 1, 0, 0, 0]
    state = np.array([0.0, *places, speed, *still[1:], *still])
    run = to_rest(compiled(FIVE_ROOMS, 2, per_ms), state)
    closing = run.states[:, 15] - run.states[:, 21]
    met = int(np.flatnonzero(run.sensed[:, 14])[0])

    assert closing[met] > 0.9 * speed - 0.01
    assert 0.05 < -closing[met : met + 30 * per_ms].min() / closing[met] < 0.75


@pytest.mark.parametrize("per_ms", MODELS)
@pytest.mark.parametrize("speed", SPEEDS)
@pytest.mark.parametrize("tilt", [0.0, 45.0, 90.0, 180.0])
def test_no_contact_makes_energy(speed: float, tilt: float, per_ms: int) -> None:
    """A penguin thrown into a corner never has more energy than it was thrown with."""
    run = thrown((500, 60, 40), (0.8 * speed, -0.5 * speed, -0.3 * speed), tilt, per_ms)
    every = energy(run.states, 1)

    assert run.ended == "rest"
    assert np.abs(run.states[-200:, 8:11]).max() < 0.015
    assert np.abs(run.states[-200:, 11:14]).max() < 0.8
    assert every.max() <= every[0] * 1.002
    assert every[-1] < MASS * GRAVITY * 0.2


@pytest.mark.parametrize("per_ms", MODELS)
def test_no_flick_makes_energy(per_ms: int) -> None:
    """No energy is gained in forty flicks among four penguins, once the finger has hit."""
    chance = Chance(b"energy", "flicks")
    for _ in range(40):
        scene, flick = random_scene(chance), random_flick(chance)
        poses = tuple(pose for pose in scene.penguins if pose is not None)
        run = to_rest(compiled(load(), 4, per_ms), start(poses, scene.mover, flick))
        every = energy(run.states, 4)
        assert every.max() <= every[0] * 1.002


def ball(speed: float, *, icy: bool = False) -> Run:
    """Slide a plain ball of the size of a foot along +x, without spin."""
    plain = describe(OPEN, 1, FINE, sensors=True)
    if icy:
        plain = re.sub(r'(type="plane"[^>]* friction=")[^"]*', r"\g<1>0 0 0", plain)
    inertia = 2 / 5 * MASS * (RADIUS / 1000) ** 2
    plain, bodies = re.subn(
        r'diaginertia="[^"]*"', f'diaginertia="{inertia} {inertia} {inertia}"', plain
    )
    plain, places = re.subn(r'(type="sphere"[^>]*) pos="[^"]*"', r'\1 pos="0 0 0"', plain)
    plain, capsules = re.subn(r'<geom type="capsule"[^>]*>', "", plain)
    assert (bodies, places, capsules) == (1, 1, 1)
    state = np.array([0.0, 0.0, 0.0, RADIUS / 1000, 1.0, 0, 0, 0, speed, 0, 0, 0, 0, 0])
    return to_rest(mujoco().MjModel.from_xml_string(plain), state)


@pytest.mark.parametrize("speed", [0.5, 1.0, 2.0])
def test_a_ball_slides_then_rolls_as_a_textbook_says(speed: float) -> None:
    """A ball loses speed by friction until 5/7 of it is left, then rolls without slipping."""
    friction, rolling = 0.28, 2.5e-4
    states = ball(speed).states
    sliding = 2 * speed / (7 * friction * GRAVITY)
    half = round(sliding / 2 / STEP)
    rolls = round(1.1 * sliding / STEP)

    assert states[half, 8] == pytest.approx(speed - friction * GRAVITY * half * STEP, rel=0.01)
    assert states[rolls, 8] == pytest.approx(5 / 7 * speed, rel=0.04)
    assert states[rolls, 12] * RADIUS / 1000 == pytest.approx(states[rolls, 8], rel=0.04)

    later = rolls + round(0.2 / STEP)
    slowing = (states[rolls, 8] - states[later, 8]) / 0.2
    assert slowing == pytest.approx(5 / 7 * rolling / (RADIUS / 1000) * GRAVITY, rel=0.2)


def test_what_never_rests_is_given_up_before_ten_seconds() -> None:
    """A ball on ice without any friction is given up as unsettled before ten seconds."""
    run = ball(0.2, icy=True)

    assert run.ended == "unsettled"
    assert 9.9 < len(run.sensed) * STEP < 10
    assert run.states[-1, 8] == pytest.approx(0.2, rel=0.01)


def test_a_steady_penguin_sinks_in_by_microns_only() -> None:
    """A penguin at rest presses less than a hundredth of a millimetre into the floor."""
    states = thrown((100, 160, 9.0), (0.0, 0.0, 0.0), 0.0).states

    assert abs(states[-1, 3] - 0.009) < 1e-5


def test_the_start_of_a_run_is_what_the_scene_says() -> None:
    """The engine starts with the scene's poses, and centres of mass 9 mm above the floor."""
    poses = (Pose(100.0, 160.0), Pose(300.0, 240.0))
    scene = Scene(poses, 0)
    state = start(poses, scene.mover, random_flick(Chance(b"start", "flick")))

    assert state[1:8].tolist() == pytest.approx([0.1, 0.16, 0.009, 1, 0, 0, 0])
    assert state[21:].tolist() == [0.0] * 6


@pytest.mark.parametrize("heading", [1.0, 2.5])
def test_where_a_penguin_looks_changes_nothing(heading: float) -> None:
    """A penguin's heading changes nothing but the body axes in which its spin is expressed."""
    flick = Flick(4321, 700, 321, 654)
    plain, turned = (start((standing(0, 0, way),), 0, flick)[11:14] for way in (0.0, heading))
    along = plain[0] * cos(heading) + plain[1] * sin(heading)
    across = plain[1] * cos(heading) - plain[0] * sin(heading)

    assert turned.tolist() == pytest.approx([along, across, plain[2]], abs=1e-3)
