"""
Alerts to turns at slow tables: at once, and reminders at half and at a tenth of the time.

What was due is stored before it goes out, so that each alert goes out once, also over a restart.
Reminders follow from the store's list of slow games alone: no table is loaded for them.
"""

import asyncio
from collections.abc import Callable, Iterable
from typing import Final

from msgspec.structs import replace

from rumpus.server.alerts.alert import Alert, Kind, Sending, Ways
from rumpus.server.alerts.turns import Looks
from rumpus.server.services import Services
from rumpus.server.tables.slow_clock import deadline, holidays_of
from rumpus.store.log import SlowGame
from rumpus.store.people.alerted import Turn, TurnRows
from rumpus.table.slow_time import waited

_STAGES: Final[tuple[Kind, ...]] = ("turn", "half", "last")
_ALL: Final = 2**62
_DAY_MS: Final = 86_400_000


def stage_of(left: int, length: int) -> int:
    """
    Return how many alerts are due once *left* ms of a turn's *length* are left.

    >>> [stage_of(left, 100) for left in (100, 51, 50, 11, 10, 1)]
    [1, 1, 2, 2, 3, 3]
    """
    if left * 10 <= length:
        return 3
    return 2 if left * 2 <= length else 1


class SlowTurns:
    """The turns of slow games that are under way; call *sweep* regularly."""

    def __init__(
        self,
        ways: Ways,
        looks: Looks,
        services: Services,
        rows: TurnRows,
        title: Callable[[str], str],
    ) -> None:
        """Use *title*, which returns the title of a game by its name."""
        self._ways = ways
        self._looks = looks
        self._services = services
        self._rows = rows
        self._title = title
        self._turns: dict[tuple[str, str], Turn] = {}
        self._begun = False
        self._lock = asyncio.Lock()

    async def sweep(self) -> None:
        """Send what is due at all slow tables; raises `StoreError`."""
        async with self._lock:
            await self._begin()
            games = await self._services.store.slow_due(_ALL)
            running = {game.table for game in games}
            for game in games:
                await self._check(game)
            for turn in [turn for turn in self._turns.values() if turn.table not in running]:
                await self._over(turn)

    async def follow(self, table: str, guests: Iterable[str]) -> None:
        """Send what is due at one table, at which these guests play; raises `StoreError`."""
        async with self._lock:
            await self._begin()
            for guest in guests:
                games = await self._services.store.slow_games(guest)
                game = next((one for one in games if one.table == table), None)
                if game is not None:
                    await self._check(game)
                    return
            for turn in [turn for turn in self._turns.values() if turn.table == table]:
                await self._over(turn)

    async def settle(self, guest: str) -> None:
        """Send no alert to turns that a guest has already; they are shown on the front door."""
        async with self._lock:
            await self._begin()
            for game in await self._services.store.slow_games(guest):
                if guest in game.awaited and (game.table, guest) not in self._turns:
                    await self._keep(Turn(game.table, guest, game.due - game.since, 1, sent=False))

    async def forget(self, guest: str) -> None:
        """Forget the turns of a guest whose account was deleted; raises `StoreError`."""
        async with self._lock:
            for turn in [turn for turn in self._turns.values() if turn.guest == guest]:
                await self._over(replace(turn, sent=False))

    async def _begin(self) -> None:
        """Take up the turns of the run before, once."""
        if not self._begun:
            self._turns = {(turn.table, turn.guest): turn for turn in await self._rows.all()}
            self._begun = True

    async def _check(self, game: SlowGame) -> None:
        over = [turn for turn in self._turns.values() if turn.table == game.table]
        for turn in over:
            if turn.guest not in game.awaited:
                await self._over(turn)
        now = self._now()
        away = holidays_of(game, self._services.away)
        left = game.due - now + waited(away, game.since, now)
        if left <= 0 < game.due - game.since or any(one.start <= now < one.until for one in away):
            # The deadline passes, or time stands still.
            return
        for guest in game.awaited:
            if self._ways.reaches(guest):
                await self._alert(game, guest, left)

    async def _alert(self, game: SlowGame, guest: str, left: int) -> None:
        began = Turn(game.table, guest, game.due - game.since, 0, sent=False)
        turn = self._turns.get((game.table, guest), began)
        if left > turn.length or stage_of(left, turn.length) < turn.stage:
            # Another turn followed at once, as at the end of a round that all play together.
            turn = began
        # A turn without a deadline has no reminders.
        stage = stage_of(left, turn.length) if turn.length > 0 else 1
        if stage <= turn.stage:
            return
        sent = not self._looks(game.table, guest)
        await self._keep(replace(turn, stage=stage, sent=sent or turn.sent))
        if sent:
            due = deadline(game, self._services.away)
            timed = turn.length > 0
            self._send(_STAGES[stage - 1], game, guest, due if timed else None)

    def _send(self, kind: Kind, game: SlowGame, guest: str, due: int | None) -> None:
        shown = self._services.past.name_now
        others = tuple(shown(one, name) for one, name in game.players if one != guest)
        alert = Alert(kind, game.table, self._title(game.game), others, due)
        until = self._now() + 28 * _DAY_MS if due is None else due
        self._ways.send(Sending(guest, alert, until))

    async def _keep(self, turn: Turn) -> None:
        await self._rows.put(turn)
        self._turns[turn.table, turn.guest] = turn

    async def _over(self, turn: Turn) -> None:
        await self._rows.remove(turn.table, turn.guest)
        del self._turns[turn.table, turn.guest]
        if turn.sent:
            alert = Alert("done", turn.table, "")
            self._ways.send(Sending(turn.guest, alert, self._now() + _DAY_MS))

    def _now(self) -> int:
        return int(1000 * self._services.utc().timestamp())
