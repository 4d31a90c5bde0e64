"""Tables of an evening: the room makes one for each board of a round, and reads its result."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple, Protocol

from rumpus.core.chance import Chance
from rumpus.core.values import Refusal
from rumpus.evening.events import Places, Source
from rumpus.evening.requests import BY_NAME
from rumpus.evening.state import Board, Evening, Round
from rumpus.server.limits import values as limits
from rumpus.server.modes.shared import SharedBoards
from rumpus.server.names import table_name
from rumpus.server.ops.logging import fault
from rumpus.server.services import Services
from rumpus.server.tables.create import Wanted
from rumpus.server.tables.hosted_game import HostedGame
from rumpus.server.tables.index import TableIndex
from rumpus.server.tables.mode import RunningTable
from rumpus.server.tables.recovery import BrokenTable
from rumpus.store.log import StoreError
from rumpus.table.actions import CallOff, Start
from rumpus.table.events import Do, Sitter
from rumpus.table.table import Table


class Tables(Protocol):
    """Parts of the room that evenings need."""

    kinds: dict[str, HostedGame]
    shared: SharedBoards
    index: TableIndex

    @property
    def services(self) -> Services:
        """Return store, threads, secrets and clock."""
        ...

    @property
    def hosts(self) -> Mapping[str, RunningTable]:
        """Return the tables in memory."""
        ...

    @property
    def full(self) -> bool:
        """Return whether the room may load no more tables into memory."""
        ...

    async def host(self, name: str) -> RunningTable | None:
        """Return the running table, recovered from the log if needed, or None."""
        ...

    async def create(self, wanted: Wanted) -> RunningTable:
        """Create a table."""
        ...


def needs_table(board: Board) -> bool:
    """Return True if a board still needs a table: people whose name was typed play elsewhere."""
    by_name = any(person.startswith(BY_NAME) for person in board.people)
    return not board.name and board.result is None and not by_name


def most_tables(evening: Evening) -> int:
    """Return how many tables the next round needs at most."""
    devices = sum(not person.startswith(BY_NAME) for person in evening.present)
    return devices // evening.plan.least


def name_of(round_: Round, place: str) -> str:
    """
    Return the address of a table, drawn from its round's secret; empty if that has none.

    *place* is different for each table of all evenings.
    """
    chance = Chance(bytes.fromhex(round_.names), f"table {place}")
    return table_name(chance.below, public=False) if round_.names else ""


async def make_table(
    room: Tables, evening: Evening, board: Board, name: str, shared: str | None, seed: bytes
) -> str | None:
    """
    Create the table of a board and begin the game; return its name, or None if that fails.

    A table of this *name* was made just before the room was cut off, and is taken.
    """
    plan = evening.plan
    kind = room.kinds.get(plan.game)
    if kind is None or room.full:
        return None
    sitters = tuple(Sitter(person, evening.people[person].name) for person in board.people)
    wanted = Wanted(
        kind,
        kind.facts.title,
        plan.options,
        public=False,
        sitters=sitters,
        shared=shared,
        seed=seed,
        holidays=plan.holidays,
        gathers=60.0 * plan.no_show or limits.ARRIVAL_SECONDS,
        name=name,
    )
    try:
        host = await room.create(wanted)
        first = sitters[0]
        if host.table.phase == "lobby":
            outcome = await host.do(first.player, first.name, Do(first.player, Start()))
            if isinstance(outcome, Refusal):
                return None
    except (BrokenTable, StoreError) as error:
        fault("table of an evening not made", error)
        return None
    room.services.alerts.seated(host.table)
    return host.table.lobby.name


async def found_table(room: Tables, name: str) -> RunningTable | None:
    """Return a table of an evening, or None if it is gone or can't be read."""
    try:
        return await room.host(name)
    except (BrokenTable, StoreError):
        return None


class Outcome(NamedTuple):
    """What a finished table counts for, by the positions at its board."""

    places: Places
    scores: tuple[int, ...]
    source: Source


async def call_off(room: Tables, name: str, absent: Sequence[str] = ()) -> bool:
    """Close a table for its evening, unless its game isn't running; *absent* people didn't come."""
    host = await found_table(room, name)
    if host is None:
        return False
    seats = (seat for seat, one in enumerate(host.table.sitters) if one.player in absent)
    outcome = await host.do("", "", Do("", CallOff(tuple(seats))))
    return not isinstance(outcome, Refusal)


async def enter_result(room: Tables, board: Board) -> None:
    """Close a table whose result a leader has entered, and show that result there."""
    host = await found_table(room, board.name)
    if host is not None and board.result is not None:
        seats = {sitter.player: seat for seat, sitter in enumerate(host.table.sitters)}
        at = [seats.get(person) for person in board.people]
        tied = [[at[each] for each in place] for place in board.result.places]
        places = tuple(tuple(seat for seat in each if seat is not None) for each in tied)
        await host.do("", "", Do("", CallOff(places=places)))


def outcome_of(table: Table, board: Board) -> Outcome | None:
    """Return what a finished table counts for, or None."""
    result = table.result
    if table.phase != "over" or result is None:
        return None
    seats = {sitter.player: seat for seat, sitter in enumerate(table.sitters)}
    at = {
        seats[person]: position for position, person in enumerate(board.people) if person in seats
    }
    if table.called_off is not None and table.called_off.absent:
        last = tuple(sorted(at[seat] for seat in table.called_off.last if seat in at))
        came = tuple(sorted(set(at.values()).difference(last)))
        return Outcome((came, last) if last and came else (), (), "no_show")
    places = tuple(tuple(at[seat] for seat in tied if seat in at) for tied in result.places)
    scores = tuple(result.scores[seats[person]] for person in board.people if person in seats)
    return Outcome(tuple(tied for tied in places if tied), scores, "game")
