"""Names from right to left in sentences from left to right."""

import pytest
from playwright.sync_api import Page, expect

from e2e.match import Match
from e2e.people import DESKTOP, PHONE, People
from e2e.rooms import Room
from e2e.tables import begun, joined, table_of
from e2e.test_giving_up import gives_up

pytestmark = pytest.mark.e2e
SARAH, DAVID, RUTH = "שרה", "דוד", "רות"
SEEN = """([sentence, parts]) => {
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walk.nextNode()) {
        const text = walk.currentNode;
        if (!text.data.includes(sentence) || text.parentElement.closest('.sr')) continue;
        const left = (part) => {
            const range = document.createRange();
            const from = text.data.indexOf(part);
            range.setStart(text, from);
            range.setEnd(text, from + part.length);
            return range.getBoundingClientRect().left;
        };
        return parts.toSorted((one, other) => left(one) - left(other));
    }
    return null;
}"""


def seen(page: Page, sentence: str, parts: list[str]) -> list[str]:
    """Return parts of the text that holds a sentence, as they are seen from left to right."""
    found: list[str] = page.evaluate(SEEN, [sentence, parts])
    return found


def test_names_in_a_row_stay_in_the_order_of_their_sentence(running: Room, people: People) -> None:
    """A list of Hebrew names is seen from left to right, with its commas after the names."""
    noor = people.comes("Noor", DESKTOP)
    match: Match = table_of(running, noor, {"timer": 600})
    others = [people.comes(name, PHONE) for name in (SARAH, DAVID, RUTH)]
    joined(match, others)
    begun(match, "Start with four")
    for one in others[:2]:
        gives_up(one, "A bot plays on for you until the end.")
    gives_up(others[2], "The game ends, and Noor wins.")
    gone = noor.page.get_by_text("gave up.").last
    expect(gone).to_be_visible()
    parts = [SARAH, ",", DAVID, " and ", RUTH, " gave up."]
    assert seen(noor.page, RUTH, parts) == parts
