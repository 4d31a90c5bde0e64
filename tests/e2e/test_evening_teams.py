"""An evening in teams of two: everybody sees who plays with whom, and both get the points."""

import re

import pytest
from playwright.sync_api import Locator, expect

from e2e.people import DESKTOP, PHONE, People, Person
from e2e.test_evening import founded

pytestmark = pytest.mark.e2e

PROJECTOR = {"viewport": {"width": 1920, "height": 1080}}


def row_of(person: Person, name: str) -> Locator:
    """Return somebody's line in the standings."""
    header = person.page.get_by_role("rowheader", name=re.compile(f"^{name}"))
    return person.page.get_by_role("row").filter(has=header)


def test_partners_are_shown_and_share_their_points(people: People) -> None:
    """On the tables, in the standings, on a phone and on a projector; a leader sets the result."""
    ann, ben = people.comes("Ann", DESKTOP), people.comes("Ben", PHONE)
    cat, dan = people.comes("Cat", PHONE), people.comes("Dan", PROJECTOR)
    guests = [ben, cat, dan]
    club = founded(ann, guests)
    ann.press("Open an evening")
    ann.page.get_by_label("Game", exact=True).select_option("Keesdrow")
    ann.page.get_by_label("House rules").select_option("Teams")
    ann.page.get_by_label("Players at a table").select_option("Up to four")
    ann.press("Open the evening")
    for person in (ann, *guests):
        if person is not ann:
            person.visit(f"{club}/evening")
        person.press("I\u2019m in")
        person.sees("You\u2019re in. Wait for the first round.")
    ann.press("Start round 1")
    sides = dan.page.locator(".boards ul > li")
    expect(sides).to_have_count(2)
    expect(sides.first).to_contain_text(" and ")
    expect(ben.page.locator(".say")).to_contain_text(", against ")
    partner = str(ben.page.locator(".say").text_content()).split(" with ")[1].split(",")[0]
    row = row_of(dan, partner)
    expect(row).to_contain_text("with Ben")
    assert [person.axe() for person in (ann, ben, dan)] == [[], [], []]
    ann.press("Set the result")
    winners = {"Ben", partner}
    won = ann.page.get_by_role("button", name="won").filter(has_text="Ben")
    expect(won).to_contain_text(partner)
    won.click()
    for person in (ann, dan):
        for name in ("Ann", "Ben", "Cat", "Dan"):
            points = row_of(person, name).locator(".points")
            expect(points).to_have_text("1" if name in winners else "0")
