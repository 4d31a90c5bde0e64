"""Timelines: pages that stay open while the room is stopped or restored from a backup."""

import shutil
from pathlib import Path

import pytest

from rooms import Guest, close_room, open_room, run, set_table, truth
from rumpus.store.folder import backup
from serving import Person, Serving, table_of
from serving import run as run_in_real_time


def test_a_page_of_a_lost_timeline_gets_a_whole_view(tmp_path: Path) -> None:
    """After a backup is restored, a page gets a whole view that is marked as rewound."""

    async def work() -> None:
        with Serving(tmp_path / "data") as room:
            ann = Person()
            name = await table_of(room.base, ann)
            backup(tmp_path / "data", tmp_path / "copy")
            for turns in (10, 20):
                await ann.ask(
                    "table", action={"type": "set_option", "key": "turns", "value": turns}
                )
            seen = ann.known["seq"]
            await ann.leave()
        shutil.rmtree(tmp_path / "data")
        (tmp_path / "copy").rename(tmp_path / "data")
        with Serving(tmp_path / "data") as room:
            # Another client joins first, and the log grows beyond its former length.
            other = Person()
            other.cookie = ann.cookie
            await other.join(room.base, name)
            for size in ("deluxe", "keesdrow", "deluxe"):
                await other.ask(
                    "table", action={"type": "set_option", "key": "size", "value": size}
                )
            assert other.known["seq"] > seen
            ann.got.clear()
            await ann.join(room.base, name)
            view = await ann.until(lambda m: m["t"] in ("view", "update"))
            assert (view["t"], view["rewound"]) == ("view", True)
            assert ann.known["table"] == other.known["table"]
            await ann.leave()
            await other.leave()

    run_in_real_time(work)


@pytest.mark.parametrize("more", [0, 2])
def test_a_page_comes_back_to_a_room_that_was_stopped(more: int) -> None:
    """After a normal stop, a page gets a whole view that isn't marked as rewound."""

    async def work() -> None:
        room = open_room(seed=1)
        host = await set_table(room, "ann")
        ann = Guest(host, "ann")
        for _ in range(3):
            await ann.table("ready", ready=False)
            await ann.table("ready", ready=True)
        known = ann.folded()
        await close_room(room)
        again = open_room(room.services.store, seed=2)
        found = await again.host(host.table.lobby.name)
        assert found is not None
        for _ in range(more):
            await Guest(found, "ann").table("ready", ready=False)
            await Guest(found, "ann").table("ready", ready=True)
        back = Guest(found, "ann", join=False)
        back.say({"t": "join", "since": known["seq"], "timeline": known["timeline"]})
        (view,) = back.got("view")
        assert view["rewound"] is False
        assert back.folded() == truth(found, "ann")
        assert back.folded()["timeline"] != known["timeline"]
        await close_room(again)

    run(work())


@pytest.mark.parametrize("timeline", [None, "other"])
def test_a_seq_without_its_timeline_says_nothing(timeline: str | None) -> None:
    """A client that names no timeline, or another one, gets a whole view instead of updates."""

    async def work() -> None:
        room = open_room()
        host = await set_table(room, "ann")
        ann = Guest(host, "ann")
        await ann.table("ready", ready=False)
        back = Guest(host, "ann", join=False)
        back.say({"t": "join", "since": host.table.seq, "timeline": timeline})
        assert len(back.got("view")) == 1
        same = Guest(host, "ann", since=host.table.seq)
        assert same.got("view") == []
        await close_room(room)

    run(work())
