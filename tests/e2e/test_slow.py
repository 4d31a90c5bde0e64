"""Two people play Keesdrow by correspondence, never both at the table at the same time."""

import pytest
from playwright.sync_api import expect

from e2e.boards import word_on
from e2e.match import Match
from e2e.people import DESKTOP, PHONE, People, Person
from e2e.rooms import Room
from e2e.tables import begun, joined, table_of
from seeded import NOON

pytestmark = pytest.mark.e2e
SLOW: dict[str, str | int] = {"timer": 86_400, "turns": 5}


def slow_game(running: Room, host: Person, other: Person) -> Match:
    """Begin a slow game of two, with both at the table."""
    match = table_of(running, host, SLOW)
    joined(match, [other])
    begun(match, "Start with two")
    return match


def test_two_play_by_turns_and_never_meet(running: Room, people: People) -> None:
    """The front door knows whose move it is, though nobody meets and the room is killed."""
    ada = people.comes("Ada", DESKTOP)
    ben = people.comes("Ben", PHONE)
    slow_game(running, ada, ben)
    match = slow_game(running, ada, ben)
    ada.visit("/")
    ben.visit("/")
    # The player whose turn it is plays on, while the other's page is elsewhere.
    first, other = (ada, ben) if match.view["seat"] == 0 else (ben, ada)
    first.sees("Your move")
    assert first.axe() == []
    first.page.goto(f"{running.address}/t/{match.table}")
    first.sees("Your time ends")
    move(first, match)
    expect(first.page.get_by_text("Their time ends")).to_be_visible()
    assert first.axe() == []

    for person in (ada, ben):
        person.page.goto("about:blank")
    running.kill()
    running.start_again()
    other.visit("/")
    game = other.page.get_by_role("link", name="Keesdrow with").and_(
        other.page.locator(f"[href='/t/{match.table}']")
    )
    expect(game).to_be_visible()
    game.click()
    other.sees("Your time ends")
    expect(other.page.get_by_text("isn\u2019t connected")).to_be_hidden()
    move(other, match)
    assert [play["outcome"] for play in match.view["plays"]] == ["stood", "stood"]


def test_a_move_offers_the_next_table(running: Room, people: People) -> None:
    """After a move, one press leads to the game with the earliest deadline of those that wait."""
    ada = people.comes("Ada", DESKTOP)
    ben = people.comes("Ben", PHONE)
    matches = [table_of(running, ada, SLOW) for _ in range(2)]
    for match in matches:
        ada.visit(f"/t/{match.table}")
        joined(match, [ben])
        begun(match, "Start with two")
    mover, seat = (ada, 0) if matches[1].view["seat"] == 0 else (ben, 1)
    if matches[0].view["seat"] != seat:
        mover.visit(f"/t/{matches[0].table}")
        theirs = ben if mover is ada else ada
        theirs.visit(f"/t/{matches[0].table}")
        move(theirs, matches[0])
    mover.visit(f"/t/{matches[1].table}")
    move(mover, matches[1])
    mover.page.get_by_role("link", name="Next table (1)").click()
    mover.page.wait_for_url(f"**/t/{matches[0].table}")
    mover.sees("Your time ends")


def test_a_holiday_is_begun_and_ended(running: Room, people: People) -> None:
    """A guest says until when they are away, opponents see it, and one press ends it."""
    ada = people.comes("Ada", PHONE)
    ben = people.comes("Ben", DESKTOP)
    slow_game(running, ben, ada)
    ada.page.clock.set_fixed_time(NOON)
    ada.visit("/you")
    field = ada.page.get_by_label("Away until")
    field.fill(str(field.get_attribute("max")))
    assert ada.axe() == []
    ada.press("Go on holiday")
    ada.sees("Your slow games wait")
    ben.sees("Ada is away until")
    ada.press("I\u2019m back")
    ada.sees("Opponents see when")
    expect(ben.page.get_by_text("Ada is away until")).to_be_hidden()


def move(person: Person, match: Match) -> None:
    """Play a listed word by typing it."""
    done = len(match.view["plays"])
    word, _ = word_on(match.view, 4)
    person.type(word)
    person.play_button(word).click()
    for _ in range(1_000):
        if len(match.view["plays"]) > done:
            return
        person.page.wait_for_timeout(50)
    raise AssertionError("the move never came")
