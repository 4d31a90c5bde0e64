"""Records: what is written, what is left out, and what verification finds."""

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
    """Play a sealed game, with a pause and a timer, and keep its log."""
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
    """Give the record of that game."""
    record = records.of_game(log())
    assert record is not None
    return record


def verified(record: Record) -> str | None:
    """Verify a record of the sealed toy."""
    return records.verify(record, GAME.facts, lambda _options: GAME)


def altered(number: int, **changes: object) -> Record:
    """Change fields of one entry of the record."""
    record = finished()
    number %= len(record.entries)
    entry = msgspec.structs.replace(record.entries[number], **changes)
    entries = (*record.entries[:number], entry, *record.entries[number + 1 :])
    return msgspec.structs.replace(record, entries=entries)


@pytest.mark.parametrize("number", [0, 2, 99])
def test_a_record_of_an_unknown_format_is_refused(number: int) -> None:
    """It proves nothing to a version that does not know what its lines mean."""
    lines = [line.rstrip(b"\n") for line in records.written(finished())]
    lines[0] = lines[0].replace(b'{"rumpus":1', b'{"rumpus":%d' % number)
    digest = hashlib.sha256(b"".join(line + b"\n" for line in lines[:-1])).hexdigest()
    lines[-1] = b'{"sha256":"%s"}' % digest.encode()
    with pytest.raises(records.RecordError, match=f"format {number}"):
        records.read(SealedGame(), lines)


def test_a_record_is_verified_as_written() -> None:
    """What the room recorded is what the rules make of it, also after writing and reading."""
    lines = list(records.written(finished()))

    assert verified(finished()) is None
    assert verified(records.read(GAME, lines)) is None
    assert records.read_header(lines) == finished().header


def test_a_record_tells_nothing_of_its_players_but_names() -> None:
    """Lobby, guest ids and retry keys are nobody's business."""
    lines = b"\n".join(records.written(finished()))

    assert b"retry-key-1" not in lines
    assert b'"ann"' not in lines
    assert b'"Ann"' in lines
    assert b'"seated"' not in lines


def test_a_running_game_has_no_record() -> None:
    """Before the end the seed is secret."""
    assert records.of_game(log()[:-1]) is None


@given(st.data())
def test_a_record_with_one_byte_changed_is_rejected(data: st.DataObject) -> None:
    """No byte of a record can be another one without notice."""
    text = bytearray(b"\n".join(records.written(finished())))
    place = data.draw(st.integers(0, len(text) - 1))
    text[place] = data.draw(st.integers(0, 255).filter(lambda b: b != text[place]))

    with pytest.raises(RecordError):
        records.read(GAME, bytes(text).split(b"\n"))


@pytest.mark.parametrize("lines", [[], [b"{}"], [b"\xff\xfe", b"{}"], [b"[]", b"[]", b"[]"]])
def test_what_is_no_record_is_rejected(lines: list[bytes]) -> None:
    """Garbage is named by its line."""
    with pytest.raises(RecordError, match="line"):
        records.read(GAME, lines)


def test_another_deal_is_found() -> None:
    """The opening must be what the seed deals."""
    events = tuple(GAME.deal(Setup({"seconds": 31}, ()), Millis(0), Chance(SEED, "deal")))

    assert verified(altered(0, events=events)) == (
        f"entry {finished().entries[0].seq}: the deal is not the one that the seed gives"
    )


def test_another_decision_is_found() -> None:
    """An entry whose events are not what the rules decide is named."""
    fake = finished().entries[-2].events

    assert verified(altered(-1, events=fake)) is not None


def test_an_act_that_the_rules_refuse_is_found() -> None:
    """Nobody seals twice."""
    cause = Act(Seat(0), Seal(9))
    late = finished().entries[2]
    record = altered(2, cause=cause, table=(), events=late.events)

    assert verified(record) == f"entry {late.seq}: the rules refuse this (sealed_already)"


def test_a_timer_before_its_time_is_found() -> None:
    """A deadline can't be served early."""
    timer = Timer("reveal", Millis(30_000))
    early = altered(4, cause=timer, at=Millis(29_999))

    assert verified(early) == f"entry {early.entries[4].seq}: a timer came before its time"


@pytest.mark.parametrize("number", [1, 4])
def test_entries_out_of_order_are_found(number: int) -> None:
    """Neither seq nor time goes backwards, or jumps."""
    seq = finished().entries[number].seq

    assert verified(altered(number, seq=seq + 1)) == f"entry {seq + 1}: out of order"


def test_another_seed_is_found() -> None:
    """The seed revealed at the end must be the one that was promised."""
    record = altered(-1, table=(Closed(bytes(32).hex()),))

    assert verified(record) == "the revealed seed is not the one that was promised"


def test_a_seed_that_is_none_is_found() -> None:
    """Whatever stands where the seed should be, verification answers."""
    record = altered(-1, table=(Closed("no hex"),))

    assert verified(record) == "the revealed seed is not the one that was promised"


def test_a_record_without_an_end_is_found() -> None:
    """A cut record is no record."""
    record = finished()

    assert verified(msgspec.structs.replace(record, entries=record.entries[:-1])) is not None
    assert verified(msgspec.structs.replace(record, entries=())) is not None


def test_the_table_can_only_do_what_tables_do_in_play() -> None:
    """A seat can't be dealt to somebody in the middle of a record; a bot may take one over."""
    seat = next(e for e in lobby_events() if isinstance(e, Seated))

    assert verified(altered(2, cause=Do("", None), table=(seat,))) is not None
    assert verified(altered(2, cause=Do("", None), table=(BotTook(1, "fair"),))) is None


def lobby_events() -> list[object]:
    """Give the events of a lobby in which somebody sat down."""
    return [event for entry in log()[:1] for event in entry.table]


def test_a_log_under_older_rules_is_folded_but_not_judged() -> None:
    """At other rules the record still folds to its end; what it decided then stands."""
    newer = msgspec.structs.replace(GAME.facts, rules_version=2)

    class Newer(SealedGame):
        facts = newer

        def decide(self, state: Any, cause: Any, at: Millis, chance: Chance) -> Refusal:
            return Refusal("changed")

    game = Newer()

    assert records.verify(finished(), newer, lambda _options: game) is None


def test_a_pause_in_the_middle_of_a_reach_is_recorded() -> None:
    """Pause and resume stand in the record and fold."""
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
