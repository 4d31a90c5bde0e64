"""
What an act costs the server: CPU seconds per 10,000 accepted acts, and memory per socket and table.

Server and clients are processes of their own; the server's user and system time is what counts.
Three servers on the same transport in the same run: an echo, which sends the frames of an act and
does nothing else; a toy game with a secret, durable on disk; and Keesdrow with words found before.
"""

import argparse
import asyncio
import json
import os
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, Final, Self

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

import httpx
import msgspec
import uvicorn
import uvloop
from bench.toy import ToyGame
from starlette.types import Receive, Scope, Send
from websockets.asyncio.client import ClientConnection, connect

from rumpus.core.chance import simulation_seed
from rumpus.core.options import validated
from rumpus.core.values import Act, Millis, Options, Refusal, Seat
from rumpus.games.keesdrow.game import FACTS, Keesdrow
from rumpus.games.module import GameModule, wordless
from rumpus.games.registry import games
from rumpus.server import app
from rumpus.server.limits import values as limits
from rumpus.server.limits.connections import Connections
from rumpus.server.limits.quotas import Quotas
from rumpus.server.limits.values import Rate
from rumpus.server.ops.metrics import Counts
from rumpus.server.services import Services
from rumpus.server.tables.hosted_game import kinds_of
from rumpus.store.lexicons import Lexicons
from rumpus.store.sqlite import SqliteStore
from rumpus.table.actions import Start
from rumpus.table.events import Do, Sitter
from rumpus.table.lobby import created
from rumpus.table.table import Table
from rumpus.words import bundled, engine

TABLES: Final = 100
WARMUP: Final = 20
LONGEST_RUN_SECONDS: Final = 300
SEED: Final = simulation_seed(1)
RULES: Final[Options] = {"end": "turns", "turns": 20, "words": "checked", "timer": 0}
TICKS: Final = os.sysconf("SC_CLK_TCK")
PAGE_KB: Final = os.sysconf("SC_PAGE_SIZE") // 1024


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--acts", type=int, default=10_000, help="acts a run (10000)")
    parser.add_argument("--rounds", type=int, default=3, help="runs of each server (default 3)")
    parser.add_argument("--sockets", type=int, default=500, help="sockets for the memory figures")
    parser.add_argument("--serve", choices=("echo", "room"), help=argparse.SUPPRESS)
    parser.add_argument("--data", type=Path, help=argparse.SUPPRESS)
    options = parser.parse_args()
    if options.serve is not None:
        serve(options.serve, options.data)
    else:
        uvloop.run(measure(options.acts, options.rounds, options.sockets))


# --- the servers ------------------------------------------------------------------------------


def serve(which: str, data: Path) -> None:
    """Run one server on a free port until it is killed; prints the port."""
    for name in (
        "FRAMES",
        "ACTS",
        "PLAY",
        "JOINS",
        "POSTS",
        "TABLES",
        "TABLES_OF_ADDRESS",
        "OPENINGS",
        "LOOKUPS",
    ):
        setattr(limits, name, Rate(1e9, 10**9))
    for name in ("CONNECTIONS_PER_ADDRESS", "SOCKETS_PER_ADDRESS", "SOCKETS_PER_GUEST"):
        setattr(limits, name, 10**9)
    uvloop.run(_serve(which, data))


async def _serve(which: str, data: Path) -> None:
    listening = app.listen("127.0.0.1", 0)
    print(listening.getsockname()[1], flush=True)
    if which == "echo":
        await uvicorn.Server(app.config(Echo(), Connections(Counts()))).serve([listening])
        return
    with ThreadPoolExecutor(limits.THREADS) as threads:
        lexicons = Lexicons()
        toy = GameModule(1, ToyGame.facts, wordless(ToyGame))
        kinds = kinds_of((*games().values(), toy), lexicons)
        store = SqliteStore(data / "rumpus.db")
        services = Services(
            store, threads, Counts(), Quotas(threads, threads, threads), seed=lambda: SEED
        )
        await app.Server(app.Application(services, kinds, bytes(32))).serve([listening])
        await store.close()


class Echo:
    """Sends each frame to everybody at the table, and an answer to who sent it."""

    def __init__(self) -> None:
        self._tables: dict[str, list[Send]] = {}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve one socket."""
        table = self._tables.setdefault(scope["path"], [])
        await receive()
        await send({"type": "websocket.accept"})
        table.append(send)
        while True:
            message = await receive()
            if message["type"] == "websocket.disconnect":
                table.remove(send)
                return
            for other in table:
                await other({"type": "websocket.send", "text": message["text"]})
            await send({"type": "websocket.send", "text": DONE})


DONE: Final = '{"t":"done","id":"a123","seq":123}'
UPDATE: Final = json.dumps(
    {
        "t": "update",
        "seq": 1234,
        "at": 123456,
        "events": [{"type": "hidden", "seat": 0, "number": 123}],
        "patch": {"turn": 1234, "mine": 123},
        "table": None,
    },
    separators=(",", ":"),
)


# --- the clients ------------------------------------------------------------------------------


class Player:
    """A socket at a table that counts what it is told."""

    def __init__(self, socket: ClientConnection) -> None:
        self._socket = socket
        self._acts = 0

    async def send(self, message: str) -> None:
        """Send a message."""
        await self._socket.send(message)

    async def act(self, action: str) -> None:
        """Send an act under a fresh id."""
        self._acts += 1
        await self.send(f'{{"t":"act","id":"a{self._acts}","action":{action}}}')

    async def until(self, kind: str) -> None:
        """Read until a message of this kind."""
        mark = f'{{"t":"{kind}"'
        while not (await self._socket.recv(decode=True)).startswith(mark):
            pass


async def play(players: Sequence[Player], script: Sequence[tuple[int, str]]) -> None:
    """Let players act in turn; an act is over when both were told and its actor has the answer."""
    for seat, action in script:
        await players[seat].act(action)
        await asyncio.gather(players[seat].until("done"), players[1 - seat].until("update"))


async def echo(players: Sequence[Player], count: int) -> None:
    """Send as many frames as an act has, of the size that an update has."""
    for number in range(count):
        await players[number % 2].send(UPDATE)
        await asyncio.gather(
            players[number % 2].until("done"), players[1 - number % 2].until("update")
        )


def _cookie(maker: httpx.AsyncClient) -> str:
    ((name, value),) = maker.cookies.items()
    return f"{name}={value}"


async def seated(base: str, game: str, options: dict[str, Any]) -> list[Player]:
    """Set a table for two and begin."""
    async with httpx.AsyncClient(base_url=f"http://{base}") as maker:
        wanted = {"game": game, "options": options}
        table = (await maker.post("/api/tables", json=wanted)).json()["table"]
        cookies = [_cookie(maker)]
        maker.cookies.clear()
        await maker.get("/api/me")
        cookies.append(_cookie(maker))
    players: list[Player] = []
    for cookie in cookies:
        address = f"ws://{base}/api/tables/{table}/socket"
        headers = {"Cookie": cookie}
        players.append(Player(await connect(address, additional_headers=headers, compression=None)))
        await players[-1].send('{"t":"join"}')
        await players[-1].until("view")
    await players[1].send('{"t":"table","id":"s","action":{"type":"sit","seat":1}}')
    await players[1].until("done")
    await players[0].send('{"t":"table","id":"g","action":{"type":"start"}}')
    await asyncio.gather(players[0].until("done"), players[1].until("view"))
    return players


async def all_seated(
    base: str, game: str, options: dict[str, Any], first: Sequence[tuple[int, str]], count: int
) -> list[list[Player]]:
    """Set *count* tables, some at a time, and play the first acts: a draw has a deadline."""
    door = asyncio.Semaphore(10)

    async def one() -> list[Player]:
        async with door:
            players = await seated(base, game, options)
            await play(players, first)
            return players

    return await asyncio.gather(*(one() for _ in range(count)))


def scripted() -> list[tuple[int, str]]:
    """Play one game of Keesdrow with the bench's seed, and give its acts."""
    game = Keesdrow(bundled())
    table = Table(FACTS, lambda _: game, SEED)
    options = validated(FACTS.options, RULES)
    assert not isinstance(options, Refusal)
    sitters = [Sitter("a", "A"), Sitter("b", "B")]
    first = created(FACTS, "bench", "Bench", public=False, options=options)
    table.apply(table.opening(first, "a", sitters))
    table.submit(Do("a", Start()), Millis(0))
    script: list[tuple[int, str]] = []
    while table.phase == "play":
        seat = min(game.awaited(table.state))
        action = game.hints(game.view(table.state, Seat(seat)))[0]
        assert not isinstance(table.submit(Act(seat, action), Millis(0)), Refusal)
        script.append((int(seat), msgspec.json.encode(action).decode()))
    return script


# --- the measuring ----------------------------------------------------------------------------


class Served:
    """A server process, and what the kernel says of it."""

    def __init__(self, which: str, data: Path) -> None:
        command = [sys.executable, __file__, "--serve", which, "--data", str(data)]
        self._process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        assert self._process.stdout is not None
        self.base = f"127.0.0.1:{int(self._process.stdout.readline())}"

    def __enter__(self) -> Self:
        """Give the running server."""
        return self

    def __exit__(self, *_: object) -> None:
        """End it."""
        self._process.kill()
        self._process.wait()

    def cpu(self) -> float:
        """Give the seconds of user and system time so far."""
        fields = (
            Path(f"/proc/{self._process.pid}/stat").read_text("utf-8").rpartition(")")[2].split()
        )
        return (int(fields[11]) + int(fields[12])) / TICKS

    def memory_kb(self) -> int:
        """Give the resident memory."""
        statm = Path(f"/proc/{self._process.pid}/statm").read_text("utf-8").split()
        return int(statm[1]) * PAGE_KB


async def cost(
    served: Served, work: Callable[[], Sequence[Awaitable[None]]], acts: int
) -> tuple[float, float]:
    """Give CPU seconds per 10,000 acts and acts per second of wall time."""
    before, start = served.cpu(), time.monotonic()
    async with asyncio.timeout(LONGEST_RUN_SECONDS):
        await asyncio.gather(*work())
    return (served.cpu() - before) * 10_000 / acts, acts / (time.monotonic() - start)


async def run_echo(acts: int) -> tuple[float, float]:
    """Measure the echo."""
    with tempfile.TemporaryDirectory() as data, Served("echo", Path(data)) as served:
        tables = [
            [
                Player(await connect(f"ws://{served.base}/{table}", compression=None))
                for _ in range(2)
            ]
            for table in range(TABLES)
        ]
        each = acts // TABLES
        return await cost(served, lambda: [echo(t, each) for t in tables], each * TABLES)


async def run_game(
    game: str, options: dict[str, Any], script: Sequence[tuple[int, str]], untimed: int, count: int
) -> tuple[float, float]:
    """Measure a game: *count* tables play the script, its first *untimed* acts before the start."""
    with tempfile.TemporaryDirectory() as data, Served("room", Path(data)) as served:
        tables = await all_seated(served.base, game, options, script[:untimed], count)
        rest = script[untimed:]
        return await cost(served, lambda: [play(t, rest) for t in tables], len(rest) * count)


async def run_memory(sockets: int) -> tuple[float, float]:
    """Give kB per idle socket and kB per idle table beyond its state."""
    with tempfile.TemporaryDirectory() as data, Served("room", Path(data)) as served:
        async with httpx.AsyncClient(base_url=f"http://{served.base}", timeout=60) as maker:
            made = [await _table(maker) for _ in range(60)]
            empty = served.memory_kb()
            made += [await _table(maker) for _ in range(sockets)]
            tables = served.memory_kb()
        opened: list[ClientConnection] = []
        for number in range(sockets):
            address = f"ws://{served.base}/api/tables/{made[number % 10]}/socket"
            opened.append(await connect(address, compression=None))
            await opened[-1].send('{"t":"join"}')
        await asyncio.sleep(1)
        return (served.memory_kb() - tables) / sockets, (tables - empty) / sockets


async def _table(maker: httpx.AsyncClient) -> str:
    return str((await maker.post("/api/tables", json={"game": "toy"})).json()["table"])


async def measure(acts: int, rounds: int, sockets: int) -> None:
    """Measure everything, interleaved, and print medians and ratios."""
    words = scripted()
    drawing = sum('"pick"' in action for _, action in words)
    toy = [
        (n % 2, f'{{"type":"hide","number":{n % 1000}}}') for n in range(WARMUP + acts // TABLES)
    ]
    games = max(TABLES, acts // (len(words) - drawing))
    results: dict[str, list[tuple[float, float]]] = {"echo": [], "toy": [], "keesdrow": []}
    for _ in range(rounds):
        results["echo"].append(await run_echo(acts))
        results["toy"].append(await run_game("toy", {}, toy, WARMUP, TABLES))
        results["keesdrow"].append(await run_game("keesdrow", RULES, words, drawing, games))
        print(".", end="", flush=True)
    print()
    medians = {name: statistics.median(cpu for cpu, _ in runs) for name, runs in results.items()}
    for name, runs in results.items():
        least, most = min(cpu for cpu, _ in runs), max(cpu for cpu, _ in runs)
        rate = statistics.median(rate for _, rate in runs)
        print(
            f"{name:9} {medians[name]:5.2f} CPU s per 10,000 acts"
            f" ({least:.2f} to {most:.2f}), {rate:,.0f} acts/s"
        )
    print(f"toy      = {medians['toy'] / medians['echo']:.2f} x echo (aim: at most 1.7)")
    print(
        f"keesdrow = {medians['keesdrow'] / medians['toy']:.2f} x toy (aim: at most 3),"
        f" {engine()} engine"
    )
    socket_kb, table_kb = await run_memory(sockets)
    print(
        f"memory: {socket_kb:.1f} kB per idle socket (aim: 30),"
        f" {table_kb:.1f} kB per idle table (aim: 10 beyond its state)"
    )


if __name__ == "__main__":
    main()
