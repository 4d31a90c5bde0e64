"""The settings of a device: sound, size of text and graphics, at a table and on one's own page."""

import pytest
from playwright.sync_api import expect

from e2e.people import PHONE, People
from e2e.rooms import Room

pytestmark = pytest.mark.e2e

SIZE = "parseFloat(getComputedStyle(document.documentElement).fontSize)"


def test_a_device_keeps_what_is_comfortable(running: Room, people: People) -> None:
    """Settings chosen at a table hold at once and after a reload, and show on one's own page."""
    noor = people.comes("Noor", PHONE)
    wanted = {"game": "icecool", "bots": ["gentle"], "start": True}
    made = noor.page.context.request.post(f"{running.address}/api/tables", data=wanted)
    noor.visit(f"/t/{made.json()['table']}")
    canvas = noor.page.locator("canvas[data-engine]")
    expect(canvas).to_be_visible()
    noor.press("Table settings")
    sound = noor.page.get_by_role("slider", name="Sound")
    sound.fill("0")
    noor.page.get_by_label("Text size").select_option("Largest")
    noor.page.get_by_label("Graphics in 3D").select_option("Dials only")
    expect(canvas).to_have_count(0)
    assert noor.page.evaluate(SIZE) == 24
    assert noor.axe() == []
    noor.page.keyboard.press("Escape")
    noor.sees("as you chose")
    expect(noor.page.get_by_role("slider", name="Direction")).to_be_visible()
    expect(noor.page.get_by_role("button", name="Flick with a stroke")).to_have_count(0)

    noor.visit("/you")
    part = noor.page.get_by_role("region", name="Comfort")
    expect(part.get_by_role("slider", name="Sound")).to_have_value("0")
    expect(part.get_by_label("Graphics in 3D")).to_have_value("dials")
    assert noor.page.evaluate(SIZE) == 24
    assert noor.axe() == []
    part.get_by_label("Text size").select_option("Normal")
    noor.page.reload()
    expect(part.get_by_label("Text size")).to_have_value("normal")
    assert noor.page.evaluate(SIZE) == 16
