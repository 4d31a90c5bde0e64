"""A person warms up alone in the 3D school, and repeats a move from a table."""

from typing import Any
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import expect

from e2e.icecool import best, opened, unfolded
from e2e.people import DESKTOP, PHONE, People, Person
from e2e.rooms import Room
from rumpus.physics import simulate
from rumpus.physics.notation import read

pytestmark = pytest.mark.e2e
LOOKS = [DESKTOP, {**PHONE, "viewport": {"width": 844, "height": 390}}, PHONE]


def alone(people: People, look: dict[str, Any], **more: Any) -> Person:
    """Check the link on the front door, and open practice."""
    person = people.comes("Ada", look, **more)
    expect(person.page.get_by_role("link", name="Warm up alone")).to_have_attribute(
        "href", "/practice"
    )
    person.visit("/practice")
    expect(person.page.get_by_role("heading", name="Warm up")).to_be_visible()
    unfolded(person)
    return person


def rested(person: Person) -> None:
    """Wait until the penguin rests."""
    person.sees("come to rest in")
    expect(person.page.get_by_role("button", name="Skip")).to_be_hidden()


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("look", LOOKS, ids=["desk", "flat phone", "phone"])
def test_axe_finds_nothing_in_practice(people: People, look: dict[str, Any], scheme: str) -> None:
    """Aiming, placing and the list of tries pass axe, in light and dark."""
    person = alone(people, look, color_scheme=scheme, reduced_motion="reduce")
    found = {"aim": person.axe()}
    person.press("Place")
    found["place"] = person.axe()
    person.press("Now flick")
    person.press("Tries")
    found["tries"] = person.axe()
    assert [part for part, faults in found.items() if faults] == [], found


@pytest.mark.rule("IC-6", "IC-38", "IC-39")
def test_by_keys_alone_one_places_flicks_and_tries_again(people: People) -> None:
    """Arrow keys place a penguin and aim, Enter flicks, and Retry restores the try."""
    person = alone(people, DESKTOP, reduced_motion="reduce")
    keys = person.page.keyboard
    person.page.get_by_role("button", name="Place").focus()
    keys.press("Enter")
    for _ in range(4):
        keys.press("ArrowUp")
    expect(person.page.get_by_role("slider", name="From front to back")).to_have_value("192")
    keys.press("Escape")
    for _ in range(20):
        keys.press("ArrowUp")
    expect(person.page.get_by_role("slider", name="Power")).to_have_value("40")
    keys.press("Enter")
    rested(person)
    person.page.get_by_role("button", name="Retry").press("Enter")
    expect(person.page.get_by_role("slider", name="Power")).to_have_value("40")
    person.press("Place")
    expect(person.page.get_by_role("slider", name="From front to back")).to_have_value("192")


def test_a_shot_travels_as_a_link(people: People) -> None:
    """A try's link opens the same shot for somebody else; an invalid one is reported."""
    person = alone(people, DESKTOP, reduced_motion="reduce")
    person.page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    person.press("Place")
    person.press("Add penguin 2")
    person.press("Now flick")
    person.page.get_by_role("slider", name="Power").fill("55")
    person.press("Flick", exact=True)
    rested(person)
    person.press("Tries")
    person.press("Copy a link to your 1st try")
    expect(person.page.get_by_text("Link to the shot copied.")).to_be_attached()
    copied = str(person.page.evaluate("navigator.clipboard.readText()"))
    noted = read(urlsplit(copied).fragment)
    assert simulate(noted.scene, noted.flick).digest == noted.digest

    friend = people.comes("Ida", PHONE, reduced_motion="reduce")
    friend.visit(f"/practice#{urlsplit(copied).fragment}")
    friend.sees("came out exactly as written")
    unfolded(friend)
    friend.sees("Power 55")
    friend.press("Tries")
    friend.page.get_by_label("Open a shot").fill("ice1~nothing")
    friend.press("Open", exact=True)
    friend.sees("not a shot")
    # The browser logs every refused request as an error.
    assert [said for said in friend.complaints if "400" not in said] == []
    friend.complaints.clear()
    assert friend.axe() == []


def test_a_move_of_a_table_is_tried_again_as_it_was(running: Room, people: People) -> None:
    """A link beside a move opens it in practice, where it comes out the same."""
    both = [people.comes(name, DESKTOP, reduced_motion="reduce") for name in ("Ada", "Ida")]
    game = opened(running, both, {"turn": 0})
    game.place()
    view = game.flick(*best(game.view))
    turn = int(view["turn"])
    waits = both[1 - turn] if view["phase"] == "before" else both[turn]
    link = waits.page.get_by_role("link", name="Practise this shot")
    expect(link).to_be_visible()
    text = urlsplit(link.get_attribute("href") or "").fragment
    waits.visit(f"/practice#{text}")
    waits.sees("came out exactly as written")
