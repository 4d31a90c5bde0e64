"""
Projections of an entry: for each seat, the events as it sees them and the changes to its view.

A seat of None stands for spectators. If a game hides nothing, one projection serves everybody.
"""

from typing import Any, Final

import msgspec

from rumpus.core.game import AnyGame
from rumpus.core.values import Seat
from rumpus.table.patch import patch_of
from rumpus.table.table import Applied, Table


class Projection(msgspec.Struct, frozen=True):
    """The game's part of an update: a JSON list of events and a JSON object of view fields."""

    events: bytes
    patch: bytes


NOTHING: Final = Projection(b"[]", b"{}")
"""Projection for an audience that sees nothing of an entry."""


_encode = msgspec.json.Encoder().encode


class Projector:
    """Maker of projections; it remembers each audience's view to find what an entry changed."""

    __slots__ = ("_table", "_views")

    def __init__(self, table: Table) -> None:
        self._table = table
        self._views: dict[Seat | None, Any] = {}

    def audience(self, seat: Seat | None) -> Seat | None:
        """Return the audience to which a seat belongs: its own, or None if all see the same."""
        game = self._table.game
        return None if game is None or game.facts.open_information else seat

    def view(self, seat: Seat | None) -> bytes:
        """Encode the whole view of a seat as it is now."""
        game = self._table.game
        return b"null" if game is None else _encode(game.view(self._table.state, seat))

    def project(
        self, applied: Applied, audiences: list[Seat | None]
    ) -> dict[Seat | None, Projection]:
        """
        Return the projection of an applied entry for each audience.

        Call it for every entry, in order; the audiences may change between calls.
        """
        game, before = self._table.game, applied.before
        if game is None or before is None or not applied.steps:
            return dict.fromkeys(audiences, NOTHING)
        old = {seat: self._views.get(seat) or game.view(before, seat) for seat in audiences}
        self._views = {seat: game.view(applied.steps[-1], seat) for seat in audiences}
        return {
            seat: Projection(
                _encode(seen_by(game, applied, seat)), patch_of(old[seat], self._views[seat])
            )
            for seat in audiences
        }


def seen_by(game: AnyGame, applied: Applied, seat: Seat | None) -> list[Any]:
    """Return the events of an applied entry as one seat sees them, without the hidden ones."""
    shown = (game.redact(state, event, seat) for state, event in applied.scenes())
    return [event for event in shown if event is not None]
