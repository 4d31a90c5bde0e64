"""Standings of an arena: ratings, shares of points by pair, and faults, with intervals."""

from collections import defaultdict
from collections.abc import Iterable, Sequence
from itertools import groupby
from statistics import fmean
from typing import NamedTuple

from rumpus.lab.arena.match import Game, Match, score
from rumpus.lab.intervals import Interval, of_share
from rumpus.ratings.ladder import Entrant as Rated
from rumpus.ratings.ladder import played
from rumpus.ratings.model import Rating


class Faults(NamedTuple):
    """Number of games that an entrant lost by a fault, of how many, and the first reason."""

    number: int
    games: int
    first: str

    @property
    def share(self) -> float:
        """Return the share of its games."""
        return self.number / self.games if self.games else 0.0


def ratings(matches: Sequence[Match], entrants: int) -> list[Rating]:
    """
    Rate the entrants by their matches, in order.

    A match counts as one game, however many seats rotate: its games are too alike to count singly.
    """
    found = {entrant: Rating() for entrant in range(entrants)}
    for match in matches:
        shares = match.shares()
        order = sorted(shares.values(), reverse=True)
        places = [Rated(own, own, order.index(share)) for own, share in shares.items()]
        found.update(played(found, places))
    return [found[entrant] for entrant in range(entrants)]


def pairs(matches: Sequence[Match]) -> dict[tuple[int, int], Interval]:
    """Return the share of points that each entrant takes from each other one, over seeds."""
    shares: dict[tuple[int, int], dict[int, list[float]]] = defaultdict(lambda: defaultdict(list))
    for match in matches:
        for game in match.games:
            for pair, share in _scores(game):
                shares[pair][match.seed].append(share)
    return {pair: of_share([fmean(s) for s in seeds.values()]) for pair, seeds in shares.items()}


def overall(matches: Sequence[Match], entrant: int) -> Interval | None:
    """Return the share of its rivals that an entrant beats, over seeds; None before it plays."""
    ordered = sorted((m for m in matches if entrant in m.lineup), key=lambda match: match.seed)
    seeds = [
        fmean(match.shares()[entrant] for match in group)
        for _, group in groupby(ordered, key=lambda match: match.seed)
    ]
    return of_share(seeds) if seeds else None


def faults(matches: Iterable[Match], entrant: int) -> Faults:
    """Count the faults of an entrant."""
    games = [game for match in matches for game in match.games if entrant in game.entrants]
    found = [
        game.fault
        for game in games
        if game.fault is not None and game.entrants[game.fault.seat] == entrant
    ]
    first = f"{found[0].kind}: {found[0].why}" if found else ""
    return Faults(len(found), len(games), first)


def _scores(game: Game) -> Iterable[tuple[tuple[int, int], float]]:
    seats = range(len(game.entrants))
    for own in seats:
        for other in seats:
            if own != other:
                pair = game.entrants[own], game.entrants[other]
                yield pair, score(game.places, own, other)
