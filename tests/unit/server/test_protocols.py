"""The edge of the room: what connections may send before, below and beside the protocol."""

import asyncio
import json
import socket
import time
from collections.abc import Iterator
from contextlib import ExitStack, suppress
from pathlib import Path

import httpx
import pytest
from starlette.types import Receive, Scope, Send
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware
from uvicorn.server import ServerState
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from rumpus.server.app import config, listen
from rumpus.server.identity import Identity
from rumpus.server.limits import values as limits
from rumpus.server.limits.address import counted
from rumpus.server.limits.connections import Connections
from rumpus.server.limits.latency import kernel_round_trip
from rumpus.server.ops.metrics import Counts
from rumpus.server.ws.protocols import BoundedHttp, by_proxy, proxied_round_trip
from serving import PATIENCE, Person, Serving, get, let_through, post, run, table_of

HANDSHAKE = (
    "GET /api/tables/{}/socket HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\n"
    "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
    "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n{}\r\n"
)


@pytest.fixture(scope="module")
def room(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    """One room for all tests of this file; no attack is an error of the room's own."""
    with Serving(tmp_path_factory.mktemp("edge") / "data") as serving:
        yield serving
        assert serving.process.poll() is None
        assert serving.stop() == 0
        levels = [json.loads(line)["level"] for line in serving.log().splitlines()]
        assert set(levels) == {"info"}


def opened(room: Serving, address: str = "127.0.0.1") -> socket.socket:
    """Open a connection from one of this machine's addresses."""
    host, _, port = room.base.rpartition(":")
    return socket.create_connection(
        (host, int(port)), timeout=PATIENCE, source_address=(address, 0)
    )


def client_from(address: str) -> httpx.Client:
    """Ask from one of this machine's addresses."""
    return httpx.Client(transport=httpx.HTTPTransport(local_address=address), timeout=PATIENCE)


def answer(raw: socket.socket) -> bytes:
    """Read until the other side closes; empty where it closes without a word."""
    got = bytearray()
    with suppress(ConnectionError):
        while piece := raw.recv(65_536):
            got += piece
    return bytes(got)


def flood(raw: socket.socket, piece: bytes, most: int) -> int:
    """Send the same again and again; tell how much went out before the other side closed."""
    sent = 0
    with suppress(OSError):
        while sent < most:
            raw.sendall(piece)
            sent += len(piece)
    return sent


def healthy(room: Serving) -> float:
    """Tell how long the room takes to answer somebody else, at best of a few times."""
    seconds: list[float] = []
    for _ in range(5):
        start = time.monotonic()
        assert get(room, "/healthz").text == "ok\n"
        seconds.append(time.monotonic() - start)
    return min(seconds)


def served(room: Serving, address: str) -> bool:
    """Tell whether an address is served again within some time."""
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        with opened(room, address) as raw, suppress(ConnectionError):
            raw.sendall(b"GET /healthz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")
            if answer(raw).endswith(b"ok\n"):
                return True
    return False


@pytest.mark.parametrize(
    "start",
    [
        b"GET / HTTP/1.1\r\nX: ",
        b"GET /",
        b"POST /api/me HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n0\r\nX: ",
    ],
    ids=["header", "address", "trailer"],
)
def test_a_head_without_end_ends_its_connection(room: Serving, start: bytes) -> None:
    """It is cut off near the limit, not read for as long as somebody sends."""
    with opened(room) as raw:
        raw.sendall(start)
        most = 64 * 1024 * 1024
        assert flood(raw, b"a" * 65_536, most) < most
    assert healthy(room) < 1


def test_a_head_over_the_limit_is_answered(room: Serving) -> None:
    """A request whose headers are too large hears so; a large one below the limit is served."""
    for size, status in ((limits.HEAD_BYTES - 500, b"200"), (limits.HEAD_BYTES + 1, b"431")):
        with opened(room) as raw:
            head = b"GET /healthz HTTP/1.1\r\nHost: x\r\nConnection: close\r\nX: "
            raw.sendall(head + b"a" * size + b"\r\n\r\n")
            assert answer(raw)[9:12] == status


def test_a_body_over_the_limit_is_answered(room: Serving) -> None:
    """Also where far too much of it comes at once."""
    for size in (limits.BODY_BYTES + 1, 200_000):
        sent = post(room, "/api/me", content=b"x" * size)
        assert sent.status_code == 413


@pytest.mark.parametrize("quote", ["\\", "\\101"])
def test_a_hostile_cookie_costs_nothing(quote: str) -> None:
    """Whatever a cookie header holds, it is read in a moment."""
    identity = Identity(b"k" * 32)
    header = [(b"cookie", f'a=1; {identity.name(secure=False)}="{quote * 250_000}"; b=2'.encode())]
    start = time.process_time()
    assert identity.guest_of(header) is None
    assert time.process_time() - start < 0.5


def test_the_cookie_is_found_among_others() -> None:
    """Other cookies, however odd, do not hide the room's own; of two the first counts."""
    identity = Identity(b"k" * 32)
    guest, other = identity.new_guest(), identity.new_guest()
    ours, theirs = (identity.cookie(g, secure=False).split(";")[0] for g in (guest, other))
    for text in (ours, f"$Path=/; ]=bad; {ours}", f"xrumpus=1;{ours}; {theirs}", f"=;; ;{ours};"):
        assert identity.guest_of([(b"cookie", text.encode())]) == guest


def test_a_request_has_to_come_to_its_end(room: Serving) -> None:
    """Half a line, dripping empty lines and half a body are closed after the time for a request."""
    starts = (
        b"",
        b"GET / HT",
        b"POST /api/me HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\n{",
        HANDSHAKE.format("maple-kettle-10", "X: y\r\n" * 200).encode(),
    )
    begun = time.monotonic()
    with ExitStack() as stack:
        raws = [stack.enter_context(opened(room)) for _ in starts]
        for raw, start in zip(raws, starts, strict=True):
            raw.sendall(start)
        dripping = stack.enter_context(opened(room))
        dripping.settimeout(0.5)
        while time.monotonic() - begun < PATIENCE:
            try:
                dripping.sendall(b"\r\n")
                if not dripping.recv(1):
                    break
            except TimeoutError:
                continue
            except ConnectionError:
                break
        for raw in raws:
            answer(raw)
    assert limits.REQUEST_SECONDS <= time.monotonic() - begun < PATIENCE


def test_one_address_has_so_many_connections(tmp_path: Path) -> None:
    """More are closed at once; others come in, and so does the address after it has let go."""
    most = 12
    # Nothing is closed here because it takes its time.
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
    """So many in all and of one address; behind a proxy the address says nothing."""
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
    """Whoever has a whole /64 is counted once; IPv4 stays what it is, in both notations."""
    assert counted(host) == key


PING = bytes([0x89, 0x80 | 125, 0, 0, 0, 0]) + b"p" * 125
PONG = bytes([0x8A, 0x80, 0, 0, 0, 0])
PART = bytes([0x00, 0x80, 0, 0, 0, 0])
OPEN_TEXT = bytes([0x01, 0x80, 0, 0, 0, 0])


@pytest.mark.parametrize(
    ("before", "frame"),
    [(b"", PING), (b"", PONG), (OPEN_TEXT, PART)],
    ids=["pings", "pongs", "parts"],
)
def test_a_flood_below_the_messages_ends_its_socket(
    room: Serving, before: bytes, frame: bytes
) -> None:
    """Pings nobody reads the answers to, pongs and parts without end are cut off."""

    async def work() -> None:
        ann = Person()
        table = await table_of(room.base, ann)
        with opened(room) as raw:
            raw.sendall(HANDSHAKE.format(table, "").encode())
            assert raw.recv(4096).startswith(b"HTTP/1.1 101")
            raw.sendall(before)
            most = 32 * 1024 * 1024
            assert await asyncio.to_thread(flood, raw, frame * 500, most) < most
        assert (await ann.ask("chat", text="still here"))["t"] == "done"
        await ann.leave()

    run(work)


def test_pings_now_and_then_are_answered(room: Serving) -> None:
    """A client may ping, and send a message in parts."""

    async def work() -> None:
        ann = Person()
        table = await table_of(room.base, ann)
        async with connect(f"ws://{room.base}/api/tables/{table}/socket") as wire:
            for _ in range(limits.CONTROLS.burst // 2):
                await (await wire.ping())
            await wire.send(['{"t":', '"join"', "}"])
            assert json.loads(await wire.recv())["t"] == "view"
        await ann.leave()

    run(work)


def test_a_request_for_a_table_that_can_not_begin_leaves_none(room: Serving) -> None:
    """A table that its rules refuse to start, for whatever reason, is never set."""

    def tables() -> float:
        lines = get(room, "/metrics").text.splitlines()
        return float(next(x.split()[1] for x in lines if x.startswith("rumpus_tables_created_t")))

    before = tables()
    lost = {"lexicon": "nowhere"}
    for wanted in ({"start": True}, {"start": True, "bots": ["fair"], "options": lost}):
        made = post(room, "/api/tables", json={"game": "keesdrow", **wanted})
        assert made.status_code == 400
    assert tables() == before


def test_one_address_sets_so_many_tables(room: Serving) -> None:
    """Also where each request comes without a cookie, as a new guest."""
    begun, code, made = time.monotonic(), 200, 0
    with client_from("127.0.0.78") as client:
        while code == 200:
            client.cookies.clear()
            wanted = {"game": "keesdrow"}
            code = client.post(f"http://{room.base}/api/tables", json=wanted).status_code
            made += code == 200
    assert code == 429
    assert made in let_through(limits.TABLES_OF_ADDRESS, begun)


def test_nobody_says_for_himself_where_he_comes_from(tmp_path: Path) -> None:
    """Without a proxy the forwarded headers are a stranger's words; with --proxy they count."""

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


def test_a_post_that_breaks_off_is_no_error(room: Serving) -> None:
    """The room's log, which the fixture reads, says nothing of it."""
    head = b"POST /api/me HTTP/1.1\r\nHost: x\r\nExpect: 100-continue\r\nContent-Length: 99\r\n\r\n"
    with opened(room) as raw:
        raw.sendall(head)
        # The room reads the body by now.
        assert raw.recv(4096).startswith(b"HTTP/1.1 100")
        raw.sendall(b"{")
    assert healthy(room) < 1


def test_who_has_a_seat_comes_in_where_watchers_fill_the_table(tmp_path: Path) -> None:
    """A full table turns watchers away, never its players."""

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
    """A socket that is being let in while the room stops ends without an error."""

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
            # The application goes on before it can hear that its connection is closing.
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


def test_the_kernel_knows_the_round_trip_of_a_direct_socket() -> None:
    """On the same machine it is far below a millisecond; a socket that is no TCP has none."""
    measured: list[float | None] = []
    with socket.create_server(("127.0.0.1", 0)) as listening:
        # A busy machine may take longer, but not each time.
        for _ in range(20):
            near = socket.create_connection(listening.getsockname())
            far, _ = listening.accept()
            with near, far:
                far.sendall(b"x")
                near.recv(1)
                measured.append(kernel_round_trip(far))
    assert 0 < min(seconds for seconds in measured if seconds is not None) < 0.005
    left, right = socket.socketpair()
    with left, right:
        assert kernel_round_trip(left) is None


@pytest.mark.parametrize(
    ("values", "seconds"),
    [
        (["20500"], 0.0205),
        ([], None),
        (["20500", "1"], None),
        (["0"], None),
        (["-5"], None),
        (["1e9"], None),
        (["999999999"], None),
        (["\u0663\u0664"], None),
        (["20500\n"], None),
    ],
)
def test_a_proxy_tells_one_number_of_microseconds(values: list[str], seconds: float | None) -> None:
    """Anything else is no measure, and whatever it is costs nothing."""
    assert proxied_round_trip(values) == seconds


def test_games_in_real_time_have_no_duplicate(room: Serving) -> None:
    """Their tiles are shown by play: one table would tell the other what lies where."""

    async def work() -> None:
        ann = Person()
        wanted = {"game": "keep_your_cool", "duplicate": True}
        answer = await ann.http(room.base, "POST", "/api/tables", json=wanted)
        assert (answer.status_code, answer.json()) == (
            400,
            {"code": "bad_request", "params": {"field": "duplicate"}},
        )
        others = await ann.http(
            room.base, "POST", "/api/tables", json={"game": "keesdrow", "duplicate": True}
        )
        assert others.status_code == 200

    run(work)


def test_two_ends_of_one_device_are_for_games_in_real_time(room: Serving) -> None:
    """Elsewhere a second player at the same screen would see what only one may."""

    async def work() -> None:
        ann = Person()
        table = await table_of(room.base, ann)
        headers = {"Cookie": ann.cookie}
        url = f"ws://{room.base}/api/tables/{table}/socket?side=2"
        async with connect(url, additional_headers=headers) as second:
            assert json.loads(await second.recv()) == {
                "t": "bye",
                "code": "one_side",
                "retry_ms": -1,
            }
        await ann.leave()

    run(work)


def test_only_a_proxy_tells_of_a_line() -> None:
    """Who comes past it writes the header himself; then the room's own kernel measures."""

    async def application(*_: object) -> None:
        """Serve nobody."""

    behind = ProxyHeadersMiddleware(application, "127.0.0.1")
    assert by_proxy(behind, ("127.0.0.1", 4000))
    assert not by_proxy(behind, ("198.51.100.7", 4000))
    assert not by_proxy(behind, None)
    assert not by_proxy(application, ("127.0.0.1", 4000))
