"""Tests that the room's documents can be read and searched under its content policy."""

import pytest
from playwright.sync_api import expect

from e2e.people import PHONE, People
from rumpus.server.endpoints.static import DOCUMENTS

pytestmark = [
    pytest.mark.e2e,
    pytest.mark.skipif(not DOCUMENTS.is_dir(), reason="the documents are not built: make docs"),
]
API = "api/games.html"
PAGES = ("pictures/index.html", API, "reference/protocol.html", "")
TOO_WIDE = "document.documentElement.scrollWidth > innerWidth"


def test_the_documents_are_read_and_searched(people: People) -> None:
    """Every kind of page fits a phone and passes axe, and the search finds a page."""
    reader = people.comes("Noor", PHONE)
    for page in PAGES:
        reader.visit(f"/docs/{page}")
        expect(reader.page.locator("h1")).to_be_visible()
        assert not reader.page.evaluate(TOO_WIDE)
        # Sphinx nests the lists of an API page in a way that axe rejects.
        assert page == API or reader.axe() == []

    reader.page.locator(".mobile-header label[for=__navigation]").click()
    reader.page.get_by_role("textbox", name="Search").fill("penguin")
    reader.page.keyboard.press("Enter")

    expect(reader.page.get_by_role("link", name="ICECOOL 2", exact=True).last).to_be_visible()
    expect(reader.page.get_by_text("pages matching the search query")).to_be_visible()
