"""What a real-time table measures of each act: every seat's line, and what it was an answer to."""

from collections import deque
from collections.abc import Iterable
from typing import Final, NamedTuple, Protocol

from rumpus.core.values import Lag, Line, Millis
from rumpus.server.tableview import people_of
from rumpus.table.table import Table

_REMEMBERED: Final = 64


class Measured(Protocol):
    """A socket, as far as its connection matters."""

    @property
    def player(self) -> str:
        """Tell whose socket it is."""
        ...

    @property
    def line(self) -> Line | None:
        """Give what was measured of the connection so far."""
        ...


class _Told(NamedTuple):
    seq: int
    at: Millis
    sent: Millis


class Races:
    """The stopwatch of one real-time table."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self._told: deque[_Told] = deque(maxlen=_REMEMBERED)

    def told(self, seq: int, at: Millis, now: Millis) -> None:
        """Note that an update went out; each socket is written to at once or is too slow."""
        self._told.append(_Told(seq, at, now))

    def lag(
        self,
        received: Millis,
        reaction: int | None,
        seen: int | None,
        listeners: Iterable[Measured],
    ) -> Lag:
        """Tell what was measured of an act that came in at *received* (table time)."""
        told = next((t for t in reversed(self._told) if t.seq == seen), None)
        lines = self._lines(listeners)
        if told is None:
            return Lag(received, lines, reaction)
        return Lag(received, lines, reaction, told.at, told.sent)

    def _lines(self, listeners: Iterable[Measured]) -> tuple[Line, ...]:
        """
        Give each seat's line; a bot and a seat nobody is connected to have none.

        Of several sockets of a player the fastest counts: a second, slow one wins nobody time.
        """
        best: dict[str, Line] = {}
        for listener in listeners:
            line, known = listener.line, best.get(listener.player)
            if line is not None and (known is None or line.round_trip < known.round_trip):
                best[listener.player] = line
        people = people_of(self._table)
        return tuple(
            Line() if sitter.bot is not None else best.get(people.get(seat, ""), Line())
            for seat, sitter in enumerate(self._table.sitters)
        )
