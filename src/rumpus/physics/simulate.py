"""
Simulation of a flick: a pure function from a scene and a flick to a shot.

The same scene, flick, school and engine give the same bits, in any thread or process.
"""

import math
from hashlib import sha256

import msgspec
import numpy as np

from rumpus.physics._mujoco import Array
from rumpus.physics.finger import strike
from rumpus.physics.flick import Flick
from rumpus.physics.footprint import centre_of_mass
from rumpus.physics.layout import School, load
from rumpus.physics.model import FINE, compiled, engine
from rumpus.physics.scene import Pose, Scene
from rumpus.physics.shot import Shot, Trouble
from rumpus.physics.stepping import PICTURE, to_rest
from rumpus.physics.telling import Told, came_to_rest, crossed_by, happened, told_by
from rumpus.physics.track import Lane, plain, small
from rumpus.physics.vectors import Vector, cross, plus, times


def simulate(scene: Scene, flick: Flick, school: School | None = None) -> Shot:
    """
    Return the shot of a flick, in the bundled school unless another is given.

    It never fails for a valid scene and flick: a shot that can't be trusted has `trouble` set.
    """
    school = school or load()
    numbers = tuple(k for k, pose in enumerate(scene.penguins) if pose is not None)
    poses = tuple(pose for pose in scene.penguins if pose is not None)
    run = to_rest(compiled(school, len(poses)), start(poses, numbers.index(scene.mover), flick))
    if run.ended != "rest":
        return safe(scene, run.ended)
    penguins = told_by(run, numbers, scene, FINE)
    crossed = crossed_by(school, penguins)
    if any(found.how == "through" for every in crossed.values() for found in every):
        return safe(scene, "tunnelled")
    rest = list(scene.penguins)
    for one in penguins:
        if one.moved:
            rest[one.number] = one.path.last()
    facts = happened(school, penguins, crossed, run.sensed, FINE)
    facts += came_to_rest(school, penguins)
    lanes = tuple(_lane(one) for one in penguins if one.moved)
    return _shot(Shot(tuple(rest), tuple(facts), len(run.sensed) // FINE, b"", engine(), ""), lanes)


def start(poses: tuple[Pose, ...], mover: int, flick: Flick) -> Array:
    """Return the engine's state right after the hit: in SI units, only the mover in motion."""
    places = [number for pose in poses for number in _place(pose)]
    speeds = np.zeros(6 * len(poses))
    velocity, spin = strike(flick, poses[mover])
    speeds[6 * mover : 6 * mover + 3] = velocity
    speeds[6 * mover + 3 : 6 * mover + 6] = _in_body(poses[mover], spin)
    return np.concatenate(([0.0], places, speeds))


def safe(scene: Scene, trouble: Trouble) -> Shot:
    """Return the safe outcome of a simulation that isn't trusted: nothing moves."""
    return _shot(Shot(scene.penguins, (), 0, b"", engine(), "", trouble), ())


def _shot(shot: Shot, lanes: tuple[Lane, ...]) -> Shot:
    """Add the track, and a digest that doesn't depend on how the track is compressed."""
    track = plain(lanes)
    content = msgspec.json.encode((shot.rest, shot.facts, shot.duration, shot.trouble))
    name = sha256(content + track).hexdigest()[:16]
    return msgspec.structs.replace(shot, track=small(track), digest=name)


def _lane(one: Told) -> Lane:
    every = PICTURE // FINE
    return Lane(one.number, np.concatenate((one.path.foot, one.path.turns))[:, ::every])


def _place(pose: Pose) -> list[float]:
    x, y, z = centre_of_mass(pose)
    turn = (pose.qw, pose.qx, pose.qy, pose.qz)
    # A product of arrays is rounded in another way on another kind of processor.
    size = math.sqrt(sum(part * part for part in turn))
    return [x / 1000, y / 1000, z / 1000, *(part / size for part in turn)]


def _in_body(pose: Pose, vector: Vector) -> Vector:
    """Rotate a vector from the world into a penguin's axes, as the engine expects for spins."""
    q = (-pose.qx, -pose.qy, -pose.qz)
    twice = times(cross(q, vector), 2)
    return plus(plus(vector, times(twice, pose.qw)), cross(q, twice))
