"""Pairs of tables for a duplicate of `sealed`."""

from rooms import Guest, settled
from rumpus.core.options import defaults
from rumpus.server.room import Room
from rumpus.server.tables.create import Wanted
from rumpus.server.tables.host import Host
from rumpus.table.actions import Sit
from rumpus.table.events import Do, Sitter


async def twins(room: Room, game: str = "sealed") -> tuple[Host, Host]:
    """Create two tables of a duplicate, hosted by Ann."""
    kind = room.kinds[game]
    options = defaults(kind.facts.options)
    wanted = Wanted(kind, "A match", options, public=False, sitters=(Sitter("ann", "Ann"),))
    pair = await room.duplicate.create(wanted)
    first, second = await room.host(pair.table), await room.host(pair.twin)
    assert first is not None
    assert second is not None
    await settled()
    return first, second


async def seated(room: Room) -> tuple[Host, Host]:
    """Create a duplicate with Ann and Bob at one table, Cat and Dan at the other."""
    first, second = await twins(room)
    for host, players in ((first, ("bob",)), (second, ("cat", "dan"))):
        for player in players:
            seat = next(i for i, p in enumerate(host.table.lobby.places) if p.sitter is None)
            assert isinstance(
                await host.do(player, player.capitalize(), Do(player, Sit(seat))), int
            )
    await settled()
    return first, second


async def play(host: Host, *players: str) -> None:
    """Play a game of two people to its end."""
    one, two = (Guest(host, player) for player in players)
    for _ in range(3):
        await one.act("seal", number=1)
        await two.act("seal", number=2)
    assert host.table.phase == "over"
