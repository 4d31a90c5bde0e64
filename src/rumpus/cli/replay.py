"""`rumpus replay`: prints a record as a readable playthrough, or verifies it."""

import argparse
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from rumpus.cli.common import Commands, add_data, counted
from rumpus.cli.failure import FAILED, CommandError
from rumpus.cli.record_files import RecordRead, bytes_of, read
from rumpus.core.game import GameFacts
from rumpus.table import playthrough, record
from rumpus.table.events import Header
from rumpus.table.record import Record, RecordError

SHOWN: Final = 12
"""Number of digits shown of a hash."""


def add_to(commands: Commands) -> None:
    """Add the command."""
    parser = commands.add_parser("replay", help="print or verify the record of a game")
    parser.add_argument(
        "file", type=Path, metavar="FILE", help="a record (JSON lines) or a playthrough (text)"
    )
    parser.add_argument(
        "--verify",
        action="store_true",
        help="deal and decide everything again; status 1 and the first difference, if any",
    )
    parser.add_argument(
        "--origin",
        type=Path,
        metavar="RECORD",
        help="with --verify, for a game tried from a replay: the record of the game it comes from",
    )
    add_data(parser)
    parser.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    """Print the playthrough, or verify."""
    file: Path = options.file
    raw = bytes_of(file)
    from_there = None if options.origin is None else bytes_of(options.origin)
    try:
        found = read(raw, options.data)
        if options.verify:
            origin = None if from_there is None else read(from_there, options.data)
            print(f"{file}: {_verified(found, origin)}")
        else:
            print(playthrough.text_of(found.told), end="")
    except (RecordError, CommandError) as error:
        raise CommandError(f"{file}: {error}", FAILED) from error
    return 0


def _verified(read: RecordRead, origin: RecordRead | None) -> str:
    """Return what was verified; raises `RecordError` with the first difference."""
    told = _decided(read)
    if origin is not None:
        difference = record.difference_from_origin(_record(read), _record(origin))
        if difference is not None:
            raise RecordError(f"not from the record of --origin: {difference}")
        return f"{told}; its beginning comes from the other record: {_decided(origin)}"
    named = read.told.header.origin
    if named is None:
        return told
    return (
        f"{told}; its beginning, to entry {named.seq} of the game {named.commitment[:SHOWN]}, "
        "is proved only by that game's record (--origin)"
    )


def _record(read: RecordRead) -> Record:
    return playthrough.to_record(read.told)


def _decided(read: RecordRead) -> str:
    header, count = read.told.header, len(read.told.steps)
    difference = record.verify(_record(read), read.registered.facts, read.make_game)
    if difference is not None:
        raise RecordError(difference)
    facts = read.make_game(header.options).facts
    entries = counted(count, "entry", "entries")
    if (header.rules_version, header.data) == (facts.rules_version, facts.data):
        done = "dealt and decided" if header.origin is None else "decided"
        return f"verified; {done} {entries} again"
    changed = ", ".join(_changed(header, facts))
    return f"folded {entries}, but did not decide them again: {changed}"


def _changed(header: Header, facts: GameFacts) -> Iterator[str]:
    """Yield each difference between the record's rules and data and those installed here."""
    if header.rules_version != facts.rules_version:
        yield f"it needs rules {header.rules_version}, this is {facts.rules_version}"
    for name, sha256 in header.data.items():
        now = facts.data.get(name)
        if now != sha256:
            here = "none" if now is None else now[:SHOWN]
            yield f"it needs {name} {sha256[:SHOWN]}, this is {here}"
