"""Replayer: what the players of a finished game were sent, told again for one audience."""

from collections.abc import Iterable, Iterator

import msgspec
from msgspec.structs import replace

from rumpus.core.game import AnyGame
from rumpus.core.values import Seat
from rumpus.server.messages import UpdateMessage, ViewMessage
from rumpus.server.tables.hosted_game import HostedGame
from rumpus.server.tables.table_view import table_view
from rumpus.table.lobby import Lobby
from rumpus.table.project import NOTHING, Projector
from rumpus.table.table import AnyEntry, Applied, Table

_encode = msgspec.json.Encoder().encode


def unplayed(kind: HostedGame, game: AnyGame, lobby: Lobby) -> Table:
    """Return a table for a replay, whose lobby has nobody left in it; its game is to follow."""
    table = Table(kind.facts, lambda _: game, b"")
    table.lobby = replace(lobby, places=(), removed=(), queue=(), tally=())
    return table


class Replayer:
    """
    Teller of one game for a seat, or for spectators: a view of the deal, then updates.

    It shows a seat what that seat was shown, by the same projections. What showed the seat nothing
    is left out and not counted, since even that somebody acted was secret then.
    """

    def __init__(self, table: Table, seat: Seat | None) -> None:
        """Begin with a table without a game, to which no entry of the game has been applied."""
        self._table = table
        self._seat = seat
        self._projector = Projector(table)
        self._seq = 0

    def take(self, entries: Iterable[AnyEntry]) -> Iterator[bytes]:
        """Fold the next entries of the game, and yield the message for each, as a JSON line."""
        for entry in entries:
            if self._table.game is None:
                # Those of the lobby were not part of the game.
                self._table.seq = entry.seq - 1
            applied = self._table.apply(entry)
            message = self._view(applied) if applied.opened else self._update(applied)
            if message is not None:
                yield _encode(message) + b"\n"

    def _view(self, applied: Applied) -> ViewMessage:
        view = msgspec.Raw(self._projector.view(self._seat))
        shown = table_view(self._table, sealed=True)
        return ViewMessage(0, applied.entry.at, self._seat, False, shown, view, "", False)

    def _update(self, applied: Applied) -> UpdateMessage | None:
        entry, audience = applied.entry, self._projector.audience(self._seat)
        projection = self._projector.project(applied, [audience])[audience]
        shown = table_view(self._table, sealed=False) if entry.table else None
        if projection == NOTHING and shown is None:
            return None
        self._seq += 1
        events, patch = msgspec.Raw(projection.events), msgspec.Raw(projection.patch)
        return UpdateMessage(self._seq, entry.at, events, patch, shown)
