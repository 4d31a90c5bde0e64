"""Programs in the arena: they play like bots, and lose by their own faults alone."""

import select
import shlex
import shutil
import sys
from pathlib import Path
from time import monotonic

import pytest

from arena_players import FAST, kinds, match, program
from rumpus.lab.arena.clock import Limit
from rumpus.library.catalog import options

EXAMPLE = Path(__file__).resolve().parents[3] / "examples" / "arena_bot.mjs"
NODE = shutil.which("node") or shutil.which("node", path=str(Path(sys.executable).parent))
MEGABYTE = 2**20


def alive(process: int) -> bool:
    """Return True if a process runs; one that has ended but wasn't buried doesn't."""
    try:
        stat = Path(f"/proc/{process}/stat").read_text("utf-8")
    except FileNotFoundError:
        return False
    return stat.rpartition(")")[2].split()[0] != "Z"


def test_a_program_plays_from_every_seat(tmp_path: Path) -> None:
    """A match has one game for each seat, with the players rotated and no fault."""
    played = match("gentle", program(tmp_path))

    assert [game.entrants for game in played.games] == [(0, 1), (1, 0)]
    assert kinds(played) == [None, None]
    assert all(len(game.scores) == 2 for game in played.games)


@pytest.mark.skipif(NODE is None, reason="there is no node on this machine")
@pytest.mark.parametrize("game", ["keyword", "keesdrow", "keep_your_cool"])
def test_the_example_in_javascript_plays(game: str) -> None:
    """The example in another language plays each game of words without a fault."""
    assert NODE is not None
    command = shlex.join([NODE, str(EXAMPLE)])

    assert kinds(match("gentle", f"js={command}", game=game)) == [None, None]


def test_the_same_seed_gives_the_same_match(tmp_path: Path) -> None:
    """A match depends on seed and players alone; another seed gives another one."""
    mine = program(tmp_path, "sys.stderr.write(str(os.getpid()))")

    assert match("fair", mine, seed=4) == match("fair", mine, seed=4)
    assert match("fair", mine, seed=4) != match("fair", mine, seed=5)


def test_a_crash_loses_one_game_and_the_next_one_is_played(tmp_path: Path) -> None:
    """A program that ends loses that game, says why, and is started again for the next one."""
    crashed = tmp_path / "crashed"
    body = (
        f"if not os.path.exists({str(crashed)!r}):\n"
        f"    open({str(crashed)!r}, 'w').close()\n"
        "    sys.exit('out of luck')"
    )
    played = match("gentle", program(tmp_path, body))

    assert kinds(played) == ["crashed", None]
    lost = played.games[0]
    assert lost.places == ((0,), (1,))
    assert lost.fault is not None
    assert lost.fault.why == "exited with status 1: out of luck"
    assert played.shares()[0] >= 0.5


def test_standard_error_may_be_flooded(tmp_path: Path) -> None:
    """A program that writes ten megabytes to its standard error finishes its games."""
    body = "if moves == 1:\n    sys.stderr.write('x' * 10_000_000)\n    sys.stderr.flush()"

    assert kinds(match("gentle", program(tmp_path, body))) == [None, None]


@pytest.mark.parametrize(
    ("body", "kind", "why"),
    [
        ("print('thinking...', flush=True)\nanswered = True", "illegal", "sent 'thinking...'"),
        ("say(type='act', id=number, action={'type': 'fly'})\nanswered = True", "illegal", "fly"),
        (
            "say(type='act', id=number, action={'type': 'announce'})\nanswered = True",
            "illegal",
            "KW-",
        ),
        ("say(type='wait', id=number + 5)\nanswered = True", "illegal", "before it was asked"),
        ("print('x' * 3_000_000, end='', flush=True)", "illegal", "more than 1000000 bytes"),
        ("os.close(1)\ntime.sleep(600)", "crashed", "killed by signal 9"),
        ("os.abort()", "crashed", "killed by signal 6"),
    ],
)
def test_a_wrong_answer_loses_the_game(tmp_path: Path, body: str, kind: str, why: str) -> None:
    """What is no legal act loses the game, and the reason says what it was."""
    played = match("gentle", program(tmp_path, body))

    assert kinds(played) == [kind, kind]
    assert all(game.fault and why in game.fault.why for game in played.games)
    assert played.shares() == {0: 1.0, 1: 0.0}


def test_answers_to_earlier_questions_are_skipped(tmp_path: Path) -> None:
    """A program that answers twice plays on: the second answer is too late."""
    body = "if number > 1:\n    say(type='wait', id=number - 1)"

    assert kinds(match("gentle", program(tmp_path, body))) == [None, None]


def test_time_is_limited(tmp_path: Path) -> None:
    """A program that thinks for longer than it may loses, and the arena doesn't wait for it."""
    began = monotonic()
    played = match("gentle", program(tmp_path, "time.sleep(600)"), limit=Limit(0.5))

    assert kinds(played) == ["late", "late"]
    assert monotonic() - began < 300


def test_a_program_sees_the_time_that_is_left(tmp_path: Path) -> None:
    """A move says how many seconds are left; without a limit it says none."""
    body = "if not 0 < asked['time_left'] <= 2000:\n    sys.exit(1)"
    untimed = "if asked['time_left'] is not None or asked['nodes'] != 50:\n    sys.exit(1)"

    assert kinds(match("gentle", program(tmp_path, body), limit=Limit(900, 1))) == [None, None]
    assert kinds(match("gentle", program(tmp_path, untimed), nodes=50)) == [None, None]


def test_memory_is_limited(tmp_path: Path) -> None:
    """A program that needs more memory than it may crashes; below the limit it plays."""
    greedy = program(tmp_path, "held = bytearray(800_000_000)", "greedy")
    modest = program(tmp_path, "held = bytearray(8_000_000)", "modest")

    played = match("gentle", greedy, memory=400 * MEGABYTE)
    assert kinds(played) == ["crashed", "crashed"]
    assert all(game.fault and "MemoryError" in game.fault.why for game in played.games)
    assert kinds(match("gentle", modest, memory=400 * MEGABYTE)) == [None, None]


def test_a_program_that_cannot_be_started_crashes() -> None:
    """A command that doesn't exist loses its games, and the reason names it."""
    played = match("gentle", "none=/no/such/program --fast")

    assert kinds(played) == ["crashed", "crashed"]
    assert all(g.fault and "can't run /no/such/program" in g.fault.why for g in played.games)


def test_another_protocol_is_refused(tmp_path: Path) -> None:
    """A program that speaks another version of the protocol doesn't play."""
    file = tmp_path / "later.py"
    file.write_text('input()\nprint(\'{"type":"hello","protocol":2,"name":"L","version":"1"}\')')
    played = match("gentle", f"later={shlex.join([sys.executable, str(file)])}")

    assert all(game.fault and "protocol 2, not 1" in game.fault.why for game in played.games)


def test_a_game_in_which_a_program_waits_for_ever_is_lost(tmp_path: Path) -> None:
    """If no timer runs and the program for which the game waits does nothing, it loses."""
    body = "answered = True\nsay(type='wait', id=number)"
    untimed = options("keyword", {**FAST, "timer": 0})
    played = match("gentle", program(tmp_path, body), options=untimed)

    assert kinds(played) == ["stalled", "stalled"]
    assert played.shares() == {0: 1.0, 1: 0.0}


@pytest.mark.skipif(sys.platform != "linux", reason="reads /proc")
@pytest.mark.parametrize("ending", ["", "sys.exit(3)"])
def test_no_process_is_left_behind(tmp_path: Path, ending: str) -> None:
    """What a program has started ends with its match, however the program ends."""
    started = tmp_path / "started"
    body = (
        "if moves == 1:\n"
        "    child = subprocess.Popen([sys.executable, '-c', 'import time; time.sleep(600)'])\n"
        f"    with open({str(started)!r}, 'a') as file:\n"
        "        file.write(f'{child.pid} {os.getpid()}\\n')\n" + ending
    )
    match("gentle", program(tmp_path, body))

    processes = [int(word) for word in started.read_text("utf-8").split()]
    assert len(processes) >= 2
    # They have been killed, which takes effect when the system comes to it.
    until = monotonic() + 60
    while any(alive(process) for process in processes) and monotonic() < until:
        select.select([], [], [], 0.05)
    assert [process for process in processes if alive(process)] == []
