"""Stopping a room: it ends in time, and leaves all data in one file."""

import shutil
import sqlite3
import time
from pathlib import Path

import pytest

from rumpus.server.limits import values as limits
from rumpus.store.folder import DATABASE
from serving import Person, Serving, get, run, table_of

STUCK = """
import pathlib, sqlite3, sys, time
from rumpus.store import sqlite

commit = sqlite._commit
mark = pathlib.Path(sys.argv[sys.argv.index("--data") + 1]) / "stuck"

def stuck(connection, jobs):
    if mark.exists():
        {what}
    return commit(connection, jobs)

sqlite._commit = stuck
"""
FULL = STUCK.format(what='raise sqlite3.OperationalError("database or disk is full")')
DEAD = STUCK.format(what="time.sleep(1000)")
HUNG = """
import time
from rumpus.server import room

async def drain(self):
    time.sleep(1000)

room.Room.drain = drain
"""
QUICK = {"KEEP_SECONDS": 0.5, "CLOSE_SECONDS": 1.0, "LEAVE_SECONDS": 1.0}


async def playing(room: Serving) -> Person:
    """Start a game with a running clock."""
    ann = Person()
    await table_of(room.base, ann, bots=["gentle"], start=True, options={"timer": 120})
    await ann.until(lambda m: m["t"] == "presence" and m["ticking"])
    return ann


def stopped(room: Serving) -> tuple[int, float]:
    """Stop a room, and return its exit code and the seconds that it took."""
    begun = time.monotonic()
    code = room.stop()
    return code, time.monotonic() - begun


@pytest.mark.parametrize("before", [FULL, DEAD], ids=["full", "dead"])
def test_a_stop_ends_though_the_disk_is_full(tmp_path: Path, before: str) -> None:
    """A stop with a failing disk reports unsaved table times, and exits with status 0 in time."""

    async def work() -> None:
        with Serving(tmp_path / "data", before=before, limit=QUICK) as room:
            ann = await playing(room)
            (tmp_path / "data" / "stuck").touch()
            code, seconds = stopped(room)
            assert code == 0
            assert seconds < limits.STOP_SECONDS
            assert await ann.closed() == 1012
            assert '"table times not kept", "tables": 1' in room.log()
            assert "last writes not kept" in room.log()
            assert "Traceback" not in room.log()

    run(work)


def test_a_stop_ends_while_another_session_writes(tmp_path: Path) -> None:
    """A stop while another process locks the database exits with status 0 in time."""

    async def work() -> None:
        with Serving(tmp_path / "data", limit=QUICK) as room:
            ann = await playing(room)
            other = sqlite3.connect(tmp_path / "data" / DATABASE, isolation_level=None)
            other.execute("BEGIN IMMEDIATE")
            code, seconds = stopped(room)
            other.close()
            assert (code, seconds < limits.STOP_SECONDS) == (0, True)
            assert await ann.closed() == 1012
            assert "not kept" in room.log()
            assert "Traceback" not in room.log()

    run(work)


def test_a_stop_that_hangs_is_cut_short(tmp_path: Path) -> None:
    """A stop that hangs ends after the limit with status 1 and a line in the log."""
    with Serving(tmp_path / "data", before=HUNG, limit={"STOP_SECONDS": 1.0}) as room:
        assert get(room, "/healthz").text == "ok\n"
        code, seconds = stopped(room)
        assert (code, seconds < 10) == (1, True)
        assert "stop cut short" in room.log()


def test_after_a_stop_the_database_is_one_file(tmp_path: Path) -> None:
    """After a stop, a copy of `rumpus.db` alone holds the newest entries."""

    async def work() -> None:
        with Serving(tmp_path / "data") as room:
            ann = await playing(room)
            seq = ann.known["seq"]
            assert stopped(room)[0] == 0
        assert not (tmp_path / "data" / f"{DATABASE}-wal").exists()
        shutil.copy(tmp_path / "data" / DATABASE, tmp_path / "copy.db")
        database = sqlite3.connect(tmp_path / "copy.db")
        (last,) = database.execute("SELECT max(seq) FROM events").fetchone()
        database.close()
        assert last >= seq

    run(work)
