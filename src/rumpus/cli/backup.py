"""`rumpus backup`: a copy of a room's data, also while the room runs."""

import argparse
from pathlib import Path

from rumpus.cli.common import Commands, add_data
from rumpus.cli.failure import FAILED, CommandError
from rumpus.store import folder
from rumpus.store.log import StoreError


def add_to(commands: Commands) -> None:
    """Add the command."""
    parser = commands.add_parser(
        "backup",
        help="copy a room's data to a new folder",
        description="The copy holds the secret key and every seed: guard it like the room itself.",
    )
    parser.add_argument("target", type=Path, metavar="TARGET", help="a new folder")
    add_data(parser)
    parser.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    """Make the copy."""
    try:
        folder.backup(options.data, options.target)
    except (StoreError, OSError) as error:
        raise CommandError(f"backup failed: {error}", FAILED) from error
    print(f"copied {options.data} to {options.target}")
    return 0
