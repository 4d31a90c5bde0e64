"""Records: their content, their privacy and their verification."""

import hashlib
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from rumpus.core.chance import Chance
from rumpus.core.values import Act, Millis, Refusal, Seat, Setup, Timer
from rumpus.table import record as records
from rumpus.table.actions import Pause, Resume, Sit, Start
from rumpus.table.events import BotTook, Closed, Do, Seated
from rumpus.table.record import Record, RecordError
from rumpus.table.table import AnyEntry
from toys.reach import Reach, ReachGame
from toys.sealed import Seal, SealedGame
from unit.table.tables import SEED, act, do, lobby

GAME = SealedGame()


def log() -> list[AnyEntry]:
    """Play a game of the toy with a pause and timers, and return its log."""
    table = lobby(GAME, "ann", "bob")
    entries: list[AnyEntry] = []

    def keep(entry: AnyEntry | Refusal) -> None:
        assert not isinstance(entry, Refusal)
        entries.append(entry)

    keep(do(table, "cid", Sit(2)))
    keep(do(table, "ann", Start()))
    keep(table.submit(Act(Seat(0), Seal(3)), Millis(100), key="retry-key-1"))
    keep(do(table, "bob", Pause(), 200))
    keep(do(table, "bob", Resume(), 200))
    for _ in range(3):
        due = table.due()
        assert due is not None
        keep(table.submit(due, due.due))
    assert table.phase == "over"
    return entries


def finished() -> Record:
    """Return the record of the game that `log` plays."""
    record = records.of_game(log())
    assert record is not None
    return record


def verified(record: Record) -> str | None:
    """Verify a record of the toy, and return the fault or None."""
    return records.verify(record, GAME.facts, lambda _options: GAME)


def altered(number: int, **changes: object) -> Record:
    """Return the record with changed fields in one entry."""
    record = finished()
    number %= len(record.entries)
    entry = msgspec.structs.replace(record.entries[number], **changes)
    entries = (*record.entries[:number], entry, *record.entries[number + 1 :])
    return msgspec.structs.replace(record, entries=entries)


@pytest.mark.parametrize("number", [0, 2, 99])
def test_a_record_of_an_unknown_format_is_refused(number: int) -> None:
    """A record in an unknown format is refused, with the number of the format."""
    lines = [line.rstrip(b"\n") for line in records.written(finished())]
    lines[0] = lines[0].replace(b'{"rumpus":1', b'{"rumpus":%d' % number)
    digest = hashlib.sha256(b"".join(line + b"\n" for line in lines[:-1])).hexdigest()
    lines[-1] = b'{"sha256":"%s"}' % digest.encode()
    with pytest.raises(records.RecordError, match=f"format {number}"):
        records.read(SealedGame(), lines)


def test_a_record_is_verified_as_written() -> None:
    """A record is verified by the rules, also after it was written and read back."""
    lines = list(records.written(finished()))

    assert verified(finished()) is None
    assert verified(records.read(GAME, lines)) is None
    assert records.read_header(lines) == finished().header


def test_a_record_tells_nothing_of_its_players_but_names() -> None:
    """A record has the players' names, but no lobby, guest ids or retry keys."""
    lines = b"\n".join(records.written(finished()))

    assert b"retry-key-1" not in lines
    assert b'"ann"' not in lines
    assert b'"Ann"' in lines
    assert b'"seated"' not in lines


def test_a_running_game_has_no_record() -> None:
    """A game that isn't over has no record, since its seed is still secret."""
    assert records.of_game(log()[:-1]) is None


@given(st.data())
def test_a_record_with_one_byte_changed_is_rejected(data: st.DataObject) -> None:
    """A record with any one byte changed is rejected."""
    text = bytearray(b"\n".join(records.written(finished())))
    place = data.draw(st.integers(0, len(text) - 1))
    text[place] = data.draw(st.integers(0, 255).filter(lambda b: b != text[place]))

    with pytest.raises(RecordError):
        records.read(GAME, bytes(text).split(b"\n"))


@pytest.mark.parametrize("lines", [[], [b"{}"], [b"\xff\xfe", b"{}"], [b"[]", b"[]", b"[]"]])
def test_what_is_no_record_is_rejected(lines: list[bytes]) -> None:
    """Invalid lines are rejected with the number of the line."""
    with pytest.raises(RecordError, match="line"):
        records.read(GAME, lines)


def test_another_deal_is_found() -> None:
    """An opening that differs from the deal of the seed is detected."""
    events = tuple(GAME.deal(Setup({"seconds": 31}, ()), Millis(0), Chance(SEED, "deal")))

    assert verified(altered(0, events=events)) == (
        f"entry {finished().entries[0].seq}: the deal is not the one that the seed gives"
    )


def test_another_decision_is_found() -> None:
    """An entry whose events differ from the decision of the rules is detected."""
    fake = finished().entries[-2].events

    assert verified(altered(-1, events=fake)) is not None


def test_an_act_that_the_rules_refuse_is_found() -> None:
    """An act that the rules refuse is detected, with the code of the refusal."""
    cause = Act(Seat(0), Seal(9))
    late = finished().entries[2]
    record = altered(2, cause=cause, table=(), events=late.events)

    assert verified(record) == f"entry {late.seq}: the rules refuse this (sealed_already)"


def test_a_timer_before_its_time_is_found() -> None:
    """A timer that fires before its due time is detected."""
    timer = Timer("reveal", Millis(30_000))
    early = altered(4, cause=timer, at=Millis(29_999))

    assert verified(early) == f"entry {early.entries[4].seq}: a timer came before its time"


@pytest.mark.parametrize("number", [1, 4])
def test_entries_out_of_order_are_found(number: int) -> None:
    """An entry with a seq that jumps is detected."""
    seq = finished().entries[number].seq

    assert verified(altered(number, seq=seq + 1)) == f"entry {seq + 1}: out of order"


def test_another_seed_is_found() -> None:
    """A revealed seed that doesn't match the commitment is detected."""
    record = altered(-1, table=(Closed(bytes(32).hex()),))

    assert verified(record) == "the revealed seed is not the one that was promised"


def test_a_seed_that_is_none_is_found() -> None:
    """A revealed seed that isn't hexadecimal is detected."""
    record = altered(-1, table=(Closed("no hex"),))

    assert verified(record) == "the revealed seed is not the one that was promised"


def test_a_record_without_an_end_is_found() -> None:
    """A record without its last entry, or without any entry, is rejected."""
    record = finished()

    assert verified(msgspec.structs.replace(record, entries=record.entries[:-1])) is not None
    assert verified(msgspec.structs.replace(record, entries=())) is not None


def test_the_table_can_only_do_what_tables_do_in_play() -> None:
    """In a record, an event that gives a player a seat is rejected, but a bot may take one over."""
    seat = next(e for e in lobby_events() if isinstance(e, Seated))

    assert verified(altered(2, cause=Do("", None), table=(seat,))) is not None
    assert verified(altered(2, cause=Do("", None), table=(BotTook(1, "fair"),))) is None


def lobby_events() -> list[object]:
    """Return the events of a lobby in which a player sat down."""
    return [event for entry in log()[:1] for event in entry.table]


def test_a_log_under_older_rules_is_folded_but_not_judged() -> None:
    """A record of older rules is folded to its end without deciding its entries again."""
    newer = msgspec.structs.replace(GAME.facts, rules_version=2)

    class Newer(SealedGame):
        facts = newer

        def decide(self, state: Any, cause: Any, at: Millis, chance: Chance) -> Refusal:
            return Refusal("changed")

    game = Newer()

    assert records.verify(finished(), newer, lambda _options: game) is None


def test_a_pause_in_the_middle_of_a_reach_is_recorded() -> None:
    """A game with a pause during a reach has a record that is verified."""
    game = ReachGame()
    table = lobby(game)
    entries = [do(table, "ann", Start()), act(table, 0, Reach(), 0)]
    entries += [do(table, "bob", Pause(), 100), do(table, "ann", Resume(), 100)]
    for at in range(3):
        timer = table.due()
        assert timer is not None
        entry = table.submit(timer, timer.due)
        assert not isinstance(entry, Refusal)
        entries.append(entry)
        if at < 2:
            entries.append(act(table, 0, Reach(), table.at))
    record = records.of_game(entries)

    assert record is not None
    assert records.verify(record, game.facts, lambda _options: game) is None
