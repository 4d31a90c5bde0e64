"""
The finger: how fast and how steeply it strikes, and what that gives to a penguin.

A finger is a mass that strikes at a speed, not a push of a given size: on the head, where a penguin
gives way easily, a given push would make it spin absurdly.
"""

from math import cos, hypot, radians, sin, sqrt
from typing import Final

from rumpus.physics.body import HEAD, INERTIA, LOW, MASS, NECK
from rumpus.physics.flick import Flick
from rumpus.physics.footprint import axis
from rumpus.physics.scene import RADIUS, Pose
from rumpus.physics.vectors import Vector, across, cross, dot, plus, times, unit

FINGER_MASS: Final = 0.015
"""In kg."""
RESTITUTION: Final = 0.3
CONE: Final = 0.6
"""Friction of the skin: how far off the straight push a finger can drag."""
FASTEST: Final = 5.0
"""
Speed of the finger at full power, in m/s; half of it sends a penguin 35 cm along the floor.

The speed grows evenly with the power, so the way grows evenly over the lengths of a school.
"""
STEEPEST: Final = radians(60)
"""How steeply the finger goes down at the top of the head."""
LEVEL_BELOW: Final = 600
"""Up to this height the finger goes level."""
_LOWEST, _HIGHEST = 4.0, 45.0


def speed(flick: Flick) -> float:
    """Give the finger's speed in m/s."""
    return FASTEST * flick.power / 1000


def pitch(flick: Flick) -> float:
    """Give how steeply the finger goes down, in radians: level at the body, down on the head."""
    return STEEPEST * max(0, flick.height - LEVEL_BELOW) / (1000 - LEVEL_BELOW)


def strike(flick: Flick, pose: Pose) -> tuple[Vector, Vector]:
    """Give the velocity in m/s and the spin in rad/s, both in the world, that a flick gives."""
    up = axis(pose)
    aim = radians(flick.aim / 100)
    level, down = cos(pitch(flick)), sin(pitch(flick))
    way = (level * cos(aim), level * sin(aim), -down)
    arm, out = _hit(flick, up, (cos(aim), sin(aim), 0.0))
    push = _within_cone(way, times(out, -1.0))
    turning = cross(arm, push)
    spin = _spin(turning, up)
    give = 1 / FINGER_MASS + 1 / MASS + dot(turning, spin)
    impulse = (1 + RESTITUTION) * speed(flick) * dot(way, push) / give
    return times(push, impulse / MASS), times(spin, impulse)


def _hit(flick: Flick, up: Vector, forward: Vector) -> tuple[Vector, Vector]:
    """Give where the finger hits, in m from the centre of mass, and the way straight out there."""
    high = _LOWEST + (_HIGHEST - _LOWEST) * flick.height / 1000 - RADIUS
    radius, centre = _girth(high)
    ahead = _ahead(forward, up)
    right = flick.side / 1000
    sideways = times(cross(ahead, up), right)
    out = plus(times(ahead, -sqrt(1 - right * right)), sideways)
    place = plus(times(up, high + LOW), times(out, radius))
    return times(place, 1e-3), unit(plus(times(up, high - centre), times(out, radius)))


def _ahead(forward: Vector, up: Vector) -> Vector:
    """Give the way of the finger across the axis; for one that lies along it, any way across."""
    ahead = across(forward, up)
    if dot(ahead, ahead) < 1e-6:
        ahead = across((0.0, 0.0, 1.0), up)
    return unit(ahead)


def _girth(high: float) -> tuple[float, float]:
    """
    Give how thick a penguin is, and the centre of the ball that makes it so thick there.

    In mm; heights are along the axis, from the centre of the foot.
    """
    foot = sqrt(max(0.0, RADIUS**2 - high**2))
    centre = min(max(high, 0.0), NECK)
    body = sqrt(max(0.0, HEAD**2 - (high - centre) ** 2)) if high >= 0 else 0.0
    return (foot, 0.0) if foot >= body else (body, centre)


def _within_cone(way: Vector, into: Vector) -> Vector:
    """Turn the finger's way towards straight *into* the body as far as the skin slips."""
    straight = dot(way, into)
    drag = across(way, into)
    size = hypot(*drag)
    if size <= CONE * straight:
        return way
    return unit(plus(into, times(drag, CONE / size)))


def _spin(turning: Vector, up: Vector) -> Vector:
    """Give the spin that a turning impulse gives to a body with this axis."""
    sideways, along = 1 / INERTIA[0], 1 / INERTIA[2]
    return plus(times(turning, sideways), times(up, dot(turning, up) * (along - sideways)))
