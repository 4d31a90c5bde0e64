"""Load on a server in a separate process: players on sockets, and the CPU time that they cost."""

import asyncio
import os
import re
import signal
import statistics
import subprocess
import sys
import time
from collections.abc import Coroutine, Iterable, Sequence
from pathlib import Path
from typing import Any, Final, Protocol, Self, TypeVar

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

import httpx
from bench.frames import Frame, Play
from websockets.asyncio.client import ClientConnection, connect

T = TypeVar("T")

_PORT: Final = re.compile(r"(\d{4,5})/?$")

LONGEST_RUN_SECONDS: Final = 300
AT_ONCE: Final = 10
"""Tables that are created at the same time."""
TICKS: Final = os.sysconf("SC_CLK_TCK")
PAGE_KB: Final = os.sysconf("SC_PAGE_SIZE") // 1024


ROOM: Final = (sys.executable, str(Path(__file__).resolve().parent / "hosting.py"), "room")
"""Command of a room without limits and with the toy; its folder comes last."""
SERVE: Final = (
    str(Path(sys.executable).with_name("rumpus")), "serve", "--port", "0", "--data"
)  # fmt: skip
"""Command of a room as people run it; its folder comes last."""


class Served:
    """Server process that prints its port, with the CPU time and memory that the kernel reports."""

    def __init__(self, *command: str) -> None:
        environment = {**os.environ, "NODE_ENV": "production"}
        self._process = subprocess.Popen(
            command, stdout=subprocess.PIPE, text=True, env=environment
        )
        assert self._process.stdout is not None
        self.pid = self._process.pid
        ports = (_PORT.search(line) for line in self._process.stdout)
        port = next(port for port in ports if port is not None)
        self.base = f"127.0.0.1:{port[1]}"

    def __enter__(self) -> Self:
        """Return the running server."""
        return self

    def __exit__(self, *_: object) -> None:
        """Kill the process."""
        self._process.kill()
        self._process.wait()
        assert self._process.stdout is not None
        self._process.stdout.close()

    def cpu(self) -> float:
        """Return the seconds of user and system time so far."""
        stat = Path(f"/proc/{self.pid}/stat").read_text("utf-8")
        fields = stat.rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / TICKS

    async def memory_kb(self) -> int:
        """Return the resident memory, once the server has collected its garbage."""
        os.kill(self.pid, signal.SIGUSR1)
        await asyncio.sleep(1)
        return self._resident() * PAGE_KB

    def _resident(self) -> int:
        return int(Path(f"/proc/{self.pid}/statm").read_text("utf-8").split()[1])


class Player(Protocol):
    """Player at a table of any server."""

    async def act(self, frame: Frame) -> None:
        """Send an act."""
        ...

    async def accepted(self) -> None:
        """Wait for the answer to this player's act."""
        ...

    async def updated(self, frame: Frame) -> None:
        """Wait for the updates that an act of the other seat causes."""
        ...


class Guest:
    """Player in a room of Rumpus."""

    def __init__(self, socket: ClientConnection) -> None:
        self._socket = socket
        self._acts = 0

    async def send(self, message: str) -> None:
        """Send a message."""
        await self._socket.send(message)

    async def until(self, kind: str) -> None:
        """Read until a message of this kind; fail on a refusal."""
        mark = f'{{"t":"{kind}"'
        while not (text := await self._socket.recv(decode=True)).startswith(mark):
            assert not text.startswith('{"t":"refused"'), text

    async def act(self, frame: Frame) -> None:
        """Send an act under a fresh id."""
        self._acts += 1
        await self.send(frame.text(f"a{self._acts}"))

    async def accepted(self) -> None:
        """Wait for the answer to this player's act."""
        await self.until("done")

    async def updated(self, frame: Frame) -> None:
        """Wait for the updates that an act of the other seat causes."""
        for _ in range(frame.updates):
            await self.until("update")

    async def leave(self) -> None:
        """Close the socket."""
        await self._socket.close()

    async def listen(self) -> None:
        """Read for ever, as a spectator does."""
        await self.until("bye")


async def opened(base: str, table: str, cookie: str) -> Guest:
    """Join a table."""
    address = f"ws://{base}/api/tables/{table}/socket"
    headers = {"Cookie": cookie} if cookie else {}
    guest = Guest(await connect(address, additional_headers=headers, compression=None))
    await guest.send('{"t":"join"}')
    await guest.until("view")
    return guest


async def seated(base: str, play: Play, spectators: int = 0) -> tuple[list[Guest], list[Guest]]:
    """Create a table for two and start; return its players and its spectators."""
    cookies: list[str] = []
    async with httpx.AsyncClient(base_url=f"http://{base}", timeout=60) as maker:
        wanted = {"game": play.game, "options": play.options}
        table = (await maker.post("/api/tables", json=wanted)).json()["table"]
        for _ in range(1 + spectators):
            cookies.append(cookie_of(maker))
            maker.cookies.clear()
            await maker.get("/api/me")
        cookies.append(cookie_of(maker))
    first, second, *watching = [await opened(base, table, cookie) for cookie in cookies]
    await second.send('{"t":"table","id":"s","action":{"type":"sit","seat":1}}')
    await second.until("done")
    await first.send('{"t":"table","id":"g","action":{"type":"start"}}')
    await asyncio.gather(first.until("done"), second.until("view"))
    return [first, second], watching


def cookie_of(maker: httpx.AsyncClient) -> str:
    """Return the cookie of a client as a header."""
    ((name, value),) = maker.cookies.items()
    return f"{name}={value}"


async def some_at_a_time(work: Iterable[Coroutine[Any, Any, T]]) -> list[T]:
    """Run all jobs, a few at the same time, and return their results."""
    door = asyncio.Semaphore(AT_ONCE)

    async def one(job: Coroutine[Any, Any, T]) -> T:
        async with door:
            return await job

    return await asyncio.gather(*(one(job) for job in work))


async def closed_loop(players: Sequence[Player], acts: Sequence[Frame]) -> None:
    """Play acts one by one, each after the actor's answer and the other seat's update."""
    for frame in acts:
        await one_act(players, frame)


async def open_loop(
    players: Sequence[Player], acts: Sequence[Frame], first: float, gap: float
) -> list[float]:
    """Play an act every *gap* seconds; return how long the other seat waited for each update."""
    waits: list[float] = []
    due = time.monotonic() + first
    for frame in acts:
        await asyncio.sleep(max(0, due - time.monotonic()))
        waits.append(await one_act(players, frame))
        due += gap
    return waits


async def one_act(players: Sequence[Player], frame: Frame) -> float:
    """Play one act, and return the seconds until the other seat has its update."""
    actor, other = players[frame.seat], players[1 - frame.seat]
    start = time.monotonic()
    await actor.act(frame)
    told, _ = await asyncio.gather(_at(other.updated(frame)), actor.accepted())
    return told - start


async def _at(work: Coroutine[Any, Any, None]) -> float:
    await work
    return time.monotonic()


class Cost:
    """CPU seconds of a server for 10,000 acts, in each round."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.rounds: list[float] = []
        self.rates: list[float] = []

    async def measure(
        self, served: Served, work: Iterable[Coroutine[Any, Any, Any]], acts: int
    ) -> list[Any]:
        """Measure one round of *acts* acts, and return what the work returned."""
        before, start = served.cpu(), time.monotonic()
        async with asyncio.timeout(LONGEST_RUN_SECONDS):
            done = await asyncio.gather(*work)
        self.rounds.append((served.cpu() - before) * 10_000 / acts)
        self.rates.append(acts / (time.monotonic() - start))
        return done

    @property
    def median(self) -> float:
        """Return the median of all rounds."""
        return statistics.median(self.rounds)

    def row(self) -> str:
        """Return a row of the printed table."""
        return (
            f"{self.name:26} {self.median:6.2f}  {min(self.rounds):5.2f} to {max(self.rounds):5.2f}"
            f" {statistics.median(self.rates):9,.0f}"
        )


def ratio(one: Cost, other: Cost) -> float:
    """Return the median ratio of two costs, whose rounds were measured in turn."""
    pairs = zip(one.rounds, other.rounds, strict=True)
    return statistics.median(first / second for first, second in pairs)
