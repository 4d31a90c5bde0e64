"""Reader of playthroughs: the head, then a line for each cause, with its events below."""

from collections.abc import Sequence
from typing import Any, Final

import msgspec

from rumpus.core.game import AnyGame
from rumpus.core.values import Act, Lag, Millis, Refusal, Seat, SeatInfo, Timer
from rumpus.table.actions import RoomAction, TableAction
from rumpus.table.events import Closed, Do, Entry, Header, Opened, Sitter, TableEvent
from rumpus.table.notation import NotationError, converted, read_fields, read_struct
from rumpus.table.playthrough import Playthrough, Step
from rumpus.table.record import RecordError

_HEX: Final = ("commitment", "seed")
_HEAD: Final = ("game", "options", "data", "seat", "origin", *_HEX)


def read_header(text: str) -> Header:
    """Read the game of a playthrough; raises `RecordError`."""
    return _read_head(text.splitlines()).header


def read(game: AnyGame, text: str) -> Playthrough:
    """Read a playthrough of this game; raises `RecordError` naming the line."""
    lines = text.splitlines()
    head = _read_head(lines)
    steps: list[Step] = []
    for number, line in enumerate(lines, 1):
        try:
            if line.startswith(" "):
                steps[-1] = _with_outcome(game, head, steps[-1], line.strip())
            elif line[:1].isdecimal():
                steps.append(_read_cause(game, line))
        except (NotationError, ValueError, IndexError) as error:
            raise RecordError(f"line {number} can't be read: {error}") from error
    return head._replace(steps=tuple(steps))


def _read_head(lines: Sequence[str]) -> Playthrough:
    found: dict[str, list[dict[str, Any]]] = {key: [] for key in _HEAD}
    name = ""
    for number, line in enumerate(lines, 1):
        key, _, rest = line.partition(" ")
        if line[:1] in ("", " ", "#") or line[0].isdecimal():
            continue
        try:
            if key == "game":
                name, _, rest = rest.partition(" ")
            found[key].append({"hex": rest} if key in _HEX else read_fields(rest))
        except (NotationError, KeyError) as error:
            raise RecordError(f"line {number} can't be read: {error}") from error
    if not found["game"]:
        raise RecordError("no line says which game this is")
    try:
        return _head_of(name, found)
    except (NotationError, KeyError, IndexError) as error:
        raise RecordError(f"the head can't be read: {error}") from error


def _head_of(name: str, found: dict[str, list[dict[str, Any]]]) -> Playthrough:
    people = found["seat"]
    sitters = tuple(Sitter("", seat.pop("name"), seat.pop("bot")) for seat in people)
    fields = {
        "game": name,
        "rules_version": found["game"][0]["rules"],
        "options": found["options"][0],
        "seats": converted(tuple[SeatInfo, ...], people),
        "names": [sitter.name for sitter in sitters],
        "data": found["data"][0],
        "commitment": found["commitment"][0]["hex"],
        "origin": found["origin"][0] if found["origin"] else None,
    }
    seed = found["seed"][0]["hex"] if found["seed"] else None
    return Playthrough(converted(Header, fields), sitters, seed, ())


def _read_cause(game: AnyGame, line: str) -> Step:
    seq, time, who, *rest = line.split(" ", 3)
    seconds, _, millis = time.removeprefix("+").partition(".")
    at = Millis(1000 * int(seconds) + int(millis))
    cause = _cause_of(game, who, rest[0] if rest else "")
    return Step(cause, at, Entry(int(seq), at, cause))


def _cause_of(game: AnyGame, who: str, text: str) -> Act[Any] | Timer | Do:
    if who == "timer":
        timer: Timer = converted(Timer, {"type": who, **read_fields(text)})
        return timer
    if who == "table":
        return Do("", read_struct(TableAction | RoomAction, text) if text else None)
    lag = None
    if text.startswith("~"):
        measured, _, text = text[1:].partition(" ")
        lag = msgspec.json.decode(measured, type=Lag)
    return Act(Seat(int(who)), read_struct(game.types.action, text), lag)


def _with_outcome(game: AnyGame, head: Playthrough, step: Step, text: str) -> Step:
    mark, _, rest = text.partition(" ")
    if mark == "-":
        code, _, fields = rest.partition(" ")
        return step._replace(outcome=converted(Refusal, {"code": code, **read_fields(fields)}))
    entry = step.outcome
    if not isinstance(entry, Entry):
        raise NotationError("a refused act has no effects")
    if mark == "*":
        happened = (*entry.table, _table_event_of(head, rest))
        return step._replace(outcome=msgspec.structs.replace(entry, table=happened))
    events = (*entry.events, read_struct(game.types.event, text))
    return step._replace(outcome=msgspec.structs.replace(entry, events=events))


def _table_event_of(head: Playthrough, text: str) -> TableEvent:
    match text:
        case "opened":
            return Opened(head.header, head.sitters)
        case "closed":
            return Closed(head.seed or "")
        case _:
            event: TableEvent = read_struct(TableEvent, text)
            return event
