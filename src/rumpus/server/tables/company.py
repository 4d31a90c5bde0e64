"""Company: whether the people who begin a game seem to share a household."""

from collections.abc import Iterable
from typing import Protocol

import msgspec

from rumpus.server.tables.broadcast import Broadcast, Listener
from rumpus.server.tables.create import Wanted
from rumpus.server.tables.table_view import people_of
from rumpus.table.actions import Start
from rumpus.table.events import Do
from rumpus.table.guests import guest_of
from rumpus.table.table import Table


class Here(Protocol):
    """A table and its listeners."""

    table: Table
    audience: Broadcast


def noted(here: Here, asked: Do, address: str) -> Do:
    """
    Return a request; if it starts the game, with a note on whether the players are together.

    Without an *address* the room itself asks, and has noted that already.
    """
    if not isinstance(asked.action, Start) or not address:
        return asked
    players = people_of(here.table).values()
    return msgspec.structs.replace(asked, together=together(players, here.audience.listeners()))


def started(wanted: Wanted, before: Here | None) -> Do:
    """Return the start of a next game by the room; the players are still at the table *before*."""
    players = [sitter.player for sitter in wanted.sitters if sitter.player]
    listeners = () if before is None else before.audience.listeners()
    return Do(wanted.host, Start(), together=together(players, listeners))


def together(players: Iterable[str], listeners: Iterable[Listener]) -> bool:
    """Return True if two guests share an address, or if one of several is not connected."""
    guests = {guest_of(player) for player in players}
    found: dict[str, set[str]] = {guest: set() for guest in guests}
    for listener in listeners:
        if (guest := guest_of(listener.player)) in found:
            found[guest].add(listener.address)
    addresses = [address for of_guest in found.values() for address in of_guest]
    shared = len(set(addresses)) < len(addresses)
    return len(guests) > 1 and (shared or not all(found.values()))
