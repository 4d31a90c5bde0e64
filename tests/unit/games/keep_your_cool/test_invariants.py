"""Tests of what is true after every step of a random game, illegal acts included."""

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules.keep_your_cool.spec import FAST, MOD, SLOW, A, B
from rumpus.core.chance import Chance, simulation_seed
from rumpus.core.values import Line, Seat
from rumpus.games.keep_your_cool.actions import Action, Flip, Reach, Say
from rumpus.games.keep_your_cool.events import (
    CoolEvent,
    FlagTaken,
    PairTaken,
    Reached,
    StopLate,
    Stopped,
    StopVoid,
    TileTurned,
)
from rumpus.games.keep_your_cool.state import State
from unit.games.keep_your_cool.scripts import (
    GAME,
    SIX,
    Told,
    Try,
    played,
    scripts,
    shown,
    start_of,
    without_lines,
)

lines = st.sampled_from([None, (FAST, SLOW), (SLOW, FAST), (Line(350, 40), FAST)])
games = st.sampled_from(["standard", "advanced"])
endgames = st.lists(
    st.builds(
        Try,
        st.integers(0, 900),
        st.sampled_from([A, B]),
        st.one_of(
            st.builds(Flip, st.integers(0, 1)),
            st.builds(Flip, st.integers(0, 1)),
            st.builds(Reach, st.sampled_from(["left", "right"])),
            st.just(Say("casserole")),
            st.just(Say("clear")),
        ),
        st.none(),
    ),
    max_size=15,
)
"""Acts of both players while two tiles are left."""


@pytest.mark.rule("KYC-3", "KYC-7")
@given(scripts, lines, games)
def test_tiles_are_conserved(script: list[Try], over: tuple[Line, Line] | None, game: str) -> None:
    """Each tile is down, up or gone, and the tiles of each pair match."""
    for state in _states(played(start_of(game=game), script, over)):
        away = [tile for pair in state.pairs for tile in pair.tiles]
        assert state.symbols == SIX
        assert len(away) == len(set(away))
        # A third tile is up until its foul follows.
        assert len(set(state.up)) == len(state.up) <= 3
        assert not set(away) & set(state.up)
        for pair in state.pairs:
            assert [state.symbols[tile] for tile in pair.tiles] == [pair.symbol] * 2


@pytest.mark.rule("KYC-7", "KYC-8", "KYC-9")
@given(scripts, lines)
def test_when_all_is_told_at_most_two_tiles_lie_up_and_they_differ(
    script: list[Try], over: tuple[Line, Line] | None
) -> None:
    """Once all is decided, at most two tiles are up and they differ: pairs and fouls never wait."""
    for length in range(0, len(script), 5):
        state = played(start_of(game="advanced"), script[:length], over).state
        up = [state.symbols[tile] for tile in state.up]
        assert len(up) == len(set(up)) <= 2


@pytest.mark.rule("KYC-24")
@given(endgames, lines)
def test_nothing_scores_once_the_tiles_are_gone(
    script: list[Try], over: tuple[Line, Line] | None
) -> None:
    """Once the tiles are gone, no pair or flag is taken, and no tile is turned."""
    told = played(start_of(SIX[:1] * 2, game="advanced"), script, over)
    for before, event in told.events:
        if len(before.pairs) == 1:
            assert not isinstance(event, FlagTaken | PairTaken | Reached | TileTurned)


@pytest.mark.rule("KYC-23")
@given(scripts, lines)
def test_nobody_is_forgiven_more_than_his_line_explains(
    script: list[Try], over: tuple[Line, Line] | None
) -> None:
    """Compensation never exceeds the round trip plus 40 ms, or 300 ms, whatever a client says."""
    for _, event in played(start_of(game="advanced"), script, over).events:
        if isinstance(event, Stopped | StopLate | StopVoid):
            verdict = event.verdict
            most = min(verdict.round_trip + 40, 300) if over else 0
            assert 0 <= verdict.compensation <= verdict.bound <= most
            assert verdict.counted == verdict.elapsed - verdict.compensation
            if verdict.ruling == "in_time":
                assert 100 <= verdict.counted <= verdict.window


@given(scripts, lines, games)
def test_a_log_folds_to_the_live_state(
    script: list[Try], over: tuple[Line, Line] | None, game: str
) -> None:
    """Events that were encoded and decoded fold to the live state."""
    told = played(start_of(game=game), script, over)
    decoder = msgspec.json.Decoder[CoolEvent](GAME.types.event)
    state = told.start
    for before, event in told.events:
        assert state == before
        state = GAME.evolve(state, decoder.decode(msgspec.json.encode(event)))

    assert state == told.state
    assert msgspec.json.decode(msgspec.json.encode(state), type=type(state)) == state


@pytest.mark.rule("KYC-31")
@given(scripts, lines, st.integers(0, 1000))
def test_what_lies_face_down_changes_no_byte_that_leaves_the_table(
    script: list[Try], over: tuple[Line, Line] | None, seed: int
) -> None:
    """Two deals that differ only in tiles that stay face down look the same to every seat."""
    told = played(start_of(game="advanced"), script, over)
    turned = {e.tile for _, e in told.events if isinstance(e, TileTurned) and e.symbol}
    places = [place for place in range(len(SIX)) if place not in turned]
    mixed = Chance(simulation_seed(seed), "mix").shuffled(places)
    symbols = list(SIX)
    for here, there in zip(places, mixed, strict=True):
        symbols[here] = SIX[there]
    other = played(start_of(symbols, game="advanced"), script, over)

    for seat in (A, B, MOD, None):
        assert shown(told, seat) == shown(other, seat)


acts = st.one_of(
    st.builds(Flip, st.integers(0, 11)), st.builds(Say, st.sampled_from(["casserole", "class"]))
)
presses = st.lists(
    st.tuples(st.integers(2000, 4500), st.sampled_from([A, B]), acts),
    max_size=7,
    unique_by=(lambda press: (press[0], press[1])),
)
trips = st.tuples(st.integers(1, 90), st.integers(1, 90))


@pytest.mark.rule("KYC-12")
@given(presses, trips, trips)
def test_what_was_pressed_when_decides_and_not_what_came_first(
    pressed: list[tuple[int, Seat, Action]], first: tuple[int, int], second: tuple[int, int]
) -> None:
    """The same presses over other lines, arriving in another order, lead to the same state."""
    tables = [_over(pressed, halves) for halves in (first, second)]

    assert without_lines(tables[0]) == without_lines(tables[1])


@pytest.mark.rule("KYC-12")
@pytest.mark.parametrize("halves", [(5, 80), (80, 5), (40, 40)])
def test_of_one_moment_the_flip_comes_first_over_any_lines(halves: tuple[int, int]) -> None:
    """If a flip and a word have the same time, the tile is up before the roles swap."""
    table = _over([(2000, B, Say("casserole")), (2000, A, Flip(0))], halves)

    assert (table.up, table.flipper) == ((0,), B)


def _over(pressed: list[tuple[int, Seat, Action]], halves: tuple[int, int]) -> State:
    """Return the table after presses that arrive half a round trip later."""
    arrivals = sorted((at + halves[seat], number) for number, (at, seat, _) in enumerate(pressed))
    script: list[Try] = []
    now = 1000
    for came, number in arrivals:
        _, seat, action = pressed[number]
        script.append(Try(came - now, seat, action, None))
        now = came
    first, second = (Line(2 * half, 10) for half in halves)
    start = start_of(game="advanced", third_flip="refused")
    return played(start, script, (first, second)).state


def _states(told: Told) -> list[State]:
    return [*(before for before, _ in told.events), told.state]
