"""
Seeks: guests who look for somebody to play with, and how some of them come together.

Nobody enters a table before all are there: guests whose wishes agree are *found*, all accept, and
only then is a table created. A guest who doesn't accept in time drops out; the others go on
waiting. Guests who are alerted may put their page away meanwhile, and have longer to accept.
"""

import secrets
from collections import defaultdict, deque
from collections.abc import Callable, Collection
from statistics import median
from typing import Final, Literal

from rumpus.server.limits import values as limits
from rumpus.server.news import News
from rumpus.server.people.calls import Calls, NoCalls
from rumpus.server.people.groups import Grouping
from rumpus.server.people.wishes import Terms, Wish, agreed

State = Literal["waiting", "found", "accepted", "table", "over"]

_ID_BYTES: Final = 12
_WAITS_KEPT: Final = 200
_WAITS_USED: Final = 20
_WAITS_NEEDED: Final = 3


class Seek(News):
    """
    One guest's search for others to play with.

    *address* is where the request came from. *step* counts the changes of its *state*, and *looks*
    the requests that wait for one. *match* is the group that was found, and *table* where it plays.
    *apart* is true if somebody else with this wish couldn't be brought together with this guest.
    Times are readings of the loop's clock, in s.
    """

    def __init__(self, guest: str, wish: Wish, now: float, *, address: str = "") -> None:
        super().__init__()
        self.id = secrets.token_urlsafe(_ID_BYTES)
        self.guest = guest
        self.wish = wish
        self.address = address
        self.state: State = "waiting"
        self.step = self.looks = 0
        self.match: Match | None = None
        self.table: str | None = None
        self.apart = False
        self.since = self.seen = now
        self.until = 0.0

    @property
    def others(self) -> list["Seek"]:
        """Return the other seeks of its match."""
        return [] if self.match is None else [each for each in self.match.seeks if each is not self]

    def enter(self, state: State) -> None:
        """Change the state, and wake the requests that wait for that."""
        self.state = state
        self.step += 1
        self.wake()


class Match:
    """Seeks that agree on *terms*; *going* while their table is being created."""

    def __init__(self, seeks: list[Seek], terms: Terms) -> None:
        self.seeks = seeks
        self.terms = terms
        self.going = False


class Seeks:
    """All seeks of a room; *may_meet* says whether two guests may be brought together."""

    def __init__(self, may_meet: Callable[[str, str], bool], calls: Calls | None = None) -> None:
        self._may_meet = may_meet
        self._calls = calls or NoCalls()
        self._seeks: dict[str, Seek] = {}
        self._waits: dict[str, deque[tuple[Wish, float]]] = defaultdict(
            lambda: deque(maxlen=_WAITS_KEPT)
        )

    def __len__(self) -> int:
        return len(self._seeks)

    def usual_ms(self, game: str, wish: Wish | None = None) -> int | None:
        """
        Return how long it took lately until a group was found; None if too few were.

        That is for the same *wish*, or for any in this game if too few had it.
        """
        waits = self._waits[game]
        alike = [wait for each, wait in waits if each == wish]
        known = alike if len(alike) >= _WAITS_NEEDED else [wait for _, wait in waits]
        return int(1000 * median(known[-_WAITS_USED:])) if len(known) >= _WAITS_NEEDED else None

    def waiting(self) -> dict[str, set[str]]:
        """Return the guests who wait to be found, by game."""
        guests: dict[str, set[str]] = {}
        for seek in self._seeks.values():
            if seek.state == "waiting":
                guests.setdefault(seek.wish.game, set()).add(seek.guest)
        return guests

    def shown(self, guest: str, game: str, most: int) -> list[Seek]:
        """Return seeks that wait for a game, of guests whom this one may meet, the oldest first."""
        found: list[Seek] = []
        for seek in self._seeks.values():
            waits = seek.state == "waiting" and seek.wish.game == game
            if waits and seek.guest != guest and self._may_meet(guest, seek.guest):
                found.append(seek)
            if len(found) == most:
                break
        return found

    def find(self, seek: str, guest: str) -> Seek | None:
        """Return a guest's seek by its id, or by ``mine``; None if they don't seek."""
        if seek == "mine":
            return next((each for each in self._seeks.values() if each.guest == guest), None)
        found = self._seeks.get(seek)
        return found if found is not None and found.guest == guest else None

    def held(self, seek: Seek) -> bool:
        """Return True if a seek goes on while its page is away."""
        return self._calls.reaches(seek.guest)

    def begin(self, guest: str, wish: Wish, now: float, *, address: str = "") -> Seek:
        """Begin to seek for a guest, whose earlier seek ends."""
        self.sweep(now)
        self.leave(guest, now)
        seek = Seek(guest, wish, now, address=address)
        self._seeks[seek.id] = seek
        self._match(seek, now)
        return seek

    def again(self, seek: Seek, now: float) -> None:
        """Look again for a group if somebody was left out, who may be met by now."""
        if seek.apart and seek.state == "waiting":
            self._match(seek, now)

    def accept(self, seek: Seek) -> bool:
        """Accept who was found; return True if all have, so that their table can be created."""
        if seek.state != "found" or seek.match is None:
            return False
        seek.enter("accepted")
        seek.match.going = all(each.state == "accepted" for each in seek.match.seeks)
        return seek.match.going

    def close(self) -> None:
        """End all seeks, because the room stops."""
        for seek in self._seeks.values():
            seek.enter("over")
        self._seeks.clear()

    def stay(self, match: Match) -> None:
        """End all seeks of a match, because no table can be created."""
        for seek in match.seeks:
            seek.match = None
            self._seeks.pop(seek.id, None)
            seek.enter("over")

    def seat(self, match: Match, table: str, now: float) -> None:
        """Bring the guests of a match to their table."""
        match.going = False
        for seek in match.seeks:
            seek.table = table
            self._waits[seek.wish.game].append((seek.wish, now - seek.since))
            seek.enter("table")
            # Kept for the answer that says where to go.
            seek.until = now + limits.SEEK_SECONDS

    def end(self, seek: Seek, now: float) -> None:
        """End a seek, unless its table is being created; others of its match go on waiting."""
        self._end([seek], now)

    def leave(self, guest: str, now: float) -> None:
        """End what a guest seeks."""
        self._end([seek for seek in self._seeks.values() if seek.guest == guest], now)

    def sweep(self, now: float) -> None:
        """End the seeks of those who are gone or didn't accept in time."""
        self._end([seek for seek in self._seeks.values() if self._is_late(seek, now)], now)

    def _is_late(self, seek: Seek, now: float) -> bool:
        if seek.state in {"found", "table"} and now > seek.until:
            return True
        left = limits.SEEK_SECONDS_AWAY if self.held(seek) else limits.SEEK_SECONDS
        return not seek.looks and now - seek.seen > left

    def _end(self, seeks: Collection[Seek], now: float) -> None:
        """End seeks together, so that none of them is found by the others of its match."""
        ended = [seek for seek in seeks if seek.match is None or not seek.match.going]
        for seek in ended:
            self._seeks.pop(seek.id, None)
        left = {each.id: each for seek in ended if seek.state != "table" for each in seek.others}
        for seek in ended:
            if seek.state != "table":
                seek.match = None
                seek.enter("over")
        rest = [seek for seek in left.values() if seek.state != "over"]
        for seek in rest:
            seek.match = None
            seek.enter("waiting")
        for seek in sorted(rest, key=lambda each: each.since):
            if seek.state == "waiting":
                self._match(seek, now)

    def _match(self, seek: Seek, now: float) -> None:
        others = [
            each
            for each in self._seeks.values()
            if each.state == "waiting" and each is not seek and each.wish.game == seek.wish.game
        ]
        search = Grouping(seek, self._may_meet)
        group = search.among(others)
        seek.apart = search.apart
        if group is None:
            return
        group.sort(key=lambda each: each.since)
        terms = agreed([each.wish for each in group])
        assert terms is not None
        match = Match(group, terms)
        away = any(map(self.held, group))
        until = now + (limits.ACCEPT_SECONDS_AWAY if away else limits.ACCEPT_SECONDS)
        for each in group:
            each.match, each.until = match, until
            each.enter("found")
        self._calls.found(match)
