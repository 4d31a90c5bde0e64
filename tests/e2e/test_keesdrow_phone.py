"""Tests of Keesdrow by touch, by keyboard and on small screens, and of the front door."""

import pytest
from playwright.sync_api import expect

from e2e.boards import word_on
from e2e.match import Match
from e2e.people import DESKTOP, PHONE, People
from e2e.rooms import Room
from e2e.test_comfort import against_bots, on_turn

pytestmark = pytest.mark.e2e

SMALL = """() => [...document.querySelectorAll('button, a[href], input, select')]
    .filter((each) => each.checkVisibility({ visibilityProperty: true }) && !each.closest('.sr'))
    .map((each) => [each.getBoundingClientRect(), each])
    .filter(([box]) => box.width > 0 && (box.width < 24 || box.height < 24))
    .map(([box, each]) => `${each.textContent.trim()} ${box.width} x ${box.height}`)"""
"""Visible controls smaller than 24 by 24 pixels, too small for a finger."""

BROKEN = """() => [...document.querySelectorAll('.table .name')].filter((name) => {
    const range = document.createRange();
    const text = name.firstChild;
    return [...text.data.matchAll(/\\S+/g)].some(({ 0: word, index }) => {
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        return range.getClientRects().length > 1;
    });
}).map((name) => name.textContent)"""
"""Names of games that break inside a word."""


def test_a_finger_that_rests_doubles_nothing(running: Room, people: People) -> None:
    """Resting two seconds on a letter during a drag doesn't double it; a tap does."""
    noor = people.comes("Noor", DESKTOP, reduced_motion="reduce")
    match = against_bots(running, noor)
    word, path = word_on(match.view, 4)
    noor.drag(word, path, rest_ms=2_000)
    expect(noor.play_button(word)).to_be_visible()
    noor.tap(path[-1:])
    expect(noor.play_button(word + word[-1])).to_be_visible()


def test_letters_typed_anywhere_spell_the_word(running: Room, people: People) -> None:
    """Letters typed outside any field spell a word that Enter plays; in the rulebook they don't."""
    noor = people.comes("Noor", DESKTOP, reduced_motion="reduce")
    match = against_bots(running, noor)
    word, _ = word_on(match.view, 4)
    field = noor.page.get_by_label("Type a word; the board finds its best path")
    noor.press("Rulebook")
    noor.page.get_by_label("Search the rules").press_sequentially("peg")
    expect(field).to_have_value("")
    noor.page.keyboard.press("Escape")
    noor.page.evaluate("document.activeElement.blur()")
    noor.page.keyboard.type(word)
    expect(noor.play_button(word)).to_be_visible()
    noor.page.keyboard.press("Enter")
    expect(noor.play_button(word)).to_be_hidden()
    assert any(play["word"] == word for play in match.view["plays"])


def test_a_small_phone_shows_whole_words_and_fair_targets(running: Room, people: People) -> None:
    """At 320 px, with double text size too, no game's name breaks and no target is too small."""
    small = {**PHONE, "viewport": {"width": 320, "height": 640}}
    noor = people.comes("Noor", small, reduced_motion="reduce")
    noor.sees("Bots play")
    for size in ("100%", "200%"):
        noor.page.evaluate(f"document.documentElement.style.fontSize = '{size}'")
        noor.page.wait_for_timeout(300)
        assert noor.page.evaluate(BROKEN) == []
        assert noor.page.evaluate(SMALL) == []
    noor.page.evaluate("document.documentElement.style.fontSize = ''")
    noor.press("Play now, with two bots")
    noor.page.get_by_role("dialog").get_by_role("button", name="Start").click()
    noor.page.get_by_role("button", name="Take any tile").wait_for()
    on_turn(noor)
    noor.press("Type it")
    field = noor.page.get_by_label("Type a word; the board finds its best path")
    field.fill("zzzzzz")
    noor.page.get_by_role("button", name="Rule KD-7").wait_for()
    assert noor.page.evaluate(SMALL) == []
    table = noor.page.url.rsplit("/", 1)[1]
    word, path = word_on(Match(running, table, [noor]).view, 4)
    noor.drag(word, path)
    expect(field).to_be_hidden()


def test_names_at_the_front_door_stand_on_one_line(people: People) -> None:
    """On a desktop the names of the games share a baseline, however tall their tables are."""
    noor = people.comes("Noor", DESKTOP)
    noor.sees("Bots play")
    places = noor.page.evaluate(
        "[...document.querySelectorAll('.table .name')]"
        ".map((name) => Math.round(name.getBoundingClientRect().bottom))"
    )
    assert len(places) == 4
    assert max(places) - min(places) <= 1
