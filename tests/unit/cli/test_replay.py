"""`rumpus replay`: prints records, verifies them and detects changes."""

import hashlib
from pathlib import Path

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from rumpus.cli.main import main
from rumpus.table.record import written
from rumpus.words import bundled
from simulated import played

FIRST = "e919aa73c90ad7dc489d934738c1424d88f13334594c226a90d3b71cc71cef67"
"""First edition of rumpus-en."""


def raw() -> bytes:
    """Return the record of a game as the bytes of a file."""
    return b"".join(line + b"\n" for line in written(played(9, turns=7).record))


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """Write the record to a file, and return its path."""
    path = tmp_path / "game.jsonl"
    path.write_bytes(raw())
    return path


def told(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str, str]:
    """Run `rumpus replay`, and return its status and what it printed."""
    status = main(["replay", *arguments])
    out, err = capsys.readouterr()
    return status, out, err


@pytest.mark.replay
def test_a_simulated_record_verifies(capsys: pytest.CaptureFixture[str], file: Path) -> None:
    """A valid record has status 0 and a line that says what was verified."""
    count = len(played(9, turns=7).record.entries)

    assert told(capsys, str(file), "--verify") == (
        0,
        f"{file}: verified; dealt and decided {count} entries again\n",
        "",
    )


def test_a_record_is_printed_as_a_playthrough(
    capsys: pytest.CaptureFixture[str], file: Path
) -> None:
    """A record is printed as a playthrough, which can itself be printed and verified."""
    status, text, _ = told(capsys, str(file))
    file.with_suffix(".txt").write_text(text)

    assert status == 0
    assert text.startswith("game keesdrow rules=2\n")
    assert told(capsys, str(file.with_suffix(".txt"))) == (0, text, "")
    assert told(capsys, str(file.with_suffix(".txt")), "--verify")[0] == 0


@given(data=st.data())
@settings(suppress_health_check=[HealthCheck.function_scoped_fixture], max_examples=60)
def test_a_record_with_one_byte_changed_is_rejected(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, data: st.DataObject
) -> None:
    """A record with any one byte changed is rejected with status 1 and a message."""
    changed = bytearray(raw())
    place = data.draw(st.integers(0, len(changed) - 1))
    changed[place] = data.draw(st.integers(0, 255).filter(lambda byte: byte != changed[place]))
    path = tmp_path / "changed.jsonl"
    path.write_bytes(changed)

    status, out, err = told(capsys, str(path), "--verify")

    assert status == 1
    assert out == ""
    assert err.startswith("rumpus: ")


@pytest.mark.parametrize("byte", [b" ", b"\r", b"\t", b""])
def test_the_last_byte_counts(capsys: pytest.CaptureFixture[str], file: Path, byte: bytes) -> None:
    """A record without its final line break is rejected."""
    file.write_bytes(raw()[:-1] + byte)

    assert told(capsys, str(file), "--verify")[0] == 1


@pytest.mark.parametrize(
    ("before", "after"),
    [
        (b'"type":"stood","seat":1,"points":1', b'"type":"stood","seat":1,"points":2'),
        (b'"type":"accept"', b'"type":"challenge"'),
        (b'"letter":"', b'"letter":"Q'),
    ],
)
def test_a_forged_record_is_found_out(
    capsys: pytest.CaptureFixture[str], file: Path, before: bytes, after: bytes
) -> None:
    """A forged record with a correct digest is detected when its entries are decided again."""
    body = b"".join(raw().splitlines(keepends=True)[:-1])
    forged = body.replace(before, after, 1)
    assert forged != body
    digest = msgspec.json.encode({"sha256": hashlib.sha256(forged).hexdigest()})
    file.write_bytes(forged + digest + b"\n")

    status, _, err = told(capsys, str(file), "--verify")

    assert status == 1
    assert ": entry " in err


def test_under_other_rules_it_is_said_that_nothing_was_judged(
    capsys: pytest.CaptureFixture[str], file: Path
) -> None:
    """A record of other rules is reported as folded, not as verified."""
    _, text, _ = told(capsys, str(file))
    older = file.with_suffix(".txt")
    older.write_text(text.replace("game keesdrow rules=2", "game keesdrow rules=0"))

    status, out, _ = told(capsys, str(older), "--verify")

    assert status == 0
    assert "folded" in out


def test_a_game_of_an_earlier_edition_of_the_list_is_judged_with_it(
    capsys: pytest.CaptureFixture[str], file: Path
) -> None:
    """A game of an earlier edition of the word list is verified with that edition."""
    text = told(capsys, str(file))[1]
    older = file.with_suffix(".txt")
    older.write_text(text.replace(bundled().sha256, FIRST))

    status, out, _ = told(capsys, str(older), "--verify")

    assert FIRST in older.read_text()
    assert status == 0
    assert ": verified;" in out


def test_what_a_game_needs_and_is_not_there_is_named(
    capsys: pytest.CaptureFixture[str], file: Path
) -> None:
    """A game with an unknown list is only folded, and the list is named by its hash."""
    text = told(capsys, str(file))[1]
    other = file.with_suffix(".txt")
    other.write_text(text.replace(bundled().sha256, "ab" * 32))

    status, out, _ = told(capsys, str(other), "--verify")

    assert status == 0
    assert "folded" in out
    assert f"it needs lexicon {'ab' * 6}, this is {bundled().sha256[:12]}" in out


@pytest.mark.parametrize("content", [b"", b"\xff\xfe", b"{}\n", b"hello\n", b"[1]\n", b"{\n"])
def test_what_is_neither_form_is_told(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, content: bytes
) -> None:
    """A file in neither format is rejected with status 1 and one line."""
    (tmp_path / "garbage").write_bytes(content)

    status, _, err = told(capsys, str(tmp_path / "garbage"))

    assert status == 1
    assert err.count("\n") == 1
    assert ("says which game" in err) == (content == b"")


def test_a_record_needs_its_word_list(capsys: pytest.CaptureFixture[str], file: Path) -> None:
    """A game with a missing list is refused with the command that adds it."""
    text = told(capsys, str(file))[1]
    file.write_text(text.replace("lexicon=rumpus-en", "lexicon=csw"))

    status, _, err = told(capsys, str(file), "--verify")

    assert status == 1
    assert "rumpus lexicon add csw FILE" in err


def test_options_that_the_game_does_not_have_are_told(
    capsys: pytest.CaptureFixture[str], file: Path
) -> None:
    """Invalid options in the header are reported in one line, at status 1."""
    text = told(capsys, str(file))[1]
    file.write_text(text.replace(" turns=7", " turns=700"))

    assert told(capsys, str(file), "--verify") == (
        1,
        "",
        f"rumpus: {file}: its options don't belong to this game\n",
    )
