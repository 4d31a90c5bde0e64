"""Rewinder: reads the log of a finished game up to a moment of its replay."""

from collections.abc import Iterable
from typing import Any

from rumpus.core.values import Seat
from rumpus.server.tables.hosted_game import HostedGame
from rumpus.server.tables.replayer import Replayer
from rumpus.table.beginning import Beginning
from rumpus.table.lobby import plays
from rumpus.table.record import GamePart
from rumpus.table.table import AnyEntry, Table


class Rewinder:
    """
    Reader of a game until the replay of a *seat*, or of spectators, shows a *step*.

    Step 0 is the deal. The reader is *done* then, or at the end of the game.
    """

    def __init__(self, table: Table, seat: Seat | None, step: int) -> None:
        """Begin with a table without a game, to which no entry of the game has been applied."""
        self._table = table
        self._part = GamePart()
        self._replayer = Replayer(table, seat)
        self._left = step
        self._events: list[Any] = []

    @property
    def done(self) -> bool:
        """Return whether the moment is reached."""
        return self._left < 0 or self._part.done

    def take(self, entries: Iterable[AnyEntry]) -> bytes:
        """Take the next entries of the log; nothing is sent."""
        for entry in self._part.take(entries):
            if self._left < 0:
                break
            self._left -= len(list(self._replayer.take([entry])))
            self._events += entry.events
        return b""

    def beginning(self) -> Beginning | None:
        """Return the moment; None if the game is over by then."""
        table = self._table
        if table.header is None or table.result is not None:
            return None
        return Beginning(table.header, table.seq, table.at, tuple(self._events))

    def waits_for(self) -> Seat:
        """Return the first seat that may act at the moment, or else the first one."""
        game = self._table.game
        return Seat(0) if game is None else min(game.awaited(self._table.state), default=Seat(0))


def may_be_tried(kind: HostedGame, table: Table) -> bool:
    """Return whether bots can take the seats of a finished game, from any moment of it."""
    header = table.header
    seated = header is not None and all(plays(info.role) for info in header.seats)
    return kind.retryable and seated


def levels_of(kind: HostedGame, table: Table) -> list[str]:
    """Return the level of a bot for each seat: that of the bot that played, or a middling one."""
    middling = kind.levels[len(kind.levels) // 2]
    return [middling if sitter.player else sitter.bot or middling for sitter in table.sitters]
