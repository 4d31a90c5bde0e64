"""Test of Nim in a browser, at a running room whose client was built with it."""

import os
import re
import shutil

import pytest

playwright = pytest.importorskip("playwright.sync_api")
ROOM = os.environ.get("RUMPUS_ROOM")


@pytest.mark.skipif(ROOM is None, reason="RUMPUS_ROOM holds no address of a room")
def test_a_game_against_a_bot() -> None:
    """A game runs from the front door to the last stone, and the page reports no error."""
    complaints: list[str] = []

    def complained(error: Exception) -> None:
        complaints.append(str(error))

    with playwright.sync_playwright() as started:
        browser = started.chromium.launch(executable_path=shutil.which("chromium"))
        page = browser.new_page()
        page.on("pageerror", complained)
        page.goto(ROOM)
        page.get_by_role("button", name="Nim").first.click()
        page.get_by_role("button", name="Start").first.click()
        page.get_by_role("dialog").get_by_role("button", name="Start").click()
        end = page.get_by_role("heading", name=re.compile("wins?$"))
        take = page.get_by_role("button", name=re.compile("^Take"), disabled=False).last
        thinking = page.get_by_text("is thinking")
        take.or_(thinking).first.wait_for()
        while not end.is_visible():
            take.or_(end).first.wait_for()
            if take.is_visible():
                take.click()
        browser.close()
    assert complaints == []
