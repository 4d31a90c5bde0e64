"""Hostile clients: acts without permission, and readers that fall behind."""

import asyncio

from rooms import Guest, close_room, open_room, run, set_table, settled, truth
from rumpus.server.limits import values as limits
from rumpus.server.ws import outlet
from unit.server.sealed_tables import playing


def test_strangers_do_nothing_in_the_game() -> None:
    """Acts and table actions of a guest without a seat are refused."""

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
    """Only the host runs the lobby, and the host's invalid values are refused as well."""

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
    """A socket that sends nothing, or anything else before `join`, is closed."""

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


def test_a_slow_reader_is_dropped_and_nobody_waits_for_it() -> None:
    """A socket with a full queue is aborted; others play on, and its player can reconnect."""

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
    """A slow client that reads again in time is asked to reconnect, with close code 1013."""

    async def work() -> None:
        host = await set_table(open_room(), "ann")
        ann = Guest(host, "ann")
        await settled()
        ann.wire.stalled = True
        for _ in range(limits.QUEUE + 10):
            ann.session.send(b'{"t":"said"}')
        ann.wire.stalled = False
        ann.session.flush()
        await settled()
        assert ann.wire.got[-1] == {"t": "bye", "code": "slow", "retry_ms": limits.RETRY_MS}
        assert ann.wire.code == outlet.TOO_SLOW

    run(work())


def test_a_socket_that_is_gone_gets_nothing_more() -> None:
    """A session that has ended neither sends nor handles messages."""

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
    """A join to an unloaded table is answered with `restart` and close code 1012."""

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
