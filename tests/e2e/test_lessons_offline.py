"""Lessons and rulebooks without a connection, after one visit with one, in each language."""

import re
from collections.abc import Iterator
from typing import Final, NamedTuple

import pytest
from playwright.sync_api import Browser, Page, expect

from e2e.people import PHONE
from e2e.rooms import Room
from e2e.test_lessons import GAMES

pytestmark = pytest.mark.e2e


class Words(NamedTuple):
    """What a page says in a language."""

    locale: str
    kept: str
    begin: str
    on: str
    end: str
    rulebook: str
    broken: str


LANGUAGES: Final = (
    Words(
        "en-GB",
        "Ready without a connection",
        "Begin",
        "^(Next|Skip|Finish)$",
        "You can play now.",
        "Rulebook",
        "couldn\u2019t be loaded",
    ),
    Words(
        "de-DE",
        "Funktioniert ohne Verbindung",
        "Los",
        "^(Weiter|\u00dcberspringen|Fertig)$",
        "Jetzt kannst du spielen.",
        "Spielregeln",
        "lie\u00df sich nicht laden",
    ),
)
STEPS: Final = 40


@pytest.fixture(params=LANGUAGES, ids=lambda words: words.locale)
def offline(
    browser: Browser, running: Room, request: pytest.FixtureRequest
) -> Iterator[tuple[Page, Words, str]]:
    """Yield a page without a connection on a phone that opened the companion before."""
    words: Words = request.param
    context = browser.new_context(**PHONE, locale=words.locale, reduced_motion="reduce")
    context.add_init_script("localStorage['rumpus.graphics'] ??= 'plain'")
    page = context.new_page()
    page.goto(f"{running.address}/companion")
    expect(page.get_by_text(words.kept)).to_be_visible()
    context.set_offline(offline=True)
    yield page, words, running.address
    context.close()


def test_each_lesson_and_its_rulebook(offline: tuple[Page, Words, str]) -> None:
    """Each lesson is opened anew and gone through to its end, and its rulebook has pictures."""
    page, words, address = offline
    for game in GAMES:
        page.goto(f"{address}/learn/{game}")
        page.get_by_role("button", name=words.begin, exact=True).click()
        reads(page, words)
        goes_through(page, words)
        expect(page.locator("body")).not_to_contain_text(words.broken)


def reads(page: Page, words: Words) -> None:
    """Open the rulebook, look for rules and pictures, and close it."""
    page.get_by_role("button", name=words.rulebook, exact=True).click()
    book = page.get_by_role("dialog")
    rules = book.locator("article[data-rule]")
    expect(rules.first).to_be_visible()
    expect(book.locator("article svg").first).to_be_attached()
    page.keyboard.press("Escape")
    expect(book).to_have_count(0)


def goes_through(page: Page, words: Words) -> None:
    """Skip or finish each step of a lesson."""
    end = page.get_by_text(words.end)
    leads = page.get_by_role("button", name=re.compile(words.on))
    for _ in range(STEPS):
        expect(end.or_(leads.first).first).to_be_visible()
        if end.count() > 0:
            return
        leads.first.click()
        page.wait_for_timeout(300)
    raise AssertionError("the lesson has no end")
