"""Scripted games as a room receives them: a seed, house rules, and acts as JSON frames."""

import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final, NamedTuple

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

import msgspec
from bench import scripts

from rumpus.core.chance import simulation_seed
from rumpus.core.values import Act, Options, Refusal, Seat
from rumpus.games.registry import games
from rumpus.server.tables.withheld import Withheld
from rumpus.table import playthrough_reading
from rumpus.table.events import Entry
from rumpus.table.project import NOTHING, Projector
from rumpus.words.lexicon import bundled

PLAYTHROUGH: Final = Path(__file__).resolve().parent.parent / "tests/playthroughs/icecool/two.txt"
SEED: Final = simulation_seed(0)


class Frame(NamedTuple):
    """
    Act as a message; *at* is the table time at which it is sent.

    *updates* is the number of updates that the other of two seats receives: none for a secret act,
    whose update comes together with that of the next public act.
    """

    at: int
    seat: int
    fields: str
    updates: int = 1

    def text(self, key: str) -> str:
        """Return the message, with an id."""
        return f'{{"t":"act","id":"{key}",{self.fields}}}'


class Play(NamedTuple):
    """A game to play from its start."""

    game: str
    seed: bytes
    options: Options
    players: int
    acts: Sequence[Frame]


def scripted(name: str, most: int = 10_000) -> Play:
    """Return a script of `bench.scripts`, cut after *most* acts."""
    table, causes = scripts.script(name)
    projector, withheld, seats = Projector(table), Withheld(), [Seat(0), Seat(1)]
    withheld.regroup([*seats])
    acts: list[Frame] = []
    for cause, at in causes:
        entry = table.decide(cause, at)
        assert not isinstance(entry, Refusal), entry
        told = projector.project(table.apply(entry), [projector.audience(seat) for seat in seats])
        sent = [
            len(withheld.released(seat, b"", empty=told[projector.audience(seat)] == NOTHING))
            for seat in seats
        ]
        if isinstance(cause, Act):
            acts.append(_frame(cause, at, sent[1 - min(cause.seat, 1)]))
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


def _frame(act: Act[Any], at: int, updates: int = 1) -> Frame:
    fields = f'"action":{msgspec.json.encode(act.action).decode()}'
    if act.lag is not None and act.lag.reaction is not None:
        fields += f',"reaction":{act.lag.reaction}'
    return Frame(at, act.seat, fields, updates)
