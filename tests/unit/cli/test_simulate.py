"""`rumpus simulate`: lines for programs, a summary for people, records for the archive."""

import io
import sys
from pathlib import Path
from typing import Any

import msgspec
import pytest

from rumpus.cli.main import main
from simulated import played

ARGUMENTS = ("simulate", "keesdrow", "--games", "3", "--seed", "5", "--bots", "gentle,fair")


def lines(capsys: pytest.CaptureFixture[str], *more: str) -> list[dict[str, Any]]:
    """Simulate three games, and return their lines."""
    assert main([*ARGUMENTS, "--json", *more]) == 0
    return [msgspec.json.decode(line) for line in capsys.readouterr().out.splitlines()]


@pytest.mark.replay
def test_a_line_a_game(capsys: pytest.CaptureFixture[str]) -> None:
    """Each line has seed, result, scores, events and seconds of table time."""
    games = [played(seed) for seed in (5, 6, 7)]

    assert lines(capsys) == [
        {
            "seed": game.seed,
            "result": {
                "places": [list(place) for place in game.result.places],
                "reason": game.result.reason,
            },
            "scores": list(game.result.scores),
            "events": game.events,
            "seconds": game.millis / 1000,
        }
        for game in games
    ]


@pytest.mark.replay
def test_the_same_seed_the_same_games(capsys: pytest.CaptureFixture[str]) -> None:
    """The same command prints the same lines with any number of processes."""
    assert lines(capsys) == lines(capsys, "--jobs", "2")


def test_options_reach_the_game(capsys: pytest.CaptureFixture[str]) -> None:
    """House rules given as KEY=VALUE apply to the games."""
    assert {line["result"]["reason"] for line in lines(capsys, "--option", "end=points")} == {
        "points"
    }


@pytest.mark.parametrize(
    ("more", "levels"),
    [
        (["--seats", "3"], ["gentle", "fair", "gentle"]),
        (["--bots", "fair"], ["fair", "fair"]),
        (["--bots", "gentle", "--seats", "4"], ["gentle"] * 4),
    ],
)
def test_a_summary_names_every_seat(
    capsys: pytest.CaptureFixture[str], more: list[str], levels: list[str]
) -> None:
    """The summary has a line with the level of each seat, and the reasons for endings."""
    assert main([*ARGUMENTS, "--option", "turns=7", *more]) == 0

    out = capsys.readouterr().out.splitlines()
    assert out[0].startswith("3 games in ")
    assert [line.split()[2] for line in out if line.startswith("  seat")] == levels
    assert out[-1].startswith("  ends: turns 3; ")


def test_a_bar_is_shown_on_a_terminal(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Progress is shown on a terminal, but not in a pipe."""

    class Terminal(io.StringIO):
        def isatty(self) -> bool:
            return True

    terminal = Terminal()
    assert main([*ARGUMENTS, "--option", "turns=7"]) == 0
    assert capsys.readouterr().err == ""
    monkeypatch.setattr(sys, "stderr", terminal)
    assert main([*ARGUMENTS, "--option", "turns=7"]) == 0

    assert "3/3" in terminal.getvalue()


def test_records_are_written(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    """Each game leaves a record that can be verified."""
    lines(capsys, "--record", str(tmp_path / "records"))

    files = sorted((tmp_path / "records").iterdir())
    assert [file.name for file in files] == [f"keesdrow-{seed}.jsonl" for seed in (5, 6, 7)]
    for file in files:
        assert main(["replay", str(file), "--verify"]) == 0


def test_records_need_a_folder(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    """A folder that can't be created is reported with status 2."""
    (tmp_path / "file").write_text("")

    assert main([*ARGUMENTS, "--record", str(tmp_path / "file")]) == 2
    assert "can't write the record" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("word", "said"),
    [("Crane", "keyword must be a word of"), ("xqzv", "keyword_unknown"), ("te", "not 'te'")],
)
def test_a_word_that_is_none_is_refused(
    capsys: pytest.CaptureFixture[str], word: str, said: str
) -> None:
    """An invalid word as a house rule is refused before any game."""
    status = main(["simulate", "keyword", "--games", "1", "--option", f"keyword={word}"])
    assert status != 0
    assert said in capsys.readouterr().err


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_a_word_is_a_house_rule_like_any_other(
    capsys: pytest.CaptureFixture[str], seats: int
) -> None:
    """A keyword can be given as it is written, for every number of players."""
    words = ["--seats", str(seats), "--option", "keyword=crane", "--json"]
    assert main(["simulate", "keyword", "--games", "1", *words]) == 0
    game = msgspec.json.decode(capsys.readouterr().out)
    assert len(game["scores"]) == seats
    assert game["result"]["reason"] in {"keyword", "orange_deck", "blue_deck"}
