"""Hostile clients: invalid messages are refused or close the socket."""

from typing import Any

import pytest

from rooms import Guest, open_room, run, set_table, settled, truth
from rumpus.server.ws import outlet
from unit.server.sealed_tables import playing

ID = {"id": "x"}
BROKEN_FRAMES = [
    "",
    "null",
    "[]",
    "42",
    '"join"',
    "{",
    "{}",
    "[" * 4000,
    '{"t":"act","id":"a","action":' + "[" * 3500,
    '{"t":"act"}',
    '{"t":"act","id":"a","action":NaN}',
    '{"t":"act","id":"a","action":Infinity}',
    '{"t":"act","id":"","action":{}}',
    '{"t":"act","id":"' + "a" * 41 + '","action":{}}',
    '{"t":"act","id":"a b","action":{}}',
    '{"t":"act","id":"a\\n","action":{}}',
    '{"t":"act","id":1,"action":{}}',
    '{"t":"chat","id":"a","text":"\\ud800"}',
    '{"t":"join","since":"1"}',
    '{"t":"join","since":1.5}',
    '{"t":"update","seq":1}',
    "\x00\x01\x02",
    "\ufeff{}",
]


@pytest.mark.parametrize("frame", BROKEN_FRAMES, ids=range(len(BROKEN_FRAMES)))
def test_what_is_no_message_ends_the_socket(frame: str) -> None:
    """An unreadable frame is answered with `bye` and close code 1008; the table goes on."""

    async def work() -> None:
        host, ann, bob = await playing()
        bob.say(frame)
        await settled()
        assert bob.wire.got[-1]["t"] == "bye"
        assert bob.wire.got[-1]["retry_ms"] == -1
        assert bob.wire.code == outlet.BROKE_PROTOCOL
        assert (await ann.act("seal", number=1))["t"] == "done"
        assert ann.folded() == truth(host, "ann")

    run(work())


WRONG_MESSAGES = [
    ('{"t":"act","id":"a","action":{"type":"seal","number":1},"extra":1}', ""),
    ('{"t":"act","id":"a","action":{},"reaction":-1}', "reaction"),
    ('{"t":"table","id":"a","action":{"type":"sit","seat":-1}}', "action.seat"),
    ('{"t":"table","id":"a","action":{"type":"sit","seat":16}}', "action.seat"),
    ('{"t":"table","id":"a","action":{"type":"sit","seat":true}}', "action.seat"),
    ('{"t":"table","id":"a","action":{"type":"add_bot","seat":1,"level":""}}', "action.level"),
    (
        '{"t":"table","id":"a","action":{"type":"set_option","key":"seconds","value":[1]}}',
        "action.value",
    ),
    ('{"t":"table","id":"a","action":null}', "action"),
    ('{"t":"table","id":"a","action":{"type":"no_such_thing"}}', "action.type"),
    ('{"t":"chat","id":"a","text":""}', "text"),
    ('{"t":"chat","id":"a","text":"' + "x" * 1201 + '"}', "text"),
    ('{"t":"no_such_thing","id":"a"}', "t"),
    ('{"id":"a"}', ""),
    ('{"t":"act","id":"a","action":{},"reaction":1e400}', "reaction"),
]


@pytest.mark.parametrize(("frame", "field"), WRONG_MESSAGES, ids=range(len(WRONG_MESSAGES)))
def test_a_wrong_message_that_can_be_answered_is_refused(frame: str, field: str) -> None:
    """An invalid message with a readable id is refused with the name of the invalid field."""

    async def work() -> None:
        host, _, bob = await playing()
        bob.say(frame)
        await settled()
        refused = bob.answer("a")
        assert (refused["t"], refused["code"]) == ("refused", "bad_message")
        assert refused["params"].get("field", "") == field
        assert bob.wire.code is None
        assert (await bob.act("seal", number=2))["t"] == "done"
        assert bob.folded() == truth(host, "bob")
        # Before a socket has joined, the same message closes it.
        cat = Guest(host, "cat", join=False)
        cat.say(frame)
        await settled()
        assert cat.wire.code == outlet.BROKE_PROTOCOL

    run(work())


@pytest.mark.parametrize(("text", "said"), [("x" * 300, True), ("x" * 301, False)])
def test_chat_has_a_length(text: str, said: bool) -> None:
    """Chat of up to 300 characters is sent; more is refused, with the limit."""

    async def work() -> None:
        _, ann, bob = await playing()
        answer = await bob.ask("chat", text=text)
        assert answer["t"] == ("done" if said else "refused")
        assert said or (answer["code"], answer["params"]) == ("bad_text", {"most": 300})
        assert len(ann.got("said")) == said

    run(work())


def test_letters_in_parts_count_as_they_are_shown() -> None:
    """Three hundred letters with combining accents are accepted, as three hundred characters."""

    async def work() -> None:
        _, ann, bob = await playing()
        assert (await bob.ask("chat", text="e\u0301" * 300))["t"] == "done"
        assert ann.got("said")[-1]["text"] == "\u00e9" * 300

    run(work())


def deep(levels: int) -> Any:
    """Return an object that is nested to a number of levels."""
    nested: Any = 1
    for _ in range(levels):
        nested = {"a": nested}
    return nested


BAD_ACTIONS: list[tuple[Any, str]] = [
    (None, "bad_action"),
    (7, "bad_action"),
    ([], "bad_action"),
    (deep(700), "bad_action"),
    ({}, "bad_action"),
    ({"type": "seal"}, "bad_action"),
    ({"type": "seal", "number": 0}, "bad_action"),
    ({"type": "seal", "number": 10}, "bad_action"),
    ({"type": "seal", "number": 2**70}, "bad_action"),
    ({"type": "seal", "number": 1.5}, "bad_action"),
    ({"type": "seal", "number": "1"}, "bad_action"),
    ({"type": "seal", "number": 1, "seat": 1}, "bad_action"),
    ({"type": "sealed", "seat": 1, "number": 1}, "bad_action"),
    ({"type": "unseal"}, "not_sealed"),
]


@pytest.mark.parametrize(("action", "code"), BAD_ACTIONS)
def test_an_action_that_means_nothing_is_refused(action: Any, code: str) -> None:
    """An invalid action is refused with a code; the log doesn't grow, the socket stays open."""

    async def work() -> None:
        host, ann, _ = await playing()
        seq = host.table.seq
        assert (await ann.ask("act", action=action))["code"] == code
        assert (host.table.seq, ann.wire.code) == (seq, None)

    run(work())


def test_a_question_that_means_nothing_is_refused() -> None:
    """In a lobby, an unknown question and an empty one are refused with separate codes."""

    async def work() -> None:
        host = await set_table(open_room(), "ann")
        ann = Guest(host, "ann")
        assert (await ann.ask("ask", question={"type": "secrets"}))["code"] == "bad_question"
        assert (await ann.ask("ask", question=None))["code"] == "not_playing"

    run(work())
