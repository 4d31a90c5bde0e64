"""Tables that play the toy `reach`, a game in real time."""

from rooms import Guest, set_table
from rumpus.core.values import Line
from rumpus.server.room import Room
from rumpus.server.tables.host import Host


async def playing(room: Room, *, moderator: bool = False) -> tuple[Host, Guest, Guest]:
    """Start a game of `reach` between Ann and Bob, with a moderator if asked."""
    host = await set_table(room, "ann", "bob", game="reach")
    ann, bob = Guest(host, "ann"), Guest(host, "bob")
    ann.wire.line, bob.wire.line = Line(20, 2), Line(150, 12)
    if moderator:
        await Guest(host, "mod").table("sit", seat=2)
    await ann.table("start")
    return host, ann, bob
