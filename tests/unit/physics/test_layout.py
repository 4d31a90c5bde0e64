"""Tests that the plan is one school: rooms side by side, walls between them, doors in walls."""

from itertools import combinations
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from rumpus.physics import School, digest, load, room_at
from rumpus.physics.layout import Circle, FishDoors, Wall, walls_digest

SCHOOL = load()


def beside(wall: Wall, step: float) -> tuple[float, float]:
    """Return the point at a distance from the middle of a wall."""
    middle = (wall.start + wall.end) / 2
    return (wall.at + step, middle) if wall.across == "x" else (middle, wall.at + step)


def test_there_are_five_rooms_side_by_side() -> None:
    """Rooms never overlap, and have boxes numbered 1 to 5, of which the Kitchen is box 2."""
    for one, two in combinations(SCHOOL.rooms, 2):
        assert (
            one.right <= two.left
            or two.right <= one.left
            or one.top <= two.bottom
            or two.top <= one.bottom
        )
    assert [room.box for room in SCHOOL.rooms] == [1, 2, 3, 4, 5]
    assert [room.name for room in SCHOOL.rooms[:2]] == ["Classroom", "Kitchen"]


def test_every_wall_parts_the_rooms_it_says() -> None:
    """A step to either side of a wall leads to the room that the wall names there, or outside."""
    for wall in SCHOOL.walls:
        assert room_at(SCHOOL, *beside(wall, -3)) == wall.below
        assert room_at(SCHOOL, *beside(wall, 3)) == wall.above


def test_walls_close_every_room() -> None:
    """The lengths of the walls around a room add up to its perimeter."""
    for number, room in enumerate(SCHOOL.rooms):
        around = sum(w.end - w.start for w in SCHOOL.walls if number in {w.below, w.above})
        assert around == 2 * (room.right - room.left + room.top - room.bottom)


def test_doors_lie_within_walls_between_rooms() -> None:
    """A door's opening is within its wall, and joins two rooms."""
    for number, door in enumerate(SCHOOL.doors):
        wall = SCHOOL.walls[door.wall]
        half = SCHOOL.opening.width / 2
        assert wall.start < door.centre - half
        assert door.centre + half < wall.end
        assert SCHOOL.joined(number) == (wall.below, wall.above)
        x, y = SCHOOL.door_point(number)
        assert (x if wall.across == "x" else y) == wall.at
    assert {room for k in range(len(SCHOOL.doors)) for room in SCHOOL.joined(k)} == set(range(5))


@pytest.mark.parametrize("doors", [SCHOOL.fish.two, SCHOOL.fish.three, SCHOOL.fish.four])
def test_fish_hang_over_three_doors(doors: tuple[int, ...]) -> None:
    """Three different doors of the school have the fish sign, for any number of players."""
    assert len(set(doors)) == 3
    assert set(doors) <= set(range(len(SCHOOL.doors)))


def test_a_door_of_an_outer_wall_joins_nothing() -> None:
    """Asking which rooms a door joins raises an error if it leads out of the school."""
    door = replace(SCHOOL.doors[0], wall=0)
    plan = replace(SCHOOL, doors=(door,))

    with pytest.raises(ValueError, match="door 0 leads out"):
        plan.joined(0)


def test_the_circle_is_in_the_classroom() -> None:
    """The red circle is in box 1, the Classroom."""
    assert room_at(SCHOOL, SCHOOL.circle.x, SCHOOL.circle.y) == 0


def test_the_digest_names_the_plan() -> None:
    """A plan that was encoded and decoded has the same digest; a millimetre gives another."""
    again = msgspec.json.decode(msgspec.json.encode(SCHOOL), type=School)
    moved = replace(SCHOOL, inset=SCHOOL.inset + 1)

    assert digest(again) == digest(SCHOOL)
    assert digest(moved) != digest(SCHOOL)


@pytest.mark.parametrize(
    "changes",
    [
        {"fish": FishDoors((0, 1, 2), (1, 2, 3), (2, 3, 4))},
        {"inset": SCHOOL.inset + 1},
        {"circle": Circle(90, 150, 20)},
        {"rooms": tuple(replace(room, name="Room", box=9) for room in SCHOOL.rooms)},
    ],
    ids=lambda changes: next(iter(changes)),
)
def test_the_digest_of_walls_is_blind_to_what_no_flick_meets(changes: dict[str, Any]) -> None:
    """Other fish doors, lines, circle or names change the plan's digest, but not the walls'."""
    other = replace(SCHOOL, **changes)

    assert digest(other) != digest(SCHOOL)
    assert walls_digest(other) == walls_digest(SCHOOL)


@pytest.mark.parametrize(
    "changes",
    [
        {"wall": replace(SCHOOL.wall, height=66)},
        {"opening": replace(SCHOOL.opening, width=57)},
        {"rooms": (replace(SCHOOL.rooms[0], right=201), *SCHOOL.rooms[1:])},
        {"walls": (replace(SCHOOL.walls[0], at=1), *SCHOOL.walls[1:])},
        {"doors": (replace(SCHOOL.doors[0], centre=101), *SCHOOL.doors[1:])},
    ],
    ids=lambda changes: next(iter(changes)),
)
def test_the_digest_of_walls_names_what_flicks_meet(changes: dict[str, Any]) -> None:
    """A millimetre of a wall, a door or the edge of a room changes the digest of walls."""
    assert walls_digest(replace(SCHOOL, **changes)) != walls_digest(SCHOOL)


def test_a_plan_with_an_unknown_word_is_refused() -> None:
    """A misspelled field of a corrected plan is reported, not ignored."""
    text = msgspec.json.encode(SCHOOL).replace(b'"inset"', b'"insert"')

    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(text, type=School)
