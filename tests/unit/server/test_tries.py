"""Tries: a game goes on from a moment of a finished one, as it was, with other draws to come."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from e2e import kept
from e2e.overs import TABLES, over
from rumpus.cli.main import main
from rumpus.core.chance import simulation_seed
from rumpus.core.values import Millis, Setup
from rumpus.games.registry import games
from rumpus.server.tables.hosted_game import HostedGame, kinds_of
from rumpus.server.tables.replayer import unplayed
from rumpus.server.tables.rewinder import Rewinder
from rumpus.store.lexicons import Lexicons
from rumpus.table import playthrough, playthrough_reading, record
from rumpus.table.actions import Start
from rumpus.table.beginning import Beginning
from rumpus.table.events import Closed, Do, Entry, Sitter
from rumpus.table.lobby import Lobby, created
from rumpus.table.record import Record
from rumpus.table.table import AnyEntry, Table
from serving import Person, Serving, eventually, get, post, run

OFFERED = ("keesdrow", "keyword", "icecool")
KINDS = kinds_of(games().values(), Lexicons())
SEED = simulation_seed(7)


def folded(kind: HostedGame, entries: list[AnyEntry]) -> Any:
    """Fold the game of a log, by its events alone."""
    header = record.of_game(over(kind.facts.name).record.entries).header  # type: ignore[union-attr]
    game = kind.make_game(header.options)
    state = game.initial_state(Setup(header.options, header.seats))
    for event in (event for entry in entries for event in entry.events):
        state = game.evolve(state, event)
    return state


def rewound(name: str, seat: int | None, step: int) -> Rewinder:
    """Rewind the finished game of a kind."""
    kind, header = KINDS[name], over(name).record.header
    lobby = Lobby(title="", game=name, options=header.options)
    table = unplayed(kind, kind.make_game(header.options), lobby)
    rewinder = Rewinder(table, seat, step)  # type: ignore[arg-type]
    rewinder.take(over(name).record.entries)
    return rewinder


def tried(name: str, beginning: Beginning) -> tuple[Table, list[AnyEntry]]:
    """Begin a game at a moment with two bots, and return its table and log."""
    kind = KINDS[name]
    table = Table(kind.facts, kind.make_game, SEED, kind.levels)
    table.beginning = beginning
    made = created(kind.facts, "try", "", public=False, options=beginning.header.options)
    sitters = (Sitter("ann", "Ann"), Sitter("", "Nova", kind.levels[0]))
    entries = [table.opening(made, "ann", sitters, at=beginning.at)]
    table.apply(entries[0])
    started = table.submit(Do("ann", Start()), Millis(0))
    assert isinstance(started, Entry)
    return table, [*entries, started]


@pytest.mark.parametrize("name", OFFERED)
@given(data=st.data())
@settings(suppress_health_check=[HealthCheck.function_scoped_fixture], deadline=None)
def test_a_game_goes_on_as_it_stood(name: str, data: st.DataObject) -> None:
    """At any moment, the new table's state is the fold of the old log, but for cards to come."""
    log, kind = over(name).record, KINDS[name]
    count = data.draw(st.integers(1, len(log.entries) - 1))
    entries = list(log.entries[:count])
    last = entries[-1]
    events = tuple(event for entry in entries for event in entry.events)
    table, _ = tried(name, Beginning(log.header, last.seq, last.at, events))
    before, game = folded(kind, entries), table.game
    assert game is not None
    assert table.at == last.at
    for seat in (None, 0, 1):
        assert game.view(table.state, seat) == game.view(before, seat)  # type: ignore[arg-type]
    assert game.timers(table.state) == game.timers(before)
    assert known(table.state) == known(before)


def known(state: Any) -> Any:
    """Return a state with the undrawn cards of its decks sorted."""
    drawn = {"orange": "orange_drawn", "blue": "blue_drawn", "deck": "drawn"}
    cards = {
        deck: getattr(state, deck)[: getattr(state, gone)]
        + "".join(sorted(getattr(state, deck)[getattr(state, gone) :]))
        for deck, gone in drawn.items()
        if hasattr(state, deck)
    }
    return msgspec.structs.replace(state, **cards)


@pytest.mark.parametrize("name", ["keyword", "icecool"])
def test_what_is_still_to_come_is_shuffled_anew(name: str) -> None:
    """The cards of the pile don't lie as they did, and another seed gives another order."""
    beginning = rewound(name, None, 0).beginning()
    assert beginning is not None
    first, before = tried(name, beginning)[0].state, folded(KINDS[name], [over_opening(name)])
    deck = "orange" if name == "keyword" else "deck"
    assert getattr(first, deck) != getattr(before, deck)
    assert sorted(getattr(first, deck)) == sorted(getattr(before, deck))


def over_opening(name: str) -> AnyEntry:
    """Return the entry that opened a finished game."""
    return over(name).record.entries[0]


@pytest.mark.parametrize("seat", [None, 0, 1])
def test_a_step_is_what_the_replay_of_that_seat_shows(seat: int | None) -> None:
    """The moment is the last entry of which that seat's replay has shown as many messages."""
    steps = [rewound("keyword", seat, step) for step in range(12)]
    seqs = [step.beginning().seq for step in steps]  # type: ignore[union-attr]
    assert seqs == sorted(set(seqs))
    assert seqs[0] == over_opening("keyword").seq
    assert rewound("keyword", seat, 100_000).beginning() is None, "the game is over there"


def ended(name: str, step: int) -> tuple[Record, Record]:
    """Try a moment of a game, play to the end by timers, and return both records."""
    beginning = rewound(name, None, step).beginning()
    assert beginning is not None
    table, entries = tried(name, beginning)
    while table.phase == "play":
        due = table.due()
        assert due is not None
        entry = table.submit(due, due.due)
        assert isinstance(entry, Entry)
        entries.append(entry)
    assert any(isinstance(event, Closed) for event in entries[-1].table)
    kept_record = record.of_game(entries)
    assert kept_record is not None
    return kept_record, over(name).record


def verified(one: Record) -> str | None:
    """Verify a record."""
    kind = KINDS[one.header.game]
    return record.verify(one, kind.facts, kind.make_game)


@pytest.mark.parametrize("name", ["keesdrow", "keyword"])
def test_the_record_of_a_try_verifies_and_names_its_origin(name: str) -> None:
    """It folds, what came from elsewhere excepted; the other game's record proves the rest."""
    one, origin = ended(name, 6)
    named = one.header.origin
    assert named is not None
    assert named.commitment == origin.header.commitment
    assert verified(one) is None
    assert record.difference_from_origin(one, origin) is None
    text = playthrough.text_of(playthrough.of_record(one))
    assert "\norigin commitment=" in text
    again = playthrough_reading.read(KINDS[name].make_game(one.header.options), text)
    assert playthrough.to_record(again).header == one.header


def test_a_beginning_that_was_changed_is_noticed() -> None:
    """Other cards to come, another origin, and another past are each named."""
    one, origin = ended("keyword", 6)
    first = one.entries[0]
    other = Record(one.header, (msgspec.structs.replace(first, events=first.events[:-1]),))
    lied = Record(one.header, (*other.entries, *one.entries[1:]))
    assert "still to come" in str(verified(lied))
    assert record.difference_from_origin(origin, origin) == "it begins with a deal"
    elsewhere = Record(msgspec.structs.replace(origin.header, commitment="0" * 64), origin.entries)
    assert record.difference_from_origin(one, elsewhere) == "it comes from another game"
    shorter = Record(origin.header, origin.entries[:1])
    assert record.difference_from_origin(one, shorter) == "the games differ before that moment"
    renamed = Record(msgspec.structs.replace(origin.header, game="x"), origin.entries)
    assert record.difference_from_origin(one, renamed) == "its game, options or seats are others"


def test_the_command_proves_a_try_by_two_records(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    """Alone, the record's beginning is unproved; with the other game's record nothing is."""

    def file(number: int, of: Record) -> str:
        path = tmp_path / f"{number}.jsonl"
        path.write_bytes(b"".join(line + b"\n" for line in record.written(of)))
        return str(path)

    files = (*ended("keyword", 6), over("keesdrow").record)
    one, origin, other = (file(number, of) for number, of in enumerate(files))
    assert main(["replay", one, "--verify"]) == 0
    assert "is proved only by that game's record (--origin)" in capsys.readouterr().out
    assert main(["replay", one, "--verify", "--origin", origin]) == 0
    assert "comes from the other record: verified; dealt" in capsys.readouterr().out
    assert main(["replay", one, "--verify", "--origin", other]) == 1
    assert "its game, options or seats are others" in capsys.readouterr().err


@pytest.fixture(scope="module")
def room(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    """A room with a finished game of each kind."""
    data: Path = tmp_path_factory.mktemp("room") / "data"
    data.mkdir()
    for name in TABLES:
        kept.keep(data, over(name).log)
    with Serving(data) as serving:
        yield serving
        serving.check_log()


def tries(room: Serving, name: str, **body: Any) -> httpx.Response:
    """Try a moment of the finished game of a kind."""
    return post(room, f"/api/tables/{TABLES[name]}/try", json=body)


@pytest.mark.parametrize(("name", "seat"), [("keesdrow", None), ("keyword", 1)])
def test_a_guest_plays_on_against_bots(room: Serving, name: str, seat: int | None) -> None:
    """The guest has the seat that was watched, or that may act; nothing of it counts."""

    async def work() -> None:
        ann, url = Person(), f"/api/tables/{TABLES[name]}/try"
        answer = await ann.http(room.base, "POST", url, json={"step": 5, "seat": seat})
        assert answer.status_code == 200, answer.text
        table = answer.json()["table"]
        assert table not in str(get(room, "/api/tables").json())
        await ann.join(room.base, table)
        view = await ann.until(lambda message: message["t"] == "view")
        shown = view["table"]
        assert shown["unrated"] == "tried"
        expected = rewound(name, seat, 5) if seat is None else None
        assert view["you"] == (seat if expected is None else expected.waits_for())
        bots = [one["bot"] for one in shown["seats"]]
        assert bots[view["you"]] is None
        assert bots.count(None) == 1
        assert view["at"] >= rewound(name, seat, 5).beginning().at  # type: ignore[union-attr]
        assert (await ann.ask("table", action={"type": "give_up"}))["t"] == "done"
        await eventually(lambda: ann.known["table"]["phase"] == "over")
        raw = (await ann.http(room.base, "GET", f"/api/tables/{table}/record")).content
        one = KINDS[name].read_record(raw[:-1].split(b"\n"))
        assert verified(one) is None
        assert record.difference_from_origin(one, told(room, name)) is None
        replay = await ann.http(room.base, "GET", f"/api/tables/{table}/replay?seat={view['you']}")
        first = json.loads(replay.text.splitlines()[0])
        assert first["t"] == "view"
        assert first["at"] == one.entries[0].at
        again = await ann.http(room.base, "POST", f"/api/tables/{table}/try", json={"step": 0})
        assert again.status_code == 200, "a try can be tried again"
        history = (await ann.http(room.base, "GET", "/api/history")).json()
        assert history["games"] == []
        await ann.leave()

    run(work)


def told(room: Serving, name: str) -> Record:
    """Return the record of a finished game as the room serves it."""
    raw = get(room, f"/api/tables/{TABLES[name]}/record").content
    return KINDS[name].read_record(raw[:-1].split(b"\n"))


def test_what_cannot_be_tried_is_refused_by_name(room: Serving) -> None:
    """A game in real time, the end of a game, and steps and seats that don't exist."""
    assert tries(room, "keep_your_cool", step=3).json()["code"] == "not_tried"
    for body, field in (
        ({"step": 100_000}, "step"),
        ({"step": -1}, "step"),
        ({"step": 1, "seat": 2}, "seat"),
        ({"step": 1, "seat": -1}, "seat"),
    ):
        answer = tries(room, "keyword", **body)
        assert answer.json() == {"code": "bad_request", "params": {"field": field}}, body
    assert tries(room, "keyword", step="x").json()["code"] == "bad_request"
    running = post(room, "/api/tables", json={"game": "keyword", "bots": ["gentle"], "start": True})
    answer = post(room, f"/api/tables/{running.json()['table']}/try", json={"step": 0})
    assert answer.json()["code"] == "not_over"
