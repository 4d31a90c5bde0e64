"""Replays: each audience is told again what it was told, of tables and of records in files."""

import json
from collections.abc import Iterator
from typing import Any

import httpx
import msgspec
import pytest

from rooms import Guest, close_room, fold, kinds, log_of, open_room, run, set_table
from rumpus.core.options import defaults
from rumpus.core.values import Act, Seat
from rumpus.games.registry import games
from rumpus.lab.simulate import Sitting, play
from rumpus.server.endpoints.records import Records
from rumpus.server.room import Room
from rumpus.server.tables.host import Host
from rumpus.server.tables.replayer import Replayer, unplayed
from rumpus.table.lobby import Lobby
from rumpus.table.record import GamePart, Record, written
from rumpus.table.table import AnyEntry
from serving import Serving, get, post
from toys.sealed import Seal, Sealed

GAMES = ("keesdrow", "keyword", "keep_your_cool", "icecool")


async def sealing(room: Room) -> tuple[Host, Guest, Guest]:
    """Play a whole game in which Bob changes his mind once."""
    host = await set_table(room, "ann", "bob")
    ann, bob = Guest(host, "ann"), Guest(host, "bob")
    await ann.table("ready", ready=True)
    await ann.table("start")
    await bob.act("seal", number=2)
    await bob.act("unseal")
    for _ in range(3):
        await ann.act("seal", number=7)
        await bob.act("seal", number=3)
    return host, ann, bob


def messages(raw: bytes) -> list[dict[str, Any]]:
    """Decode the lines of a replay."""
    return [msgspec.json.decode(line) for line in raw.splitlines()]


def shown(all_messages: list[dict[str, Any]]) -> list[tuple[Any, Any]]:
    """Return what updates of the game show, apart from those that show nothing."""
    updates = [(one["events"], one["patch"]) for one in all_messages if one["t"] == "update"]
    return [update for update in updates if update != ([], {})]


@pytest.mark.parametrize("seat", [Seat(0), Seat(1)])
def test_a_seat_is_told_again_what_it_was_told(seat: Seat) -> None:
    """Updates are those of the seat's own socket, and lead to the same view and result."""

    async def work() -> None:
        room = open_room()
        host, *guests = await sealing(room)
        raw = b"".join([piece async for piece in Records(room.services).replay(host, "a", seat)])
        told = messages(raw)
        lived = guests[seat].wire.got
        begin = next(i for i, m in enumerate(lived) if m["t"] == "view" and m["view"])
        assert shown(told) == shown(lived[begin:])
        assert fold(told)["view"] == guests[seat].folded()["view"]
        assert [m["t"] for m in told][:2] == ["view", "update"]
        assert told[0]["table"]["phase"] == "play"
        assert told[0]["table"]["seed"] is None
        assert told[-1]["table"]["phase"] == "over"
        assert b"ann" not in raw, "an id of a player went out"
        await close_room(room)

    run(work())


def retold(entries: list[AnyEntry], seat: Seat | None) -> bytes:
    """Tell the game of a log for a seat."""
    kind = kinds()["sealed"]
    lobby = Lobby(options={"seconds": 30})
    replayer = Replayer(unplayed(kind, kind.make_game({"seconds": 30}), lobby), seat)
    return b"".join(replayer.take(GamePart().take(entries)))


def test_a_seat_learns_nothing_that_it_never_saw() -> None:
    """In two worlds in which only another's secrets differ, a replay has the same bytes."""

    async def work() -> None:
        room = open_room()
        host, *_ = await sealing(room)
        entries = await log_of(room, host.table.lobby.name)
        first = next(i for i, e in enumerate(entries) if any(_seals(e, 1)))
        before = entries[: next(i for i, e in enumerate(entries) if len(e.events) > 1)]
        other = list(before)
        other[first] = msgspec.structs.replace(
            before[first], cause=Act(Seat(1), Seal(5)), events=(Sealed(Seat(1), 5),)
        )
        assert retold(before, Seat(0)) == retold(other, Seat(0))
        assert retold(before, None) == retold(other, None)
        assert retold(before, Seat(1)) != retold(other, Seat(1))
        await close_room(room)

    run(work())


def _seals(entry: AnyEntry, seat: int) -> Iterator[bool]:
    yield from (isinstance(event, Sealed) and event.seat == seat for event in entry.events)


@pytest.fixture(scope="module")
def room(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    """One room for all tests with files."""
    with Serving(tmp_path_factory.mktemp("room") / "data") as serving:
        yield serving
        serving.check_log()


@pytest.fixture(scope="module")
def records() -> dict[str, Record]:
    """Return a game of each kind, played by the weakest bots."""

    def played(name: str) -> Record:
        level, options = games()[name].bots.levels[0], games()[name].facts.options
        return play(Sitting(name, (level, level), defaults(options)), 3).record

    return {name: played(name) for name in GAMES}


def sent(room: Serving, raw: bytes, query: str = "") -> httpx.Response:
    """Open a record."""
    return post(room, f"/api/replay{query}", content=raw)


def text(record: Record) -> bytes:
    """Return a record as a file."""
    return b"".join(line + b"\n" for line in written(record))


@pytest.mark.parametrize("name", GAMES)
def test_a_record_opens_for_every_audience(
    room: Serving, records: dict[str, Record], name: str
) -> None:
    """Each seat and the spectators get the whole game, and all end with the same result."""
    results: list[Any] = []
    for query in ("", "?seat=0", "?seat=1"):
        answer = sent(room, text(records[name]), query)
        assert answer.status_code == 200, answer.text
        assert answer.headers["content-encoding"] == "gzip"
        checked, *told = messages(answer.content)
        assert checked == {"t": "checked", "judged": True}
        known = fold(told)
        assert known["table"]["phase"] == "over"
        assert known["you"] == (int(query[-1]) if query else None)
        results.append(known["view"]["result"])
    assert results[0] is not None
    assert results == [results[0]] * 3


def broken(record: Record) -> dict[str, tuple[bytes, str]]:
    """Return files that aren't this record, each with a part of the reason."""
    raw = text(record)
    header = record.header
    foreign = msgspec.structs.replace(header, options={**header.options, "colour": "red"})
    crowd = msgspec.structs.replace(header, seats=header.seats * 9)
    promised = msgspec.structs.replace(header, commitment="0" * 64)
    return {
        "changed": (raw.replace(b'"at":', b'"at": ', 1), "its digest does not match"),
        "cut": (raw[:-1], "the last line is incomplete"),
        "text": (b"a photo\n", "line 1 can't be read"),
        "empty": (b"", "the last line is incomplete"),
        "options": (text(Record(foreign, record.entries)), "its options don't belong"),
        "seats": (text(Record(crowd, record.entries)), "its seats don't belong"),
        "seed": (text(Record(promised, record.entries)), "not the one that was promised"),
        "order": (text(Record(header, record.entries[:3] + record.entries[4:])), "out of order"),
        "events": (
            text(Record(header, (*record.entries[:5], _repeated(record.entries[5])))),
            "the record has no end",
        ),
    }


def _repeated(entry: AnyEntry) -> AnyEntry:
    return msgspec.structs.replace(entry, events=entry.events * 2)


@pytest.mark.parametrize(
    "kind", ["changed", "cut", "text", "empty", "options", "seats", "seed", "order", "events"]
)
def test_a_file_that_is_no_record_is_refused(
    room: Serving, records: dict[str, Record], kind: str
) -> None:
    """The answer says what is wrong with the file."""
    raw, why = broken(records["keesdrow"])[kind]
    answer = sent(room, raw)
    assert answer.status_code == 400
    assert answer.json()["code"] == "bad_record"
    assert why in answer.json()["params"]["why"]


def test_events_that_the_rules_do_not_decide_are_refused(
    room: Serving, records: dict[str, Record]
) -> None:
    """A word that scores too much is noticed, although seed, digest and order are right."""
    record = records["keesdrow"]
    at, entry = next(
        (i, e) for i, e in enumerate(record.entries) if any("Spelled" in repr(x) for x in e.events)
    )
    spelled = next(x for x in entry.events if "Spelled" in repr(x))
    richer = msgspec.structs.replace(spelled, points=tuple(9 for _ in spelled.points))
    events = tuple(richer if x is spelled else x for x in entry.events)
    lied = msgspec.structs.replace(entry, events=events)
    entries = (*record.entries[:at], lied, *record.entries[at + 1 :])
    answer = sent(room, text(Record(record.header, entries)))
    assert "the rules decide otherwise" in answer.json()["params"]["why"]


def test_a_record_of_other_rules_is_shown_unjudged(
    room: Serving, records: dict[str, Record]
) -> None:
    """A game under other rules is only folded; events that make no sense are refused then."""
    record = records["keyword"]
    header = msgspec.structs.replace(record.header, rules_version=999)
    opened = msgspec.structs.replace(record.entries[0].table[0], header=header)
    first = msgspec.structs.replace(record.entries[0], table=(opened,))
    answer = sent(room, text(Record(header, (first, *record.entries[1:]))))
    assert messages(answer.content)[0] == {"t": "checked", "judged": False}
    torn = msgspec.structs.replace(first, events=first.events[1:])
    answer = sent(room, text(Record(header, (torn, *record.entries[1:]))))
    assert answer.json()["code"] == "bad_record"
    assert "can't be folded" in answer.json()["params"]["why"]


def test_requests_for_replays_are_checked(room: Serving, records: dict[str, Record]) -> None:
    """Unknown seats and games, and files of more than a megabyte, are refused by name."""
    raw = text(records["keesdrow"])
    for seat in ("2", "-1", "x", "\u0662", "999999999999"):
        answer = sent(room, raw, f"?seat={seat}")
        assert answer.json() == {"code": "bad_request", "params": {"field": "seat"}}, seat
    lines = raw.splitlines()
    strange = lines[0].replace(b'"keesdrow"', b'"chess"')
    answer = sent(room, b"\n".join([strange, *lines[1:]]) + b"\n")
    assert answer.json()["code"] == "no_such_game"
    long = json.dumps({"x": "y" * 1_100_000}).encode() + b"\n"
    assert sent(room, long).status_code == 413


def test_a_table_without_a_finished_game_has_no_replay(room: Serving) -> None:
    """The room refuses as it refuses the record, so nobody sees another's hand during play."""
    made = post(room, "/api/tables", json={"game": "keyword", "bots": ["gentle"], "start": True})
    table = made.json()["table"]
    answer = get(room, f"/api/tables/{table}/replay?seat=1")
    assert (answer.status_code, answer.json()["code"]) == (409, "not_over")
    assert get(room, "/api/tables/no-such-0/replay").json()["code"] == "no_such_table"
