"""The end of the game."""

from typing import Final, Literal, assert_never

from rumpus.games.keesdrow.rules.seating import players
from rumpus.games.keesdrow.state import Play, State

Reason = Literal["points", "turns", "exhausted", "no_word_left", "tiles"]

FAILURES: Final = ("passed", "timer", "struck", "coached", "skipped")
"""Outcomes of a turn without a word that counts (KD-23)."""


def ending(state: State) -> Reason | None:
    """Return why the game is over after a finished turn, or None."""
    if state.rules.variation == "four_score":
        # KD-26: the agreed number wins at once.
        if max(state.scores) >= state.rules.tiles_to_win:
            return "tiles"
    elif _agreed_end(state):
        return state.rules.end
    if _nothing_left(state):
        return "no_word_left"
    return "exhausted" if _given_up(state) else None


def _agreed_end(state: State) -> bool:
    seats, played = len(players(state.setup.seats)), len(state.plays)
    match state.rules.end:
        case "points":
            # KD-21: everybody gets the same number of turns.
            return played % seats == 0 and max(state.scores) >= state.rules.goal
        case "turns":
            # KD-22: passes and struck words count as turns.
            return played >= state.rules.turns * seats
        case "exhausted":
            # KD-23: everybody fails in a row; a struck word is a failure.
            return _last_all(state, FAILURES)
        case _:
            assert_never(state.rules.end)


def _given_up(state: State) -> bool:
    """Return True if nobody makes progress: two whole rounds without a word (KD-21, KD-26)."""
    open_ended = state.rules.end == "points" or state.rules.variation == "four_score"
    return open_ended and _last_all(state, FAILURES, rounds=2)


def _nothing_left(state: State) -> bool:
    """Return True if no word is left and nobody can bluff, or everybody passes (KD-24)."""
    if not state.no_word_left:
        return False
    return state.rules.words == "checked" or _last_all(state, ("passed", "timer"))


def _last_all(state: State, outcomes: tuple[str, ...], rounds: int = 1) -> bool:
    turns = rounds * len(players(state.setup.seats))
    last: tuple[Play, ...] = state.plays[-turns:]
    return len(last) == turns and all(play.outcome in outcomes for play in last)
