"""Queue of a game for two: the players who are next, and the conditions for joining."""

from collections.abc import Sequence
from typing import Final

from rumpus.core.game import GameFacts
from rumpus.core.values import Refusal
from rumpus.table.actions import JoinQueue, LeaveQueue
from rumpus.table.door import no_entry
from rumpus.table.events import Queued, Sitter, Unqueued
from rumpus.table.guests import guest_of
from rumpus.table.lobby import REMOVED_MOST, Lobby, LobbyEvent, QueueEvent, plays

QUEUE_MOST: Final = 12
"""The most players who may wait in the queue of one table."""

_TWO: Final = 2


def rotates(facts: GameFacts, lobby: Lobby) -> bool:
    """
    Return True if others may wait here to play next: exactly two play, in the first seats.

    A daily board is played only once, and a duplicate compares the same players, so neither
    has a queue; nor has a table that only its players may watch.
    """
    first, *others = facts.roles
    two = plays(first.name) and first.least == first.most == _TWO
    alone = not any(plays(role.name) for role in others)
    watched = lobby.door.watch == "anyone"
    return two and alone and watched and lobby.daily is None and lobby.twin is None


def decide_queue(
    facts: GameFacts, lobby: Lobby, player: str, name: str, action: JoinQueue | LeaveQueue
) -> Sequence[QueueEvent] | Refusal:
    """Judge a request to the queue by a player without a seat."""
    if not rotates(facts, lobby):
        return Refusal("no_queue")
    if isinstance(action, JoinQueue):
        return _join(lobby, player, name)
    return _leave(lobby, player, action.place)


def dissolved(lobby: Lobby, player: str, sitting: Sequence[LobbyEvent]) -> Sequence[LobbyEvent]:
    """
    Dissolve the queue when two people who share a screen sit down, as they play on together.

    *sitting* are the events by which *player* sits down.
    """
    screen = [p.sitter.player for p in lobby.places if p.sitter is not None and p.sitter.player]
    if not any(one != player and guest_of(one) == guest_of(player) for one in screen):
        return ()
    called = sum(isinstance(event, Unqueued) for event in sitting)
    return (Unqueued(0),) * (len(lobby.queue) - called)


def _join(lobby: Lobby, player: str, name: str) -> Sequence[QueueEvent] | Refusal:
    if lobby.place_of(player) is not None:
        return Refusal("already_queued")
    if any(one.player == player for one in lobby.removed):
        return Refusal("removed")
    if len(lobby.queue) >= QUEUE_MOST:
        return Refusal("queue_full", None, {"most": QUEUE_MOST})
    return no_entry(lobby.door, player) or (Queued(Sitter(player, name)),)


def _leave(lobby: Lobby, player: str, place: int | None) -> Sequence[QueueEvent] | Refusal:
    own = lobby.place_of(player)
    wanted = own if place is None else place
    if wanted is None or wanted >= len(lobby.queue):
        return Refusal("not_queued")
    if wanted == own:
        return (Unqueued(wanted),)
    if player != lobby.host:
        return Refusal("not_host")
    if len(lobby.removed) >= REMOVED_MOST:
        return Refusal("too_many")
    return (Unqueued(wanted, removed=True),)
