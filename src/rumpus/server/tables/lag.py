"""Lag: measurements for each real-time act: the connection of every seat, and the act's reason."""

from collections import deque
from collections.abc import Iterable
from typing import Final, NamedTuple, Protocol

from msgspec.structs import replace

from rumpus.core.values import Lag, Line, Millis
from rumpus.server.limits.latency import WINDOW_SECONDS
from rumpus.server.tables.table_view import people_of
from rumpus.table.table import Table

_REMEMBERED: Final = 64
_ANSWERED: Final = 64


class Measured(Protocol):
    """Parts of a socket that measure its connection."""

    @property
    def player(self) -> str:
        """Return the player to whom the socket belongs."""
        ...

    @property
    def line(self) -> Line | None:
        """Return the measurements of the connection so far, or None."""
        ...


class _Told(NamedTuple):
    """An update that went out: *sent* is table time, *clock* a steady clock in seconds."""

    seq: int
    at: Millis
    sent: Millis
    clock: float


class _Answered(NamedTuple):
    """Arrival of an act that named an update, and the time since that update; in seconds."""

    clock: float
    took: float


class Asked(NamedTuple):
    """An act's player, its arrival by table time and a steady clock, and its client's claims."""

    player: str
    received: Millis
    clock: float
    reaction: int | None
    seen: int | None


class LagMeter:
    """Meter of the lag of acts at one real-time table."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self._told: deque[_Told] = deque(maxlen=_REMEMBERED)
        self._answered: dict[str, deque[_Answered]] = {}

    def told(self, seq: int, at: Millis, now: Millis, clock: float) -> None:
        """Record that an update went out; each socket got it at once, or counts as too slow."""
        self._told.append(_Told(seq, at, now, clock))

    def lag(self, asked: Asked, listeners: Iterable[Measured]) -> Lag:
        """Return the measurements of an act."""
        told = next((t for t in reversed(self._told) if t.seq == asked.seen), None)
        if told is not None:
            answered = self._answered.setdefault(asked.player, deque(maxlen=_ANSWERED))
            answered.append(_Answered(asked.clock, asked.clock - told.clock))
        lines = self._lines(listeners, asked.clock)
        if told is None:
            return Lag(asked.received, lines, asked.reaction)
        return Lag(asked.received, lines, asked.reaction, told.at, told.sent)

    def _believed(self, player: str, line: Line, clock: float) -> Line:
        """Limit a round trip to the shortest recent time from an update to an act that named it."""
        recent = [
            round(1000 * answered.took)
            for answered in self._answered.get(player, ())
            if answered.clock >= clock - WINDOW_SECONDS
        ]
        return replace(line, round_trip=max(1, min([line.round_trip, *recent])))

    def _lines(self, listeners: Iterable[Measured], clock: float) -> tuple[Line, ...]:
        """
        Return the measured connection of each seat; it is zero for bots and absent players.

        Of several sockets of a player the fastest counts, so a second, slow one gains no time.
        """
        best: dict[str, Line] = {}
        for listener in listeners:
            line, known = listener.line, best.get(listener.player)
            if line is not None and (known is None or line.round_trip < known.round_trip):
                best[listener.player] = line
        best = {player: self._believed(player, line, clock) for player, line in best.items()}
        people = people_of(self._table)
        return tuple(
            Line() if sitter.bot is not None else best.get(people.get(seat, ""), Line())
            for seat, sitter in enumerate(self._table.sitters)
        )
