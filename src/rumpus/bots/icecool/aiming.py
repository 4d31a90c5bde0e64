"""What a bot flicks at: something in its room, along a straight line."""

from math import atan2, degrees, hypot
from typing import Final

from rumpus.core.values import Seat
from rumpus.games.icecool.state import View
from rumpus.physics.layout import Point, School
from rumpus.physics.places import room_at
from rumpus.physics.scene import Pose

BEYOND: Final = 40.0
"""In mm: to be through a door, one has to flick further than to it."""

SLOWEST: Final = 330
PER_MM: Final = 1.1
STRONGEST: Final = 800
"""How much power takes a penguin how far, roughly."""


def targets(school: School, view: View, seat: Seat, pose: Pose) -> tuple[Point, ...]:
    """List what is worth flicking at; it is never empty."""
    room = room_at(school, pose.x, pose.y)
    doors = [at for at in range(len(school.doors)) if room in school.joined(at)]
    if seat == view.catcher:
        prey = _prey(school, view, room)
        if prey:
            return prey
    fish = [door for door in doors if door in view.seats[seat].fish]
    return tuple(school.door_point(door) for door in fish or doors)


def aim(pose: Pose, target: Point) -> tuple[int, int]:
    """Give direction and power of a straight flick that gets a little beyond a point."""
    dx, dy = target[0] - pose.x, target[1] - pose.y
    direction = round(100 * degrees(atan2(dy, dx))) % 36_000
    power = SLOWEST + PER_MM * (hypot(dx, dy) + BEYOND)
    return direction, min(STRONGEST, round(power))


def _prey(school: School, view: View, room: int | None) -> tuple[Point, ...]:
    """List the Runners in a room whom it is worth to catch."""
    free = 2 if len(view.seats) == 2 else 1
    return tuple(
        (seat.pose.x, seat.pose.y)
        for seat in view.seats
        if seat.role == "runner" and seat.caught < free and seat.pose is not None
        if room_at(school, seat.pose.x, seat.pose.y) == room
    )
