"""
Server of a benchmark: a room without limits, with the toy on its shelf, or a bare echo.

    python bench/hosting.py room DATA [LIMIT=VALUE ...]
    python bench/hosting.py echo

Prints its port, and serves until it is killed; at SIGUSR1 it collects its garbage. The echo has the
same transport, but decodes and stores nothing.
"""

import asyncio
import gc
import json
import signal
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Final

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

import uvicorn
import uvloop
from bench.frames import SEED
from bench.toy import ToyGame
from starlette.types import Receive, Scope, Send

from rumpus.games.module import GameModule, wordless
from rumpus.games.registry import games
from rumpus.server import app
from rumpus.server.admin.words import WordStock
from rumpus.server.endpoints.oversight import Keys, Premises
from rumpus.server.limits import values as limits
from rumpus.server.limits.connections import Connections
from rumpus.server.limits.quotas import Quotas
from rumpus.server.limits.values import Rate
from rumpus.server.ops.metrics import Counts
from rumpus.server.people.passwords import new_code
from rumpus.server.services import Services
from rumpus.server.tables.hosted_game import kinds_of
from rumpus.server.tables.word_filter import WordFilter
from rumpus.server.ws.listening import Server, config, listen
from rumpus.store.folder import DataFolder
from rumpus.store.lexicons import Lexicons
from rumpus.store.operator_file import OperatorFile
from rumpus.store.people.conduct import Conduct
from rumpus.store.people.members import Members
from rumpus.store.sqlite import SqliteStore

RATES: Final = (
    "FRAMES", "ACTS", "PLAY", "JOINS", "POSTS", "TABLES", "TABLES_OF_ADDRESS", "OPENINGS",
    "LOOKUPS", "KNOCKS", "REQUESTS",
)  # fmt: skip
NUMBERS: Final = (
    "CONNECTIONS_PER_ADDRESS", "SOCKETS_PER_ADDRESS", "SOCKETS_PER_GUEST", "TABLES_LOADED",
    "SOCKETS",
)  # fmt: skip
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


def main() -> None:
    """Serve the room or the echo that the command line asks for."""
    for name in RATES:
        setattr(limits, name, Rate(1e9, 10**9))
    for name in NUMBERS:
        assert hasattr(limits, name), name
        setattr(limits, name, 10**9)
    for given in sys.argv[3:]:
        name, _, value = given.partition("=")
        setattr(limits, name, float(value))
    uvloop.run(_room(Path(sys.argv[2])) if sys.argv[1] == "room" else _echo())


async def _echo() -> None:
    with listen("127.0.0.1", 0) as listening:
        print(listening.getsockname()[1], flush=True)
        await uvicorn.Server(config(Echo(), Connections(Counts()))).serve([listening])


async def _room(data: Path) -> None:
    with listen("127.0.0.1", 0) as listening, ThreadPoolExecutor(limits.THREADS) as threads:
        toy = GameModule(1, ToyGame.facts, wordless(ToyGame))
        lexicons = Lexicons()
        kinds = kinds_of((*games().values(), toy), lexicons)
        store = SqliteStore(data / "rumpus.db")
        quotas = Quotas(threads, threads, threads)
        services = Services(store, threads, Counts(), quotas, seed=lambda: SEED)
        people = data / "rumpus.db"
        members, conduct = Members(people), Conduct(people)
        words = WordStock(DataFolder(data), lexicons, WordFilter(""))
        keys = Keys(bytes(32), b"\1" * 32)
        premises = Premises(keys, OperatorFile(data, new_code), words)
        application = app.Application(services, members, conduct, kinds, premises)
        asyncio.get_running_loop().add_signal_handler(signal.SIGUSR1, gc.collect)
        print(listening.getsockname()[1], flush=True)
        transport = config(application.asgi, application.door)
        await Server(transport, application.drain).serve([listening])
        members.close()
        conduct.close()
        await store.close()


class Echo:
    """Echo server: sends each frame to everybody at the table, and an answer to the sender."""

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


if __name__ == "__main__":
    main()
