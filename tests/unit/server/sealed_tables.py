"""Tables of the toy of sealed numbers."""

from typing import Any

from rooms import Guest, open_room, set_table
from rumpus.server.tables.host import Host


async def playing(game: str = "sealed", **options: Any) -> tuple[Host, Guest, Guest]:
    """Let Ann and Bob begin a game."""
    host = await set_table(open_room(), "ann", "bob", game=game, **options)
    ann, bob = Guest(host, "ann"), Guest(host, "bob")
    assert (await ann.table("start"))["t"] == "done"
    return host, ann, bob
