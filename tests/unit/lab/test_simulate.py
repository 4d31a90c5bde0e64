"""Simulation: the same seed gives the same games everywhere, and faults are reported."""

import os
import subprocess
import sys
from collections.abc import Sequence
from typing import Any

import pytest

from rumpus.bots.bot import Plan
from rumpus.core.chance import Chance
from rumpus.core.values import Millis, Timer
from rumpus.lab.run import Run, SimulationError
from rumpus.lab.simulate import simulate
from rumpus.table.record import verify, written
from simulated import BOTH, keesdrow, played, sitting
from toys.sealed import Seal, SealedGame, Unseal

COMMAND = "from rumpus.cli.main import main; raise SystemExit(main())"


class Sealer:
    """Bot that seals a given number or a random one after half a second."""

    def __init__(self, told: Seal | Unseal | None = None) -> None:
        self.told = told

    def on(self, view: Any, events: Sequence[Any], at: Millis, chance: Chance) -> Plan[Any] | None:
        if view.mine:
            return None
        return Plan(Millis(at + 500), self.told or Seal(1 + chance.below(9)))


def sealed(told: Seal | Unseal | None = None, seed: bytes = b"seed") -> Run:
    """Start a game of three `Sealer` bots."""
    game = SealedGame()
    run = Run(game.facts, lambda _options: game, lambda _game, _level: Sealer(told), seed)
    run.open(("gentle",) * 3, {"seconds": 30})
    return run


@pytest.mark.replay
def test_the_same_seed_gives_the_same_game() -> None:
    """Two simulations of one seed have identical records; another seed has a different one."""
    first, again, other = (
        b"\n".join(written(game.record)) for game in simulate(sitting(turns=7), [4, 4, 5])
    )

    assert first == again
    assert first != other


@pytest.mark.replay
def test_processes_play_the_same_games_in_the_same_order() -> None:
    """Two processes return the same games as one, in the same order."""
    one, two = (list(simulate(sitting(turns=7), range(4), jobs)) for jobs in (1, 2))

    assert [game.seed for game in two] == [0, 1, 2, 3]
    assert one == two


@pytest.mark.replay
@pytest.mark.parametrize(("hash_seed", "pure"), [("0", ""), ("1", ""), ("4321", "1")])
def test_the_same_seed_gives_the_same_games_in_any_process(hash_seed: str, pure: str) -> None:
    """A game doesn't depend on the process, its hash seed or the engine of the solver."""
    arguments = ["simulate", "keesdrow", "--games", "2", "--seed", "3", "--json"]
    printed = subprocess.run(
        [sys.executable, "-c", COMMAND, *arguments, "--option", "turns=7", "--bots", "gentle,fair"],
        env={**os.environ, "PYTHONHASHSEED": hash_seed, "RUMPUS_PURE": pure},
        capture_output=True,
        check=True,
    ).stdout

    scores = [list(played(seed, turns=7).result.scores) for seed in (3, 4)]
    assert [f'"scores":{row}'.replace(" ", "") in printed.decode() for row in scores] == [True] * 2


def test_a_simulated_game_is_a_record_that_verifies() -> None:
    """A simulated game has a record that is verified, with its bots."""
    game = keesdrow()

    record = played(1).record

    assert verify(record, game.facts, lambda _options: game) is None
    assert [sitter.bot for e in record.entries for o in e.table for sitter in _sitters(o)] == [
        *BOTH
    ]


def _sitters(event: Any) -> Sequence[Any]:
    return getattr(event, "sitters", ())


def test_events_and_time_are_those_of_the_record() -> None:
    """The numbers of events and milliseconds of a simulation match its record."""
    game = played(1)

    assert game.events == sum(len(entry.events) for entry in game.record.entries)
    assert game.millis == game.record.entries[-1].at > 0


def test_the_clock_goes_from_plan_to_plan() -> None:
    """The clock jumps from plan to plan: nine seals of half a second each take 4.5 s."""
    run = sealed()
    run.finish()

    assert run.table.at == 4500
    assert run.table.result is not None


def test_a_refused_bot_is_a_fault() -> None:
    """An act of a bot that the rules refuse raises an error."""
    with pytest.raises(SimulationError, match="not_sealed"):
        sealed(Unseal()).finish()


def test_a_game_that_comes_to_no_end_is_a_fault(monkeypatch: pytest.MonkeyPatch) -> None:
    """A game without an end raises an error after a limit of entries."""
    monkeypatch.setattr("rumpus.lab.run.ENTRIES_MAX", 5)

    with pytest.raises(SimulationError, match="no end after 5 entries"):
        sealed().finish()


def test_a_game_in_which_nobody_can_move_is_a_fault() -> None:
    """A game with neither plans nor timers raises an error."""

    class Endless(SealedGame):
        def timers(self, state: Any) -> Sequence[Timer]:
            return []

    class Idle(Sealer):
        def on(self, view: Any, events: Sequence[Any], at: Millis, chance: Chance) -> None:
            return None

    game = Endless()
    run = Run(game.facts, lambda _options: game, lambda _game, _level: Idle(), b"seed")
    run.open(("gentle",) * 2, {"seconds": 30})

    with pytest.raises(SimulationError, match="nobody plans"):
        run.finish()


def test_bots_wait_for_timers_that_come_first() -> None:
    """A plan for the very time of a deadline is too late."""

    class Late(Sealer):
        def on(self, view: Any, events: Any, at: Millis, chance: Chance) -> Plan[Any] | None:
            return Plan(Millis(view.due), Seal(1))

    game = SealedGame()
    run = Run(game.facts, lambda _options: game, lambda _game, _level: Late(), b"seed")
    run.open(("gentle",) * 2, {"seconds": 30})
    run.finish()

    assert run.table.at == 90_000
    assert run.table.result is not None
    assert run.table.result.scores == (0, 0)
