"""Tests of a notched phone held sideways: no control or text lies under the notch."""

from typing import Any

import pytest
from playwright.sync_api import Page

from e2e.people import PHONE, People
from e2e.rooms import Room
from rumpus.games.registry import own_games

pytestmark = pytest.mark.e2e
NOTCH = 47
"""CSS pixels on either side, as a phone with rounded corners reports."""
SIDEWAYS = {**PHONE, "viewport": {"width": 844, "height": 390}}
UNDER = """notch => {
  const found = [];
  const across = document.documentElement.clientWidth;
  for (const each of document.querySelectorAll('button, a, input, select, h1, h2, p, dt, dd')) {
    for (const box of each.getClientRects()) {
      const y = box.top + box.height / 2;
      for (const x of [Math.min(notch, box.right) - 1, Math.max(across - notch, box.left) + 1]) {
        const beside = x < notch - 0.5 || x > across - notch + 0.5;
        const inside = x > box.left && x < box.right && beside;
        const hit = inside ? document.elementFromPoint(x, y) : null;
        if (hit && (each === hit || each.contains(hit))) found.push(each.outerHTML.slice(0, 90));
      }
    }
  }
  return found;
}"""
"""Elements that a finger could hit under the notch."""


def notched(page: Page) -> None:
    """Emulate a notch on both sides of the screen."""
    line: Any = page.context.new_cdp_session(page)
    insets = {"left": NOTCH, "leftMax": NOTCH, "right": NOTCH, "rightMax": NOTCH}
    line.send("Emulation.setSafeAreaInsetsOverride", {"insets": insets})


def under(page: Page) -> list[str]:
    """Return what lies under the notch once nothing moves any more."""
    page.wait_for_timeout(600)
    found: list[str] = page.evaluate(UNDER, NOTCH)
    return found


def test_the_measure_finds_what_lies_under_a_notch(people: People) -> None:
    """On a page without its border, the measure finds an element under the notch."""
    page = people.comes("Noor", SIDEWAYS).page
    notched(page)
    page.evaluate("document.querySelector('#app > div').style.border = '0'")

    assert under(page)


def test_pages_keep_clear_of_the_notch(people: People) -> None:
    """The front door, the daily board, practice and an unknown table keep clear of the notch."""
    noor = people.comes("Noor", SIDEWAYS)
    notched(noor.page)
    found: dict[str, list[str]] = {}
    for path in ("/", "/daily", "/practice", "/t/nothing-here-1"):
        noor.visit(path)
        found[path] = under(noor.page)

    assert {where: each for where, each in found.items() if each} == {}


@pytest.mark.parametrize("game", sorted(own_games()))
def test_tables_keep_clear_of_the_notch(people: People, running: Room, game: str) -> None:
    """Each game's lobby, play and drawers keep clear of the notch."""
    noor = people.comes("Noor", SIDEWAYS)
    notched(noor.page)
    found: dict[str, list[str]] = {}
    for start in (False, True):
        wanted = {"game": game, "bots": ["gentle"], "start": start}
        made = noor.page.context.request.post(f"{running.address}/api/tables", data=wanted)
        noor.visit(f"/t/{made.json()['table']}")
        noor.page.get_by_role("button", name="Rulebook").first.wait_for()
        found["play" if start else "lobby"] = under(noor.page)
    for drawer in ("Rulebook", "Talk", "Table settings"):
        noor.page.get_by_role("button", name=drawer).first.click()
        found[drawer] = under(noor.page)
        noor.page.keyboard.press("Escape")

    assert {where: each for where, each in found.items() if each} == {}
