"""Feats of Keep Your Cool: the fastest pair and answer, pairs in one go, and words in a row."""

from collections import Counter
from collections.abc import Iterator
from itertools import pairwise

from rumpus.core.values import Seat
from rumpus.games.feats import Feat, Played
from rumpus.games.keep_your_cool.events import KeyWordSaid, PairTaken, WordRefused
from rumpus.games.keep_your_cool.state import State


def find_feats(played: Played) -> Iterator[tuple[Seat, Feat]]:
    """Yield what stands at the end: words and pairs that a ruling took back don't count."""
    state: State = played.state
    yield from _pairs(state, _moments(played))
    for before, after in pairwise(state.keys):
        if before.seat != after.seat:
            yield after.seat, Feat("fastest_word", after.at - before.at, after.word, least=True)
    yield from _rows(played, {key.number for key in state.keys})


def _moments(played: Played) -> dict[int, int]:
    """Return the moment of each pair that a player took, by the number of the pair."""
    taken = (event for _, event in played.scenes if isinstance(event, PairTaken))
    return {event.number: moment for moment, event in enumerate(taken, 1)}


def _pairs(state: State, moments: dict[int, int]) -> Iterator[tuple[Seat, Feat]]:
    """Yield the pairs by the time since the key word, and by their number under one key word."""
    keys = {key.number: key for key in state.keys}
    counts: Counter[tuple[Seat, int]] = Counter()
    for pair in state.pairs:
        key, moment = keys.get(pair.key), moments.get(pair.number)
        # A ruling may have given the pair to a player, or another the turn to flip.
        if key is None or moment is None or pair.floor or pair.seat != key.seat:
            continue
        counts[pair.seat, pair.key] += 1
        yield pair.seat, Feat("fastest_pair", pair.at - key.at, "", moment, least=True)
        yield pair.seat, Feat("pairs_in_one_go", counts[pair.seat, pair.key], "", moment)


def _rows(played: Played, standing: set[int]) -> Iterator[tuple[Seat, Feat]]:
    """Yield how many words each player said since one of theirs was refused or taken back."""
    rows: Counter[Seat] = Counter()
    for _, event in played.scenes:
        match event:
            case KeyWordSaid() if event.number in standing:
                rows[event.seat] += 1
                yield event.seat, Feat("words_in_a_row", rows[event.seat])
            case KeyWordSaid() | WordRefused():
                rows[event.seat] = 0
            case _:
                pass
