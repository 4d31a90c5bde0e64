"""Tests of pages that a browser translates: clocks, turns and rulebook keep working."""

import pytest
from playwright.sync_api import Page, expect

from e2e.people import DESKTOP, People
from e2e.rooms import Room
from rumpus.core.game import REAL_TIME
from rumpus.games.registry import own_games

pytestmark = pytest.mark.e2e
IN_TURNS = sorted(name for name, game in own_games().items() if game.facts.dynamics != REAL_TIME)
TRANSLATE = """() => {
  const barred = (text) => text.parentElement?.closest('[translate]')?.translate === false;
  const mine = new WeakSet();
  const swap = (text) => {
    if (mine.has(text) || text.data.trim() === '' || barred(text)) return;
    const outer = document.createElement('font');
    const inner = document.createElement('font');
    const copy = document.createTextNode(text.data);
    mine.add(copy);
    inner.append(copy);
    outer.append(inner);
    text.replaceWith(outer);
  };
  const all = (root) => {
    const walk = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts = [];
    for (let text = walk.currentNode; text; text = walk.nextNode()) {
      if (text.nodeType === Node.TEXT_NODE) texts.push(text);
    }
    texts.forEach(swap);
  };
  all(document.body);
  new MutationObserver((records) => {
    for (const record of records) record.addedNodes.forEach(all);
  }).observe(document.body, { childList: true, subtree: true });
}"""
"""Imitates a browser's translator: replaces each text by a copy in new elements."""


def walk_to(page: Page, path: str) -> None:
    """Go to another page of the room without a reload."""
    page.evaluate("path => history.pushState({}, '', path)", path)
    page.evaluate("dispatchEvent(new PopStateEvent('popstate'))")


@pytest.mark.parametrize("game", IN_TURNS)
def test_clocks_and_turns_go_on_on_a_translated_page(
    people: People, running: Room, game: str
) -> None:
    """On a translated page, a clock keeps counting and the header follows play."""
    noor = people.comes("Noor", DESKTOP)
    page = noor.page
    page.evaluate(TRANSLATE)
    wanted = {"game": game, "bots": ["gentle"]}
    made = page.context.request.post(f"{running.address}/api/tables", data=wanted)
    walk_to(page, f"/t/{made.json()['table']}")
    noor.press("Start with two")
    clock = page.get_by_role("timer").first
    clock.wait_for()
    before = clock.inner_text()
    expect(clock).not_to_have_text(before)
    header = page.locator("header .line")
    expect(header).to_contain_text("the draw" if game == "keesdrow" else "round 1")


def test_the_rules_are_translated_and_can_still_be_searched(people: People, running: Room) -> None:
    """Translated rules can still be searched, and the rules found are translated as well."""
    noor = people.comes("Noor", DESKTOP)
    page = noor.page
    page.evaluate(TRANSLATE)
    made = page.context.request.post(f"{running.address}/api/tables", data={"game": "icecool"})
    walk_to(page, f"/t/{made.json()['table']}")
    page.get_by_role("button", name="Rulebook").first.click()
    rules = page.get_by_role("region", name="Rules", exact=True)
    expect(rules.locator("font").first).to_be_visible()
    for searched in ("jump", "fish", ""):
        page.get_by_role("searchbox").fill(searched)
        expect(rules.locator("font").first).to_be_visible()
        if searched:
            expect(rules).to_contain_text(searched)
