"""Tests of 300 flicks among four penguins anywhere: none is lost, none goes through a wall."""

from math import hypot

import pytest

from rumpus.core.chance import Chance
from rumpus.physics import (
    Bounced,
    Flick,
    Jumped,
    Left,
    Passed,
    Rested,
    Scene,
    Shot,
    Touched,
    load,
    room_at,
    simulate,
)
from rumpus.physics.footprint import gap, lowest
from rumpus.physics.layout import Wall
from rumpus.physics.places import across, along
from rumpus.physics.track import decode
from unit.physics.scenes import random_flick, random_scene

FLICKS = 300
Played = tuple[Scene, Flick, Shot]


@pytest.fixture(scope="module")
def played() -> list[Played]:
    """Return the scenes, flicks and shots, which are simulated once."""
    chance = Chance(b"three hundred", "flicks")
    cases = [(random_scene(chance), random_flick(chance)) for _ in range(FLICKS)]
    return [(scene, flick, simulate(scene, flick)) for scene, flick in cases]


def in_wall(wall: Wall, x: float, y: float, z: float) -> bool:
    """Return True if a point lies within the material of a wall."""
    school = load()
    if abs(across(wall, x, y) - wall.at) > school.wall.thickness / 2 or z > school.wall.height:
        return False
    number = school.walls.index(wall)
    spot = along(wall, x, y)
    open_here = any(
        door.wall == number and abs(spot - door.centre) < school.opening.width / 2
        for door in school.doors
    )
    inside = wall.start <= spot <= wall.end
    return inside and not (open_here and z < school.opening.height)


def test_all_are_believed_and_rest_in_time(played: list[Played]) -> None:
    """Every flick comes to rest within 10 s, and 95 % of them within 5.5 s."""
    durations = sorted(shot.duration for _, _, shot in played)

    assert [shot.trouble for _, _, shot in played if shot.trouble] == []
    assert durations[-1] < 10_000
    assert durations[FLICKS * 95 // 100] < 5_500


def test_no_middle_of_a_penguin_is_ever_in_a_wall(played: list[Played]) -> None:
    """In no frame of any track does the middle of a foot or a neck lie in a wall."""
    for _, _, shot in played:
        for lane in decode(shot.track):
            x, y, z = lane.rows[:3]
            for wall in load().walls:
                close = abs((x if wall.across == "x" else y) - wall.at) < 2
                for k in close.nonzero()[0]:
                    assert not in_wall(wall, float(x[k]), float(y[k]), float(z[k]))


def test_all_rest_on_the_floor_apart(played: list[Played]) -> None:
    """Penguins rest on the floor or well above it, inside a room, and not in one another."""
    for _, _, shot in played:
        gone = {fact.penguin for fact in shot.facts if isinstance(fact, Left)}
        poses = [p for k, p in enumerate(shot.rest) if p is not None and k not in gone]
        assert all(abs(lowest(pose)) < 1 or lowest(pose) > 10 for pose in poses)
        assert all(gap(a, b) > -0.6 for a in poses for b in poses if a is not b)
        assert all(room_at(load(), pose.x, pose.y) is not None for pose in poses)


def test_everything_that_can_happen_happens(played: list[Played]) -> None:
    """The flicks include passes, jumps, bounces, touches, stuck penguins, and some that leave."""
    facts = [fact for _, _, shot in played for fact in shot.facts]

    for kind, least in ((Passed, 15), (Jumped, 10), (Bounced, 200), (Touched, 20), (Left, 5)):
        assert sum(isinstance(fact, kind) for fact in facts) >= least, kind
    assert any(isinstance(fact, Rested) and fact.door is not None for fact in facts)


def test_facts_stand_in_order_and_end_with_rest(played: list[Played]) -> None:
    """Facts are in order of time until the end of the shot, with one rest of the mover."""
    for scene, _, shot in played:
        times = [fact.at for fact in shot.facts]
        assert times == sorted(times)
        assert times[-1] == shot.duration
        rests = [fact for fact in shot.facts if isinstance(fact, Rested)]
        assert sum(fact.penguin == scene.mover for fact in rests) == 1


def test_passes_and_jumps_make_a_way_from_room_to_room(played: list[Played]) -> None:
    """Each penguin's crossings lead from its room to the one where it rests, without a gap."""
    for scene, _, shot in played:
        for number, pose in enumerate(scene.penguins):
            assert pose is not None
            room: int | None = room_at(load(), pose.x, pose.y)
            for fact in shot.facts:
                if fact.penguin != number:
                    continue
                if isinstance(fact, Passed):
                    assert room in load().joined(fact.door)
                    assert fact.to != room
                    room = fact.to
                elif isinstance(fact, Jumped):
                    assert fact.out_of == room
                    room = fact.to
                elif isinstance(fact, Rested) and fact.door is None and fact.room is not None:
                    assert fact.room == room


def test_who_does_not_move_stays_bit_for_bit(played: list[Played]) -> None:
    """A penguin for which no rest is reported has kept its exact pose."""
    for scene, _, shot in played:
        told = {fact.penguin for fact in shot.facts if isinstance(fact, Rested)}
        for number, (before, after) in enumerate(zip(scene.penguins, shot.rest, strict=True)):
            assert before is not None
            assert after is not None
            assert number in told or after == before


def test_a_track_ends_where_the_shot_rests(played: list[Played]) -> None:
    """A track ends within a tenth of a millimetre of the final pose, with a frame every 8 ms."""
    for _, _, shot in played:
        for lane in decode(shot.track):
            rest = shot.rest[lane.penguin]
            assert rest is not None
            x, y, _ = lane.rows[:3, -1].tolist()
            assert hypot(x - rest.x, y - rest.y) < 0.1
            assert lane.rows.shape[1] == shot.duration // 8 + 1


def test_tracks_are_small(played: list[Played]) -> None:
    """Most tracks have less than 1.5 kB, and none has more than 4.5 kB."""
    sizes = sorted(len(shot.track) for _, _, shot in played)

    assert sizes[FLICKS // 2] < 1500
    assert sizes[-1] < 4500
