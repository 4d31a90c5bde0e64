"""Playthroughs: a record as text, read back, and run again."""

import contextlib
import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rumpus.core.values import Act, Lag, Line, Millis, Refusal, Seat
from rumpus.table import playthrough, playthrough_reading
from rumpus.table.actions import AddBot, Pause, Resume, Start, TakeBack
from rumpus.table.events import Do
from rumpus.table.playthrough import Playthrough
from rumpus.table.record import Record, RecordError, of_game, verify
from rumpus.table.rerun import rerun
from simulated import keesdrow, played
from toys.sealed import Seal, SealedGame
from unit.table.tables import act, do, lobby

GAME = SealedGame()


def record_with_everything() -> Record:
    """Play a toy game with lag, a pause, a bot that took over, a restart and timers."""
    table = lobby(GAME, "ann", "bob", "cid")
    lag = Lag(Millis(99), (Line(18, 2),), 180, Millis(50), Millis(51))
    entries = [do(table, "ann", Start())]
    judged = table.submit(Act(Seat(0), Seal(3), lag), Millis(100))
    assert not isinstance(judged, Refusal)
    entries.append(judged)
    entries += [do(table, "bob", Pause(), 200), do(table, "bob", Resume(), 200)]
    entries += [do(table, "ann", AddBot(1, "fair"), 300), do(table, "bob", TakeBack(), 400)]
    restart = table.submit(Do("", None), Millis(500))
    assert not isinstance(restart, Refusal)
    entries += [restart, act(table, 1, Seal(4), 12_345)]
    while table.phase == "play":
        timer = table.due()
        assert timer is not None
        fired = table.submit(timer, timer.due)
        assert not isinstance(fired, Refusal)
        entries.append(fired)
    record = of_game(entries)
    assert record is not None
    return record


def text() -> str:
    """Return the playthrough of `record_with_everything` as text."""
    return playthrough.text_of(playthrough.of_record(record_with_everything()))


def again(told: Playthrough) -> Playthrough:
    """Run a playthrough of the toy again."""
    return rerun(told, GAME.facts, lambda _options: GAME)


def test_it_reads_as_a_game_is_told() -> None:
    """Each cause has a line with time and seat, followed by lines with its events."""
    lines = text().splitlines()

    assert lines[0] == "game sealed rules=1"
    assert "seat name=Ann bot=null role=player team=null handicap=0" in lines
    told = "\n".join(lines[lines.index("1 +0.000 table start") :])
    assert told.startswith(
        "1 +0.000 table start\n"
        "  dealt due=30000\n"
        "  * opened\n"
        '2 +0.100 0 ~{"received":99,"lines":[{"round_trip":18,"jitter":2}],"reaction":180,'
        '"seen":50,"sent":51} seal number=3\n'
        "  sealed seat=0 number=3\n"
        "3 +0.200 table pause\n"
        "  * paused seat=1\n"
    )
    assert "8 +12.345 1 seal number=4\n  sealed seat=1 number=4\n" in told
    assert "9 +30.000 timer name=reveal due=30000\n" in told


def test_it_reads_back_to_the_same_record() -> None:
    """A playthrough is read back to the same record, without any loss."""
    record = record_with_everything()

    read = playthrough_reading.read(GAME, text())

    assert playthrough.to_record(read) == record
    assert playthrough_reading.read_header(text()) == record.header
    assert playthrough.text_of(read) == text()


@pytest.mark.replay
@pytest.mark.parametrize("seed", range(4))
def test_a_simulated_game_reads_back(seed: int) -> None:
    """A game of Keesdrow that is written and read back is equal, and is still verified."""
    game, record = keesdrow(), played(seed).record

    told = playthrough.text_of(playthrough.of_record(record))
    read = playthrough.to_record(playthrough_reading.read(game, told))

    assert read == record
    assert verify(read, game.facts, lambda _options: game) is None


def test_remarks_and_empty_lines_mean_nothing() -> None:
    """Comments and empty lines in a playthrough are ignored."""
    remarked = "# seat 1 sees a wrong total\n\n" + text().replace("\n3 +", "\n# here\n3 +")

    assert playthrough_reading.read(GAME, remarked) == playthrough_reading.read(GAME, text())


@pytest.mark.replay
def test_the_same_causes_give_the_same_game() -> None:
    """A playthrough that is run again under the same rules has the same events."""
    told = playthrough_reading.read(GAME, text())

    assert again(told) == told


def test_a_script_needs_causes_only() -> None:
    """A script without events is completed when it is run."""
    script = re.sub(r"\n  (?!\* (paused|resumed|bot|handed|downtime)).*", "", text())
    assert "sealed seat" not in script

    assert playthrough.text_of(again(playthrough_reading.read(GAME, script))) == text()


def test_a_refusal_is_told_and_read_back() -> None:
    """A refused cause is kept in the playthrough with its refusal, but not in the record."""
    script = text().replace(
        "3 +0.200 table pause", "3 +0.150 0 seal number=5\n3 +0.200 table pause"
    )

    refused = again(playthrough_reading.read(GAME, script))
    told = playthrough.text_of(refused)

    assert "3 +0.150 0 seal number=5\n  - sealed_already rule=T-2 params={}\n3 +0.200" in told
    assert playthrough_reading.read(GAME, told) == refused
    assert playthrough.to_record(refused) == record_with_everything()


def test_what_follows_another_course_is_told_as_it_goes() -> None:
    """When a cause is changed, everything after it is decided again."""
    script = text().replace(" seal number=4", " seal number=3")

    told = playthrough.text_of(again(playthrough_reading.read(GAME, script)))

    assert "revealed numbers=[3,3,0] winner=null" in told


@pytest.mark.parametrize(
    ("before", "after", "where"),
    [
        ("game sealed rules=1", "game sealed", "head"),
        ("game sealed rules=1", "play sealed", "line 1"),
        ("  * paused seat=1", "  * paused", "line"),
        ("  * paused seat=1", "  * paused by=1", "line"),
        ("  sealed seat=0 number=3", "  sealed seat=0 number=x", "line"),
        ("8 +12.345 1 seal number=4", "8 +12.345 1 seal number=44", "line"),
        ("8 +12.345 1 seal number=4", "8 +12 one seal number=4", "line"),
        ("8 +12.345 1 seal number=4", "8", "line"),
    ],
)
def test_what_cannot_be_read_is_named_by_its_line(before: str, after: str, where: str) -> None:
    """An unreadable line is reported by its number."""
    broken = text().replace(before, after)
    assert broken != text()

    with pytest.raises(RecordError, match=where):
        playthrough_reading.read(GAME, broken)


def test_an_outcome_needs_a_cause() -> None:
    """Events without a cause, or after a refused one, are an error."""
    with pytest.raises(RecordError, match="line 1"):
        playthrough_reading.read(GAME, "  * opened\n" + text())
    twice = text().replace("  * paused seat=1", "  - paused rule=null params={}\n  * paused seat=1")
    with pytest.raises(RecordError, match="refused"):
        playthrough_reading.read(GAME, twice)


@pytest.mark.parametrize("seed", ["seed xyz", "seed 0g"])
def test_a_seed_must_be_hexadecimal_to_deal_from(seed: str) -> None:
    """A script whose seed isn't hexadecimal is not run."""
    script = re.sub(r"seed [0-9a-f]+", seed, text())

    with pytest.raises(RecordError, match="hexadecimal"):
        again(playthrough_reading.read(GAME, script))


def test_options_that_are_no_more_are_told() -> None:
    """A script with invalid options is not run."""
    script = text().replace("options seconds=30", "options seconds=3000")

    with pytest.raises(RecordError, match="options"):
        again(playthrough_reading.read(GAME, script))


@given(st.data())
def test_no_line_of_garbage_breaks_the_reader(data: st.DataObject) -> None:
    """Any text on a line is either read or reported as an error."""
    lines = text().splitlines()
    number = data.draw(st.integers(0, len(lines) - 1))
    lines[number] = data.draw(st.text(st.characters(exclude_categories=["Cs"]), max_size=30))

    with contextlib.suppress(RecordError):
        read = playthrough_reading.read(GAME, "\n".join(lines))
        assert read.header.game == "sealed"
