"""Creation of a table, before anything is stored."""

from typing import Final, NamedTuple

import msgspec

from rumpus.core.pace import is_slow
from rumpus.core.values import Millis, Options
from rumpus.server.tables.hosted_game import HostedGame
from rumpus.server.tables.slow_games import offer_after
from rumpus.store.log import Held, Row
from rumpus.table.beginning import Beginning
from rumpus.table.events import Door, Offer, Sitter, Tally
from rumpus.table.lobby import Lobby, created
from rumpus.table.table import Table

NAMES_TRIED: Final = 20
"""Number of names that the room tries before it gives up."""

_encode: Final = msgspec.json.Encoder().encode


class Wanted(msgspec.Struct, frozen=True):
    """
    A table to create: *options* are validated, and *sitters* take the first seats.

    *name* is its address if that is settled already; a table that has it is this one.

    *host* is the player who runs the lobby; if empty, the first sitter does. *queue*, *tally*,
    *removed* guests, *handicaps* and *door* come from the previous game. *shared* names the round
    of an evening whose tables have the same board, by the same *seed*. *sought*: the room found the
    players for each other. *offer* is the rematch that is offered at the new table. *club* names
    the club whose page lists it. *holidays* delay the deadlines of a slow game. *beginning* is the
    moment of a finished game from which this one goes on. Where the room begins the game, table
    time waits for those it seated, for at most *gathers* seconds.
    """

    kind: HostedGame
    title: str
    options: Options
    public: bool
    sitters: tuple[Sitter, ...]
    host: str = ""
    daily: str | None = None
    twin: str | None = None
    shared: str | None = None
    seed: bytes = b""
    queue: tuple[Sitter, ...] = ()
    tally: tuple[Tally, ...] = ()
    removed: tuple[Sitter, ...] = ()
    handicaps: tuple[int, ...] = ()
    door: Door = Door()
    sought: bool = False
    offer: Offer | None = None
    club: str = ""
    holidays: bool = True
    beginning: Beginning | None = None
    gathers: float = 0.0
    name: str = ""


class Fresh(NamedTuple):
    """Everything to store for a new table."""

    held: Held
    first: Row


def empty(wanted: Wanted, seed: bytes) -> Table:
    """Return a new table to which no entry has been applied."""
    kind = wanted.kind
    table = Table(kind.facts, kind.make_game, seed, kind.levels)
    table.beginning = wanted.beginning
    return table


def fresh(wanted: Wanted, name: str, seed: bytes) -> Fresh:
    """Return a new table with its first entry."""
    facts = wanted.kind.facts
    made = msgspec.structs.replace(
        created(facts, name, wanted.title, public=wanted.public, options=wanted.options),
        daily=wanted.daily,
        twin=wanted.twin,
        shared=wanted.shared,
        queue=wanted.queue,
        tally=wanted.tally,
        removed=wanted.removed,
        door=wanted.door,
        sought=wanted.sought,
        offer=wanted.offer,
        club=wanted.club,
        holidays=wanted.holidays,
    )
    host = wanted.host or wanted.sitters[0].player
    table, begins = empty(wanted, seed), wanted.beginning
    at = Millis(0) if begins is None else begins.at
    entry = table.opening(made, host, wanted.sitters, wanted.handicaps, at)
    slow = offer_after(Lobby(), entry) if is_slow(facts, wanted.options) else None
    row = Row(name, entry.seq, entry.at, _encode(entry), slow=slow)
    return Fresh(Held(name, facts.name, seed), row)
