"""A club's tables in browsers: only its page lists them, and members sit down unasked."""

import pytest
from playwright.sync_api import expect

from e2e.people import DESKTOP, PHONE, People
from e2e.test_evening import founded

pytestmark = pytest.mark.e2e


def test_a_member_sits_down_and_a_stranger_asks(people: People) -> None:
    """The table is on the club's page alone; its link lets a member in, and others ask first."""
    ann, ben = people.comes("Ann", DESKTOP), people.comes("Ben", PHONE)
    club = founded(ann, [ben])
    ben.sees("No open tables.")
    ann.page.get_by_label("Game of the new table").select_option("Keesdrow")
    assert [ann.axe(), ben.axe()] == [[], []]
    ann.press("Create a club table")
    ann.page.wait_for_url("**/t/*")
    ann.sees("Thursday round")
    table = ann.page.url
    ben.sees("With Ann")
    assert ben.axe() == []
    ben.page.get_by_role("button", name="Sit down").click()
    expect(ben.page).to_have_url(table)
    ben.sees("You\u2019re ready")
    eve = people.comes("Eve", PHONE)
    eve.visit(table[table.index("/t/") :])
    eve.sees("Someone at the table has to let you in.")
    eve.visit(club)
    expect(eve.page.get_by_text("With Ann")).to_have_count(0)
