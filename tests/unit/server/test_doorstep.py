"""Guests at a table's door: they ask, wait, are let in or turned away, or type the password."""

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from members import code_of, post, visit
from rooms import Guest, close_room, open_room, set_table
from rooms import run as run_virtual
from rumpus.table.actions import Lock
from rumpus.table.events import Do
from serving import Person, Serving, run, table_of


@pytest.fixture(scope="module")
def room(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    """One room for all tests of this file; at its end the log must hold no error."""
    with Serving(tmp_path_factory.mktemp("room") / "data") as serving:
        yield serving
        serving.check_log()


async def closed(base: str, watch: str = "players") -> tuple[Person, str]:
    """Return the host and the name of a table where people ask first."""
    host = Person()
    table = await table_of(base, host)
    await host.ask("table", action={"type": "set_door", "sit": "ask", "watch": watch})
    return host, table


async def knock(base: str, person: Person, table: str, way: str = "ask", **body: Any) -> str:
    """Make a request at the door, and return the guest's state, or the code of the refusal."""
    answer = (await post(base, person, f"/api/tables/{table}/door/{way}", **body)).json()
    return str(answer.get("state") or answer["code"])


async def state(base: str, person: Person, table: str, *, wait: bool = False) -> str:
    """Return a guest's state at the door, once there is news if they *wait*."""
    path = f"/api/tables/{table}/door{'?wait' if wait else ''}"
    return str((await person.http(base, "GET", path)).json()["state"])


async def asker(host: Person, name: str) -> str:
    """Wait until somebody of this name asks, and return their id."""
    message = await host.until(
        lambda m: m["t"] == "asking" and any(one["name"] == name for one in m["askers"])
    )
    return next(str(one["id"]) for one in message["askers"] if one["name"] == name)


def test_a_guest_who_is_let_in_learns_it_at_once_and_sits(room: Serving) -> None:
    """The host sees who asks; the answer reaches a waiting page, and holds after a reload."""

    async def work() -> None:
        host, table = await closed(room.base)
        cid = await visit(room.base, "Cid")
        assert await state(room.base, cid, table) == "out"
        assert await knock(room.base, cid, table) == "waiting"
        assert await knock(room.base, cid, table) == "waiting"
        news = asyncio.create_task(state(room.base, cid, table, wait=True))
        id_ = await asker(host, "Cid")
        answer = await post(
            room.base, host, f"/api/tables/{table}/door/answer", asker=id_, admit=True
        )
        assert answer.status_code == 200
        assert await news == "in"
        assert host.got[-1]["t"] != "asking" or host.got[-1]["askers"] == []
        await cid.join(room.base, table)
        assert (await cid.until(lambda m: m["t"] == "view"))["admitted"] is True
        assert (await cid.ask("table", action={"type": "sit", "seat": 1}))["t"] == "done"
        for person in (host, cid):
            await person.leave()

    run(work)


def test_a_guest_who_is_turned_away_can_not_ask_again(room: Serving) -> None:
    """The answer reaches the page that waits; another request changes nothing."""

    async def work() -> None:
        host, table = await closed(room.base)
        pest, other = await visit(room.base, "Pest"), await visit(room.base, "Other")
        await knock(room.base, pest, table)
        news = asyncio.create_task(state(room.base, pest, table, wait=True))
        id_ = await asker(host, "Pest")
        path = f"/api/tables/{table}/door/answer"
        assert code_of(await post(room.base, other, path, asker=id_, admit=True)) == "not_seated"
        await post(room.base, host, path, asker=id_, admit=False)
        assert await news == "turned_away"
        assert await knock(room.base, pest, table) == "turned_away"
        assert code_of(await post(room.base, host, path, asker=id_, admit=True)) == "not_asking"
        await host.leave()

    run(work)


def test_a_request_ends_with_its_guest(tmp_path: Path) -> None:
    """A guest who withdraws, or whose page is gone, no longer asks."""

    async def work() -> None:
        host, table = await closed(serving.base)
        cid, dot = await visit(serving.base, "Cid"), await visit(serving.base, "Dot")
        await knock(serving.base, cid, table)
        await asker(host, "Cid")
        assert await knock(serving.base, cid, table, "withdraw") == "out"
        await host.until(lambda m: m["t"] == "asking" and m["askers"] == [])
        await knock(serving.base, dot, table)
        await asker(host, "Dot")
        host.got.clear()
        await host.until(lambda m: m["t"] == "asking" and m["askers"] == [])
        assert await state(serving.base, dot, table) == "out"
        await host.leave()

    with Serving(tmp_path / "data", limit={"SEEK_SECONDS": 0.5}) as serving:
        run(work)


def test_a_host_who_comes_back_sees_who_asks(room: Serving) -> None:
    """The message comes with the first view; a spectator never gets it."""

    async def work() -> None:
        host, table = await closed(room.base, "anyone")
        cid = await visit(room.base, "Cid")
        await knock(room.base, cid, table)
        await host.leave()
        host.got.clear()
        await host.join(room.base, table)
        await asker(host, "Cid")
        await cid.join(room.base, table)
        assert (await cid.until(lambda m: m["t"] == "view"))["admitted"] is False
        assert (await cid.ask("chat", text="hello"))["t"] == "done"
        assert all(m["t"] != "asking" for m in cid.got)
        for person in (host, cid):
            await person.leave()

    run(work)


def test_the_right_password_opens_the_door_for_good(room: Serving) -> None:
    """A wrong one is refused; the right one, however capitalised, is not asked for again."""

    async def work() -> None:
        host = Person()
        table = await table_of(room.base, host)
        assert await knock(room.base, host, table, "lock", password="abc") == "short_password"
        assert await knock(room.base, host, table, "lock", password="x" * 41) == "too_long"
        assert await knock(room.base, host, table, "lock", password=" Blue  Whale ") == "in"
        cid = await visit(room.base, "Cid")
        wrong = "wrong_table_password"
        assert await knock(room.base, cid, table, "enter", password="grey whale") == wrong
        assert await knock(room.base, cid, table, "enter", password="y" * 200) == wrong
        assert await knock(room.base, cid, table, "enter", password="blue whale") == "in"
        assert await state(room.base, cid, table) == "in"
        await cid.join(room.base, table)
        assert (await cid.ask("table", action={"type": "sit", "seat": 1}))["t"] == "done"
        assert "whale" not in str([*host.got, *cid.got]).lower()
        assert "argon" not in str([*host.got, *cid.got])
        for person in (host, cid):
            await person.leave()

    run(work)


def test_only_one_guest_has_to_wait_after_many_wrong_passwords(room: Serving) -> None:
    """After ten attempts a guest must wait, and another guest of the address need not."""

    async def work() -> None:
        host = Person()
        table = await table_of(room.base, host)
        await knock(room.base, host, table, "lock", password="blue whale")
        cid, dot = await visit(room.base, "Cid"), await visit(room.base, "Dot")
        codes = [
            await knock(room.base, cid, table, "enter", password=f"guess {number}")
            for number in range(11)
        ]
        assert codes == ["wrong_table_password"] * 10 + ["tries_later"]
        assert await knock(room.base, dot, table, "enter", password="blue whale") == "in"
        await host.leave()

    run(work)


def test_the_next_game_keeps_the_door_and_those_who_come_along() -> None:
    """A rematch has the same door; the players of the last game need no answer again."""

    async def work() -> None:
        room = open_room()
        host = await set_table(room, "ann", "bob", game="reach")
        await host.do("ann", "", Do("ann", Lock("hash")))
        ann, bob = Guest(host, "ann"), Guest(host, "bob")
        done = await ann.table("set_door", sit="password", watch="players")
        assert done["t"] == "done"
        await ann.table("start")
        assert Guest(host, "eve").got("bye")[0]["code"] == "players_only"
        await bob.act("resign")
        assert Guest(host, "eve").got("bye")[0]["code"] == "players_only"
        assert (await ann.table("rematch", start=False))["t"] == "done"
        assert host.table.next is not None
        after = await room.host(host.table.next)
        assert after is not None
        assert after.table.lobby.door == host.table.lobby.door
        assert Guest(after, "eve").got("bye")[0]["code"] == "door_closed"
        assert (await Guest(after, "bob").table("sit", seat=1))["t"] == "done"
        await close_room(room)

    run_virtual(work())
