"""Emblems in the browser: chosen at the front door, and seen by others in the lobby."""

import re

import pytest
from playwright.sync_api import expect

from e2e.people import DESKTOP, PHONE, People
from e2e.rooms import Room

pytestmark = pytest.mark.e2e


def test_an_emblem_chosen_by_keyboard_is_seen_in_the_lobby(running: Room, people: People) -> None:
    """Noor moves to another emblem with the arrow keys; Ida sees it, pinned to Noor's badge."""
    noor, ida = people.comes("Noor", DESKTOP), people.comes("Ida", PHONE)
    noor.page.context.request.post(f"{running.address}/api/me", data={"emblem": "key"})
    noor.visit("/")
    noor.page.get_by_role("button", name="Noor").click()
    chosen = noor.page.get_by_role("radio", checked=True)
    expect(chosen).to_have_accessible_name("Key")
    chosen.focus()
    noor.page.keyboard.press("ArrowRight")
    expect(noor.page.get_by_role("radio", name="Kite")).to_be_checked()
    expect(noor.page.locator("header use")).to_have_attribute("href", re.compile("#kite$"))
    assert noor.axe() == []
    made = noor.page.context.request.post(
        f"{running.address}/api/tables", data={"game": "keyword"}
    ).json()
    noor.visit(f"/t/{made['table']}")
    ida.visit(f"/t/{made['table']}")
    for person in (noor, ida):
        pin = person.page.locator("use")
        expect(pin).to_have_attribute("href", re.compile("#kite$"))
        drawn = pin.evaluate("use => use.getBoundingClientRect().width")
        assert drawn > 5
