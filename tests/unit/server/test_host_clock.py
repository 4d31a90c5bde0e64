"""Timers of a table: each fires at its due time, once, and in order."""

import asyncio

import msgspec

from rooms import Guest, open_room, run, set_table, settled, truth
from unit.server.sealed_tables import playing


def test_a_deadline_falls_due_at_its_time_and_once() -> None:
    """A round ends at the due time of its timer, even if nobody acts."""

    async def work() -> None:
        host, ann, bob = await playing(seconds=5)
        due = ann.folded()["view"]["due"]
        assert due == 5000
        await asyncio.sleep(4.9)
        assert ann.got("update") == []
        await asyncio.sleep(0.2)
        (update,) = ann.got("update")
        assert (update["at"], update["events"][0]["type"]) == (due, "revealed")
        assert bob.folded() == truth(host, "bob")

    run(work())


def test_an_act_after_the_deadline_comes_after_it() -> None:
    """A timer that falls due before an act is applied first, however late the timer runs."""

    async def work() -> None:
        host, ann, _ = await playing(seconds=5)
        # Simulate a busy loop: the act came after the deadline, but is read before the timer runs.
        loop = asyncio.get_running_loop()
        ann.session.hear(
            '{"t":"act","id":"late","action":{"type":"seal","number":9}}', loop.time() + 5.5
        )
        await settled()
        kinds = [update["events"][0]["type"] for update in ann.got("update")]
        assert kinds == ["revealed", "sealed"]
        assert ann.got("update")[0]["at"] == 5000
        assert host.table.state.round == 1

    run(work())


def test_time_stands_still_while_paused() -> None:
    """Deadlines come no nearer during a pause, which any player may end."""

    async def work() -> None:
        host, ann, bob = await playing(seconds=5)
        await asyncio.sleep(2)
        await ann.table("pause")
        await asyncio.sleep(1000)
        assert (await bob.act("seal", number=1))["code"] == "paused"
        assert not ann.got("presence")[-1]["ticking"]
        await bob.table("resume")
        await asyncio.sleep(2.9)
        assert host.table.state.round == 0
        await asyncio.sleep(0.2)
        assert host.table.state.round == 1
        assert ann.folded() == truth(host, "ann")

    run(work())


def test_a_bot_plays_by_the_clock_of_the_table() -> None:
    """A bot seated by the host acts at its planned time, and its acts reach everybody."""

    async def work() -> None:
        host = await set_table(open_room(), "ann")
        ann = Guest(host, "ann")
        assert (await ann.table("add_bot", seat=1, level="godlike"))["code"] == "no_such_level"
        await ann.table("add_bot", seat=1, level="eager")
        await ann.table("start")
        await asyncio.sleep(1.5)
        assert ann.folded()["view"]["sealed"] == [False, True]
        assert ann.got("update")[-1]["at"] == 1000
        await ann.table("pause")
        await asyncio.sleep(100)
        await ann.table("resume")
        assert ann.folded() == truth(host, "ann")

    run(work())


def test_a_slow_act_leaves_the_loop_and_keeps_its_place() -> None:
    """A slow act is answered before an act that was sent after it."""

    async def work() -> None:
        host, ann, bob = await playing("shot")
        hints = host.table.game.hints(host.table.game.view(host.table.state, 0))  # type: ignore[union-attr,arg-type]
        action = msgspec.to_builtins(hints[0])
        ann.say({"t": "act", "id": "slow", "action": action})
        ann.say({"t": "act", "id": "again", "action": action})
        await settled()
        assert ann.answer("slow")["t"] == "done"
        assert ann.answer("again")["t"] in ("done", "refused")
        order = [m["id"] for m in ann.wire.got if "id" in m and m["id"] in ("slow", "again")]
        assert order == ["slow", "again"]
        assert bob.folded() == truth(host, "bob")

    run(work())
