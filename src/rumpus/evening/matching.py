"""Maximum matching in any graph, by Edmonds' blossoms."""

from collections import deque
from collections.abc import Sequence
from typing import Final

_NOBODY: Final = -1


def matched(graph: Sequence[Sequence[int]]) -> list[int]:
    """
    Return the partner of each node in a largest matching, or -1.

    *graph* lists the neighbours of each node.

    >>> matched([[1], [0, 2], [1, 3], [2]])
    [1, 0, 3, 2]
    """
    search = _Search(graph)
    for node, neighbours in enumerate(graph):
        if search.partner[node] == _NOBODY:
            # Most nodes find a free neighbour at once, and then need no search.
            free = (each for each in neighbours if search.partner[each] == _NOBODY)
            other = next(free, _NOBODY)
            if other != _NOBODY:
                search.partner[node], search.partner[other] = other, node
    for node in range(len(graph)):
        if search.partner[node] == _NOBODY:
            search.augment(node)
    return search.partner


class _Search:
    """One search for a longer matching: each blossom is an odd cycle that acts as one node."""

    def __init__(self, graph: Sequence[Sequence[int]]) -> None:
        self._graph = graph
        self._size = len(graph)
        self.partner = [_NOBODY] * self._size

    def augment(self, root: int) -> None:
        """Match one more node, if an alternating path leads from *root* to a free one."""
        end = self._path(root)
        while end != _NOBODY:
            before = self._before[end]
            following = self.partner[before]
            self.partner[end], self.partner[before] = before, end
            end = following

    def _path(self, root: int) -> int:
        self._base = list(range(self._size))
        self._before = [_NOBODY] * self._size
        self._even = [False] * self._size
        self._even[root] = True
        queue = deque([root])
        while queue:
            node = queue.popleft()
            for other in self._graph[node]:
                if self._base[node] == self._base[other] or self.partner[node] == other:
                    continue
                mate = self.partner[other]
                if other == root or (mate != _NOBODY and self._before[mate] != _NOBODY):
                    queue.extend(self._contract(node, other))
                elif self._before[other] == _NOBODY:
                    self._before[other] = node
                    if mate == _NOBODY:
                        return other
                    self._even[mate] = True
                    queue.append(mate)
        return _NOBODY

    def _contract(self, node: int, other: int) -> list[int]:
        """Contract the blossom that an edge closes; return the nodes to go on from."""
        base = self._common(node, other)
        blossom: set[int] = set()
        self._mark(node, base, other, blossom)
        self._mark(other, base, node, blossom)
        fresh: list[int] = []
        for each in range(self._size):
            if self._base[each] in blossom:
                self._base[each] = base
                if not self._even[each]:
                    self._even[each] = True
                    fresh.append(each)
        return fresh

    def _common(self, node: int, other: int) -> int:
        seen: set[int] = set()
        while True:
            node = self._base[node]
            seen.add(node)
            if self.partner[node] == _NOBODY:
                break
            node = self._before[self.partner[node]]
        while self._base[other] not in seen:
            other = self._before[self.partner[self._base[other]]]
        return self._base[other]

    def _mark(self, node: int, base: int, child: int, blossom: set[int]) -> None:
        while self._base[node] != base:
            mate = self.partner[node]
            blossom |= {self._base[node], self._base[mate]}
            self._before[node] = child
            child = mate
            node = self._before[mate]
