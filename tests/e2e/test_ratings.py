"""Ratings: a rated game against a bot, from the lobby to the leaderboard."""

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from e2e.people import DESKTOP, PHONE, People, Person
from e2e.rooms import Room, room

pytestmark = pytest.mark.e2e
FEW = "import rumpus.store.people.ratings as ratings\nratings.SETTLED = 8.3\n"
"""Code of a room in which a rating is no longer provisional after one game."""
RESIGN = """table => {
    const socket = new WebSocket(`ws://${location.host}/api/tables/${table}/socket`);
    socket.onopen = () => {
        socket.send(JSON.stringify({t: 'join'}));
        socket.send(JSON.stringify({t: 'act', id: 'resign', action: {type: 'resign'}}));
    };
}"""
"""Gives up the game in a second connection, as the room does for players who stay away."""


def table_with_bot(person: Person, *, public: bool) -> str:
    """Create a table of Keep Your Cool with a bot, open it, and return its name."""
    wanted = {"game": "keep_your_cool", "public": public, "bots": ["fair"]}
    made = person.page.request.post(f"{person._address}/api/tables", data=wanted)
    table = str(made.json()["table"])
    person.visit(f"/t/{table}")
    return table


def test_a_rated_game_from_the_lobby_to_the_leaderboard(tmp_path: Path, browser: Browser) -> None:
    """The lobby says that it counts, the end what it changed, and two pages show the rating."""
    with room(tmp_path, before=FEW) as running:
        people = People(browser, running.address)
        noor = people.comes("Noor", PHONE)
        table_with_bot(noor, public=False)
        noor.sees("Not rated: only public games are.")
        table = table_with_bot(noor, public=True)
        noor.sees("This game is rated.")
        assert noor.axe() == []
        noor.press("Start with two")
        expect(noor.page.get_by_text("This game is rated.")).to_have_count(0)
        noor.page.evaluate(RESIGN, table)
        line = noor.page.get_by_text("Rated: 1500 \u2192 ")
        expect(line).to_be_visible()
        points = line.inner_text().split()[-1]
        assert int(points) < 1500
        noor.sees("Bramble wins")
        assert noor.axe() == []

        noor.visit("/you")
        mine = noor.page.get_by_role("list", name="Totals").get_by_role("listitem")
        expect(mine).to_contain_text(f"{points} (")

        noor.visit("/")
        noor.page.get_by_role("link", name="Ratings", exact=True).click()
        noor.page.get_by_role("button", name="Keep Your Cool", exact=True).click()
        lines = noor.page.get_by_role("region", name="The best at").get_by_role("listitem")
        expect(lines).to_have_count(2)
        expect(lines.first).to_contain_text("Fair bot")
        expect(lines.last).to_contain_text("Noor")
        expect(lines.last).to_contain_text(points)
        noor.page.get_by_role("button", name="Keesdrow", exact=True).click()
        noor.sees("Nobody is listed yet.")
        assert noor.axe() == []

        table_with_bot(noor, public=True)
        noor.page.get_by_role("button", name="Remove Bramble").click()
        noor.page.get_by_role("button", name="Add a bot").click()
        noor.sees("Rating 1579.")
        people.leave()


def board(route: Any) -> None:
    """Answer with a leaderboard of people with long names, and bots."""
    names = ["Ida", "W" * 24, "Noor", "Maximiliane Katharina", "Ben", "Jo"]
    rating = {"game": "keep_your_cool", "provisional": False}
    lines = [
        {
            "name": "" if at % 3 == 2 else names[at % len(names)],
            "bot": "fair" if at % 3 == 2 else None,
            "you": at == 4,
            "rating": rating
            | {"points": 1912 - 41 * at, "least": 1790 - 41 * at, "most": 2034 - 41 * at}
            | {"played": 30 + at},
        }
        for at in range(14)
    ]
    route.fulfill(json={"game": "keep_your_cool", "lines": lines, "you": lines[4]["rating"]})


@pytest.mark.parametrize("look", [PHONE, DESKTOP], ids=["phone", "desktop"])
@pytest.mark.parametrize("light", ["light", "dark"])
def test_a_leaderboard_fits_its_screen(
    running: Room, people: People, look: dict[str, Any], light: Any
) -> None:
    """Long names and large text leave nothing beside the screen."""
    del running
    noor = people.comes("Noor", look)
    noor.page.emulate_media(color_scheme=light)
    noor.page.route("**/api/ratings?*", board)
    noor.visit("/ratings")
    noor.page.get_by_role("button", name="Keep Your Cool", exact=True).click()
    lines = noor.page.get_by_role("region", name="The best at").get_by_role("listitem")
    expect(lines).to_have_count(14)
    assert noor.axe() == []
    noor.resizes(320, 640, "200%")
    assert noor.page.evaluate("document.documentElement.scrollWidth") <= 320
