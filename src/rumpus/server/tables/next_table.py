"""
Next table: created once, for the first player who asks for a rematch.

It is stored together with the entry that leads to it, so that the players of the previous table
can't lose it.
"""

from collections.abc import Callable
from typing import Protocol

from rumpus.core.values import Refusal
from rumpus.server.tables.table_view import takes_turns
from rumpus.store.log import Row
from rumpus.table.actions import Rematch
from rumpus.table.events import Do
from rumpus.table.rotation import Lineup, lineup
from rumpus.table.table import Table

Link = Callable[[str], Row]
"""Maker of the entry that leads to the table of a given name."""


class NextTables(Protocol):
    """Parts of the room that a rematch needs."""

    async def rematch(
        self, table: Table, player: str, name: str, following: Lineup, link: Link, *, start: bool
    ) -> str | Refusal:
        """Create a table for another game with the same house rules and bots; return its name."""
        ...

    async def sit_down(self, table: str, player: str, name: str, role: str) -> Refusal | None:
        """Seat a player at a table, in any free seat of a role; return a refusal if that fails."""
        ...


def role_of(table: Table, seat: int | None) -> str:
    """Return the role of a seat in a finished game; without a seat, that of a player."""
    if seat is None or table.header is None:
        return table.facts.roles[0].name
    return table.header.seats[seat].role


async def next_table(
    table: Table,
    player: str,
    name: str,
    here: Callable[[str], bool],
    room: NextTables,
    link: Link,
    *,
    start: bool,
) -> str | Refusal | None:
    """
    Return the name of a new next table, or None if the player was seated at the existing one.

    *here* returns whether a player is connected; those in the queue who aren't lose their turn.
    """
    seat = table.seat_of(player)
    seated = seat is not None
    if table.next is not None and (seated or table.lobby.place_of(player) is not None):
        # A late player doesn't become a moderator, nor a late moderator a player.
        return await room.sit_down(table.next, player, name, role_of(table, seat))
    refusal = table.decide(Do(player, Rematch(), ""), table.at)
    if isinstance(refusal, Refusal):
        return refusal
    following = lineup(table, here, seats=takes_turns(table))
    if not seated and not following.sitters:
        return Refusal("not_seated")
    return await room.rematch(table, player, name, following, link, start=start)
