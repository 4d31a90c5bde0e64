"""In-memory store: for tests, simulation and rooms that leave no trace."""

import asyncio
from collections.abc import Collection, Mapping, Sequence

import msgspec

from rumpus.core.values import Millis
from rumpus.store.log import Attempt, Chosen, Held, Kept, Row, SlowGame
from rumpus.store.memory_dailies import MemoryDailies


class MemoryStore(MemoryDailies):
    """In-memory store, backed by dictionaries."""

    def __init__(self) -> None:
        super().__init__()
        self._held: dict[str, Held] = {}
        self._rows: dict[str, dict[int, Row]] = {}
        self._beats: dict[str, Millis] = {}
        self._used: dict[str, int] = {}
        self._playing: dict[str, tuple[str, ...]] = {}
        self._slow: dict[str, SlowGame] = {}
        self._emblems: dict[str, str] = {}
        self._unsettled: set[str] = set()
        self.failing = False

    async def create(self, held: Held, first: Row, link: Row | None = None) -> bool:
        """Store a new table with its first entry, and another table's entry that leads to it."""
        if held.name in self._held or (link is not None and not self._add(link)):
            return False
        return await self.create_all([(held, first)])

    async def create_all(self, tables: Sequence[tuple[Held, Row]]) -> bool:
        """Store several new tables; store none and return False if a name is taken."""
        names = {held.name for held, _ in tables}
        if len(names) < len(tables) or names & self._held.keys():
            return False
        for held, first in tables:
            self._held[held.name] = held
            self._rows[held.name] = {first.seq: first}
            self._note(first)
        return True

    async def claim(self, attempt: Attempt, held: Held, first: Row) -> Attempt | None:
        """Store a new table as a guest's attempt, unless one exists; return the stored one."""
        before = await self.attempt(attempt.date, attempt.guest)
        if before is not None:
            return before
        if not await self.create(held, first):
            return None
        self._attempts[attempt.date, attempt.guest] = attempt
        return attempt

    async def append(self, row: Row) -> bool:
        """Store an entry; return False if its table already has an entry of this seq."""
        kept = self._add(row)
        # Yields to the event loop, as a real store does.
        await asyncio.sleep(0)
        return kept

    def _add(self, row: Row) -> bool:
        rows = self._rows[row.stream]
        if row.seq in rows:
            return False
        rows[row.seq] = row
        self._note(row)
        return True

    def _note(self, row: Row) -> None:
        if row.playing is not None:
            self._playing[row.stream] = row.playing
            if not row.playing:
                self._unsettled.add(row.stream)
        if row.slow is not None:
            self._slow[row.stream] = row.slow
        elif row.playing is not None or row.lapsed:
            self._slow.pop(row.stream, None)

    async def load(self, name: str) -> Kept | None:
        """Return a stored table, or None."""
        held = self._held.get(name)
        if held is None:
            return None
        return Kept(
            held, tuple(row.body for row in self._sorted(name)), self._beats.get(name, Millis(0))
        )

    async def read(self, name: str, start: int, most: int) -> list[bytes]:
        """Return up to *most* entries of a table, in order, from the seq *start* on."""
        return [row.body for row in self._sorted(name) if row.seq >= start][:most]

    def _sorted(self, name: str) -> list[Row]:
        rows = self._rows.get(name, {})
        return [rows[seq] for seq in sorted(rows)]

    async def playing(self, guest: str, game: str) -> list[str]:
        """Return the tables where a guest plays this game and it is not over."""
        names = (name for name, guests in self._playing.items() if guest in guests)
        return [name for name in names if self._held[name].game == game]

    async def unsettled(self) -> list[str]:
        """Return the tables of finished games whose results are not stored yet."""
        return sorted(self._unsettled)

    async def settle(self, name: str) -> None:
        """Record that the results of a finished game are stored."""
        self._unsettled.discard(name)

    async def existing(self, names: Collection[str]) -> set[str]:
        """Return those of these tables that are still stored."""
        return self._held.keys() & set(names)

    async def slow_games(self, guest: str) -> list[SlowGame]:
        """Return all running slow games of a guest, and the rematches offered to them."""
        mine = {name for name, guests in self._playing.items() if guest in guests}
        return [
            game
            for name, game in self._slow.items()
            if name in mine or (game.offer and guest in dict(game.players))
        ]

    async def slow_due(self, now: int) -> list[SlowGame]:
        """Return the slow games whose deadline is over, unless a holiday delays it."""
        return [game for game in self._slow.values() if game.due <= now]

    async def beat(self, beats: Mapping[str, Millis]) -> None:
        """Store the table time that each table has reached; it never goes back."""
        for name, at in beats.items():
            self._beats[name] = max(at, self._beats.get(name, Millis(0)))

    async def date(self, names: Collection[str], day: int) -> None:
        """Record that these tables, and all tables without a date, were used on a day."""
        undated = self._held.keys() - self._used.keys()
        self._used |= {name: day for name in {*undated, *names} if name in self._held}

    async def drop(self, before: int, most: int) -> int:
        """Drop up to *most* tables last used before a day, but no slow game; return how many."""
        unused = (name for name, day in self._used.items() if day < before)
        old = sorted(name for name in unused if name not in self._slow)[:most]
        for name in old:
            del self._held[name], self._rows[name], self._used[name]
            self._beats.pop(name, None)
            self._playing.pop(name, None)
            self._unsettled.discard(name)
        return len(old)

    async def probe(self) -> None:
        """Do nothing: writing to memory always works."""

    async def chosen(self, guest: str) -> Chosen:
        """Return the name and the emblem that a guest has chosen."""
        return Chosen(self._names.get(guest), self._emblems.get(guest))

    async def choose_emblem(self, guest: str, emblem: str) -> None:
        """Store the emblem that a guest has chosen."""
        self._emblems[guest] = emblem

    async def rename(self, guest: str, name: str) -> None:
        """Store the name that a guest has chosen."""
        self._names[guest] = name

    async def forget(self, guest: str, name: str) -> None:
        """Forget what a guest has chosen to be known by; their daily boards show *name* instead."""
        self._names.pop(guest, None)
        self._emblems.pop(guest, None)
        for key, attempt in self._attempts.items():
            if attempt.guest == guest:
                self._attempts[key] = msgspec.structs.replace(attempt, name=name)

    async def close(self, seconds: float = 0.0) -> None:
        """Do nothing: the store lives as long as somebody refers to it."""
        del seconds
