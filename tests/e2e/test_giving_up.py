"""Tests of giving up: the question before it, and what everybody sees after it."""

import pytest
from playwright.sync_api import expect

from e2e.match import Match
from e2e.match import opened as match_opened
from e2e.people import DESKTOP, PHONE, People, Person
from e2e.rooms import Room
from e2e.tables import begun, joined, table_of

pytestmark = pytest.mark.e2e


def gives_up(person: Person, cost: str) -> None:
    """Give up in the table's settings, once the page has said what it costs."""
    person.press("Table settings")
    drawer = person.page.get_by_role("dialog", name="This table")
    drawer.get_by_role("button", name="Give up").click()
    expect(drawer).to_contain_text(cost)
    assert person.axe() == []
    drawer.get_by_role("button", name="Give up").click()
    expect(drawer).to_be_hidden()


def test_of_two_players_the_other_wins(running: Room, people: People) -> None:
    """Giving up is asked once more; then both read who gave up and who won."""
    noor, ida = match_opened(running, people).players
    ida.press("Table settings")
    drawer = ida.page.get_by_role("dialog", name="This table")
    drawer.get_by_role("button", name="Give up").click()
    drawer.get_by_role("button", name="Keep playing").click()
    ida.press("Close")
    gives_up(ida, "The game ends, and Noor wins. You can\u2019t undo this.")

    noor.sees("You win: Ida gave up.")
    ida.sees("Noor wins: you gave up.")
    assert noor.axe() == []
    assert ida.axe() == []


def test_of_three_a_bot_plays_on(running: Room, people: People) -> None:
    """The others play on with a bot; the player watches, and can't take the seat back."""
    noor = people.comes("Noor", DESKTOP)
    match: Match = table_of(running, noor, {"timer": 600})
    ida, wren = people.comes("Ida", PHONE), people.comes("Wren", DESKTOP)
    joined(match, [ida, wren])
    begun(match, "Start with three")
    gives_up(ida, "A bot plays on for you until the end.")

    ida.sees("You gave up. A bot plays on for you.")
    expect(ida.page.get_by_role("button", name="Take back your seat")).to_have_count(0)
    heard = noor.page.locator("[role=status][aria-live=polite]")
    expect(heard).to_contain_text("Ida gave up. A bot is playing for Ida now.")
    gives_up(wren, "The game ends, and Noor wins.")
    noor.sees("Ida and Wren gave up.")
