"""Tests that banners, tabs and team names fit their boxes, measured in the browser."""

import re

import pytest
from playwright.sync_api import Locator, expect

from e2e.people import DESKTOP, PHONE, People
from e2e.rooms import Room

pytestmark = pytest.mark.e2e
SIZES = [(320, 640), (390, 844), (844, 390), (1440, 900)]
TEXT = ["100%", "200%"]
LONG = "Bartholomew Featherstone"


def inside(inner: Locator, outer: Locator) -> bool:
    """Return True if a box lies within another, apart from the width of a border."""
    a, b = inner.bounding_box(), outer.bounding_box()
    assert a is not None
    assert b is not None
    return (
        b["x"] - 1 <= a["x"]
        and a["x"] + a["width"] <= b["x"] + b["width"] + 1
        and a["y"] + a["height"] <= b["y"] + b["height"] + 1
    )


def test_a_banner_holds_its_words(running: Room, people: People) -> None:
    """The notice that a player with a long name lost connection fits the banner at every size."""
    noor, ida = people.comes("Noor", DESKTOP), people.comes(LONG, DESKTOP)
    wanted = {"game": "keep_your_cool"}
    made = noor.page.context.request.post(f"{running.address}/api/tables", data=wanted).json()
    noor.visit(f"/t/{made['table']}")
    ida.visit(f"/t/{made['table']}")
    ida.press("Sit down")
    noor.press("Start with two")
    noor.page.get_by_role("button", name="Rock").wait_for()
    ida.page.close()
    banner = noor.page.locator(".ribbon")
    expect(banner).to_contain_text(f"{LONG} isn\u2019t connected.")
    for size in SIZES:
        for text in TEXT:
            noor.resizes(*size, text)
            assert inside(banner.locator(".words"), banner), (size, text)


def test_tabs_of_the_rules_share_a_line_and_teams_have_room_for_names(
    running: Room, people: People
) -> None:
    """The names of eight players in teams fit on a phone; the rulebook's tabs stay on one line."""
    noor = people.comes("Noor", PHONE)
    wanted = {"game": "keesdrow", "options": {"teams": "yes"}, "bots": ["fair"] * 7, "start": True}
    made = noor.page.context.request.post(f"{running.address}/api/tables", data=wanted).json()
    noor.visit(f"/t/{made['table']}")
    names = noor.page.get_by_role("list", name="Players").locator(".one")
    expect(names).to_have_count(8)
    for size in SIZES[:3]:
        noor.resizes(*size)
        cut = names.evaluate_all("all => all.filter(e => e.scrollWidth > e.clientWidth).length")
        assert cut == 0, size
    noor.resizes(*SIZES[0])
    noor.press("Rulebook")
    tabs = noor.page.get_by_role("navigation", name="Sections of the rules").get_by_role("button")
    expect(tabs.last).to_be_visible()
    bar = noor.page.get_by_role("navigation", name="Sections of the rules")
    for size in SIZES:
        for text in TEXT:
            noor.resizes(*size, text)
            bar.evaluate("e => e.scrollTo(0, 0)")
            beyond = bar.evaluate("e => e.scrollWidth > e.clientWidth + 1")
            expect(bar).to_have_css("mask-image", re.compile("gradient" if beyond else "none"))
            lines = tabs.evaluate_all("all => new Set(all.map(e => e.offsetTop)).size")
            assert lines == 1, (size, text)
