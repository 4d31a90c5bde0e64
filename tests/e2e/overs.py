"""Finished games of bots, as logs that a room can load and as records in files."""

from functools import cache
from pathlib import Path
from typing import NamedTuple

import msgspec
from playwright.sync_api import FilePayload

from e2e import kept
from rumpus.core.options import defaults
from rumpus.core.values import OptionValue
from rumpus.games.registry import games
from rumpus.lab.simulate import Sitting, play
from rumpus.store.log import Held, Row
from rumpus.table.events import Closed, Opened, Sitter
from rumpus.table.lobby import created
from rumpus.table.record import Record, written
from rumpus.table.table import AnyEntry, Table

TABLES = {
    "keesdrow": "maple-kettle-11",
    "keyword": "maple-kettle-12",
    "keep_your_cool": "maple-kettle-13",
    "icecool": "maple-kettle-14",
}
"""The table of each game."""


NOOR = "noor-who-plays"


class Over(NamedTuple):
    """A finished game: its record, and its table's log."""

    record: Record
    log: tuple[Held, list[Row]]


@cache
def over(name: str, **rules: OptionValue) -> Over:
    """Let two bots play a game to its end, by the usual house rules but for *rules*."""
    facts, table = games()[name].facts, TABLES[name]
    level = games()[name].bots.levels[0]
    options = {**defaults(facts.options), **rules}
    record = play(Sitting(name, (level, level), options), 3).record
    closed = next(e for e in record.entries[-1].table if isinstance(e, Closed))
    held = Held(table, name, bytes.fromhex(closed.seed))
    made = created(facts, table, facts.title, public=True, options=options)
    first = Table(facts, lambda _: games()[name], held.seed).opening(made, "")  # type: ignore[arg-type,return-value]
    begun, *following = record.entries
    # The log of a simulation begins with its lobby, which a record leaves out.
    entries = [
        msgspec.structs.replace(entry, seq=seq)
        for seq, entry in enumerate((first, _with_noor(begun), *following))
    ]
    rows = [Row(table, one.seq, one.at, msgspec.json.encode(one)) for one in entries]
    return Over(record, (held, rows))


def keep_all(data: Path) -> bytes:
    """Write a finished game of each kind into the data of a room; return the room's key."""
    first, *_ = [kept.keep(data, over(name).log) for name in TABLES]
    return first


def _with_noor(begun: AnyEntry) -> AnyEntry:
    """Give the first seat to a person, since no table is without people."""
    (opened,) = begun.table
    assert isinstance(opened, Opened)
    names = ("Noor", *opened.header.names[1:])
    header = msgspec.structs.replace(opened.header, names=names)
    sitters = (Sitter(NOOR, "Noor"), *opened.sitters[1:])
    return msgspec.structs.replace(begun, table=(Opened(header, sitters),))


def file_of(name: str, folder: Path) -> Path:
    """Write the record of a game into a file."""
    file = folder / f"{name}.jsonl"
    file.write_bytes(b"".join(line + b"\n" for line in written(over(name).record)))
    return file


def changed(file: Path) -> FilePayload:
    """Return an upload of a record in which somebody has changed a number."""
    body = file.read_bytes().replace(b'"at":', b'"at":1', 1)
    return {"name": "changed.jsonl", "mimeType": "application/x-ndjson", "buffer": body}
