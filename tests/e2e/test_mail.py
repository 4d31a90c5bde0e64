"""The page to which links in e-mails lead, in both lights and on both kinds of screens."""

from typing import Any

import pytest
from playwright.sync_api import expect

from e2e.people import DESKTOP, PHONE, People

pytestmark = pytest.mark.e2e


@pytest.mark.parametrize("look", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_links_in_emails_say_what_they_do(people: People, look: dict[str, Any]) -> None:
    """A used link leads to the page on which one asks for another; stopping needs no account."""
    noor, width = people.comes("Noor", look), look["viewport"]["width"]
    noor.visit("/mail")
    noor.sees("Open this page from a link in an e-mail.")
    noor.looks_right(f"mail-{width}")
    noor.page = noor.tab("/mail#confirm=used")
    noor.press("Yes, this is my address")
    noor.sees("This link no longer works.")
    noor.looks_right(f"mail-used-{width}")
    expect(noor.page.get_by_role("link", name="To your own page")).to_be_visible()
    expect(noor.page.get_by_role("button", name="Yes, this is my address")).to_have_count(0)
    noor.page = noor.tab("/mail#stop=used")
    noor.press("Stop the e-mails")
    expect(
        noor.page.get_by_role("heading", name="You\u2019ll get no more e-mails.")
    ).to_be_visible()
    noor.looks_right(f"mail-stopped-{width}")
    people.expected("status of 4")
