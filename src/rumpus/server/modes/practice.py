"""
Practice: what guests try out alone, without a table, where a game has a part for it.

An attempt is worked out on the threads of questions, in turn with them: no table waits for it. The
game withholds what would help the guest at a table where they play.
"""

import asyncio
from collections.abc import Iterator
from functools import partial
from typing import Any

import msgspec

from rumpus.core.values import Refusal
from rumpus.games.modes import PracticeMode
from rumpus.server.limits import values as limits
from rumpus.server.limits.token_bucket import Buckets
from rumpus.server.services import Services
from rumpus.server.tables.index import TableIndex


class Practice:
    """Attempts at one game, for each address at its rate and in its turn."""

    def __init__(
        self, services: Services, index: TableIndex, game: str, mode: PracticeMode
    ) -> None:
        """Use the threads and quotas of the room, and the *index* of its tables."""
        self._services = services
        self._index = index
        self._game = game
        self._mode = mode
        self._rate = Buckets(limits.FLICKS)

    async def play(
        self, wanted: msgspec.Struct, guest: str | None, address: str
    ) -> msgspec.Struct | Refusal:
        """Play an attempt; *guest* is None for a guest without a cookie."""
        attempt = self._mode.read(wanted)
        if isinstance(attempt, Refusal):
            return attempt
        for state in () if guest is None else self._states(guest):
            withheld = self._mode.withheld(attempt, state)
            if withheld is not None:
                return withheld
        if not self._rate.take(address, asyncio.get_running_loop().time()):
            return Refusal("too_many")
        quotas, who = self._services.quotas, guest or address
        if not quotas.begin(who, address):
            return Refusal("too_many")
        try:
            played: msgspec.Struct = await quotas.questions.take(
                address, partial(self._mode.play, attempt)
            )
        finally:
            quotas.end(who, address)
        self._services.counts.flicks += 1
        return played

    def _states(self, guest: str) -> Iterator[Any]:
        """Yield the state of each table of this game where the guest plays."""
        for host in self._index.seated(guest):
            if host.table.lobby.game == self._game and host.table.state is not None:
                yield host.table.state
