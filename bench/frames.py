"""Scripted games as a room gets to hear of them: a seed, house rules, and acts as JSON frames."""

import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final, NamedTuple

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

import msgspec
from bench import scripts

from rumpus.core.chance import simulation_seed
from rumpus.core.values import Act, Options
from rumpus.games.registry import games
from rumpus.table import playthrough_reading
from rumpus.table.events import Entry
from rumpus.words.lexicon import bundled

PLAYTHROUGH: Final = Path(__file__).resolve().parent.parent / "tests/playthroughs/icecool/two.txt"
SEED: Final = simulation_seed(0)


class Frame(NamedTuple):
    """An act as its message has it; *at* is the table time at which it is sent."""

    at: int
    seat: int
    fields: str

    def text(self, key: str) -> str:
        """Return the frame, under an id."""
        return f'{{"t":"act","id":"{key}",{self.fields}}}'


class Play(NamedTuple):
    """A game to play from its start."""

    game: str
    seed: bytes
    options: Options
    players: int
    acts: Sequence[Frame]


def scripted(name: str, most: int = 10_000) -> Play:
    """Return a script of `bench.scripts`, up to its act number *most*."""
    table, causes = scripts.script(name)
    acts = [_frame(one.cause, one.at) for one in causes if isinstance(one.cause, Act)]
    return Play(table.lobby.game, SEED, table.lobby.options, len(table.sitters), acts[:most])


def icecool(most: int) -> Play:
    """Return the beginning of a playthrough of ICECOOL 2, which has no script."""
    told = playthrough_reading.read(
        games()["icecool"].make(bundled()), PLAYTHROUGH.read_text("utf-8")
    )
    acts = [
        _frame(step.cause, step.at)
        for step in told.steps
        if isinstance(step.cause, Act) and isinstance(step.outcome, Entry)
    ]
    seed = bytes.fromhex(told.seed or "")
    return Play("icecool", seed, told.header.options, len(told.sitters), acts[:most])


def _frame(act: Act[Any], at: int) -> Frame:
    fields = f'"action":{msgspec.json.encode(act.action).decode()}'
    if act.lag is not None and act.lag.reaction is not None:
        fields += f',"reaction":{act.lag.reaction}'
    return Frame(at, act.seat, fields)
