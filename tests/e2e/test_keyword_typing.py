"""Tests of KEYWORD with keyboards that compose text, such as Android's."""

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from e2e.hands import word_of
from e2e.people import People
from e2e.rooms import Room
from e2e.test_keyword import FIELD, opened

pytestmark = pytest.mark.e2e


def compose(keyboard: Any, word: str) -> None:
    """Compose a word letter by letter, each step with the whole text so far."""
    for end in range(1, len(word) + 1):
        step = {"text": word[:end], "selectionStart": end, "selectionEnd": end}
        keyboard.send("Input.imeSetComposition", step)


def test_a_word_that_a_keyboard_composes_is_typed_once(running: Room, people: People) -> None:
    """
    A composed word appears once in the field and once in the rack.

    Enter confirms a composition and lays nothing; pressed again, it lays the word.
    """
    game = opened(running, people)
    _, ida, _ = game.players
    word, _ = word_of(game.view(ida))
    ida.press("Type the word")
    field = ida.page.get_by_label(FIELD)
    expect(field).to_be_focused()
    keyboard: Any = ida.page.context.new_cdp_session(ida.page)

    compose(keyboard, word)
    assert field.input_value() == word
    rack = ida.page.get_by_role("list", name="Your word")
    cards = rack.get_by_role("button", name=re.compile(r" of \d+$"))
    expect(cards).to_have_count(len(word))

    ida.page.keyboard.press("Enter")
    ida.page.wait_for_timeout(500)
    assert game.view(ida)["laid"] is None

    keyboard.send("Input.insertText", {"text": word})
    assert field.input_value().lower() == word
    ida.page.keyboard.press("Enter")
    expect(ida.page.get_by_role("button", name="Take it back")).to_be_visible()
    assert len(game.view(ida)["laid"]) == len(word)
