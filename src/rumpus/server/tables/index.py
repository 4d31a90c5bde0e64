"""Index of the tables in memory, so that no request has to search all of them."""

from collections.abc import Callable, Iterable

from rumpus.server.tables.host import Host
from rumpus.server.tables.table_view import people_of


class TableIndex:
    """
    Index of the unfinished tables by player and by club, and of the public ones.

    Each function of *finished* is called with tables that are over, perhaps more than once.
    """

    def __init__(self) -> None:
        self.finished: list[Callable[[Host], None]] = []
        self._sitters: dict[str, tuple[str, ...]] = {}
        self._seated: dict[str, tuple[Host, ...]] = {}
        self._public: dict[str, Host] = {}
        self._of_club: dict[str, dict[str, Host]] = {}

    def put(self, host: Host) -> None:
        """Add a table, or update its entry."""
        table, name = host.table, host.table.lobby.name
        over = table.phase == "over"
        people = () if over else tuple(people_of(table).values())
        for player in self._sitters.get(name, ()):
            if player not in people:
                self._stand(player, host)
        for player in people:
            seated = self._seated.get(player, ())
            if host not in seated:
                self._seated[player] = (*seated, host)
        self._sitters[name] = people
        if table.lobby.public and not over:
            self._public.setdefault(name, host)
        else:
            self._public.pop(name, None)
        if over:
            self._close(host)
        elif table.lobby.club:
            self._of_club.setdefault(table.lobby.club, {}).setdefault(name, host)
        for each in self.finished if over else ():
            each(host)

    def take(self, host: Host) -> None:
        """Remove a table that is unloaded."""
        name = host.table.lobby.name
        for player in self._sitters.pop(name, ()):
            self._stand(player, host)
        self._public.pop(name, None)
        self._close(host)

    def seated(self, player: str) -> Iterable[Host]:
        """Return the tables where a player sits, newest first."""
        return reversed(self._seated.get(player, ()))

    def public(self) -> Iterable[Host]:
        """Return the public tables, newest first."""
        return reversed(self._public.values())

    def of_club(self, club: str) -> Iterable[Host]:
        """Return the tables of a club, newest first."""
        return reversed(self._of_club.get(club, {}).values())

    def _close(self, host: Host) -> None:
        club = host.table.lobby.club
        open_ = self._of_club.get(club, {})
        open_.pop(host.table.lobby.name, None)
        if not open_:
            self._of_club.pop(club, None)

    def _stand(self, player: str, host: Host) -> None:
        left = tuple(other for other in self._seated.pop(player, ()) if other is not host)
        if left:
            self._seated[player] = left
