"""Tests of the daily board (one attempt, scores, sharing) and of two tables with one board."""

import re

import pytest
from playwright.sync_api import expect

from e2e.boards import word_on
from e2e.people import DESKTOP, PHONE, People, Person
from e2e.rooms import Room

pytestmark = pytest.mark.e2e
TURNS = 10


def test_the_first_attempt_counts_and_gives_nothing_away(running: Room, people: People) -> None:
    """Nobody can watch a daily game in progress, and its share text contains no word played."""
    noor = people.comes("Noor", PHONE, permissions=["clipboard-read", "clipboard-write"])
    noor.page.get_by_role("link", name="Daily board").click()
    noor.sees("Nobody has finished")
    assert noor.axe() == []
    noor.press("Play today")
    noor.sees("Your turn.")
    ida = people.comes("Ida", DESKTOP)
    ida.page.goto(noor.page.url)
    ida.sees("That\u2019s today")

    table = noor.page.url.rsplit("/", 1)[1]
    word, _ = word_on(running.peek(table, noor.cookie)["view"], 4)
    noor.type(word)
    noor.play_button(word).click()
    for turn in range(2, TURNS + 1):
        noor.sees(f"turn {turn} of {TURNS}")
        noor.press("Pass", exact=True)
        noor.press("Pass this turn")
    noor.sees("You made")
    assert noor.axe() == []
    noor.page.evaluate("navigator.share = undefined")
    noor.press("Share", exact=True)
    noor.press("Copy text and link")
    noor.sees("Copied")
    shared = noor.page.evaluate("navigator.clipboard.readText()")
    assert word.upper() not in shared.upper()
    assert len(re.findall("[·●■⬢]", shared)) == TURNS

    noor.page.keyboard.press("Escape")
    noor.page.get_by_role("link", name="Today\u2019s scores").click()
    expect(noor.page.get_by_role("listitem").filter(has_text="Noor")).to_be_visible()
    expect(noor.page.get_by_role("button", name="Play today")).to_have_count(0)
    assert noor.axe() == []


def test_two_tables_have_the_same_board(running: Room, people: People) -> None:
    """Each table links to the other, and a changed house rule shows at both."""
    noor = people.comes("Noor", DESKTOP)
    noor.press("Two tables with the same board")
    noor.sees("The other table has the same board")
    other = noor.page.get_by_role("link", name=re.compile("^Go to"))
    twin = (other.get_attribute("href") or "").rsplit("/", 1)[1]
    noor.press("Flip Flop", exact=True)
    ida = people.comes("Ida", PHONE)
    ida.page.goto(f"{running.address}/t/{twin}")
    ida.sees("The other table has the same board")
    expect(ida.page.locator("b", has_text="Flip Flop")).to_be_visible()
    assert ida.axe() == []
    assert noor.axe() == []


def passed_to_the_end(person: Person) -> None:
    """Pass every turn of a person who plays alone."""
    for turn in range(1, 8):
        person.sees(f"turn {turn} of 7")
        person.press("Pass", exact=True)
        person.press("Pass this turn")


def test_two_tables_start_each_for_itself_and_are_compared(running: Room, people: People) -> None:
    """The host starts both tables, without a seat at the second; the end compares their totals."""
    noor = people.comes("Noor", DESKTOP)
    wanted = {"game": "keesdrow", "options": {"words": "checked", "turns": 7}, "duplicate": True}
    made = noor.page.context.request.post(f"{running.address}/api/tables", data=wanted).json()
    noor.page.goto(f"{running.address}/t/{made['table']}")
    noor.press("Start alone")
    ida = people.comes("Ida", PHONE)
    ida.page.goto(f"{running.address}/t/{made['twin']}")
    ida.press("Sit down")
    beside = noor.tab(f"/t/{made['twin']}")
    beside.get_by_role("button", name="Start with one").click()
    ida.sees("Your turn.")

    passed_to_the_end(noor)
    noor.sees("still playing there")
    passed_to_the_end(ida)
    ida.sees("Both tables scored 0 on this board.")
    noor.sees("Both tables scored 0 on this board.")
    assert ida.axe() == []
