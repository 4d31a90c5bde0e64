"""
Program whose instructions are counted: it plays fixed scripts at a room in the same process.

An act is read from its JSON frame, judged, appended to a SQLite database in memory, applied, and
sent to two seats as JSON frames. Time is virtual, hashes have a seed, and garbage collection is
off. Prints a line for each script: its name, its number of acts, and the ids of two processes, of
which the first plays no act and the second plays all. Both are forks of a process that has already
played the whole script, so loading isn't counted. ``bench/instructions.py`` runs this program under
Valgrind with ``--count``.
"""

import asyncio
import gc
import json
import os
import sqlite3
import subprocess
import sys
from collections.abc import Iterable
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "tests"))

from bench.frames import Play, icecool, scripted
from bench.scripts import LINES, SCRIPTS
from bench.toy import ToyGame

from rooms import Inline, run
from rumpus.core.chance import Chance, simulation_seed
from rumpus.core.values import Line
from rumpus.games.module import GameModule, wordless
from rumpus.games.registry import games
from rumpus.server.limits import values as limits
from rumpus.server.limits.quotas import Quotas
from rumpus.server.limits.values import Rate
from rumpus.server.ops.metrics import Counts
from rumpus.server.room import Room
from rumpus.server.services import Services
from rumpus.server.tables.create import Wanted
from rumpus.server.tables.hosted_game import kinds_of
from rumpus.server.ws.session import Session, Who
from rumpus.store import sqlite
from rumpus.store.lexicons import Lexicons
from rumpus.store.log import Row
from rumpus.store.memory import MemoryStore
from rumpus.table.actions import Start
from rumpus.table.events import Do, Sitter

ACTS: Final = 100
FLICKS: Final = 2
"""Most acts of ICECOOL 2 to count, because each flick is a simulation."""
TOY: Final = GameModule(1, ToyGame.facts, wordless(ToyGame))
LEXICONS: Final = Lexicons()


class SqliteInMemory(MemoryStore):
    """Store that writes entries to SQLite as a room does, but without a thread or a disk."""

    def __init__(self) -> None:
        super().__init__()
        self._connection = sqlite3.connect(":memory:", isolation_level=None)
        sqlite._migrate(self._connection)  # noqa: SLF001 (the room's own schema)

    async def append(self, row: Row) -> bool:
        """Store an entry in a separate transaction."""
        await asyncio.sleep(0)
        return bool(sqlite._commit(self._connection, [row])[0])  # noqa: SLF001 (the room's own way)


class Wire:
    """Socket that counts the answers sent to it."""

    def __init__(self, seat: int) -> None:
        self.line: Line | None = LINES[seat % 2]
        self.ready = True
        self.done = 0

    def write(self, messages: Iterable[bytes]) -> None:
        """Count the answers, and fail on a refusal."""
        for message in messages:
            assert not message.startswith(b'{"t":"refused"'), message
            self.done += message.startswith(b'{"t":"done"')

    async def close(self, code: int) -> None:
        """Do nothing."""
        del code

    def hurry(self) -> None:
        """Do nothing."""

    def abort(self) -> None:
        """Do nothing."""


def play(script: Play, count: int) -> None:
    """Play the first *count* acts of a script at a separate table."""
    run(_played(script, count))


async def _played(script: Play, count: int) -> None:
    chance = Chance(simulation_seed(1), "names")
    services = Services(
        SqliteInMemory(),
        Inline(),
        Counts(),
        Quotas(Inline(), Inline(), Inline()),
        seed=lambda: script.seed,
        below=chance.below,
        utc=lambda: datetime(2025, 1, 1, tzinfo=UTC),
    )
    kinds = kinds_of((*games().values(), TOY), LEXICONS)
    room = Room(services, kinds, bytes(32))
    sitters = tuple(Sitter(f"player{seat}", f"P{seat}") for seat in range(script.players))
    kind = kinds[script.game]
    host = await room.create(Wanted(kind, "Counted", script.options, public=False, sitters=sitters))
    wires = [Wire(seat) for seat in range(script.players)]
    loop = asyncio.get_running_loop()
    sessions = [
        Session(wire, Who(sitter.player, "192.0.2.1", str, lambda: True), host, services)
        for wire, sitter in zip(wires, sitters, strict=True)
    ]
    for session in sessions:
        session.hear('{"t":"join"}', loop.time())
    await host.do("player0", "P0", Do("player0", Start()))
    for number, frame in enumerate(script.acts[:count]):
        await asyncio.sleep(max(0, frame.at - host.now) / 1000)
        sessions[frame.seat].hear(frame.text(f"a{number}"), loop.time())
        await asyncio.sleep(0.0001)
    assert sum(wire.done for wire in wires) == count, (script.game, count)
    await room.drain()


def forked(script: Play, count: int) -> int:
    """Play in a separate process, and return its id."""
    pid = os.fork()
    if pid:
        _, status = os.waitpid(pid, 0)
        assert status == 0, (script.game, status)
        return pid
    code = 1
    try:
        play(script, count)
        code = 0
    finally:
        os._exit(code)


def main() -> None:
    """Play each script, and print the ids of its processes."""
    for name in ("FRAMES", "ACTS", "PLAY"):
        setattr(limits, name, Rate(1e9, 10**9))
    known = {name: scripted(name, ACTS) for name in SCRIPTS} | {"icecool": icecool(FLICKS)}
    for script in known.values():
        play(script, len(script.acts))
    gc.collect()
    gc.freeze()
    gc.disable()
    if "--count" in sys.argv:
        # Count only from here on, in forks as well: loading under the counter would take a minute.
        counting = ["callgrind_control", "-i", "on", str(os.getpid())]
        subprocess.run(counting, check=True, capture_output=True)
    for name, script in known.items():
        acts = len(script.acts)
        print(json.dumps([name, acts, forked(script, 0), forked(script, acts)]), flush=True)


if __name__ == "__main__":
    main()
