"""Log quota: limits how fast and how far a table's log grows, so that nobody can fill it."""

from rumpus.core.values import Refusal
from rumpus.server.limits import values as limits
from rumpus.server.limits.token_bucket import Bucket, Buckets
from rumpus.table.actions import (
    Admit,
    GiveUp,
    JoinQueue,
    Leave,
    Rematch,
    Resume,
    Sit,
    Start,
    TakeBack,
)
from rumpus.table.events import Do
from rumpus.table.lobby import plays
from rumpus.table.table import Table

# Each moves a table towards its end, or gets a player back into the game.
_ALWAYS = (Leave, GiveUp, TakeBack, Resume, Start, Rematch)

_SITTINGS = (Sit, JoinQueue, Admit)


class LogQuota:
    """Quota on requests to a table, applied before the table judges them."""

    __slots__ = ("_hands", "_players", "_rulers", "_sittings", "_table")

    def __init__(self, table: Table) -> None:
        self._table = table
        self._players = Buckets(limits.TABLE_ACTS)
        self._hands = Buckets(limits.PLAY)
        self._rulers = Buckets(limits.RULINGS)
        self._sittings: Bucket | None = None

    @property
    def full(self) -> bool:
        """Return whether the log has no space for another cause; a running game then ends."""
        return self._table.seq >= limits.LOG_LENGTH

    def refused(self, player: str, asked: Do | None, now: float) -> Refusal | None:
        """
        Return why a request is not even judged, or None; *asked* is None for a game's action.

        *now* is a reading of a steady clock, in seconds.
        """
        if asked is None:
            return self._refused_act(player, now)
        # After a game there is one more entry: the table of the rematch.
        if self.full and not isinstance(asked.action, Rematch):
            return Refusal("log_full")
        # The room makes few requests, and they keep the table going.
        if not player:
            return None
        late = self._table.seq >= limits.LOG_LENGTH - limits.LOG_FOR_PLAY
        if late and not isinstance(asked.action, _ALWAYS):
            return Refusal("log_full")
        if not self._players.take(player, now):
            return Refusal("too_many")
        if isinstance(asked.action, _SITTINGS) and self._sittings_at(now).spent(now):
            return Refusal("too_many")
        return None

    def acted(self, player: str, now: float) -> None:
        """Count an act that was accepted; refused ones don't lengthen the log."""
        self._acts(player).take(player, now)

    def done(self, asked: Do, now: float) -> None:
        """Count a seat or queue place taken, or a guest let in; refused requests don't count."""
        if asked.player and isinstance(asked.action, _SITTINGS):
            self._sittings_at(now).take(now)

    def _refused_act(self, player: str, now: float) -> Refusal | None:
        if self.full:
            return Refusal("log_full")
        # If the room resigns for an absent player, the bucket has filled up meanwhile.
        return Refusal("too_many") if self._acts(player).spent(player, now) else None

    def _acts(self, player: str) -> Buckets:
        """Return the buckets for this player's acts in the game."""
        seat, header = self._table.seat_of(player), self._table.header
        if seat is None or header is None:
            return self._hands
        return self._hands if plays(header.seats[seat].role) else self._rulers

    def _sittings_at(self, now: float) -> Bucket:
        if self._sittings is None:
            self._sittings = Bucket(limits.SITTINGS, now)
        return self._sittings
