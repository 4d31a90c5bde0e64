"""Former members: whatever shows a deleted account's name shows a neutral one, at once."""

import asyncio
import sqlite3
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import httpx

from members import member, post, visit
from rumpus.games.registry import games
from rumpus.server.names import FORMER_MEMBER
from rumpus.store.folder import DATABASE
from rumpus.table import record
from rumpus.words.lexicon import bundled
from serving import Person, Serving, eventually, run, table_of

NAME = "Idabella"


class Pages:
    """Open pages of some browsers, to be closed at the end."""

    def __init__(self) -> None:
        self._open: list[Person] = []

    def of(self, person: Person) -> Person:
        """Return another page of the browser of a person."""
        page = Person()
        page.cookie = person.cookie
        self._open.append(page)
        return page

    async def close(self) -> None:
        """Close all pages."""
        for page in self._open:
            await page.leave()


async def views(base: str, tables: Iterable[str]) -> list[str]:
    """Return what spectators see who join each table now."""
    seen: list[str] = []
    for table in tables:
        eve = await visit(base, "Eve")
        await eve.join(base, table)
        await eve.until(lambda message: message["t"] == "view")
        seen.append(str(eve.got))
        await eve.leave()
    return seen


async def pages(base: str, person: Person, *paths: str) -> list[str]:
    """Return the answers at some paths."""
    return [(await person.http(base, "GET", path)).text for path in paths]


async def finished(base: str, ida: Person, ben: Person) -> str:
    """Play a game that one gives up, ask for another, and return its table."""
    table = await table_of(base, ida, ben, game="keep_your_cool", public=True)
    assert (await ida.ask("table", action={"type": "start"}))["t"] == "done"
    assert (await ida.ask("act", action={"type": "resign"}))["t"] == "done"
    assert (await ben.ask("table", action={"type": "rematch"}))["t"] == "done"
    return table


async def stored(base: str, person: Person) -> str:
    """Return a person's history once a game is in it."""
    while True:
        shown = await person.http(base, "GET", "/api/history")
        if shown.json()["games"]:
            return shown.text
        await asyncio.sleep(0.02)


def verified(lines: list[bytes]) -> str | None:
    """Verify a record, and return what is wrong with it, or None."""
    module = games()["keep_your_cool"]
    read = record.read(module.make(bundled()), lines)
    return record.verify(read, module.facts, lambda _options: module.make(bundled()))


def test_a_deleted_account_is_neutral_everywhere(tmp_path: Path) -> None:
    """In lobbies, running and finished games, lists, records, histories, and after a restart."""
    left: dict[str, Any] = {}

    async def begin(base: str) -> None:
        ida, ben, open_ = await member(base, NAME, "ida"), await visit(base, "Ben"), Pages()
        over = await finished(base, open_.of(ida), open_.of(ben))
        await stored(base, ben)
        playing = await table_of(base, host := open_.of(ida), open_.of(ben), public=True)
        assert (await host.ask("table", action={"type": "start"}))["t"] == "done"
        lobby = await table_of(base, at_lobby := open_.of(ben), open_.of(ida), public=True)
        await ida.http(base, "POST", "/api/daily", json={})
        tables = [over, playing, lobby]
        paths = [
            *(f"/api/tables/{table}" for table in tables),
            *("/api/tables", "/api/me", "/api/history", f"/api/tables/{over}/record"),
        ]
        for shown in (*await views(base, tables), *await pages(base, ben, *paths)):
            assert NAME in shown
        await post(base, ida, "/api/account/delete")
        # An open page hears of it at once.
        await at_lobby.until(lambda m: m["t"] == "view" and FORMER_MEMBER in str(m))
        left.update(ben=ben, tables=tables, paths=paths)
        await neutral(base)
        host_of_lobby = at_lobby.known["table"]["seats"]
        assert [seat["name"] for seat in host_of_lobby[:2]] == ["Ben", FORMER_MEMBER]
        await open_.close()

    async def neutral(base: str) -> None:
        ben, tables, paths = left["ben"], left["tables"], left["paths"]
        await asyncio.sleep(1.1)  # the list of tables may be a second old
        texts = [*await views(base, tables), *await pages(base, ben, *paths)]
        named = {"name": None, "you": False}
        for path, shown in zip((*tables, *paths), texts, strict=True):
            assert NAME not in shown, path
            alone = path in {"/api/tables", "/api/me"} and "Ben" not in shown
            assert FORMER_MEMBER in shown or path == "/api/history" or alone, path
        (game,) = (await ben.http(base, "GET", "/api/history")).json()["games"]
        assert next({key: seat[key] for key in named} for seat in game["seats"]) == named
        whole = await ben.http(base, "GET", paths[-1])
        assert verified(whole.content.splitlines()) is None

    async def again(base: str) -> None:
        await neutral(base)

    with Serving(tmp_path / "data") as serving:
        run(lambda: begin(serving.base))
        assert serving.stop() == 0
    with Serving(tmp_path / "data") as serving:
        run(lambda: again(serving.base))
        serving.check_log()
    database = sqlite3.connect(tmp_path / "data" / DATABASE)
    for table in ("results", "guests", "dailies"):
        names = {name for (name,) in database.execute(f"SELECT name FROM {table}")}  # noqa: S608
        assert NAME not in names, table
    database.close()


def test_a_game_goes_on_when_an_account_is_deleted(tmp_path: Path) -> None:
    """The other keeps game and record; the seat is treated as that of anybody who is away."""

    async def work() -> None:
        base = serving.base
        ida, ben = await member(base, NAME, "ida"), await visit(base, "Ben")
        table = await table_of(base, ida, ben, game="keep_your_cool")
        assert (await ida.ask("table", action={"type": "start"}))["t"] == "done"
        await post(base, Pages().of(ida), "/api/account/delete")
        assert await ida.closed() is not None
        await ben.until(lambda m: m["t"] == "view" and FORMER_MEMBER in str(m["table"]["seats"]))
        await ben.until(
            lambda m: m["t"] == "presence" and not all(person["here"] for person in m["people"])
        )
        await eventually(lambda: ben.known["table"]["phase"] == "over")
        assert [seat["name"] for seat in ben.known["table"]["seats"][:2]] == [FORMER_MEMBER, "Ben"]
        lines = (await ben.http(base, "GET", f"/api/tables/{table}/record")).content.splitlines()
        assert verified(lines) is None
        assert NAME.encode() not in b"".join(lines)
        assert '"reason":"resigned"' in await stored(base, ben)
        async with httpx.AsyncClient(base_url=f"http://{base}") as client:
            assert NAME not in (await client.get(f"/api/tables/{table}")).text
        await ida.leave()
        await ben.leave()

    limit = {"BOT_SECONDS": 1.5, "AWAY_SECONDS": 1.5, "DROP_SECONDS": 0.5}
    with Serving(tmp_path / "data", limit=limit) as serving:
        run(work)
        serving.check_log()
    database = sqlite3.connect(tmp_path / "data" / DATABASE)
    assert database.execute("SELECT name, person FROM results ORDER BY seat").fetchall()[0] == (
        None,
        None,
    )
    database.close()
