"""Two strangers who look for a player of the same game find each other."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from e2e.people import DESKTOP, PHONE, People, Person

pytestmark = pytest.mark.e2e


def ask_for(person: Person, game: str) -> None:
    """Press the button that finds a player of a game at the front door."""
    choose = person.page.get_by_role("button", name=re.compile(f"^{game}"))
    if choose.get_attribute("aria-pressed") != "true" and (
        choose.get_attribute("aria-expanded") != "true"
    ):
        choose.click()
    person.page.get_by_role("button", name="Find a player").click()


def look_for(person: Person, game: str, *choices: str) -> None:
    """Look for a player of a game at the front door, with some answers to what to play."""
    ask_for(person, game)
    for choice in choices:
        question(person.page).get_by_role("button", name=choice, exact=True).click()
    question(person.page).get_by_role("button", name="Look for a player").click()


def question(page: Page) -> Locator:
    """Return the question what to play."""
    return page.get_by_role("dialog", name=re.compile("Find a player"))


def slip(page: Page) -> Locator:
    """Return the slip that says how the search goes."""
    return page.get_by_role("region", name="Looking for a player")


def at_a_table(page: Page) -> str:
    """Wait until a page is at a table, and return its address."""
    expect(page).to_have_url(re.compile("/t/"))
    return page.url


def test_two_strangers_meet_at_the_front_door(people: People) -> None:
    """Each presses one button, and both sit at the same table, where the game has begun."""
    noor, ben = people.comes("Noor", PHONE), people.comes("Ben", DESKTOP)
    look_for(noor, "Keesdrow")
    expect(slip(noor.page)).to_contain_text("Looking for somebody to play Keesdrow.")
    assert noor.axe() == []
    look_for(ben, "Keesdrow")
    assert at_a_table(noor.page) == at_a_table(ben.page)
    expect(noor.page.get_by_text("Ben").first).to_be_visible()
    expect(ben.page.get_by_text("Noor").first).to_be_visible()
    expect(slip(noor.page)).to_be_hidden()


def test_who_plays_a_bot_meanwhile_is_asked_first(people: People) -> None:
    """The question stands over the game; accepting leads both to their table."""
    noor, ben = people.comes("Noor", PHONE), people.comes("Ben", DESKTOP)
    look_for(noor, "Keesdrow")
    noor.page.get_by_role("button", name="Play a bot meanwhile").click()
    practice = at_a_table(noor.page)
    noor.take_tile()
    look_for(ben, "Keesdrow")
    expect(slip(ben.page)).to_contain_text("Waiting for Noor.")
    expect(slip(noor.page)).to_contain_text("Ben wants to play Keesdrow.")
    assert noor.axe() == []
    slip(noor.page).get_by_role("button", name="Play").click()
    expect(noor.page).not_to_have_url(practice)
    assert at_a_table(noor.page) == at_a_table(ben.page)


def test_who_says_not_now_leaves_the_other_looking(people: People) -> None:
    """The search of the one ends; the other reads that, and meets the next."""
    noor, ben = people.comes("Noor", DESKTOP), people.comes("Ben", PHONE)
    look_for(noor, "Keesdrow")
    noor.page.get_by_role("button", name="Play a bot meanwhile").click()
    mine = at_a_table(noor.page)
    look_for(ben, "Keesdrow")
    slip(noor.page).get_by_role("button", name="Not now").click()
    expect(slip(noor.page)).to_be_hidden()
    expect(slip(ben.page)).to_contain_text("Noor didn\u2019t come. Still looking.")
    assert noor.page.url == mine
    ada = people.comes("Ada", DESKTOP)
    look_for(ada, "Keesdrow")
    assert at_a_table(ada.page) == at_a_table(ben.page)


def test_a_search_survives_a_lost_line_and_can_be_stopped(people: People) -> None:
    """The slip says that it is reconnecting, goes on, and goes away when asked to."""
    noor = people.comes("Noor", PHONE)
    look_for(noor, "KEYWORD")
    expect(slip(noor.page)).to_contain_text("KEYWORD")
    noor.page.context.set_offline(offline=True)
    expect(slip(noor.page)).to_contain_text("Reconnecting.")
    noor.page.context.set_offline(offline=False)
    expect(slip(noor.page)).to_contain_text("Looking for somebody to play KEYWORD.")
    noor.page.get_by_role("button", name="Stop looking").click()
    expect(slip(noor.page)).to_be_hidden()
    noor.complaints.clear()


def test_a_wish_is_met_by_somebody_who_shares_it(people: People) -> None:
    """Others see who waits and for what; other wishes pass them by, and the table keeps them."""
    noor, ben = people.comes("Noor", PHONE), people.comes("Ben", DESKTOP)
    ada = people.comes("Ada", DESKTOP)
    look_for(noor, "Keesdrow", "Family", "2", "Rated")
    look_for(ben, "Keesdrow", "Quick")
    expect(slip(ben.page)).to_contain_text("Looking for somebody")
    ask_for(ada, "Keesdrow")
    waiting = question(ada.page).get_by_role("listitem")
    expect(waiting).to_have_count(2)
    expect(waiting.first).to_contain_text("Noor")
    expect(waiting.first).to_contain_text("no rating yet")
    expect(waiting.first).to_contain_text("Family rules, rated, for two")
    assert ada.axe() == []
    waiting.first.get_by_role("button", name="Play with Noor").click()
    assert at_a_table(ada.page) == at_a_table(noor.page)
    expect(slip(ben.page)).to_contain_text("Looking for somebody")


def test_three_are_brought_to_one_table(people: People) -> None:
    """Two wait until a third wants to play with three, too."""
    noor, ben = people.comes("Noor", PHONE), people.comes("Ben", DESKTOP)
    ada = people.comes("Ada", DESKTOP)
    look_for(noor, "ICECOOL 2", "3")
    look_for(ben, "ICECOOL 2", "3", "Short")
    expect(slip(ben.page)).to_contain_text("Looking for somebody")
    look_for(ada, "ICECOOL 2", "Any number")
    assert at_a_table(ada.page) == at_a_table(noor.page) == at_a_table(ben.page)


def test_who_comes_too_late_from_an_alert_reads_that_and_looks_again(people: People) -> None:
    """The page that the alert opens says that the seat is gone, and one press searches anew."""
    noor = people.comes("Noor", PHONE)
    look_for(noor, "Keesdrow")
    slip(noor.page).get_by_role("button", name="Stop looking").click()
    noor.visit("/?seek")
    expect(slip(noor.page)).to_contain_text("You\u2019re too late: your seat is gone.")
    noor.looks_right("late-phone")
    slip(noor.page).get_by_role("button", name="Look again").click()
    expect(slip(noor.page)).to_contain_text("Looking for somebody to play Keesdrow.")
    people.expected("status of 404")
