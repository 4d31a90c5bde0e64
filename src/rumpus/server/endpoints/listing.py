"""The list of public tables, and the summary of any table."""

from itertools import filterfalse, islice
from typing import Literal

import msgspec

from rumpus.core.options import Option
from rumpus.core.values import Options
from rumpus.server.limits.values import TABLES_LISTED
from rumpus.server.messages import OfferView, SeatView
from rumpus.server.room import Room
from rumpus.server.tables.host import Host
from rumpus.server.tables.table_view import people_of, table_view
from rumpus.table.actions import Entrance
from rumpus.table.guests import guest_of
from rumpus.table.lobby import plays


class SeatLine(msgspec.Struct, frozen=True):
    """A seat in the summary of a table."""

    taken: bool
    bot: bool
    name: str | None


class TableLine(msgspec.Struct, frozen=True):
    """
    Summary of a table, with the seats of its players.

    *line* is the first house rule that differs from the rulebook, as a sentence, or null. *sit* is
    how people get in to sit down. *offer* says whether the rematch that was offered there still
    is, or was declined; it is null at other tables. *language* is that of its words, or null if the
    game has none.
    """

    name: str
    title: str
    game: str
    phase: str
    seats: list[SeatLine]
    free: int
    line: str | None
    sit: Entrance
    offer: Literal["open", "lapsed", "declined"] | None
    language: str | None


class MyTable(msgspec.Struct, frozen=True):
    """
    A table where the guest sits; *others* names the guest's fellow players.

    *waiting* names the people among them. *grace_ms* is the time until a bot gets the absent
    guest's seat, or the room gives up the game for them; None if neither happens. *bot* is True
    while a bot plays for the guest.
    """

    table: str
    title: str
    game: str
    phase: str
    others: list[str]
    grace_ms: int | None
    bot: bool
    waiting: list[str]


def tables_of(room: Room, guest: str) -> list[MyTable]:
    """Return the unfinished tables in memory where a guest sits, newest first; no slow game."""
    return [
        MyTable(
            lobby.name,
            lobby.title,
            lobby.game,
            host.table.phase,
            _others(host, guest),
            _grace_ms(host, guest),
            _replaced(host, guest),
            _waiting(host, guest),
        )
        for host in islice(filterfalse(_is_slow_game, room.index.seated(guest)), TABLES_LISTED)
        for lobby in (host.table.lobby,)
    ]


def _waiting(host: Host, guest: str) -> list[str]:
    """Return the names of the other people who play with a guest."""
    seats = table_view(host.table).seats
    people = people_of(host.table).items()
    return [
        seats[seat].name or ""
        for seat, player in people
        if guest_of(player) != guest and plays(seats[seat].role) and seats[seat].bot is None
    ]


def _is_slow_game(host: Host) -> bool:
    return host.table.slow and host.table.phase == "play"


def _grace_ms(host: Host, guest: str) -> int | None:
    grace = host.attendance.grace(guest)
    return None if grace is None else int(1000 * grace)


def _replaced(host: Host, guest: str) -> bool:
    people = people_of(host.table)
    sitters = host.table.sitters
    return host.table.phase == "play" and any(
        player == guest and sitters[seat].bot is not None for seat, player in people.items()
    )


def _others(host: Host, guest: str) -> list[str]:
    seated = ((place.role, place.sitter) for place in host.table.lobby.places)
    return [
        sitter.name
        for role, sitter in seated
        if sitter is not None and plays(role) and sitter.player != guest
    ]


def listed(room: Room, language: str = "en") -> list[TableLine]:
    """
    Return the attended public tables: those with free seats first, newest first.

    A game that only its players may watch isn't listed, nor a table that asks for a password or
    that the operator has hidden.
    """
    hidden = room.services.orders.hidden
    public = (host for host in room.index.public() if not hidden(host.table.lobby.name))
    attended = (host for host in public if _listable(host) and host.attendance.attended)
    shown = sorted(attended, key=lambda host: not has_room(host))[:TABLES_LISTED]
    return [line_of(host, language) for host in shown]


def _listable(host: Host) -> bool:
    door = host.table.lobby.door
    watched = door.watch == "anyone" or host.table.phase == "lobby"
    return watched and door.sit != "password"


def has_room(host: Host) -> bool:
    """Return True if a player's seat is free."""
    places = host.table.lobby.places if host.table.phase == "lobby" else ()
    return any(place.sitter is None and plays(place.role) for place in places)


def line_of(host: Host, language: str = "en") -> TableLine:
    """Return the summary of a table, with its house rule in a language."""
    shown = table_view(host.table)
    seats = [_seat(seat) for seat in shown.seats if plays(seat.role)]
    free = sum(not seat.taken for seat in seats) if shown.phase == "lobby" else 0
    line = _line(host.kind.options_in(language), shown.options)
    return TableLine(
        shown.name,
        shown.title,
        shown.game,
        shown.phase,
        seats,
        free,
        line,
        shown.door.sit,
        _offer(shown.offer),
        host.kind.language(shown.options),
    )


def _offer(offer: OfferView | None) -> Literal["open", "lapsed", "declined"] | None:
    if offer is None:
        return None
    if offer.declined:
        return "declined"
    return "lapsed" if offer.lapsed else "open"


def _seat(seat: SeatView) -> SeatLine:
    return SeatLine(seat.name is not None, seat.bot is not None, seat.name)


def _line(declared: tuple[Option, ...], options: Options) -> str | None:
    """Return the sentence of the first house rule that differs from the rulebook, or None."""
    for option in declared:
        value = options[option.key]
        if value != option.default:
            phrases = (choice.phrase for choice in option.choices if choice.value == value)
            return option.sentence.replace("{}", next(phrases, str(value)))
    return None
