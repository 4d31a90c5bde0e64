"""Simulation: many games with the same settings, one for each seed, in one or more processes."""

from collections.abc import Iterator, Sequence
from functools import cache, partial
from pathlib import Path
from typing import NamedTuple

from rumpus.core.chance import simulation_seed
from rumpus.core.game import AnyGame
from rumpus.core.values import Millis, Options, Result
from rumpus.games.module import lexicon_named
from rumpus.games.registry import game
from rumpus.lab.pool import Processes
from rumpus.lab.run import Run
from rumpus.store.lexicons import Lexicons
from rumpus.table.record import Record, of_game


class Sitting(NamedTuple):
    """
    Settings of a simulation: a game, the level of each seat's bot, validated options.

    *lexicons* is the folder of the added word lists, if the game needs one.
    """

    game: str
    levels: tuple[str, ...]
    options: Options
    lexicons: Path | None = None


class Played(NamedTuple):
    """Result of a simulated game; *millis* is the table time that it took."""

    seed: int
    result: Result
    events: int
    millis: Millis
    record: Record


def simulate(sitting: Sitting, seeds: Sequence[int], jobs: int = 1) -> Iterator[Played]:
    """
    Play a game for each seed, and yield the results in that order as they become ready.

    Raises `rumpus.lab.run.SimulationError` for a fault in bots or rules.
    """
    done = Processes(jobs).in_order(partial(play, sitting), seeds)
    yield from (played for _, played in done)


def play(sitting: Sitting, seed: int) -> Played:
    """Play one game; raises as `simulate` does."""
    run = begun(sitting, seed)
    run.finish()
    record, result = of_game(run.entries), run.table.result
    assert record is not None
    assert result is not None
    events = sum(len(entry.events) for entry in record.entries)
    return Played(seed, result, events, record.entries[-1].at, record)


def begun(sitting: Sitting, seed: int) -> Run:
    """Begin one game; raises as `simulate` does."""
    module = game(sitting.game)
    lexicons = _lexicons(sitting.lexicons)

    def make_game(options: Options) -> AnyGame:
        return module.make(lexicons.get(lexicon_named(options)))

    run = Run(module.facts, make_game, module.make_bot, simulation_seed(seed))
    run.open(sitting.levels, sitting.options)
    return run


@cache
def _lexicons(folder: Path | None) -> Lexicons:
    return Lexicons(folder)
