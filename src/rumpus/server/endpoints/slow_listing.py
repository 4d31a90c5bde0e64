"""The slow games of a guest, from the store: no table is loaded for the list."""

import msgspec

from rumpus.server.room import Room
from rumpus.server.tables.slow_clock import deadline
from rumpus.store.log import SlowGame


class SlowLine(msgspec.Struct, frozen=True):
    """
    A running slow game of the guest; *others* names their fellow players.

    *yours* is true if others wait for the guest. *left_ms* is the time until the next deadline,
    holidays included; *back_at* is when the last holiday that delays it ends, in ms since 1970.
    *offer*: the game is a rematch that is offered; *left_ms* is the time until the offer lapses.
    """

    table: str
    title: str
    game: str
    others: list[str]
    yours: bool
    left_ms: int
    back_at: int | None
    offer: bool


async def slow_games_of(room: Room, guest: str) -> list[SlowLine]:
    """Return all running slow games of a guest: theirs to move first, earliest deadline first."""
    games = await room.services.store.slow_games(guest)
    now = int(1000 * room.services.utc().timestamp())
    lines = [_line(room, game, guest, now) for game in games]
    return sorted(lines, key=lambda line: (not line.yours, line.left_ms, line.table))


def _line(room: Room, game: SlowGame, guest: str, now: int) -> SlowLine:
    mine = (guest, next((name for one, name in game.players if one == guest), ""))
    # The row may be older than the deletion of an account.
    now_called = room.services.past.name_now
    others = [now_called(one, name) for one, name in game.players if (one, name) != mine]
    waits = game.awaited if game.holidays else ()
    backs = [back for one in waits if (back := room.back_at(one)) is not None]
    return SlowLine(
        game.table,
        game.title,
        game.game,
        others,
        guest in game.awaited,
        max(0, deadline(game, room.services.away) - now),
        None if game.offer else max(backs, default=None),
        game.offer,
    )
