"""Records of finished games, sent in pieces without holding anybody up."""

import asyncio
from unittest.mock import patch

import msgspec

from rooms import Guest, close_room, log_of, open_room, run, set_table, settled
from rumpus.server.endpoints.records import Records
from rumpus.server.limits import values as limits
from rumpus.server.limits.gate import Gate
from rumpus.server.room import Room
from rumpus.server.tables.host import Host
from rumpus.table import record


async def finished(room: Room) -> Host:
    """Play a game to its end, and create the next table."""
    host = await set_table(room, "ann", "bob")
    ann, bob = Guest(host, "ann"), Guest(host, "bob")
    await ann.table("ready", ready=True)
    await ann.table("start")
    for _ in range(3):
        await ann.act("seal", number=7)
        await bob.act("seal", number=3)
    assert (await ann.table("rematch"))["t"] == "done"
    return host


def test_a_record_in_pieces_is_the_record_of_the_log() -> None:
    """A record sent in pieces of any size equals the record made from the whole log."""

    async def work() -> None:
        room = open_room()
        host = await finished(room)
        whole = record.of_game(await log_of(room, host.table.lobby.name))
        assert whole is not None
        for most in (1, 2, 5, 1000):
            with patch("rumpus.server.endpoints.records._ENTRIES_AT_ONCE", most):
                got = [piece async for piece in Records(room.services).pieces(host, "a")]
            assert b"".join(got).splitlines() == list(record.written(whole))
            assert len(got) > 1 or most == 1000
        assert set(msgspec.json.decode(b"".join(got).splitlines()[-1])) == {"sha256"}
        await close_room(room)

    run(work())


def test_a_slow_reader_of_a_record_holds_up_nobody() -> None:
    """While a reader leaves a piece unread, another gets the whole record, and a table loads."""

    async def work() -> None:
        room = open_room()
        host = await finished(room)
        records = Records(room.services)
        with patch("rumpus.server.endpoints.records._ENTRIES_AT_ONCE", 1):
            slow = records.pieces(host, "a")
            await anext(slow)
            whole = [piece async for piece in records.pieces(host, "b")]
        assert b"sha256" in whole[-1]
        host.close()
        room._forget(host)
        assert await room.host(host.table.lobby.name, "b") is not None
        await close_room(room)

    run(work())


def test_an_address_has_its_share_of_records() -> None:
    """An address above its share gets no more records; another address still gets one."""

    async def work() -> None:
        room = open_room()
        records = Records(room.services)
        allowed = [records.may("a") for _ in range(limits.RECORDS.burst + 1)]
        assert allowed == [True] * limits.RECORDS.burst + [False]
        assert records.may("b")
        await close_room(room)

    run(work())


def test_addresses_take_turns_at_a_gate() -> None:
    """A newcomer waits for the running job and at most one more of a hundred in the queue."""

    async def work() -> None:
        gate = Gate(1)
        done: list[str] = []

        async def pass_through(address: str) -> None:
            async with gate.turn(address):
                await asyncio.sleep(1)
                done.append(address)

        crowd = [asyncio.create_task(pass_through("crowd")) for _ in range(100)]
        await settled()
        await asyncio.wait_for(pass_through("one"), 3.5)
        assert done == ["crowd", "crowd", "one"]
        for task in crowd[10:]:
            task.cancel()
        await asyncio.gather(*crowd, return_exceptions=True)
        assert done.count("crowd") == 10
        # No cancelled job has kept its place.
        await asyncio.wait_for(pass_through("one"), 2.5)

    run(work())
