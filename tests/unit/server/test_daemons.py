"""Threads for code that may raise anything, or never return."""

import asyncio
import threading
from pathlib import Path

import pytest

from rumpus.server.limits import daemons
from rumpus.server.limits.daemons import Daemons
from serving import Person, Serving, run, table_of

BROKEN_LOAD = """
from rumpus.server import room

fold, told = room.folded, []

def folded(kind, kept):
    told.append(kept)
    if len(told) == 1:
        raise StopIteration
    return fold(kind, kept)

room.folded = folded
"""
HUNG_STARTS = """
import time
from rumpus.table.actions import Start
from rumpus.table.events import Do
from rumpus.table.table import Table

decide, told = Table.decide, []

def hung(self, cause, *args, **kwargs):
    if isinstance(cause, Do) and isinstance(cause.action, Start):
        told.append(cause)
        if len(told) <= 4:
            time.sleep(1000)
    return decide(self, cause, *args, **kwargs)

Table.decide = hung
"""


@pytest.mark.parametrize("error", [StopIteration, SystemExit, ZeroDivisionError])
def test_whatever_work_raises_reaches_its_waiter(error: type[BaseException]) -> None:
    """Any error that work raises reaches its waiter, and doesn't stop the loop or get lost."""

    def breaks() -> None:
        raise error

    async def work() -> None:
        doing = asyncio.get_running_loop().run_in_executor(Daemons("breaking"), breaks)
        with pytest.raises((RuntimeError, ZeroDivisionError)):
            await asyncio.wait_for(doing, 5)

    asyncio.run(work())


def test_the_end_waits_for_work_but_not_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    """A shutdown waits for work that ends soon, but leaves work that hangs."""
    monkeypatch.setattr(daemons, "LEAVE_SECONDS", 0.3)
    held, done = threading.Event(), threading.Event()

    def quick() -> None:
        held.wait(0.05)
        done.set()

    with Daemons("ending") as threads:
        threads.submit(quick)
        threads.submit(held.wait)
    assert done.is_set()
    assert not held.is_set()
    held.set()


def test_a_load_that_breaks_holds_up_no_other(tmp_path: Path) -> None:
    """Logs are loaded one at a time; a load that raises StopIteration doesn't block the next."""

    async def work() -> None:
        data, ann = tmp_path / "data", Person()
        with Serving(data) as room:
            names = [await table_of(room.base, ann) for _ in range(2)]
        with Serving(data, before=BROKEN_LOAD) as room:
            codes = [
                (await ann.http(room.base, "GET", f"/api/tables/{name}")).status_code
                for name in names
            ]
        assert codes[1] == 200
        assert codes[0] >= 400

    run(work)


def test_decisions_that_hang_take_no_thread_from_others(tmp_path: Path) -> None:
    """Even if more decisions hang than there are threads, a game starts and the room can stop."""

    async def work() -> None:
        limit = {"LOST_SECONDS": 0.3, "LEAVE_SECONDS": 1.0}
        with Serving(tmp_path / "data", before=HUNG_STARTS, limit=limit) as room:
            for _ in range(4):
                ann = Person()
                await table_of(room.base, ann, bots=["gentle"])
                await ann.send({"t": "table", "id": "s", "action": {"type": "start"}})
                assert await ann.closed() == 1012
            bob = Person()
            await table_of(room.base, bob, bots=["gentle"])
            assert (await bob.ask("table", action={"type": "start"}))["t"] == "done"
            assert room.stop() == 0

    run(work)
