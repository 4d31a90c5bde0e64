"""History: the results of finished games, stored once for each."""

import asyncio
from collections.abc import Awaitable, Callable, Container
from datetime import datetime

from rumpus.core.game import FAULTS
from rumpus.core.values import Options, Result
from rumpus.ratings.terms import unrated
from rumpus.server.limits import values as limits
from rumpus.server.names import FORMER_MEMBER, guest_name
from rumpus.server.ops.logging import fault
from rumpus.store.log import EventLog, StoreError
from rumpus.store.people.results import Results
from rumpus.store.people.rows import FinishedGame, Recap, SeatResult
from rumpus.table.events import Header, Sitter
from rumpus.table.guests import guest_of
from rumpus.table.lobby import plays
from rumpus.table.table import Table


class History:
    """
    The finished games of a room's people, and the deleted accounts.

    The log notes each end in the transaction of its entry, so a room that dies before it has stored
    the results finds the game when it starts again. What only the log tells is stored afterwards.
    """

    def __init__(
        self,
        log: EventLog,
        results: Results,
        utc: Callable[[], datetime],
        former: set[str],
        offending: Container[tuple[str, str]],
        age_reports: Callable[[int], Awaitable[None]],
        recap: Callable[[str], Awaitable[Recap | None]],
    ) -> None:
        """
        Take over the deleted accounts, and the names of guests that offended.

        Call *age_reports* to delete the reports that were closed before a time. *recap* reads the
        log of a table, if there is one.
        """
        self._log = log
        self._results = results
        self._age_reports = age_reports
        self._recap = recap
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
        """
        Store the results that were not stored before the room died; *folded* reads a table.

        Then read again the logs of games of which nothing but the results is stored.
        """
        try:
            for name in await self._log.unsettled():
                await self._catch_up(name, folded)
            for name in await self._results.unrecalled():
                await self._recall(name)
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
            name, tried = table.lobby.name, unrated(table) == "tried"
            if not tried:
                await self._results.add(
                    finished(table, int(self._utc().timestamp())), limits.HISTORY
                )
            await self._log.settle(name)
            if not tried:
                await self._recall(name)
        except FAULTS as error:  # a game from elsewhere may have any result
            # The log still lists the game: the next start stores its results.
            fault("results not stored", error, table=table.lobby.name)

    async def _recall(self, table: str) -> None:
        """Store what the log of a game tells; a log that is gone or unreadable tells nothing."""
        try:
            recap = await self._recap(table)
        except FAULTS as error:
            fault("game not recalled", error, table=table)
            return
        if recap is not None:
            await self._results.recall(table, recap)


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
