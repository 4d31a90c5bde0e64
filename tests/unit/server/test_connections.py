"""Connections: limits per address, and how a client's address is determined."""

import asyncio
import time
from contextlib import ExitStack, suppress
from pathlib import Path

import pytest
from starlette.types import Receive, Scope, Send
from uvicorn.server import ServerState
from websockets.exceptions import ConnectionClosed

from rumpus.server.limits import values as limits
from rumpus.server.limits.address import counted
from rumpus.server.limits.connections import Connections
from rumpus.server.ops.metrics import Counts
from rumpus.server.ws.bounded_http import BoundedHttp
from rumpus.server.ws.listening import config, listen
from serving import PATIENCE, Person, Serving, get, run, table_of
from unit.server.edge import HANDSHAKE, answer, client_from, healthy, opened


def served(room: Serving, address: str) -> bool:
    """Return True if the address is served again before `PATIENCE` runs out."""
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        with opened(room, address) as raw, suppress(ConnectionError):
            raw.sendall(b"GET /healthz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")
            if answer(raw).endswith(b"ok\n"):
                return True
    return False


def test_one_address_has_so_many_connections(tmp_path: Path) -> None:
    """Connections beyond the limit are closed at once; once others close, new ones are served."""
    most = 12
    # The long time limit keeps slow connections open.
    limit = {"CONNECTIONS_PER_ADDRESS": most, "REQUEST_SECONDS": 600.0}
    with Serving(tmp_path / "data", limit=limit) as small:
        with ExitStack() as stack:
            raws = [stack.enter_context(opened(small, "127.0.0.77")) for _ in range(most)]
            for raw in raws[:3]:
                raw.sendall(b"GET / HT")
            for _ in range(5):
                with opened(small, "127.0.0.77") as more:
                    assert answer(more) == b""
            assert healthy(small) < 1
        assert served(small, "127.0.0.77")
        refused = [line for line in small.log().splitlines() if "connections refused" in line]
        assert len(refused) == 1


def test_the_door_counts_who_is_inside(monkeypatch: pytest.MonkeyPatch) -> None:
    """Connections are limited in total and per address; behind a proxy, only in total."""
    monkeypatch.setattr(limits, "CONNECTIONS", 3)
    monkeypatch.setattr(limits, "CONNECTIONS_PER_ADDRESS", 2)
    counts = Counts()
    door = Connections(counts)
    places = [door.enter(host) for host in ("::1:2:3", "::1:9:9", "::2", "192.0.2.1")]
    assert [place is not None for place in places] == [True, True, False, True]
    assert door.enter("192.0.2.2") is None
    assert places[0] is not None
    door.leave(places[0])
    assert door.enter("192.0.2.2") is not None
    assert (door.count, counts.connections_refused) == (3, 2)
    proxied = Connections(counts, proxied=True)
    assert all(proxied.enter("127.0.0.1") is not None for _ in range(3))


@pytest.mark.parametrize(
    ("host", "key"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2:ffff::1", "2001:db8:1:2::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("not:an:address", "not:an:address"),
        ("x" * 300, "x" * 64),
        ("", ""),
    ],
)
def test_a_network_of_ipv6_counts_as_one_address(host: str, key: str) -> None:
    """An IPv6 address counts as its /64 network; an IPv4 address as itself, also when mapped."""
    assert counted(host) == key


def test_nobody_says_for_himself_where_he_comes_from(tmp_path: Path) -> None:
    """Forwarded headers are ignored without `--proxy`, and trusted with it."""

    def refusals(base: str) -> int:
        with client_from("127.0.0.1") as client:
            codes = [
                client.get(
                    f"http://{base}/api/tables/oak-oak-10",
                    headers={"X-Forwarded-For": f"198.51.100.{number}"},
                ).status_code
                for number in range(6)
            ]
        return codes.count(429)

    strict = {"LOOKUPS": "l.Rate(0.0001, 3)"}
    secure = {"X-Forwarded-Proto": "https"}
    with Serving(tmp_path / "plain", limit=strict) as plain:
        assert refusals(plain.base) == 3
        answered = get(plain, "/api/me", headers=secure)
        assert "Secure" not in answered.headers["set-cookie"]
    with Serving(tmp_path / "proxied", "--proxy", limit=strict) as proxied:
        assert refusals(proxied.base) == 0
        answered = get(proxied, "/api/me", headers=secure)
        assert "Secure" in answered.headers["set-cookie"]


def test_who_has_a_seat_comes_in_where_watchers_fill_the_table(tmp_path: Path) -> None:
    """A full table turns spectators away, but never its players."""

    async def work() -> None:
        with Serving(tmp_path / "data", limit={"SOCKETS_PER_TABLE": 3}) as small:
            ann, bob, eve = Person(), Person(), Person()
            table = await table_of(small.base, ann, bob)
            await bob.leave()
            await ann.until(
                lambda m: m["t"] == "presence" and [p["here"] for p in m["people"]] == [True, False]
            )
            watchers = [Person() for _ in range(2)]
            for watcher in watchers:
                await watcher.join(small.base, table)
                await watcher.until(lambda m: m["t"] == "view")
            with suppress(ConnectionClosed):
                await eve.join(small.base, table)
            assert await eve.closed() == 1013
            bob.known = {}
            bob.got.clear()
            await bob.join(small.base, table)
            await bob.until(lambda m: m["t"] == "view")
            for person in (ann, bob, *watchers):
                await person.leave()

    run(work)


def test_a_handshake_under_way_does_not_trouble_a_stop(caplog: pytest.LogCaptureFixture) -> None:
    """A handshake that is under way when the room stops ends without a logged error."""

    async def work() -> None:
        entered, stopped, ended = asyncio.Event(), asyncio.Event(), asyncio.Event()

        async def asgi(scope: Scope, receive: Receive, send: Send) -> None:
            del scope
            try:
                await receive()
                entered.set()
                await stopped.wait()
                await send({"type": "websocket.accept"})
                await send({"type": "websocket.send", "text": "hello"})
            finally:
                ended.set()

        state, settings = ServerState(), config(asgi, Connections(Counts()))
        settings.load()
        with listen("127.0.0.1", 0) as listening:
            server = await asyncio.get_running_loop().create_server(
                lambda: BoundedHttp(
                    Connections(Counts()), config=settings, server_state=state, app_state={}
                ),
                sock=listening,
            )
            reader, writer = await asyncio.open_connection(*listening.getsockname())
            writer.write(HANDSHAKE.format("maple-kettle-10", "").encode())
            await entered.wait()
            # The application continues before it learns that its connection is closing.
            stopped.set()
            for connection in list(state.connections):
                connection.shutdown()
            await ended.wait()
            assert (await reader.read()).startswith(b"HTTP/1.1 500")
            await asyncio.gather(*state.tasks)
            writer.close()
            server.close()

    run(work)
    assert caplog.records == []
