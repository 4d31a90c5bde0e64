"""Floods from one address, with a new cookie each time, of what the room stores about people."""

from collections.abc import Iterator
from typing import Any

import pytest

from clubbing import found
from members import code_of, post, visit
from serving import Person, Serving, run

RATES = ["CLUB_ASKS_OF_ADDRESS", "HOLIDAYS_OF_ADDRESS", "IGNORES_OF_ADDRESS", "REPORTS_OF_ADDRESS"]


@pytest.fixture(scope="module")
def room(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    """One room in which an address may do each of these twice."""
    limit = dict.fromkeys(RATES, "l.Rate(0.001, 2)")
    with Serving(tmp_path_factory.mktemp("room") / "data", limit=limit) as serving:
        yield serving
        serving.check_log()


@pytest.mark.parametrize("what", ["ask", "holiday", "ignore", "report"])
def test_an_address_fills_nothing_that_others_need(room: Serving, what: str) -> None:
    """Its third request is refused under any cookie, so places are left for other addresses."""

    async def work() -> None:
        base = room.base
        ann = await visit(base, "Ann")
        made = await post(base, ann, "/api/tables", game="keesdrow")
        table = f"/api/tables/{made.json()['table']}"
        club = await found(base, ann)
        requests: dict[str, tuple[str, dict[str, Any]]] = {
            "ask": (f"/api/clubs/{club['name']}/ask", {}),
            "holiday": ("/api/holiday", {"until": 1}),
            "ignore": (f"{table}/ignore", {"seat": 0, "how": "mute"}),
            "report": (f"{table}/report", {"seat": 0, "reason": "rude"}),
        }
        path, body = requests[what]
        answers = [await post(base, Person(), path, **body) for _ in range(3)]
        refused = [answer.status_code == 429 for answer in answers]
        assert refused == [False, False, True]
        assert code_of(answers[2]).startswith("too_many")

    run(work)
