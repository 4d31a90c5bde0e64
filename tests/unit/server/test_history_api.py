"""History over HTTP: pages, filters, totals, the export, and a room that dies at the end."""

import asyncio
import csv
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from members import code_of, visit
from rumpus.server.endpoints.history import COLUMNS
from serving import Person, Serving, run, table_of

PAGE = 3
DIES = """
from rumpus.server.people.history import History

History.ended = lambda self, table: None
"""
"""Code of a room that dies before it has stored the results of any game."""


@pytest.fixture(scope="module")
def room(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    """One room for all tests of this file; at its end the log must hold no error."""
    limit = {"HISTORY_PAGE": PAGE}
    with Serving(tmp_path_factory.mktemp("room") / "data", limit=limit) as serving:
        yield serving
        serving.check_log()


async def resigned(base: str, winner: Person, loser: Person, **wanted: Any) -> str:
    """Play a game that one player gives up, and return its table."""
    table = await table_of(base, loser, winner, game="keep_your_cool", **wanted)
    assert (await loser.ask("table", action={"type": "start"}))["t"] == "done"
    await over(loser, {"type": "resign"})
    for person in (winner, loser):
        await person.leave()
        person.got.clear()
        person.known = {}
    return table


async def over(person: Person, action: dict[str, Any]) -> None:
    """Do something that ends the game."""
    assert (await person.ask("act", action=action))["t"] == "done"


async def history(base: str, person: Person, query: str = "") -> dict[str, Any]:
    """Return a page of a person's history."""
    answer = await person.http(base, "GET", f"/api/history{query}")
    assert answer.status_code == 200, answer.text
    shown: dict[str, Any] = answer.json()
    return shown


async def listed(base: str, person: Person, games: int) -> dict[str, Any]:
    """Return the first page once the results of all games are stored."""
    while True:
        shown = await history(base, person)
        if sum(total["played"] for total in shown["totals"]) == games:
            return shown
        await asyncio.sleep(0.02)


def test_both_players_read_the_game_and_nobody_else(room: Serving) -> None:
    """Each sees place and opponent from their side; no id of anybody goes out."""

    async def work() -> None:
        ida, ben, eve = [await visit(room.base, name) for name in ("Ida", "Ben", "Eve")]
        table = await resigned(room.base, ida, ben, public=True, options={"game": "advanced"})
        shown = await listed(room.base, ida, 1)
        (game,) = shown["games"]
        assert (game["table"], game["game"], game["kept"]) == (table, "keep_your_cool", True)
        assert (game["mode"], game["public"], game["reason"]) == ("table", True, "resigned")
        assert game["options"] == {"game": "advanced"}
        assert [(s["name"], s["you"], s["place"]) for s in game["seats"]] == [
            ("Ben", False, 2),
            ("Ida", True, 1),
        ]
        assert (game["seats"][0]["opponent"] is None, game["seats"][1]["opponent"]) == (False, None)
        (total,) = shown["totals"]
        assert (total["played"], total["won"], total["row"], total["longest"]) == (1, 1, 1, 1)
        other = await listed(room.base, ben, 1)
        assert other["totals"][0]["won"] == 0
        assert [seat["you"] for seat in other["games"][0]["seats"]] == [True, False]
        assert await history(room.base, eve) == {"totals": [], "games": [], "next": None}
        for person in (ida, ben):
            id_ = person.cookie.split("=")[1].split(".")[0]
            assert id_ not in str((await history(room.base, ida), other))

    run(work)


def test_pages_and_filters(room: Serving) -> None:
    """Pages follow each other without a gap; an opponent narrows games and totals."""

    async def work() -> None:
        ida, ben, eve = [await visit(room.base, name) for name in ("Ida", "Ben", "Eve")]
        tables = [await resigned(room.base, ida, other) for other in (ben, eve, ben, ben)]
        first = await listed(room.base, ida, 4)
        assert [game["table"] for game in first["games"]] == tables[:0:-1]
        rest = await history(room.base, ida, f"?before={first['next']}")
        assert ([game["table"] for game in rest["games"]], rest["next"]) == (tables[:1], None)
        assert (await history(room.base, ida, "?game=keesdrow"))["games"] == []
        met = first["games"][2]["seats"][0]
        assert met["name"] == "Eve"
        against = await history(room.base, ida, f"?opponent={met['opponent']}&game=keep_your_cool")
        assert [game["table"] for game in against["games"]] == [tables[1]]
        assert against["totals"][0]["played"] == 1
        for query, code in (
            ("?before=x", "bad_request"),
            ("?before=-1", "bad_request"),
            ("?before=99999999999999999999", "bad_request"),
            ("?since=x", "bad_request"),
            ("?rated=maybe", "bad_request"),
            ("?result=drawn", "bad_request"),
            ("?opponent=x", "no_such_opponent"),
            ("?opponent=999999999999999-0", "no_such_opponent"),
        ):
            refused = await ida.http(room.base, "GET", f"/api/history{query}")
            assert code_of(refused) == code, query
        stranger = await ben.http(room.base, "GET", f"/api/history?opponent={met['opponent']}")
        assert code_of(stranger) == "no_such_opponent"

    run(work)


def test_the_export_has_every_game(room: Serving) -> None:
    """More than a page of them, as the history shows them."""

    async def work() -> None:
        ida, ben = await visit(room.base, "Ida"), await visit(room.base, "Ben")
        tables = [await resigned(room.base, ida, ben) for _ in range(PAGE + 1)]
        shown = await listed(room.base, ben, PAGE + 1)
        kept = (await ben.http(room.base, "GET", "/api/account/export")).json()
        assert [game["table"] for game in kept["games"]] == tables[::-1]
        assert kept["games"][:PAGE] == shown["games"]
        assert kept["totals"] == shown["totals"]

    run(work)


def test_a_power_cut_after_the_end_loses_no_result(tmp_path: Path) -> None:
    """The next start stores what the log says, and a stop stores what is still to be stored."""

    async def first(base: str) -> tuple[Person, str]:
        ida, ben = await visit(base, "Ida"), await visit(base, "Ben")
        return ida, await resigned(base, ida, ben)

    async def again(base: str, ida: Person, table: str) -> str:
        shown = await listed(base, ida, 1)
        assert [game["table"] for game in shown["games"]] == [table]
        ben = await visit(base, "Ben")
        return await resigned(base, ida, ben)

    async def last(base: str, ida: Person, tables: list[str]) -> None:
        shown = await history(base, ida)
        assert [game["table"] for game in shown["games"]] == tables

    with Serving(tmp_path / "data", before=DIES) as serving:
        ida, table = asyncio.run(first(serving.base))
    with Serving(tmp_path / "data") as serving:
        later = asyncio.run(again(serving.base, ida, table))
        assert serving.stop() == 0
    with Serving(tmp_path / "data") as serving:
        asyncio.run(last(serving.base, ida, [later, table]))
        serving.check_log()


def test_the_games_come_as_a_table_for_spreadsheets(room: Serving) -> None:
    """A line for each game that is wanted, without ids, and no name becomes a formula."""

    async def work() -> None:
        ida, ben = await visit(room.base, "Ida"), await visit(room.base, "=1+1")
        won = await resigned(room.base, ida, ben)
        lost = await resigned(room.base, ben, ida)
        await listed(room.base, ida, 2)
        answer = await ida.http(room.base, "GET", "/api/history.csv")
        assert answer.headers["content-type"] == "text/csv; charset=utf-8"
        head, *lines = list(csv.reader(answer.text.splitlines()))
        assert head == list(COLUMNS)
        assert [line[head.index("table")] for line in lines] == [lost, won]
        assert [line[head.index("place")] for line in lines] == ["2", "1"]
        assert {line[head.index("others")] for line in lines} == {"'=1+1"}
        assert all(line[head.index("seconds")].isdigit() for line in lines)
        narrowed = await ida.http(room.base, "GET", "/api/history.csv?result=won")
        assert len(narrowed.text.splitlines()) == 2
        shown = await history(room.base, ida, "?result=lost&rated=no&since=1&until=99999999999")
        assert [game["table"] for game in shown["games"]] == [lost]
        assert [total["played"] for total in shown["totals"]] == [1]

    run(work)


async def summary(base: str, person: Person, query: str = "") -> dict[str, Any]:
    """Return the summary of a person's history."""
    answer = await person.http(base, "GET", f"/api/history/summary{query}")
    assert answer.status_code == 200, answer.text
    shown: dict[str, Any] = answer.json()
    return shown


def test_a_summary_has_every_result_and_the_people(room: Serving) -> None:
    """More than a page of results in columns, and who was there, without anybody's id."""

    async def work() -> None:
        ida, ben, eve = [await visit(room.base, name) for name in ("Ida", "Ben", "Eve")]
        for winner, loser in ((ida, ben), (ben, ida), (ida, eve), (ida, ben)):
            await resigned(room.base, winner, loser)
        shown = await listed(room.base, ida, 4)
        whole = await summary(room.base, ida)
        assert (whole["totals"], whole["against"]) == (shown["totals"], None)
        assert whole["games"] == ["keep_your_cool"]
        results = whole["results"]
        assert (results["place"], results["last"]) == ([1, 2, 1, 1], [2, 2, 2, 2])
        assert (results["game"], results["theirs"]) == ([0] * 4, [])
        assert results["ended"] == sorted(results["ended"])
        assert [(one["name"], one["games"]) for one in whole["companions"]] == [
            ("Ben", 3),
            ("Eve", 1),
        ]
        against = await summary(room.base, ida, f"?opponent={whole['companions'][0]['opponent']}")
        assert (against["against"], against["results"]["theirs"]) == ("Ben", [2, 1, 2])
        later = results["ended"][0] + 99
        assert (await summary(room.base, ida, f"?since={later}"))["results"]["place"] == []
        ids = [person.cookie.split("=")[1].split(".")[0] for person in (ida, ben, eve)]
        assert not any(id_ in str((whole, against)) for id_ in ids)
        seat = next(seat for seat in shown["games"][0]["seats"] if not seat["you"])
        path = f"/api/history/summary?opponent={seat['opponent']}"
        stranger = await eve.http(room.base, "GET", path)
        assert code_of(stranger) == "no_such_opponent"

    run(work)
