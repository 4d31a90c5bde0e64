"""The board of the day: solitaire with checked words (KD-29)."""

from collections.abc import Sequence
from typing import Final

from rumpus.games.keesdrow.options import DAILY
from rumpus.games.keesdrow.state import State
from rumpus.games.modes import DailyMode


def words(state: State) -> Sequence[tuple[str, int]]:
    """Return the words that stood, with their points."""
    return [(play.word, play.points) for play in state.plays if play.outcome == "stood"]


MODE: Final = DailyMode(DAILY, words)
