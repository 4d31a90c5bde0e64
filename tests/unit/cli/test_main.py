"""Command line as a whole: failures and successes of each command."""

import re
import socket
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

from rumpus.cli.main import main
from rumpus.words.lexicon import bundled


def told(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str, str]:
    """Run a command, and return its status and what it printed to stdout and stderr."""
    status = main(arguments)
    out, err = capsys.readouterr()
    return status, out, err


def test_without_a_command_the_usage_is_shown(capsys: pytest.CaptureFixture[str]) -> None:
    """A call without a command prints the usage and has status 2."""
    with pytest.raises(SystemExit) as exit_info:
        main([])

    assert exit_info.value.code == 2
    assert "usage: rumpus" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        ("simulate chess", "unknown game 'chess'; choose one of: icecool"),
        (
            "simulate keesdrow --bots godlike",
            "unknown bot 'godlike'; choose one of: beginner, gentle",
        ),
        ("simulate keesdrow --seats 9", "keesdrow takes 1 to 8 players, not 9"),
        ("simulate icecool --bots fair,fair,fair,fair,fair", "icecool takes 2 to 4 players, not 5"),
        (
            "simulate icecool --bots fair,gentle,sharp --seats 2",
            "--bots names 3 bots, but there are 2 seats",
        ),
        (
            "simulate keesdrow --seats 3 --option teams=yes",
            "these house rules don't allow 3 seats (uneven_teams, KD-25)",
        ),
        (
            "simulate keesdrow --option fun=7",
            "keesdrow has no option 'fun'; choose one of: size, variation",
        ),
        ("simulate keesdrow --option turns=51", "turns must be a number from 1 to 50, not '51'"),
        ("simulate keesdrow --option turns", "--option must be KEY=VALUE, not 'turns'"),
        (
            "simulate keesdrow --option end=exhausted --option timer=0",
            "end=exhausted conflicts with the option timer",
        ),
        ("simulate keesdrow --option lexicon=csw", "add it with: rumpus lexicon add csw FILE"),
        ("games chess", "unknown game 'chess'"),
        ("new-game ../tic", "invalid name '../tic'"),
        ("new-game tic_", "invalid name 'tic_'"),
        ("new-game tic__tac", "invalid name 'tic__tac'"),
        ("lexicon check cat --lexicon csw", "no word list 'csw'"),
        ("lexicon add rumpus-en some.txt", "choose another name"),
        ("lexicon add My_List some.txt", "can't name a lexicon"),
        ("lexicon add mine no-such-file.txt", "can't add no-such-file.txt"),
        ("replay no-such-file", "can't read no-such-file"),
        ("solve keesdrow --letters ABC", "3 letters don't fill a square; use --board FILE"),
        ("solve keesdrow --letters AB1C", "not all of A to Z"),
        ("solve keesdrow --letters ABCD --option size=deluxe", "--option needs --seed"),
        ("solve keesdrow --board no-such-file", "can't read no-such-file"),
        ("solve keesdrow --letters ABCD --min-length 99", "99 is not in 1 to 28"),
    ],
)
def test_what_cannot_be_done_is_told_in_one_line(
    capsys: pytest.CaptureFixture[str], arguments: str, says: str
) -> None:
    """A mistake is reported on stderr in one line with the remedy, and has status 2."""
    status, out, err = told(capsys, *arguments.split())

    assert status == 2
    assert out == ""
    assert err.startswith("rumpus: ")
    assert err.count("\n") == 1
    assert says in err


@pytest.mark.parametrize(
    "arguments", ["simulate keesdrow --games 0", "serve --port 99999", "solve keesdrow"]
)
def test_what_argparse_refuses_has_status_2(arguments: str) -> None:
    """Numbers out of range and missing arguments have status 2."""
    with pytest.raises(SystemExit) as exit_info:
        main(arguments.split())

    assert exit_info.value.code == 2


def test_games_lists_every_option(capsys: pytest.CaptureFixture[str]) -> None:
    """`games` lists every game with its seats, bots and house rules."""
    status, out, _ = told(capsys, "games")

    assert status == 0
    assert out.startswith("icecool: ICECOOL 2, 2 to 4 players\n")
    assert (
        "\nkeesdrow: Keesdrow, 1 to 8 players, 0 to 1 moderators\n"
        "  bots: beginner, gentle, casual, fair, keen, strong, sharp, expert\n"
    ) in out
    assert "--option size=keesdrow|deluxe (default keesdrow; KD-2)" in out
    assert "--option turns=1..50 (default 10; KD-22)" in out
    assert "--option lexicon=NAME (default rumpus-en; KD-6)" in out
    assert "--option keyword=WORD (3 to 12 letters) (default keyword; KW-2)" in out


def test_games_for_programs(capsys: pytest.CaptureFixture[str]) -> None:
    """With ``--json``, each game is a line of JSON."""
    _, out, _ = told(capsys, "games", "keesdrow", "--json")

    (game,) = [msgspec.json.decode(line) for line in out.splitlines()]
    assert game["name"] == "keesdrow"
    assert game["levels"] == [
        *("beginner", "gentle", "casual", "fair"),
        *("keen", "strong", "sharp", "expert"),
    ]


def test_lexicon_add_list_and_check(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    """An added list is listed, can be checked and can be played with."""
    source = tmp_path / "words.txt"
    source.write_text("Fiets\r\nhuis\n\nqat\n")
    data = ["--data", str(tmp_path / "data")]

    added = told(capsys, "lexicon", "add", "mine", str(source), *data)
    listed = told(capsys, "lexicon", "list", *data)
    checked = told(capsys, "lexicon", "check", "fiets", "QAT", "house", "--lexicon", "mine", *data)
    played = told(
        capsys, "simulate", "keesdrow", "--option", "lexicon=mine", "--option", "turns=7", *data
    )

    assert added[:2] == (0, f"mine: 3 words, sha256 {added[1].split()[-1]}\n")
    assert re.findall(r"^\S+", listed[1], re.MULTILINE) == ["rumpus-en", "mine"]
    assert added[1].split()[-1] in listed[1]
    assert bundled().sha256 in listed[1]
    assert checked[:2] == (1, "fiets: yes, class 9 of 9\nQAT: yes, class 9 of 9\nhouse: no\n")
    assert played[0] == 0


def test_lexicon_check_knows_the_bundled_list(capsys: pytest.CaptureFixture[str]) -> None:
    """`lexicon check` has status 0 if the bundled list has every word."""
    assert told(capsys, "lexicon", "check", "cat")[:2] == (0, "cat: yes, class 1 of 9\n")


def test_a_list_with_something_else_in_it_is_refused(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    """A list with an invalid line is refused with the line's number, and nothing is added."""
    source = tmp_path / "words.txt"
    source.write_text("cat\nno-word\n")

    status, _, err = told(capsys, "lexicon", "add", "mine", str(source), "--data", str(tmp_path))

    assert status == 1
    assert "line 2" in err
    assert not (tmp_path / "lexicons").exists()


def test_a_list_in_utf_16_is_refused_with_the_command_that_converts_it(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    """A UTF-16 file is refused in one line with the command that converts it, at status 1."""
    source = tmp_path / "words.txt"
    source.write_text("cat\ndog\n", "utf-16")

    status, _, err = told(capsys, "lexicon", "add", "mine", str(source), "--data", str(tmp_path))

    assert status == 1
    assert "line 1: not UTF-8" in err
    assert "iconv -f UTF-16 -t UTF-8" in err
    assert err.count("\n") == 1


def test_backup_needs_a_room_and_a_new_target(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    """A backup of a folder without a room has status 1."""
    status, _, err = told(capsys, "backup", str(tmp_path / "copy"), "--data", str(tmp_path / "no"))

    assert status == 1
    assert "there is no room in" in err


def test_a_reader_who_has_seen_enough_is_no_error() -> None:
    """A pipe that its reader closes is no error."""
    code = "from rumpus.cli.main import main; raise SystemExit(main())"
    arguments = ["solve", "keesdrow", "--seed", "1"]
    with subprocess.Popen(
        [sys.executable, "-c", code, *arguments], stdout=subprocess.PIPE, stderr=subprocess.PIPE
    ) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.readline()
        process.stdout.close()
        errors = process.stderr.read()

    assert (process.returncode, errors) == (0, b"")


def test_who_interrupts_gets_the_status_of_that(monkeypatch: pytest.MonkeyPatch) -> None:
    """Ctrl-C ends a command with status 130."""

    def interrupted(_options: object) -> int:
        raise KeyboardInterrupt

    monkeypatch.setattr("rumpus.cli.games.run", interrupted)

    assert main(["games"]) == 130


@pytest.mark.parametrize(
    ("damaged", "says"),
    [
        ("rumpus.db", "rumpus.db can't be used as the room's database: file is not a database"),
        ("secret.key", "secret.key is no key"),
        ("lock/x", "can't be used for the room's data: Is a directory"),
        ("", "can't be used for the room's data: Not a directory"),
    ],
)
def test_a_room_on_damaged_data_names_the_cause(tmp_path: Path, damaged: str, says: str) -> None:
    """A room on damaged data prints one line with file and cause, has status 1 and no traceback."""
    path = tmp_path / "data" / damaged
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(b"garbage!" * (3 if damaged == "secret.key" else 1000))
    code = "from rumpus.cli.main import main; raise SystemExit(main())"
    arguments = ["serve", "--port", "0", "--data", str(tmp_path / "data")]
    done = subprocess.run(
        [sys.executable, "-c", code, *arguments],
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
    )

    assert (done.returncode, done.stdout) == (1, "")
    assert done.stderr.startswith("rumpus: ")
    assert says in done.stderr
    assert done.stderr.count("\n") == 1


def test_an_address_that_is_taken_is_named(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A port in use is reported with its address and status 1."""
    monkeypatch.setattr("rumpus.server.ops.logging.configure", print)
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        status, _, err = told(capsys, "serve", "--port", port, "--data", str(tmp_path / "data"))

    assert status == 1
    assert f"can't listen on 127.0.0.1:{port}" in err


@pytest.mark.parametrize("port", ["abc", "-1", "65536", "8000.5", "\u0668"])
def test_what_is_no_port_is_named_in_plain_words(
    capsys: pytest.CaptureFixture[str], port: str
) -> None:
    """An invalid port is reported with the valid range, and without internal names."""
    with pytest.raises(SystemExit):
        told(capsys, "serve", f"--port={port}")
    err = capsys.readouterr().err
    assert "is not a valid port (0 to 65535)" in err
    assert "_port" not in err
