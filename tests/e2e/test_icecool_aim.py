"""Tests of the view in a player's own turn of ICECOOL 2, measured with the live camera."""

import json
import re
from math import cos, pi, sin, sqrt
from typing import Any, NamedTuple

import pytest
from playwright.sync_api import Page, expect

from e2e.icecool import SCHOOL
from e2e.people import DESKTOP, PHONE, People, Person
from rumpus.physics.layout import Wall

pytestmark = pytest.mark.e2e
SIGHTS = [(DESKTOP, 100, 30), (PHONE, 80, 18)]
"""Screen, least height of a penguin and least width of an open door, in CSS pixels."""
CIRCLE = (100.0, 160.0)
BALLS = ((15.0, 15.0), (35.5, 10.5), (48.4, 3.9))
"""Foot, head and bobble of a penguin as balls: height of the centre, and radius."""
REACH = 70
"""Distance from the middle of the penguin to the tip of the longest arrow."""
CAMERA = re.compile(r"\[.*\]")
CALM_MS = 2_000
PULL = 95


class Point(NamedTuple):
    """Point of the window."""

    x: float
    y: float


class Eye:
    """Camera of a page, as the renderer has it."""

    def __init__(self, page: Page) -> None:
        """Read the camera's matrix from the canvas."""
        canvas = page.locator("canvas[data-engine]")
        expect(canvas).to_have_attribute("data-camera", CAMERA)
        page.wait_for_timeout(CALM_MS)
        self._matrix: list[float] = json.loads(canvas.get_attribute("data-camera") or "")
        size = page.viewport_size
        assert size is not None
        self.width, self.height = size["width"], size["height"]

    def sees(self, x: float, y: float, z: float = 0) -> Point:
        """Project a point of the plan into the window."""
        point = (x, y, z, 1.0)
        clip = [sum(self._matrix[4 * k + row] * point[k] for k in range(4)) for row in range(4)]
        return Point(
            (1 + clip[0] / clip[3]) / 2 * self.width, (1 - clip[1] / clip[3]) / 2 * self.height
        )

    def tall(self, x: float, y: float) -> float:
        """Return the height on the screen of a penguin that stands at a point."""
        heights = [
            self.sees(x + dx, y + dy, z + dz).y
            for z, radius in BALLS
            for dx, dy, dz in globe(radius)
        ]
        return max(heights) - min(heights)

    def gap(self, door: int) -> float:
        """Return the width on the screen of a door's opening, within the window."""
        wall = SCHOOL.walls[SCHOOL.doors[door].wall]
        centre = SCHOOL.doors[door].centre
        frames = [
            [
                min(self.width, max(0, self.sees(*place(wall, centre + along, off), 26).x))
                for off in (-SCHOOL.wall.thickness / 2, SCHOOL.wall.thickness / 2)
            ]
            for along in (-SCHOOL.opening.width / 2, SCHOOL.opening.width / 2)
        ]
        one, other = frames
        return max(min(one) - max(other), min(other) - max(one))


def place(wall: Wall, along: float, off: float) -> tuple[float, float]:
    """Return the point of the plan *along* a wall and *off* its middle."""
    return (wall.at + off, along) if wall.across == "x" else (along, wall.at + off)


def globe(radius: float) -> list[tuple[float, float, float]]:
    """Return points spread over a ball."""
    points: list[tuple[float, float, float]] = []
    for step in range(200):
        up = 1 - 2 * step / 199
        out = radius * sqrt(max(0, 1 - up * up))
        points.append((out * cos(step * 2.4), out * sin(step * 2.4), radius * up))
    return points


def on_circle(people: People, look: dict[str, Any]) -> Person:
    """Open practice as a newcomer, with the penguin on the red circle."""
    person = people.comes("Ada", look, reduced_motion="reduce")
    person.visit("/practice")
    expect(person.page.get_by_role("button", name="Where it hits")).to_be_visible()
    return person


@pytest.mark.parametrize(("look", "tall", "gap"), SIGHTS, ids=["desk", "phone"])
def test_from_behind_penguin_doors_and_arrow_are_in_sight(
    people: People, look: dict[str, Any], tall: float, gap: float
) -> None:
    """The penguin and its doors are large enough, and no arrow leaves the window."""
    eye = Eye(on_circle(people, look).page)
    assert eye.tall(*CIRCLE) >= tall
    doors = [door for door in range(len(SCHOOL.doors)) if 0 in SCHOOL.joined(door)]
    assert len(doors) == 3
    assert {door: eye.gap(door) for door in doors if eye.gap(door) < gap} == {}
    for turn in range(36):
        angle = turn * pi / 18
        tip = eye.sees(CIRCLE[0] + REACH * cos(angle), CIRCLE[1] + REACH * sin(angle), 1)
        assert 0 < tip.x < eye.width
        assert 0 < tip.y < eye.height


@pytest.mark.rule("IC-39")
@pytest.mark.parametrize("look", [DESKTOP, PHONE], ids=["desk", "phone"])
def test_power_and_spin_are_read_at_the_finger_that_pulls_back(
    people: People, look: dict[str, Any]
) -> None:
    """A pull straight back from a door shows its power and spin; letting go flicks the penguin."""
    person = on_circle(people, look)
    page, eye = person.page, Eye(person.page)
    foot, door = eye.sees(*CIRCLE), eye.sees(*SCHOOL.door_point(0))
    far = sqrt((foot.x - door.x) ** 2 + (foot.y - door.y) ** 2)
    page.mouse.move(foot.x, foot.y)
    page.mouse.down()
    page.mouse.move(
        foot.x + PULL * (foot.x - door.x) / far, foot.y + PULL * (foot.y - door.y) / far, steps=5
    )
    expect(page.locator(".tag")).to_contain_text(re.compile(r"\d+\s*straight"))
    page.mouse.up()
    person.sees("come to rest in")


@pytest.mark.rule("IC-39")
@pytest.mark.parametrize("look", [DESKTOP, PHONE], ids=["desk", "phone"])
def test_a_pull_from_the_head_goes_through_the_door_it_points_at(
    people: People, look: dict[str, Any]
) -> None:
    """A pull that starts at the head, straight back from a door, flicks through that door."""
    person = on_circle(people, look)
    page, eye = person.page, Eye(person.page)
    foot, door = eye.sees(*CIRCLE), eye.sees(*SCHOOL.door_point(4))
    far = sqrt((foot.x - door.x) ** 2 + (foot.y - door.y) ** 2)
    head = Point(foot.x, foot.y - 0.7 * eye.tall(*CIRCLE))
    page.mouse.move(*head)
    page.mouse.down()
    page.mouse.move(
        head.x + PULL * (foot.x - door.x) / far, head.y + PULL * (foot.y - door.y) / far, steps=5
    )
    with page.expect_response("**/api/flick") as answer:
        page.mouse.up()
    facts = answer.value.json()["shot"]["facts"]
    assert [fact["door"] for fact in facts if fact["type"] == "passed"][:1] == [4]


def test_an_orbit_and_a_plan_are_one_press_away(people: People) -> None:
    """Turning the view keeps the penguin in place on the screen; From above shows a plan."""
    person = on_circle(people, DESKTOP)
    before = Eye(person.page)
    person.press("Turn the view")
    turned = Eye(person.page)
    assert turned.sees(*CIRCLE) == pytest.approx(before.sees(*CIRCLE), abs=1)
    assert abs(turned.sees(100, 320).x - before.sees(100, 320).x) > 50
    person.press("From above")
    plan = Eye(person.page)
    assert plan.sees(0, 0).x == pytest.approx(plan.sees(0, 480).x, abs=12)
    assert plan.sees(0, 0).y > plan.sees(0, 480).y
