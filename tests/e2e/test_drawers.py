"""Tests of drawers over a game: the open question stays in view, one press away."""

from typing import Any

import pytest
from playwright.sync_api import expect

from e2e.boards import word_on
from e2e.match import opened
from e2e.people import DESKTOP, PHONE, People
from e2e.rooms import Room

pytestmark = pytest.mark.e2e


def test_a_challenge_is_answered_from_under_the_rulebook(running: Room, people: People) -> None:
    """The drawer shows the open word and its timer; one press returns to the question."""
    match = opened(running, people)
    if match.turn()[0] is not match.players[0]:
        match.word()
    noor, ida = match.turn()
    ida.page.get_by_role("button", name="Rulebook").click()
    word, path = word_on(match.view, 4)
    noor.sees("your turn")
    noor.drag(word, path)
    noor.play_button(word).click()
    over = ida.page.get_by_role("dialog")
    expect(over.get_by_text(f"Is {word.upper()} a word?")).to_be_visible()
    expect(over.get_by_role("timer")).to_be_visible()
    over.get_by_role("button", name="Back to the game").click()

    assert match.answer("Accept")["word"] == word


@pytest.mark.parametrize(("look", "light"), [(DESKTOP, "day"), (PHONE, "lamp")])
@pytest.mark.parametrize("game", ["icecool", "keep_your_cool", "keesdrow", "keyword"])
def test_the_clock_runs_over_the_rules_and_their_pictures(
    running: Room, people: People, game: str, look: dict[str, Any], light: str
) -> None:
    """The rulebook, opened during play, shows the time left and pictures, and passes axe."""
    noor = people.comes("Noor", look)
    wanted = {"game": game, "bots": ["gentle"], "start": True, "public": False}
    made = noor.page.context.request.post(f"{running.address}/api/tables", data=wanted)
    noor.visit(f"/t/{made.json()['table']}")
    noor.page.get_by_role("button", name="Rulebook").click()
    noor.page.evaluate(f"document.documentElement.dataset.light = '{light}'")
    over = noor.page.get_by_role("dialog")
    left = over.get_by_role("timer")
    expect(left).to_be_visible()
    before = left.inner_text()
    over.get_by_role("button", name="Set-up").click()
    expect(over.get_by_role("figure").first).to_be_visible()

    assert noor.axe() == []
    expect(left).to_be_visible()
    assert left.inner_text() != before
