"""Tests that a full table ends its game, whatever the game is, and keeps its record."""

import pytest

from rumpus.core.values import Act, Millis, Refusal
from rumpus.table import record as records
from rumpus.table.actions import CutShort, Pause, Start
from rumpus.table.events import Closed, Do
from rumpus.table.record import Record
from rumpus.table.table import AnyEntry, Table
from rumpus.testing.conformance import Subject
from subjects import SUBJECTS
from toys.subjects import SEALED
from unit.table.tables import do, lobby

END = Do("", CutShort())


def begun(subject: Subject) -> tuple[Table, list[AnyEntry]]:
    """Create a table, and start its game."""
    table = lobby(subject.game, "ann", "bob")
    return table, [do(table, "ann", Start())]


@pytest.mark.parametrize("subject", SUBJECTS.values(), ids=SUBJECTS)
def test_its_game_ends_by_what_stands_and_the_record_is_verified(subject: Subject) -> None:
    """A game can be cut short while paused; its record verifies, and nothing more is accepted."""
    table, log = begun(subject)
    game = subject.game
    timer = table.due()
    if timer is not None:
        entry = table.submit(timer, timer.due)
        assert not isinstance(entry, Refusal)
        log.append(entry)
    for seat in sorted(game.awaited(table.state)):
        for action in game.hints(game.view(table.state, seat))[:1]:
            entry = table.submit(Act(seat, action), table.at)
            log += [] if isinstance(entry, Refusal) else [entry]
    log.append(do(table, "", Pause()))
    end = table.submit(END, Millis(table.at + 5))
    assert not isinstance(end, Refusal)

    assert (table.phase, table.paused, table.due()) == ("over", None, None)
    assert table.result is not None
    assert isinstance(end.table[-1], Closed)
    assert table.submit(END, table.at) == Refusal("not_playing")
    record = records.of_game([*log, end])
    assert record is not None
    lines = list(records.written(record))
    read = records.read(game, lines)
    assert records.verify(read, game.facts, lambda _options: game) is None


def test_a_record_can_not_be_cut_short_by_another_cause() -> None:
    """A forged record, whose end has another cause, fails verification."""
    table, log = begun(SEALED)
    log.append(do(table, "", Pause()))
    end = table.submit(END, Millis(9))
    assert not isinstance(end, Refusal)
    record = records.of_game([*log, end])
    assert record is not None
    forged = AnyEntry(end.seq, end.at, Do("", None), end.events, end.table)
    found = records.verify(
        Record(record.header, (*record.entries[:-1], forged)),
        SEALED.game.facts,
        lambda _options: SEALED.game,
    )
    assert found == f"entry {end.seq}: the table can't do this while a game is played"


def test_only_a_running_game_is_cut_short() -> None:
    """A table in the lobby has no game to cut short."""
    table = lobby(SEALED.game, "ann", "bob")
    assert table.submit(END, Millis(0)) == Refusal("not_playing")
