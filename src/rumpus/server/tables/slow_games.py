"""Slow games as the store lists them: who is awaited, and until when."""

from collections.abc import Iterable, Iterator
from typing import Any

from rumpus.core.game import AnyGame, HasBlockingSeats, offers
from rumpus.core.values import Seat
from rumpus.store.log import SlowGame
from rumpus.table.events import BotTook, ClockSet, Closed, HandedBack, Opened, Sitter
from rumpus.table.guests import guest_of
from rumpus.table.lobby import Lobby, LobbyEvent, plays
from rumpus.table.lobby_evolve import evolve_lobby
from rumpus.table.offer import absentees
from rumpus.table.table import AnyEntry, Table


def since(table: Table, epoch: int) -> int:
    """Return when the last entry of a slow table happened, in ms since 1970."""
    return epoch + table.at


def awaited(game: AnyGame | None, state: Any) -> frozenset[Seat]:
    """Return the seats for which the others wait."""
    if game is None:
        return frozenset()
    part: object = game
    if offers(part, HasBlockingSeats):
        return part.blocking_seats(state)
    return game.awaited(state)


def game_after(table: Table, entry: AnyEntry, now: int) -> SlowGame | None:
    """
    Return a slow game as it will be after an entry; None unless it will be running.

    An open offer of a rematch counts as well.

    *now* is in ms since 1970, for the first entry, which has no epoch yet.
    """
    game, sitters, epoch = table.game, table.sitters, table.epoch
    taken = {seat for seat, sitter in enumerate(sitters) if sitter.bot is not None}
    for event in entry.table:
        match event:
            case Closed():
                return None
            case Opened(header, people):
                game, sitters = table.make_game(header.options), people
                taken = {seat for seat, sitter in enumerate(people) if sitter.bot is not None}
            case BotTook(seat):
                taken.add(seat)
            case HandedBack(seat):
                taken.discard(seat)
            case ClockSet():
                epoch = event.epoch
            case _:
                pass
    if game is None:
        return offer_after(table.lobby, entry)
    state = table.state_after(entry)
    epoch = now - entry.at if epoch is None else epoch
    timers = game.timers(state)
    waiting = (guest_of(sitters[seat].player) for seat in awaited(game, state) - taken)
    lobby = table.lobby
    return SlowGame(
        lobby.name,
        lobby.game,
        lobby.title,
        epoch + entry.at,
        epoch + min((timer.due for timer in timers), default=entry.at),
        tuple(sorted({guest for guest in waiting if guest})),
        tuple(_players(table, sitters)),
        holidays=lobby.holidays,
    )


def offer_after(lobby: Lobby, entry: AnyEntry) -> SlowGame | None:
    """Return the rematch that is offered in a lobby after an entry, or None."""
    for event in entry.table:
        if isinstance(event, LobbyEvent):
            lobby = evolve_lobby(lobby, event)
    offer = lobby.offer
    if offer is None or offer.lapsed:
        return None
    return SlowGame(
        lobby.name,
        lobby.game,
        lobby.title,
        # The same moment: no holiday delays it.
        offer.until,
        offer.until,
        tuple(sorted({guest_of(one.player) for one in absentees(lobby)})),
        tuple((guest_of(one.player), one.name) for one in offer.players),
        offer=True,
    )


def _players(table: Table, sitters: Iterable[Sitter]) -> Iterator[tuple[str, str]]:
    roles = [place.role for place in table.lobby.places if place.sitter is not None]
    for sitter, role in zip(sitters, roles, strict=True):
        if plays(role):
            yield guest_of(sitter.player), sitter.name
