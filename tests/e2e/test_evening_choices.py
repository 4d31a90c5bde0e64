"""An evening's choices as its people meet them: holidays of slow games, and a muted person."""

from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from e2e.people import DESKTOP, PHONE, People, until
from e2e.rooms import room
from e2e.test_evening import founded, path_of

pytestmark = pytest.mark.e2e

NOON = "2026-03-01T12:00:00Z"
"""The time of rooms in tests."""
NO_HOLIDAYS = "holidays don\u2019t stop the clock"


def test_slow_games_without_holidays_and_a_muted_person(browser: Browser, tmp_path: Path) -> None:
    """The leader is asked about holidays of slow games; Ben, muted, finds the field closed."""
    with room(tmp_path) as running:
        people = People(browser, running.address)
        ann, ben = people.comes("Ann", PHONE), people.comes("Ben", DESKTOP)
        club = founded(ann, [ben])
        ann.press("Open an evening")
        ann.page.get_by_label("Game", exact=True).select_option("keyword")
        wish = ann.page.get_by_label("The clock waits for people on holiday")
        expect(wish).to_have_count(0)
        ann.page.get_by_label("House rules").select_option("Slow")
        expect(wish).not_to_be_checked()
        ann.looks_right("evening-form-slow")
        ann.press("Open the evening")
        until(ann.page, lambda: path_of(ann) == f"{club}/evening")
        ben.visit(f"{club}/evening")
        for person in (ann, ben):
            person.sees(NO_HOLIDAYS)
            person.press("I\u2019m in")
        ann.sees("two people so far")
        ann.press("Mute Ben for 15 minutes")
        ben.sees("You\u2019re muted at all tables until")
        ann.press("Start round 1")
        ben.page.clock.set_system_time(NOON)
        ben.press("Go", exact=True)
        ben.press("Talk")
        field = ben.page.get_by_role("textbox", name="Say something")
        expect(field).to_be_disabled()
        ben.looks_right("evening-muted")
        people.leave()
