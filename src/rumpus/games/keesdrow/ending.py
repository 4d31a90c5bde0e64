"""When the game ends (KD-21 to KD-24)."""

from typing import Literal, assert_never

from rumpus.games.keesdrow.state import Play, State

Reason = Literal["points", "turns", "exhausted", "no_word_left"]


def ending(state: State) -> Reason | None:
    """Say why the game is over after a finished turn, or None."""
    if _agreed_end(state):
        return state.rules.end
    return "no_word_left" if _nothing_left(state) else None


def _agreed_end(state: State) -> bool:
    seats, played = len(state.setup.seats), len(state.plays)
    match state.rules.end:
        case "points":
            # KD-21: all get the same number of turns.
            return played % seats == 0 and max(state.scores) >= state.rules.goal
        case "turns":
            # KD-22: passes and struck words are turns.
            return played >= state.rules.turns * seats
        case "exhausted":
            # KD-23: all in a row fail; a struck word is a failure.
            return _last_all(state, ("passed", "timer", "struck"))
        case _:
            assert_never(state.rules.end)


def _nothing_left(state: State) -> bool:
    """KD-24: no word is left and nobody can bluff, or nobody wants to: all pass in a row."""
    if not state.no_word_left:
        return False
    return state.rules.words == "checked" or _last_all(state, ("passed", "timer"))


def _last_all(state: State, outcomes: tuple[str, ...]) -> bool:
    last: tuple[Play, ...] = state.plays[-len(state.setup.seats) :]
    return len(last) == len(state.setup.seats) and all(p.outcome in outcomes for p in last)
