"""Tests of talk in browsers: channels, phrases, reactions, silence, and where it shows."""

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from e2e.boards import word_on
from e2e.match import opened
from e2e.people import DESKTOP, PHONE, STILL, People, Person
from e2e.rooms import Room
from e2e.tables import joined, table_of

pytestmark = pytest.mark.e2e
GAMES = ("keesdrow", "keyword", "keep_your_cool", "icecool")
KEPT = '[role="timer"], [data-decide]'


def talk_of(person: Person) -> Locator:
    """Open the chat, and return it."""
    person.page.get_by_role("button", name=re.compile("^Talk")).click()
    return person.page.get_by_role("dialog", name="Talk")


def three(running: Room, people: People) -> tuple[Person, Person, Person, str]:
    """Return two players in a running game of Keesdrow, and a spectator."""
    noor = people.comes("Noor", PHONE)
    match = table_of(running, noor, {"timer": 600})
    joined(match, [people.comes("Ida", DESKTOP)])
    match.players[0].press("Start with two")
    noor.page.get_by_role("timer").first.wait_for()
    eve = people.comes("Eve", DESKTOP)
    eve.visit(f"/t/{match.table}")
    eve.page.locator("main [data-home]").first.wait_for()
    return noor, match.players[1], eve, match.table


def said(person: Person, text: str) -> None:
    """Send a message in the open chat."""
    field = person.page.get_by_label(re.compile("^Say something"))
    field.fill(text)
    field.press("Enter")


def overlaps(page: Page, one: str, others: str) -> list[str]:
    """Return the visible elements of a selector that one element covers."""
    found: list[str] = page.evaluate(
        """([one, others]) => {
            const a = document.querySelector(one).getBoundingClientRect();
            return [...document.querySelectorAll(others)]
                .filter((each) => !each.closest('dialog'))
                .map((each) => [each.className, each.getBoundingClientRect()])
                .filter(([, b]) => b.width > 0 && b.height > 0)
                .filter(([, b]) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1)
                .filter(([, b]) => Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1)
                .map(([name]) => name);
        }""",
        [one, others],
    )
    return found


def test_players_and_a_spectator_talk_and_one_is_silenced(running: Room, people: People) -> None:
    """Words show beside the seat, spectators stay among themselves, and a mute acts at once."""
    noor, ida, eve, _ = three(running, people)
    talk_of(ida)
    said(ida, "Good luck")
    for person in (noor, eve):
        bubble = person.page.locator("[data-bubble]")
        expect(bubble).to_have_text("Ida Good luck")
        assert overlaps(person.page, "[data-bubble]", f"{KEPT}, [data-board], [data-home]") == []
    ida.page.get_by_role("button", name="Nice word").click()
    expect(noor.page.locator("[data-bubble]")).to_have_text("Ida Nice word")

    field = talk_of(eve).get_by_label("Say something to the spectators")
    field.fill("upper left")
    field.press("Enter")
    expect(eve.page.get_by_role("log")).to_contain_text("upper left")
    expect(eve.page.get_by_role("log")).to_contain_text("Good luck")
    expect(ida.page.get_by_role("log")).not_to_contain_text("upper left")

    noors = talk_of(noor)
    ida.page.get_by_role("button", name="React with a star").click()
    expect(noor.page.locator("[data-reaction=star]")).to_have_count(1)
    noor.page.get_by_role("button", name="Show reactions").click()
    assert noor.axe() == []
    noors.get_by_role("button", name="Options for Ida").first.click()
    assert noor.axe() == []
    noors.get_by_role("button", name="Mute").click()
    noor.sees("You\u2019ve muted them.")
    noors.get_by_role("button", name="Back").click()
    said(ida, "Can you hear me?")
    expect(ida.page.get_by_role("log")).to_contain_text("Can you hear me?")
    said(noor, "Nobody there?")
    log = noors.get_by_role("log")
    expect(log).to_contain_text("Nobody there?")
    assert "Can you hear me?" not in log.inner_text()
    assert "Good luck" not in log.inner_text()


def test_a_report_says_what_happens_next(running: Room, people: People) -> None:
    """A reason is enough; the answer thanks, and the other player notices nothing."""
    noor, ida, _, _ = three(running, people)
    talk = talk_of(noor)
    talk.get_by_role("button", name="People here").click()
    talk.get_by_role("button", name="Options for Ida").click()
    talk.get_by_role("button", name="Report").click()
    send = talk.get_by_role("button", name="Send report")
    expect(send).to_be_disabled()
    talk.get_by_label("They\u2019re cheating").check()
    assert noor.axe() == []
    send.click()
    noor.sees("Thanks. Your report is with the people who run this room.")
    said_to_ida = ida.page.locator("body").inner_text()
    assert "report" not in said_to_ida.lower()


def test_a_challenge_is_answered_beside_the_open_chat(running: Room, people: People) -> None:
    """The question appears beside the chat, with its buttons in reach; what is typed stays."""
    match = opened(running, people)
    if match.turn()[0] is not match.players[0]:
        match.word()
    noor, ida = match.turn()
    field = talk_of(ida).get_by_label("Say something to the table")
    field.fill("Is that")
    word, path = word_on(match.view, 4)
    noor.sees("your turn")
    noor.drag(word, path)
    noor.play_button(word).click()
    ida.sees(f"played {word.upper()}")
    ida.page.wait_for_function(STILL)
    assert overlaps(ida.page, "dialog", KEPT) == []
    assert match.answer("Accept")["word"] == word
    expect(field).to_have_value("Is that")


@pytest.mark.parametrize("look", [PHONE, DESKTOP], ids=["phone", "desktop"])
@pytest.mark.parametrize("game", GAMES)
def test_the_chat_covers_no_clock_and_no_decision(
    running: Room, people: People, game: str, look: dict[str, Any]
) -> None:
    """At a running game, the open chat and what may be pressed lie apart."""
    noor = people.comes("Noor", look)
    wanted = {"game": game, "bots": ["gentle"], "start": True, "public": False}
    made = noor.page.context.request.post(f"{running.address}/api/tables", data=wanted)
    noor.visit(f"/t/{made.json()['table']}")
    noor.page.locator(KEPT).first.wait_for()
    talk = talk_of(noor)
    talk.get_by_label("Say something to the table").fill("Hello")
    noor.page.wait_for_function(STILL)
    assert overlaps(noor.page, "dialog", KEPT) == []
    box = talk.bounding_box()
    assert box is not None
    assert box["height"] >= 250
