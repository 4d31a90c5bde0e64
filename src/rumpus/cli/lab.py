"""`rumpus lab`: what house rules do to a game, measured by bots."""

from rumpus.cli import lab_records, lab_report, lab_sweep, lab_tune
from rumpus.cli.common import Commands


def add_to(commands: Commands) -> None:
    """Add the commands."""
    lab = commands.add_parser("lab", help="measure what house rules do")
    parts = lab.add_subparsers(metavar="PART", required=True)
    for part in (lab_sweep, lab_report, lab_tune, lab_records):
        part.add_to(parts)
