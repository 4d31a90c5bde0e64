"""Tests of the commands and the SQL on the page about personal data, against a real room."""

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
TEXT: Final = PAGE.read_text(encoding="utf-8")
SQL: Final = re.findall(r"^```sql\n(.*?)^```", TEXT, re.MULTILINE | re.DOTALL)
COMMANDS: Final = re.findall(r"^/opt/rumpus/current/bin/rumpus (.*)$", TEXT, re.MULTILINE)


def ran(command: str, data: Path) -> "subprocess.CompletedProcess[str]":
    """Run a command of the page as an operator would."""
    code = "import sys; from rumpus.cli.main import main; sys.exit(main())"
    words = command.replace("/var/lib/rumpus", str(data)).split()
    return subprocess.run(
        [sys.executable, "-W", "error", "-c", code, *words],
        capture_output=True,
        text=True,
        check=False,
    )


def rows(data: Path, query: str) -> list[str]:
    """Return the first column of what a query finds in a room's database."""
    with closing(sqlite3.connect(data / DATABASE)) as database:
        return [row[0] for row in database.execute(query)]


def test_the_page_shows_the_commands() -> None:
    """Each command is the one that the tests here run."""
    assert COMMANDS == [
        "let-in ID --data /var/lib/rumpus",
        "forget ID ID --data /var/lib/rumpus",
        "forget --list --data /var/lib/rumpus > deleted.txt",
        "forget --from deleted.txt --data /var/lib/rumpus",
    ]


def test_an_operator_lets_a_member_in_and_deletes_people(tmp_path: Path) -> None:
    """The code lets a member into a running room; the second command waits for the room's end."""
    data = tmp_path / "data"
    ida, gus = Person(), Person()
    let_in, forget, *_ = COMMANDS

    async def lets_in(base: str) -> None:
        (id_,) = rows(data, "SELECT id FROM members WHERE login = 'ida'")
        printed = ran(let_in.replace("ID", id_), data)
        assert (printed.returncode, printed.stderr) == (0, "")
        phone = await visit(base)
        await post(base, phone, "/api/sign-in/code", code=printed.stdout.strip())
        assert (await account(base, phone))["login"] == "ida"

    async def work(base: str) -> None:
        nonlocal ida, gus
        ida, gus = await member(base, "Ida", "ida"), await visit(base, "Gus")
        await gus.http(base, "POST", "/api/daily", json={})
        club = (await post(base, ida, "/api/clubs", title="Thursday")).json()
        assert club["title"] == "Thursday"
        await lets_in(base)

    async def gone(base: str) -> None:
        for person in (ida, gus):
            assert (await me(base, person))["name"] not in {"Ida", "Gus"}
        wrong = await post(base, ida, "/api/sign-in", login="ida", password=PASSWORD)
        assert code_of(wrong) == "wrong_sign_in"

    with Serving(data) as serving:
        run(lambda: work(serving.base))
        ids = rows(data, "SELECT id FROM guests WHERE name IN ('Ida', 'Gus')")
        named = forget.replace("ID ID", " ".join(ids))
        beside = ran(named, data)
        assert (beside.returncode, len(ids)) == (1, 2)
        assert "another room runs" in beside.stderr
        unknown = ran(let_in.replace("ID", "A" * 16), data)
        assert (unknown.returncode, unknown.stdout) == (1, "")
        assert "no member has the id" in unknown.stderr
        assert serving.stop() == 0
    forgotten = ran(named, data)
    assert (forgotten.stdout, forgotten.stderr) == ("forgot 2 people\n", "")
    assert sorted(rows(data, "SELECT id FROM former")) == sorted(ids)
    assert rows(data, "SELECT name FROM dailies") == ["Former member"]
    assert rows(data, "SELECT name FROM clubs") == []
    with Serving(data) as serving:
        run(lambda: gone(serving.base))


def test_a_restored_backup_forgets_who_was_deleted_since(tmp_path: Path) -> None:
    """The list of the newer database, given to the older one, deletes the same people again."""
    data, copy, ids = tmp_path / "data", tmp_path / "copy", tmp_path / "deleted.txt"
    listing, again = (each.partition(" > ")[0] for each in COMMANDS[2:])

    gus = Person()

    async def comes(base: str) -> None:
        nonlocal gus
        gus = await visit(base, "Gus")

    async def leaves(base: str) -> None:
        await post(base, gus, "/api/me/delete")

    with Serving(data) as serving:
        run(lambda: comes(serving.base))
        assert ran(f"backup {copy} --data /var/lib/rumpus", data).returncode == 0
        run(lambda: leaves(serving.base))
        listed = ran(listing, data)
        assert serving.stop() == 0
    ids.write_text(listed.stdout, encoding="utf-8")
    assert rows(data, "SELECT name FROM guests") == []
    assert rows(copy, "SELECT name FROM guests") == ["Gus"]
    done = ran(again.replace("deleted.txt", str(ids)), copy)
    assert (done.returncode, done.stderr) == (0, "")
    assert rows(copy, "SELECT name FROM guests") == []
    assert rows(copy, "SELECT id FROM former") == listed.stdout.split()


def test_the_sql_of_the_page_fits_the_database(tmp_path: Path) -> None:
    """Each statement names tables and columns that a room has."""
    with Serving(tmp_path / "data") as serving:
        assert serving.stop() == 0
    statements = [line for text in SQL for line in text.splitlines()]

    assert len(statements) >= 7
    for statement in statements:
        rows(tmp_path / "data", statement)
