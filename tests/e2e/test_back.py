"""Tests that Back and Escape close a drawer, and that Back leaves the table only without one."""

from typing import Any

import pytest
from playwright.sync_api import expect

from e2e.people import DESKTOP, PHONE, People, Person
from e2e.rooms import Room

pytestmark = pytest.mark.e2e
DRAWERS = ["Rulebook", "Talk", "Table settings"]


def started(running: Room, person: Person, game: str) -> str:
    """Start a game against a bot over the wire, and open it from the front door."""
    wanted = {"game": game, "bots": ["gentle"], "start": True, "public": False}
    made = person.page.context.request.post(f"{running.address}/api/tables", data=wanted)
    person.visit("/")
    person.page.get_by_role("link", name="Back to your seat").first.click()
    table = f"{running.address}/t/{made.json()['table']}"
    expect(person.page).to_have_url(table)
    return table


@pytest.mark.parametrize("game", ["icecool", "keep_your_cool", "keesdrow", "keyword"])
@pytest.mark.parametrize("look", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_back_and_escape_close_a_drawer_and_stay_at_the_table(
    running: Room, people: People, look: dict[str, Any], game: str
) -> None:
    """Back, Escape and Close each close a drawer; Back with no drawer open leaves the table."""
    noor = people.comes("Noor", look)
    table = started(running, noor, game)
    drawer = noor.page.get_by_role("dialog")
    for name in DRAWERS:
        noor.press(name)
        expect(drawer).to_be_visible()
        noor.page.go_back()
        expect(drawer).to_have_count(0)
        expect(noor.page).to_have_url(table)
        noor.press(name)
        expect(drawer).to_be_visible()
        noor.page.keyboard.press("Escape")
        expect(drawer).to_have_count(0)
        noor.press(name)
        drawer.get_by_role("button", name="Close", exact=True).click()
        expect(drawer).to_have_count(0)
    expect(noor.page).to_have_url(table)
    noor.page.go_back()
    expect(noor.page).to_have_url(f"{running.address}/")


def test_back_closes_the_aim_of_a_game_and_the_choice_of_a_bot(people: People) -> None:
    """On a phone, Back closes the front door's first dialog or a lobby's sheet before it leaves."""
    noor = people.comes("Noor", PHONE)
    dialog = noor.page.get_by_role("dialog")
    noor.press("Play now")
    expect(dialog).to_be_visible()
    noor.page.go_back()
    expect(dialog).to_have_count(0)
    noor.press("With friends")
    noor.sees("House rules")
    table = noor.page.url
    noor.press("Add a bot")
    expect(dialog).to_be_visible()
    noor.page.go_back()
    expect(dialog).to_have_count(0)
    expect(noor.page).to_have_url(table)
    noor.page.go_back()
    expect(noor.page.get_by_role("button", name="Play now")).to_be_visible()


def test_after_a_reload_under_a_drawer_the_first_back_leaves(running: Room, people: People) -> None:
    """A drawer closed by a reload leaves no extra step in the history."""
    noor = people.comes("Noor", PHONE)
    table = started(running, noor, "keesdrow")
    noor.press("Talk")
    expect(noor.page.get_by_role("dialog")).to_be_visible()
    noor.page.reload()
    expect(noor.page.get_by_role("button", name="Talk")).to_be_visible()
    expect(noor.page).to_have_url(table)
    noor.page.go_back()
    expect(noor.page).to_have_url(f"{running.address}/")
