"""A rematch that is offered by somebody who leaves, and to somebody who is away."""

import pytest
from playwright.sync_api import expect

from e2e.match import Match
from e2e.people import DESKTOP, PHONE, People, Person
from e2e.rooms import Room
from e2e.tables import Options, begun, joined, table_of

pytestmark = pytest.mark.e2e
SLOW: Options = {"timer": 86_400, "turns": 5}
LIVE: Options = {"timer": 600}
OFFER_MS = 60_000


def over(running: Room, one: Person, other: Person, options: Options) -> Match:
    """Begin a game of two, which the *other* gives up."""
    match = table_of(running, one, options)
    joined(match, [other])
    begun(match, "Start with two")
    other.press("Table settings")
    drawer = other.page.get_by_role("dialog", name="This table")
    for _ in range(2):
        drawer.get_by_role("button", name="Give up").click()
    for person in (one, other):
        expect(person.page.get_by_role("button", name="Rematch")).to_be_enabled()
    return match


def test_an_offer_lapses_when_its_maker_has_gone(running: Room, people: People) -> None:
    """The other reads it, offers the rematch anew, and the game begins once both are there."""
    noor, ida = people.comes("Noor", DESKTOP), people.comes("Ida", PHONE)
    match = over(running, noor, ida, LIVE)
    noor.press("Rematch")
    noor.sees("Ida has been asked for a rematch, but isn\u2019t here yet.")
    noor.looks_right("offered-desktop")
    ida.sees("Noor wants a rematch.")
    noor.page.goto("about:blank")
    lapsed = ida.page.get_by_text("The rematch offer has lapsed. Press Rematch to ask again.")
    expect(lapsed).to_be_visible(timeout=OFFER_MS)
    ida.looks_right("lapsed-phone")

    ida.press("Rematch")
    ida.sees("Noor has been asked for a rematch, but isn\u2019t here yet.")
    noor.visit(f"/t/{match.table}")
    noor.sees("Ida wants a rematch.")
    noor.press("Join the rematch")
    for person in (noor, ida):
        expect(person.page.get_by_role("button", name="Table settings")).to_be_visible()


def test_a_rematch_at_a_slow_table_waits_for_somebody_away(running: Room, people: People) -> None:
    """The front door lists it after a restart of the room, and it begins without its maker."""
    ada, ben = people.comes("Ada", PHONE), people.comes("Ben", DESKTOP)
    over(running, ada, ben, SLOW)
    ben.page.goto("about:blank")
    ada.press("Rematch")
    ada.sees("Ben has until")
    ada.looks_right("waits-phone")
    ada.page.goto("about:blank")
    running.kill()
    running.start_again()

    ben.visit("/")
    offer = ben.page.get_by_role("link", name="Rematch of Keesdrow with Ada")
    expect(offer).to_be_visible()
    ben.looks_right("listed-desktop")
    offer.click()
    ben.sees("You\u2019ve been asked for a rematch. It begins once everybody has sat down.")
    ben.looks_right("asked-desktop")
    ben.press("Sit down")
    expect(ben.page.get_by_role("button", name="Table settings")).to_be_visible()
    ada.visit("/")
    expect(ada.page.get_by_role("link", name="Keesdrow with Ben")).to_be_visible()


def test_somebody_declines_a_rematch_from_afar(running: Room, people: People) -> None:
    """At a slow table by the link of the front door, at a live one beside the result."""
    ada, ben = people.comes("Ada", PHONE), people.comes("Ben", DESKTOP)
    over(running, ada, ben, SLOW)
    ben.page.goto("about:blank")
    ada.press("Rematch")
    ada.sees("Ben has until")
    ben.visit("/")
    ben.page.get_by_role("link", name="Rematch of Keesdrow with Ada").click()
    ben.press("Decline")
    ben.sees("You declined the rematch. You can still sit down.")
    ada.sees("Ben would rather not play again.")
    ada.looks_right("declined-phone")
    ben.visit("/")
    expect(ben.page.get_by_role("link", name="Rematch of Keesdrow with Ada")).to_have_count(0)


def test_somebody_declines_a_rematch_beside_the_result(running: Room, people: People) -> None:
    """The player who offered it reads who declined, and the other that they did."""
    ada, ben = people.comes("Ada", DESKTOP), people.comes("Ben", PHONE)
    over(running, ada, ben, LIVE)
    ada.press("Rematch")
    ben.sees("Ada wants a rematch.")
    ben.looks_right("asked-phone")
    ben.press("Decline")
    ben.sees("The rematch was declined.")
    ada.sees("Ben would rather not play again.")
