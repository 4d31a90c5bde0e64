"""The room in German: by the browser's language, by one press, and back."""

from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from e2e.people import DESKTOP, PHONE, Person
from e2e.rooms import Room

pytestmark = pytest.mark.e2e

GERMAN: dict[str, Any] = {"locale": "de-DE"}


def visitor(browser: Browser, running: Room, **settings: Any) -> Person:
    """Return somebody at the front door, with settings of their browser."""
    return Person(browser.new_context(**settings), running.address, "Ida")


def test_the_page_speaks_the_browsers_language_until_another_is_chosen(
    browser: Browser, running: Room
) -> None:
    """A German browser gets German; one press makes it English, and that stays."""
    ida = visitor(browser, running, **PHONE, **GERMAN)
    page = ida.page

    expect(page.get_by_role("heading", level=1)).to_have_text("Setz dich dazu.")
    assert page.locator("html").get_attribute("lang") == "de"
    assert ida.axe() == []
    page.get_by_role("button", name="English").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Pull up a chair.")
    page.reload()
    expect(page.get_by_role("button", name="Deutsch")).to_be_visible()
    assert ida.complaints == []
    page.context.close()


def test_two_people_at_one_table_each_read_their_language(browser: Browser, running: Room) -> None:
    """House rules, the start and the game's first task come in German beside English."""
    ida = visitor(browser, running, **DESKTOP, **GERMAN)
    ida.page.get_by_role("button", name="Tisch eröffnen").first.click()
    ida.page.wait_for_url("**/t/*")
    noor = visitor(browser, running, **DESKTOP)
    noor.page.goto(ida.page.url)

    expect(ida.page.get_by_role("heading", name="Hausregeln")).to_be_visible()
    expect(noor.page.get_by_role("heading", name="House rules")).to_be_visible()
    expect(ida.page.get_by_text("Gespielt wird auf")).to_be_visible()
    expect(noor.page.get_by_text("We play on")).to_be_visible()
    assert ida.axe() == []
    for person in (ida, noor):
        assert person.complaints == []
        person.page.context.close()
