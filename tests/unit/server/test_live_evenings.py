"""What an evening costs: many people look at the same standings, and a few download everything."""

import asyncio
from pathlib import Path

from members import code_of, visit
from rumpus.evening.events import Joined, Opened, Plan
from rumpus.server.clubs.live import Live
from rumpus.store.people.club_rows import Belonging, Club
from rumpus.store.people.clubs import ClubRows
from rumpus.store.people.evenings import EveningRows
from rumpus.store.people.worker import Worker
from serving import Serving, run


def test_standings_are_computed_once_after_each_change(tmp_path: Path) -> None:
    """All who look at the same step of an evening get the same list."""
    worker = Worker(tmp_path / "rumpus.db")
    rows = EveningRows(worker)

    async def work() -> None:
        club = Club("oak-bell-42", "Thursday", 0, None, (Belonging("ann", "owner", 0),))
        await ClubRows(worker).found(club, 1)
        opened = Opened(Plan("keesdrow", "swiss"), 0)
        row = await rows.open(club.name, 0, None, (opened, Joined("ann", "Ann")))
        assert row is not None
        live = Live(row)
        before = live.standings
        assert [row.person for row in before] == ["ann"]
        assert live.standings is before
        await live.append(rows, (Joined("ben", "Ben"),))
        assert len(live.standings) == 2

    asyncio.run(work())
    worker.close()


def test_an_address_downloads_everything_only_so_often(tmp_path: Path) -> None:
    """A file may be megabytes, so the next one comes after a while."""

    async def work() -> None:
        ann = await visit(serving.base, "Ann")
        answers = [await ann.http(serving.base, "GET", "/api/account/export") for _ in range(3)]
        assert [answer.status_code for answer in answers] == [200, 200, 429]
        assert code_of(answers[2]) == "too_many"

    with Serving(tmp_path / "data", limit={"EXPORTS": "l.Rate(0.001, 2)"}) as serving:
        run(work)
