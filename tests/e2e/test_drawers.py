"""Drawers over a game: what is asked stays in sight, and one press leads to it."""

import pytest
from playwright.sync_api import expect

from e2e.boards import word_on
from e2e.match import opened
from e2e.people import People
from e2e.rooms import Room

pytestmark = pytest.mark.e2e


@pytest.mark.parametrize("drawer", ["Talk", "Rulebook"])
def test_a_challenge_is_answered_from_under_a_drawer(
    running: Room, people: People, drawer: str
) -> None:
    """The open word and its time stand on the drawer; one press puts the question in reach."""
    match = opened(running, people)
    if match.turn()[0] is not match.players[0]:
        match.word()
    noor, ida = match.turn()
    ida.page.get_by_role("button", name=drawer).click()
    word, path = word_on(match.view, 4)
    noor.sees("your turn")
    noor.drag(word, path)
    noor.play_button(word).click()
    over = ida.page.get_by_role("dialog")
    expect(over.get_by_text(f"Is {word.upper()} a word?")).to_be_visible()
    expect(over.get_by_role("timer")).to_be_visible()
    over.get_by_role("button", name="Answer").click()

    assert match.answer("Accept")["word"] == word
