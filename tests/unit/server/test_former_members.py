"""Former members: whatever shows a deleted account's name shows a neutral one, at once."""

import asyncio
import sqlite3
from collections.abc import Iterable
from pathlib import Path
from typing import NamedTuple

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


class Story(NamedTuple):
    """Somebody who has played with a member, their tables, and where to read of them."""

    ben: Person
    tables: list[str]
    paths: list[str]


async def told(base: str, story: Story) -> dict[str, str]:
    """Return what is shown at each table and path of a story."""
    texts = [*await views(base, story.tables), *await pages(base, story.ben, *story.paths)]
    return dict(zip((*story.tables, *story.paths), texts, strict=True))


async def begun(base: str, ida: Person, ben: Person, open_: Pages) -> Story:
    """Play a game to its end, begin another, and sit in a lobby."""
    over = await finished(base, open_.of(ida), open_.of(ben))
    await stored(base, ben)
    playing = await table_of(base, host := open_.of(ida), open_.of(ben), public=True)
    assert (await host.ask("table", action={"type": "start"}))["t"] == "done"
    lobby = await table_of(base, open_.of(ben), open_.of(ida), public=True)
    await ida.http(base, "POST", "/api/daily", json={})
    tables = [over, playing, lobby]
    others = ["/api/tables", "/api/me", "/api/history", f"/api/tables/{over}/record"]
    return Story(ben, tables, [*(f"/api/tables/{table}" for table in tables), *others])


async def check_neutral(base: str, story: Story) -> None:
    """Check that nothing shows the name, and that the record verifies without it."""
    for at, shown in (await told(base, story)).items():
        assert NAME not in shown, at
        # In a history the name is missing; lists leave out tables that nobody attends.
        if at != "/api/history" and "Ben" in shown:
            assert FORMER_MEMBER in shown, at
    (game,) = (await story.ben.http(base, "GET", "/api/history")).json()["games"]
    assert [(seat["name"], seat["opponent"]) for seat in game["seats"] if not seat["you"]] == [
        (None, None)
    ]
    whole = await story.ben.http(base, "GET", story.paths[-1])
    assert verified(whole.content.splitlines()) is None


def test_a_deleted_account_is_neutral_everywhere(tmp_path: Path) -> None:
    """In lobbies, running and finished games, lists, records, histories, and after a restart."""
    kept: list[Story] = []

    async def work() -> None:
        base = serving.base
        ida, ben, open_ = await member(base, NAME, "ida"), await visit(base, "Ben"), Pages()
        story = await begun(base, ida, ben, open_)
        assert [at for at, shown in (await told(base, story)).items() if NAME not in shown] == []
        watching = open_.of(ben)
        await watching.join(base, story.tables[-1])
        await post(base, ida, "/api/account/delete")
        # An open page shows it at once; the list of tables may be a second old.
        await watching.until(lambda m: m["t"] == "view" and FORMER_MEMBER in str(m))
        await asyncio.sleep(1.1)
        await check_neutral(base, story)
        kept.append(story)
        await open_.close()

    with Serving(tmp_path / "data") as serving:
        run(work)
        assert serving.stop() == 0
    with Serving(tmp_path / "data") as serving:
        run(lambda: check_neutral(serving.base, kept[0]))
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
