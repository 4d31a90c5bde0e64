"""The end of the game, and its result."""

from collections.abc import Sequence
from typing import Final, Literal

from rumpus.core.values import Result, Seat
from rumpus.games.keyword.rules.cards import of_colour
from rumpus.games.keyword.rules.dealing import blue_left, orange_left
from rumpus.games.keyword.state import Kept, Seated, State

Reason = Literal["keyword", "orange_deck", "blue_deck", "stuck", "too_long", "given_up"]

IDLE_ROUNDS: Final = 3
"""Number of rounds in a row, without a score or a discard, that end the game (KW-20)."""


def no_next_round(state: State) -> Reason | None:
    """Return why no further round is played, once all have drawn, or None (KW-19, KW-20)."""
    if orange_left(state) == 0:
        return "orange_deck"
    if blue_left(state) == 0:
        return "blue_deck"
    return "stuck" if state.idle >= IDLE_ROUNDS else None


def result(state: State, reason: Reason) -> Result:
    """Rank the seats; a seat that completed the keyword comes first, alone (KW-17)."""
    seats = [Seat(seat) for seat in range(len(state.seats))]
    scores = tuple(len(seated.kept) for seated in state.seats)
    others = [seat for seat in seats if seat != state.cracker]
    places = _ranked(state, others)
    if state.cracker is not None:
        places = ((state.cracker,), *places)
    return Result(places, scores, reason)


def _ranked(state: State, seats: Sequence[Seat]) -> tuple[tuple[Seat, ...], ...]:
    """Rank by words, then letters, then blue cards; seats still equal share a place (KW-19)."""
    worths = {seat: _worth(state.seats[seat]) for seat in seats}
    return tuple(
        tuple(seat for seat in seats if worths[seat] == worth)
        for worth in sorted(set(worths.values()), reverse=True)
    )


def _worth(seated: Seated) -> tuple[int, int, int]:
    return len(seated.kept), sum(len(word.cards) for word in seated.kept), _blue(seated.kept)


def _blue(kept: Sequence[Kept]) -> int:
    return sum(len(of_colour(word.cards, "blue")) for word in kept)
