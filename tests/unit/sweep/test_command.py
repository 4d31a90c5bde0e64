"""`rumpus lab sweep`: the table, files that a run goes on with, and Parquet."""

import sys
from pathlib import Path

import polars as pl
import pytest

from rumpus.cli.main import main

VARIED = ("--vary", "keyword=tea,sport", "--bots", "gentle", "--games", "4")
ARGUMENTS = ("lab", "sweep", "keyword", *VARIED)


def printed(capsys: pytest.CaptureFixture[str], *more: str) -> str:
    """Run a sweep, and return what it printed."""
    assert main([*ARGUMENTS, *more]) == 0
    return capsys.readouterr().out


def test_a_line_for_each_cell_and_each_difference(capsys: pytest.CaptureFixture[str]) -> None:
    """The report has a line a cell with seven intervals, and one for each other cell."""
    lines = printed(capsys, "--seats", "2-3").splitlines()

    assert lines[0] == "16 games"
    assert [line.split(", ")[0] for line in lines[3:7]] == ["2 seats"] * 2 + ["3 seats"] * 2
    assert [line.count(" to ") for line in lines[3:7]] == [7] * 4
    assert lines[7].startswith("differences from 2 seats, keyword=tea")
    assert [line.count(" ± ") for line in lines[8:]] == [7] * 3
    assert "*" in lines[8]


@pytest.mark.replay
def test_a_stopped_sweep_goes_on(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    """A file that was cut short ends like that of one run, in any number of processes."""
    file = tmp_path / "sweep.jsonl"
    whole = printed(capsys, "--out", str(file))
    complete = file.read_bytes()
    file.write_bytes(complete[:-250])

    assert printed(capsys, "--out", str(file), "--jobs", "2") == whole
    assert file.read_bytes() == complete


def test_games_become_a_table(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    """The Parquet file has a row for each game, with options as columns."""
    file = tmp_path / "sweep.parquet"
    printed(capsys, "--parquet", str(file))

    table = pl.read_parquet(file)
    assert table.height == 8
    assert table["keyword"].to_list() == ["tea", "sport"] * 4
    assert table["seats"].to_list() == [2] * 8
    assert table["seed"].to_list() == [0, 0, 1, 1, 2, 2, 3, 3]
    assert {"places", "scores", "seconds", "lead_changes", "margin"} <= set(table.columns)


def test_without_the_extra_a_table_says_what_to_install(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Without Polars the games are played and printed, and one line says what is missing."""
    monkeypatch.setitem(sys.modules, "polars", None)

    assert main([*ARGUMENTS, "--parquet", str(tmp_path / "sweep.parquet")]) == 1
    out, err = capsys.readouterr()
    assert out.startswith("8 games")
    assert err == "rumpus: needs Polars; install it with: pip install 'rumpus[lab]'\n"


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (["keyword", "--bots", "brilliant"], "unknown bot 'brilliant'"),
        (["keyword", "--vary", "timer"], "--vary must be KEY=VALUE"),
        (["keyword", "--vary", "timer=7"], "bad_timer (KW-0)"),
        (["keyword", "--seats", "9"], "takes 2 to 6 players"),
    ],
)
def test_what_cannot_be_swept_is_refused(
    capsys: pytest.CaptureFixture[str], arguments: list[str], says: str
) -> None:
    """A sweep that can't be played ends with one line and status 2."""
    assert main(["lab", "sweep", *arguments]) == 2
    out, err = capsys.readouterr()
    assert (out, err.count("\n")) == ("", 1)
    assert says in err


@pytest.mark.parametrize("seats", ["0", "3-2", "two", "2-", "1-999"])
def test_seats_are_a_number_or_a_range(capsys: pytest.CaptureFixture[str], seats: str) -> None:
    """Seats that are no such thing are refused."""
    with pytest.raises(SystemExit):
        main([*ARGUMENTS, "--seats", seats])
    assert "--seats" in capsys.readouterr().err
