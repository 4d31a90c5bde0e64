"""Tables restored from the log: long ones block nobody, damaged ones are reported."""

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

import msgspec
import pytest

from rooms import Guest, Inline, close_room, hinting, open_room, run, set_table
from rumpus.core.values import Refusal
from rumpus.server.room import Room
from rumpus.server.tables.host import Host
from rumpus.server.tables.recovery import BrokenTable, folded
from rumpus.store.lexicons import Lexicons
from rumpus.store.log import Row
from rumpus.store.memory import MemoryStore
from rumpus.words import bundled, import_lexicon
from rumpus.words.editions import edition

T = TypeVar("T")


class Watched(Inline):
    """Inline pool that records whether a job is running."""

    def __init__(self) -> None:
        self.running = False

    def submit(self, fn: Callable[..., T], /, *args: Any, **kwargs: Any) -> Any:
        """Run a job, and mark the pool as running meanwhile."""
        self.running = True
        try:
            return super().submit(fn, *args, **kwargs)
        finally:
            self.running = False


async def gone(room: Room, host: Host) -> str:
    """Unload a table, and return its name."""
    host.close()
    room._forget(host)
    await asyncio.sleep(0)
    return host.table.lobby.name


def words(folder: Path, *added: str) -> Room:
    """Open a room for Keesdrow with a word list named `house`."""
    (folder / "house.lex").write_bytes(import_lexicon("house", "\n".join(("zog", *added))))
    return reopened(folder, MemoryStore())


def reopened(folder: Path, store: Any) -> Room:
    """Open a room on an existing store."""
    room = open_room(store)
    lexicons = Lexicons(folder)
    room.kinds = hinting(lexicons)
    return room


async def at_table(room: Room) -> str:
    """Start a game with the list `house`, simulate a crash, and return the table's name."""
    host = await set_table(room, "ann", "bob", game="keesdrow", lexicon="house")
    ann = Guest(host, "ann")
    assert (await ann.table("start"))["t"] == "done"
    ann.leave()
    room._keeper.cancel()
    host.close()
    return host.table.lobby.name


def test_a_table_is_folded_on_a_thread() -> None:
    """A table's log is folded on a thread, not on the event loop."""

    async def work() -> None:
        room = open_room()
        watched = Watched()
        room.services = room.services._replace(threads=watched)
        host = await set_table(room, "ann", "bob")
        read = host.kind.read_entry
        folded: list[bool] = []

        def noted(body: bytes) -> Any:
            folded.append(watched.running)
            return read(body)

        host.kind.read_entry = noted
        name = await gone(room, host)
        assert await room.host(name) is not None
        assert folded == [True]
        await close_room(room)

    run(work())


def test_a_name_in_capitals_finds_the_table() -> None:
    """The name of a table in capitals or title case finds the same table."""

    async def work() -> None:
        room = open_room()
        host = await set_table(room, "ann", "bob")
        assert await room.host(host.table.lobby.name.upper()) is host
        name = await gone(room, host)
        again = await room.host(name.title())
        assert again is not None
        assert room.hosts == {name: again}
        await close_room(room)

    run(work())


@pytest.mark.parametrize(
    "body",
    [
        b'{"seq":1',
        b"[]",
        b"\xff",
        b'{"seq":5,"at":0,"cause":{"type":"do","player":"","action":null}}',
    ],
)
def test_a_damaged_log_is_a_broken_table(body: bytes) -> None:
    """An entry that can't be read or is out of order breaks its table and no other."""

    async def work() -> None:
        room = open_room()
        other = await set_table(room, "cat")
        host = await set_table(room, "ann", "bob")
        name = await gone(room, host)
        await room.services.store.append(Row(name, 1, host.table.at, body))
        for _ in range(2):
            with pytest.raises(BrokenTable):
                await room.host(name)
        assert await room.host(other.table.lobby.name) is other
        await close_room(room)

    run(work())


def test_a_broken_next_table_is_refused() -> None:
    """A request to sit at a broken next table is refused as `table_broken`."""

    async def work() -> None:
        room = open_room()
        host = await set_table(room, "ann", "bob")
        following = await set_table(room, "bob")
        name = await gone(room, following)
        await room.services.store.append(Row(name, 1, host.table.at, b"?"))
        assert await room.sit_down(name, "ann", "Ann", "player") == Refusal("table_broken")
        await close_room(room)

    run(work())


def test_a_game_goes_on_with_the_word_list_it_began_with(tmp_path: Path) -> None:
    """After a restart, a game is resumed with the same word list."""

    async def work() -> None:
        first = words(tmp_path)
        name = await at_table(first)
        room = reopened(tmp_path, first.services.store)
        host = await room.host(name)
        assert host is not None
        assert host.table.phase == "play"
        await close_room(room)

    run(work())


@pytest.mark.parametrize("harm", ["missing", "damaged", "changed"])
def test_a_game_whose_word_list_is_not_as_it_was_is_broken(tmp_path: Path, harm: str) -> None:
    """A running game whose list is missing, damaged or changed counts as broken."""

    async def work() -> None:
        first = words(tmp_path)
        name = await at_table(first)
        path = tmp_path / "house.lex"
        if harm == "missing":
            path.unlink()
        elif harm == "damaged":
            path.write_bytes(path.read_bytes()[:-1])
        else:
            path.write_bytes(import_lexicon("house", "zog\nquux\n"))
        room = reopened(tmp_path, first.services.store)
        with pytest.raises(BrokenTable):
            await room.host(name)
        await close_room(room)

    run(work())


def test_only_word_lists_that_are_there_can_be_chosen(tmp_path: Path) -> None:
    """A text that names no available list is refused, and the option keeps its value."""

    async def work() -> None:
        room = words(tmp_path)
        host = await set_table(room, "ann", "bob", game="keesdrow")
        ann = Guest(host, "ann")
        for value in ("\u202e<b>x\n", "none", "../house", "HOUSE"):
            refused = await ann.table("set_option", key="lexicon", value=value)
            assert (refused["t"], refused["code"]) == ("refused", "no_such_lexicon")
        assert host.table.lobby.options["lexicon"] == "rumpus-en"
        assert (await ann.table("set_option", key="lexicon", value="house"))["t"] == "done"
        assert (await ann.table("set_option", key="turns", value=7))["t"] == "done"
        await close_room(room)

    run(work())


def test_a_game_goes_on_with_the_edition_of_the_list_that_it_began_with(tmp_path: Path) -> None:
    """A running game keeps the edition of the word list named in its header."""
    first = edition("e919aa73c90ad7dc489d934738c1424d88f13334594c226a90d3b71cc71cef67")
    assert first is not None

    async def work() -> None:
        room = reopened(tmp_path, MemoryStore())
        host = await set_table(room, "ann", "bob", game="keesdrow")
        ann = Guest(host, "ann")
        assert (await ann.table("start"))["t"] == "done"
        ann.leave()
        kept = await room.services.store.load(await gone(room, host))
        assert kept is not None
        today, before = bundled().sha256.encode(), first.sha256.encode()
        bodies = tuple(body.replace(today, before) for body in kept.bodies)

        table = folded(host.kind, msgspec.structs.replace(kept, bodies=bodies)).table

        assert bodies != kept.bodies
        assert table.phase == "play"
        assert table.game is not None
        assert table.game.facts.data["lexicon"] == first.sha256
        await close_room(room)

    run(work())
