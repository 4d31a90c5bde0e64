"""The setting for a left hand: controls change sides in each game, and nothing else changes."""

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from e2e.people import DESKTOP, PHONE, People, Person
from e2e.rooms import Room
from e2e.test_sizes import MISSES

pytestmark = pytest.mark.e2e
FLAT: dict[str, Any] = {**PHONE, "viewport": {"width": 844, "height": 390}}
CONTROLS = {
    "keesdrow": "[data-decide]",
    "keyword": "[data-decide]",
    "icecool": "[data-decide]",
    "keep_your_cool": "[data-decide][role=group]",
}
SETTLE_MS = 500
SIDE = """(one) => {
    const box = one.getBoundingClientRect();
    return box.x + box.width / 2 < innerWidth / 2 ? 'left' : 'right';
}"""


def seated(running: Room, people: People, game: str, look: dict[str, Any]) -> Person:
    """Start a game against a bot, and wait for the first decision."""
    noor = people.comes("Noor", look, reduced_motion="reduce")
    wanted = {"game": game, "bots": ["gentle"], "start": True, "public": False}
    made = noor.page.context.request.post(f"{running.address}/api/tables", data=wanted)
    noor.visit(f"/t/{made.json()['table']}")
    expect(noor.page.locator(CONTROLS[game]).first).to_be_visible()
    return noor


def sided(person: Person, game: str) -> str:
    """Return the side of the screen where the controls of a game lie."""
    controls = person.page.locator(CONTROLS[game]).first
    expect(controls).to_be_visible()
    person.page.wait_for_timeout(SETTLE_MS)
    side: str = controls.evaluate(SIDE)
    return side


def change_hand(person: Person) -> None:
    """Switch the setting in the settings of the table."""
    person.press("Table settings")
    drawer = person.page.get_by_role("dialog")
    drawer.get_by_label("Left hand").click()
    drawer.get_by_role("button", name="Close").click()
    expect(drawer).to_be_hidden()


@pytest.mark.parametrize(
    ("game", "look"),
    [
        *((game, FLAT) for game in CONTROLS),
        *((game, DESKTOP) for game in CONTROLS if game != "keep_your_cool"),
    ],
)
def test_controls_change_sides(
    running: Room, people: People, game: str, look: dict[str, Any]
) -> None:
    """On a phone on its side and on a desktop they lie on the left, also after a reload."""
    noor = seated(running, people, game, look)
    assert sided(noor, game) == "right"
    change_hand(noor)
    assert sided(noor, game) == "left"
    assert noor.page.evaluate(MISSES) == []
    assert noor.axe() == []
    noor.page.reload()
    assert sided(noor, game) == "left"
    change_hand(noor)
    assert sided(noor, game) == "right"
    assert noor.page.evaluate("localStorage['rumpus.hand']") is None


@pytest.mark.parametrize("game", CONTROLS)
def test_a_screen_reader_meets_everything_in_the_same_order(
    running: Room, people: People, game: str
) -> None:
    """Only what is seen changes sides: the page is read out as before."""
    noor = seated(running, people, game, FLAT)
    main = noor.page.locator("main").first

    def heard() -> list[str]:
        return re.sub(r"\d+", "0", main.aria_snapshot()).splitlines()

    before = heard()
    change_hand(noor)
    expect(noor.page.locator("html[data-hand=left]")).to_be_attached()
    after = heard()
    assert [line for line in before if line in after] == [line for line in after if line in before]
    assert any("button" in line for line in after)


def test_a_drawer_opens_at_the_hand(running: Room, people: People) -> None:
    """On a desktop, settings and talk open on the left."""
    noor = seated(running, people, "keesdrow", DESKTOP)
    change_hand(noor)
    for name in ("Table settings", "Talk"):
        noor.press(name)
        drawer = noor.page.get_by_role("dialog")
        expect(drawer).to_be_visible()
        noor.page.wait_for_timeout(SETTLE_MS)
        box = drawer.bounding_box()
        assert box is not None
        assert abs(box["x"]) <= 1
        noor.page.keyboard.press("Escape")
