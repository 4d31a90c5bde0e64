"""Rewards: what a change of points, or the end of a game, is worth to each seat."""

from typing import Literal

from rumpus.core.values import Result

Reward = Literal["places", "points"]
"""*places*: once at the end, from 1 for the first to -1 for the last, 0 in all; seats that share a
place share what these places are worth, and a player alone gets 0. *points*: as they are scored."""


def by_places(result: Result) -> list[float]:
    """
    Return what the places of a result are worth.

    >>> by_places(Result(places=((1,), (0, 2)), scores=(3, 5, 3), reason="turns"))
    [-0.5, 1.0, -0.5]
    """
    worth = [0.0] * len(result.scores)
    last = len(result.scores) - 1
    begin = 0
    for group in result.places:
        end = begin + len(group)
        if last:
            share = sum(1 - 2 * place / last for place in range(begin, end)) / len(group)
            for seat in group:
                worth[seat] = share
        begin = end
    return worth
