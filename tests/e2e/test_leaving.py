"""Tests of leaving a game: a dialog names the cost, and the front door counts down."""

from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from e2e.cool import opened
from e2e.match import opened as match_opened
from e2e.people import PHONE, People, Person, until
from e2e.rooms import Room, room

pytestmark = pytest.mark.e2e
AWAY = 12
"""How many seconds this room waits for a player who has left."""
HURRY = f"from rumpus.server.tables import presence\npresence.BOT_SECONDS = {AWAY}.0\n"


def seconds_left(person: Person) -> int:
    """Return the seconds left on the countdown at the front door."""
    way = person.page.get_by_role("navigation", name="Your games")
    expect(way).to_contain_text("You lose the game in")
    return int(way.locator(".num").inner_text().rpartition(":")[2])


def test_who_leaves_a_race_knows_what_it_costs(tmp_path: Path, browser: Browser) -> None:
    """
    Leaving asks for confirmation, staying costs nothing, and the front door counts down.

    Meanwhile the opponent can't throw; the forfeit is announced with its winner.
    """
    with room(tmp_path, before=HURRY) as running:
        people = People(browser, running.address)
        noor, ida = people.comes("Noor", PHONE), people.comes("Ida", PHONE)
        game = opened(running, noor, [ida], {"first_word_time": 120_000})
        ida.press("Leave the table")
        ask = ida.page.get_by_role("dialog", name="Leave the game?")
        expect(ask).to_contain_text("Your seat is kept for 1:00. Then Noor wins.")
        assert ida.axe() == []
        ask.get_by_role("button", name="Stay").click()
        expect(ask).to_be_hidden()

        ida.press("Leave the table")
        ask.get_by_role("button", name="Leave", exact=True).click()
        before = seconds_left(ida)
        assert 0 < before <= AWAY
        expect(noor.page.get_by_role("button", name="Rock")).to_be_disabled()
        noor.sees("Wait for play to resume.")
        until(ida.page, lambda: seconds_left(ida) < before)

        ida.page.get_by_role("link", name="Keep Your Cool with Noor").click()
        expect(noor.page.get_by_role("button", name="Rock")).to_be_enabled()
        game.throws("Rock", "Scissors")
        ida.press("Leave the table")
        ask.get_by_role("button", name="Leave", exact=True).click()
        noor.sees("You win")
        heard = noor.page.locator("[role=status][aria-live=polite]")
        expect(heard).to_contain_text("The game is over. You win")
        ended = ida.page.get_by_role("navigation", name="Your games")
        expect(ended).to_contain_text("You lost it because you were away.")
        people.leave()


def test_who_leaves_a_game_of_turns_hears_of_the_bot(running: Room, people: People) -> None:
    """In a game of turns the dialog announces a bot; the last person may leave without a dialog."""
    match = match_opened(running, people)
    ida = match.players[1]
    ida.press("Leave the table")
    ask = ida.page.get_by_role("dialog", name="Leave the game?")
    expect(ask).to_contain_text("Then a bot plays for you until you come back.")
    ask.get_by_role("button", name="Leave", exact=True).click()
    expect(ida.page.get_by_role("navigation", name="Your games")).to_contain_text(
        "A bot takes your seat in"
    )
    noor = match.players[0]
    noor.sees("Ida left.")
    noor.press("Leave the table")
    expect(noor.page.get_by_role("navigation", name="Your games")).to_be_visible()
