"""What the client says of its dials, by the bounds that it says it at, is what penguins do."""

import re
from pathlib import Path

import msgspec
import pytest

from rumpus.physics.facts import Jumped
from rumpus.physics.flick import Flick
from rumpus.physics.layout import Room, Wall
from rumpus.physics.shot import Shot
from rumpus.physics.simulate import simulate
from rumpus.physics.track import decode
from unit.physics.scenes import OPEN, alone, slid

AIM = Path(__file__).parents[3] / "web/src/games/icecool/aim.ts"
SAID = {
    name: int(value) for name, value in re.findall(r"const (\w+) = (\d+);", AIM.read_text("utf-8"))
}
HALVES = msgspec.structs.replace(
    OPEN,
    rooms=(Room("West", 1, -4000, -4000, 0, 4000), Room("East", 2, 0, -4000, 4000, 4000)),
    walls=(Wall("x", 0, -4000, 4000, 0, 1),),
)
"""The open floor with one wall through its middle."""
AHEAD = (60, 80, 100, 120, 150)
"""How far before the wall a penguin stands, in mm."""


def flicked(flick: Flick, ahead: float = 100) -> Shot:
    """Flick a penguin in the Classroom straight at the wall."""
    return simulate(alone(-ahead, 0), flick, HALVES)


def jumps(height: int, power: int) -> int:
    """Count from how many places before a wall a penguin jumps over it."""
    shots = [flicked(Flick(0, power, 0, height), ahead) for ahead in AHEAD]
    return sum(any(isinstance(fact, Jumped) for fact in shot.facts) for shot in shots)


@pytest.mark.parametrize("height", [SAID["BACK"], 450, SAID["HEAD"], 900])
def test_walls_are_jumped_from_the_power_that_is_said(height: int) -> None:
    """In the back and on the head a penguin jumps walls from that power on, most of them."""
    power = SAID["JUMPS"] * 10

    assert jumps(height, power) >= 2
    assert jumps(height, power + 100) >= 3
    assert jumps(height, power - 150) == 0


@pytest.mark.parametrize("height", [SAID["FOOT"], SAID["BODY"]])
def test_at_the_body_a_penguin_slides_and_jumps_no_wall(height: int) -> None:
    """Hit at the body a penguin stays within the walls, but for the very hardest hits."""
    assert [jumps(height, power) for power in (500, 700, 800)] == [0, 0, 0]


def test_on_the_head_it_stops_sooner_than_in_the_back_and_there_than_at_the_body() -> None:
    """A long jump ends further away than a short one; who slides gets further than both."""
    ways = [slid(Flick(0, 800, 0, SAID[name]))[0].x for name in ("BODY", "BACK", "HEAD")]

    assert ways == sorted(ways, reverse=True)


@pytest.mark.parametrize("power", [300, 600, 900])
def test_at_the_foot_it_leans_back(power: int) -> None:
    """Hit below the body a penguin leans back at first; in the back it falls forward."""
    assert lean(SAID["FOOT"] // 2, power) < -0.2
    assert lean(SAID["BACK"], power) > 0.2


@pytest.mark.parametrize("side", [100, 300, 500])
def test_a_hit_at_the_side_goes_straight_and_then_hooks_to_that_side(side: int) -> None:
    """For its first 100 mm it keeps to its aim; then it ends far to the side that was hit."""
    early, end = aside(side)

    assert abs(early) < 16
    assert end > 60


@pytest.mark.parametrize("side", [SAID["FAR"], 800, 900])
def test_a_hit_far_out_glances_off_to_the_other_side(side: int) -> None:
    """It goes off to the other side at once, and ends nearer to the side that was hit."""
    early, end = aside(side)

    assert early < -18
    assert end > early


def aside(side: int) -> tuple[float, float]:
    """Tell how far to the right of its aim a penguin is after 100 mm, and where it rests."""
    rest, shot = slid(Flick(0, 450, side, SAID["BODY"]))
    x, y, _ = decode(shot.track)[0].rows[:3]
    return -float(y[x > 100][0]), -rest.y


def lean(height: int, power: int) -> float:
    """Tell how far the head is before the foot after 40 ms, as the sine of the lean."""
    rows = decode(flicked(Flick(0, power, 0, height)).track)[0].rows
    qw, qx, qy, qz = rows[3:7, 5]
    return float(2 * (qx * qz + qw * qy))
