"""Tests of games against a bot on one device, which go on without a connection."""

import re

import pytest
from playwright.sync_api import Page, expect

from e2e.hands import word_of
from e2e.people import DESKTOP, PHONE, People, Person
from e2e.rooms import Room

pytestmark = pytest.mark.e2e
READY = "Ready without a connection"
MOST_ROUNDS = 12
CARD = re.compile(r"card ([a-z])\b", re.IGNORECASE)
SHORTENED = """cards => {
    const kept = JSON.parse(localStorage['rumpus.local.keyword']);
    const decks = kept.entries[0].events[0];
    decks.orange = decks.orange.slice(0, cards);
    localStorage['rumpus.local.keyword'] = JSON.stringify(kept);
}"""
"""Shortens the orange deck of the game that is kept, so that few rounds are left."""
KEPT = "JSON.parse(localStorage['rumpus.local.keyword'] ?? 'null')"


def away(people: People, device: dict[str, object], game: str) -> Person:
    """Open the page of local games, lose the connection, load it again, and choose a game."""
    ada = people.comes("Ada", device)
    ada.visit("/local")
    expect(ada.page.get_by_text(READY)).to_be_visible()
    ada.page.context.set_offline(offline=True)
    ada.page.reload()
    ada.page.get_by_role("link", name=game).click()
    return ada


def cards(page: Page, place: str) -> list[dict[str, str]]:
    """Return the cards in hand or in the middle, in their order on the screen."""
    labels = page.get_by_role("list", name=place).get_by_role("button")
    found = [CARD.search(one.aria_snapshot()) for one in labels.all()]
    return [{"letter": one[1].lower()} for one in found if one]


def lay(page: Page) -> str:
    """Tap the cards of the best word, and lay it."""
    view = {"hand": cards(page, "Your hand"), "middle": cards(page, "The middle")}
    word, colours = word_of(view)
    for letter, colour in zip(word, colours, strict=True):
        place = {"orange": "Your hand", "blue": "The middle"}[colour]
        label = re.compile(f"^{colour} card {letter}(,.*in hand)?$", re.IGNORECASE)
        page.get_by_role("list", name=place).get_by_role("button", name=label).first.click()
    page.get_by_role("button", name="Lay face down").click()
    return word


@pytest.mark.parametrize(("kind", "device"), [("phone", PHONE), ("desktop", DESKTOP)])
def test_a_game_of_keyword_without_a_connection(
    running: Room, people: People, kind: str, device: dict[str, object]
) -> None:
    """A person without a connection begins, reloads, plays to the end, sees it, and begins anew."""
    del running
    ada = away(people, device, "KEYWORD")
    page = ada.page
    ada.looks_right(f"local-keyword-begin-{kind}")
    page.get_by_role("button", name="Begin").click()
    expect(page.get_by_role("list", name="Your hand").get_by_role("button")).to_have_count(6)
    hand = cards(page, "Your hand")
    page.evaluate(SHORTENED, 21)
    page.reload()
    page.get_by_role("button", name="Continue your game").click()
    expect(page.get_by_role("list", name="Your hand").get_by_role("button")).to_have_count(6)
    assert cards(page, "Your hand") == hand
    ada.looks_right(f"local-keyword-play-{kind}")
    finish = page.get_by_role("button", name="See how it ended")
    onward = page.get_by_role("button", name="Next round")
    for number in range(MOST_ROUNDS):
        lay(page)
        expect(onward.or_(finish).first).to_be_visible()
        if number == 0:
            ada.looks_right(f"local-keyword-shown-{kind}")
        (finish if finish.is_visible() else onward).click()
        middle, end = page.get_by_role("list", name="The middle"), page.locator("main.end")
        expect(middle.or_(end).first).to_be_visible()
        if end.is_visible():
            break
    expect(page.get_by_role("region", name="After the game")).to_be_visible()
    assert page.evaluate(KEPT) is None
    ada.looks_right(f"local-keyword-end-{kind}")
    page.get_by_role("button", name="New game").click()
    expect(page.get_by_role("list", name="Your hand").get_by_role("button")).to_have_count(6)
    assert page.evaluate(KEPT) is not None
    people.expected("ERR_INTERNET_DISCONNECTED")
