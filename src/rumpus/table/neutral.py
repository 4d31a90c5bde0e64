"""Neutral names: deleted accounts lose theirs wherever a table or a record shows it."""

from collections.abc import Callable
from typing import TypeVar

from msgspec.structs import replace

from rumpus.table.events import Header, Opened, Sitter, Tally
from rumpus.table.table import AnyEntry
from rumpus.table.table_state import TableState

Who = TypeVar("Who", Sitter, Tally)
IsFormer = Callable[[str], bool]


def neutralise(table: TableState, former: IsFormer, name: str) -> bool:
    """
    Show *name* for every former player at a table; return False if there is nothing to change.

    Tables that follow this one take the names over. The log stays as it is.
    """
    lobby = table.lobby
    seated = [place.sitter for place in lobby.places if place.sitter is not None]
    people: tuple[Sitter | Tally, ...] = (
        *(*table.sitters, *seated, *lobby.removed, *lobby.queue),
        *lobby.tally,
        *(() if lobby.offer is None else lobby.offer.players),
    )
    if not any(one.name != name and _is(one, former) for one in people):
        return False
    table.lobby = replace(
        lobby,
        places=tuple(
            place
            if place.sitter is None
            else replace(place, sitter=_neutral(place.sitter, former, name))
            for place in lobby.places
        ),
        removed=tuple(_neutral(one, former, name) for one in lobby.removed),
        queue=tuple(_neutral(one, former, name) for one in lobby.queue),
        tally=tuple(_neutral(one, former, name) for one in lobby.tally),
        offer=None
        if lobby.offer is None
        else replace(
            lobby.offer,
            players=tuple(_neutral(one, former, name) for one in lobby.offer.players),
        ),
    )
    table.sitters = tuple(_neutral(one, former, name) for one in table.sitters)
    if table.header is not None:
        table.header = _header(table.header, table.sitters)
    return True


def neutral_entry(entry: AnyEntry, former: IsFormer, name: str) -> AnyEntry:
    """Return an entry of a record's game with the names that may be shown."""
    return replace(entry, table=tuple(_event(event, former, name) for event in entry.table))


def _event(event: object, former: IsFormer, name: str) -> object:
    if not isinstance(event, Opened):
        return event
    sitters = tuple(_neutral(one, former, name) for one in event.sitters)
    return replace(event, header=_header(event.header, sitters), sitters=sitters)


def _header(header: Header, sitters: tuple[Sitter, ...]) -> Header:
    return replace(header, names=tuple(sitter.name for sitter in sitters))


def _neutral(who: Who, former: IsFormer, name: str) -> Who:
    return replace(who, name=name) if _is(who, former) else who


def _is(who: Sitter | Tally, former: IsFormer) -> bool:
    return who.player != "" and former(who.player)
