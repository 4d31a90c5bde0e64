"""Slow acts: decided on a thread, while table time stands still."""

import asyncio
from typing import Any

import pytest

from rooms import Guest, log_of, open_room, run, set_table
from rumpus.core.values import Act, Timer
from rumpus.server.limits.fair_queue import FairQueue
from rumpus.table.events import Do
from toys.shot import TURN_MS


def test_an_act_that_is_declared_slow_is_decided_elsewhere_from_the_first_time(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """An act that the game declares slow always goes to the workers; timers don't."""

    async def work() -> None:
        host = await set_table(open_room(), "ann", "bob", game="shot")
        ann, bob = Guest(host, "ann"), Guest(host, "bob")
        await ann.table("start")
        elsewhere: list[str] = []
        decisions = host._services.quotas.decisions
        take = decisions.take

        async def counted(address: str, work: Any) -> Any:
            elsewhere.append(type(work.args[0].action).__name__)
            return await take(address, work)

        monkeypatch.setattr(decisions, "take", counted)
        assert (await ann.act("throw", power=50))["t"] == "done"
        assert elsewhere == ["Throw"]
        assert (await bob.act("throw", power=40))["t"] == "done"
        assert elsewhere == ["Throw", "Throw"]
        await asyncio.sleep(20.5)
        assert ann.got("update")[-1]["events"][0]["type"] == "slept"
        assert elsewhere == ["Throw", "Throw"]

    run(work())


def test_what_would_be_refused_at_once_waits_for_no_thread() -> None:
    """An act that would be refused anyway is refused at once, without a worker."""

    async def work() -> None:
        host = await set_table(open_room(), "ann", "bob", game="shot")
        ann, bob = Guest(host, "ann"), Guest(host, "bob")
        await ann.table("start")
        asked = listen(host._services.quotas.decisions)
        assert (await bob.act("throw", power=40))["code"] == "not_your_turn"
        await bob.table("pause")
        assert (await ann.act("throw", power=40))["code"] == "paused"
        await bob.table("resume")
        assert asked == []
        assert (await ann.act("throw", power=40))["t"] == "done"
        assert (await ann.act("throw", power=40))["code"] == "not_your_turn"
        assert len(asked) == 1

    run(work())


def test_table_time_stands_still_while_an_act_is_simulated() -> None:
    """Table time stands still during a slow decision, so the next turn has its full length."""

    async def work() -> None:
        host = await set_table(open_room(), "ann", "bob", game="shot")
        ann = Guest(host, "ann")
        await ann.table("start")
        await asyncio.sleep(5)
        listen(host._services.quotas.decisions, seconds=7)
        ann.say({"t": "act", "id": "far", "action": {"type": "throw", "power": 50}})
        await asyncio.sleep(3)
        # A spectator who joins meanwhile doesn't start the clock, and sees it as ticking.
        eve = Guest(host, "eve")
        await asyncio.sleep(3.9)
        assert "far" not in [message.get("id") for message in ann.wire.got]
        assert host.now == 5000
        assert eve.got("presence")[-1]["ticking"]
        await asyncio.sleep(0.2)
        update = ann.got("update")[-1]
        assert update["at"] == 5000
        assert 5000 < host.now <= 5100
        assert update["events"][0]["due"] == 25_000
        await asyncio.sleep(19.8)
        assert ann.got("update")[-1] == update
        await asyncio.sleep(0.2)
        assert ann.got("update")[-1]["at"] == 25_000

    run(work())


def test_slow_work_of_a_table_waits_in_the_turn_of_who_has_the_least() -> None:
    """A person's act is queued under their address; a bot's, under its table's least busy one."""

    async def work() -> None:
        host = await set_table(open_room(), "ann", "bob", game="shot")
        ann, bob = Guest(host, "ann", address="a"), Guest(host, "bob", address="b")
        Guest(host, "eve", address="e")
        shares = host._services.quotas
        busy = {"b": 3}

        def waiting(address: str) -> int:
            return busy.get(address, 0)

        for turns in (shares.decisions, shares.thoughts):
            setattr(turns, "waiting", waiting)  # noqa: B010 (a method is not assigned to)
        decided, thought = listen(shares.decisions), listen(shares.thoughts)
        await ann.table("add_bot", seat=2, level="eager")
        await ann.table("start")
        assert decided == ["a"]
        assert (await ann.act("throw", power=50))["t"] == "done"
        assert (await bob.act("throw", power=50))["t"] == "done"
        await asyncio.sleep(5)
        assert decided == ["a", "a", "b", "a"]
        busy = {"a": 4, "b": 3}
        assert (await ann.act("throw", power=50))["t"] == "done"
        assert (await bob.act("throw", power=50))["t"] == "done"
        await asyncio.sleep(5)
        assert decided[4:] == ["a", "b", "b"]
        assert set(thought) == {"a", "b"}

    run(work())


def test_a_deadline_waits_for_a_bot_that_still_thinks() -> None:
    """A deadline waits for a bot that still thinks, if only bots may act."""

    async def work() -> None:
        room = open_room()
        host = await set_table(room, "ann", "bob", game="shot")
        ann, bob = Guest(host, "ann"), Guest(host, "bob")
        await ann.table("add_bot", seat=2, level="eager")
        listen(host._services.quotas.thoughts, 3 * TURN_MS / 1000)
        await ann.table("start")
        assert (await ann.act("throw", power=50))["t"] == "done"
        assert (await bob.act("throw", power=50))["t"] == "done"
        await asyncio.sleep(5 * TURN_MS / 1000)
        log = await log_of(room, host.table.lobby.name)
        causes = [entry.cause for entry in log if not isinstance(entry.cause, Do)]
        acts, timers = causes[:3], causes[3:]
        assert [cause.seat for cause in acts if isinstance(cause, Act)] == [0, 1, 2]
        assert timers
        assert all(isinstance(cause, Timer) for cause in timers)

    run(work())


def listen(turns: FairQueue, seconds: float = 0) -> list[str]:
    """Record the addresses under which work is queued, and delay each job by some seconds."""
    asked: list[str] = []
    take = turns.take

    async def heard(address: str, work: Any, within: float | None = None) -> Any:
        asked.append(address)
        await asyncio.sleep(seconds)
        return await take(address, work, within)

    setattr(turns, "take", heard)  # noqa: B010 (a method is not assigned to)
    return asked


def test_an_act_that_was_slow_is_decided_elsewhere(monkeypatch: pytest.MonkeyPatch) -> None:
    """A kind of act that was slow last time goes to the workers the next time."""

    async def work() -> None:
        host = await set_table(open_room(), "ann", "bob")
        ann = Guest(host, "ann")
        await ann.table("start")
        threads: list[object] = []
        decisions = host._services.quotas.decisions
        take = decisions.take

        async def counted(address: str, work: Any) -> Any:
            threads.append(work)
            return await take(address, work)

        monkeypatch.setattr(decisions, "take", counted)
        times = iter([0.0, 1.0, 1.0, 1.001, 2.0, 2.001])
        monkeypatch.setattr("rumpus.server.tables.decider.time.perf_counter", lambda: next(times))
        for number, elsewhere in enumerate([0, 1, 1]):
            await ann.act("seal", number=number + 1)
            assert len(threads) == elsewhere

    run(work())
