"""Doors of tables in browsers: asking, passwords, games for players only, a seat elsewhere."""

import re

import pytest
from playwright.sync_api import Locator, expect

from e2e.people import DESKTOP, PHONE, People, Person
from e2e.rooms import Room
from e2e.tables import joined, table_of

pytestmark = pytest.mark.e2e
REFUSED = re.compile(r"status of 40[03]")
"""What a browser logs when the room refuses a password."""


def door(host: Person) -> Locator:
    """Return the sentences about who can sit down and who can watch."""
    return host.page.get_by_role("region", name="Who can come in")


def choose(host: Person, sentence: int, phrase: str) -> None:
    """Choose who can sit down (0) or watch (1)."""
    door(host).get_by_role("button").nth(sentence).click()
    host.page.get_by_role("dialog").get_by_role("button", name=phrase).click()
    expect(door(host).get_by_role("button").nth(sentence)).to_have_text(phrase)


def test_a_guest_asks_and_is_let_in_from_the_rulebook(running: Room, people: People) -> None:
    """A closed table shows nothing; the host lets one in while they read, and turns one away."""
    ann = people.comes("Ann", DESKTOP)
    ben, pest = people.comes("Ben", PHONE), people.comes("Pest", PHONE)
    match = table_of(running, ann, {})
    choose(ann, 0, "People who ask first")
    choose(ann, 1, "Only players")
    ben.visit(f"/t/{match.table}")
    expect(ben.page.get_by_role("heading", name="Ann\u2019s table")).to_be_visible()
    assert ben.axe() == []
    ben.press("Ask to sit down")
    ben.sees("Waiting for an answer")
    ann.press("Rulebook")
    rules = ann.page.get_by_role("dialog", name="Keesdrow rules")
    rules.get_by_role("button", name="Let in Ben").click()
    ben.sees("You\u2019re ready")
    rules.get_by_role("button", name="Close").click()

    pest.visit(f"/t/{match.table}")
    pest.press("Ask to sit down")
    expect(ann.page.get_by_text("Pest would like to sit down")).to_be_visible()
    assert ann.axe() == []
    ann.press("Turn away Pest")
    pest.sees("They turned you away")
    ben.page.reload()
    ben.sees("You\u2019re ready")


def test_a_wrong_and_then_the_right_password(running: Room, people: People) -> None:
    """The field says that a password is wrong; the right one seats, and outlasts a reload."""
    ann, ben = people.comes("Ann", DESKTOP), people.comes("Ben", PHONE)
    match = table_of(running, ann, {})
    door(ann).get_by_role("button").first.click()
    ann.page.get_by_label("Ask for a password").fill("Blue Whale")
    ann.press("Use this password")
    expect(door(ann)).to_contain_text("People with the password can sit down.")
    ben.visit(f"/t/{match.table}")
    word = ben.page.get_by_label("Password of this table")
    word.fill("grey whale")
    ben.press("Come in")
    ben.sees("That\u2019s not the password")
    assert ben.axe() == []
    assert all(REFUSED.search(said) for said in ben.complaints), ben.complaints
    ben.complaints.clear()
    word.fill("blue whale")
    ben.press("Come in")
    ben.sees("You\u2019re ready")
    ben.press("Stand up")
    ben.page.reload()
    ben.press("Sit down")
    ben.sees("You\u2019re ready")


def test_a_game_for_its_players_only_refuses_a_watcher(running: Room, people: People) -> None:
    """A spectator of the lobby is sent out when the game begins, and can't come back."""
    ann, ben = people.comes("Ann", DESKTOP), people.comes("Ben", DESKTOP)
    eve = people.comes("Eve", PHONE)
    match = table_of(running, ann, {})
    joined(match, [ben])
    eve.visit(f"/t/{match.table}")
    eve.sees("House rules")
    choose(ann, 1, "Only players")
    ann.press("Start with two")
    eve.sees("Only the players can watch")
    eve.page.reload()
    eve.sees("Only the players can watch")
    assert eve.axe() == []


def test_a_player_is_asked_before_they_sit_down_elsewhere(running: Room, people: People) -> None:
    """The question names game and opponents; either answer loses nothing."""
    ann, ben = people.comes("Ann", DESKTOP), people.comes("Ben", PHONE)
    first = table_of(running, ann, {})
    joined(first, [ben])
    ann.press("Start with two")
    ben.page.wait_for_url(f"**/t/{first.table}")
    cat = people.comes("Cat", DESKTOP)
    second = table_of(running, cat, {})
    ben.visit(f"/t/{second.table}")
    ben.press("Sit down")
    ask = ben.page.get_by_role("dialog", name="You\u2019re in another game")
    expect(ask).to_contain_text("Keesdrow with Ann is still on.")
    assert ben.axe() == []
    ask.get_by_role("button", name="Back to that game").click()
    ben.page.wait_for_url(f"**/t/{first.table}")
    ben.visit(f"/t/{second.table}")
    ben.press("Sit down")
    ask.get_by_role("button", name="Sit down here too").click()
    ben.sees("You\u2019re ready")


def test_a_player_leaves_the_other_game_and_sits_down_here(running: Room, people: People) -> None:
    """A lobby is left at once; a running game is given up, once that was asked."""
    ann, ben, cat = (
        people.comes("Ann", DESKTOP),
        people.comes("Ben", PHONE),
        people.comes("Cat", DESKTOP),
    )
    first, second = table_of(running, ann, {}), table_of(running, cat, {})
    joined(first, [ben])
    ben.visit(f"/t/{second.table}")
    ben.press("Sit down")
    ask = ben.page.get_by_role("dialog", name="You\u2019re in another game")
    expect(ask).to_contain_text("You also have a seat for Keesdrow with Ann.")
    ask.get_by_role("button", name="Leave that table").click()
    ben.sees("You\u2019re ready")
    expect(ann.page.get_by_text("Ben", exact=True)).to_have_count(0)
    cat.press("Start with two")
    expect(ben.page.get_by_role("button", name="Leave the table")).to_be_visible()
    ben.visit(f"/t/{first.table}")
    ben.press("Sit down")
    expect(ask).to_contain_text("Keesdrow with Cat is still on.")
    ask.get_by_role("button", name="Leave that game").click()
    expect(ask).to_contain_text("That game ends, and Cat wins.")
    assert ben.axe() == []
    ask.get_by_role("button", name="Give up and sit here").click()
    ben.sees("You\u2019re ready")
    cat.sees("You win: Ben gave up.")
