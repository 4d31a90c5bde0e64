"""Filter of the texts that players put into their acts."""

import unicodedata

import msgspec
import pytest

from rooms import Guest, close_room, run, set_table
from rumpus.games.keesdrow.actions import Action, Pass, RuleCoaching, Spell
from rumpus.server.tables.text_filter import shown
from unit.server.keesdrow_rooms import open_room

read = msgspec.json.Decoder(Action).decode


@pytest.mark.parametrize(
    ("text", "clean"),
    [
        ("He told her, I heard it.", "He told her, I heard it."),
        ("  a   b\u00a0c ", "a b c"),
        ("no\u202eway", "noway"),
        ("e\u0301", "\u00e9"),
        ("a\u2028b", "a b"),
        ("\U000e0041x", "x"),
        ("\u200b\u200b", None),
        ("   ", None),
        ("o" + "\u0301" * 150, None),
    ],
)
def test_a_reason_is_shown_as_chat_is(text: str, clean: str | None) -> None:
    """A reason is cleaned like chat, or refused if nothing of it can be shown."""
    ruled = shown(RuleCoaching(coached=True, reason=text), read)
    assert ruled == (None if clean is None else RuleCoaching(coached=True, reason=clean))


def test_acts_without_texts_stay_as_they_are() -> None:
    """An act without text is passed on unchanged."""
    for action in (Pass(), Spell((1, 2, 3))):
        assert shown(action, read) is action


@pytest.mark.parametrize("letter", ["\u095b", "\ufb2a"])
def test_a_letter_that_is_composed_of_two_is_shown(letter: str) -> None:
    """A reason is normalised before its length is checked, even if that makes it longer."""
    composed = unicodedata.normalize("NFC", letter)
    assert len(composed) > 1
    assert shown(RuleCoaching(coached=True, reason=letter), read) == RuleCoaching(
        coached=True, reason=composed
    )
    most = max(n for n in range(400) if _fits(n))
    fits, exceeds = letter * (most // len(composed)), letter * most
    assert shown(RuleCoaching(coached=True, reason=fits), read) is not None
    assert shown(RuleCoaching(coached=True, reason=exceeds), read) is None


def _fits(length: int) -> bool:
    try:
        read(msgspec.json.encode(RuleCoaching(coached=True, reason="x" * length)))
    except msgspec.ValidationError:
        return False
    return True


def test_a_reason_that_can_not_be_shown_is_refused_before_the_game_judges_it() -> None:
    """A reason that can't be shown is refused as `bad_text`, before any rule of the game."""

    async def work() -> None:
        room = open_room("2026-11-28T12:00:00")
        host = await set_table(room, "ann", "bob", game="keesdrow")
        ann = Guest(host, "ann")
        await ann.table("start")
        codes = [
            (await ann.act("rule_coaching", coached=True, reason=reason))["code"]
            for reason in ("\u200b", "heard it")
        ]
        assert codes == ["bad_text", "not_moderator"]
        await close_room(room)

    run(work())
