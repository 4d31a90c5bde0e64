"""Watching a replay together: one leads in one browser, others follow in theirs."""

import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from e2e import kept
from e2e.overs import TABLES, over
from e2e.people import DESKTOP, PHONE, People, Person
from e2e.rooms import Room, room

pytestmark = pytest.mark.e2e

REPLAY = f"/t/{TABLES['keyword']}/replay"


@pytest.fixture(scope="module")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Room]:
    """Yield a room with a finished game."""
    data = tmp_path_factory.mktemp("party")
    kept.keep(data, over("keyword").log)
    with room(data) as one:
        yield one


def position(person: Person) -> Locator:
    """Return the slider of a replay."""
    return person.page.get_by_role("slider", name="Position")


def whose(person: Person) -> Locator:
    """Return the choice of a view."""
    return person.page.get_by_label("Whose view you see")


def party_of(person: Person) -> Locator:
    """Return the strip of the watch party."""
    return person.page.get_by_role("region", name="Watch party")


def begun(people: People, follower: dict[str, Any] = PHONE) -> tuple[Person, Person]:
    """Let Noor show a game on a desktop, and Ida follow."""
    noor, ida = people.comes("Noor", DESKTOP), people.comes("Ida", follower)
    noor.visit(REPLAY)
    noor.press("Watch together")
    expect(party_of(noor)).to_contain_text("You\u2019re showing the game")
    expect(noor.page).to_have_url(re.compile(r"/replay\?with=[\w-]+$"))
    ida.visit("/" + noor.page.url.split("/", 3)[3])
    expect(party_of(ida)).to_contain_text("Noor is showing the game")
    expect(party_of(noor)).to_contain_text("2 here")
    return noor, ida


def test_a_follower_sees_what_the_leader_shows(people: People) -> None:
    """Steps, view and speed follow; who has looked around alone comes back by a press."""
    noor, ida = begun(people)
    for _ in range(5):
        noor.press("One step forward")
    expect(position(ida)).to_have_value(position(noor).input_value())
    whose(noor).select_option("1")
    expect(whose(ida)).to_have_value("1")
    expect(position(ida)).to_have_value(position(noor).input_value())
    assert ida.axe() == []
    assert noor.axe() == []

    ida.press("One step back")
    expect(party_of(ida)).to_contain_text(
        "You\u2019re looking around. Noor is still showing the game"
    )
    there = position(ida).input_value()
    noor.press("One step forward")
    expect(party_of(ida)).to_contain_text("You\u2019re looking around")
    assert position(ida).input_value() == there
    assert ida.axe() == []
    ida.press("Back to Noor")
    expect(position(ida)).to_have_value(position(noor).input_value())
    noor.page.get_by_label("Speed").select_option("8")
    noor.press("Play", exact=True)
    expect(ida.page.get_by_role("button", name="Pause", exact=True)).to_be_visible()
    expect(ida.page.get_by_label("Speed")).to_have_value("8")
    expect(position(ida)).not_to_have_value(there)
    noor.press("Pause", exact=True)
    expect(ida.page.get_by_role("button", name="Play", exact=True)).to_be_visible()
    expect(position(ida)).to_have_value(position(noor).input_value())


def test_a_leader_hides_the_end_from_all(people: People) -> None:
    """The follower's slider ends where they have got to, and only the leader can show the end."""
    noor, ida = begun(people, DESKTOP)
    noor.press("Hide the end")
    hide = ida.page.get_by_role("button", name="Hide the end")
    expect(hide).to_have_attribute("aria-pressed", "true")
    expect(hide).to_be_disabled()
    for _ in range(3):
        noor.press("One step forward")
    shown = position(noor).input_value()
    expect(position(ida)).to_have_value(shown)
    expect(position(ida)).to_have_attribute("max", shown)
    ida.press("Leave the watch party")
    expect(hide).to_be_enabled()


def test_the_lead_is_handed_over(people: People) -> None:
    """The other shows from then on, also after a reload; without the leader the page says so."""
    noor, ida = begun(people)
    noor.page.get_by_label("Hand over").select_option(label="Ida")
    expect(party_of(ida)).to_contain_text("You\u2019re showing the game")
    expect(party_of(noor)).to_contain_text("Ida is showing the game")
    ida.press("One step forward")
    expect(position(ida)).not_to_have_value("0")
    expect(position(noor)).to_have_value(position(ida).input_value())
    shown = position(ida).input_value()
    ida.page.reload()
    expect(party_of(ida)).to_contain_text("You\u2019re showing the game")
    expect(position(noor)).to_have_value(shown)
    ida.press("Leave the watch party")
    expect(party_of(noor)).to_contain_text("Nobody is showing the game now")


def test_a_party_that_is_over_leaves_the_replay(people: People) -> None:
    """An old link opens the replay, and says that the party is over."""
    noor = people.comes("Noor", PHONE)
    noor.visit(f"{REPLAY}?with=old-party")
    noor.sees("The watch party is over. You can go on watching alone.")
    assert noor.axe() == []
    noor.press("OK")
    noor.press("One step forward")
    expect(position(noor)).not_to_have_value("0")
