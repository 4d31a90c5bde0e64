"""
Neutral names, wherever a table or a record shows them.

Deleted accounts lose their names, and so do guests whose name offended.
"""

from collections.abc import Callable
from typing import TypeVar

from msgspec.structs import replace

from rumpus.table.events import Header, Opened, Sitter, Tally
from rumpus.table.table import AnyEntry
from rumpus.table.table_state import TableState

Who = TypeVar("Who", Sitter, Tally)
NameNow = Callable[[str, str], str]
"""Function that returns the name to show for a player who sat down under a name."""


def neutralise(table: TableState, now: NameNow) -> bool:
    """
    Show the names that may be shown at a table; return False if there is nothing to change.

    Tables that follow this one take the names over. The log stays as it is.
    """
    lobby = table.lobby
    seated = [place.sitter for place in lobby.places if place.sitter is not None]
    people: tuple[Sitter | Tally, ...] = (
        *(*table.sitters, *seated, *lobby.removed, *lobby.queue),
        *lobby.tally,
        *(() if lobby.offer is None else lobby.offer.players),
    )
    if all(_name(one, now) == one.name for one in people):
        return False
    table.lobby = replace(
        lobby,
        places=tuple(
            place if place.sitter is None else replace(place, sitter=_neutral(place.sitter, now))
            for place in lobby.places
        ),
        removed=tuple(_neutral(one, now) for one in lobby.removed),
        queue=tuple(_neutral(one, now) for one in lobby.queue),
        tally=tuple(_neutral(one, now) for one in lobby.tally),
        offer=None
        if lobby.offer is None
        else replace(
            lobby.offer,
            players=tuple(_neutral(one, now) for one in lobby.offer.players),
        ),
    )
    table.sitters = tuple(_neutral(one, now) for one in table.sitters)
    if table.header is not None:
        table.header = _header(table.header, table.sitters)
    return True


def neutral_entry(entry: AnyEntry, now: NameNow) -> AnyEntry:
    """Return an entry of a record's game with the names that may be shown."""
    return replace(entry, table=tuple(_event(event, now) for event in entry.table))


def _event(event: object, now: NameNow) -> object:
    if not isinstance(event, Opened):
        return event
    sitters = tuple(_neutral(one, now) for one in event.sitters)
    return replace(event, header=_header(event.header, sitters), sitters=sitters)


def _header(header: Header, sitters: tuple[Sitter, ...]) -> Header:
    return replace(header, names=tuple(sitter.name for sitter in sitters))


def _neutral(who: Who, now: NameNow) -> Who:
    name = _name(who, now)
    return who if name == who.name else replace(who, name=name)


def _name(who: Sitter | Tally, now: NameNow) -> str:
    # A bot has no player id.
    return now(who.player, who.name) if who.player else who.name
