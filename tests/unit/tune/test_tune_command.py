"""`rumpus lab tune`: the nearest trials, files that a run goes on with, and what it refuses."""

import sys
from pathlib import Path

import pytest

from rumpus.cli.main import main

ARGUMENTS = (
    *("lab", "tune", "keyword", "--over", "keyword=tea,sport,coffee", "--target", "length=4"),
    *("--bots", "gentle", "--games", "4", "--fresh", "6"),
)


def printed(capsys: pytest.CaptureFixture[str], *more: str) -> str:
    """Run a search, and return what it printed."""
    assert main([*ARGUMENTS, *more]) == 0
    return capsys.readouterr().out


def test_the_nearest_trial_comes_first_and_again_with_fresh_deals(
    capsys: pytest.CaptureFixture[str],
) -> None:
    """The report shows the aim, each trial with its distance, and the best on other deals."""
    lines = printed(capsys).splitlines()

    assert lines[0] == "3 trials of 4 games"
    assert lines[3].split() == ["wanted", "4.0"]
    distances = [float(line.split()[-1]) for line in lines[4:7]]
    assert distances == sorted(distances)
    assert lines[7] == "the nearest one again, with 6 fresh deals:"
    assert lines[8].split(" ")[0] == lines[4].split(" ")[0]
    assert len(lines) == 9


@pytest.mark.replay
def test_a_stopped_search_goes_on(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    """A file that was cut short ends like that of one run, in any number of processes."""
    file = tmp_path / "tune.jsonl"
    whole = printed(capsys, "--out", str(file))
    complete = file.read_bytes()
    file.write_bytes(complete[:-1500])

    assert printed(capsys, "--out", str(file), "--jobs", "2") == whole
    assert file.read_bytes() == complete


def test_a_file_of_another_budget_is_refused(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    """More trials would have led elsewhere, so a search can't go on with another number."""
    file = tmp_path / "tune.jsonl"
    printed(capsys, "--out", str(file), "--trials", "3")

    assert main([*ARGUMENTS, "--out", str(file), "--trials", "4"]) == 2
    assert "other terms" in capsys.readouterr().err


def test_an_end_of_a_range_and_an_unseen_reason_are_named(
    capsys: pytest.CaptureFixture[str],
) -> None:
    """A best value at the end of a range may not be the best there is, and a typo is seen."""
    over = ("--over", "turns=2..3", "--target", "tunrs_wins=1", "--target", "length=0.1")
    few = ("--bots", "gentle", "--games", "2", "--fresh", "1")
    assert main(["lab", "tune", "keesdrow", *over, *few]) == 0
    out = capsys.readouterr().out

    assert "turns=2 is an end of its range" in out
    assert "no game ended by 'tunrs'; games ended by: turns" in out


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (["keyword", "--over", "timer", "--target", "luck=1"], "unknown figure 'luck'"),
        (["keyword", "--over", "speed", "--target", "ties=0"], "no option 'speed'"),
        (["keyword", "--over", "timer", "--target", "ties=0", "--seats", "9"], "2 to 6 players"),
        (["keyword", "--over", "timer", "--target", "ties=0", "--bots", "x"], "unknown bot 'x'"),
        (["icecool", "--over", "scoring", "--target", "words=1", "--games", "1"], "no figure"),
    ],
)
def test_what_cannot_be_searched_is_refused(
    capsys: pytest.CaptureFixture[str], arguments: list[str], says: str
) -> None:
    """A search that can't be run ends with one line and status 2."""
    assert main(["lab", "tune", *arguments]) == 2
    out, err = capsys.readouterr()
    assert (out, err.count("\n")) == ("", 1)
    assert says in err


def test_without_the_extra_a_large_search_says_what_to_install(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Without Optuna one line says what is missing."""
    monkeypatch.setitem(sys.modules, "optuna", None)

    assert main([*ARGUMENTS, "--trials", "2"]) == 1
    assert "needs Optuna; install it with: pip install 'rumpus[lab]'" in capsys.readouterr().err
