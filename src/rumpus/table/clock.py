"""Table time: follows a steady clock while the table runs, and stands still otherwise."""

from rumpus.core.values import Millis


class TableClock:
    """
    Converter of readings of a steady clock (ms, any origin) into table time.

    It is stopped at first, at *at*; the table's driver starts and stops it and passes the readings.
    """

    __slots__ = ("_at", "_since")

    def __init__(self, at: Millis = Millis(0)) -> None:
        self._at = at
        self._since: float | None = None

    @property
    def running(self) -> bool:
        """Return whether table time is passing."""
        return self._since is not None

    def start(self, steady: float) -> None:
        """Let time pass from this reading on; does nothing if it already passes."""
        if self._since is None:
            self._since = steady

    def stop(self, steady: float) -> None:
        """Let time stand still from this reading on."""
        self._at = self.now(steady)
        self._since = None

    def now(self, steady: float) -> Millis:
        """Return table time at this reading."""
        if self._since is None:
            return self._at
        return Millis(self._at + max(0, int(steady - self._since)))

    def until(self, due: Millis, steady: float) -> float | None:
        """Return the ms until table time reaches *due*; None while it stands still."""
        return None if self._since is None else max(0.0, due - self._at - (steady - self._since))
