"""`rumpus lexicon forms` and `rumpus lexicon same`: families on the command line."""

from io import StringIO
from pathlib import Path

import pytest

from rumpus.cli.main import main


def told(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, list[str]]:
    """Run a command of `rumpus lexicon`, and return its status and lines."""
    status = main(["lexicon", *arguments])
    return status, capsys.readouterr().out.splitlines()


def test_forms_lists_a_family_with_its_steps(capsys: pytest.CaptureFixture[str]) -> None:
    """Each relative has a line, in alphabetical order, with the steps to the common base."""
    status, lines = told(capsys, "forms", "Play")

    assert status == 0
    assert "played: played <- play, -ed" in lines
    assert "players: players <- player, -s; player <- play, -er" in lines
    assert lines == sorted(lines)
    assert not any(line.startswith("replay") for line in lines)


def test_forms_go_as_far_as_the_table_is_strict(capsys: pytest.CaptureFixture[str]) -> None:
    """With `--strictness inflections`, only inflections are listed."""
    _, lines = told(capsys, "forms", "play", "--strictness", "inflections")

    assert [line.partition(":")[0] for line in lines] == ["played", "playing", "plays"]


def test_a_word_that_is_none_has_no_forms(capsys: pytest.CaptureFixture[str]) -> None:
    """An unknown word is reported with status 1."""
    assert told(capsys, "forms", "xyzzy") == (1, ["xyzzy: not in the list"])


def test_same_says_yes_with_the_steps_or_no(capsys: pytest.CaptureFixture[str]) -> None:
    """A pair from one family has status 0, and any other pair status 1."""
    yes = "player playable: yes, player <- play, -er; playable <- play, -able"
    assert told(capsys, "same", "player", "playable") == (0, [yes])
    assert told(capsys, "same", "corn", "CORNER") == (1, ["corn corner: no"])
    assert told(capsys, "same", "corn", "corn") == (0, ["corn corn: yes, the same word"])


def test_pairs_are_read_line_by_line(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """With `-`, each line of the input is read as a pair; empty lines are skipped."""
    monkeypatch.setattr("sys.stdin", StringIO("colour color\n\n  replay\tplay \n"))

    assert told(capsys, "same", "-") == (
        1,
        ["colour color: yes, colour <- color, spelling", "replay play: no"],
    )


@pytest.mark.parametrize("words", [["one"], ["one", "two", "three"]])
def test_a_pair_has_two_words(capsys: pytest.CaptureFixture[str], words: list[str]) -> None:
    """A number of words other than two is refused with status 2, and the words are listed."""
    assert main(["lexicon", "same", *words]) == 2
    assert f"got {len(words)}: {' '.join(words)}" in capsys.readouterr().err


def test_a_list_of_ones_own_has_regular_forms(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    """In an added list, a word that rumpus-en lacks has regular inflections."""
    source = tmp_path / "mine.txt"
    source.write_text("vlog\nvlogs\nplay\nplayer\n", "utf-8")
    data = ["--data", str(tmp_path)]
    told(capsys, "add", "mine", str(source), *data)

    assert told(capsys, "forms", "vlog", "--lexicon", "mine", *data)[1] == [
        "vlogs: vlogs <- vlog, -s"
    ]
