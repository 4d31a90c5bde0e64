"""What the lab counts in KEYWORD: words kept, and words laid."""

from collections.abc import Sequence

from rumpus.games.gauges import Gauges
from rumpus.games.keyword.events import Committed, KeywordEvent, TakenBack
from rumpus.games.keyword.state import View


def points(view: View) -> Sequence[int]:
    """Return the number of words that each seat has kept (KW-19)."""
    return [len(seat.kept) for seat in view.seats]


def words(event: KeywordEvent) -> int:
    """Return 1 for a word that is laid, and -1 for one that is taken back (KW-9)."""
    laid = isinstance(event, Committed) and bool(event.pieces)
    return int(laid) - int(isinstance(event, TakenBack))


GAUGES = Gauges(points, words)
