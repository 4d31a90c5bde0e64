"""First attempts at the daily boards, kept in memory."""

import msgspec

from rumpus.store.log import Attempt, BestWord


class MemoryDailies:
    """Attempts by date and guest; names are those that guests have chosen."""

    def __init__(self) -> None:
        self._names: dict[str, str] = {}
        self._attempts: dict[tuple[str, str], Attempt] = {}

    async def finish(self, attempt: Attempt) -> None:
        """Store the total and words of an attempt, unless it is already finished."""
        kept = self._attempts.get((attempt.date, attempt.guest))
        if kept is not None and kept.table == attempt.table and kept.total is None:
            self._attempts[attempt.date, attempt.guest] = attempt

    async def attempt(self, date: str, guest: str) -> Attempt | None:
        """Return a guest's attempt at a date, or None."""
        kept = self._attempts.get((date, guest))
        return None if kept is None else self._named(kept)

    async def attempts(self, guest: str) -> list[Attempt]:
        """Return all attempts of a guest, the latest first."""
        latest = sorted(self._attempts.items(), reverse=True)
        return [self._named(attempt) for (_, player), attempt in latest if player == guest]

    async def unfinished(self, since: str) -> list[str]:
        """Return the tables of the unfinished attempts since a date."""
        ordered = sorted(self._attempts.items())
        return [kept.table for (date, _), kept in ordered if date >= since and kept.total is None]

    async def board(self, date: str, most: int) -> list[Attempt]:
        """Return the finished attempts at a date, best first, under the guests' current names."""
        return [self._named(attempt) for _, attempt in sorted(self._finished(date))[:most]]

    async def players(self, date: str) -> int:
        """Count the finished attempts at a date."""
        return len(self._finished(date))

    async def best_words(self, date: str, most: int) -> list[BestWord]:
        """Return a date's most valuable words, each once, under the guests' current names."""
        words = sorted(
            (-played.points, played.word, attempt.guest, self._named(attempt).name)
            for _, attempt in self._finished(date)
            for played in attempt.best
        )
        once = {word: (points, name) for points, word, _, name in reversed(words)}
        best = sorted((points, word, name) for word, (points, name) in once.items())
        return [BestWord(word, -points, name) for points, word, name in best[:most]]

    def _finished(self, date: str) -> list[tuple[tuple[int, str], Attempt]]:
        return [
            ((-kept.total, kept.guest), kept)
            for kept in self._attempts.values()
            if kept.date == date and kept.total is not None
        ]

    def _named(self, attempt: Attempt) -> Attempt:
        name = self._names.get(attempt.guest, attempt.name)
        return msgspec.structs.replace(attempt, name=name)
