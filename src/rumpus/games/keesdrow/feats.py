"""Feats of Keesdrow: the longest word, and the one worth most."""

from collections.abc import Iterator

from rumpus.core.values import Seat
from rumpus.games.feats import Feat, Played
from rumpus.games.keesdrow.state import State


def find_feats(played: Played) -> Iterator[tuple[Seat, Feat]]:
    """Yield both feats of each word that counts."""
    state: State = played.state
    for turn, play in enumerate(state.plays, 1):
        if play.outcome in {"stood", "doubled"}:
            yield play.seat, Feat("longest_word", len(play.word), play.word, turn)
            yield play.seat, Feat("best_word", play.points, play.word, turn)
