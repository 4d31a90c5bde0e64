"""Patience of the arena with classes of Python that think too long, and what it leaves behind."""

import signal
import sys
import threading
from pathlib import Path

import pytest

from arena_players import kinds, match
from rumpus.lab.arena import patience
from rumpus.lab.arena.clock import Limit
from rumpus.lab.arena.fault import Fault
from rumpus.lab.arena.patience import patient

BOTS = """
class Endless:
    def __init__(self, game):
        pass

    def on(self, view, events, at, chance):
        while True:
            pass

class Stubborn(Endless):
    def on(self, view, events, at, chance):
        while True:
            try:
                while True:
                    pass
            except Exception:
                pass

class NeverMade(Endless):
    def __init__(self, game):
        while True:
            pass
"""


@pytest.fixture
def bots(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let classes play that may think without end, and an arena that soon loses patience."""
    (tmp_path / "patience_bots.py").write_text(BOTS)
    monkeypatch.setattr(sys, "path", [str(tmp_path), *sys.path])
    monkeypatch.setattr(sys, "modules", {**sys.modules})
    for module in (patience, sys.modules["rumpus.lab.arena.seating"]):
        monkeypatch.setattr(module, "PATIENCE", 0.2)


@pytest.mark.usefixtures("bots")
@pytest.mark.parametrize("name", ["Endless", "Stubborn", "NeverMade"])
def test_a_class_that_never_answers_loses_its_game(name: str) -> None:
    """Also if it catches every exception, or never comes out of its constructor."""
    played = match(f"patience_bots:{name}", "gentle")
    assert kinds(played) == ["crashed", "crashed"]
    assert [game.entrants[game.places[-1][0]] for game in played.games] == [0, 0]
    assert {game.fault.why for game in played.games if game.fault} == {"no answer in 0 s"}


@pytest.mark.usefixtures("bots")
def test_a_class_that_uses_up_its_time_is_late() -> None:
    """With a limit by the clock, it is ended at that limit, and not after a minute."""
    played = match("patience_bots:Endless", "gentle", limit=Limit(1))
    assert set(kinds(played)) == {"late"}


def test_what_ends_in_time_leaves_no_alarm() -> None:
    """Neither the timer nor the handler outlives what was watched, whatever that raised."""
    before = signal.getsignal(signal.SIGALRM)
    with patient(1000):
        assert signal.getitimer(signal.ITIMER_REAL)[0] > 900
    with pytest.raises(LookupError), patient(1000):
        raise LookupError
    with pytest.raises(Fault, match="no answer"), patient(0.01):
        threading.Event().wait()
    assert signal.getitimer(signal.ITIMER_REAL) == (0.0, 0.0)
    assert signal.getsignal(signal.SIGALRM) is before


def test_another_thread_is_left_alone() -> None:
    """Signals can't be set there, so nothing is, and nothing fails."""
    done: list[str] = []

    def work() -> None:
        with patient(0.001):
            done.append("done")

    thread = threading.Thread(target=work)
    thread.start()
    thread.join()
    assert done == ["done"]
