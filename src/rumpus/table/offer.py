"""Offer of a rematch: the players of a game are asked to the table of the next one."""

from msgspec.structs import replace

from rumpus.core.values import Refusal
from rumpus.table.actions import Decline, Lapse, Renew
from rumpus.table.events import Left, OfferDeclined, OfferLapsed, OfferRenewed, Sitter
from rumpus.table.lobby import Lobby


def absentees(lobby: Lobby) -> tuple[Sitter, ...]:
    """Return the players who were offered a rematch here and haven't sat down."""
    if lobby.offer is None:
        return ()
    return tuple(one for one in lobby.offer.players if lobby.seat_of(one.player) is None)


def declined(lobby: Lobby) -> tuple[Sitter, ...]:
    """Return the players who declined the rematch that is offered here and haven't sat down."""
    said = () if lobby.offer is None else lobby.offer.declined
    return tuple(one for one in absentees(lobby) if one.player in said)


def decide_offer(
    lobby: Lobby, action: Renew | Lapse | Decline
) -> tuple[OfferRenewed | OfferLapsed | OfferDeclined | Left, ...] | Refusal:
    """Judge the room's request to renew or end the offer, or to decline it for a player."""
    if isinstance(action, Decline):
        asked = [one.player for one in absentees(lobby)]
        open_ = lobby.offer is not None and not lobby.offer.lapsed
        if not open_ or action.player not in asked:
            return Refusal("stale")
        return (OfferDeclined(action.player),)
    if lobby.offer is None or lobby.offer.lapsed is isinstance(action, Lapse):
        return Refusal("stale")
    if isinstance(action, Renew):
        return (OfferRenewed(action.until),)
    return (OfferLapsed(), *(Left(seat) for seat in action.seats))


def evolve_offer(lobby: Lobby, event: OfferRenewed | OfferLapsed | OfferDeclined) -> Lobby:
    """Fold an event of the offer."""
    if lobby.offer is None:
        return lobby
    if isinstance(event, OfferLapsed):
        return replace(lobby, offer=replace(lobby.offer, lapsed=True))
    if isinstance(event, OfferDeclined):
        said = (*lobby.offer.declined, event.player)
        return replace(lobby, offer=replace(lobby.offer, lapsed=True, declined=said))
    return replace(lobby, offer=replace(lobby.offer, until=event.until, lapsed=False, declined=()))
