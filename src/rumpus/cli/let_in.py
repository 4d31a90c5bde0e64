"""`rumpus let-in`: a recovery code for a member who can't sign in, also while the room runs."""

import argparse
import asyncio
from pathlib import Path

from rumpus.cli.common import HYPHEN, Commands, add_data, database_of
from rumpus.cli.failure import FAILED, CommandError
from rumpus.store.log import StoreError


def add_to(commands: Commands) -> None:
    """Add the command."""
    parser = commands.add_parser(
        "let-in",
        help="make a recovery code for a member who can't sign in",
        description="The room may be running. A code that the member had before is void.",
        epilog=HYPHEN,
    )
    parser.add_argument("member", metavar="ID", help="the id of a member")
    add_data(parser)
    parser.set_defaults(run=run, extra="server")


def run(options: argparse.Namespace) -> int:
    """Make the code, and print it."""
    database = database_of(options.data)
    try:
        code = asyncio.run(_let_in(database, options.member))
    except StoreError as error:
        raise CommandError(f"can't make a recovery code: {error}", FAILED) from error
    if code is None:
        raise CommandError(
            f"no member has the id {options.member!r}; the table members of {database} has all ids",
            FAILED,
        )
    print(code)
    return 0


async def _let_in(database: Path, member: str) -> str | None:
    # SQLAlchemy takes a third of a second to import, which most commands don't need.
    from rumpus.server.people.passwords import digest, new_code  # noqa: PLC0415
    from rumpus.store.people.members import Members  # noqa: PLC0415

    members, code = Members(database), new_code()
    try:
        if await members.find(member) is None:
            return None
        await members.set_recovery(member, digest(code))
        return code
    finally:
        members.close()
