"""Reports to operators and players when the room's data can't be written or read."""

import asyncio
import sqlite3
from collections.abc import Mapping
from contextlib import closing, suppress
from pathlib import Path

import httpx
from starlette.requests import Request
from websockets.exceptions import ConnectionClosed

from rooms import close_room, open_room, run
from rumpus.core.values import Millis
from rumpus.server.endpoints.callers import Callers
from rumpus.server.endpoints.http import Api
from rumpus.server.identity import Identity
from rumpus.server.limits import values as limits
from rumpus.server.ops import version
from rumpus.server.people.crowd import Crowd
from rumpus.server.people.sightings import Sightings
from rumpus.server.room import Room
from rumpus.store.folder import DATABASE
from rumpus.store.log import StoreError
from rumpus.store.memory import MemoryStore
from serving import Person, Serving, get, table_of
from serving import run as run_in_real_time

FULL_DISK = """
from rumpus.store.log import StoreError
from rumpus.store.people.worker import Worker

async def full(self, engine, work):
    raise StoreError("database or disk is full")

Worker._do = full
"""
"""Code that lets every request to the people's tables fail."""


class FullDisk(MemoryStore):
    """Store whose disk is full until a test frees it."""

    full = True

    async def probe(self) -> None:
        """Raise an error while the disk is full."""
        self.failing = self.full
        if self.full:
            raise StoreError("disk full")

    async def beat(self, beats: Mapping[str, Millis]) -> None:
        """Raise an error as any other write would."""
        await self.probe()


async def health(room: Room, query: bytes = b"") -> tuple[int, bytes]:
    """Return the status and the body of the health endpoint."""
    api = Api(room, Callers(room, Identity(bytes(32)), Crowd(), Sightings()), Path())
    answer = await api.health(Request({"type": "http", "query_string": query}))
    return answer.status_code, bytes(answer.body)


def test_health_tells_of_a_full_disk_until_there_is_room() -> None:
    """The answer is 503 while writes fail, and 200 once they work; ``?v`` adds the version."""

    async def work() -> None:
        store = FullDisk()
        room = open_room(store)
        assert await health(room) == (200, b"ok\n")
        assert await health(room, b"v") == (200, f"ok {version.shown()}\n".encode())
        store.failing = True
        await asyncio.sleep(3 * limits.BEAT_SECONDS)
        assert await health(room) == (503, b"failing\n")
        store.full = False
        await asyncio.sleep(limits.BEAT_SECONDS + 1)
        assert await health(room) == (200, b"ok\n")
        await close_room(room)

    run(work())


def test_a_broken_table_says_so_and_the_others_go_on(tmp_path: Path) -> None:
    """A broken table answers `table_broken` over HTTP and on sockets; other tables go on."""

    async def work() -> None:
        with Serving(tmp_path / "data") as serving:
            ann, bob = Person(), Person()
            broken = await table_of(serving.base, ann, bots=["gentle"], start=True)
            sound = await table_of(serving.base, bob)
        database = sqlite3.connect(tmp_path / "data" / DATABASE)
        with database:
            database.execute(
                "UPDATE events SET body = ? WHERE stream = ? AND seq = 1",
                (b'{"chat":"SECRETWORD', broken),
            )
        database.close()
        with Serving(tmp_path / "data") as serving:
            for name in (broken, broken.upper()):
                answer = get(serving, f"/api/tables/{name}")
                assert (answer.status_code, answer.json()["code"]) == (500, "table_broken")
            ann.got.clear()
            with suppress(ConnectionClosed):
                await ann.join(serving.base, broken)
            assert await ann.closed() == 4500
            assert ann.got == [{"t": "bye", "code": "table_broken", "retry_ms": -1}]
            bob.got.clear()
            await bob.join(serving.base, sound.upper())
            await bob.until(lambda m: m["t"] == "presence")
            assert bob.known["table"]["name"] == sound
            assert "table broken" in serving.log()
            assert "SECRETWORD" not in serving.log()
            assert "Traceback" not in serving.log()
            await bob.leave()

    run_in_real_time(work)


def test_a_table_whose_game_is_missing_is_broken_not_unknown(tmp_path: Path) -> None:
    """A table whose game is missing answers `table_broken`, unlike one that never existed."""

    async def work() -> None:
        with Serving(tmp_path / "data") as serving:
            name = await table_of(serving.base, Person(), bots=["gentle"], start=True)
        with closing(sqlite3.connect(tmp_path / "data" / DATABASE)) as database, database:
            database.execute("UPDATE tables SET game = 'gone' WHERE name = ?", (name,))
        with Serving(tmp_path / "data") as serving:
            answer = get(serving, f"/api/tables/{name}")
            assert (answer.status_code, answer.json()["code"]) == (500, "table_broken")
            assert get(serving, "/api/tables/oak-cup-1").status_code == 404

    run_in_real_time(work)


def test_requests_on_a_full_disk_cost_neither_connections_nor_lines(tmp_path: Path) -> None:
    """Each is answered by 503 on an open connection, and the log has one line for all of them."""
    with Serving(tmp_path / "data", before=FULL_DISK) as serving:
        with httpx.Client(base_url=f"http://{serving.base}") as client:
            for _ in range(20):
                answer = client.get("/api/clubs")
                assert (answer.status_code, answer.json()["code"]) == (503, "try_again")
                assert answer.headers.get("connection") != "close"
        errors = [
            line
            for line in serving.log().splitlines()
            if "request failed" in line or "ASGI" in line
        ]
        assert len(errors) == 1
