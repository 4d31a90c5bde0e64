"""Tests of what the dials do, at the values where the client's descriptions change."""

import re
from functools import cache
from itertools import pairwise
from pathlib import Path

import msgspec
import pytest

from rumpus.physics import load
from rumpus.physics.dials import SHOULDERS
from rumpus.physics.facts import Bounced, Jumped
from rumpus.physics.flick import Flick
from rumpus.physics.layout import Room, Wall
from rumpus.physics.shot import Shot
from rumpus.physics.simulate import simulate
from rumpus.physics.track import decode
from unit.physics.scenes import OPEN, alone, slid

AIM = Path(__file__).parents[3] / "web/src/games/icecool/play/aim/aim.ts"
SAID = {
    name: int(value) for name, value in re.findall(r"const (\w+) = (\d+);", AIM.read_text("utf-8"))
}
HALVES = msgspec.structs.replace(
    OPEN,
    rooms=(Room("West", 1, -4000, -4000, 0, 4000), Room("East", 2, 0, -4000, 4000, 4000)),
    walls=(Wall("x", 0, -4000, 4000, 0, 1),),
)
"""Open floor with one wall through its middle."""
LINE = load().inset + load().wall.thickness / 2
"""Distance from the orange line to the middle of a wall, in mm."""
AHEAD = (LINE, 70, 100, 130, 160)
"""Distances from a penguin to the wall before it, in mm."""
BODY, HEAD = (0, 200, 400, 600, SHOULDERS - 1), (SHOULDERS, 750, 850, 925, 1000)
POWERS = (500, 650, 800, 900, 1000)
SIDES = range(0, 901, 150)
SLACK = 0.06
"""Share by which a penguin may turn less when hit further to the side: paths are chaotic."""


@cache
def jumps(height: int, power: int, ahead: float, side: int = 0) -> bool:
    """Return True if a penguin that is flicked straight at the wall jumps over it."""
    shot = simulate(alone(-ahead, 0), Flick(0, power, side, height), HALVES)
    return any(isinstance(fact, Jumped) for fact in shot.facts)


def share(height: int, power: int) -> float:
    """Return the share of places before a wall from which a penguin jumps over it."""
    return sum(jumps(height, power, ahead) for ahead in AHEAD) / len(AHEAD)


@pytest.mark.rule("IC-38")
@pytest.mark.parametrize("height", BODY)
def test_hit_at_the_body_no_penguin_jumps(height: int) -> None:
    """A penguin that is hit below the head never jumps a wall, however hard it's hit."""
    assert [share(height, power) for power in POWERS] == [0.0] * len(POWERS)


@pytest.mark.rule("IC-38")
@pytest.mark.parametrize("power", POWERS)
def test_the_higher_on_the_head_the_more_often_it_jumps(power: int) -> None:
    """At every power, a higher hit on the head jumps from at least as many places."""
    shares = [share(height, power) for height in HEAD]

    assert shares == sorted(shares)
    assert shares[-1] >= 0.8 or power < 800


@pytest.mark.rule("IC-38")
@pytest.mark.parametrize("height", HEAD)
def test_the_harder_the_hit_on_the_head_the_more_often_it_jumps(height: int) -> None:
    """At every height of the head, more power loses at most one place from which to jump."""
    shares = [share(height, power) for power in POWERS]

    assert all(more >= less - 1 / len(AHEAD) - 1e-9 for less, more in pairwise(shares))
    assert shares[0] <= shares[-1] == max(shares)


@pytest.mark.rule("IC-19", "IC-38")
@pytest.mark.parametrize("side", [-300, 0, 300])
@pytest.mark.parametrize("height", [SAID["CROWN"], 950, 1000])
def test_from_the_orange_line_a_hard_hit_on_top_jumps_the_wall(height: int, side: int) -> None:
    """From the power that the client names, a hit on top of the head always jumps the wall."""
    assert all(jumps(height, power, LINE, side) for power in range(SAID["JUMPS"] * 10, 1001, 50))


@pytest.mark.rule("IC-38")
@pytest.mark.parametrize("power", [200, 300, 450, 600, 800])
@pytest.mark.parametrize("height", BODY)
def test_more_side_turns_more_to_that_side(height: int, power: int) -> None:
    """On open floor, a hit in the middle goes straight, and hits further to the side turn more."""
    turned = [slid(Flick(0, power, side, height))[0].y for side in SIDES]
    right = [-y for y in turned]

    assert abs(right[0]) < 1
    assert right[1] > 5
    assert all(more > less * (1 - SLACK) for less, more in pairwise(right))
    assert right[-1] > 3 * right[1]


@pytest.mark.rule("IC-38")
@pytest.mark.parametrize("room", range(5))
@pytest.mark.parametrize("sign", [1, -1])
def test_in_every_room_more_side_turns_more(room: int, sign: int) -> None:
    """In every room and four directions, a soft hit further to the side turns a penguin more."""
    box = load().rooms[room]
    start = alone((box.left + box.right) / 2, (box.bottom + box.top) / 2)
    for aim in range(0, 36_000, 9_000):
        ways = [sign * aside(simulate(start, Flick(aim, 160, sign * side)), aim) for side in SIDES]

        assert abs(ways[0]) < 1
        assert ways[-1] > 15
        assert all(more > less for less, more in pairwise(ways)), (aim, ways)


def aside(shot: Shot, aim: int) -> float:
    """Return how far right of its aim a penguin rests, after a shot without bounces."""
    assert not any(isinstance(fact, Bounced) for fact in shot.facts)
    x, y, _ = decode(shot.track)[0].rows[:3]
    dx, dy = float(x[-1] - x[0]), float(y[-1] - y[0])
    return {0: -dy, 9_000: dx, 18_000: dy, 27_000: -dx}[aim]


@pytest.mark.rule("IC-38")
@pytest.mark.parametrize("side", [100, 300, 500, SAID["FAR"], 900])
def test_a_hit_at_the_side_goes_straight_and_then_hooks_to_that_side(side: int) -> None:
    """A penguin hit at the side keeps to its aim for 100 mm, and then ends far to that side."""
    rest, shot = slid(Flick(0, 450, side, SAID["BODY"]))
    x, y, _ = decode(shot.track)[0].rows[:3]

    assert abs(float(y[x > 100][0])) < 16
    assert -rest.y > 5 + side / 8


def test_on_the_head_it_stops_sooner_than_at_the_body() -> None:
    """At the same power, a hit on the head sends a penguin less far than one at the body."""
    ways = [slid(Flick(0, 800, 0, SAID[name]))[0].x for name in ("HEAD", "BODY")]

    assert ways == sorted(ways)


def test_the_client_calls_head_what_is_hit_from_above() -> None:
    """The client's words for the head begin at the height where the finger comes down."""
    assert SAID["HEAD"] == SHOULDERS
