"""Records of games as files: read, write and verify them."""

from os import PathLike
from pathlib import Path

from rumpus.core.game import AnyGame
from rumpus.core.values import Options
from rumpus.games.module import lexicon_named
from rumpus.library.catalog import game
from rumpus.store.lexicons import Lexicons
from rumpus.table import record as records
from rumpus.table.record import Record
from rumpus.words.lexicon import bundled


def read_record(file: str | PathLike[str]) -> Record:
    """
    Read a record. Raises `rumpus.table.record.RecordError`, which names the line.

    >>> import tempfile
    >>> from rumpus import play
    >>> with tempfile.TemporaryDirectory() as folder:
    ...     write_record(play("keyword", seed=2).record, f"{folder}/game.jsonl")
    ...     verify(read_record(f"{folder}/game.jsonl")) is None
    True
    """
    lines = Path(file).read_bytes().splitlines()
    # The format of a record doesn't depend on the word list, so any list will do.
    return records.read(game(records.read_header(lines).game).make(bundled()), lines)


def write_record(record: Record, file: str | PathLike[str]) -> None:
    """Write a record."""
    Path(file).write_bytes(b"".join(line + b"\n" for line in records.written(record)))


def verify(record: Record, lexicons: Path | None = None) -> str | None:
    """
    Deal and judge a game again, and return the first difference, or None.

    *lexicons* is the folder of added word lists. Raises LookupError if the game's list isn't there.
    """
    module, lists = game(record.header.game), Lexicons(lexicons)

    def make_game(options: Options) -> AnyGame:
        return module.make(lists.get(lexicon_named(options), record.header.data.get("lexicon")))

    return records.verify(record, module.facts, make_game)
