"""Feats of KEYWORD: the longest word that won a round, and the letters won in a game."""

from collections.abc import Iterator

from rumpus.core.values import Seat
from rumpus.games.feats import Feat, Played
from rumpus.games.keyword.events import Revealed
from rumpus.games.keyword.state import State


def find_feats(played: Played) -> Iterator[tuple[Seat, Feat]]:
    """Yield the winning word of each round, then what everybody has won."""
    reveals = [event for _, event in played.scenes if isinstance(event, Revealed)]
    for moment, event in enumerate(reveals, 1):
        if event.winner is not None:
            shown = event.shown[event.winner]
            yield event.winner, Feat("longest_word", len(shown.cards), shown.word, moment)
    state: State = played.state
    for seat, seated in enumerate(state.seats):
        letters = sum(len(kept.cards) for kept in seated.kept)
        if letters:
            yield Seat(seat), Feat("letters", letters)
