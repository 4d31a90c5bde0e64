"""An evening closes a table to which somebody didn't come, and the one who waits goes back."""

from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from e2e.people import DESKTOP, PHONE, People, until
from e2e.rooms import room
from e2e.test_evening import founded, path_of

pytestmark = pytest.mark.e2e

LATE = """
import rumpus.server.clubs.no_shows as late
from rumpus.server.limits import values

late._MINUTE = 4
values.NO_SHOW_SECONDS = 0.5
"""
"""Makes three minutes twelve seconds long."""


def test_the_one_who_waits_reads_what_happened(browser: Browser, tmp_path: Path) -> None:
    """Ben doesn't come: Ann reads that at the table, wins, and is back at the evening by a tap."""
    with room(tmp_path, before=LATE) as running:
        people = People(browser, running.address)
        ann, ben = people.comes("Ann", PHONE), people.comes("Ben", DESKTOP)
        club = founded(ann, [ben])
        ann.press("Open an evening")
        ann.page.get_by_label("Game", exact=True).select_option("keep_your_cool")
        ann.page.get_by_label("If somebody doesn\u2019t come").select_option("3")
        ann.press("Open the evening")
        until(ann.page, lambda: path_of(ann) == f"{club}/evening")
        ben.visit(f"{club}/evening")
        for person in (ann, ben):
            person.press("I\u2019m in")
        ann.sees("two people so far")
        ann.press("Start round 1")
        ann.press("Go", exact=True)
        ann.sees("The evening closed this table: Ben didn\u2019t come.")
        ann.sees("You win: Ben forfeited.")
        expect(ann.page.get_by_role("button", name="Rematch")).to_have_count(0)
        assert ann.axe() == []
        ann.page.get_by_role("link", name="Back to the evening").click()
        ann.sees("Your game is over. Wait for the next round.")
        ann.sees("no-show")
        people.leave()
