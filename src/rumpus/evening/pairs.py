"""
Pairs: who plays whom, so that as few pairs as possible meet again.

How few must, a largest matching of those who haven't met tells exactly. From the top, each person
then gets the opponent they should have, if that leaves the others no worse off.
"""

from collections import Counter
from collections.abc import Callable, Sequence
from functools import partial

from rumpus.evening.matching import matched

Wish = Callable[[str, str], tuple[int, ...]]
"""Function of two people whose smallest value marks the best opponent of the first."""

Pair = tuple[str, str]


def paired(people: Sequence[str], met: Counter[frozenset[str]], wish: Wish) -> list[Pair]:
    """Return an even number of people in pairs; the first of them have the first choice."""
    waiting = list(people)
    worst = max(met.values(), default=0)
    pairs: list[Pair] = []
    while waiting:
        first = waiting.pop(0)
        best = repeats([first, *waiting], met, worst)
        choices: list[tuple[list[int], str]] = []
        for other in sorted(waiting, key=partial(wish, first)):
            cost = _cost(first, other, waiting, met, worst)
            choices.append((cost, other))
            if cost == best:
                break
        other = min(choices, key=lambda choice: choice[0])[1]
        waiting.remove(other)
        pairs.append((first, other))
    return pairs


def repeats(people: Sequence[str], met: Counter[frozenset[str]], worst: int) -> list[int]:
    """
    Return how many pairs have to meet again, how many for a third time, and so on.

    The first number is exact; the others are so on their own, but perhaps not all at once.
    """
    return [_unmatched(people, met, times) for times in range(worst + 1)]


def _cost(
    one: str, other: str, waiting: Sequence[str], met: Counter[frozenset[str]], worst: int
) -> list[int]:
    rest = [each for each in waiting if each != other]
    times = met[frozenset((one, other))]
    return [count + (times > level) for level, count in enumerate(repeats(rest, met, worst))]


def _unmatched(people: Sequence[str], met: Counter[frozenset[str]], times: int) -> int:
    def may_meet(one: str, other: str) -> bool:
        return one != other and met[frozenset((one, other))] <= times

    graph = [[at for at, other in enumerate(people) if may_meet(one, other)] for one in people]
    return matched(graph).count(-1) // 2
