"""
The finger: where it hits a penguin, and the motion that this gives.

A finger is a mass that strikes at a certain speed, not a push of a certain strength: on the head,
where a penguin gives way easily, a fixed push would make it spin absurdly. Below the shoulders the
finger strikes horizontally, at about the height of the centre of mass; above, it comes down on top
of the head (`dials.py`).
"""

from math import cos, hypot, radians, sin, sqrt
from typing import Final

from rumpus.physics.body import HEAD, INERTIA, LOW, MASS, NECK
from rumpus.physics.dials import high, offset, on_head, pitch, speed
from rumpus.physics.flick import Flick
from rumpus.physics.footprint import axis
from rumpus.physics.scene import RADIUS, Pose
from rumpus.physics.vectors import Vector, across, cross, dot, plus, times, unit

FINGER_MASS: Final = 0.015
"""Mass of a finger, in kg."""
RESTITUTION: Final = 0.3
CONE: Final = 0.6
"""Friction of the skin: the most sideways drag, as a share of the straight push."""
BEYOND: Final = sin(radians(10))
"""Distance beyond the top of the head at which it is hit, in radii of the head."""


def strike(flick: Flick, pose: Pose) -> tuple[Vector, Vector]:
    """Return the velocity (m/s) and spin (rad/s) of a flicked penguin, in the world (IC-38)."""
    up = axis(pose)
    aim = radians(flick.aim / 100)
    level, down = cos(pitch(flick)), sin(pitch(flick))
    forward = (cos(aim), sin(aim), 0.0)
    way = plus(times(forward, level), (0.0, 0.0, -down))
    arm, out = _crown(flick, up, forward) if on_head(flick) else _body(flick, up, forward)
    push = _within_cone(way, times(out, -1.0))
    turning = cross(arm, push)
    spin = _spin(turning, up)
    give = 1 / FINGER_MASS + 1 / MASS + dot(turning, spin)
    impulse = (1 + RESTITUTION) * speed(flick) * dot(way, push) / give
    return times(push, impulse / MASS), times(spin, impulse)


def _body(flick: Flick, up: Vector, forward: Vector) -> tuple[Vector, Vector]:
    """Return where a level finger hits, in m from the centre of mass, and the outward normal."""
    above = high(flick) - RADIUS
    radius, centre = _girth(above)
    ahead = _ahead(forward, up)
    right = offset(flick)
    sideways = times(cross(ahead, up), right)
    out = plus(times(ahead, -sqrt(1 - right * right)), sideways)
    place = plus(times(up, above + LOW), times(out, radius))
    return times(place, 1e-3), unit(plus(times(up, above - centre), times(out, radius)))


def _crown(flick: Flick, up: Vector, forward: Vector) -> tuple[Vector, Vector]:
    """
    Return point and normal for a finger that comes down on the head, just beyond its top.

    There a downward push turns the penguin over without driving it forward, so it jumps steeply.
    """
    right = times((forward[1], -forward[0], 0.0), offset(flick))
    top = sqrt(1 - BEYOND**2 - offset(flick) ** 2)
    out = plus(plus(times(forward, BEYOND), right), (0.0, 0.0, top))
    place = plus(times(up, LOW + NECK), times(out, HEAD))
    return times(place, 1e-3), out


def _ahead(forward: Vector, up: Vector) -> Vector:
    """Return the finger's direction made perpendicular to the axis; any such if it is parallel."""
    ahead = across(forward, up)
    if dot(ahead, ahead) < 1e-6:
        ahead = across((0.0, 0.0, 1.0), up)
    return unit(ahead)


def _girth(high: float) -> tuple[float, float]:
    """
    Return a penguin's radius at a height, and the centre of the ball that gives it that radius.

    All in mm; heights are along the axis, from the centre of the foot.
    """
    foot = sqrt(max(0.0, RADIUS**2 - high**2))
    centre = min(max(high, 0.0), NECK)
    body = sqrt(max(0.0, HEAD**2 - (high - centre) ** 2)) if high >= 0 else 0.0
    return (foot, 0.0) if foot >= body else (body, centre)


def _within_cone(way: Vector, into: Vector) -> Vector:
    """Turn the finger's direction towards straight *into* the body, as far as the skin slips."""
    straight = dot(way, into)
    drag = across(way, into)
    size = hypot(*drag)
    if size <= CONE * straight:
        return way
    return unit(plus(into, times(drag, CONE / size)))


def _spin(turning: Vector, up: Vector) -> Vector:
    """Return the spin that an angular impulse gives to a body with this axis."""
    sideways, along = 1 / INERTIA[0], 1 / INERTIA[2]
    return plus(times(turning, sideways), times(up, dot(turning, up) * (along - sideways)))
