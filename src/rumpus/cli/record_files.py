"""Files of games, as commands read them: records, and playthroughs of them."""

from pathlib import Path
from typing import NamedTuple

from rumpus.cli.common import lexicons_of, maker_of, registered
from rumpus.cli.failure import CommandError
from rumpus.core.options import validated
from rumpus.core.values import Refusal
from rumpus.games.module import GameModule
from rumpus.table import playthrough, playthrough_reading, record
from rumpus.table.playthrough import Playthrough
from rumpus.table.record import RecordError
from rumpus.table.table_state import MakeGame
from rumpus.words.lexicon import bundled


class RecordRead(NamedTuple):
    """A game that was read, and how its game is made, with the word list that it names."""

    registered: GameModule
    make_game: MakeGame
    told: Playthrough


def bytes_of(file: Path) -> bytes:
    """Return what a file holds; raises `CommandError`."""
    try:
        return file.read_bytes()
    except OSError as error:
        raise CommandError(f"can't read {file}: {error.strerror}") from error


def read(raw: bytes, data: Path) -> RecordRead:
    """Read a record or a playthrough. Raises `RecordError`, and `CommandError` for its game."""
    is_record = raw.startswith(b"{")
    lines, text = (_lines(raw), "") if is_record else ([], _text(raw))
    header = record.read_header(lines) if is_record else playthrough_reading.read_header(text)
    game = registered(header.game)
    # The format of a record doesn't depend on the word list, so any list will do.
    reading = game.make(bundled())
    if is_record:
        told = playthrough.of_record(record.read(reading, lines))
    else:
        told = playthrough_reading.read(reading, text)
    if isinstance(validated(game.facts.options, header.options), Refusal):
        raise RecordError("its options don't belong to this game")
    make_game = maker_of(game, lexicons_of(data), header.data.get("lexicon"))
    return RecordRead(game, make_game, told)


def _lines(raw: bytes) -> list[bytes]:
    if not raw.endswith(b"\n"):
        raise RecordError("the last line is incomplete: the record was cut short")
    return raw[:-1].split(b"\n")


def _text(raw: bytes) -> str:
    try:
        return raw.decode()
    except UnicodeDecodeError:
        raise RecordError("neither a record nor a playthrough") from None
