"""Whole games of Keesdrow by keyboard, with no more than a screen reader says."""

import re

import pytest

from e2e.keys import Keys
from e2e.people import DESKTOP, PHONE, People, until
from e2e.rooms import Room

pytestmark = pytest.mark.e2e
LOOK_MS = 300
SETTLES_MS = 1_500
"""Time for which the end of a game takes no press."""
PLAYED = re.compile(r"\bplays? ([A-Z]+)\b|\bplayed ([A-Z]+)\b")


def words_heard(keys: Keys) -> set[str]:
    """Return the words that were announced."""
    said = PLAYED.findall(" ".join(keys.heard()))
    return {(one or other).lower() for one, other in said}


def over(keys: Keys) -> bool:
    """Return True if the page is that of a game that is over."""
    return keys.finds("button", "^Rematch$|^Play again$")


def may_play(keys: Keys) -> bool:
    """Return True if a word can be typed or played now."""
    return keys.finds("textbox", "^Type a word") or keys.finds("button", "^Type it")


def types(keys: Keys) -> None:
    """Type a word anywhere, and play it with Enter."""
    word, _ = keys.word(words_heard(keys))
    keys.page.keyboard.type(word)
    until(keys.page, lambda: keys.finds("button", f"^Play {word.upper()}"))
    keys.page.keyboard.press("Enter")
    keys.hears(f"played? {word.upper()}|plays {word.upper()}")


def draws(keys: Keys) -> None:
    """Draw a word on the board with the arrow keys."""
    word, path = keys.word(words_heard(keys))
    keys.draws(path)
    keys.hears(f"played? {word.upper()}|plays {word.upper()}")


def plays(keys: Keys, turns: int) -> None:
    """Play a word when it is one's turn: typed in even turns, drawn with the arrow keys in odd."""
    (types, draws)[turns % 2](keys)


def draws_a_tile(keys: Keys) -> None:
    """Take any tile, if the draw for the start is on."""
    if keys.finds("button", "^Take any tile"):
        keys.press("button", "^Take any tile")
        keys.hears("drew")


def again(keys: Keys) -> None:
    """Press *Rematch*, and wait for the page of the next game."""
    table = keys.page.url
    keys.page.wait_for_timeout(SETTLES_MS)
    keys.press("button", "^Rematch$|^Join the rematch$")
    until(keys.page, lambda: keys.page.url != table)


def lobby(keys: Keys) -> None:
    """Create a table from the front door, for a game of five turns."""
    keys.press("button", "^Create a table$")
    until(keys.page, lambda: "/t/" in keys.page.url)
    keys.press("button", "^ten$")
    keys.press("button", "^five")
    until(keys.page, lambda: keys.finds("button", "^five$"))


def test_one_plays_against_a_bot(running: Room, people: People) -> None:
    """From the front door to the result, and into a rematch that begins at once."""
    noor = Keys(people.comes("Noor", DESKTOP))
    lobby(noor)
    noor.press("button", "^Add a bot")
    noor.press("button", "^Gentle")
    noor.press("button", "^Start with two$")
    turns = 0
    while not over(noor):
        draws_a_tile(noor)
        if may_play(noor):
            plays(noor, turns)
            turns += 1
        noor.page.wait_for_timeout(LOOK_MS)
    assert turns == 5
    noor.hears("wins?\\b|share")
    assert noor.unheard() == []
    again(noor)
    noor.hears("letters|tile|turn")


def test_two_people_play(running: Room, people: People) -> None:
    """One creates the table and sets it up, the other gets a link; words are challenged, too."""
    noor, ida = Keys(people.comes("Noor", DESKTOP)), Keys(people.comes("Ida", PHONE))
    lobby(noor)
    ida.page.goto(noor.page.url)
    ida.press("button", "^Sit down$")
    noor.press("button", "^Start with two$")
    both = (noor, ida)
    turns = 0
    while not over(noor):
        for mine, theirs in (both, both[::-1]):
            draws_a_tile(mine)
            if may_play(mine):
                plays(mine, turns // 2)
                answer = "Challenge" if turns == 3 else "Accept"
                theirs.press("button", f"^{answer}$")
                mine.hears("challenged" if turns == 3 else "scores?")
                turns += 1
        noor.page.wait_for_timeout(LOOK_MS)
    assert turns == 10
    for keys in both:
        keys.hears("wins?\\b|share")
        assert keys.unheard() == []
    for keys in both:
        again(keys)
    for keys in both:
        keys.hears("letters|tile|turn")
