"""The texts that players put into their acts."""

import pytest

from rooms import Guest, close_room, run, set_table
from rumpus.games.keesdrow.actions import Pass, RuleCoaching, Spell
from rumpus.server.texts import shown
from unit.server.keesdrow_rooms import open_room


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
    """Nothing in it turns other text around, hides, or reaches over other lines."""
    ruled = shown(RuleCoaching(coached=True, reason=text))
    assert ruled == (None if clean is None else RuleCoaching(coached=True, reason=clean))


def test_acts_without_texts_stay_as_they_are() -> None:
    """Numbers and paths are none of a text's business."""
    for action in (Pass(), Spell((1, 2, 3))):
        assert shown(action) is action


def test_a_reason_that_can_not_be_shown_is_refused_before_the_game_judges_it() -> None:
    """The code tells that it is the text, whoever sends it."""

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
