"""A room that is cut off while it seats a round: each board has one table afterwards."""

from contextlib import suppress
from pathlib import Path
from typing import Final

import httpx
import pytest

from clubbing import decided, opened, seen
from members import me, post
from serving import Person, Serving, run

MADE: Final = """
import os
from rumpus.store.people.evenings import EveningRows

append = EveningRows.append

def cut(self, evening, seq, events):
    if type(events[0]).__name__ == "TableMade":
        os._exit(1)
    return append(self, evening, seq, events)

EveningRows.append = cut
"""
"""Code that stops the room when a table's game has begun, before the evening knows the table."""
CREATED: Final = """
import os
from rumpus.server.clubs import boards

class Start:
    def __init__(self):
        os._exit(1)

boards.Start = Start
"""
"""Code that stops the room when a table is created, before its game begins."""
SLOWLY: Final = {"game": "keyword", "format": "round_robin", "options": {"timer": 86_400}}


@pytest.mark.parametrize("cut", [MADE, CREATED])
def test_a_round_that_was_cut_off_has_no_table_twice(tmp_path: Path, cut: str) -> None:
    """The table that was made just before is the one at which its people play."""
    people: list[Person] = []
    path = ""

    async def before() -> None:
        nonlocal path
        path, guests = await opened(room.base, "Ann", "Ben", **SLOWLY)
        people.extend(guests)
        with suppress(httpx.HTTPError):
            await post(room.base, guests[0], f"{path}/round")

    async def after() -> None:
        evening = await seen(room.base, people[0], path)
        while not (table := evening["rounds"][0]["boards"][0]["table"]):
            query = f"?since={evening['id']}.{evening['step']}"
            evening = await seen(room.base, people[0], path, query)
        for person in people:
            shown = await me(room.base, person)
            assert [game["table"] for game in shown["slow"]] == [table]
        await post(room.base, people[0], f"/api/tables/{table}/leave")
        await decided(room.base, people[0], path, 1)

    with Serving(tmp_path / "data", before=cut) as room:
        run(before)
    with Serving(tmp_path / "data") as room:
        run(after)
        room.check_log()
