"""
Records: the log of one game as JSON lines, and its verification.

The first line holds the format and the header, and the last line the digest of all lines before
it; between them is a line for each entry. `docs/reference/record.md` says what a record proves.
"""

import hashlib
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any

import msgspec

from rumpus.core.chance import commitment
from rumpus.core.game import AnyGame, GameFacts
from rumpus.core.values import Act, Options, Refusal, Timer
from rumpus.table.actions import Admit, CallOff, CutShort, GiveUp
from rumpus.table.beginning import first_events
from rumpus.table.events import (
    Admitted,
    BotTook,
    CalledOff,
    ClockSet,
    Closed,
    Do,
    Downtime,
    Entry,
    GaveUp,
    HandedBack,
    Header,
    Opened,
    Paused,
    Queued,
    Resumed,
    RulesChanged,
    Sitter,
    TableEvent,
    Unqueued,
)
from rumpus.table.table import AnyEntry, Table

FORMAT = 1


class RecordError(ValueError):
    """A record that can't be read; the message names the line."""


class _First(msgspec.Struct, frozen=True):
    rumpus: int
    header: Header


class _Last(msgspec.Struct, frozen=True):
    sha256: str


class Record(msgspec.Struct, frozen=True):
    """A game as it was logged: its entries, beginning with the one that opened it."""

    header: Header
    entries: tuple[AnyEntry, ...]


def entry_type(game: AnyGame) -> Any:
    """Return the type of this game's entries, for a decoder."""
    generic: Any = Entry
    return generic[game.types.action, game.types.event]


class GamePart:
    """
    The entries of one game within its table's log, without private data.

    It starts with the entry that opens the game, and is *done* after the one that closes it. Leaves
    out the lobby, player ids and retry keys. *header* is None until the game opens.
    """

    def __init__(self) -> None:
        self.header: Header | None = None
        self.done = False

    def take(self, entries: Iterable[AnyEntry]) -> Iterator[AnyEntry]:
        """Take the next entries of the log, and yield those that belong to the game."""
        for entry in entries:
            opened = next((e for e in entry.table if isinstance(e, Opened)), None)
            self.header = self.header if opened is None else opened.header
            if self.header is not None and not self.done:
                self.done = any(isinstance(e, Closed) for e in entry.table)
                yield _without_players(entry)


def of_game(entries: Iterable[AnyEntry]) -> Record | None:
    """Extract the record of a game from its table's log; None until the game is over."""
    part = GamePart()
    kept = tuple(part.take(entries))
    return Record(part.header, kept) if part.header is not None and part.done else None


class Recorder:
    """Writer of a game's record from its table's log, piece by piece, until it is *done*."""

    def __init__(self) -> None:
        self._part = GamePart()
        self._lines = _Lines()

    @property
    def done(self) -> bool:
        """Return whether the record is complete."""
        return self._part.done

    def take(self, entries: Iterable[AnyEntry]) -> bytes:
        """Take the next entries of the log, and return the lines that they add."""
        return b"".join(line + b"\n" for line in self._of(entries))

    def _of(self, entries: Iterable[AnyEntry]) -> Iterator[bytes]:
        part = self._part
        begun, done = part.header is not None, part.done
        for entry in part.take(entries):
            if not begun:
                assert part.header is not None
                yield self._lines.line(_First(FORMAT, part.header))
                begun = True
            yield self._lines.line(entry)
        if part.done and not done:
            yield self._lines.last()


class _Lines:
    """The lines of a record, with the digest of those written so far."""

    def __init__(self) -> None:
        self._digest = hashlib.sha256()

    def line(self, value: object) -> bytes:
        line = msgspec.json.encode(value)
        self._digest.update(line + b"\n")
        return line

    def last(self) -> bytes:
        return msgspec.json.encode(_Last(self._digest.hexdigest()))


def written(record: Record) -> Iterator[bytes]:
    """Write a record, line by line; the last line holds the SHA-256 of all before it."""
    lines = _Lines()
    for value in (_First(FORMAT, record.header), *record.entries):
        yield lines.line(value)
    yield lines.last()


def read_header(lines: Sequence[bytes]) -> Header:
    """Read the first line of a record; it names the game whose types the other lines need."""
    first: _First = _decoded(_First, lines, 0)
    if first.rumpus != FORMAT:
        message = f"line 1: format {first.rumpus} is not known; this version reads {FORMAT}"
        raise RecordError(message)
    return first.header


def read(game: AnyGame, lines: Sequence[bytes]) -> Record:
    """Read a record of this game; raises `RecordError` naming the line, even for a wrong digest."""
    header = read_header(lines)
    digest = hashlib.sha256(b"".join(line + b"\n" for line in lines[:-1])).hexdigest()
    if _decoded(_Last, lines, len(lines) - 1).sha256 != digest:
        message = "the record was changed: its digest does not match"
        raise RecordError(message)
    kind = entry_type(game)
    return Record(header, tuple(_decoded(kind, lines, n) for n in range(1, len(lines) - 1)))


def verify(
    record: Record,
    facts: GameFacts,
    make_game: Callable[[Options], AnyGame],
    *,
    slow: bool = True,
) -> str | None:
    """
    Fold a record; if rules and data are the same, also deal and judge everything again.

    Acts whose judging is slow are believed unless *slow*. Returns the first difference as text, or
    None if the rules lead to the same record.
    """
    seed = _revealed(record)
    if isinstance(seed, str):
        return seed
    table = Table(facts, make_game, seed)
    table.seq = record.entries[0].seq - 1
    game = make_game(record.header.options)
    same_rules = judged_by(record.header, game.facts)
    for entry in record.entries:
        judge = same_rules and (slow or not _is_slow_act(table, entry))
        difference = _difference(table, entry, game, record.header, judge=judge)
        if difference is not None:
            return f"entry {entry.seq}: {difference}"
        table.apply(entry)
    return None


def difference_from_origin(record: Record, origin: Record) -> str | None:
    """Return why the beginning of a game doesn't come from another game's record, or None."""
    named, header = record.header.origin, origin.header
    if named is None:
        return "it begins with a deal"
    if named.commitment != header.commitment:
        return "it comes from another game"
    here = record.header
    if (here.game, here.options, here.seats) != (header.game, header.options, header.seats):
        return "its game, options or seats are others"
    taken = (event for one in origin.entries if one.seq <= named.seq for event in one.events)
    if tuple(taken) != record.entries[0].events[: named.events]:
        return "the games differ before that moment"
    return None


def judged_by(header: Header, facts: GameFacts) -> bool:
    """Return whether a game's rules and data are those of a record."""
    return (facts.rules_version, facts.data) == (header.rules_version, header.data)


def _is_slow_act(table: Table, entry: AnyEntry) -> bool:
    return isinstance(entry.cause, Act) and table.is_slow(entry.cause)


def _revealed(record: Record) -> bytes | str:
    """Return the seed of a record, or what is wrong with it."""
    ending = record.entries[-1].table if record.entries else ()
    closed = next((e for e in ending if isinstance(e, Closed)), None)
    if closed is None:
        return "the record has no end"
    try:
        seed = bytes.fromhex(closed.seed)
    except ValueError:
        seed = b""
    if commitment(seed) != record.header.commitment:
        return "the revealed seed is not the one that was promised"
    return seed


def _difference(
    table: Table, entry: AnyEntry, game: AnyGame, header: Header, *, judge: bool
) -> str | None:
    if entry.seq != table.seq + 1 or entry.at < table.at:
        return "out of order"
    if table.game is None:
        return _difference_in_deal(table, entry, game, header, judge=judge)
    if isinstance(entry.cause, Do):
        return _difference_beside(table, entry, entry.cause)
    if not judge:
        return None
    if isinstance(entry.cause, Timer) and entry.at < entry.cause.due:
        return "a timer came before its time"
    decided = table.decide(entry.cause, entry.at)
    if isinstance(decided, Refusal):
        return f"the rules refuse this ({decided.code})"
    return None if decided == entry else "the rules decide otherwise"


def _difference_beside(table: Table, entry: AnyEntry, cause: Do) -> str | None:
    # If the game was cut short, called off or given up, its end follows, and with it the seed.
    ends = isinstance(cause.action, CutShort | CallOff | GiveUp)
    allowed = (*_BESIDE, GaveUp, CalledOff, Closed) if ends else _BESIDE
    if not all(isinstance(e, allowed) for e in entry.table):
        return "the table can't do this while a game is played"
    if entry.events != table.interrupted(cause, entry.at, entry.table):
        return "the rules decide otherwise"
    return None


def _difference_in_deal(
    table: Table, entry: AnyEntry, game: AnyGame, header: Header, *, judge: bool
) -> str | None:
    opened = [e for e in entry.table if isinstance(e, Opened)]
    if len(opened) != 1 or len(entry.table) != 1 or opened[0].header != header:
        return "the game does not open as its header says"
    if not judge:
        return None
    taken = () if header.origin is None else entry.events[: header.origin.events]
    if first_events(game, header, taken, entry.at, table.chance) == entry.events:
        return None
    if header.origin is not None:
        return "what is still to come is not what the seed gives"
    return "the deal is not the one that the seed gives"


def _without_players(entry: AnyEntry) -> AnyEntry:
    cause = entry.cause
    if isinstance(cause, Do):
        cause = Do("", Admit("") if isinstance(cause.action, Admit) else cause.action)
    table = tuple(_anonymous(event) for event in entry.table)
    return msgspec.structs.replace(entry, cause=cause, table=table, id=None)


def _anonymous(event: TableEvent) -> TableEvent:
    if isinstance(event, Opened):
        sitters = tuple(msgspec.structs.replace(s, player="") for s in event.sitters)
        return Opened(event.header, sitters)
    if isinstance(event, Admitted):
        return Admitted("")
    # The queue for the next game is not part of this one.
    return Queued(Sitter("", "")) if isinstance(event, Queued) else event


def _decoded(kind: Any, lines: Sequence[bytes], number: int) -> Any:
    try:
        return msgspec.json.decode(lines[number], type=kind)
    except (msgspec.MsgspecError, IndexError, UnicodeDecodeError) as error:
        message = f"line {number + 1} can't be read: {error}"
        raise RecordError(message) from error


_BESIDE = (
    *(BotTook, HandedBack, Paused, Resumed, Downtime),
    *(RulesChanged, ClockSet, Queued, Unqueued, Admitted),
)
