"""Crashes in the middle of a rematch: no table is lost, and none is created twice."""

from typing import Any

import pytest

from rooms import Guest, close_room, open_room, run, set_table
from rumpus.core.values import Refusal
from rumpus.server.room import Room
from rumpus.server.tables.host import Host
from rumpus.store.log import Held, Row, StoreError
from rumpus.store.memory import MemoryStore
from rumpus.table.actions import Rematch
from rumpus.table.events import Do


class Cut(MemoryStore):
    """Store that fails after a number of writes, and keeps what was written before."""

    def __init__(self) -> None:
        super().__init__()
        self.writes: int | None = None

    def cut(self) -> None:
        """Count a write, or raise an error when none is left."""
        if self.writes is not None:
            if self.writes == 0:
                raise StoreError("the room is dead")
            self.writes -= 1

    async def create(self, held: Held, first: Row, link: Row | None = None) -> bool:
        self.cut()
        return await super().create(held, first, link)

    async def append(self, row: Row) -> bool:
        self.cut()
        return await super().append(row)

    def names(self) -> set[str]:
        """Return the names of all stored tables."""
        return set(self._held)


async def over(store: Cut, players: tuple[str, ...], moderator: str | None) -> tuple[Room, Host]:
    """Play a game to its end, with Cid in the queue and a moderator if one is named."""
    room = open_room(store)
    host = await set_table(room, *players, game="reach")
    if moderator is not None:
        guest = Guest(host, moderator)
        assert (await guest.table("sit", seat=2))["t"] == "done"
    for player in players:
        Guest(host, player)
    await Guest(host, "cid").table("join_queue")
    await Guest(host, players[0]).table("start")
    await Guest(host, players[1]).act("resign")
    assert host.table.phase == "over"
    return room, host


@pytest.mark.parametrize("writes", range(4))
@pytest.mark.parametrize(("asks", "moderator"), [("ann", None), ("cid", None), ("mo", "mo")])
def test_a_rematch_that_is_cut_off_leaves_no_table_that_nobody_finds(
    writes: int, asks: str, moderator: str | None
) -> None:
    """
    Wherever a rematch is cut off, there is no new table, or the old one links to it.

    Players who return and ask again get to the same table.
    """

    async def work() -> None:
        store = Cut()
        _, host = await over(store, ("ann", "bob"), moderator)
        name = host.table.lobby.name
        store.writes = writes
        outcome: Any = None
        try:
            outcome = await host.do(asks, asks.capitalize(), Do(asks, Rematch()))
        except StoreError:
            assert writes < 3
        assert not isinstance(outcome, Refusal)
        store.writes = None

        again = open_room(store, seed=2)
        old = await again.host(name)
        assert old is not None
        assert store.names() - {name} == ({old.table.next} if old.table.next else set())
        for player in ("ann", "bob", "cid"):
            Guest(old, player)
        for player in ("ann", "bob"):
            answer = await Guest(old, player).table("rematch")
            assert answer["t"] == "done" or answer["code"] in {"seat_taken", "not_lobby"}
        assert old.table.next is not None
        assert store.names() == {name, old.table.next}
        after = await again.host(old.table.next)
        assert after is not None
        assert after.table.seat_of("ann") == 0
        await close_room(again)

    run(work())


def test_of_two_rooms_that_ask_for_one_rematch_the_second_creates_nothing() -> None:
    """A new table isn't stored if the old table's link to it can't be."""

    async def work() -> None:
        store = Cut()
        _, host = await over(store, ("ann", "bob"), None)
        other = await open_room(store, seed=2).host(host.table.lobby.name)
        assert other is not None
        await host.do("ann", "Ann", Do("ann", Rematch()))
        with pytest.raises(StoreError):
            await other.do("ann", "Ann", Do("ann", Rematch()))
        assert store.names() == {host.table.lobby.name, host.table.next}

    run(work())
