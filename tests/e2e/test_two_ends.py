"""Two people share one tablet for Keep Your Cool, and for its rematch."""

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from e2e.people import People, Person
from e2e.rooms import Room

pytestmark = pytest.mark.e2e
TABLET: dict[str, Any] = {"viewport": {"width": 820, "height": 1180}, "has_touch": True}
OPTIONS = {"reach": 500, "first_word_time": 120_000}


def test_whoever_sits_at_the_other_end_comes_along_to_the_rematch(
    running: Room, people: People
) -> None:
    """One press begins the rematch with the second player, who stays after a reload."""
    noor = people.comes("Noor", TABLET)
    table = sat_down(running, noor)
    a_flag_is_taken(noor)

    noor.press("Rematch")
    expect(noor.page).not_to_have_url(re.compile(table))
    expect(hands(noor, "Rock")).to_have_count(2)
    noor.page.reload()
    expect(hands(noor, "Rock")).to_have_count(2)


def test_two_who_press_at_the_same_moment_both_have_pressed(running: Room, people: People) -> None:
    """Each of two simultaneous touches counts, although browsers make a click of only one."""
    noor = people.comes("Noor", TABLET)
    sat_down(running, noor)
    fingers(noor, hands(noor, "Rock").first, hands(noor, "Paper").last)
    expect(noor.page.get_by_label("Your word")).to_be_visible()


def sat_down(running: Room, person: Person) -> str:
    """Create a table, add a second player at this screen, and start; return the table's name."""
    wanted = {"game": "keep_your_cool", "options": OPTIONS}
    made = person.page.context.request.post(f"{running.address}/api/tables", data=wanted).json()
    person.visit(f"/t/{made['table']}")
    person.press("Add someone at this screen")
    person.page.get_by_label("What\u2019s the other player\u2019s name?").fill("Wren")
    person.press("Sit down")
    person.press("Start with two")
    return str(made["table"])


def fingers(person: Person, *buttons: Locator) -> None:
    """Touch some buttons in a single event, a finger on each, and lift the fingers."""
    points: list[dict[str, float]] = []
    for at, button in enumerate(buttons):
        expect(button).to_be_enabled()
        box = button.bounding_box()
        assert box is not None
        x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
        points.append({"x": x, "y": y, "id": at})
    touches: Any = person.page.context.new_cdp_session(person.page)
    for kind, down in (("touchStart", points), ("touchEnd", [])):
        touches.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": down})


def hands(person: Person, name: str) -> Locator:
    """Return the locator of a button that both ends have."""
    return person.page.get_by_role("button", name=name, exact=True)


def a_flag_is_taken(person: Person) -> None:
    """Throw for the start, say a word, and let the near end take a flag."""
    hands(person, "Rock").first.click()
    hands(person, "Paper").last.click()
    word = person.page.get_by_label("Your word")
    word.fill("ludicrous")
    word.press("Enter")
    reach = hands(person, "Reach left").last
    expect(reach).to_be_enabled()
    reach.hover()
    person.page.mouse.down()
    accept = hands(person, "Let it stand")
    expect(accept).to_have_count(1)
    person.page.mouse.up()
    accept.click()
    person.sees("Noor wins")
