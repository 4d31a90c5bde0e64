"""First attempts in a dictionary, for the store that forgets."""

import msgspec

from rumpus.store.log import Attempt, BestWord


class MemoryDailies:
    """Keeps attempts by date and guest; the names are those that guests have chosen."""

    def __init__(self) -> None:
        self._names: dict[str, str] = {}
        self._attempts: dict[tuple[str, str], Attempt] = {}

    async def finish(self, attempt: Attempt) -> None:
        """Keep total and words of an attempt; one that is finished stays as it is."""
        kept = self._attempts.get((attempt.date, attempt.guest))
        if kept is not None and kept.table == attempt.table and kept.total is None:
            self._attempts[attempt.date, attempt.guest] = attempt

    async def attempt(self, date: str, guest: str) -> Attempt | None:
        """Return a guest's attempt at a date."""
        kept = self._attempts.get((date, guest))
        return None if kept is None else self._named(kept)

    async def unfinished(self, since: str) -> list[str]:
        """Name the tables of the attempts since a date that are not finished."""
        ordered = sorted(self._attempts.items())
        return [kept.table for (date, _), kept in ordered if date >= since and kept.total is None]

    async def board(self, date: str, most: int) -> list[Attempt]:
        """List the finished attempts at a date, best first; names are those of now."""
        return [self._named(attempt) for _, attempt in sorted(self._finished(date))[:most]]

    async def players(self, date: str) -> int:
        """Count the finished attempts at a date."""
        return len(self._finished(date))

    async def best_words(self, date: str, most: int) -> list[BestWord]:
        """List the words of a date that were worth most, each once; names are those of now."""
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
