"""Tests of tables that their evening closes: who loses, and what is logged."""

from typing import Any

import msgspec
import pytest

from rumpus.core.options import defaults
from rumpus.core.values import Millis, Refusal
from rumpus.games.keesdrow.game import FACTS, Keesdrow
from rumpus.server.pictures.result import headline
from rumpus.server.tables.table_view import table_view
from rumpus.table import record as records
from rumpus.table.actions import CallOff, Pause, Start
from rumpus.table.events import CalledOff, Closed, Do, Resumed, Sitter
from rumpus.table.lobby import created
from rumpus.table.playthrough import of_record
from rumpus.table.rerun import rerun
from rumpus.table.table import AnyEntry, Table
from rumpus.words.lexicon import bundled
from unit.table.tables import LEVELS, SEED, begun_keesdrow, do, lobby, playing


def call_off(table: Table, *absent: int) -> AnyEntry:
    """Let the evening close a table, which must work."""
    entry = table.submit(Do("", CallOff(absent)), Millis(0))
    assert not isinstance(entry, Refusal), entry
    return entry


def places(table: Table) -> tuple[tuple[int, ...], ...]:
    """Return the places of a finished game."""
    assert table.result is not None
    return table.result.places


def test_a_player_who_did_not_come_loses() -> None:
    """The game ends for the player who came, and everybody sees who didn't."""
    table = begun_keesdrow("ann", "bob")
    entry = call_off(table, 1)
    assert entry.table[0] == CalledOff((1,), (1,))
    assert isinstance(entry.table[-1], Closed)
    assert (table.phase, places(table)) == ("over", ((0,), (1,)))
    view = table_view(table)
    assert (view.called_off, [seat.no_show for seat in view.seats]) == (True, [False, True])
    assert headline(table) == "Ann wins: Bob didn't come."


def test_a_partner_loses_too() -> None:
    """A team plays only if both partners are there, but only one of them is named as absent."""
    table = begun_keesdrow("ann", "bob", "cid", "dot", teams="yes")
    assert call_off(table, 2).table[0] == CalledOff((2,), (0, 2))
    assert places(table) == ((1, 3), (0, 2))
    assert headline(table) == "Bob and Dot win: Cid didn't come."


def test_if_nobody_came_nobody_loses() -> None:
    """The game ends as it stands, also during a pause."""
    table = begun_keesdrow("ann", "bob")
    do(table, "", Pause())
    entry = call_off(table, 0, 1)
    assert entry.table[:2] == (Resumed(None), CalledOff((0, 1)))
    assert (table.phase, table.paused, places(table)) == ("over", None, ((0, 1),))


def test_a_leader_who_enters_the_result_ends_the_game() -> None:
    """Nobody is called absent."""
    table = begun_keesdrow("ann", "bob")
    assert call_off(table).table[0] == CalledOff()
    view = table_view(table)
    assert (view.phase, view.called_off) == ("over", True)
    assert not any(seat.no_show for seat in view.seats)


@pytest.mark.parametrize(
    ("places", "entered", "said"),
    [
        (((1,), (0,)), [2, 1], "Bob wins."),
        (((0, 1),), [1, 1], "It's a draw."),
        ((), [0, 0], "This game doesn't count."),
    ],
)
def test_everybody_sees_what_the_leader_entered(
    places: tuple[tuple[int, ...], ...], entered: list[int], said: str
) -> None:
    """The closed table names the result that counts, and follows a correction."""
    table = begun_keesdrow("ann", "bob")
    table.submit(Do("", CallOff(places=((0,), (1,)))), Millis(0))
    assert [seat.entered for seat in table_view(table).seats] == [1, 2]
    entry = table.submit(Do("", CallOff(places=places)), Millis(0))
    assert not isinstance(entry, Refusal)
    assert entry.table == (CalledOff(places=places),)
    assert [seat.entered for seat in table_view(table).seats] == entered
    assert headline(table) == said


def test_a_result_that_a_game_had_is_not_entered() -> None:
    """Only a table that a leader closed follows them; the same result again changes nothing."""
    table = begun_keesdrow("ann", "bob")
    assert table_view(table).seats[0].entered is None
    table.submit(Do("", CallOff(places=())), Millis(0))
    assert table.submit(Do("", CallOff(places=())), Millis(0)) == Refusal("not_playing")
    other = begun_keesdrow("ann", "bob")
    call_off(other, 1)
    refused = other.submit(Do("", CallOff(places=((1,), (0,)))), Millis(0))
    assert refused == Refusal("not_playing")


def test_a_game_that_knows_no_giving_up_ends_as_it_stands() -> None:
    """A game without this part is cut short."""
    table = playing()
    call_off(table, 0)
    assert table.phase == "over"


@pytest.mark.parametrize(
    ("table", "absent", "code"),
    [(lobby(), (), "not_playing"), (playing(), (2,), "no_such_seat")],
)
def test_only_a_running_game_is_called_off(
    table: Table, absent: tuple[int, ...], code: str
) -> None:
    """A lobby has no game to end, and a seat that isn't there nobody who could be absent."""
    refusal = table.submit(Do("", CallOff(absent)), Millis(0))
    assert isinstance(refusal, Refusal)
    assert refusal.code == code


def make(_options: Any) -> Keesdrow:
    """Make the game for a replay."""
    return Keesdrow(bundled())


def test_a_record_tells_who_did_not_come_and_is_verified() -> None:
    """The record verifies and plays again to the same end; a forged loser is refused."""
    table = Table(FACTS, lambda _options: Keesdrow(bundled()), SEED, LEVELS)
    options = {**defaults(FACTS.options), "words": "checked"}
    made = created(FACTS, "maple-kettle-42", "A table", public=False, options=options)
    table.apply(table.opening(made, "ann", [Sitter(name, name) for name in ("ann", "bob")]))
    log = [do(table, "ann", Start()), call_off(table, 1)]
    record = records.of_game(log)
    assert record is not None
    read = records.read(make({}), list(records.written(record)))
    assert records.verify(read, make({}).facts, make) is None
    assert rerun(of_record(read), FACTS, make).steps[-1].outcome == read.entries[-1]

    end = record.entries[-1]
    forged = msgspec.structs.replace(end, table=(CalledOff((0,), (0,)), *end.table[1:]))
    altered = records.Record(record.header, (*record.entries[:-1], forged))
    assert records.verify(altered, make({}).facts, make) == (
        f"entry {end.seq}: the rules decide otherwise"
    )
