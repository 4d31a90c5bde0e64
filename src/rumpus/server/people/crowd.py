"""The crowd: how many guests are in the room, and who looks for somebody to play with."""

from collections import Counter, OrderedDict
from collections.abc import Callable, Collection, Mapping
from typing import Final, NamedTuple

from rumpus.server.limits import values as limits
from rumpus.server.ops.cached import Cached

_NOBODY: Final[Mapping[str, Collection[str]]] = {}


class _Now(NamedTuple):
    people: int
    seekers: Mapping[str, Collection[str]]


class Crowd:
    """
    The guests with an open page: at a table by their *sockets*, elsewhere by what they ask for.

    A guest counts once, however many pages they have. Figures are up to a second old.
    """

    def __init__(
        self, seekers: Callable[[], Mapping[str, Collection[str]]] = lambda: _NOBODY
    ) -> None:
        """Call *seekers* for the guests who wait to be found, by game."""
        self.sockets: Counter[str] = Counter()
        self._asked: OrderedDict[str, float] = OrderedDict()
        self._seekers = seekers
        self._now = Cached(self._counted, limits.LISTED_SECONDS)

    def note(self, guest: str, now: float) -> None:
        """Note that a page of a guest has asked for something; *now* is the loop's clock, in s."""
        self._asked[guest] = now
        self._asked.move_to_end(guest)
        while len(self._asked) > limits.BUCKETS or self._gone(now):
            self._asked.popitem(last=False)

    def people(self, now: float) -> int:
        """Return how many guests are here."""
        return self._now.get(now).people

    def here(self, guest: str, now: float) -> bool:
        """Return True if a guest has an open page."""
        asked = self._asked.get(guest)
        return guest in self.sockets or (asked is not None and now - asked <= limits.HERE_SECONDS)

    def seeking(self, guest: str, now: float) -> list[str]:
        """Return the games for which somebody other than this guest waits to be found."""
        seekers = self._now.get(now).seekers
        return [game for game, guests in seekers.items() if len(guests) > (guest in guests)]

    def _gone(self, now: float) -> bool:
        return now - next(iter(self._asked.values())) > limits.HERE_SECONDS

    def _counted(self) -> _Now:
        return _Now(len(self.sockets.keys() | self._asked.keys()), self._seekers())
