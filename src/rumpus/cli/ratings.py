"""`rumpus ratings recompute`: all ratings again, from the stored games."""

import argparse

from rumpus.cli.common import Commands, add_data, database_of
from rumpus.cli.failure import FAILED, CommandError
from rumpus.store.folder import DataFolder
from rumpus.store.log import StoreError


def add_to(commands: Commands) -> None:
    """Add the command."""
    parser = commands.add_parser("ratings", help="compute the ratings of a room again")
    actions = parser.add_subparsers(metavar="ACTION", required=True)
    again = actions.add_parser(
        "recompute",
        help="compute all ratings from the stored games, and replace those that differ",
        description="The room must not be running.",
    )
    again.add_argument("--check", action="store_true", help="only compare; status 1 if any differ")
    add_data(again)
    again.set_defaults(run=run_recompute, extra="server")


def run_recompute(options: argparse.Namespace) -> int:
    """Compare the ratings with the stored games, or replace them."""
    # SQLAlchemy takes a third of a second to import, which no other command needs.
    from rumpus.store.people.engine import open_engine  # noqa: PLC0415
    from rumpus.store.people.recomputing import recompute  # noqa: PLC0415

    database_of(options.data)
    try:
        folder = DataFolder(options.data)
        try:
            engine = open_engine(folder.database)
            with engine.begin() as connection:
                found = recompute(connection, replace=not options.check)
            engine.dispose()
        finally:
            folder.release()
    except StoreError as error:
        raise CommandError(f"can't recompute the ratings: {error}", FAILED) from error
    what = "differ" if options.check else "replaced"
    games = "1 game" if found.games == 1 else f"{found.games} games"
    print(f"{found.ratings} ratings from {games}: {found.different} {what}")
    return FAILED if options.check and found.different else 0
