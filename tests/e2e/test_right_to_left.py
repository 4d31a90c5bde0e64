"""The room in the pseudo-locale: from right to left, 40% longer, and at twice the size."""

import re
from collections.abc import Callable, Iterator
from contextlib import suppress

import pytest
from playwright.sync_api import TimeoutError, expect  # noqa: A004

from e2e import pseudo
from e2e.boards import word_on
from e2e.overs import TABLES, keep_all
from e2e.people import DRAWN_MS, People, Person, until
from e2e.rooms import Room, room

pytestmark = pytest.mark.e2e
SIZES = ("100%", "200%")
SETTLE_MS = 600
PATIENCE = 300
TALK = "[data-home=talk]"


@pytest.fixture(scope="module")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Room]:
    """Yield a room with a finished game of each kind."""
    data = tmp_path_factory.mktemp("overs")
    keep_all(data)
    with room(data) as one:
        yield one


@pytest.fixture
def noor(people: People) -> Person:
    """Return a visitor with a phone who reads the pseudo-locale."""
    return pseudo.comes(people, "Noor", "phone")


def read(person: Person, name: str) -> list[str]:
    """Return what can't be read or pressed on a page, with text at 100% and 200%."""
    page = person.page
    found: list[str] = []
    assert page.evaluate("getComputedStyle(document.body).direction") == "rtl"
    for size in SIZES:
        person.resizes(390, 844, size)
        page.wait_for_timeout(SETTLE_MS)
        found += [f"{name} {size}: {fault}" for fault in pseudo.faults(page)]
    page.evaluate("document.documentElement.style.fontSize = ''")
    return found


def made(person: Person, running: Room, game: str, *, start: bool) -> str:
    """Create a table with a bot, and return its path."""
    wanted = {"game": game, "bots": ["gentle"], "start": start, "public": False}
    answer = person.page.context.request.post(f"{running.address}/api/tables", data=wanted)
    return f"/t/{answer.json()['table']}"


def opened(person: Person, path: str) -> None:
    """Open a page, and wait until its parts are there."""
    person.visit(path)
    expect(person.page.locator("h1, .screen header, [data-screen]").first).to_be_visible()
    person.page.wait_for_load_state("networkidle")


def test_pages_without_a_table(noor: Person) -> None:
    """Front door, account, ratings, board of the day and companion are read from the right."""
    paths = ["/", "/you", "/ratings", "/daily", "/companion"]
    found: list[str] = []
    for path in paths:
        opened(noor, path)
        found += read(noor, path)
    for game in TABLES:
        opened(noor, f"/companion/{game}")
        found += read(noor, f"companion of {game}")
    assert found == []


def test_a_club_and_its_evening(noor: Person) -> None:
    """A club is founded and its evening opened by clicks, and every step can be read."""
    opened(noor, "/clubs")
    found = read(noor, "clubs")
    noor.page.locator("form .field").first.fill("Thursday round")
    noor.press("Create")
    until(noor.page, lambda: "/c/" in noor.page.url)
    noor.page.wait_for_load_state("networkidle")
    found += read(noor, "club")
    noor.press("Open")
    found += read(noor, "an evening to open")
    noor.page.get_by_role("button", name=re.compile("Open\\S* the")).click()
    expect(noor.page.get_by_role("button", name="I\u2019m")).to_be_visible()
    found += read(noor, "evening")
    assert found == []


def test_the_big_screen(running: Room, people: People) -> None:
    """On a television, the seats are at the left of the table, and nothing is cut off."""
    noor = pseudo.comes(people, "Noor", "desktop")
    found: list[str] = []
    for game in TABLES:
        noor.resizes(1280, 720)
        opened(noor, made(noor, running, game, start=True) + "/screen")
        noor.page.wait_for_timeout(SETTLE_MS)
        found += [f"{game}: {fault}" for fault in pseudo.faults(noor.page)]
        aside = noor.page.locator("aside").first.bounding_box()
        assert aside is not None
        assert aside["x"] + aside["width"] / 2 < 640, game
    assert found == []


@pytest.mark.parametrize("game", TABLES)
def test_a_table_from_lobby_to_replay(noor: Person, running: Room, game: str) -> None:
    """Lobby, drawers, play, end, replay and lesson can be read, and each button be pressed."""
    page = noor.page
    opened(noor, made(noor, running, game, start=False))
    found = read(noor, "lobby")
    steps: dict[str, Callable[[], None]] = {
        "rules": lambda: noor.press("Rulebook"),
        "settings": lambda: noor.press("Table settings"),
        "talk": lambda: page.locator(TALK).click(),
    }
    for name, press in steps.items():
        press()
        expect(page.get_by_role("dialog")).to_be_visible()
        found += read(noor, name)
        page.keyboard.press("Escape")
    for name, path in {
        "play": made(noor, running, game, start=True),
        "end": f"/t/{TABLES[game]}",
        "replay": f"/t/{TABLES[game]}/replay",
        "before the lesson": f"/learn/{game}",
    }.items():
        opened(noor, path)
        found += read(noor, name)
    noor.press("Begin")
    expect(page.get_by_role("region", name="The lesson")).to_be_visible()
    found += read(noor, "lesson")
    assert found == []


def test_a_game_is_played_from_the_front_door_to_its_end(noor: Person, running: Room) -> None:
    """One begins by clicks, draws, taps a word of the board from left to right, and gives up."""
    page = noor.page
    page.locator(".shelf .btn.act").click()
    page.get_by_role("dialog").get_by_role("button", name="Start").click()
    page.wait_for_url("**/t/*")
    table = page.url.rsplit("/", 1)[1]

    typing = page.get_by_role("button", name=re.compile("Type\\S* it"))
    # Draw again after a tie, and believe what a bot plays first.
    pressed = page.get_by_role("button", name=re.compile("Take\\S* any|Accept"))
    for _ in range(PATIENCE):
        if typing.is_visible():
            break
        if pressed.is_visible():
            with suppress(TimeoutError):
                pressed.click(timeout=DRAWN_MS)
        page.wait_for_timeout(SETTLE_MS)
    word, path = word_on(running.peek(table)["view"], 3)
    noor.tap(path)
    page.locator("[data-decide] .btn.act").click()
    expect(page.locator("[data-decide] .btn.act")).to_be_hidden()
    assert word in [play["word"] for play in running.peek(table)["view"]["plays"]]
    noor.press("Table settings")
    drawer = page.get_by_role("dialog")
    drawer.get_by_role("button", name="Give").click()
    drawer.get_by_role("button", name="Give").click()
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    assert read(noor, "end") == []


def test_drawing_on_a_replay(noor: Person) -> None:
    """Marks with long names scroll in their row, and the page stays as wide as the phone."""
    noor.visit(f"/t/{TABLES['icecool']}/replay#8~1~r2.s0,x60y260,s1.r0")
    expect(noor.page.locator("svg[data-marks] .line")).to_have_count(3)
    noor.page.keyboard.press("d")
    expect(noor.page.get_by_role("region", name="Drawing", exact=True)).to_be_visible()
    # The board below is drawn on, so that none of its buttons can be pressed.
    noor.page.wait_for_timeout(SETTLE_MS)
    assert [one for one in pseudo.faults(noor.page) if "too wide" in one] == []
    assert noor.axe() == []
