"""Everything about clubs in one room, and the work that goes on without a request."""

import asyncio
from collections.abc import Collection

from rumpus.server.clubs.boards import Tables
from rumpus.server.clubs.clubs import Clubs, shown_id
from rumpus.server.clubs.evenings import Evenings
from rumpus.server.clubs.history import History
from rumpus.server.clubs.no_shows import NoShows
from rumpus.server.ops.logging import fault
from rumpus.store.log import StoreError
from rumpus.store.people.clubs import ClubRows
from rumpus.store.people.evenings import EveningRows
from rumpus.store.people.worker import Worker


class ClubHouse:
    """The clubs of a room with their evenings; created on a running event loop."""

    def __init__(self, room: Tables, worker: Worker) -> None:
        rows = EveningRows(worker)
        self.clubs = Clubs(room.services, ClubRows(worker))
        self.evenings = Evenings(room, rows)
        self.history = History(rows)
        self._no_shows = NoShows(room, self.evenings)
        self._keeper = asyncio.get_running_loop().create_task(self._keep())

    async def removed(self, club: str, shown: Collection[str]) -> None:
        """Drop people from a club's evening who were removed from the club."""
        live = await self.evenings.find(club)
        known = {} if live is None else live.state.people
        people = [
            person
            for person, each in known.items()
            if shown_id(club, person) in shown and not each.dropped
        ]
        if live is not None and people:
            await self.evenings.drop(live, people)

    async def forget(self, person: str) -> None:
        """Take a person whose account was deleted out of the evenings in memory."""
        await self.evenings.forget(person)
        self.history.forget()

    def close(self) -> None:
        """Stop, and answer the requests that wait."""
        self._keeper.cancel()
        self.evenings.close()

    async def _keep(self) -> None:
        try:
            await self.evenings.begin()
        except StoreError as error:
            fault("evenings not taken up", error)
        await self._no_shows.watch()
