"""Tests that long words fit every screen: the sum and the play button stay in view."""

import pytest
from playwright.sync_api import Locator, expect

from e2e.match import opened
from e2e.people import People, Person
from e2e.rooms import Room

pytestmark = pytest.mark.e2e

LENGTHS = [2, 8, 9, 12, 15, 20, 28]
USES = 3
PATIENCE = 50
DESKTOP_SIZES = [(720, 450), (1024, 768), (1440, 900)]
PHONE_SIZES = [(360, 640), (844, 390), (390, 844)]


def test_the_longest_word_leaves_the_sum_and_play_in_sight(running: Room, people: People) -> None:
    """Words of 2 to 28 letters neither widen the page nor push a button off it."""
    match = opened(running, people)
    for _ in match.players:
        mine, theirs = match.turn()
        is_desktop = mine is match.players[0]
        misses = _misses(mine, DESKTOP_SIZES if is_desktop else PHONE_SIZES)
        assert misses == []
        mine.press("Clear", exact=True)
        mine.press("Pass", exact=True)
        mine.press("Pass this turn")
        expect(theirs.page.get_by_text("passed.").first).to_be_attached()


def _misses(person: Person, sizes: list[tuple[int, int]]) -> list[str]:
    """Tap letters of the top row, three times each; return what is cut off at each length."""
    found: list[str] = []
    tapped = 0
    for length in LENGTHS:
        for at in range(tapped, length):
            person.page.mouse.click(*_top(person, at // USES))
        tapped = length
        expect(person.page.get_by_label("Running score").locator("li")).to_have_count(length)
        for width, height in sizes:
            person.resizes(width, height)
            out = _settled(person, length)
            found += [f"{length} letters, {width}x{height}: {miss}" for miss in out]
    return found


def _settled(person: Person, length: int) -> list[str]:
    """Return what is still cut off once the page has had time to resize."""
    for _ in range(PATIENCE):
        person.page.wait_for_timeout(100)
        if not _out(person, length):
            return []
    return _out(person, length)


def _out(person: Person, length: int) -> list[str]:
    """Return what isn't wholly on the screen."""
    page = person.page
    wider = page.evaluate("document.documentElement.scrollWidth > innerWidth")
    play = page.get_by_role("button", name="Play " if length > USES else "letters or more")
    needed = {
        "play": play,
        "sum": page.get_by_label("Sum", exact=True),
        "back": page.get_by_role("button", name="Take the last letter back"),
        "clear": page.get_by_role("button", name="Clear", exact=True),
    }
    return ["page"] * wider + [what for what, where in needed.items() if not _is_whole(where)]


def _is_whole(where: Locator) -> bool:
    whole: bool = where.evaluate(
        "e => { const r = e.getBoundingClientRect(); const at = document.elementFromPoint("
        " r.x + r.width / 2, r.y + r.height / 2);"
        " return r.width > 0 && r.left >= 0 && r.top >= 0 && r.right <= innerWidth"
        " && r.bottom <= innerHeight && e.contains(at) }"
    )
    return whole


def _top(person: Person, column: int) -> tuple[float, float]:
    x, y = person.board.evaluate(
        "(svg, x) => {"
        " const p = new DOMPoint(60 * x + 26, 28).matrixTransform(svg.getScreenCTM());"
        " return [p.x, p.y] }",
        column,
    )
    return x, y
