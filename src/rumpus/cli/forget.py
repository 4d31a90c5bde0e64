"""
`rumpus forget`: delete all that a room stores about people, as the buttons on their pages do.

A running room holds names, devices and clubs in memory, so the command refuses to work beside one.
"""

import argparse
import asyncio
import re
import sqlite3
import sys
from contextlib import closing
from pathlib import Path
from typing import Final

from rumpus.cli.common import HYPHEN, Commands, add_data, counted, database_of
from rumpus.cli.failure import FAILED, CommandError
from rumpus.store.folder import DataFolder
from rumpus.store.log import StoreError
from rumpus.store.sqlite import read_only

_ID: Final = re.compile(r"[A-Za-z0-9_-]{16}")


def add_to(commands: Commands) -> None:
    """Add the command."""
    parser = commands.add_parser(
        "forget",
        help="delete everything that a room stores about people",
        description="The room must not be running, unless you only list who was deleted.",
        epilog=HYPHEN,
    )
    parser.add_argument("people", nargs="*", metavar="ID", help="the id of a guest or a member")
    parser.add_argument(
        "--from",
        dest="file",
        metavar="FILE",
        help="forget the ids of a file, too: one a line; - for standard input",
    )
    parser.add_argument(
        "--list", action="store_true", help="print the ids of all people who were deleted"
    )
    add_data(parser)
    parser.set_defaults(run=run, extra="server")


def run(options: argparse.Namespace) -> int:
    """Forget people, or list those who were."""
    database = database_of(options.data)
    if options.list:
        if options.people or options.file:
            raise CommandError("--list takes no ids: it only lists who was deleted")
        print(*_former(database), sep="\n")
        return 0
    people = list(dict.fromkeys([*options.people, *_ids_in(options.file)]))
    wrong = next((one for one in people if _ID.fullmatch(one) is None), None)
    if wrong is not None:
        raise CommandError(f"{wrong!r} isn't an id: an id has 16 letters, digits, - and _")
    if not people:
        raise CommandError("name the ids of the people to forget, or a file with --from")
    try:
        folder = DataFolder(options.data)
        try:
            asyncio.run(_forget(folder.database, people))
        finally:
            folder.release()
    except StoreError as error:
        raise CommandError(f"can't forget anybody: {error}", FAILED) from error
    print(f"forgot {counted(len(people), 'person', 'people')}")
    return 0


def _ids_in(file: str | None) -> list[str]:
    if file is None:
        return []
    try:
        text = sys.stdin.read() if file == "-" else Path(file).read_text("utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise CommandError(f"can't read {file}: {error}", FAILED) from error
    return text.split()


def _former(database: Path) -> list[str]:
    try:
        with closing(read_only(database)) as connection:
            return [id_ for (id_,) in connection.execute("SELECT id FROM former ORDER BY id")]
    except sqlite3.Error as error:
        raise CommandError(f"can't list who was deleted: {error}", FAILED) from error


async def _forget(database: Path, people: list[str]) -> None:
    # SQLAlchemy takes a third of a second to import, which most commands don't need.
    from rumpus.server.names import FORMER_MEMBER  # noqa: PLC0415
    from rumpus.store.people.members import Members  # noqa: PLC0415
    from rumpus.store.sqlite import SqliteStore  # noqa: PLC0415
    from rumpus.table.guests import players_of  # noqa: PLC0415

    store, members = SqliteStore(database), Members(database)
    try:
        for guest in people:
            for player in players_of(guest):
                await store.forget(player, FORMER_MEMBER)
            await members.delete(guest, FORMER_MEMBER)
    finally:
        members.close()
        await store.close()
