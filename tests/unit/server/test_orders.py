"""Orders in memory: bans end by themselves, announcements too."""

import asyncio
from datetime import UTC, datetime, timedelta
from pathlib import Path

from rumpus.server.people.orders import Orders
from rumpus.store.folder import DATABASE
from rumpus.store.people.bans import Ban
from rumpus.store.people.curbs import Curb
from rumpus.store.people.members import Members

NOON = datetime(2026, 5, 1, 12, tzinfo=UTC)


class Clock:
    """Clock that a test sets."""

    def __init__(self) -> None:
        self.now = NOON

    def __call__(self) -> datetime:
        """Return the time."""
        return self.now


def ban(orders: Orders, whom: str, hours: int | None) -> Ban:
    """Return a ban from now on."""
    until = None if hours is None else orders.now() + hours * 3600
    return Ban("person", whom, whom.title(), "Spam", orders.now(), until)


def test_a_ban_ends_by_itself_at_its_time(tmp_path: Path) -> None:
    """It counts until the last second, also after a start; one for good doesn't end."""

    async def work() -> None:
        clock = Clock()
        members = Members(tmp_path / DATABASE)
        orders = Orders(members, clock)
        await orders.ban([ban(orders, "bob", 1), ban(orders, "eve", None)])
        refusal = orders.playing("bob")
        assert refusal is not None
        assert refusal.params == {"reason": "Spam", "until": orders.now() + 3600}
        assert orders.playing("ann") is None
        clock.now += timedelta(seconds=3599)
        assert Orders(members, clock).playing("bob") is not None
        assert orders.playing("bob") is not None
        clock.now += timedelta(seconds=1)
        assert orders.playing("bob") is None
        again = Orders(members, clock)
        assert (again.playing("bob"), again.playing("eve") is None) == (None, False)
        assert (await orders.bans.page(orders.now(), 0, 9, ended=True))[0] == 1
        members.close()

    asyncio.run(work())


def test_a_ban_that_ended_is_forgotten_after_a_year(tmp_path: Path) -> None:
    """The next ban that is made deletes it; a ban for good stays."""

    async def work() -> None:
        clock = Clock()
        members = Members(tmp_path / DATABASE)
        orders = Orders(members, clock)
        await orders.ban([ban(orders, "bob", 1), ban(orders, "eve", None)])
        clock.now += timedelta(days=366)
        await orders.ban([ban(orders, "mal", 1)])
        assert await orders.bans.of("bob") == []
        assert len(await orders.bans.of("eve")) == 1
        members.close()

    asyncio.run(work())


def test_announcement_curbs_and_names_outlive_a_start(tmp_path: Path) -> None:
    """An announcement ends at its time; a table stays closed and hidden; names stay away."""

    async def work() -> None:
        clock = Clock()
        members = Members(tmp_path / DATABASE)
        orders = Orders(members, clock)
        await orders.announce("Old", orders.now() + 60)
        await orders.announce("New", orders.now() + 60)
        await orders.put(Curb("maple-kettle-42", hidden=True, closed="Late"))
        await orders.rename("bob", {"Worse"}, "Bold Otter")
        orders.last_games = True
        again = Orders(members, clock)
        assert again.announcement is not None
        assert again.announcement.text == "New"
        closed = again.closed("maple-kettle-42")
        assert closed is not None
        assert closed.params == {"reason": "Late"}
        assert again.hidden("maple-kettle-42")
        assert not again.hidden("maple-kettle-43")
        assert ("bob", "Worse") in again.offending
        assert again.beginning() is None
        clock.now += timedelta(seconds=60)
        assert [one.announcement for one in (again, orders)] == [None, None]
        members.close()

    asyncio.run(work())
