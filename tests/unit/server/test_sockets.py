"""Room over real sockets: hostile frames, cut connections and other origins."""

import asyncio
import json
import socket
from collections.abc import Iterator
from contextlib import suppress

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from rumpus.server.limits import values as limits
from serving import PATIENCE, Person, Serving, get, run, table_of


@pytest.fixture(scope="module")
def room(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    """Yield one room for all tests of this file, and check that its log holds no traceback."""
    with Serving(tmp_path_factory.mktemp("room") / "data") as serving:
        yield serving
        assert serving.process.poll() is None
        log = serving.log()
        assert "Traceback" not in log
        for line in log.splitlines():
            fact = json.loads(line)
            # uvicorn logs invalid UTF-8 as an error, without its content.
            assert fact["level"] == "info" or fact["event"].startswith("Invalid UTF-8"), line


@pytest.mark.parametrize(
    ("frame", "codes"),
    [
        (b"\x00\x01binary", {1008}),
        ("x" * (limits.MESSAGE_BYTES + 1), {1009}),
        ("\u00e9" * limits.MESSAGE_BYTES, {1009}),
        ("garbage", {1008}),
        ("[" * 4000, {1008}),
    ],
)
def test_a_hostile_frame_ends_its_socket_only(
    room: Serving, frame: str | bytes, codes: set[int]
) -> None:
    """Binary, oversized and meaningless frames close their socket with a fitting code."""

    async def work() -> None:
        ann, bob = Person(), Person()
        await table_of(room.base, ann, bob)
        await bob.send(frame)
        assert await bob.closed() in codes
        assert (await ann.ask("chat", text="still here"))["t"] == "done"
        await ann.leave()

    run(work)


def test_text_that_is_no_text_ends_the_socket(room: Serving) -> None:
    """Invalid UTF-8 in a text frame closes the socket with code 1007."""

    async def work() -> None:
        ann = Person()
        await table_of(room.base, ann)
        assert ann._socket is not None
        await ann._socket.send(b"\xff\xfe", text=True)
        assert await ann.closed() == 1007

    run(work)


def test_another_origin_opens_no_table(room: Serving) -> None:
    """A page of another origin gets `wrong_origin` and no table; the room's own page may join."""

    async def work() -> None:
        ann = Person()
        table = await table_of(room.base, ann)
        url = f"ws://{room.base}/api/tables/{table}/socket"
        for origin in ("https://evil.example", "null", f"http://{room.base}.evil.example"):
            async with connect(
                url,
                origin=origin,  # type: ignore[arg-type]
                additional_headers={"Cookie": ann.cookie},
            ) as theirs:
                bye = {"t": "bye", "code": "wrong_origin", "retry_ms": -1}
                assert json.loads(await theirs.recv()) == bye
                with pytest.raises(ConnectionClosed):
                    await theirs.recv()
        async with connect(url, origin=f"http://{room.base}") as ours:  # type: ignore[arg-type]
            await ours.send('{"t":"join"}')
            assert json.loads(await ours.recv())["t"] == "view"
        await ann.leave()

    run(work)


def test_a_link_gives_no_seat(room: Serving) -> None:
    """A guest with only the link watches, can't act, and receives no secret of a seat."""

    async def work() -> None:
        ann, bob = Person(), Person()
        table = await table_of(room.base, ann, bob)
        await ann.ask("table", action={"type": "start"})
        eve = Person()
        await eve.http(room.base, "GET", "/api/me")
        await eve.join(room.base, table)
        await eve.until(lambda m: m["t"] == "view")
        assert eve.known["you"] is None
        refused = await eve.ask("act", action={"type": "pick", "tile": 0})
        assert refused["code"] == "not_seated"
        secrets = [person.cookie.partition(".")[0] for person in (ann, bob)]
        assert not any(secret in json.dumps(eve.got) for secret in secrets)
        for person in (ann, bob, eve):
            await person.leave()

    run(work)


def test_one_guest_has_so_many_sockets(room: Serving) -> None:
    """A socket above a guest's limit is refused until another one is closed."""

    async def work() -> None:
        ann = Person()
        table = await table_of(room.base, ann)
        url = f"ws://{room.base}/api/tables/{table}/socket"
        headers = {"Cookie": ann.cookie}
        tabs = [
            await connect(url, additional_headers=headers)
            for _ in range(limits.SOCKETS_PER_GUEST - 1)
        ]
        async with connect(url, additional_headers=headers) as refused:
            bye = json.loads(await refused.recv())
            assert bye == {"t": "bye", "code": "too_many", "retry_ms": limits.BUSY_RETRY_MS}
            with pytest.raises(ConnectionClosed):
                await refused.recv()
            assert refused.close_code == 1013
        await tabs[0].close()
        heard = "bye"
        async with asyncio.timeout(PATIENCE):
            while heard == "bye":
                async with connect(url, additional_headers=headers) as again:
                    with suppress(ConnectionClosed):
                        await again.send('{"t":"join"}')
                    heard = json.loads(await again.recv())["t"]
        assert heard == "view"
        for tab in tabs[1:]:
            await tab.close()
        await ann.leave()

    run(work)


def test_a_socket_that_is_cut_off_is_noticed(room: Serving) -> None:
    """The others see a player as away when the connection breaks without a close frame."""

    async def work() -> None:
        ann, bob = Person(), Person()
        await table_of(room.base, ann, bob)
        assert bob._socket is not None
        bob._socket.transport.abort()
        await ann.until(
            lambda m: m["t"] == "presence" and [p["here"] for p in m["people"]] == [True, False]
        )
        await ann.leave()

    run(work)


@pytest.mark.parametrize(
    "sent",
    [
        b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03",
        b"GET / HTTP/1.1\r\n" + b"a: b\r\n" * 20_000,
        b"GET /api/tables/x/socket HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\n\r\n",
        b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: -1\r\n\r\n",
        b"GET /assets/../../../../etc/passwd HTTP/1.1\r\nHost: x\r\n\r\n",
        b"\x00" * 100,
    ],
)
def test_bytes_that_are_no_request_harm_nothing(room: Serving, sent: bytes) -> None:
    """After any bytes on its port, the room answers the next request."""
    host, _, port = room.base.rpartition(":")
    with socket.create_connection((host, int(port)), timeout=PATIENCE) as raw:
        try:
            raw.sendall(sent)
            answer = raw.recv(4096)
        except OSError:
            answer = b""
    assert b"root:" not in answer
    assert get(room, "/healthz").text == "ok\n"
