"""The list of a guest's slow games, which loads no table."""

import asyncio

from rooms import close_room, run
from rumpus.core.values import Millis
from rumpus.server.endpoints.listing import tables_of
from rumpus.server.endpoints.slow_listing import slow_games_of
from rumpus.server.names import FORMER_MEMBER
from rumpus.server.services import NoPast
from rumpus.store.log import Held, Row, SlowGame
from rumpus.store.memory import MemoryStore
from rumpus.table.slow_time import Span
from unit.server.keesdrow_rooms import Clock
from unit.server.slow_rooms import DAY, NOON, START, Holidays, open_slow_room, slow_table


async def stored(store: MemoryStore, count: int) -> None:
    """Store running slow games of Ann and Bob, each with a later deadline than the one before."""
    for number in range(count):
        name = f"table-{number:03}"
        awaited = ("ann",) if number % 2 else ("bob",)
        players = (("ann", "Ann"), ("bob", "Bob"))
        due = START + DAY - 1000 * number
        game = SlowGame(name, "sealed", "A table", START, due, awaited, players)
        await store.create(Held(name, "sealed", b""), Row(name, 0, Millis(0), b""))
        await store.append(Row(name, 1, Millis(0), b"", ("ann", "bob"), game))


class WithoutBob(NoPast):
    """The past of a room in which Bob has deleted an account."""

    def name_now(self, player: str, name: str) -> str:
        """Return the name of a former member for Bob."""
        return FORMER_MEMBER if player == "bob" else name


def test_all_games_are_listed_however_many() -> None:
    """Each of 300 games is listed: those of the guest's move first, earliest deadline first."""

    async def work() -> None:
        store = MemoryStore()
        await stored(store, 300)
        room = open_slow_room(Clock(NOON), store)
        lines = await slow_games_of(room, "ann")
        assert len(lines) == 300
        assert [line.yours for line in lines] == [True] * 150 + [False] * 150
        assert lines[0].table == "table-299"
        lefts = [line.left_ms for line in lines if line.yours]
        assert lefts == sorted(lefts)
        assert lines[0].others == ["Bob"]
        assert not room.hosts
        await close_room(room)

    run(work())


def test_a_deleted_account_is_listed_under_a_neutral_name() -> None:
    """The name that was stored with the last move is not shown."""

    async def work() -> None:
        store = MemoryStore()
        await stored(store, 1)
        room = open_slow_room(Clock(NOON), store)
        room.services = room.services._replace(past=WithoutBob())
        (line,) = await slow_games_of(room, "ann")
        assert line.others == [FORMER_MEMBER]
        await close_room(room)

    run(work())


def test_a_game_in_memory_is_listed_once() -> None:
    """A slow game that is in memory is among the slow games, not among the live ones."""

    async def work() -> None:
        room = open_slow_room(Clock(NOON))
        await slow_table(room, "ann", "bob")
        assert tables_of(room, "ann") == []
        assert len(await slow_games_of(room, "ann")) == 1
        await close_room(room)

    run(work())


def test_the_deadline_that_is_listed_is_the_one_that_holds() -> None:
    """The time left includes the holiday of the awaited player, whose end is listed, too."""

    async def work() -> None:
        away = Holidays()
        room = open_slow_room(Clock(NOON), away=away)
        host = await slow_table(room, "ann", "bob")
        away["bob"] = [Span(START, START + 2 * DAY)]
        (line,) = await slow_games_of(room, "ann")
        assert (line.left_ms, line.back_at) == (3 * DAY, START + 2 * DAY)
        timer = host.table.due()
        assert timer is not None
        assert host.clock.until(timer.due, 1000 * asyncio.get_running_loop().time()) == line.left_ms
        await close_room(room)

    run(work())
