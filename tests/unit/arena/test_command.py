"""`rumpus arena`: standings, files that a run goes on with, and status."""

import signal
import subprocess
import sys
from pathlib import Path

import pytest

from arena_players import program
from rumpus.cli.main import main
from rumpus.cli.progress import line

COMMAND = "from rumpus.cli.main import main; raise SystemExit(main())"
TERMS = ("--option", "keyword=tea", "--deals", "4")
ARGUMENTS = ("arena", "keyword", "gentle", "fair", *TERMS)


def arena(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str, str]:
    """Run a command, and return its status and what it printed."""
    status = main(arguments)
    printed = capsys.readouterr()
    return status, printed.out, printed.err


def test_standings_have_ratings_with_ranges_and_a_column_for_each_rival(
    capsys: pytest.CaptureFixture[str],
) -> None:
    """Each player has a line with rating, range, score, and its share against each rival."""
    status, out, _ = arena(capsys, *ARGUMENTS[:4], "sharp", *TERMS)

    lines = out.splitlines()
    assert status == 0
    assert lines[0] == "24 games of keyword"
    assert lines[1].split()[:3] == ["rating", "range", "score"]
    assert {row.split()[0] for row in lines[2:]} == {"gentle", "fair", "sharp"}
    assert [row.count("%") for row in lines[2:]] == [3, 3, 3]
    assert lines[2].startswith("sharp")


def test_seats_rotate_at_larger_tables(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    """With three seats, each deal is played three times, each player once in each seat."""
    file = tmp_path / "three.jsonl"
    status, out, _ = arena(
        capsys, *ARGUMENTS[:4], "sharp", *TERMS, "--seats", "3", "--out", str(file)
    )

    assert status == 0
    assert out.startswith("12 games of keyword\n")
    assert file.read_text("utf-8").count('"entrants":[1,2,0]') == 4


@pytest.mark.replay
def test_the_same_seed_gives_the_same_file(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    """With a budget of nodes, a file is the same to the byte in any number of processes."""
    mine = program(tmp_path, "if asked['nodes'] != 9:\n    sys.exit(1)")
    one, two = tmp_path / "one.jsonl", tmp_path / "two.jsonl"
    for file, jobs in ((one, "1"), (two, "2")):
        arguments = (
            *ARGUMENTS[:4],
            mine,
            *TERMS,
            "--nodes",
            "9",
            "--out",
            str(file),
            "--jobs",
            jobs,
        )
        status, out, _ = arena(capsys, *arguments)
        assert status == 0
        assert "limit of time" not in out

    assert one.read_bytes() == two.read_bytes()


def test_a_run_by_the_clock_says_that_it_cannot_be_repeated(
    capsys: pytest.CaptureFixture[str],
) -> None:
    """Standings under a limit of time say that another run may end differently."""
    _, out, _ = arena(capsys, *ARGUMENTS, "--time", "600+1")

    assert out.endswith("players had a limit of time: another run may end differently\n")


def test_a_stopped_run_goes_on(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    """A file that was cut short, or has fewer deals, ends like that of one long run."""
    file = tmp_path / "run.jsonl"
    arguments = (*ARGUMENTS, "--out", str(file))
    _, whole, _ = arena(capsys, *arguments)
    complete = file.read_bytes()
    file.write_bytes(complete[:-100])

    assert arena(capsys, *arguments)[1] == whole
    assert file.read_bytes() == complete
    assert arena(capsys, *arguments)[1] == whole
    assert arena(capsys, *arguments, "--deals", "5")[1].startswith("10 games")
    assert file.read_bytes().startswith(complete)


@pytest.mark.parametrize("more", [["--seed", "1"], ["--option", "timer=60"], ["--nodes", "5"]])
def test_a_file_of_other_terms_is_refused(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, more: list[str]
) -> None:
    """A run doesn't go on with results of other terms."""
    file = tmp_path / "run.jsonl"
    arena(capsys, *ARGUMENTS, "--deals", "1", "--out", str(file))
    status, out, err = arena(capsys, *ARGUMENTS, "--out", str(file), *more)

    assert (status, out) == (2, "")
    assert "holds a run with other terms" in err


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_ctrl_c_keeps_what_is_done(tmp_path: Path, jobs: str) -> None:
    """An interrupted run prints its standings and how to go on, and leaves whole lines."""
    file = tmp_path / "run.jsonl"
    arguments = ["keyword", "gentle", program(tmp_path), "--option", "keyword=tea"]
    command = [sys.executable, "-c", COMMAND, "arena", *arguments, "--out", str(file)]
    with subprocess.Popen(
        [*command, "--deals", "5000", "--jobs", jobs],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    ) as process:
        while not file.exists() or file.read_bytes().count(b"\n") < 3:
            assert process.poll() is None
        process.send_signal(signal.SIGINT)
        out, err = process.communicate()

    kept = file.read_bytes()
    games = 2 * (kept.count(b"\n") - 1)
    assert process.returncode == 130
    assert kept.endswith(b"\n")
    assert out.startswith(f"{games} games of keyword\n")
    assert err.startswith("go on with: rumpus arena keyword gentle ")


def test_a_pair_stops_once_it_is_decided(capsys: pytest.CaptureFixture[str]) -> None:
    """Early stops print verdicts and no rating, in any number of processes."""
    arguments = ("arena", "keyword", "gentle", "sharp", "--option", "keyword=tea")
    more = ("--deals", "200", "--until-decided")
    status, out, _ = arena(capsys, *arguments, *more)

    lines = out.splitlines()
    assert status == 0
    assert int(lines[0].split()[0]) < 100
    assert lines[1:] == ["sharp is stronger than gentle"]
    assert arena(capsys, *arguments, *more, "--jobs", "2")[1] == out


def test_without_the_extra_nothing_is_played(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Without the package that rates, one line says what to install, before any game."""

    def missing(name: str) -> None:
        assert name == "openskill"

    monkeypatch.setattr("rumpus.cli.arena.find_spec", missing)
    status, out, err = arena(capsys, *ARGUMENTS)

    assert (status, out) == (1, "")
    assert err == "rumpus: needs OpenSkill; install it with: pip install 'rumpus[lab]'\n"


def test_a_pair_may_stay_undecided(capsys: pytest.CaptureFixture[str]) -> None:
    """If all deals are played and nothing is sure, the report says so."""
    arguments = (*ARGUMENTS, "--deals", "1", "--until-decided")

    assert arena(capsys, *arguments)[1].endswith("undecided: gentle and fair\n")


def test_faults_are_reported_and_set_the_status(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    """A program that crashes is named with its share and the first reason; the status is 1."""
    status, out, _ = arena(capsys, *ARGUMENTS[:3], program(tmp_path, "sys.exit(9)"), *TERMS)

    assert status == 1
    assert "faults: mine lost 8 of 8 games (100%); the first crashed: exited with status 9" in out


def test_a_class_plays(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A class of the folder plays; what it raises loses the game."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", [*sys.path])
    (tmp_path / "arena_class_bot.py").write_text(
        "from rumpus.bots.bot import Plan\n"
        "class Hints:\n"
        "    def __init__(self, game):\n        self.game = game\n"
        "    def on(self, view, events, at, chance):\n"
        "        hints = self.game.hints(view)\n"
        "        return Plan(at + 1000, hints[0]) if hints else None\n"
        "class Broken(Hints):\n"
        "    def on(self, view, events, at, chance):\n        raise LookupError('no word')\n"
    )
    players = ("good=arena_class_bot:Hints", "arena_class_bot:Broken")
    status, out, _ = arena(capsys, "arena", "keyword", *players, *TERMS)

    assert status == 1
    assert "faults: Broken lost 8 of 8 games (100%); the first crashed: raised LookupError" in out
    assert "faults: good" not in out


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (["keyword", "gentle"], "2 players are needed, not 1"),
        (["keyword", "gentle", "gentle"], "two players are called 'gentle'"),
        (["keyword", "gentle", "brilliant"], "unknown player 'brilliant'"),
        (["keyword", "gentle", "x='"], "can't read"),
        (["keyword", "gentle", "nowhere:Bot"], "Bot can't play: can't make nowhere:Bot"),
        (["keyword", "gentle", "x=/no/such/program"], "can't run /no/such/program"),
        (["keyword", "gentle", "fair", "--seats", "9"], "takes 2 to 6 players"),
        (["keyword", "gentle", "fair", "--option", "keyword=xqzv"], "keyword_unknown"),
        (
            ["keyword", "gentle", "fair", "sharp", "--seats", "3", "--until-decided"],
            "--until-decided compares pairs",
        ),
    ],
)
def test_what_cannot_play_is_refused(
    capsys: pytest.CaptureFixture[str], arguments: list[str], says: str
) -> None:
    """A command that can't be run prints one line that says why."""
    status, out, err = arena(capsys, "arena", *arguments)

    assert status in {1, 2}
    assert (out, err.count("\n")) == ("", 1)
    assert says in err


@pytest.mark.parametrize("time", ["0", "-1", "inf", "5+-1", "x"])
def test_a_limit_of_time_is_a_number_of_seconds(
    capsys: pytest.CaptureFixture[str], time: str
) -> None:
    """A limit that is no positive number is refused."""
    with pytest.raises(SystemExit):
        main([*ARGUMENTS, f"--time={time}"])
    assert "--time" in capsys.readouterr().err


def test_the_bar_has_the_time_left() -> None:
    """The bar shows how much is done, and how long the rest will take."""
    assert line(10, 20, 75) == "[###############...............] 10/20, 1:15 left  "
    assert line(1, 90, 7325).endswith("1/90, 2:02:05 left  ")
