"""Tests that pages describe the doors, walls and rooms of the school as the plan does."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from rumpus.games.icecool.rules.whereabouts import fish_doors
from rumpus.physics.layout import digest, load, walls_digest
from rumpus.physics.places import lines_of

DOCS = Path(__file__).resolve().parents[2] / "docs"
SCHOOL = load()
PLAYERS = {2: "two", 3: "three", 4: "four"}


def page(name: str) -> str:
    """Return the text of a page."""
    return (DOCS / name).read_text(encoding="utf-8")


def sides(door: int) -> str:
    """Return the names of the rooms on both sides of a door, in the order of the plan."""
    return " and ".join(SCHOOL.rooms[room].name for room in sorted(SCHOOL.joined(door)))


def rooms() -> Iterator[str]:
    """Yield a row of the table for each room."""
    for number, room in enumerate(SCHOOL.rooms):
        box = (room.left, room.bottom, room.right, room.top)
        cells = [number, room.name, room.box, numbers(*box), numbers(*lines_of(SCHOOL, number))]
        yield line(*cells)


def walls() -> Iterator[str]:
    """Yield a row of the table for each wall."""
    for number, wall in enumerate(SCHOOL.walls):
        below, above = (
            "outside" if room is None else SCHOOL.rooms[room].name
            for room in (wall.below, wall.above)
        )
        yield line(number, wall.across, *map(whole, (wall.at, wall.start, wall.end)), below, above)


def doors() -> Iterator[str]:
    """Yield a row of the table for each door."""
    for number, door in enumerate(SCHOOL.doors):
        bear = [word for count, word in PLAYERS.items() if number in fish_doors(SCHOOL, count)]
        point = numbers(*SCHOOL.door_point(number))
        yield line(number, sides(number), door.wall, point, ", ".join(bear) or "none")


def line(*cells: object) -> str:
    """Return a row of a Markdown table."""
    return f"| {' | '.join(map(str, cells))} |"


def numbers(*values: float) -> str:
    """Return coordinates separated by commas."""
    return ", ".join(map(whole, values))


def whole(value: float) -> str:
    """Return a coordinate without trailing zeros."""
    return f"{value:g}"


@pytest.mark.parametrize("row", [*rooms(), *walls(), *doors()])
def test_the_reference_has_the_plan(row: str) -> None:
    """The reference has a row for each room, wall and door with the numbers of the plan."""
    assert row in page("reference/physics.md").splitlines()


def test_the_reference_has_the_sizes() -> None:
    """The reference has the sizes of walls, doors, the orange line and the circle, and digests."""
    text, circle = page("reference/physics.md"), SCHOOL.circle

    for said in (
        f"`{digest(SCHOOL)}`",
        f"`{walls_digest(SCHOOL)}`",
        f"{SCHOOL.wall.thickness:g} mm thick and {SCHOOL.wall.height:g} high",
        f"{SCHOOL.opening.width:g} wide and {SCHOOL.opening.height:g} high",
        f"{SCHOOL.inset:g} mm from the face of the wall",
        f"({circle.x:g}, {circle.y:g}) with a radius of {circle.radius:g}",
    ):
        assert said in text


@pytest.mark.rule("IC-7")
@pytest.mark.parametrize("count", PLAYERS)
def test_the_rulebook_hangs_fish_where_the_plan_does(count: int) -> None:
    """The rule names exactly the plan's doors for this number of players, by their rooms."""
    (said,) = re.findall(rf"^- {PLAYERS[count]}: (.+)$", page("rules/icecool.md"), re.MULTILINE)
    meant = {frozenset(sides(door).split(" and ")) for door in fish_doors(SCHOOL, count)}

    assert {frozenset(pair.split(" and ")) for pair in said.split(", ")} == meant


@pytest.mark.rule("IC-7")
def test_the_report_was_played_with_these_doors() -> None:
    """The report prints the plan's fish doors in bold, for each number of players."""
    report = page("reference/icecool-layout.md")
    rows = re.findall(
        r"^\| (?:fair|sharp) \| (\d) \| ((?:[*\d.]+ ?\|? ?){7})\|$", report, re.MULTILINE
    )

    assert {int(players) for players, _ in rows} == set(PLAYERS)
    for players, cells in rows:
        bold = {at for at, cell in enumerate(cells.strip(" |").split(" | ")) if "**" in cell}
        assert bold == set(fish_doors(SCHOOL, int(players)))
