"""Tables that play the toy `sealed`, a game of hidden numbers."""

from typing import Any

from rooms import Guest, open_room, set_table
from rumpus.server.tables.host import Host


async def playing(game: str = "sealed", **options: Any) -> tuple[Host, Guest, Guest]:
    """Start a game between Ann and Bob."""
    host = await set_table(open_room(), "ann", "bob", game=game, **options)
    ann, bob = Guest(host, "ann"), Guest(host, "bob")
    assert (await ann.table("start"))["t"] == "done"
    return host, ann, bob
