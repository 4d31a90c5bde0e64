"""Two strangers play a whole game of Keesdrow: one drags on a desktop, one types on a phone."""

import re

import pytest
from playwright.sync_api import expect

from e2e.boards import word_on
from e2e.match import opened
from e2e.people import People
from e2e.rooms import Room

pytestmark = pytest.mark.e2e
TURNS = 7


def test_a_whole_game_by_two_people(running: Room, people: People) -> None:
    """
    Two people play from the front door to the result.

    One challenge is lost and two are won, a page is reloaded, and the room is killed in the middle
    of a challenge window; nothing that anybody saw is lost.
    """
    match = opened(running, people)
    noor, ida = match.players

    stood = match.word("Accept")
    doubled = match.word("Challenge", length=5)
    struck = [match.bluff(), match.bluff()]
    believed = [match.bluff("Accept"), match.word("Accept")]
    assert [p["outcome"] for p in (stood, doubled)] == ["stood", "doubled"]
    assert [p["outcome"] for p in struck] == ["struck", "struck"]
    assert [p["outcome"] for p in believed] == ["stood", "stood"]
    counted = [stood, doubled, *believed]
    assert match.view["scores"] == [
        sum(play["points"] for play in counted if play["seat"] == seat) for seat in (0, 1)
    ]

    ida.page.reload()
    expect(ida.board).to_be_visible()
    match.word("Accept")

    word, path = word_on(match.view, 4)
    match.spell(word, path)
    before = match.view
    running.kill()
    for person in match.players:
        person.sees("Reconnecting")
    running.start_again()
    for person in match.players:
        expect(person.page.get_by_text("Reconnecting")).to_be_hidden()
    after = match.view
    for field in ("plays", "uses", "scores", "seat", "phase", "letters", "places"):
        assert after[field] == before[field]
    assert match.answer("Accept")["word"] == word

    while match.view["phase"] != "over":
        match.word("Accept", length=3)
    view = match.view
    assert len(view["plays"]) == 2 * TURNS
    assert view["result"]["reason"] == "turns"
    for person in match.players:
        heading = person.page.get_by_role("heading", level=1)
        expect(heading).to_contain_text(re.compile("win|share"))
        person.sees(str(max(view["scores"])))
        assert person.axe() == []

    noor.press("Rematch")
    expect(noor.page).not_to_have_url(re.compile(match.table))
    ida.press("Rematch")
    expect(ida.page).to_have_url(noor.page.url)
    # One press each, and the game is on.
    for person in match.players:
        person.sees(re.compile("[Tt]he draw"))
