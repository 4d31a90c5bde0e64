"""Tests that a table's notices stand beside the game, never over it."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from e2e.people import DESKTOP, PHONE, People, Person
from e2e.rooms import Room
from rumpus.games.registry import own_games

pytestmark = pytest.mark.e2e

SIZES = [(320, 640), (390, 844), (844, 390), (1366, 768)]
BOXES = """(ribbon) => {
    const box = (one) => { const it = one.getBoundingClientRect(); return [it.top, it.bottom]; };
    const header = document.querySelector('header');
    return {
        ribbon: box(ribbon),
        inside: header.contains(ribbon),
        header: box(header),
        words: box(header.querySelector('.where')),
        game: box(document.querySelector('main')),
    };
}"""


def overlaps(page: Page) -> list[str]:
    """Return what overlaps among header, ribbon and game, once the ribbon is in view."""
    expect(page.get_by_text("Ida isn\u2019t connected.").last).to_be_in_viewport()
    boxes: dict[str, Any] = (
        page.get_by_role("status").filter(has_text="connected").last.evaluate(BOXES)
    )
    tops = [boxes["words"][0], boxes["ribbon"][0] if boxes["inside"] else boxes["header"][1]]
    above = [boxes["header"][1], boxes["ribbon"][1]]
    found: list[str] = []
    if min(tops) < 0 or boxes["words"][1] > boxes["header"][1]:
        found.append(f"the header's words leave it: {boxes}")
    if not boxes["inside"] and boxes["ribbon"][0] < boxes["header"][1]:
        found.append(f"the ribbon covers the header: {boxes}")
    if max(above) > boxes["game"][0] + 1:
        found.append(f"the ribbon covers the game: {boxes}")
    return found


def paused(*people: Person) -> None:
    """Pause the table as the first of these people who may."""
    for person in people:
        page = person.page
        person.press("Table settings")
        person.press("Pause the table")
        still = page.get_by_text("All clocks are stopped.")
        expect(still.or_(page.get_by_text("Somebody else can pause")).first).to_be_visible()
        if still.is_visible():
            break
        page.keyboard.press("Escape")


@pytest.mark.parametrize("game", sorted(own_games()))
def test_a_ribbon_covers_nothing_of_a_game(running: Room, people: People, game: str) -> None:
    """On every screen, with large text too, the ribbon covers neither the header nor the game."""
    noor, ida = people.comes("Noor", PHONE), people.comes("Ida", DESKTOP)
    made = noor.page.context.request.post(f"{running.address}/api/tables", data={"game": game})
    table = f"/t/{made.json()['table']}"
    noor.visit(table)
    ida.visit(table)
    ida.press("Sit down")
    ida.sees("You\u2019re ready")
    noor.press("Start")
    paused(noor, ida)
    ida.page.close()
    noor.sees("Ida isn\u2019t connected.")

    for text in ("100%", "200%"):
        for width, height in SIZES:
            noor.resizes(width, height, text)
            assert overlaps(noor.page) == [], (text, width, height)
