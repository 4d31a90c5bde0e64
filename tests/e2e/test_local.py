"""Tests of games against a bot on one device, which go on without a connection."""

import json
import re

import pytest
from playwright.sync_api import Page, expect

from e2e.hands import word_of
from e2e.people import DESKTOP, PHONE, People, Person, until
from e2e.rooms import Room
from rumpus.games.keesdrow.rules.board import Board, cells_of, grid_of
from rumpus.words.grid import NOTHING_USED
from rumpus.words.lexicon import bundled
from rumpus.words.paths import solve

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
KEPT = "game => JSON.parse(localStorage[`rumpus.local.${game}`] ?? 'null')"
PASSED = """turns => {
    const kept = JSON.parse(localStorage['rumpus.local.keesdrow']);
    const { at, events } = kept.entries.at(-1);
    let { seat, turn } = events.at(-1);
    for (; turn < turns || seat !== 0; turn += 1, seat = 1 - seat) {
        const passed = {type: 'passed', seat, why: 'pass'};
        const began = {type: 'turn_began', seat: 1 - seat, turn: turn + 1, due: null};
        kept.entries.push({at, events: [passed, began]});
    }
    localStorage['rumpus.local.keesdrow'] = JSON.stringify(kept);
}"""
"""Passes for both until so many turns of the game that is kept are over, and it is the person's."""


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
    people: People, kind: str, device: dict[str, object]
) -> None:
    """A person without a connection begins, reloads, plays to the end, sees it, and begins anew."""
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
    assert page.evaluate(KEPT, "keyword") is None
    ada.looks_right(f"local-keyword-end-{kind}")
    page.get_by_role("button", name="New game").click()
    expect(page.get_by_role("list", name="Your hand").get_by_role("button")).to_have_count(6)
    assert page.evaluate(KEPT, "keyword") is not None
    people.expected("ERR_INTERNET_DISCONNECTED")


def fresh_word(faces: list[str]) -> tuple[str, tuple[int, ...]]:
    """Return a word of four letters, and its path over distinct cells."""
    board = Board("".join(faces), tuple(range(len(faces))), "0" * 4 * len(faces), NOTHING_USED)
    for found in solve(bundled(), grid_of(board), board.used, 4):
        path = cells_of(board, found.path)
        if len(path) == len(set(path)) == 4:
            return found.word, path
    raise AssertionError("no such word on this board")


@pytest.mark.parametrize(("kind", "device"), [("phone", PHONE), ("desktop", DESKTOP)])
def test_a_game_of_keesdrow_without_a_connection(
    people: People, kind: str, device: dict[str, object]
) -> None:
    """A person without a connection draws a tile, taps a word, and plays to the end."""
    ada = away(people, device, "Keesdrow")
    page = ada.page
    page.get_by_role("button", name="Begin").click()
    page.get_by_role("button", name="Take any tile").click()
    until(page, lambda: '"turn_began"' in json.dumps(page.evaluate(KEPT, "keesdrow")))
    expect(ada.board).to_be_visible()
    ada.looks_right(f"local-keesdrow-play-{kind}")
    page.evaluate(PASSED, 18)
    page.reload()
    page.get_by_role("button", name="Continue your game").click()
    word, path = fresh_word(page.evaluate(KEPT, "keesdrow")["entries"][0]["events"][0]["faces"])
    expect(ada.board).to_be_visible()
    ada.tap(path)
    ada.play_button(word).click()
    end = page.get_by_role("region", name="After the game")
    passes = page.get_by_role("button", name="Pass", exact=True)
    expect(end.or_(passes).first).to_be_visible()
    until(page, lambda: end.is_visible() or passes.is_enabled())
    if not end.is_visible():
        passes.click()
    expect(end).to_be_visible()
    expect(page.get_by_text(word.upper()).first).to_be_visible()
    assert page.evaluate(KEPT, "keesdrow") is None
    ada.looks_right(f"local-keesdrow-end-{kind}")
    people.expected("ERR_INTERNET_DISCONNECTED")


def test_the_way_there(running: Room, people: People) -> None:
    """The front door leads to a game, and the line about the lost connection to all of them."""
    ada = people.comes("Ada", PHONE)
    page = ada.page
    ada.visit("/local")
    expect(page.get_by_text(READY)).to_be_visible()
    ada.looks_right("local-choice")
    ada.visit("/")
    page.get_by_role("link", name="Play a bot offline").first.click()
    expect(page.get_by_role("heading", name="Keesdrow against a bot")).to_be_visible()
    page.context.set_offline(offline=True)
    page.goto(f"{running.address}/")
    expect(page.get_by_text("games against a bot work")).to_be_visible()
    ada.looks_right("local-door")
    page.get_by_role("link", name="Play a bot", exact=True).click()
    expect(page.get_by_role("heading", name="Play on this device")).to_be_visible()
    page.get_by_role("link", name="KEYWORD").click()
    page.get_by_role("button", name="Begin").press("Enter")
    page.keyboard.type("q")
    expect(page.get_by_role("button", name="Pass")).to_be_visible()
    page.get_by_role("link", name="Leave the game").click()
    expect(page.get_by_text("Game in progress")).to_be_visible()
    people.expected("ERR_INTERNET_DISCONNECTED")
