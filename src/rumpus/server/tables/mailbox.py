"""Mailbox: what is asked of a host, in the order in which it came in."""

from collections.abc import Callable
from typing import Any, NamedTuple

from rumpus.server.tables.idempotency import Reply
from rumpus.table.events import Do


class GameAct(NamedTuple):
    """
    A player's action in the game; their seat is looked up when its turn in the mailbox comes.

    *reaction* and *seen* are what the client says of its reason (`messages.ActMessage`).
    """

    action: Any
    reaction: int | None = None
    seen: int | None = None


class Request(NamedTuple):
    """
    What somebody asks for; *player* is empty for the room, *address* where no socket asks.

    *received* is the reading of the loop's clock when it came in. *answer* is called once, with
    None where nobody knows whether it was done: the same *key* asked again finds out.
    """

    player: str
    name: str
    key: str | None
    asked: Do | GameAct
    received: float
    answer: Callable[[Reply | None], None]
    address: str = ""
