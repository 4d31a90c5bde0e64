"""
Match: one deal that a lineup plays from every seat, and what came of it.

Programs are started for each match, so that a match depends on nothing that happened before it: the
same seed gives the same games in any order and any number of processes.
"""

from collections.abc import Sequence
from contextlib import closing
from functools import cache, partial
from pathlib import Path
from typing import NamedTuple

import msgspec

from rumpus.core.chance import simulation_seed
from rumpus.core.game import AnyGame, HasBlockingSeats, offers
from rumpus.core.values import Options, Seat
from rumpus.games.module import lexicon_named
from rumpus.games.registry import game as registered
from rumpus.lab.arena import protocol
from rumpus.lab.arena.fault import Fault
from rumpus.lab.arena.seating import Failure, Programs, Seating, Terms
from rumpus.lab.run import RefusedActError, Run, SimulationError
from rumpus.store.lexicons import Lexicons


class Game(msgspec.Struct, frozen=True, omit_defaults=True):
    """A game: its entrants by seat, and seats by place; after a fault, that seat is the last."""

    entrants: tuple[int, ...]
    places: tuple[tuple[int, ...], ...]
    scores: tuple[int, ...]
    reason: str
    fault: Failure | None = None


class Match(msgspec.Struct, frozen=True):
    """A lineup's games of one seed, with each entrant in each seat once."""

    seed: int
    lineup: tuple[int, ...]
    games: tuple[Game, ...]

    def shares(self) -> dict[int, float]:
        """Return the share of its rivals that each entrant beat; a tie counts as half."""
        beaten = dict.fromkeys(self.lineup, 0.0)
        for game in self.games:
            for own, entrant in enumerate(game.entrants):
                beaten[entrant] += sum(
                    score(game.places, own, other)
                    for other in range(len(game.entrants))
                    if other != own
                )
        rivals = len(self.games) * (len(self.lineup) - 1)
        return {entrant: won / rivals for entrant, won in beaten.items()}


class Task(NamedTuple):
    """A match to play; *lexicons* is the folder of added word lists."""

    terms: Terms
    seed: int
    lineup: tuple[int, ...]
    lexicons: Path | None = None


def score(places: Sequence[Sequence[int]], own: int, other: int) -> float:
    """Return 1 if a seat is before another one, 0.5 for a tie, else 0."""
    at = {seat: place for place, seats in enumerate(places) for seat in seats}
    return 0.5 if at[own] == at[other] else float(at[own] < at[other])


def play(task: Task) -> Match:
    """Play a match."""
    lineup = task.lineup
    turns = [lineup[at:] + lineup[:at] for at in range(len(lineup))]
    hello = protocol.hello(registered(task.terms.game).facts, _made(task, task.terms.options))
    with closing(Programs(task.terms, hello)) as programs:
        games = tuple(_game(task, programs, turn, at) for at, turn in enumerate(turns))
    return Match(task.seed, lineup, games)


def _game(task: Task, programs: Programs, turn: tuple[int, ...], number: int) -> Game:
    """Play one game; a fault ends it."""
    terms, module = task.terms, registered(task.terms.game)
    seating = Seating(terms, programs, turn, f"{task.seed}/{number}")
    run = Run(module.facts, partial(_made, task), seating.bot, simulation_seed(task.seed))
    try:
        run.open(seating.labels, terms.options)
        run.finish()
    except RefusedActError as error:
        why = f"{error.refusal.code} ({error.refusal.rule})"
        game = _lost(turn, Fault("illegal", why, error.seat))
    except SimulationError as error:
        game = _lost(turn, Fault("stalled", str(error), min(_blocking(run), default=Seat(0))))
    except Fault as fault:
        game = _lost(turn, fault)
    else:
        result = run.table.result
        assert result is not None
        game = Game(turn, result.places, result.scores, result.reason)
    if game.fault is not None:
        programs.drop(turn[game.fault.seat])
    seating.end(protocol.End(game.places, game.scores, game.reason), game.fault)
    return game


def _lost(turn: tuple[int, ...], fault: Fault) -> Game:
    """Return the game that a fault ends: its seat is last, the others share the first place."""
    others = tuple(seat for seat in range(len(turn)) if seat != fault.seat)
    failure = Failure(fault.seat, fault.kind, fault.why)
    return Game(turn, (others, (fault.seat,)), (), fault.kind, failure)


def _blocking(run: Run) -> frozenset[Seat]:
    """Return the seats that the game waits for."""
    game, state = run.table.game, run.table.state
    if game is None:
        return frozenset()
    return game.blocking_seats(state) if offers(game, HasBlockingSeats) else game.awaited(state)


def _made(task: Task, options: Options) -> AnyGame:
    return registered(task.terms.game).make(_lexicons(task.lexicons).get(lexicon_named(options)))


@cache
def _lexicons(folder: Path | None) -> Lexicons:
    return Lexicons(folder)
