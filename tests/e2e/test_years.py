"""A year, an opponent, charts and bests in a browser, from a room that has just been updated."""

import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from e2e import kept, pasts
from e2e.overs import NOOR, TABLES
from e2e.people import DESKTOP, PHONE, People, Person
from e2e.rooms import Room, room

pytestmark = pytest.mark.e2e


@pytest.fixture(scope="module")
def past(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Room, bytes]]:
    """Yield a room with a year of games, and the key of its cookies."""
    data = tmp_path_factory.mktemp("past")
    key = pasts.fill(data)
    with room(data) as one:
        yield one, key


@pytest.fixture
def people(browser: Browser, past: tuple[Room, bytes]) -> Iterator[People]:
    """Yield the visitors of that room."""
    everybody = People(browser, past[0].address)
    yield everybody
    everybody.leave()


def comes(people: People, key: bytes, look: dict[str, Any], light: Any = "light") -> Person:
    """Let Noor come back whose year it was."""
    noor = people.comes("Noor", look, storage_state=kept.cookies(key, NOOR))
    noor.page.emulate_media(color_scheme=light, reduced_motion="reduce")
    return noor


@pytest.mark.parametrize(("look", "light"), [(PHONE, "dark"), (DESKTOP, "light")])
def test_a_year_on_a_page(
    people: People, past: tuple[Room, bytes], look: dict[str, Any], light: Any
) -> None:
    """Figures, days, people, bests and pictures of a year, which fit the screen of a phone."""
    noor = comes(people, past[1], look, light)
    noor.visit(f"/you/{pasts.YEAR}")
    page = noor.page
    expect(page.get_by_role("heading", level=1)).to_have_text(f"Your {pasts.YEAR}")
    figures = page.get_by_role("region", name="The year in figures")
    games = len(pasts.DAYS) + len(TABLES)
    expect(figures).to_contain_text(f"Games {games}")
    months = page.get_by_role("table", name="Days you played")
    expect(months.get_by_role("row")).to_have_count(13)
    expect(page.get_by_role("region", name="Most with")).to_contain_text("Idabella")
    # The logs of the last day were read again after the room had been updated.
    expect(page.get_by_role("link", name=re.compile("Longest slide, open"))).to_be_visible()
    picture = page.get_by_role("region", name="Pictures").get_by_role("img").first
    picture.scroll_into_view_if_needed()
    expect(picture).to_have_js_property("complete", value=True)
    assert picture.evaluate("image => image.naturalWidth") == 1200
    assert noor.axe() == []
    if look is PHONE:
        noor.resizes(320, 640, "200%")
        assert page.evaluate("document.documentElement.scrollWidth") <= 320
    page.get_by_role("link", name=str(pasts.YEAR - 1)).click()
    noor.sees(f"You finished no games in {pasts.YEAR - 1}.")


def test_a_best_leads_to_its_moment(people: People, past: tuple[Room, bytes]) -> None:
    """The longest word of a round opens the game at that round; a best of an old table is text."""
    noor = comes(people, past[1], DESKTOP)
    noor.visit("/you")
    part = noor.page.get_by_role("region", name="Your games")
    expect(part).to_contain_text("MAPLES")
    expect(part.get_by_role("link", name=re.compile("^MAPLES"))).to_have_count(0)
    expect(part).to_contain_text("1 game without bests")
    best = part.get_by_role("link", name=re.compile("Longest word"))
    word = best.inner_text().split(":")[0].strip()
    best.click()
    expect(noor.page).to_have_url(re.compile(rf"/t/{TABLES['keyword']}/\d+"))
    expect(noor.page.get_by_role("main")).to_contain_text(re.compile(word, re.IGNORECASE))


@pytest.mark.parametrize(("look", "light"), [(PHONE, "light"), (DESKTOP, "dark")])
def test_games_against_one_opponent(
    people: People, past: tuple[Room, bytes], look: dict[str, Any], light: Any
) -> None:
    """A line of the history leads to the page of its opponent, and that back to the games."""
    noor = comes(people, past[1], look, light)
    noor.visit("/you")
    noor.page.get_by_role("link", name="Against Ben").first.click()
    page = noor.page
    expect(page.get_by_role("heading", level=1)).to_have_text("Against Ben")
    games = [one for one, _ in pasts.past() if one.seats[1].name == "Ben"]
    expect(page.get_by_role("region", name="All games")).to_contain_text(f"Games {len(games)}")
    expect(page.get_by_role("region", name="All games")).to_contain_text(f"behind {len(games)}")
    lines = page.get_by_role("region", name="Last games").get_by_role("listitem")
    expect(lines).to_have_count(20)
    assert noor.axe() == []
    noor.press("Show more")
    expect(lines).to_have_count(len(games))
    noor.resizes(320, 640, "200%")
    assert page.evaluate("document.documentElement.scrollWidth") <= 320


def test_charts_are_read_as_tables(people: People, past: tuple[Room, bytes]) -> None:
    """Charts appear on request, follow the filter, and have their numbers in tables."""
    noor = comes(people, past[1], DESKTOP)
    noor.visit("/you")
    page = noor.page
    expect(page.get_by_role("table")).to_have_count(0)
    noor.press("Show charts")
    expect(page.get_by_role("table", name="Games by month")).to_be_attached()
    expect(page.get_by_role("table", name=re.compile("Your scores in"))).to_have_count(4)
    assert noor.axe() == []
    page.get_by_role("button", name="KEYWORD", exact=True).click()
    expect(page.get_by_role("table", name=re.compile("Your scores in"))).to_have_count(1)
    noor.press("Hide charts")
    expect(page.get_by_role("table")).to_have_count(0)
