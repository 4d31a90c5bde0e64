"""
Playthroughs: records to read, to write by hand and to compare (`docs/reference/record.md`).

The head has the game, its players and its rules. Then there is a line for each cause, ``SEQ
+SECONDS SEAT ACTION``, and an indented line for each event. ``*`` marks an event of the table
itself, ``-`` a refusal, ``#`` a remark. Reading a playthrough gives the same entries again.
"""

from collections.abc import Iterator
from typing import Any, NamedTuple, assert_never

import msgspec

from rumpus.core.values import Act, Millis, Refusal, Timer
from rumpus.table.events import Closed, Do, Entry, Header, Opened, Sitter, TableEvent
from rumpus.table.notation import fields_text, struct_text
from rumpus.table.record import Record
from rumpus.table.table import AnyEntry


class Step(NamedTuple):
    """A cause and its outcome: an entry or a refusal."""

    cause: Act[Any] | Timer | Do
    at: Millis
    outcome: AnyEntry | Refusal


class Playthrough(NamedTuple):
    """A game from its opening on; *seed* is None while it is secret."""

    header: Header
    sitters: tuple[Sitter, ...]
    seed: str | None
    steps: tuple[Step, ...]


def of_record(record: Record) -> Playthrough:
    """Return a record as a playthrough."""
    sitters: tuple[Sitter, ...] = ()
    seed = None
    for event in (event for entry in record.entries for event in entry.table):
        match event:
            case Opened():
                sitters = event.sitters
            case Closed():
                seed = event.seed
            case _:
                pass
    steps = tuple(Step(entry.cause, entry.at, entry) for entry in record.entries)
    return Playthrough(record.header, sitters, seed, steps)


def to_record(playthrough: Playthrough) -> Record:
    """Return the record of a playthrough; refusals are not part of it."""
    outcomes = (step.outcome for step in playthrough.steps)
    return Record(playthrough.header, tuple(o for o in outcomes if isinstance(o, Entry)))


def text_of(playthrough: Playthrough) -> str:
    """Write a playthrough."""
    return "".join(f"{line}\n" for line in _lines(playthrough))


def _lines(playthrough: Playthrough) -> Iterator[str]:
    header = playthrough.header
    yield f"game {header.game} rules={header.rules_version}"
    yield f"options {fields_text(header.options)}"
    yield f"data {fields_text(header.data)}"
    for info, sitter in zip(header.seats, playthrough.sitters, strict=True):
        fields = {"name": sitter.name, "bot": sitter.bot, **msgspec.to_builtins(info)}
        yield f"seat {fields_text(fields)}"
    yield f"commitment {header.commitment}"
    if header.origin is not None:
        yield f"origin {fields_text(msgspec.to_builtins(header.origin))}"
    if playthrough.seed is not None:
        yield f"seed {playthrough.seed}"
    seq = -1
    for cause, at, outcome in playthrough.steps:
        seq = outcome.seq if isinstance(outcome, Entry) else seq + 1
        yield f"{seq} +{at // 1000}.{at % 1000:03} {_cause_text(cause)}"
        if isinstance(outcome, Refusal):
            yield f"  - {_refusal_text(outcome)}"
            seq -= 1
        else:
            yield from (f"  {struct_text(event)}" for event in outcome.events)
            yield from (f"  * {_table_event_text(event)}" for event in outcome.table)


def _cause_text(cause: Act[Any] | Timer | Do) -> str:
    match cause:
        case Act():
            lag = "" if cause.lag is None else f"~{msgspec.json.encode(cause.lag).decode()} "
            return f"{cause.seat} {lag}{struct_text(cause.action)}"
        case Timer():
            return struct_text(cause)
        case Do():
            return "table" if cause.action is None else f"table {struct_text(cause.action)}"
        case _:
            assert_never(cause)


def _refusal_text(refusal: Refusal) -> str:
    return f"{refusal.code} {fields_text({'rule': refusal.rule, 'params': refusal.params})}"


def _table_event_text(event: TableEvent) -> str:
    """Write a table event without what is already in the head."""
    match event:
        case Opened():
            return "opened"
        case Closed():
            return "closed"
        case _:
            return struct_text(event)
