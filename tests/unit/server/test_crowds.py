"""Limits on what one address can cost the others over HTTP."""

import asyncio
import json
import socket
import struct
from pathlib import Path
from typing import Any
from unittest.mock import patch

import pytest
from starlette.requests import Request
from starlette.types import Message, Receive, Scope, Send

from rooms import Guest, close_room, open_room, run, set_table
from rumpus.server.endpoints.callers import Callers
from rumpus.server.endpoints.errors import Refused
from rumpus.server.endpoints.http import Api
from rumpus.server.endpoints.listing import listed, tables_of
from rumpus.server.endpoints.request_rate import Paced
from rumpus.server.identity import Identity
from rumpus.server.limits import values as limits
from rumpus.server.limits.connections import Connections
from rumpus.server.limits.values import Rate
from rumpus.server.ops.cached import Cached
from rumpus.server.ops.metrics import Counts
from rumpus.server.people.crowd import Crowd
from rumpus.server.people.sightings import Sightings
from rumpus.server.room import Room
from serving import Person, Serving, get, table_of
from serving import run as run_in_real_time


def test_only_the_tables_of_a_guest_are_looked_at_for_it() -> None:
    """A guest's tables and the public tables are found without a search of all tables."""

    async def work() -> None:
        room = open_room()
        hosts = [await set_table(room, f"guest{n}", public=n % 2 == 0) for n in range(6)]
        for host in hosts:
            Guest(host, host.table.lobby.host)
        with patch.object(type(room), "hosts", property(_looked_through)):
            assert [line.table for line in tables_of(room, "guest3")] == [hosts[3].table.lobby.name]
            assert tables_of(room, "stranger") == []
            names = [line.name for line in listed(room)]
            assert names == [hosts[n].table.lobby.name for n in (4, 2, 0)]
        await close_room(room)

    run(work())


def _looked_through(room: Room) -> None:
    pytest.fail(f"somebody looks through all tables of {room}")


def test_the_index_follows_who_sits_where() -> None:
    """The index is updated as a guest sits or leaves, a game ends or a table is dropped."""

    async def work() -> None:
        room = open_room()
        host = await set_table(room, "ann", public=True)
        ann, bob = Guest(host, "ann"), Guest(host, "bob")
        name = host.table.lobby.name
        assert tables_of(room, "bob") == []
        await bob.table("sit", seat=1)
        assert [line.table for line in tables_of(room, "bob")] == [name]
        await bob.table("leave")
        assert tables_of(room, "bob") == []
        await bob.table("sit", seat=1)
        await ann.table("start")
        assert [(line.phase, line.others) for line in tables_of(room, "bob")] == [("play", ["Ann"])]
        for _ in range(3):
            await ann.act("seal", number=7)
            await bob.act("seal", number=3)
        assert host.table.phase == "over"
        assert (tables_of(room, "bob"), listed(room)) == ([], [])
        other = await set_table(room, "ann", public=True)
        assert [line.table for line in tables_of(room, "ann")] == [other.table.lobby.name]
        room.dropped(other)
        assert tables_of(room, "ann") == []
        await close_room(room)

    run(work())


@pytest.mark.parametrize("around", ["", ".", ")"])
def test_a_full_room_shows_the_tables_that_are_open(around: str) -> None:
    """A full room still finds loaded tables from an untidy link, but loads no others."""

    async def work() -> None:
        room = open_room()
        name = (await set_table(room, "ann")).table.lobby.name
        api = Api(room, Callers(room, Identity(bytes(32)), Crowd(), Sightings()), Path())
        with patch.object(limits, "TABLES_LOADED", 1):
            line = await api.table(_request(f"{name.title()}{around}"))
            assert json.loads(bytes(line.body))["name"] == name
            with pytest.raises(Refused, match="too_many"):
                await api.table(_request("oak-bell-42"))
        await close_room(room)

    run(work())


def _request(table: str) -> Request:
    address = {"path": f"/api/tables/{table}", "path_params": {"name": table}}
    return Request({"type": "http", "headers": [], **address})


def test_tables_with_room_are_listed_first() -> None:
    """Tables with a free seat come before full ones; in each group the latest comes first."""

    async def work() -> None:
        room = open_room()
        seated = (["ann"], ["ann", "bob"], ["ann"], ["ann", "bob"])
        hosts = [await set_table(room, *players, game="reach") for players in seated]
        for host in hosts:
            Guest(host, "ann")
        shown = [line.name for line in listed(room)]
        assert shown == [hosts[n].table.lobby.name for n in (2, 0, 3, 1)]
        await close_room(room)

    run(work())


def test_a_crowd_shares_one_answer_for_a_moment() -> None:
    """An answer is reused for one second, then computed again."""
    made = iter(range(9))
    lately = Cached(lambda: next(made), 1.0)
    assert [lately.get(at) for at in (5.0, 5.5, 5.99, 6.0, 6.5, 7.5)] == [0, 0, 0, 1, 1, 2]


def test_requests_of_one_address_have_a_rate() -> None:
    """Requests above the rate get 429 and `Connection: close`; other addresses are served."""

    async def work() -> None:
        counts = Counts()
        served: list[str] = []
        sent: list[Message] = []

        async def app(scope: Scope, receive: Receive, send: Send) -> None:
            served.append(scope["client"][0])

        async def send(message: Message) -> None:
            sent.append(message)

        async def receive() -> Any:
            raise AssertionError

        paced = Paced(app, counts)

        async def ask(address: str, kind: str = "http") -> None:
            await paced({"type": kind, "client": (address, 1)}, receive, send)

        for _ in range(limits.REQUESTS.burst + 3):
            await ask("192.0.2.1")
        assert (len(served), counts.requests_refused) == (limits.REQUESTS.burst, 3)
        assert sent[0]["status"] == 429
        assert (b"connection", b"close") in sent[0]["headers"]
        assert json.loads(sent[1]["body"]) == {"code": "too_many", "params": {}}
        await ask("192.0.2.2")
        assert served[-1] == "192.0.2.2"
        await asyncio.sleep(1)
        await ask("192.0.2.1")
        assert served[-1] == "192.0.2.1"

    run(work())


def test_new_connections_of_one_address_have_a_rate() -> None:
    """An address that opens connections too fast is cut off, but not behind a proxy."""
    counts = Counts()
    with patch.object(limits, "KNOCKS", Rate(0.001, 5)):
        door, behind = Connections(counts), Connections(counts, proxied=True)
    for n in range(20):
        entered = door.enter("192.0.2.1")
        assert (entered is not None) == (n < 5)
        if entered is not None:
            door.leave(entered)
        assert behind.enter("127.0.0.1") is not None
    assert counts.connections_refused == 15
    assert door.enter("192.0.2.2") is not None


def test_what_a_stranger_sends_writes_no_log(tmp_path: Path) -> None:
    """No line is logged for pipelined requests that are reset, or for invalid UTF-8."""

    async def work() -> None:
        with Serving(tmp_path / "data") as room:
            host, _, port = room.base.rpartition(":")
            ann = Person()
            name = await table_of(room.base, ann)
            for count in (1, 5, 30):
                for _ in range(20):
                    with socket.create_connection((host, int(port))) as raw:
                        raw.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
                        raw.sendall(b"GET / HTTP/1.1\r\nHost: x\r\n\r\n" * count)
                        await asyncio.sleep(0.002)
            before = metric(room, "rumpus_broken_protocol_total")
            bob = Person()
            await bob.http(room.base, "GET", "/api/me")
            await bob.join(room.base, name)
            await bob.send_raw_text(b"\xff\xfe")
            assert await bob.closed() == 1007
            await asyncio.sleep(1.1)
            assert metric(room, "rumpus_broken_protocol_total") == before + 1
            await ann.leave()
            assert room.stop() == 0
        events = [json.loads(line)["event"] for line in room.log().splitlines()]
        assert events == ["open", "drained", "closed"]

    run_in_real_time(work)


def test_as_many_requests_as_may_wait_are_answered(tmp_path: Path) -> None:
    """Pipelined requests up to the limit are all answered; with one more, some are not."""
    with Serving(tmp_path / "data") as room:
        host, _, port = room.base.rpartition(":")
        for count, whole in ((limits.PIPELINED + 1, True), (limits.PIPELINED + 2, False)):
            with socket.create_connection((host, int(port))) as raw:
                ask = b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n"
                last = b"GET /healthz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n"
                raw.sendall(ask * (count - 1) + last)
                got = b""
                while piece := raw.recv(65_536):
                    got += piece
            assert (got.count(b"ok\n") == count) == whole


def metric(room: Serving, name: str) -> float:
    """Return the value of one of the room's metrics."""
    lines = get(room, "/metrics").text.splitlines()
    return float(next(line for line in lines if line.startswith(f"{name} ")).split()[1])
