"""Tests of the front door's lower part: yesterday's words, a flick of the day, a game of bots."""

import re
from typing import Any

import pytest
from playwright.sync_api import Route, expect

from e2e.people import DESKTOP, PHONE, People
from e2e.rooms import Room

pytestmark = pytest.mark.e2e
BEST = [
    {"word": "quartz", "name": "Ida", "points": 31},
    {"word": "heron", "name": "A guest with quite a long na", "points": 18},
]


def with_a_yesterday(route: Route) -> None:
    """Answer as the room does, plus yesterday's best words, which a new room lacks."""
    answer = route.fetch()
    day = {"date": "2026-11-28", "board": [], "players": 2, "best": BEST}
    route.fulfill(response=answer, json={**answer.json(), "yesterday": day})


@pytest.mark.parametrize("look", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_the_door_shows_yesterdays_words_a_flick_and_a_game_of_bots(
    running: Room, people: People, look: dict[str, Any]
) -> None:
    """On a phone, each part loads only when scrolled near; each links onwards and passes axe."""
    noor = people.comes("Noor", look)
    page = noor.page
    page.route("**/api/daily", with_a_yesterday)
    loaded: list[str] = []
    page.on("request", lambda request: loaded.append(request.url))
    noor.visit("/")
    page.wait_for_load_state("networkidle")
    if look is PHONE:
        assert not [file for file in loaded if "FlickOfTheDay" in file or "BotsPlay" in file]
    high = page.evaluate("document.documentElement.scrollHeight")

    words = page.get_by_role("region", name="Yesterday\u2019s best words")
    words.scroll_into_view_if_needed()
    expect(words.get_by_role("listitem")).to_have_text(
        [re.compile("QUARTZ.*Ida.*31"), re.compile("HERON.*18")]
    )
    expect(words.get_by_role("link", name="See yesterday\u2019s totals")).to_be_visible()

    flick = page.get_by_role("region", name="Flick of the day")
    flick.scroll_into_view_if_needed()
    expect(flick.get_by_role("img", name="The school from above")).to_be_visible()
    tried = flick.get_by_role("link", name="Try it yourself")
    assert re.search("/practice#.+", tried.get_attribute("href") or "")
    flick.get_by_role("button", name="Replay").click()

    bots = page.get_by_role("region", name="Bots at play")
    bots.scroll_into_view_if_needed()
    assert page.evaluate("document.documentElement.scrollHeight") == pytest.approx(high, abs=8)
    said = bots.get_by_text(re.compile(r" plays [A-Z]+ for \d+\."))
    first = said.inner_text()
    expect(said).not_to_have_text(first)
    bots.get_by_role("button", name="Pause").click()
    held = said.inner_text()
    page.wait_for_timeout(3_000)
    assert said.inner_text() == held
    assert noor.axe() == []
    wide = "document.documentElement.scrollWidth <= innerWidth"
    assert page.evaluate(wide), "the door is wider than its window"

    bots.get_by_role("button", name="Play against bots").click()
    ways = page.get_by_role("region", name="Ways to play Keesdrow")
    expect(ways.get_by_role("button", name=re.compile("^(Start|Play now)"))).to_be_in_viewport()
    words.get_by_role("link").click()
    expect(page).to_have_url(f"{running.address}/daily")
    # Requests still pending now would otherwise fail after the test.
    page.unroute_all(behavior="ignoreErrors")
