"""Tests of the variations Four Score and Flip Flop, and of a game alone."""

import re

import pytest
from playwright.sync_api import expect

from e2e.boards import word_on
from e2e.match import Match
from e2e.people import DESKTOP, PHONE, People
from e2e.rooms import Room
from e2e.tables import Options, begun, joined, table_of

pytestmark = pytest.mark.e2e
BLUFFS: Options = {"words": "challenge", "timer": 0, "challenge_window": 60}
"""House rules under which any letters can be played, as long as nobody challenges."""


def pair(running: Room, people: People, options: Options) -> Match:
    """Create a table for a desktop and a phone, and draw for the start."""
    noor = people.comes("Noor", DESKTOP)
    match = table_of(running, noor, {**BLUFFS, **options})
    joined(match, [people.comes("Ida", PHONE)])
    begun(match, "Start with two")
    return match


def test_a_filled_tile_goes_to_whoever_filled_it(running: Room, people: People) -> None:
    """A filled tile is announced before the play, and leaves a gap only when the word stands."""
    match = pair(running, people, {"variation": "four_score"})
    mine, theirs = match.turn()
    mine.tap([0, 1, 3, 2])
    mine.page.get_by_role("button", name=re.compile("^Play")).click()
    theirs.press("Accept", exact=True)
    theirs.sees("your turn" if theirs is match.players[0] else "Your turn.")
    theirs.tap([1, 0, 2, 3])
    theirs.page.get_by_role("button", name=re.compile("^Play .* one tile$")).click()
    mine.sees("for one tile. Do you believe it?")
    mine.sees("A word: it stands, and you lose your next turn.")
    assert match.view["taken"] == []
    assert mine.axe() == []
    mine.press("Accept", exact=True)

    for person in match.players:
        gap = person.page.get_by_role("gridcell", name="gap, row 1, column 1")
        expect(gap).to_be_attached()
    assert [taking["tile"] for taking in match.view["taken"]] == [0]
    taker = match.players.index(theirs)
    assert match.view["scores"][taker] == 1
    mine.sees(f"{theirs.name} takes one tile.")


def test_a_letter_used_again_turns_its_column(running: Room, people: People) -> None:
    """Both players see beforehand which column turns, and it turns when the word stands."""
    match = pair(running, people, {"variation": "flip_flop"})
    mine, theirs = match.turn()
    before = match.view["places"]
    letter = theirs.page.get_by_role("gridcell").first.get_attribute("aria-label")
    mine.tap([0, 1, 3, 0])
    mine.sees("Turns one column once it stands.")
    mine.page.get_by_role("button", name=re.compile("^Play")).click()
    theirs.sees("If it stands, the marked column turns.")
    assert match.view["places"] == before
    assert theirs.axe() == []
    theirs.press("Accept", exact=True)
    theirs.sees("One column turns.")

    after = match.view["places"]
    assert after[0] == before[30]
    assert [after[6 * row] for row in range(1, 6)] == [before[6 * row] for row in range(5)]
    moved = theirs.page.get_by_role("gridcell", name=re.compile("row 3, column 1, used twice"))
    expect(moved).to_be_attached()
    assert letter is not None


def test_alone_against_the_board(running: Room, people: People) -> None:
    """One press turns a lobby into solitaire; the result adds up the best possible words."""
    noor = people.comes("Noor", DESKTOP)
    match = table_of(running, noor, {"turns": 7})
    expect(noor.page.get_by_role("button", name="Start alone")).to_be_disabled()
    noor.sees("To play alone, choose Solitaire.")
    noor.press("Solitaire", exact=True)
    noor.press("Start alone")
    noor.sees("Your turn.")
    word, _ = word_on(match.view, 4)
    noor.type(word)
    noor.play_button(word).click()
    noor.sees(f"{word.upper()} scored")
    assert noor.axe() == []
    made = match.view["scores"][0]
    turns = match.view["rules"]["turns"]
    for turn in range(2, turns + 1):
        noor.sees(f"turn {turn} of {turns}")
        noor.press("Pass", exact=True)
        noor.press("Pass this turn")

    noor.sees(f"You made {made} points.")
    noor.sees("The best word of each turn adds up to")
    assert noor.axe() == []
