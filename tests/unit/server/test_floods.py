"""Flooding clients: surplus messages are refused, and the table goes on."""

import asyncio
from typing import Any

import pytest

from rooms import Guest, run, settled, truth
from rumpus.server.limits import values as limits
from unit.server.sealed_tables import playing

ID = {"id": "x"}


def test_wrong_messages_have_the_rate_of_acts() -> None:
    """Invalid messages above the rate of acts are refused as `too_many`."""

    async def work() -> None:
        _, _, bob = await playing()
        for number in range(limits.ACTS.burst + 1):
            bob.say(f'{{"t":"nonsense","id":"w{number}"}}')
        await settled()
        assert bob.answer(f"w{limits.ACTS.burst}")["code"] == "too_many"

    run(work())


def test_a_flood_of_acts_is_refused_then_ended() -> None:
    """Acts above the rate are refused one by one; far above it, the socket is closed."""

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
    """Chat messages and questions above their rate are refused until some time has passed."""

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
    """A guest's sockets share one rate, so a new socket allows nothing more."""

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
    """All guests of one address share a rate of questions, which recovers with time."""

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
    """Spectators share one rate of chat, however many they are, and players can still talk."""

    async def work() -> None:
        host, ann, _ = await playing()
        answers: list[dict[str, Any]] = []
        for number in range(3 * limits.CHAT_OF_WATCHERS.burst):
            eve = Guest(host, f"eve{number}")
            answers.append(await eve.ask("chat", text="me me me", channel="spectators"))
            eve.leave()
        assert sum(answer["t"] == "done" for answer in answers) == limits.CHAT_OF_WATCHERS.burst
        assert (await ann.ask("chat", text="sorry?"))["t"] == "done"

    run(work())


def test_questions_do_not_stand_in_the_way_of_play(monkeypatch: pytest.MonkeyPatch) -> None:
    """Questions run on separate threads, so bots and slow decisions don't wait for them."""

    async def work() -> None:
        host, ann, _ = await playing()

        def busy(*work: Any) -> Any:
            raise AssertionError(work)

        monkeypatch.setattr(host._services.threads, "submit", busy)
        assert (await ann.ask("ask", question=None))["t"] == "answer"

    run(work())


def test_joining_again_and_again_is_not_free() -> None:
    """A socket that joins more often than the rate allows is closed, since views are costly."""

    async def work() -> None:
        host, _, _ = await playing()
        eve = Guest(host, "eve")
        for _ in range(limits.JOINS.burst):
            eve.say({"t": "join", "since": None})
        await settled()
        assert (eve.wire.got[-1]["code"], eve.wire.code) == ("too_many", 1008)
        assert len(eve.got("view")) == limits.JOINS.burst

    run(work())
