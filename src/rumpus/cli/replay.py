"""`rumpus replay`: a record as a readable playthrough, or verified."""

import argparse
from pathlib import Path
from typing import NamedTuple

from rumpus.cli.common import Commands, add_data, lexicons_of, maker_of, registered
from rumpus.cli.failure import FAILED, CommandError
from rumpus.core.game import AnyGame
from rumpus.games.registry import Registered
from rumpus.table import playthrough, playthrough_reading, record
from rumpus.table.playthrough import Playthrough
from rumpus.table.record import RecordError
from rumpus.table.table import MakeGame


class _Read(NamedTuple):
    registered: Registered
    make_game: MakeGame
    game: AnyGame
    told: Playthrough


def add_to(commands: Commands) -> None:
    """Add the command."""
    parser = commands.add_parser("replay", help="print or verify the record of a game")
    parser.add_argument(
        "file", type=Path, metavar="FILE", help="a record (JSON lines) or a playthrough (text)"
    )
    parser.add_argument(
        "--verify",
        action="store_true",
        help="deal and decide everything again; status 1 and the first difference if there is one",
    )
    add_data(parser)
    parser.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    """Print the playthrough, or verify."""
    try:
        raw = options.file.read_bytes()
    except OSError as error:
        raise CommandError(f"{options.file} can't be read: {error.strerror}") from error
    try:
        read = _read(raw, options.data)
    except RecordError as error:
        raise CommandError(f"{options.file}: {error}", FAILED) from error
    if options.verify:
        return _verify(options.file, read)
    print(playthrough.text_of(read.told), end="")
    return 0


def _read(raw: bytes, data: Path) -> _Read:
    is_record = raw.startswith(b"{")
    if is_record:
        if not raw.endswith(b"\n"):
            raise RecordError("the last line has no end: the record was cut short")
        lines = raw[:-1].split(b"\n")
        header = record.read_header(lines)
    else:
        lines, text = [], _text(raw)
        header = playthrough_reading.read_header(text)
    game = registered(header.game)
    make_game = maker_of(game, lexicons_of(data))
    made = make_game(header.options)
    if is_record:
        told = playthrough.of_record(record.read(made, lines))
    else:
        told = playthrough_reading.read(made, _text(raw))
    return _Read(game, make_game, made, told)


def _text(raw: bytes) -> str:
    try:
        return raw.decode()
    except UnicodeDecodeError:
        raise RecordError("neither a record nor a playthrough") from None


def _verify(file: Path, read: _Read) -> int:
    difference = record.verify(
        playthrough.to_record(read.told), read.registered.facts, read.make_game
    )
    if difference is not None:
        raise CommandError(f"{file}: {difference}", FAILED)
    header, facts = read.told.header, read.game.facts
    count = len(read.told.steps)
    if (header.rules_version, header.data) == (facts.rules_version, facts.data):
        print(f"{file}: verified; {count} entries were dealt and decided again")
    else:
        print(
            f"{file}: folded; {count} entries hold together, but rules or data have changed since"
        )
    return 0
