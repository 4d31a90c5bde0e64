"""Names and titles with words that the operator forbids."""

from pathlib import Path
from typing import Any

import pytest

from clubbing import club_of, done, found, opened, seen
from members import code_of, me, post, visit
from serving import Serving, run

WORDS = "# No brands in our school.\nmegacola\n"


def room(tmp_path: Path) -> Serving:
    """Return a room that forbids a word."""
    data = tmp_path / "data"
    data.mkdir()
    (data / "forbidden-words.txt").write_text(WORDS)
    return Serving(data)


@pytest.mark.parametrize("bad", ["Megacola", "Ann M\u00c9GACOLA", "mega\u200bcola fan"])
def test_no_name_or_title_has_a_forbidden_word(tmp_path: Path, bad: str) -> None:
    """Everything that people may call themselves or others by is refused, and stays as it was."""

    async def work() -> None:
        base = serving.base
        ann = await visit(base, "Ann")
        club = await found(base, ann)
        wrong: list[tuple[str, dict[str, Any]]] = [
            ("/api/me", {"name": bad}),
            ("/api/tables", {"game": "keesdrow", "title": bad}),
            ("/api/clubs", {"title": bad}),
            (f"/api/clubs/{club['name']}/rename", {"title": bad}),
        ]
        for where, body in wrong:
            refused = await post(base, ann, where, **body)
            assert (refused.status_code, code_of(refused)) == (400, "unwelcome_name"), where
        assert (await me(base, ann))["name"] == "Ann"
        assert (await club_of(base, ann, club["name"]))["title"] == club["title"]

    with room(tmp_path) as serving:
        run(work)


def test_a_leader_types_no_forbidden_word(tmp_path: Path) -> None:
    """Neither for people without a device, nor does somebody come in by a code under one."""

    async def work() -> None:
        base = serving.base
        path, (ann,) = await opened(base, "Ann", coded=True)
        refused = await post(base, ann, f"{path}/enter", names=["Ida", "Megacola"])
        assert refused.json() == {"code": "unwelcome_name", "params": {"field": "names"}}
        evening = await seen(base, ann, path)
        assert [each["name"] for each in evening["people"]] == ["Ann"]
        pupil = await visit(base)
        coming = {"code": evening["code"], "name": "Megacola"}
        assert code_of(await post(base, pupil, "/api/evenings/join", **coming)) == "unwelcome_name"
        await done(base, pupil, "/api/evenings/join", **coming | {"name": "Megan"})

    with room(tmp_path) as serving:
        run(work)
