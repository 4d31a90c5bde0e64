"""Two people at the two ends of one tablet play Keep Your Cool, and play it again."""

from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from e2e.people import People, Person
from e2e.rooms import Room

pytestmark = pytest.mark.e2e
TABLET: dict[str, Any] = {"viewport": {"width": 820, "height": 1180}}
OPTIONS = {"reach": 500, "first_word_time": 120_000}


def test_whoever_sits_at_the_other_end_comes_along_to_the_rematch(
    running: Room, people: People
) -> None:
    """Nobody types a name again, and a page that is loaded anew still has both."""
    noor = people.comes("Noor", TABLET)
    wanted = {"game": "keep_your_cool", "options": OPTIONS}
    made = noor.page.context.request.post(f"{running.address}/api/tables", data=wanted).json()
    noor.visit(f"/t/{made['table']}")
    noor.press("Someone else at this screen")
    noor.page.get_by_label("What is the other one called?").fill("Wren")
    noor.press("Sit down")
    noor.press("Start with two")
    a_flag_is_taken(noor)

    noor.press("Rematch")
    wren = noor.page.get_by_text("Wren sits at the other end of this screen.")
    expect(wren).to_be_visible()
    assert not noor.page.url.endswith(made["table"])
    noor.page.reload()
    expect(wren).to_be_visible()
    noor.press("Start with two")
    expect(hands(noor, "Rock")).to_have_count(2)


def hands(person: Person, name: str) -> Locator:
    """Find a button that each end has."""
    return person.page.get_by_role("button", name=name, exact=True)


def a_flag_is_taken(person: Person) -> None:
    """Throw for the start, say a word, and let the near end reach for as long as it takes."""
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
