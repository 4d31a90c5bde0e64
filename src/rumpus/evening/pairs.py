"""
Pairs: who plays whom, so that people who are apart don't meet, and as few pairs as possible again.

How few must, a largest matching of the others tells exactly. From the top, each person
then gets the opponent they should have, if that leaves the others no worse off.
"""

from collections import Counter
from collections.abc import Callable, Sequence
from functools import partial
from typing import Final

from rumpus.evening.matching import matched

APART: Final = 1_000
"""Meetings counted for two people who should never meet: more than an evening has rounds."""

Wish = Callable[[str, str], tuple[int, ...]]
"""Function of two people whose smallest value marks the best opponent of the first."""

Pair = tuple[str, str]


def paired(people: Sequence[str], met: Counter[frozenset[str]], wish: Wish) -> list[Pair]:
    """Return an even number of people in pairs; the first of them have the first choice."""
    waiting = list(people)
    levels = levels_of(met)
    pairs: list[Pair] = []
    while waiting:
        first = waiting.pop(0)
        best = repeats([first, *waiting], met, levels)
        choices: list[tuple[list[int], str]] = []
        for other in sorted(waiting, key=partial(wish, first)):
            cost = _cost(first, other, waiting, met, levels)
            choices.append((cost, other))
            if cost == best:
                break
        other = min(choices, key=lambda choice: choice[0])[1]
        waiting.remove(other)
        pairs.append((first, other))
    return pairs


def levels_of(met: Counter[frozenset[str]]) -> list[int]:
    """
    Return numbers of meetings after which it costs to meet, the most expensive one first.

    >>> levels_of(Counter({frozenset("ab"): 2, frozenset("cd"): APART}))
    [999, 0, 1, 2]
    """
    worst = max((times for times in met.values() if times < APART), default=0)
    never = [APART - 1] if any(times >= APART for times in met.values()) else []
    return [*never, *range(worst + 1)]


def repeats(
    people: Sequence[str], met: Counter[frozenset[str]], levels: Sequence[int]
) -> list[int]:
    """
    Return how many pairs have to meet who are apart, how many again, and so on by *levels*.

    The first number is exact; the others are so on their own, but perhaps not all at once.
    """
    return [_unmatched(people, met, times) for times in levels]


def _cost(
    one: str,
    other: str,
    waiting: Sequence[str],
    met: Counter[frozenset[str]],
    levels: Sequence[int],
) -> list[int]:
    rest = [each for each in waiting if each != other]
    times = met[frozenset((one, other))]
    counts = repeats(rest, met, levels)
    return [count + (times > level) for level, count in zip(levels, counts, strict=True)]


def _unmatched(people: Sequence[str], met: Counter[frozenset[str]], times: int) -> int:
    def may_meet(one: str, other: str) -> bool:
        return one != other and met[frozenset((one, other))] <= times

    graph = [[at for at, other in enumerate(people) if may_meet(one, other)] for one in people]
    return matched(graph).count(-1) // 2
