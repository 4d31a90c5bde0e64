"""Offer of a rematch: the players of a game are asked to the table of the next one."""

from msgspec.structs import replace

from rumpus.core.values import Refusal
from rumpus.table.actions import Lapse, Renew
from rumpus.table.events import Left, OfferLapsed, OfferRenewed, Sitter
from rumpus.table.lobby import Lobby


def absentees(lobby: Lobby) -> tuple[Sitter, ...]:
    """Return the players who were offered a rematch here and haven't sat down."""
    if lobby.offer is None:
        return ()
    return tuple(one for one in lobby.offer.players if lobby.seat_of(one.player) is None)


def decide_offer(
    lobby: Lobby, action: Renew | Lapse
) -> tuple[OfferRenewed | OfferLapsed | Left, ...] | Refusal:
    """Judge the room's request to renew or end the offer."""
    if lobby.offer is None or lobby.offer.lapsed is isinstance(action, Lapse):
        return Refusal("stale")
    if isinstance(action, Renew):
        return (OfferRenewed(action.until),)
    return (OfferLapsed(), *(Left(seat) for seat in action.seats))


def evolve_offer(lobby: Lobby, event: OfferRenewed | OfferLapsed) -> Lobby:
    """Fold an event of the offer."""
    if lobby.offer is None:
        return lobby
    if isinstance(event, OfferLapsed):
        return replace(lobby, offer=replace(lobby.offer, lapsed=True))
    return replace(lobby, offer=replace(lobby.offer, until=event.until, lapsed=False))
