"""
What each seat is told of an entry: the events as it sees them, and the changed parts of its view.

A seat of None stands for spectators. Where a game hides nothing, one projection serves everybody.
"""

from typing import Any, Final

import msgspec

from rumpus.core.values import Seat
from rumpus.table.table import AnyEntry, Table


class Projection(msgspec.Struct, frozen=True):
    """The game's part of an update: a JSON list of events and a JSON object of view fields."""

    events: bytes
    patch: bytes


NOTHING: Final = Projection(b"[]", b"{}")
"""What whoever sees nothing of an entry is told."""


_encode = msgspec.json.Encoder().encode

LONG: Final = 16
"""A row of so many items is not told again when others are added to it."""


class Projector:
    """Remembers the view of each audience, to tell what an entry changed in it."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self._views: dict[Seat | None, Any] = {}

    def audience(self, seat: Seat | None) -> Seat | None:
        """Name whose projection this seat gets: its own, or everybody's."""
        game = self._table.game
        return None if game is None or game.facts.open_information else seat

    def view(self, seat: Seat | None) -> bytes:
        """Encode the whole view of a seat as it is now."""
        game = self._table.game
        return b"null" if game is None else _encode(game.view(self._table.state, seat))

    def apply(self, entry: AnyEntry, audiences: list[Seat | None]) -> dict[Seat | None, Projection]:
        """
        Let the table apply an entry and give the projection for each audience.

        Call it for every entry, in order; the audiences may change between calls.
        """
        table, game, state = self._table, self._table.game, self._table.state
        if game is None or not entry.events:
            table.apply(entry)
            return dict.fromkeys(audiences, NOTHING)
        before = {seat: self._view(seat) for seat in audiences}
        seen: dict[Seat | None, list[Any]] = {seat: [] for seat in audiences}
        for event in entry.events:
            for seat in audiences:
                shown = game.redact(state, event, seat)
                if shown is not None:
                    seen[seat].append(shown)
            if len(entry.events) > 1:
                state = game.evolve(state, event)
        table.apply(entry)
        self._views = {seat: game.view(table.state, seat) for seat in audiences}
        return {
            seat: Projection(_encode(seen[seat]), patch_of(before[seat], self._views[seat]))
            for seat in audiences
        }

    def _view(self, seat: Seat | None) -> Any:
        if seat not in self._views:
            assert self._table.game is not None
            self._views[seat] = self._table.game.view(self._table.state, seat)
        return self._views[seat]


def patch_of(before: Any, after: Any) -> bytes:
    """Encode what has changed of a view, field by field."""
    changed: dict[str, Any] = {}
    for field in after.__struct_fields__:
        new, old = getattr(after, field), getattr(before, field)
        if new is not old and new != old:
            changed |= _told(field, old, new)
    return _encode(changed)


def _told(field: str, old: Any, new: Any) -> dict[str, Any]:
    """Tell what a field has become: of a long row that went on only what is new."""
    rows = all(isinstance(row, tuple) for row in (old, new))
    if rows and len(old) >= LONG and new[: len(old)] == old:
        return {field + "+": new[len(old) :]}
    return {field: new}
