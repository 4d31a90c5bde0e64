"""A player finds no word in KEYWORD, and no timer ends the round."""

import pytest
from playwright.sync_api import expect

from e2e.people import People
from e2e.rooms import Room
from e2e.test_keyword import opened

pytestmark = pytest.mark.e2e


def test_a_player_without_a_word_says_so_and_the_round_goes_on(
    running: Room, people: People
) -> None:
    """A player without a word appears to have laid cards; the reveal says there was no word."""
    game = opened(running, people)
    noor, ida, tomasz = game.players
    expect(ida.page.get_by_role("button", name="No word")).to_be_hidden()
    game.type(noor)

    ida.press("No word")
    ida.press("I have no word")
    expect(ida.page.get_by_role("button", name="Take it back")).to_be_visible()
    assert game.view(ida)["laid"] == []
    seats = game.view(tomasz)["seats"]
    assert 1 <= seats[1]["laid"] <= 6
    assert [seat["passed"] for seat in seats] == [False, False, False]
    assert ida.axe() == []

    game.type(tomasz)
    view = game.until("shown")
    assert view["shown"][1]["fate"] == "declined"
    noor.sees("Had no word, and keeps all their cards.")
    ida.sees("You had no word, and keep your cards.")
    assert noor.axe() == []
