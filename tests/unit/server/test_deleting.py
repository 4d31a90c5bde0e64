"""Deleting an account while requests of the same person are under way, or the power fails."""

import asyncio
import sqlite3
from collections.abc import Awaitable
from contextlib import closing, suppress
from datetime import timedelta
from pathlib import Path
from typing import Any, Final

import httpx
import pytest

from clubbing import club_of, done, joined, opened, seen
from mail_servers import MailServer
from members import code_of, member, post, visit
from operators import act, operator
from rumpus.server.limits import values as limits
from rumpus.store.folder import DATABASE
from seeded import NOON
from serving import Person, Serving, run, table_of

SLOWLY = """
import time
from rumpus.store.people.worker import Worker

work = Worker._do

def slow(self, engine, job):
    def late(connection):
        if job.__qualname__.startswith("Members.delete"):
            time.sleep(1)
        return job(connection)
    return work(self, engine, late)

Worker._do = slow
"""
"""Code by which the people's tables take a second to delete an account."""
CUT = """
import os
from rumpus.server.endpoints.talk import TalkApi

async def cut(self, guest):
    os._exit(1)

TalkApi.forget = cut
"""
"""Code that stops the room as soon as an account is deleted, before anything else is forgotten."""
NAME: Final = "Idabella"
ADDRESS: Final = "ida@example.net"


def guest_of(person: Person) -> str:
    """Return a person's id, from their cookie."""
    return person.cookie.partition("=")[2].split(".")[0]


def left(data: Path, *texts: str) -> list[str]:
    """Return the tables of a room's database that contain one of some texts."""
    with closing(sqlite3.connect(data / DATABASE)) as database:
        lines = [line for line in database.iterdump() if any(text in line for text in texts)]
    return sorted({line.split('"')[1] for line in lines if line.startswith("INSERT INTO")})


async def at_once(*requests: Awaitable[httpx.Response]) -> list[httpx.Response]:
    """Make the first request, and a little later the others; none may fail."""
    tasks = [asyncio.ensure_future(requests[0])]
    await asyncio.sleep(0.3)
    tasks += map(asyncio.ensure_future, requests[1:])
    answers = await asyncio.gather(*tasks)
    assert all(answer.status_code < 500 for answer in answers), answers
    return answers


@pytest.fixture
def mailing(tmp_path: Path) -> Any:
    """Yield the options of a room that sends e-mails."""
    with MailServer() as mails:
        path = tmp_path / "rumpus.toml"
        path.write_text(mails.settings())
        yield ("--config", str(path))


def test_nothing_is_stored_of_somebody_who_is_being_deleted(
    tmp_path: Path, mailing: tuple[str, ...]
) -> None:
    """What another tab has sent meanwhile leaves only the id, by which old cookies are void."""

    async def work() -> None:
        base, ben = room.base, await visit(room.base, "Ben")
        ida = await member(base, NAME, "ida")
        table = await table_of(base, ida, ben)
        guest, tab = guest_of(ida), Person()
        tab.cookie = ida.cookie
        until = int(1000 * (NOON + timedelta(days=1)).timestamp())
        answers = await at_once(
            post(base, ida, "/api/account/delete"),
            post(base, tab, "/api/me", name=NAME, emblem="boat"),
            post(base, tab, "/api/me?side=2", name=NAME),
            post(base, tab, "/api/holiday", until=until),
            post(base, tab, "/api/learning", game="keesdrow", step=1),
            post(base, tab, "/api/mail", address=ADDRESS),
            post(base, tab, f"/api/tables/{table}/ignore", seat=1, how="block"),
            post(base, ben, f"/api/tables/{table}/ignore", seat=0, how="block"),
        )
        assert answers[0].status_code == 200
        assert left(room.data, ADDRESS) == []
        # The log of a table is deleted with age.
        assert set(left(room.data, guest)) <= {"former", "events"}
        ignored = (await ben.http(base, "GET", "/api/ignored")).json()
        assert ignored == []
        await asyncio.gather(ida.leave(), ben.leave())

    with Serving(tmp_path / "data", *mailing, before=SLOWLY) as room:
        run(work)
        room.check_log()


def test_a_seek_of_somebody_who_is_being_deleted(tmp_path: Path) -> None:
    """Nobody is found who can't come."""

    async def work() -> None:
        base = room.base
        ida, ben = await member(base, NAME, "ida"), await visit(base, "Ben")
        tab = Person()
        tab.cookie = ida.cookie
        wish = {"game": "keesdrow"}
        seeking = asyncio.ensure_future(post(base, tab, "/api/seeks", **wish))
        await asyncio.sleep(0.2)
        await post(base, ida, "/api/account/delete")
        assert code_of(await seeking) == "not_signed_in"
        assert (await post(base, ben, "/api/seeks", **wish)).json()["state"] == "waiting"

    slow = """
import asyncio
from rumpus.server.endpoints import seeks

wish_of = seeks.wish_of

async def slow(*given):
    await asyncio.sleep(1)
    return await wish_of(*given)

seeks.wish_of = slow
"""
    with Serving(tmp_path / "data", before=slow) as room:
        run(work)
        room.check_log()


def test_a_holiday_ends_with_its_account(tmp_path: Path) -> None:
    """Those who play on see at once that their slow game no longer waits for it."""

    async def work() -> None:
        base = room.base
        ida, ben = await member(base, NAME, "ida"), await visit(base, "Ben")
        await table_of(base, ida, ben, game="keyword", options={"timer": 86_400})
        assert (await ida.ask("table", action={"type": "start"}))["t"] == "done"
        await ida.leave()
        until = int(1000 * (NOON + timedelta(days=3)).timestamp())
        assert (await post(base, ida, "/api/holiday", until=until)).status_code == 200

        def back(message: dict[str, Any]) -> list[int | None]:
            presence = message["t"] == "presence"
            return [one["back_at"] for one in message["people"]] if presence else []

        await ben.until(lambda message: until in back(message))
        ben.got.clear()
        await post(base, ida, "/api/account/delete")
        shown = await ben.until(lambda message: back(message) == [None, None])
        assert shown["ticking"]
        await ben.leave()

    with Serving(tmp_path / "data") as room:
        run(work)
        room.check_log()


@pytest.mark.parametrize("banned", [False, True])
def test_nobody_asks_at_a_door_who_is_gone(tmp_path: Path, *, banned: bool) -> None:
    """Those inside no longer read the name, nor let somebody in who can't come."""

    async def work() -> None:
        base = room.base
        ida, ben = await member(base, NAME, "ida"), await visit(base, "Ben")
        table = await table_of(base, ben)
        await ben.ask("table", action={"type": "set_door", "sit": "ask", "watch": "anyone"})
        await post(base, ida, f"/api/tables/{table}/door/ask")
        await ben.until(lambda message: message["t"] == "asking" and message["askers"] != [])
        ben.got.clear()
        begun = asyncio.get_running_loop().time()
        if banned:
            ann = await operator(base, room.data)
            await act(base, ann, "/bans", people=[guest_of(ida)], reason="Spam")
        else:
            await post(base, ida, "/api/account/delete")
        await ben.until(lambda message: message["t"] == "asking" and message["askers"] == [])
        assert asyncio.get_running_loop().time() - begun < limits.SEEK_SECONDS / 2
        await ben.leave()

    with Serving(tmp_path / "data") as room:
        run(work)
        room.check_log()


def test_a_power_cut_while_an_account_is_deleted(tmp_path: Path, mailing: tuple[str, ...]) -> None:
    """The address is deleted with the account, and nobody is paired with somebody who is gone."""
    people: list[Person] = []
    path = ""

    async def before() -> None:
        nonlocal path
        path, guests = await opened(room.base, "Ann", "Ben")
        ida = await member(room.base, NAME, "ida")
        club = await club_of(room.base, guests[0], path.split("/")[3])
        await joined(room.base, club, ida)
        await done(room.base, ida, f"{path}/join")
        await post(room.base, ida, "/api/mail", address=ADDRESS)
        people.extend([*guests, ida])
        with suppress(httpx.HTTPError):
            await post(room.base, ida, "/api/account/delete")

    async def after() -> None:
        evening = await seen(room.base, people[0], path)
        present = {each["name"]: each["present"] for each in evening["people"]}
        assert present == {"Ann": True, "Ben": True, "Former member": False}
        evening = await done(room.base, people[0], f"{path}/round")
        assert evening["rounds"][0]["byes"] == []

    with Serving(tmp_path / "data", *mailing, before=CUT) as room:
        run(before)
    assert left(tmp_path / "data", ADDRESS, NAME) == []
    with Serving(tmp_path / "data", *mailing) as room:
        run(after)
        room.check_log()
