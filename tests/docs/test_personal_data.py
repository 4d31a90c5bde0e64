"""Tests of the programs and the SQL on the page about personal data, against a real room."""

import re
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path
from typing import Final

from members import PASSWORD, account, code_of, me, member, post, visit
from rumpus.store.folder import DATABASE
from serving import Person, Serving, run

PAGE: Final = Path(__file__).resolve().parents[2] / "docs" / "howto" / "personal-data.md"
BLOCK: Final = re.compile(r"^```(python|sql)\n(.*?)^```", re.MULTILINE | re.DOTALL)
BLOCKS: Final = BLOCK.findall(PAGE.read_text(encoding="utf-8"))
LET_IN, FORGET = (text for kind, text in BLOCKS if kind == "python")


def ran(program: str, *arguments: str) -> "subprocess.CompletedProcess[str]":
    """Run a program of the page as an operator would."""
    command = [sys.executable, "-W", "error", "-c", program, *arguments]
    return subprocess.run(command, capture_output=True, text=True, check=False)


def rows(data: Path, query: str) -> list[str]:
    """Return the first column of what a query finds in a room's database."""
    with closing(sqlite3.connect(data / DATABASE)) as database:
        return [row[0] for row in database.execute(query)]


def test_an_operator_lets_a_member_in_and_deletes_people(tmp_path: Path) -> None:
    """The code of the first program works in a running room; the second waits for its end."""
    data = tmp_path / "data"
    ida, gus = Person(), Person()

    async def let_in(base: str) -> None:
        (id_,) = rows(data, "SELECT id FROM members WHERE login = 'ida'")
        printed = ran(LET_IN, str(data), id_)
        assert (printed.returncode, printed.stderr) == (0, "")
        phone = await visit(base)
        await post(base, phone, "/api/sign-in/code", code=printed.stdout.strip())
        assert (await account(base, phone))["login"] == "ida"

    async def work(base: str) -> None:
        nonlocal ida, gus
        ida, gus = await member(base, "Ida", "ida"), await visit(base, "Gus")
        await gus.http(base, "POST", "/api/daily", json={})
        await let_in(base)

    async def gone(base: str) -> None:
        for person in (ida, gus):
            assert (await me(base, person))["name"] not in {"Ida", "Gus"}
        wrong = await post(base, ida, "/api/sign-in", login="ida", password=PASSWORD)
        assert code_of(wrong) == "wrong_sign_in"

    with Serving(data) as serving:
        run(lambda: work(serving.base))
        ids = rows(data, "SELECT id FROM guests WHERE name IN ('Ida', 'Gus')")
        beside = ran(FORGET, str(data), *ids)
        assert (beside.returncode, len(ids)) == (1, 2)
        assert "another room runs" in beside.stderr
        assert serving.stop() == 0
    forgotten = ran(FORGET, str(data), *ids, *ids)
    assert (forgotten.stdout, forgotten.stderr) == ("forgotten: 4\n", "")
    assert sorted(rows(data, "SELECT id FROM former")) == sorted(ids)
    assert rows(data, "SELECT name FROM dailies") == ["Former member"]
    with Serving(data) as serving:
        run(lambda: gone(serving.base))


def test_the_sql_of_the_page_fits_the_database(tmp_path: Path) -> None:
    """Each statement names tables and columns that a room has."""
    with Serving(tmp_path / "data") as serving:
        assert serving.stop() == 0
    statements = [line for kind, text in BLOCKS if kind == "sql" for line in text.splitlines()]

    assert len(statements) > 8
    for statement in statements:
        rows(tmp_path / "data", statement)
