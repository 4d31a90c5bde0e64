"""The door of a running table: who is kept out of it, and who may let others in."""

from collections.abc import Callable

from rumpus.server.tables.mode import RunningTable
from rumpus.server.tables.shared_screen import removed
from rumpus.server.tables.table_view import people_of
from rumpus.table.door import no_entry
from rumpus.table.guests import guest_of
from rumpus.table.table import Table

CLOSED = "door_closed"
"""Code of the refusal to a guest who has to be let in before they see a lobby."""
PLAYERS_ONLY = "players_only"
"""Code of the refusal to a guest who may not watch."""


def belongs(table: Table, player: str) -> bool:
    """Return True if a guest hosts a table or has a seat there, at either end of a screen."""
    people = (table.lobby.host, *people_of(table).values())
    return guest_of(player) in {guest_of(one) for one in people}


def shut_out(table: Table, player: str) -> str | None:
    """Return a code for why a guest may see nothing of a table, or None."""
    if table.lobby.door.watch == "anyone" or belongs(table, player):
        return None
    if table.phase != "lobby" or removed(table, player):
        return PLAYERS_ONLY
    return None if no_entry(table.lobby.door, player) is None else CLOSED


def see_out(host: RunningTable, send_away: Callable[[RunningTable, str, str], None]) -> None:
    """Close the sockets of everybody who may no longer see a table, before it shows anything."""
    for player in {listener.player for listener in host.audience.listeners()}:
        code = shut_out(host.table, player)
        if code is not None:
            send_away(host, player, code)
