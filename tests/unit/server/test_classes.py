"""A class behind one address: no limit of the address makes an evening wait."""

import asyncio
from pathlib import Path

from clubbing import COOL, done, found, opened, seen
from members import code_of, post, visit
from serving import Person, Serving, run

PEOPLE = 64


async def over(base: str, leader: Person, path: str, round_: int) -> None:
    """Enter a result for each table of a round."""
    for at, _ in enumerate((await seen(base, leader, path))["rounds"][round_]["boards"]):
        result = {"round": round_, "table": at, "places": [[0], [1]]}
        await done(base, leader, f"{path}/result", **result)


def test_sixty_four_people_of_one_address_come_and_play(tmp_path: Path) -> None:
    """They come at the same time and play five rounds, and nothing is refused as too many."""

    async def work() -> None:
        base = serving.base
        leader = await visit(base, "Pupil 0")
        club = await found(base, leader)
        path = f"/api/clubs/{club['name']}/evening"
        await done(base, leader, path, **COOL, coded=True)
        code = (await seen(base, leader, path))["code"]

        async def comes(number: int) -> None:
            body = {"code": code, "name": f"Pupil {number}"}
            await done(base, await visit(base), "/api/evenings/join", **body)

        await done(base, leader, f"{path}/join")
        await asyncio.gather(*(comes(number) for number in range(1, PEOPLE)))
        for number in range(5):
            evening = await done(base, leader, f"{path}/round")
            boards = evening["rounds"][-1]["boards"]
            assert (len(boards), all(board["table"] for board in boards)) == (PEOPLE // 2, True)
            await over(base, leader, path, number)

    with Serving(tmp_path / "data") as serving:
        run(work)


def test_an_address_begins_only_so_many_tables(tmp_path: Path) -> None:
    """Strangers who begin round after round wait as soon as their tables are too many."""

    async def work() -> None:
        base = serving.base
        path, (ann, *_) = await opened(base, "Ann", "Ben", "Cat", "Dan")
        await done(base, ann, f"{path}/round")
        await over(base, ann, path, 0)
        refused = await post(base, ann, f"{path}/round")
        assert (refused.status_code, code_of(refused)) == (429, "too_many")
        await done(base, ann, f"{path}/enter", names=["Eve", "Finn"])

    limit = {"EVENING_TABLES_OF_ADDRESS": "l.Rate(0.0001, 3)"}
    with Serving(tmp_path / "data", limit=limit) as serving:
        run(work)
