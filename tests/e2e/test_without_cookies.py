"""Tests of a browser that blocks cookies: a note says so once, and play works meanwhile."""

import json
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from e2e.conftest import CHROMIUM
from e2e.people import PATIENCE_MS
from e2e.rooms import Room

pytestmark = pytest.mark.e2e
BLOCKED = {"profile": {"default_content_setting_values": {"cookies": 2}}}
NOTE = "Your browser blocks cookies"


@pytest.fixture
def blocking(browser: Browser, tmp_path: Path) -> Iterator[Page]:
    """Yield a page of a browser that blocks all cookies."""
    profile = tmp_path / "profile"
    (profile / "Default").mkdir(parents=True)
    (profile / "Default" / "Preferences").write_text(json.dumps(BLOCKED))
    with browser.browser_type.launch_persistent_context(
        profile, executable_path=shutil.which("chromium"), args=CHROMIUM
    ) as context:
        context.set_default_timeout(PATIENCE_MS)
        yield context.new_page()


def looks_again(page: Page) -> None:
    """
    Let the front door refresh at least twice, by the page's own clock.

    A refresh may ask twice who the player is, and the first one may still be under way.
    """
    for _ in range(6):
        with page.expect_response("**/api/me") as asked:
            page.clock.fast_forward(4_000)
        asked.value.finished()
    page.evaluate("() => new Promise(requestAnimationFrame)")


def test_a_player_without_cookies_sits_at_the_own_table_and_plays_the_daily(
    running: Room, blocking: Page
) -> None:
    """A note says what is needed; the player keeps a name and can start a table and the daily."""
    page = blocking
    page.clock.install()
    page.goto(running.address)
    expect(page.get_by_text(NOTE)).to_have_count(1)
    page.get_by_role("button", name="Got it").click()
    expect(page.get_by_text(NOTE)).to_have_count(0)
    name = page.get_by_role("button", name="Your name")
    called = name.inner_text()
    looks_again(page)
    assert name.inner_text() == called

    page.get_by_role("button", name="Create a table").click()
    expect(page.get_by_text("Invite with a link")).to_be_visible()
    expect(page.get_by_role("button", name="Start", exact=False).first).to_be_visible()
    page.get_by_role("button", name="Leave the table").click()

    page.get_by_role("link", name="Daily").first.click()
    page.get_by_role("button", name="Play today").click()
    expect(
        page.locator("svg[aria-label]").filter(has=page.locator(".letters")).first
    ).to_be_visible()
    expect(page.get_by_text("Play yours first")).to_have_count(0)


def test_nobody_else_reads_of_cookies(running: Room, browser: Browser) -> None:
    """A first request without a cookie is no reason for a note about blocked cookies."""
    page = browser.new_context().new_page()
    page.clock.install()
    page.goto(running.address)
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    looks_again(page)
    expect(page.get_by_text(NOTE)).to_have_count(0)
    page.context.close()
