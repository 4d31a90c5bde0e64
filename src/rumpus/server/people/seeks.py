"""
Seeks: guests who look for somebody to play with, and how two of them come together.

Nobody enters a table before both are there: two seeks that fit are *found*, both accept, and only
then is a table created. A guest who doesn't accept in time drops out; the other goes on waiting.
"""

import secrets
from collections import defaultdict, deque
from collections.abc import Callable
from statistics import median
from typing import Final, Literal

from rumpus.core.values import Options
from rumpus.server.limits import values as limits
from rumpus.server.news import News

State = Literal["waiting", "found", "accepted", "table", "over"]

_ID_BYTES: Final = 12
_WAITS_KEPT: Final = 20
_WAITS_NEEDED: Final = 3


class Seek(News):
    """
    One guest's search for somebody to play a game by some house rules, or by *any*.

    *address* is where the request came from. *step* counts the changes of its *state*, and *looks*
    the requests that wait for one. *other* is the seek that was found, *table* where both play;
    while that is being created, both are *going*. Times are readings of the loop's clock, in s.
    """

    def __init__(
        self, guest: str, game: str, options: Options, now: float, *, any_: bool, address: str = ""
    ) -> None:
        super().__init__()
        self.id = secrets.token_urlsafe(_ID_BYTES)
        self.guest = guest
        self.game = game
        self.options = options
        self.any = any_
        self.address = address
        self.state: State = "waiting"
        self.step = self.looks = 0
        self.other: Seek | None = None
        self.table: str | None = None
        self.going = False
        self.since = self.seen = now
        self.until = 0.0

    def enter(self, state: State) -> None:
        """Change the state, and wake the requests that wait for that."""
        self.state = state
        self.step += 1
        self.wake()


class Seeks:
    """All seeks of a room; *may_meet* says whether two guests may be brought together."""

    def __init__(self, may_meet: Callable[[str, str], bool]) -> None:
        self._may_meet = may_meet
        self._seeks: dict[str, Seek] = {}
        self._waits: dict[str, deque[float]] = defaultdict(lambda: deque(maxlen=_WAITS_KEPT))

    def __len__(self) -> int:
        return len(self._seeks)

    def usual_ms(self, game: str) -> int | None:
        """Return how long it took lately until somebody was found; None if too few were."""
        waits = self._waits[game]
        return int(1000 * median(waits)) if len(waits) >= _WAITS_NEEDED else None

    def waiting(self) -> dict[str, set[str]]:
        """Return the guests who wait to be found, by game."""
        guests: dict[str, set[str]] = {}
        for seek in self._seeks.values():
            if seek.state == "waiting":
                guests.setdefault(seek.game, set()).add(seek.guest)
        return guests

    def find(self, seek: str, guest: str) -> Seek | None:
        """Return a guest's seek by its id, or None."""
        found = self._seeks.get(seek)
        return found if found is not None and found.guest == guest else None

    def begin(
        self, guest: str, game: str, options: Options, now: float, *, any_: bool, address: str = ""
    ) -> Seek:
        """Begin to seek for a guest, whose earlier seek ends."""
        self.sweep(now)
        self.leave(guest, now)
        seek = Seek(guest, game, options, now, any_=any_, address=address)
        self._seeks[seek.id] = seek
        self._match(seek, now)
        return seek

    def accept(self, seek: Seek) -> bool:
        """Accept who was found; return True if both have, so that their table can be created."""
        if seek.state != "found" or seek.other is None:
            return False
        seek.enter("accepted")
        if seek.other.state != "accepted":
            return False
        seek.going = seek.other.going = True
        return True

    def close(self) -> None:
        """End all seeks, because the room stops."""
        for seek in self._seeks.values():
            seek.enter("over")
        self._seeks.clear()

    def stay(self, seek: Seek, now: float) -> None:
        """End both seeks of a match, because no table can be created."""
        for each in (seek, seek.other):
            if each is not None:
                each.going = False
                each.other = None
                self.end(each, now)

    def seat(self, seek: Seek, table: str, now: float) -> None:
        """Bring both guests of a match to their table."""
        assert seek.other is not None
        for each in (seek, seek.other):
            each.going = False
            each.table = table
            self._waits[each.game].append(now - each.since)
            each.enter("table")
            # Kept for the answer that says where to go.
            each.until = now + limits.SEEK_SECONDS

    def end(self, seek: Seek, now: float) -> None:
        """End a seek, unless its table is being created; who was found with it goes on waiting."""
        if seek.going:
            return
        self._seeks.pop(seek.id, None)
        other, seek.other = seek.other, None
        if seek.state != "table":
            seek.enter("over")
            if other is not None:
                self._return(other, now)

    def leave(self, guest: str, now: float) -> None:
        """End what a guest seeks."""
        for seek in [seek for seek in self._seeks.values() if seek.guest == guest]:
            self.end(seek, now)

    def sweep(self, now: float) -> None:
        """End the seeks of those who are gone or didn't accept in time."""
        for seek in list(self._seeks.values()):
            late = seek.state in {"found", "table"} and now > seek.until
            if late or (not seek.looks and now - seek.seen > limits.SEEK_SECONDS):
                self.end(seek, now)

    def _return(self, seek: Seek, now: float) -> None:
        seek.other = None
        seek.enter("waiting")
        self._match(seek, now)

    def _match(self, seek: Seek, now: float) -> None:
        for other in self._seeks.values():
            if other.state == "waiting" and other is not seek and self._fit(seek, other):
                seek.other, other.other = other, seek
                for each in (seek, other):
                    each.until = now + limits.ACCEPT_SECONDS
                    each.enter("found")
                return

    def _fit(self, one: Seek, other: Seek) -> bool:
        agreed = one.any or other.any or one.options == other.options
        apart = one.guest != other.guest and self._may_meet(one.guest, other.guest)
        return one.game == other.game and agreed and apart
