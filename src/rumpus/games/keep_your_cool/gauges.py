"""What the lab counts in Keep Your Cool: points, and key words."""

from collections.abc import Sequence

from rumpus.games.gauges import Gauges
from rumpus.games.keep_your_cool.events import CoolEvent, KeyWordSaid
from rumpus.games.keep_your_cool.state import View


def points(view: View) -> Sequence[int]:
    """Return the points of each player (KYC-26)."""
    return view.points


def words(event: CoolEvent) -> int:
    """Return 1 for a word that becomes the key word (KYC-5)."""
    return int(isinstance(event, KeyWordSaid))


GAUGES = Gauges(points, words)
