"""Simulation: many games of one kind, one for each seed, in one process or several."""

from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import cache
from pathlib import Path
from typing import NamedTuple

from rumpus.core.chance import simulation_seed
from rumpus.core.game import AnyGame
from rumpus.core.values import Millis, Options, Result
from rumpus.games.module import lexicon_named
from rumpus.games.registry import games
from rumpus.lab.run import Run
from rumpus.store.lexicons import Lexicons
from rumpus.table.record import Record, of_game


class Sitting(NamedTuple):
    """
    What is simulated: a game, the level of the bot on each seat, validated options.

    *lexicons* is the folder of the word lists that were added, where one is needed.
    """

    game: str
    levels: tuple[str, ...]
    options: Options
    lexicons: Path | None = None


class Played(NamedTuple):
    """A game that was simulated; *millis* of table time passed in it."""

    seed: int
    result: Result
    events: int
    millis: Millis
    record: Record


def simulate(sitting: Sitting, seeds: Sequence[int], jobs: int = 1) -> Iterator[Played]:
    """
    Play a game for each seed and give them in that order, as they get ready.

    Raises `rumpus.lab.run.SimulationError` for a fault in bots or rules.
    """
    if jobs == 1:
        yield from (play(sitting, seed) for seed in seeds)
        return
    with ProcessPoolExecutor(jobs) as pool:
        yield from pool.map(play, [sitting] * len(seeds), seeds)


def play(sitting: Sitting, seed: int) -> Played:
    """Play one game; raises as `simulate` does."""
    module = games()[sitting.game]
    lexicons = _lexicons(sitting.lexicons)

    def make_game(options: Options) -> AnyGame:
        return module.make(lexicons.get(lexicon_named(options)))

    run = Run(module.facts, make_game, module.make_bot, simulation_seed(seed))
    run.open(sitting.levels, sitting.options)
    run.finish()
    record, result = of_game(run.entries), run.table.result
    assert record is not None
    assert result is not None
    events = sum(len(entry.events) for entry in record.entries)
    return Played(seed, result, events, record.entries[-1].at, record)


@cache
def _lexicons(folder: Path | None) -> Lexicons:
    return Lexicons(folder)
