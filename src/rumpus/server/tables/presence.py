"""Presence: the people at a table, their absences, and the room's eventual response to these."""

import math
from collections import Counter
from collections.abc import Callable
from typing import Literal, NamedTuple

from rumpus.core.game import REAL_TIME
from rumpus.server.emblems import Emblem
from rumpus.server.limits.values import (
    AWAY_SECONDS,
    BOT_SECONDS,
    DROP_SECONDS,
    GONE_SECONDS,
    PAUSE_SECONDS,
    RETURN_SECONDS,
    SEAT_SECONDS,
    SWEEP_SECONDS,
)
from rumpus.server.messages import Person
from rumpus.server.tables.table_view import people_of
from rumpus.table.guests import is_screen
from rumpus.table.lobby import plays
from rumpus.table.table import Table


class Errand(NamedTuple):
    """Something that the room does at *due*, unless the people that it waits for are back."""

    due: float
    what: Literal["pause", "bot", "forfeit", "free", "go_on"]
    seat: int = -1


class Presence:
    """Presence at one table, by players' sockets; times are of a steady clock, in seconds."""

    __slots__ = (
        "_bots",
        "_bound",
        "_costly",
        "_gone",
        "_last",
        "_leavers",
        "_playing",
        "_real_time",
        "_reckoned",
        "_resigns",
        "_since",
        "_sockets",
        "_spent",
        "_table",
        "returning",
    )

    def __init__(self, table: Table, now: float, *, bots: bool) -> None:
        """Begin with nobody present; *bots*: the game has bots that could step in."""
        self._table = table
        self._bots = bots
        self._real_time = table.facts.dynamics == REAL_TIME
        self._resigns = bool(table.facts.resign)
        self._costly = self._real_time and self._resigns
        self._sockets: Counter[str] = Counter()
        self._gone: dict[str, float] = {}
        # A list, because even an empty set takes 0.2 kB, and there are many tables.
        self._leavers: list[str] = []
        self._since = self._last = self._reckoned = now
        self._spent: dict[int, float] = {seat: ms / 1000 for seat, ms in enumerate(table.away)}
        # The game was running when the room went down, so its players may come back first.
        self._playing = table.phase == "play"
        self.returning = self._playing and not table.slow
        self._bound = RETURN_SECONDS

    def gather(self, seconds: float) -> None:
        """Let table time wait, once the game begins, until all have come or *seconds* passed."""
        self.returning = not self._table.slow
        self._bound = seconds

    def came(self, player: str, now: float) -> None:
        """Count a socket."""
        self.reckon(now)
        self._round_up(player, now)
        if self._real_time and not self.attended():
            # Nobody was waiting meanwhile.
            self.forgive(now)
        self._sockets[player] += 1
        if player in self._leavers:
            self._leavers.remove(player)

    def went(self, player: str, now: float, *, left: bool = False) -> None:
        """Remove a socket; *left*: its player closed it on purpose."""
        self.reckon(now)
        self._sockets[player] -= 1
        if self._sockets[player] > 0:
            return
        del self._sockets[player]
        self._last = now
        # Only players with a seat are missed, however many spectators come and go.
        people = people_of(self._table).values()
        self._gone = {p: since for p, since in self._gone.items() if p in people}
        if player in people:
            self._gone[player] = now
            if left:
                self._leavers.append(player)

    def _round_up(self, player: str, now: float) -> None:
        """Lengthen the absence that ends now to the minimum, as even a short one stops play."""
        missing = DROP_SECONDS - (now - self._left(player))
        if missing > 0 and self._waited_for():
            for seat in self.missed():
                if people_of(self._table)[seat] == player:
                    self._spent[seat] = self._spent.get(seat, 0.0) + missing

    def reckon(self, now: float) -> None:
        """
        Add the time since the last call to the absence of everybody who is away.

        Absence counts only if play stops for it, while somebody is there to wait, and not while
        table time waits for players to come (`returning`).
        """
        passed, self._reckoned = now - self._reckoned, now
        before, self._playing = self._playing, self._table.phase == "play"
        if self._playing and not before:
            # Absence from the lobby has kept nobody waiting yet.
            self.forgive(now)
        elif self._waited_for():
            for seat in self.missed():
                self._spent[seat] = self._spent.get(seat, 0.0) + passed

    def go_on(self, now: float) -> None:
        """Stop waiting for people to come, or to come back after a restart."""
        self.reckon(now)
        self.returning = False

    def away(self) -> tuple[int, ...]:
        """Return each player's absence in this game by seat, in ms; empty if none is counted."""
        if not self._costly:
            return ()
        return tuple(
            int(1000 * self._spent.get(seat, 0.0)) for seat in range(len(self._table.sitters))
        )

    def forgive(self, now: float) -> None:
        """Restart everybody's absence now, because the table has stood still."""
        self._gone.clear()
        self._since = self._last = now

    def here(self, player: str) -> bool:
        """Return whether a player is connected."""
        return player in self._sockets

    def reprieve(self, player: str, now: float) -> float:
        """
        Return the seconds until the others may give a player's seat to a bot.

        A guest who reloads the page or changes networks is gone only for a moment, and so is
        everybody at a restart.
        """
        if self.here(player):
            return GONE_SECONDS
        left = max(0.0, self._left(player) + GONE_SECONDS - now)
        if self.returning:
            left = max(left, self._awaited_until() - now, SWEEP_SECONDS)
        return left

    def attended(self) -> bool:
        """Return whether anybody is present to play or, if only bots sit, to watch."""
        people = people_of(self._table).values()
        return any(map(self.here, people)) if people else bool(self._sockets)

    def playable(self) -> bool:
        """Return whether a table that stopped for lack of people can go on."""
        return not self.missed() if self._real_time else self.attended()

    def complete(self) -> bool:
        """Return whether the person of every seat without a bot is present."""
        return all(self.here(player) for player in self._absentable().values())

    def people(
        self,
        now: float,
        emblem_of: Callable[[str], Emblem],
        back_at: Callable[[str], int | None],
    ) -> list[Person]:
        """Return, for each person's seat, whether they are present or how long they are gone."""
        self.reckon(now)
        return [
            Person(
                seat,
                emblem_of(player),
                self.here(player),
                self._gone_ms(player, now),
                int(1000 * self._spent.get(seat, 0.0)),
                player in self._leavers,
                back_at(player) if self._table.slow and self._table.lobby.holidays else None,
            )
            for seat, player in people_of(self._table).items()
        ]

    def watching(self) -> int:
        """Count the connected players without a seat, apart from screens."""
        seated = set(people_of(self._table).values())
        return sum(one not in seated and not is_screen(one) for one in self._sockets)

    def grace(self, player: str, now: float) -> float | None:
        """Return the seconds until a bot or a forfeit ends a player's absence, or None."""
        people = people_of(self._table)
        dues = [
            errand.due
            for errand in self._errands()
            if errand.what in {"bot", "forfeit"} and people[errand.seat] == player
        ]
        return max(0.0, min(dues) - now) if dues else None

    def errand(self) -> Errand | None:
        """Return the errand that is due first unless somebody comes, or None."""
        errands = self._errands()
        return min(errands, default=None)

    def _errands(self) -> list[Errand]:
        table = self._table
        if table.slow:
            # Nobody has to be here: seats are kept, and time passes for everybody.
            return []
        absent = {s: p for s, p in self._absentable().items() if not self.here(p)}
        match table.phase:
            case "lobby":
                return [Errand(self._left(p) + SEAT_SECONDS, "free", s) for s, p in absent.items()]
            case "play" if table.paused is None:
                return self._errands_of_play(absent)
            case "play" if self._real_time and self.attended():
                return self._replacing(absent)
            case _:
                return []

    def _errands_of_play(self, absent: dict[int, str]) -> list[Errand]:
        back = [Errand(self._awaited_until(), "go_on")] if self.returning else []
        if self._table.lobby.daily is not None:
            # Everybody has the same time, which passes whether or not the player looks (KD-29).
            return back
        # Nobody wins a race because the other's connection is lost (KYC-31).
        missed = self.missed() if self._real_time and not self.returning else []
        if missed:
            pauses = [Errand(self._left(absent[seat]), "pause") for seat in missed]
            return back + pauses + (self._replacing(absent) if self.attended() else [])
        if not self.attended():
            return [Errand(self._last + PAUSE_SECONDS, "pause")]
        return back + self._replacing(absent)

    def missed(self) -> list[int]:
        """List the seats of absent players; play can go on without a moderator."""
        people = self._absentable().items()
        return [s for s, p in people if not self.here(p) and self._replaceable(s)]

    def _replacing(self, absent: dict[int, str]) -> list[Errand]:
        what: Literal["bot", "forfeit"] = "forfeit" if self._resigns else "bot"
        # Nobody loses a game, or a seat in it, before they could have come.
        earliest = self._awaited_until() if self.returning else -math.inf
        return [
            Errand(max(earliest, min(self._left(p) + BOT_SECONDS, self._used_up(s))), what, s)
            for s, p in absent.items()
            if (self._bots or self._resigns) and self._replaceable(s)
        ]

    def _used_up(self, seat: int) -> float:
        """Return the time at which a player's absence in this game becomes too long."""
        if not self._costly:
            return math.inf
        start = self._awaited_until() if self.returning else self._reckoned
        return start + AWAY_SECONDS - self._spent.get(seat, 0.0)

    def _awaited_until(self) -> float:
        return self._since + self._bound

    def _waited_for(self) -> bool:
        return self._costly and self._playing and not self.returning and self.attended()

    def _absentable(self) -> dict[int, str]:
        """Return the persons who would be missed, by seat: all except those whom a bot replaces."""
        people = people_of(self._table)
        if self._table.game is None:
            return people
        return {s: p for s, p in people.items() if self._table.sitters[s].bot is None}

    def _replaceable(self, seat: int) -> bool:
        header = self._table.header
        return header is not None and plays(header.seats[seat].role)

    def _left(self, player: str) -> float:
        return self._gone.get(player, self._since)

    def _gone_ms(self, player: str, now: float) -> int:
        return 0 if self.here(player) else int(1000 * (now - self._left(player)))
