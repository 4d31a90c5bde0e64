"""How fast and how far the log of one table may grow, so that nobody can fill it for the others."""

from rumpus.core.values import Refusal
from rumpus.server.buckets import Bucket, Buckets
from rumpus.server.limits import LOG_FOR_PLAY, LOG_LENGTH, SITTINGS, TABLE_ACTS
from rumpus.table.events import Do, Leave, Rematch, Resume, Sit, Start, TakeBack

# Each brings a table nearer to its end, or a player back to the game.
_ALWAYS = (Leave, TakeBack, Resume, Start, Rematch)


class Diary:
    """Decides what may still be asked of a table, before the table judges it."""

    def __init__(self) -> None:
        self._players = Buckets(TABLE_ACTS)
        self._sittings: Bucket | None = None

    def refused(self, player: str, asked: Do | None, seq: int, now: float) -> Refusal | None:
        """
        Tell why a request is not even judged; *asked* is None for a game's action.

        *seq* is that of the last entry, *now* a reading of one steady clock, in seconds.
        """
        if seq >= LOG_LENGTH:
            return Refusal("log_full")
        # The room asks for little, and what it asks for keeps the table going.
        if asked is None or not player:
            return None
        if seq >= LOG_LENGTH - LOG_FOR_PLAY and not isinstance(asked.action, _ALWAYS):
            return Refusal("log_full")
        if not self._players.take(player, now):
            return Refusal("too_many")
        if isinstance(asked.action, Sit) and not self._may_sit(now):
            return Refusal("too_many")
        return None

    def _may_sit(self, now: float) -> bool:
        if self._sittings is None:
            self._sittings = Bucket(SITTINGS, now)
        return self._sittings.take(now)
