"""Tables of more than two: as equal in size as possible, with few who meet again."""

from collections import Counter
from collections.abc import Sequence
from itertools import combinations, pairwise

Met = Counter[frozenset[str]]


def spare(count: int, least: int, seats: int) -> int:
    """
    Return how many of some people must sit out, so that the others fill tables.

    >>> [spare(count, 2, 2) for count in (6, 7)], [spare(count, 4, 4) for count in (6, 11)]
    ([0, 1], [2, 3])
    """
    return next(
        out for out in range(count + 1) if _tables(count - out, seats) * least <= count - out
    )


def grouped(order: Sequence[str], seats: int, met: Met) -> list[tuple[str, ...]]:
    """
    Return tables of at most *seats* people, neighbours in *order* together.

    Two people are swapped as long as fewer meet again.
    """
    tables = [list(each) for each in _sliced(order, _tables(len(order), seats))]
    while _improved(tables, met):
        pass
    return [tuple(table) for table in tables]


def _tables(count: int, seats: int) -> int:
    return -(-count // seats)


def _sliced(order: Sequence[str], count: int) -> list[Sequence[str]]:
    size, larger = divmod(len(order), count)
    ends = [at * size + min(at, larger) for at in range(count + 1)]
    return [order[start:end] for start, end in pairwise(ends)]


def _improved(tables: list[list[str]], met: Met) -> bool:
    """Swap the first two people at neighbouring or distant tables who lower the cost."""
    for one, other in combinations(tables, 2):
        before = _cost(one, met) + _cost(other, met)
        for here in range(len(one)):
            for there in range(len(other)):
                one[here], other[there] = other[there], one[here]
                if _cost(one, met) + _cost(other, met) < before:
                    return True
                one[here], other[there] = other[there], one[here]
    return False


def _cost(table: Sequence[str], met: Met) -> int:
    return sum(met[frozenset(pair)] ** 2 for pair in combinations(table, 2))
