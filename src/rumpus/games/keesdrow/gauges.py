"""What the lab counts in Keesdrow: scores, and words that were played and not struck."""

from collections.abc import Sequence

from rumpus.games.gauges import Gauges
from rumpus.games.keesdrow.events import KeesdrowEvent, Spelled, Struck
from rumpus.games.keesdrow.state import View


def points(view: View) -> Sequence[int]:
    """Return the score of each seat."""
    return view.scores


def words(event: KeesdrowEvent) -> int:
    """Return 1 for a word, and -1 for one that is taken back from the board."""
    return int(isinstance(event, Spelled)) - int(isinstance(event, Struck))


GAUGES = Gauges(points, words)
