"""History: two people finish a game and find it on their pages; one deletes their account."""

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, expect

from e2e.cool import opened
from e2e.people import DESKTOP, PHONE, People, Person
from e2e.rooms import Room, room
from e2e.test_you import PASSWORD, types

pytestmark = pytest.mark.e2e
HURRY = "from rumpus.server.tables import presence\npresence.BOT_SECONDS = 1.0\n"
"""Code of a room in which a player who leaves soon loses."""


def games(person: Person) -> Locator:
    """Open a person's page, and return the part with their games."""
    person.visit("/you")
    part = person.page.get_by_role("region", name="Your games")
    expect(part).to_be_visible()
    return part


def test_a_finished_game_is_remembered_by_both(tmp_path: Path, browser: Browser) -> None:
    """Each reads how it ended for them; a deleted account turns neutral, in the replay as well."""
    with room(tmp_path, before=HURRY) as running:
        people = People(browser, running.address)
        noor, ida = people.comes("Noor", PHONE), people.comes("Idabella", DESKTOP)
        expect(games(noor)).to_contain_text("When you\u2019ve finished a game, it appears here")
        assert noor.axe() == []
        games(ida)
        types(ida, "ida", PASSWORD)
        ida.press("Keep my name")
        ida.sees("You\u2019ve kept the name Idabella")
        opened(running, noor, [ida], {"first_word_time": 120_000})
        ida.press("Leave the table")
        dialog = ida.page.get_by_role("dialog", name="Leave the game?")
        dialog.get_by_role("button", name="Leave", exact=True).click()
        noor.sees("You win")

        line = games(noor).get_by_role("listitem").filter(has_text="Idabella")
        expect(line).to_contain_text("with Idabella")
        expect(line).to_contain_text("You won")
        expect(games(ida)).to_contain_text("2nd of 2")
        assert ida.axe() == []

        ida.press("Delete my account")
        ida.press("Delete it")
        ida.sees("Your account is deleted.")
        expect(games(ida)).to_contain_text("When you\u2019ve finished a game, it appears here")
        expect(games(noor)).to_contain_text("with Former member")
        assert noor.axe() == []
        noor.page.get_by_role("link", name="Replay").click()
        expect(noor.page.get_by_role("main")).to_contain_text("Former member")
        expect(noor.page.get_by_text("Idabella")).to_have_count(0)
        people.leave()


def game(number: int, kind: str, place: int, **more: Any) -> dict[str, Any]:
    """Return a finished game as the room describes it."""
    seat = {"bot": None, "role": "player", "team": None, "score": 41 - number, "opponent": None}
    return {
        "table": f"oak-bell-{number}",
        "game": kind,
        "ended": 1_764_500_000 - 90_000 * number,
        "kept": number % 3 != 2,
        "mode": "table",
        "public": True,
        "options": {},
        "reason": "points",
        "seats": [
            {**seat, "name": "Noor", "you": True, "place": place},
            {**seat, "name": "W" * 24, "you": False, "place": 3 - place, "opponent": f"{number}-1"},
            {**seat, "name": "Ada", "you": False, "place": 3, "bot": "fair"},
        ],
        "rated": False,
        "seconds": 900,
        "feats": [],
        **more,
    }


def pages(person: Person) -> None:
    """Let a person have two pages of games."""
    word = {"kind": "longest_word", "value": 24, "word": "w" * 24, "moment": 3}
    feats = [{**word, "table": "oak-bell-1", "ended": 1_764_500_000, "kept": True}]
    total: dict[str, Any] = {"won": 4, "row": 2, "longest": 3, "best": 128}
    total |= {"seconds": 0, "unknown": 2, "feats": []}
    totals: list[dict[str, Any]] = [
        {**total, "game": "keep_your_cool", "played": 12},
        {**total, "game": "keesdrow", "played": 7, "best": None, "feats": feats},
        {**total, "game": "icecool", "played": 1},
    ]
    first = [game(number, "keep_your_cool", 1 + number % 2) for number in range(6)]
    second = [game(number, "keesdrow", 1, mode="daily") for number in range(6, 9)]

    def answer(route: Any) -> None:
        url: str = route.request.url
        older = "before=" in url
        shown = second if older or "game=keesdrow" in url else first
        following = None if shown is second else 7
        route.fulfill(json={"totals": totals, "games": shown, "next": following})

    person.page.route("**/api/history?*", answer)


@pytest.mark.parametrize("look", [PHONE, DESKTOP], ids=["phone", "desktop"])
@pytest.mark.parametrize("light", ["light", "dark"])
def test_a_long_history_is_read_page_by_page(
    running: Room, people: People, look: dict[str, Any], light: Any
) -> None:
    """A game can be picked, older games follow, and long names leave nothing beside the screen."""
    del running
    noor = people.comes("Noor", look)
    noor.page.emulate_media(color_scheme=light)
    pages(noor)
    lines = games(noor).locator("ol").get_by_role("listitem")
    expect(lines).to_have_count(6)
    assert noor.axe() == []
    noor.press("Show more")
    expect(lines).to_have_count(9)
    expect(noor.page.get_by_role("button", name="Show more")).to_have_count(0)
    chip = noor.page.get_by_role("button", name="Keesdrow", exact=True)
    chip.click()
    expect(lines).to_have_count(3)
    expect(chip).to_have_attribute("aria-pressed", "true")
    expect(lines.first).to_contain_text("Daily board")
    noor.resizes(320, 640, "200%")
    assert noor.page.evaluate("document.documentElement.scrollWidth") <= 320
