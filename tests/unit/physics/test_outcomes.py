"""Tests of what flicks do: each behaviour results from simulated bodies, and none is scripted."""

import sys
from math import acos, degrees, hypot, nan
from pathlib import Path

import numpy as np
import pytest

from plans import FIVE_ROOMS
from rumpus.physics import (
    Bounced,
    Flick,
    Jumped,
    Landed,
    Left,
    Passed,
    Rested,
    Scene,
    School,
    Touched,
    simulate,
    standing,
)
from rumpus.physics._mujoco import Model
from rumpus.physics.model import compiled
from rumpus.physics.stepping import to_rest
from rumpus.physics.track import decode
from unit.physics.scenes import OPEN, alone, played, slid, told

HALL = (280.0, 200.0)
NORTH = 9000


def steepest(track: bytes) -> float:
    """Return the largest tilt of the first penguin of a track, in degrees."""
    _, qx, qy, _ = decode(track)[0].rows[3:]
    upright = 1 - 2 * (qx**2 + qy**2)
    return degrees(acos(max(-1.0, float(upright.min()))))


def highest(track: bytes) -> float:
    """Return the greatest height that a track's first penguin reaches with its foot, in mm."""
    return float(decode(track)[0].rows[2].max())


@pytest.mark.parametrize("power", [200, 400, 600])
def test_a_hit_in_the_middle_goes_straight(power: int) -> None:
    """A penguin hit low and in the middle strays from its line by less than a millimetre."""
    rest, _ = slid(Flick(0, power, 0, 100))

    assert rest.x > 40
    assert abs(rest.y) < 1


def test_a_harder_hit_goes_further() -> None:
    """Each additional tenth of the power sends a penguin further along the floor."""
    ways = [slid(Flick(0, power, 0, 100))[0].x for power in range(100, 1001, 100)]

    assert ways == sorted(ways)
    assert ways[4] == pytest.approx(350, abs=40)


@pytest.mark.parametrize("height", [100, 200])
@pytest.mark.parametrize("side", [300, 600, 900])
def test_a_penguin_curves_to_the_side_that_was_hit(side: int, height: int) -> None:
    """A penguin hit on the right ends right of its aim, and one hit on the left ends left of it."""
    right, shot = slid(Flick(0, 500, side, height))
    left, _ = slid(Flick(0, 500, -side, height))

    assert right.y < -50
    assert left.y > 50
    assert left.y == pytest.approx(-right.y, abs=1)
    turns = decode(shot.track)[0].rows[6]
    assert turns.max() - turns.min() > 0.5


def test_a_curve_begins_straight() -> None:
    """A curve begins along the aim, and ends far to the side of it."""
    _, shot = slid(Flick(0, 500, 600, 100))
    x, y, _ = decode(shot.track)[0].rows[:3]

    assert abs(y[x < 150][:10]).max() < 5
    assert y[-1] < -100


@pytest.mark.parametrize("height", [900, 950, 1000])
def test_a_hit_on_the_head_jumps_over_a_wall(height: int) -> None:
    """Hit hard on the head, a penguin flies over a wall that has no door, and lands behind it."""
    shot = played(alone(*HALL), Flick(NORTH, 900, 0, height))

    jumped, landed = told(shot, Jumped)[0], told(shot, Landed)[0]
    assert jumped == Jumped(jumped.at, 0, 9, 4, 3)
    assert landed == Landed(landed.at, 0, 3)
    assert highest(shot.track) > FIVE_ROOMS.wall.height + 10


@pytest.mark.parametrize("power", [500, 700, 1000])
def test_a_hit_at_the_foot_does_not_jump(power: int) -> None:
    """However hard a penguin is hit low, its foot stays below the walls."""
    shot = played(alone(*HALL), Flick(NORTH, power, 0, 100))

    assert told(shot, Jumped) == []
    assert highest(shot.track) < FIVE_ROOMS.wall.height


def test_a_penguin_bounces_off_a_wall() -> None:
    """Flicked at a wall, a penguin comes back from it."""
    shot = played(alone(300, 60), Flick(0, 500, 0, 100))

    assert Bounced(told(shot, Bounced)[0].at, 0, 2) in shot.facts
    x = decode(shot.track)[0].rows[0]
    assert 510 < x.max() < 546
    assert x[-1] < x.max() - 10


def test_penguins_collide() -> None:
    """A penguin that runs into another touches it and pushes it on."""
    start = standing(300, 240)
    shot = played(Scene((standing(240, 240), start), 0), Flick(0, 400, 0, 100))

    assert Touched(told(shot, Touched)[0].at, 0, 1) in shot.facts
    pushed = shot.rest[1]
    assert pushed is not None
    assert pushed.x > start.x + 10
    assert [fact.penguin for fact in told(shot, Rested)] == [0, 1]


def test_a_pushed_penguin_passes_a_door() -> None:
    """Facts of a pushed penguin are reported like those of the mover."""
    scene = Scene((standing(100, 200), standing(100, 270)), 0)
    shot = played(scene, Flick(NORTH, 500, 0, 100))

    assert any(fact == Passed(fact.at, 1, 0, 3) for fact in shot.facts)


@pytest.mark.parametrize("power", [300, 500, 700])
def test_a_penguin_rocks_upright(power: int) -> None:
    """A penguin thrown over by a hit on the head stands again within six seconds."""
    rest, shot = slid(Flick(0, power, 0, 900))

    assert steepest(shot.track) > 60
    assert 1 - 2 * (rest.qx**2 + rest.qy**2) > 0.99
    assert shot.duration < 6000


def test_a_penguin_gets_stuck_in_a_door() -> None:
    """Of flicks through a door that differ in power, at least one rests in the doorway."""
    shots = [played(alone(100, 200), Flick(NORTH, power, 0, 100)) for power in range(150, 400, 10)]
    stuck = [fact for shot in shots for fact in told(shot, Rested) if fact.door is not None]

    assert stuck
    assert {fact.door for fact in stuck} == {0}
    assert {side for fact in stuck for side in fact.sides} <= {0, 3}


def test_a_door_is_passed_completely_or_not() -> None:
    """A penguin that rests beyond a door has passed it; one that never came so far hasn't."""
    for power in range(150, 400, 10):
        shot = played(alone(100, 200), Flick(NORTH, power, 0, 100))
        rest = shot.rest[0]
        assert rest is not None
        if rest.y > 320 + 2 + 15.1:
            assert told(shot, Passed)
        if max(decode(shot.track)[0].rows[1]) < 320 + 2 + 10:
            assert not told(shot, Passed)


def test_a_penguin_flies_over_the_outer_wall() -> None:
    """Hit too hard on the head, a penguin leaves the school."""
    shot = played(alone(60, 400), Flick(NORTH, 900, 0, 800))

    assert any(fact == Jumped(fact.at, 0, 5, 3, None) for fact in shot.facts)
    assert shot.facts[-2:] == (Left(shot.duration, 0), Rested(shot.duration, 0, None))
    rest = shot.rest[0]
    assert rest is not None
    assert rest.y > 480


def test_a_flick_without_power_moves_nobody() -> None:
    """A flick without power moves nobody, and its only fact is that the mover rests."""
    scene = Scene((standing(100, 160), None, standing(300, 240, 1.0)), 0)
    shot = played(scene, Flick(0, 0))

    assert shot.rest[1:] == scene.penguins[1:]
    assert [(type(fact), fact.penguin) for fact in shot.facts] == [(Rested, 0)]
    mover = shot.rest[0]
    assert mover is not None
    assert hypot(mover.x - 100, mover.y - 160) < 0.01


def test_those_that_touched_before_are_not_told_to_touch() -> None:
    """Two penguins that start in contact are reported to touch only after they were apart."""
    scene = Scene((standing(100, 160), standing(130, 160)), 0)

    assert told(played(scene, Flick(18_000, 300, 0, 100)), Touched) == []
    anew = told(played(scene, Flick(0, 300, 0, 100)), Touched)
    assert anew
    assert min(fact.at for fact in anew) > 100


def test_only_those_that_moved_are_in_the_track() -> None:
    """A penguin far from everything keeps its exact pose, and isn't in the track."""
    far = standing(460, 320, 2.0)
    shot = played(Scene((far, standing(100, 60)), 1), Flick(NORTH, 300, 0, 100))

    assert shot.rest[0] == far
    assert [lane.penguin for lane in decode(shot.track)] == [1]


def test_what_is_not_believed_leaves_all_where_they_were() -> None:
    """A penguin that starts kilometres away is lost: everybody stays, and there are no facts."""
    scene = Scene((standing(3_000_000, 0), standing(100, 160)), 0)
    shot = simulate(scene, Flick(0, 500), OPEN)

    assert (shot.trouble, shot.safe, shot.rest, shot.facts) == ("lost", False, scene.penguins, ())
    assert decode(shot.track) == ()


def test_a_simulation_that_explodes_is_lost_in_silence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    """A run with absurdly large numbers ends at once, prints nothing and writes no file."""
    monkeypatch.chdir(tmp_path)
    state = np.array([0, 0.1, 0.16, 0.009, 1, 0, 0, 0, 1e12, 0, 0, 0, 0, 0])

    assert to_rest(compiled(FIVE_ROOMS, 1), state).ended == "lost"
    assert list(tmp_path.iterdir()) == []
    assert capfd.readouterr() == ("", "")


@pytest.mark.parametrize(("rising", "spin"), [(25.0, 0.0), (0.0, 5000.0), (nan, 0.0)])
def test_what_is_faster_than_any_flick_is_lost(rising: float, spin: float) -> None:
    """A penguin over the school is lost at 25 m/s, at 800 turns a second, or at NaN."""
    state = np.array([0, 0.1, 0.16, 1.0, 1, 0, 0, 0, 0, 0, rising, 0, 0, spin])
    run = to_rest(compiled(FIVE_ROOMS, 1), state)

    assert run.ended == "lost"
    assert len(run.sensed) < 500


def test_what_does_not_come_to_rest_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    """A simulation without enough time to come to rest is reported as unsettled."""
    monkeypatch.setattr("rumpus.physics.stepping.LONGEST", 480)
    shot = played(alone(100, 160), Flick(0, 500))

    assert (shot.trouble, shot.rest) == ("unsettled", alone(100, 160).penguins)


def test_a_wall_gone_through_is_not_believed(monkeypatch: pytest.MonkeyPatch) -> None:
    """A penguin that passes through a wall, as the engine has none here, has tunnelled."""

    def without_walls(_school: School, penguins: int) -> Model:
        return compiled(OPEN, penguins)

    monkeypatch.setattr(sys.modules[simulate.__module__], "compiled", without_walls)
    scene = alone(300, 60)
    shot = played(scene, Flick(0, 1000, 0, 100))

    assert (shot.trouble, shot.rest, shot.facts) == ("tunnelled", scene.penguins, ())
