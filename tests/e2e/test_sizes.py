"""Tests at every size of window and text: all controls lie wholly on the screen."""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from e2e.hands import word_of
from e2e.people import DESKTOP, PHONE, People, Person
from e2e.rooms import Room

pytestmark = pytest.mark.e2e

SIZES = {"phone": [(390, 844), (320, 640), (844, 390)], "desktop": [(1440, 900)]}
LOOKS = {"phone": PHONE, "desktop": DESKTOP}
SETTLE_MS = 500
PATIENCE = 300
MISSES = """() => {
    const shown = (one) => one.checkVisibility({ visibilityProperty: true, opacityProperty: true })
        && !one.closest('.sr, [inert]') && one.getBoundingClientRect().width > 1;
    const found = [];
    for (const one of [...document.querySelectorAll('button, a[href]')].filter(shown)) {
        one.scrollIntoView({ block: 'nearest', inline: 'nearest' });
        const box = one.getBoundingClientRect();
        const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
        const hit = document.elementFromPoint(x, y);
        const at = [box.left, box.right, box.top, box.bottom].map(Math.round).join(' ');
        const name = `${(one.getAttribute('aria-label') ?? one.textContent).trim()} at ${at}`;
        if (box.left < -1 || box.right > innerWidth + 1) found.push(`beside the screen: ${name}`);
        else if (!hit) found.push(`out of reach: ${name}`);
        else if (!one.contains(hit)) found.push(`covered: ${name}`);
        if (one.closest('[aria-label="Your hand"]') && box.bottom > innerHeight + 1)
            found.push(`cut off: ${name}`);
    }
    scrollTo(0, 0);
    if (document.documentElement.scrollWidth > innerWidth + 1) found.push('the page is too wide');
    return found;
}"""
"""Controls that are off the screen, covered or cut off, and a page that is too wide."""

BROKEN = """() => [...document.querySelectorAll('[aria-label="Players"] small')].filter((name) => {
    const range = document.createRange();
    const words = document.createTreeWalker(name, NodeFilter.SHOW_TEXT);
    while (words.nextNode()) {
        range.selectNode(words.currentNode);
        if (words.currentNode.data.trim() && range.getClientRects().length > 1) return true;
    }
    return name.scrollWidth > name.clientWidth + 1;
}).map((name) => `broken: ${name.textContent.trim()}`)"""
"""Names of one word that wrap or are cut off."""


def walk(person: Person, sizes: list[tuple[int, int]], *checks: str) -> list[str]:
    """Return what the checks find on a page at each size, with text at 100% and 200%."""
    page = person.page
    found: list[str] = []
    for width, height in sizes:
        for text in ("100%", "200%"):
            person.resizes(width, height, text)
            page.wait_for_timeout(SETTLE_MS)
            misses = [miss for check in checks for miss in page.evaluate(check)]
            found += [f"{width}x{height} {text}: {miss}" for miss in misses]
    page.evaluate("document.documentElement.style.fontSize = ''")
    return found


def seated(running: Room, people: People, game: str, look: str) -> tuple[Person, str]:
    """Start a game of one person and three bots."""
    noor = people.comes("Noor", LOOKS[look], reduced_motion="reduce")
    bots = ["gentle", "fair", "sharp"]
    wanted = {"game": game, "bots": bots, "start": True, "public": False}
    made = noor.page.context.request.post(f"{running.address}/api/tables", data=wanted)
    table = str(made.json()["table"])
    noor.visit(f"/t/{table}")
    expect(noor.page.get_by_role("button", name="Rulebook")).to_be_visible()
    return noor, table


def until(person: Person, what: Callable[[], object]) -> None:
    """Draw for the start where needed, until a condition is true."""
    for _ in range(PATIENCE):
        person.take_tile()
        if what():
            return
        person.page.wait_for_timeout(SETTLE_MS)
    raise AssertionError("it never came")


@pytest.mark.parametrize("look", SIZES)
def test_the_hand_and_each_button_of_keyword_are_in_reach(
    running: Room, people: People, look: str
) -> None:
    """Every control is in reach before a word, with a word, and while cards to swap are chosen."""
    noor, table = seated(running, people, "keyword", look)
    hand = noor.page.get_by_role("list", name="Your hand")
    expect(hand).to_be_visible()
    found = walk(noor, SIZES[look], MISSES)
    view: dict[str, Any] = running.peek(table, noor.cookie)["view"]
    word, colours = word_of(view)
    orange = [letter for letter, colour in zip(word, colours, strict=True) if colour == "orange"]
    for letter in orange:
        name = f"orange card {letter.upper()}, "
        hand.get_by_role("button", name=name).first.press("Enter")
    found += walk(noor, SIZES[look], MISSES)
    passing = noor.page.get_by_role("button", name="Pass")
    if passing.is_visible():
        passing.click()
        found += walk(noor, SIZES[look], MISSES)
    assert found == []


@pytest.mark.parametrize("look", SIZES)
def test_names_and_buttons_of_keesdrow_are_whole(running: Room, people: People, look: str) -> None:
    """In the draw and in the first turn, no control is covered and no name breaks."""
    noor, table = seated(running, people, "keesdrow", look)
    found = walk(noor, SIZES[look], MISSES, BROKEN)
    until(noor, lambda: running.peek(table)["view"]["phase"] == "turn")
    found += walk(noor, SIZES[look], MISSES, BROKEN)
    assert found == []


@pytest.mark.parametrize("look", SIZES)
def test_the_school_and_each_button_of_icecool_are_in_reach(
    running: Room, people: People, look: str
) -> None:
    """Marks, views and the panel's controls cover no other control."""
    noor, _ = seated(running, people, "icecool", look)
    expect(noor.page.locator("canvas[data-engine]")).to_be_visible()
    assert walk(noor, SIZES[look], MISSES) == []
