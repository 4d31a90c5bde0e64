"""Real rooms for tests: a server process on a free port, and clients over real sockets."""

import asyncio
import json
import signal
import time
from collections.abc import Callable, Coroutine, Mapping
from contextlib import suppress
from pathlib import Path
from types import TracebackType
from typing import Any, Self

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from forked import forked
from rooms import fold
from rumpus.server.limits.values import Rate
from seeded import program

PATIENCE = 60
"""Limit in seconds for anything that a test waits for; the machine may be busy."""
SLOW_DISK = """
import time
from rumpus.store import sqlite

commit = sqlite._commit

def slow(connection, jobs):
    time.sleep(0.02)
    answers = commit(connection, jobs)
    time.sleep(0.02)
    return answers

sqlite._commit = slow
"""


class Serving:
    """
    Room in a separate process.

    *limit* changes limits. *before* is code that runs before the start, like `SLOW_DISK`, which
    widens the moments before and after a commit. *first* is code that must run even before the
    room's modules are loaded.
    """

    def __init__(
        self,
        data: Path,
        *options: str,
        first: str = "",
        before: str = "",
        limit: Mapping[str, int | float | str] | None = None,
    ) -> None:
        self.data = data
        if limit:
            limits = [f"l.{name} = {value}\n" for name, value in limit.items()]
            first = "".join([first, "import rumpus.server.limits.values as l\n", *limits])
        command = ["serve", "--port", "0", "--data", str(data), *options]
        self._log = (data.parent / f"{data.name}.log").open("ab")
        self.process = forked(program(before), command, self._log, first=first)
        line = self.process.stdout.readline()
        if "http://" not in line:
            self.kill()
            raise AssertionError(self.log())
        self.base = line.split("http://")[1].strip()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.kill()

    def kill(self) -> None:
        """Kill the room, as a power cut would."""
        self.process.kill()
        self._gone()

    def stop(self) -> int:
        """Stop the room as an operator would, and return the exit code."""
        self.process.send_signal(signal.SIGTERM)
        return self._gone()

    def _gone(self) -> int:
        code = self.process.wait(timeout=PATIENCE)
        self.process.stdout.close()
        self._log.close()
        return code

    def check_log(self) -> None:
        """Fail if anything was logged that is worse than information."""
        for line in self.log().splitlines():
            assert json.loads(line)["level"] == "info", line

    def log(self) -> str:
        """Return what was logged so far."""
        return (self.data.parent / f"{self.data.name}.log").read_text("utf-8")


def get(room: Serving, path: str, **extra: Any) -> httpx.Response:
    """Send a GET request."""
    return httpx.get(f"http://{room.base}{path}", timeout=PATIENCE, **extra)


def post(room: Serving, path: str, **extra: Any) -> httpx.Response:
    """Send a POST request."""
    return httpx.post(f"http://{room.base}{path}", timeout=PATIENCE, **extra)


def cookie_of(response: httpx.Response) -> str:
    """Return the cookie set by an answer, in the form for a request; empty if there is none."""
    return "; ".join(f"{name}={value}" for name, value in response.cookies.items() if value)


def run(work: Callable[[], Coroutine[Any, Any, None]]) -> None:
    """Run a test in real time, with a time limit."""
    asyncio.run(asyncio.wait_for(work(), 5 * PATIENCE))


async def eventually(what: Callable[[], object]) -> None:
    """Wait until a condition is true."""
    async with asyncio.timeout(PATIENCE):
        while True:
            if what():
                return
            await asyncio.sleep(0.01)


def let_through(rate: Rate, begun: float) -> range:
    """Return the possible numbers of requests that a fresh rate allowed before it refused one."""
    more = (time.monotonic() - begun) * rate.per_second
    return range(rate.burst, rate.burst + int(more) + 2)


class Person:
    """Guest with a cookie, over HTTP and one socket at a time."""

    def __init__(self) -> None:
        self.cookie = ""
        self.known: dict[str, Any] = {}
        self.got: list[dict[str, Any]] = []
        self.code: int | None = None
        self._socket: ClientConnection | None = None
        self._reader: asyncio.Task[None] | None = None
        self._asked = 0

    async def http(self, base: str, method: str, path: str, **extra: Any) -> httpx.Response:
        """Send a request over HTTP with the cookie, and return the answer."""
        headers = {"cookie": self.cookie} if self.cookie else {}
        async with httpx.AsyncClient(base_url=f"http://{base}", timeout=PATIENCE) as client:
            response = await client.request(method, path, headers=headers, **extra)
        self.cookie = cookie_of(response) or self.cookie
        return response

    async def join(self, base: str, table: str, query: str = "", **extra: Any) -> None:
        """Open a socket at a table, and join with the last known seq."""
        await self.open(base, f"/api/tables/{table}/socket{query}", **extra)
        known = self.known
        await self.send({"t": "join", "since": known.get("seq"), "timeline": known.get("timeline")})

    async def open(self, base: str, path: str, **extra: Any) -> None:
        """Open a socket at a path, with these headers beside the cookie."""
        headers = {"Cookie": self.cookie, **extra}
        self._socket = await connect(
            f"ws://{base}{path}", additional_headers=headers, compression=None
        )
        self._reader = asyncio.create_task(self._read(self._socket))

    async def leave(self) -> None:
        """Close the socket."""
        if self._socket is not None:
            await self._socket.close()
        if self._reader is not None:
            await self._reader

    async def send(self, message: dict[str, Any] | str | bytes) -> None:
        """Send a frame."""
        assert self._socket is not None
        text = message if isinstance(message, str | bytes) else json.dumps(message)
        await self._socket.send(text)

    async def send_raw_text(self, content: bytes) -> None:
        """Send a text frame whose content may be invalid UTF-8."""
        assert self._socket is not None
        await self._socket.send(content, text=True)

    async def ask(self, kind: str, **fields: Any) -> dict[str, Any]:
        """Send a request, and wait for its answer."""
        self._asked += 1
        key = f"{kind}{self._asked}"
        await self.send({"t": kind, "id": key, **fields})
        return await self.until(lambda m: m.get("id") == key)

    async def until(self, wanted: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
        """Wait for a message, and return it; an earlier one counts as well."""
        async with asyncio.timeout(PATIENCE):
            while True:
                for message in self.got:
                    if wanted(message):
                        return message
                await asyncio.sleep(0.005)

    async def closed(self) -> int | None:
        """Wait for the end of the socket, and return its close code."""
        assert self._reader is not None
        async with asyncio.timeout(PATIENCE):
            await self._reader
        return self.code

    async def _read(self, socket: ClientConnection) -> None:
        with suppress(ConnectionClosed):
            async for text in socket:
                message = json.loads(text)
                self.got.append(message)
                if message["t"] in ("view", "update"):
                    start = {"t": "view", **self.known}
                    follows = message["t"] == "view" or not self.known
                    self.known = fold([message] if follows else [start, message])
        self.code = socket.close_code


async def table_of(base: str, host: Person, *others: Person, **wanted: Any) -> str:
    """Create a table at which the others sit and all have joined, and return its name."""
    made = await host.http(base, "POST", "/api/tables", json={"game": "keesdrow", **wanted})
    assert made.status_code == 200, made.text
    name = str(made.json()["table"])
    await host.join(base, name)
    await host.until(lambda message: message["t"] == "view")
    for seat, other in enumerate(others, start=1):
        await other.http(base, "GET", "/api/me")
        await other.join(base, name)
        answer = await other.ask("table", action={"type": "sit", "seat": seat})
        assert answer["t"] == "done", answer
    return name
