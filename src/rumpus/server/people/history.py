"""History: the results of finished games, stored once for each, and their totals."""

import asyncio
from collections.abc import Awaitable, Callable, Container, Iterable
from datetime import datetime

import msgspec

from rumpus.core.game import FAULTS
from rumpus.core.values import Options, Result
from rumpus.ratings.terms import unrated
from rumpus.server.limits import values as limits
from rumpus.server.names import FORMER_MEMBER, guest_name
from rumpus.server.ops.logging import fault
from rumpus.store.log import EventLog, StoreError
from rumpus.store.people.results import Results
from rumpus.store.people.rows import FinishedGame, SeatResult, Standing
from rumpus.table.events import Header, Sitter
from rumpus.table.guests import guest_of
from rumpus.table.lobby import plays
from rumpus.table.table import Table


class Total(msgspec.Struct, frozen=True):
    """
    A person's results in one game.

    *row* counts the wins since the last loss, and *longest* is the longest such row; a draw, and a
    game without opponents, ends none. *best* is the highest score, if there is one.
    """

    game: str
    played: int = 0
    won: int = 0
    row: int = 0
    longest: int = 0
    best: int | None = None


class History:
    """
    The finished games of a room's people, and the deleted accounts.

    The log notes each end in the transaction of its entry, so a room that dies before it has stored
    the results finds the game when it starts again.
    """

    def __init__(
        self,
        log: EventLog,
        results: Results,
        utc: Callable[[], datetime],
        former: set[str],
        offending: Container[tuple[str, str]],
        age_reports: Callable[[int], Awaitable[None]],
    ) -> None:
        """
        Take over the deleted accounts, and the names of guests that offended.

        Call *age_reports* to delete the reports that were closed before a time.
        """
        self._log = log
        self._results = results
        self._age_reports = age_reports
        self._utc = utc
        self._former = former
        self._offending = offending
        self._keeping: set[asyncio.Task[None]] = set()

    def is_former(self, player: str) -> bool:
        """Return True if a player has deleted their account."""
        return guest_of(player) in self._former

    def name_now(self, player: str, name: str) -> str:
        """Return the name to show for a player who bore a name."""
        if self.is_former(player):
            return FORMER_MEMBER
        return guest_name(player) if (guest_of(player), name) in self._offending else name

    def ended(self, table: Table) -> None:
        """Store the results of a game that is over; never waits."""
        task = asyncio.get_running_loop().create_task(self._keep(table))
        self._keeping.add(task)
        task.add_done_callback(self._keeping.discard)

    async def catch_up(self, folded: Callable[[str], Awaitable[Table | None]]) -> None:
        """Store the results that were not stored before the room died; *folded* reads a table."""
        try:
            for name in await self._log.unsettled():
                await self._catch_up(name, folded)
        except StoreError as error:
            fault("results not stored", error)

    async def age(self, before: int) -> int:
        """
        Forget results of a few guests whose last game ended before a time; return how many.

        Reports that were closed before that time are deleted, too.
        """
        await self._age_reports(before)
        return await self._results.age(before)

    async def drain(self) -> None:
        """Wait until all results are stored."""
        await asyncio.gather(*self._keeping)

    async def _catch_up(self, name: str, folded: Callable[[str], Awaitable[Table | None]]) -> None:
        try:
            table = await folded(name)
        except FAULTS as error:  # an unreadable log only loses one game
            fault("results not stored", error, table=name)
            return
        if table is not None and table.phase == "over":
            await self._keep(table)

    async def _keep(self, table: Table) -> None:
        try:
            if unrated(table) != "tried":
                game = finished(table, int(self._utc().timestamp()))
                await self._results.add(game, limits.HISTORY)
            await self._log.settle(table.lobby.name)
        except FAULTS as error:  # a game from elsewhere may have any result
            # The log still lists the game: the next start stores its results.
            fault("results not stored", error, table=table.lobby.name)


def finished(table: Table, now: int) -> FinishedGame:
    """Return the results of a table whose game is over."""
    lobby, header, result = table.lobby, table.header, table.result
    assert header is not None
    assert result is not None
    return FinishedGame(
        lobby.name,
        lobby.game,
        header.rules_version,
        now,
        "daily" if lobby.daily else "duplicate" if lobby.twin else "table",
        lobby.public,
        _house_rules(table, header.options),
        result.reason,
        tuple(_seat(seat, one, header, result) for seat, one in enumerate(table.sitters)),
        rated=unrated(table) is None,
    )


def totals(standings: Iterable[Standing]) -> list[Total]:
    """Return the totals of each game, the one played most often first; *standings* by time."""
    found: dict[str, Total] = {}
    for one in standings:
        found[one.game] = _with(found.get(one.game, Total(one.game)), one)
    return sorted(found.values(), key=lambda total: -total.played)


def _with(total: Total, one: Standing) -> Total:
    won, lost = one.place == 1 < one.last, one.place > 1
    row = 0 if lost else total.row + won
    scores = [score for score in (total.best, one.score) if score is not None]
    return Total(
        one.game,
        total.played + 1,
        total.won + won,
        row,
        max(total.longest, row),
        max(scores, default=None),
    )


def _house_rules(table: Table, options: Options) -> Options:
    defaults = {option.key: option.default for option in table.facts.options}
    return {key: value for key, value in options.items() if value != defaults.get(key)}


def _seat(seat: int, sitter: Sitter, header: Header, result: Result) -> SeatResult:
    info, guest = header.seats[seat], guest_of(sitter.player)
    place = next((n for n, seats in enumerate(result.places, 1) if seat in seats), None)
    scored = plays(info.role) and seat < len(result.scores)
    return SeatResult(
        seat,
        guest or None,
        sitter.player != guest,
        sitter.name,
        sitter.bot,
        info.role,
        info.team,
        place,
        result.scores[seat] if scored else None,
    )
