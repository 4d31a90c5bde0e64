"""Leaving a table from another page: a lobby at once, a running game for good."""

from pathlib import Path
from typing import Any

from members import code_of, me, post, visit
from serving import Serving, run


def test_a_lobby_is_left_and_a_game_given_up(tmp_path: Path) -> None:
    """Only people with a seat can; a finished game is left alone, and a stranger is refused."""

    async def work() -> None:
        base = serving.base
        ann, eve = await visit(base, "Ann"), await visit(base, "Eve")
        game: dict[str, Any] = {"game": "keesdrow", "bots": ["fair"]}
        lobby = (await post(base, ann, "/api/tables", **game)).json()["table"]
        stranger = await post(base, eve, f"/api/tables/{lobby}/leave")
        assert code_of(stranger) == "not_seated"
        left = await post(base, ann, f"/api/tables/{lobby}/leave")
        assert (left.status_code, left.json()["tables"]) == (200, [])
        running = (await post(base, ann, "/api/tables", **game, start=True)).json()["table"]
        assert [table["phase"] for table in (await me(base, ann))["tables"]] == ["play"]
        for _ in range(2):
            gone = await post(base, ann, f"/api/tables/{running}/leave")
            assert (gone.status_code, gone.json()["tables"]) == (200, [])
        line = (await ann.http(base, "GET", f"/api/tables/{running}")).json()
        assert line["phase"] == "over"
        assert code_of(await post(base, ann, "/api/tables/oak-bell-11/leave")) == "no_such_table"

    with Serving(tmp_path / "data") as serving:
        run(work)
