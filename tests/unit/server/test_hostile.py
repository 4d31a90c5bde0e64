"""Hostile clients against a session: a clear refusal or close code, and a table that goes on."""

import asyncio
from typing import Any

import pytest

from rooms import Guest, close_room, open_room, run, set_table, settled, truth
from rumpus.server.limits import values as limits
from rumpus.server.tables.host import Host
from rumpus.server.ws import session

ID = {"id": "x"}


async def playing() -> tuple[Host, Guest, Guest]:
    """Let Ann and Bob begin a game."""
    host = await set_table(open_room(), "ann", "bob")
    ann, bob = Guest(host, "ann"), Guest(host, "bob")
    await ann.table("start")
    return host, ann, bob


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
    """A frame that is no message is answered by a bye and close code 1008; the table goes on."""

    async def work() -> None:
        host, ann, bob = await playing()
        bob.say(frame)
        await settled()
        assert bob.wire.got[-1]["t"] == "bye"
        assert bob.wire.got[-1]["retry_ms"] == -1
        assert bob.wire.code == session.BROKE_PROTOCOL
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
    """What has a readable id is refused, and says where it is wrong; the socket stays open."""

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
        # Before a socket has joined there is nobody to answer.
        cat = Guest(host, "cat", join=False)
        cat.say(frame)
        await settled()
        assert cat.wire.code == session.BROKE_PROTOCOL

    run(work())


def test_wrong_messages_have_the_rate_of_acts() -> None:
    """Above it they are refused as too many, and so are acts."""

    async def work() -> None:
        _, _, bob = await playing()
        for number in range(limits.ACTS.burst + 1):
            bob.say(f'{{"t":"nonsense","id":"w{number}"}}')
        await settled()
        assert bob.answer(f"w{limits.ACTS.burst}")["code"] == "too_many"

    run(work())


@pytest.mark.parametrize(("text", "said"), [("x" * 300, True), ("x" * 301, False)])
def test_chat_has_a_length(text: str, said: bool) -> None:
    """Up to 300 characters are said; more are refused, and the answer says how many may be."""

    async def work() -> None:
        _, ann, bob = await playing()
        answer = await bob.ask("chat", text=text)
        assert answer["t"] == ("done" if said else "refused")
        assert said or (answer["code"], answer["params"]) == ("bad_text", {"most": 300})
        assert len(ann.got("said")) == said

    run(work())


def test_letters_in_parts_count_as_they_are_shown() -> None:
    """Three hundred letters with accents of their own are said, as three hundred characters."""

    async def work() -> None:
        _, ann, bob = await playing()
        assert (await bob.ask("chat", text="e\u0301" * 300))["t"] == "done"
        assert ann.got("said")[-1]["text"] == "\u00e9" * 300

    run(work())


def deep(levels: int) -> Any:
    """Nest an object in itself."""
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
    """The socket stays open, the answer names the code, and nothing is logged."""

    async def work() -> None:
        host, ann, _ = await playing()
        seq = host.table.seq
        assert (await ann.ask("act", action=action))["code"] == code
        assert (host.table.seq, ann.wire.code) == (seq, None)

    run(work())


def test_a_question_that_means_nothing_is_refused() -> None:
    """A question that the game does not know is answered, also in the lobby."""

    async def work() -> None:
        host = await set_table(open_room(), "ann")
        ann = Guest(host, "ann")
        assert (await ann.ask("ask", question={"type": "secrets"}))["code"] == "bad_question"
        assert (await ann.ask("ask", question=None))["code"] == "not_playing"

    run(work())


def test_strangers_do_nothing_in_the_game() -> None:
    """Who has no seat acts for nobody; table actions of strangers are refused, too."""

    async def work() -> None:
        host, _, _ = await playing()
        eve = Guest(host, "eve")
        seq = host.table.seq
        assert (await eve.act("seal", number=1))["code"] == "not_seated"
        for kind, code in [
            ("start", "not_lobby"),
            ("pause", "not_seated"),
            ("take_back", "not_seated"),
            ("leave", "not_seated"),
            ("rematch", "not_over"),
        ]:
            assert (await eve.table(kind))["code"] == code
        assert (await eve.table("add_bot", seat=0, level="idle"))["code"] in (
            "not_seated",
            "not_gone",
        )
        assert host.table.seq == seq

    run(work())


def test_the_lobby_obeys_its_host_only() -> None:
    """Guests can't start, change rules, remove others or take a seat that is taken."""

    async def work() -> None:
        host = await set_table(open_room(), "ann", "bob")
        bob, eve = Guest(host, "bob"), Guest(host, "eve")
        for guest in (bob, eve):
            assert (await guest.table("start"))["code"] == "not_host"
            assert (await guest.table("remove", seat=0))["code"] == "not_host"
            assert (await guest.table("add_bot", seat=3, level="idle"))["code"] == "not_host"
            change = await guest.table("set_option", key="seconds", value=9)
            assert change["code"] == "not_host"
        assert (await eve.table("sit", seat=0))["code"] == "seat_taken"
        assert (await eve.table("sit", seat=15))["code"] == "no_such_seat"
        assert (await bob.table("sit", seat=1))["code"] == "already_seated"
        ann = Guest(host, "ann")
        for value in (4, 10**18, "9", True, "x" * 3000):
            refused = await ann.table("set_option", key="seconds", value=value)
            assert refused["code"] == "bad_option"
            await asyncio.sleep(1)

    run(work())


def test_whoever_does_not_join_is_sent_away() -> None:
    """A socket that says nothing, or something else first, is closed."""

    async def work() -> None:
        host = await set_table(open_room(), "ann")
        mute, rude = Guest(host, "bob", join=False), Guest(host, "cat", join=False)
        rude.say({"t": "chat", "id": "a", "text": "hi"})
        await settled()
        assert (rude.wire.got[-1]["code"], rude.wire.code) == ("join_first", 1008)
        await asyncio.sleep(limits.JOIN_SECONDS + 1)
        assert (mute.wire.got[-1]["code"], mute.wire.code) == ("join_first", 1008)
        assert len(host.audience) == 0

    run(work())


def test_a_flood_of_acts_is_refused_then_ended() -> None:
    """Above the rate acts are refused one by one; far above it the socket is closed."""

    async def work() -> None:
        host, ann, bob = await playing()
        for number in range(limits.FRAMES.burst + 5):
            bob.say({"t": "act", "id": f"f{number}", "action": {"type": "unseal"}})
        await settled()
        codes = [m["code"] for m in bob.wire.got if m["t"] == "refused"]
        assert codes.count("too_many") >= limits.FRAMES.burst - limits.ACTS.burst - 2
        assert (bob.wire.got[-1]["code"], bob.wire.code) == ("too_many", 1008)
        assert (await ann.act("seal", number=1))["t"] == "done"
        again = Guest(host, "bob")
        assert again.folded() == truth(host, "bob")

    run(work())


@pytest.mark.parametrize(
    ("message", "burst"),
    [
        ({"t": "chat", "text": "hi"}, limits.CHAT.burst),
        ({"t": "ask", "question": None}, limits.ASKS.burst),
    ],
)
def test_talk_and_questions_have_rates_of_their_own(message: dict[str, Any], burst: int) -> None:
    """Above the rate they are refused as too many, and after a pause they are answered again."""

    async def work() -> None:
        _, ann, bob = await playing()
        for number in range(burst + 3):
            ann.say({**message, "id": f"m{number}"})
            await asyncio.sleep(0)
        await settled()
        refused = [m["id"] for m in ann.got("refused") if m["code"] == "too_many"]
        assert f"m{burst + 2}" in refused
        assert "m0" not in refused
        await asyncio.sleep(10)
        ann.say({**message, "id": "later"})
        await settled()
        assert ann.answer("later").get("code") != "too_many"
        assert bob.wire.code is None

    run(work())


@pytest.mark.parametrize(
    ("message", "burst"),
    [
        ({"t": "chat", "text": "hi"}, limits.CHAT.burst),
        ({"t": "ask", "question": None}, limits.ASKS.burst),
        ({"t": "act", "action": {"type": "unseal"}}, limits.ACTS.burst),
    ],
)
def test_a_new_socket_brings_no_new_rate(message: dict[str, Any], burst: int) -> None:
    """All sockets of a guest share what the guest may do, one after the other and side by side."""

    async def work() -> None:
        host, _, _ = await playing()
        answers: list[dict[str, Any]] = []
        for tab in range(4):
            bob = Guest(host, "bob")
            for number in range(burst):
                key = f"t{tab}-{number}"
                bob.say({**message, "id": key})
                await settled()
                answers.append(bob.answer(key))
            bob.leave()
        refused = [answer for answer in answers if answer.get("code") == "too_many"]
        assert len(refused) == 3 * burst

    run(work())


def test_questions_of_one_address_are_limited_whoever_asks() -> None:
    """Guests cost nothing, so those behind one address share a rate; it comes back."""

    async def work() -> None:
        host, _, _ = await playing()
        codes: list[str | None] = []
        for number in range(limits.ASKS_OF_ADDRESS.burst // 10 + 3):
            eve = Guest(host, f"eve{number}")
            codes += [(await eve.ask("ask", question=None)).get("code") for _ in range(10)]
            eve.leave()
        assert codes.count("too_many") == 30
        await asyncio.sleep(2)
        late = Guest(host, "late")
        assert (await late.ask("ask", question=None))["t"] == "answer"

    run(work())


def test_watchers_can_not_talk_players_down() -> None:
    """However many watch and talk, together they have one rate, and who sits is heard."""

    async def work() -> None:
        host, ann, _ = await playing()
        answers: list[dict[str, Any]] = []
        for number in range(3 * limits.CHAT_OF_WATCHERS.burst):
            eve = Guest(host, f"eve{number}")
            answers.append(await eve.ask("chat", text="me me me"))
            eve.leave()
        assert sum(answer["t"] == "done" for answer in answers) == limits.CHAT_OF_WATCHERS.burst
        assert (await ann.ask("chat", text="sorry?"))["t"] == "done"

    run(work())


def test_questions_do_not_stand_in_the_way_of_play(monkeypatch: pytest.MonkeyPatch) -> None:
    """They have threads of their own: what a bot or a slow decision waits for is free of them."""

    async def work() -> None:
        host, ann, _ = await playing()

        def busy(*work: Any) -> Any:
            raise AssertionError(work)

        monkeypatch.setattr(host._services.threads, "submit", busy)
        assert (await ann.ask("ask", question=None))["t"] == "answer"

    run(work())


def test_joining_again_and_again_is_not_free() -> None:
    """A view is costly: who asks for more than the rate allows is sent away."""

    async def work() -> None:
        host, _, _ = await playing()
        eve = Guest(host, "eve")
        for _ in range(limits.JOINS.burst):
            eve.say({"t": "join", "since": None})
        await settled()
        assert (eve.wire.got[-1]["code"], eve.wire.code) == ("too_many", 1008)
        assert len(eve.got("view")) == limits.JOINS.burst

    run(work())


def test_a_slow_reader_is_dropped_and_nobody_waits_for_it() -> None:
    """When its queue is full the socket goes; others play on and it may come back."""

    async def work() -> None:
        host, ann, bob = await playing()
        bob.wire.stalled = True
        last = limits.QUEUE + 3
        for number in range(last + 1):
            await asyncio.sleep(0.1)
            kind = {"type": "seal", "number": 5} if number % 2 == 0 else {"type": "unseal"}
            ann.say({"t": "act", "id": f"s{number}", "action": kind})
        await settled()
        assert ann.answer(f"s{last}")["t"] == "done"
        await asyncio.sleep(limits.LEAVE_SECONDS + 1)
        assert bob.wire.aborted
        assert bob.session not in host.audience
        assert host._services.counts.slow_readers == 1
        again = Guest(host, "bob")
        assert again.folded() == truth(host, "bob")
        assert ann.folded() == truth(host, "ann")

    run(work())


def test_a_slow_reader_that_wakes_up_hears_why() -> None:
    """Who reads again within the time is told to come back, with close code 1013."""

    async def work() -> None:
        host = await set_table(open_room(), "ann")
        ann = Guest(host, "ann")
        await settled()
        ready = asyncio.get_running_loop().create_future()
        send = ann.wire.send

        async def late(text: str) -> None:
            await ready
            await send(text)

        ann.wire.send = late  # type: ignore[method-assign]
        for _ in range(limits.QUEUE + 10):
            ann.session.send('{"t":"said"}')
        ready.set_result(None)
        await settled()
        assert ann.wire.got[-1] == {"t": "bye", "code": "slow", "retry_ms": limits.RETRY_MS}
        assert ann.wire.code == session.TOO_SLOW

    run(work())


def test_a_socket_that_is_gone_gets_nothing_more() -> None:
    """After its end a session neither sends nor handles anything, however often it is told."""

    async def work() -> None:
        host, ann, bob = await playing()
        bob.leave()
        bob.leave()
        count, seq = len(bob.wire.got), host.table.seq
        bob.say({"t": "act", "id": "a", "action": {"type": "seal", "number": 1}})
        await ann.act("seal", number=2)
        assert len(bob.wire.got) == count
        assert host.table.seq == seq + 1

    run(work())


def test_a_socket_of_a_table_that_has_left_the_memory_comes_back() -> None:
    """A message to a host that was let go is answered by a restart, never by silence."""

    async def work() -> None:
        room = open_room()
        host = await set_table(room, "ann")
        late = Guest(host, "ann", join=False)
        host.close()
        late.say({"t": "join"})
        await settled()
        assert (late.wire.got[-1]["code"], late.wire.code) == ("restart", 1012)
        await close_room(room)

    run(work())
