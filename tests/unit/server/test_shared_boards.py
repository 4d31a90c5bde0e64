"""Equal boards: all tables of a round get the same deal, which nobody else sees meanwhile."""

from contextlib import suppress
from pathlib import Path
from typing import Any

from websockets.exceptions import ConnectionClosed

from clubbing import WORDS, done, mine, opened, seen
from members import code_of, visit
from rumpus.server.ws.session import NOT_YET
from serving import Person, Serving, run


def test_all_tables_of_a_round_have_the_same_board(tmp_path: Path) -> None:
    """Only its players see a table until the round is over; then everybody sees equal boards."""

    async def work() -> None:
        base = serving.base
        path, people = await opened(base, "Ann", "Ben", "Cat", "Dan", **WORDS, same_boards=True)
        await done(base, people[0], f"{path}/round")
        tables = [mine(await seen(base, person, path)) for person in people]
        letters: dict[str | None, Any] = {}
        for person, table in zip(people, tables, strict=True):
            assert table is not None
            await person.join(base, table)
            view = await person.until(lambda message: message["t"] == "view")
            letters[table] = view["view"]["letters"]
            await person.leave()
        assert len(letters) == 2
        assert len({str(each) for each in letters.values()}) == 1
        other = next(table for table in letters if table != tables[0])
        shown = await seen(base, people[0], path)
        assert [board["table"] for board in shown["rounds"][0]["boards"]].count(None) == 1
        people[0].got, people[0].known = [], {}
        with suppress(ConnectionClosed):
            await people[0].join(base, str(other))
        assert await people[0].closed() == NOT_YET
        assert [message["code"] for message in people[0].got] == ["round_first"]
        for at in (0, 1):
            result = {"round": 0, "table": at, "places": [[0], [1]]}
            shown = await done(base, people[0], f"{path}/result", **result)
        assert {board["table"] for board in shown["rounds"][0]["boards"]} == set(letters)
        people[0].got, people[0].known = [], {}
        await people[0].join(base, str(other))
        await people[0].until(lambda message: message["t"] == "view")
        await people[0].leave()

    with Serving(tmp_path / "data") as serving:
        run(work)


def test_a_restart_keeps_the_boards_of_a_round_secret(tmp_path: Path) -> None:
    """Strangers and people at other tables don't see a board whose round is still played."""
    tables: list[str] = []
    people: list[Person] = []

    async def before() -> None:
        path, guests = await opened(
            serving.base, "Ann", "Ben", "Cat", "Dan", **WORDS, same_boards=True
        )
        people.extend(guests)
        await done(serving.base, people[0], f"{path}/round")
        tables.extend([str(mine(await seen(serving.base, each, path))) for each in people])

    async def after() -> None:
        other = next(table for table in tables if table != tables[0])
        for person in (people[0], await visit(serving.base)):
            answer = await person.http(serving.base, "GET", f"/api/tables/{other}/record")
            assert (answer.status_code, code_of(answer)) == (403, "round_first")

    with Serving(tmp_path / "data") as serving:
        run(before)
        serving.kill()
    with Serving(tmp_path / "data") as serving:
        run(after)
