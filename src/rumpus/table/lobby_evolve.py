"""Evolution of the lobby: its events change who sits where, and who has agreed to what."""

from typing import assert_never

import msgspec

from rumpus.table.door import admits, changed
from rumpus.table.events import (
    Admitted,
    Created,
    DoorSet,
    HandicapSet,
    HostIs,
    Left,
    OfferDeclined,
    OfferLapsed,
    OfferRenewed,
    OptionChanged,
    Queued,
    Readied,
    Readmitted,
    Seated,
    Unqueued,
)
from rumpus.table.lobby import Lobby, LobbyEvent, Place, QueueEvent
from rumpus.table.offer import evolve_offer


def evolve_lobby(lobby: Lobby, event: LobbyEvent) -> Lobby:  # noqa: C901 (a case for each event)
    """Fold one event of the lobby."""
    match event:
        case Created():
            return Lobby(
                name=event.name,
                title=event.title,
                game=event.game,
                public=event.public,
                options=event.options,
                places=tuple(Place(role) for role in event.roles),
                daily=event.daily,
                twin=event.twin,
                shared=event.shared,
                queue=event.queue,
                tally=event.tally,
                removed=event.removed,
                door=event.door,
                sought=event.sought,
                offer=event.offer,
                club=event.club,
                holidays=event.holidays,
            )
        case HostIs():
            return msgspec.structs.replace(lobby, host=event.player)
        case Seated():
            place = Place(lobby.places[event.seat].role, event.sitter, ready=True)
            return _with_place(lobby, event.seat, place)
        case Left():
            return _left(lobby, event)
        case Readmitted() | Admitted() | DoorSet():
            return _entry_changed(lobby, event)
        case Queued() | Unqueued():
            return _queue_changed(lobby, event)
        case Readied():
            return _readied(lobby, event)
        case HandicapSet():
            return _handicap_set(lobby, event)
        case OptionChanged():
            return _option_changed(lobby, event)
        case OfferRenewed() | OfferLapsed() | OfferDeclined():
            return evolve_offer(lobby, event)
        case _:
            assert_never(event)


def _left(lobby: Lobby, event: Left) -> Lobby:
    sitter = lobby.places[event.seat].sitter
    after = _with_place(lobby, event.seat, Place(lobby.places[event.seat].role))
    if not event.removed or sitter is None:
        return after
    return msgspec.structs.replace(after, removed=(*lobby.removed, sitter))


def _queue_changed(lobby: Lobby, event: QueueEvent) -> Lobby:
    if isinstance(event, Queued):
        return msgspec.structs.replace(lobby, queue=(*lobby.queue, event.sitter))
    gone = lobby.queue[event.place : event.place + 1]
    queue = (*lobby.queue[: event.place], *lobby.queue[event.place + 1 :])
    removed = (*lobby.removed, *gone) if event.removed else lobby.removed
    return msgspec.structs.replace(lobby, queue=queue, removed=removed)


def _with_place(lobby: Lobby, seat: int, place: Place) -> Lobby:
    places = (*lobby.places[:seat], place, *lobby.places[seat + 1 :])
    return msgspec.structs.replace(lobby, places=places)


def _readied(lobby: Lobby, event: Readied) -> Lobby:
    place = msgspec.structs.replace(lobby.places[event.seat], ready=event.ready)
    after = _with_place(lobby, event.seat, place)
    people = [p for p in after.places if p.sitter is not None and p.sitter.player != after.host]
    return msgspec.structs.replace(after, unread=()) if all(p.ready for p in people) else after


def _option_changed(lobby: Lobby, event: OptionChanged) -> Lobby:
    """Change an option, and ask players again, since they agreed to other rules."""
    moved = {key for key, value in event.options.items() if lobby.options[key] != value}
    unread = tuple(key for key in event.options if key in moved or key in lobby.unread)
    places = _asked_again(lobby)
    revision = lobby.revision + 1 if event.revision is None else event.revision
    return msgspec.structs.replace(
        lobby,
        options=event.options,
        unread=unread,
        places=places,
        revision=revision,
        terms=lobby.terms + 1,
    )


def _handicap_set(lobby: Lobby, event: HandicapSet) -> Lobby:
    place = msgspec.structs.replace(lobby.places[event.seat], handicap=event.handicap)
    changed_place = _with_place(lobby, event.seat, place)
    places = _asked_again(changed_place)
    return msgspec.structs.replace(changed_place, places=places, terms=lobby.terms + 1)


def _entry_changed(lobby: Lobby, event: Readmitted | Admitted | DoorSet) -> Lobby:
    """Change who may sit down."""
    if isinstance(event, Readmitted):
        kept = (*lobby.removed[: event.place], *lobby.removed[event.place + 1 :])
        return msgspec.structs.replace(lobby, removed=kept)
    if isinstance(event, Admitted):
        return msgspec.structs.replace(lobby, door=admits(lobby.door, (event.guest,)))
    seated = [place.sitter.player for place in lobby.places if place.sitter is not None]
    inside = (lobby.host, *seated, *(one.player for one in lobby.queue))
    return msgspec.structs.replace(lobby, door=changed(lobby.door, event, inside))


def _asked_again(lobby: Lobby) -> tuple[Place, ...]:
    return tuple(
        msgspec.structs.replace(p, ready=p.sitter is not None and p.sitter.bot is not None)
        for p in lobby.places
    )
