"""Notes and arrows in replays of ICECOOL 2 on devices that don't draw the school."""

import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import expect

from e2e.overs import TABLES, keep_all
from e2e.people import DESKTOP, PHONE, People
from e2e.rooms import Room, room
from e2e.test_drawing import MARKS, begin, centre, drag, drawing, drawn, spoken

pytestmark = pytest.mark.e2e
REPLAY = f"/t/{TABLES['icecool']}/replay"
PENGUIN = "[data-plan] svg > g:nth-last-of-type({})"
NAMES = r"(Noor|Gentle 2)"


@pytest.fixture(scope="module")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Room]:
    """Yield a room with a finished game of each kind."""
    data = tmp_path_factory.mktemp("flat")
    keep_all(data)
    with room(data) as one:
        yield one


@pytest.mark.parametrize(("look", "light"), [(PHONE, "dark"), (DESKTOP, "light")])
def test_a_flat_plan_is_drawn_on(people: People, look: dict[str, Any], light: Any) -> None:
    """With dials only, penguins and points of the floor are marked by finger on a plan."""
    noor = people.comes("Noor", look, graphics="dials")
    noor.page.emulate_media(color_scheme=light)
    noor.visit(f"{REPLAY}#8")
    begin(noor)
    noor.page.locator("dialog").wait_for(state="detached")
    one, other = (centre(noor, PENGUIN.format(at)) for at in (1, 2))
    drag(noor, one, other)
    expect(spoken(noor)).to_have_text(re.compile(rf"^Arrow from {NAMES} to {NAMES}\.$"))
    box = noor.page.locator("[data-plan] svg").bounding_box()
    assert box is not None
    # A corner of the Kitchen, far from everybody.
    noor.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    expect(spoken(noor)).to_have_text(re.compile(r"^Mark on a point in .+\.$"))
    expect(noor.page.locator(MARKS)).to_have_count(2)
    assert noor.axe() == []
    noor.press("Done")
    expect(drawn(noor)).to_contain_text("Arrow from")
    expect(noor.page.locator("body")).not_to_contain_text("The school isn\u2019t drawn")
    assert noor.axe() == []


def test_what_others_drew_in_3d_lies_on_the_plan(people: People) -> None:
    """A link from a 3D school shows its marks on the plan, and lists draw more by keys."""
    noor = people.comes("Noor", DESKTOP, graphics="dials")
    noor.visit(f"{REPLAY}#8~1~r2.s0,x60y260")
    expect(noor.page.locator(MARKS)).to_have_count(2)
    penguin = centre(noor, PENGUIN.format(2))
    tip = noor.page.locator("svg[data-marks] .head").first.bounding_box()
    assert tip is not None
    assert abs(tip["x"] + tip["width"] / 2 - penguin[0]) < 30
    assert abs(tip["y"] + tip["height"] / 2 - penguin[1]) < 30
    noor.page.keyboard.press("d")
    lists = drawing(noor)
    lists.get_by_text("Choose from lists").press("Enter")
    lists.get_by_role("combobox", name="From").select_option("r0")
    lists.get_by_role("combobox", name="To").select_option("r1")
    lists.locator("form").get_by_role("button").press("Enter")
    expect(noor.page.locator(MARKS)).to_have_count(3)
