"""Edge of the room: limits on heads, bodies, control frames and requests."""

import asyncio
import json
import socket
import time
from collections.abc import Iterator
from contextlib import ExitStack, suppress

import httpx
import pytest
from websockets.asyncio.client import connect

from rumpus.server.limits import values as limits
from serving import PATIENCE, Person, Serving, get, let_through, post, run, table_of
from unit.server.edge import HANDSHAKE, answer, client_from, healthy, opened


@pytest.fixture(scope="module")
def room(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    """Yield one room for all tests of this file, and check that it logs no error."""
    with Serving(tmp_path_factory.mktemp("edge") / "data") as serving:
        yield serving
        assert serving.process.poll() is None
        assert serving.stop() == 0
        levels = [json.loads(line)["level"] for line in serving.log().splitlines()]
        assert set(levels) == {"info"}


def flood(raw: socket.socket, piece: bytes, most: int) -> int:
    """Send a piece repeatedly, and return the bytes sent before the other side closed."""
    sent = 0
    with suppress(OSError):
        while sent < most:
            raw.sendall(piece)
            sent += len(piece)
    return sent


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
    """An endless head closes its connection, and the room still answers others."""
    with opened(room) as raw:
        raw.sendall(start)
        most = 64 * 1024 * 1024
        assert flood(raw, b"a" * 65_536, most) < most
    assert healthy(room) < 1


def test_a_head_over_the_limit_is_answered(room: Serving) -> None:
    """A head over the limit is answered with 431, and one just below it is served."""
    for size, status in ((limits.HEAD_BYTES - 500, b"200"), (limits.HEAD_BYTES + 1, b"431")):
        with opened(room) as raw:
            head = b"GET /healthz HTTP/1.1\r\nHost: x\r\nConnection: close\r\nX: "
            raw.sendall(head + b"a" * size + b"\r\n\r\n")
            assert answer(raw)[9:12] == status


def test_a_body_over_the_limit_is_answered(room: Serving) -> None:
    """A body over the limit is answered with 413, even if it is far too large."""
    for size in (limits.BODY_BYTES + 1, 200_000):
        sent = post(room, "/api/me", content=b"x" * size)
        assert sent.status_code == 413


def test_a_request_has_to_come_to_its_end(room: Serving) -> None:
    """Incomplete requests, also with dripping empty lines, are closed after the time limit."""
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
    """Endless pings, pongs or fragments close their socket, and the table goes on."""

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
    """A client may ping a few times, and send a message in fragments."""

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
    """A request to create and start a table that can't start creates none."""

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
    """An address may create only a limited number of tables, even as a new guest each time."""
    begun, code, made = time.monotonic(), 200, 0
    with client_from("127.0.0.78") as client:
        while code == 200:
            client.cookies.clear()
            wanted = {"game": "keesdrow"}
            code = client.post(f"http://{room.base}/api/tables", json=wanted).status_code
            made += code == 200
    assert code == 429
    assert made in let_through(limits.TABLES_OF_ADDRESS, begun)


def test_a_post_that_breaks_off_is_no_error(room: Serving) -> None:
    """A POST that breaks off in its body logs no error, and the room still answers."""
    head = b"POST /api/me HTTP/1.1\r\nHost: x\r\nExpect: 100-continue\r\nContent-Length: 99\r\n\r\n"
    with opened(room) as raw:
        raw.sendall(head)
        # By now, the room is reading the body.
        assert raw.recv(4096).startswith(b"HTTP/1.1 100")
        raw.sendall(b"{")
    assert healthy(room) < 1


def test_games_in_real_time_have_no_duplicate(room: Serving) -> None:
    """A duplicate is refused for a game in real time, and allowed for Keesdrow."""

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
    """A second player at the same screen is refused in a game that isn't in real time."""

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


def test_a_socket_behind_an_unanswered_request_is_not_opened(room: Serving) -> None:
    """A socket isn't opened while an earlier request on its connection is unanswered."""
    made = httpx.post(f"http://{room.base}/api/tables", json={"game": "keesdrow"})
    table = made.json()["table"]
    with opened(room) as raw:
        before = b"GET /api/games HTTP/1.1\r\nHost: x\r\n\r\n"
        raw.sendall(before + HANDSHAKE.format(table, "").encode())
        assert b" 101 " not in answer(raw)
