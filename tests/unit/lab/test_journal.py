"""Journal of a long run: it goes on where it was stopped, and never overwrites another file."""

from pathlib import Path

import msgspec
import pytest

from rumpus.lab.journal import Journal, JournalError


class Terms(msgspec.Struct, frozen=True):
    game: str


class Row(msgspec.Struct, frozen=True):
    seed: int


HERE = Terms("here")


def written(file: Path, *seeds: int) -> bytes:
    """Write rows, and return the file."""
    with Journal(file, HERE, Row) as journal:
        for seed in seeds:
            journal.append(Row(seed))
    return file.read_bytes()


def test_rows_are_there_when_it_is_opened_again(tmp_path: Path) -> None:
    """A journal has the rows that were written, and goes on after them."""
    file = tmp_path / "run.jsonl"
    written(file, 1, 2)

    with Journal(file, HERE, Row) as journal:
        assert journal.rows == [Row(1), Row(2)]
    assert written(file, 3) == b'{"game":"here"}\n{"seed":1}\n{"seed":2}\n{"seed":3}\n'


@pytest.mark.parametrize("cut", range(1, 37))
def test_a_line_that_was_cut_short_is_dropped(tmp_path: Path, cut: int) -> None:
    """Wherever a file ends, it goes on after its last whole line."""
    file = tmp_path / "run.jsonl"
    whole = written(file, 1, 2)
    file.write_bytes(whole[:cut])

    with Journal(file, HERE, Row) as journal:
        left = journal.rows
        for row in [Row(1), Row(2)][len(left) :]:
            journal.append(row)
    assert file.read_bytes() == whole


@pytest.mark.parametrize("held", [b'{"game":"there"}\n', b"a letter\n", b"a letter", b"{}"])
def test_another_file_is_left_alone(tmp_path: Path, held: bytes) -> None:
    """A file of other terms, or of something else, is refused and stays as it is."""
    file = tmp_path / "run.jsonl"
    file.write_bytes(held)

    with pytest.raises(JournalError, match=r"other terms|no journal"):
        Journal(file, HERE, Row)
    assert file.read_bytes() == held


def test_a_damaged_line_is_reported(tmp_path: Path) -> None:
    """A line that is no result is an error."""
    file = tmp_path / "run.jsonl"
    file.write_bytes(b'{"game":"here"}\n{"sneed":1}\n')

    with pytest.raises(JournalError, match="damaged"):
        Journal(file, HERE, Row)


def test_one_run_at_a_time_writes_a_file(tmp_path: Path) -> None:
    """A second run on the same file is refused while the first one goes on."""
    file = tmp_path / "run.jsonl"
    with Journal(file, HERE, Row), pytest.raises(JournalError, match="another run"):
        Journal(file, HERE, Row)
    with Journal(file, HERE, Row):
        pass
