"""Tests of what a phone loads before it can play, in bytes on the line."""

import json
import re
from collections import Counter
from typing import Any, NamedTuple

import pytest
from playwright.sync_api import Browser, Page, Route, expect

from e2e.people import PHONE
from e2e.rooms import Room

pytestmark = pytest.mark.e2e
KB = 1000
GAMES = ("keesdrow", "keyword", "keep_your_cool", "icecool")
PATHS = {"front door": "/", "practice": "/practice", "you": "/you"}
KINDS = {"Script": "code", "Stylesheet": "code", "Font": "fonts"}
BAR = 94
"""kB of scripts and styles that a word game's table may load at first; the aim is 90."""
BUDGETS = {
    "front door": {"code": 66, "fonts": 36, "Image": 16, "all": 127},
    "lobby": {"code": 137, "fonts": 59, "Image": 16, "all": 218},
    "you": {"code": 91, "fonts": 32, "Image": 5, "all": 135},
    "keesdrow": {"code": BAR, "fonts": 47, "Image": 36, "all": 190},
    "keyword": {"code": BAR, "fonts": 32, "Image": 41, "all": 178},
    "keep_your_cool": {"code": BAR, "fonts": 32, "Image": 9, "all": 146},
    "icecool": {"code": 251, "fonts": 32, "Image": 5, "all": 298},
    "practice": {"code": 231, "fonts": 32, "Image": 5, "all": 273},
}
"""kB of a first load by kind, headers included: the measured size and at most a tenth more."""
SCENE = 150 * KB
SHIFT = 0.05
"""Largest layout shift allowed, as browsers measure it."""
LATE_MS = 400
SHIFTED = """
    window.shifted = 0;
    new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shifted += entry.value;
    }).observe({type: 'layout-shift', buffered: true});
"""

HELD = """
    const wait = window.setTimeout;
    window.setTimeout = (work, ms, ...rest) => wait(work, ms >= 1500 ? 1e9 : ms, ...rest);
"""
"""Suppresses what a page fetches a moment after its first load, however slow the machine is."""


class Loaded(NamedTuple):
    """Bytes by kind, and by file."""

    kinds: Counter[str]
    files: dict[str, int]


def loaded(page: Page, address: str) -> Loaded:
    """Return the bytes of what a page loads."""
    line: Any = page.context.new_cdp_session(page)
    line.send("Network.enable")
    answers: dict[str, tuple[str, str]] = {}
    kinds: Counter[str] = Counter()
    files: dict[str, int] = {}

    def answered(event: dict[str, Any]) -> None:
        kind = KINDS.get(event["type"]) or str(event["type"])
        answers[event["requestId"]] = (event["response"]["url"], kind)

    def finished(event: dict[str, Any]) -> None:
        file, kind = answers[event["requestId"]]
        size = int(event["encodedDataLength"])
        files[file] = size
        kinds[kind] += size
        kinds["all"] += size

    line.on("Network.responseReceived", answered)
    line.on("Network.loadingFinished", finished)
    page.goto(address, wait_until="networkidle")
    return Loaded(kinds, files)


def path_of(page: Page, room: Room, route: str) -> str:
    """Return a route's path; for a game, start one against a bot."""
    if route in PATHS:
        return PATHS[route]
    wanted: dict[str, Any] = {"game": "keesdrow" if route == "lobby" else route}
    if route in GAMES:
        wanted |= {"bots": ["fair"], "start": True}
    made = page.context.request.post(f"{room.address}/api/tables", data=wanted)
    return f"/t/{made.json()['table']}"


@pytest.mark.parametrize("route", BUDGETS)
def test_a_first_load_stays_within_its_budget(browser: Browser, running: Room, route: str) -> None:
    """Each route stays within its budget of compressed bytes, and the page doesn't shift."""
    context = browser.new_context(**PHONE)
    page = context.new_page()
    page.add_init_script(SHIFTED)
    page.add_init_script(HELD)
    kinds, files = loaded(page, f"{running.address}{path_of(page, running, route)}")
    shifted = float(page.evaluate("shifted"))
    context.close()

    assert kinds["code"] > 0
    over = {kind: kinds[kind] for kind, most in BUDGETS[route].items() if kinds[kind] > most * KB}
    assert over == {}, json.dumps(files, indent=1)
    assert max((size for file, size in files.items() if "/scene-" in file), default=0) <= SCENE
    assert shifted <= SHIFT


@pytest.mark.parametrize("late", [r"\.woff2", r"\.css", "/api/"], ids=["fonts", "styles", "data"])
def test_what_comes_late_moves_nothing(browser: Browser, running: Room, late: str) -> None:
    """The front door doesn't shift, whichever of its files is the last to arrive."""
    context = browser.new_context(**PHONE)
    page = context.new_page()
    page.add_init_script(SHIFTED)

    def delay(route: Route) -> None:
        page.wait_for_timeout(LATE_MS)
        route.continue_()

    page.route(re.compile(late), delay)
    page.goto(running.address, wait_until="networkidle")
    shifted = float(page.evaluate("shifted"))
    context.close()

    assert shifted <= SHIFT


def test_what_a_page_needs_is_named_with_it(browser: Browser, running: Room) -> None:
    """A table page's Link header names the files of its game, before any script runs."""
    context = browser.new_context(**PHONE)
    page = context.new_page()
    table = path_of(page, running, "keyword")
    links = [
        context.request.get(f"{running.address}{path}").headers["link"]
        for path in ("/", table, "/t/no-such-table")
    ]
    context.close()

    assert "FrontDoor" in links[0]
    assert "keyword" not in links[0]
    assert "TableScreen" in links[1]
    assert "assets/keyword-" in links[1]
    assert "TableScreen" in links[2]
    assert "keyword" not in links[2]


def test_what_is_opened_later_is_there_without_a_line(browser: Browser, running: Room) -> None:
    """Drawers and the rulebook load a moment after the game, and open offline."""
    context = browser.new_context(**PHONE)
    page = context.new_page()
    with page.expect_response(re.compile("/assets/ending-")):
        page.goto(f"{running.address}{path_of(page, running, 'keesdrow')}")
    page.wait_for_load_state("networkidle")
    context.set_offline(offline=True)
    for name, shown in (
        ("Talk", "Talk"),
        ("Rulebook", "Keesdrow rules"),
        ("Table settings", "This table"),
    ):
        page.get_by_role("button", name=name).click()
        drawer = page.get_by_role("dialog", name=shown)
        expect(drawer).to_be_visible()
        drawer.get_by_role("button", name="Close", exact=True).click()
        expect(drawer).to_be_hidden()
    context.close()


def test_what_was_lost_with_the_line_is_loaded_when_it_is_back(
    browser: Browser, running: Room
) -> None:
    """A drawer whose style sheet fails to load at first gets its style soon after."""
    context = browser.new_context(**PHONE)
    page = context.new_page()
    table = path_of(page, running, "keesdrow")
    page.route(re.compile("/assets/drawers-.*css"), lambda route: route.abort())
    with page.expect_event("requestfailed"):
        page.goto(f"{running.address}{table}")
    page.wait_for_load_state("networkidle")
    page.unroute_all()
    page.get_by_role("button", name="Talk").click()
    field = page.get_by_role("dialog", name="Talk").get_by_placeholder("Say something")
    expect(field).to_be_visible()
    expect(field.locator("..")).to_have_css("display", "flex")
    context.close()
