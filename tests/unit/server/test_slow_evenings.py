"""Slow games of an evening: whether holidays delay them is a choice of the evening."""

from pathlib import Path

import pytest

from clubbing import done, opened, seen
from members import post
from serving import Serving, run

DAY = 86_400_000
SLOW = {"game": "keyword", "format": "round_robin", "options": {"timer": 86_400}}


@pytest.mark.parametrize(("plan", "delayed"), [({}, False), ({"holidays": True}, True)])
def test_an_evening_says_whether_holidays_count(
    tmp_path: Path, plan: dict[str, bool], *, delayed: bool
) -> None:
    """Unless the evening allows it, Ben's holiday delays nothing; both see the same deadline."""

    async def work() -> None:
        base = serving.base
        path, (ann, ben) = await opened(base, "Ann", "Ben", **SLOW, **plan)
        await done(base, ann, f"{path}/round")
        until = 1000 * (await seen(base, ann, path))["at"] + 3 * DAY
        answer = await post(base, ben, "/api/holiday", until=until)
        assert answer.status_code == 200, answer.text
        for person in (ann, ben):
            (line,) = (await person.http(base, "GET", "/api/me")).json()["slow"]
            assert (line["back_at"] is not None) == delayed
            assert (line["left_ms"] > 2 * DAY) == delayed

    with Serving(tmp_path / "data") as serving:
        run(work)
