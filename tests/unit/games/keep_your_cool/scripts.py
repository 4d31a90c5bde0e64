"""Random scripts of Keep Your Cool: what two players, a moderator and their lines might do."""

from collections.abc import Sequence
from typing import Any, NamedTuple

import msgspec
from hypothesis import strategies as st
from msgspec.structs import replace

from rules.keep_your_cool.spec import MOD, WORDS, A, B, game, setup_of
from rumpus.core.chance import Chance, simulation_seed
from rumpus.core.values import Act, Lag, Line, Millis, OptionValue, Refusal, Seat, Timer
from rumpus.games.keep_your_cool.actions import (
    Action,
    AskOverturn,
    Flip,
    Grant,
    Reach,
    Refuse,
    Say,
    Stop,
    Withdraw,
)
from rumpus.games.keep_your_cool.events import CoolEvent, Dealt, KeyWordSaid, ThrowsShown
from rumpus.games.keep_your_cool.moderator.actions import (
    AcceptWord,
    ConfirmFlag,
    FlagAway,
    FlagBack,
    PairBack,
    PairOut,
    RuleStop,
    RuleThird,
    StrikeWord,
    SwapRoles,
    TurnAllDown,
    Undo,
)
from rumpus.games.keep_your_cool.rules.symbols import SYMBOLS
from rumpus.games.keep_your_cool.state import State

GAME = game()
SIX = tuple(SYMBOLS[:6] * 2)


class Try(NamedTuple):
    """Act that a seat tries *after* this many ms; *reaction* is the one that a stop reports."""

    after: int
    seat: Seat
    action: Action
    reaction: int | None


class Told(NamedTuple):
    """Result of a script: every event with the state before it, and the state at the end."""

    start: State
    events: list[tuple[State, CoolEvent]]
    state: State


small = st.integers(0, 3)
plays = st.one_of(
    st.builds(Flip, st.integers(0, 11)),
    st.builds(Flip, st.integers(0, 11)),
    st.builds(Say, st.sampled_from([*WORDS.split(), "xyzzy"])),
    st.builds(Reach, st.sampled_from(["left", "right"])),
    st.builds(Stop, st.one_of(st.none(), small)),
    st.just(Withdraw()),
    st.builds(AskOverturn, small, st.just("why")),
    st.just(Grant()),
    st.just(Refuse()),
)
rulings = st.one_of(
    st.builds(ConfirmFlag, small, st.just("why")),
    st.builds(
        RuleStop, small, st.sampled_from(["in_time", "too_late", "pre_emptive"]), st.just("why")
    ),
    st.builds(StrikeWord, small, st.just("why")),
    st.builds(AcceptWord, small, st.just("why")),
    st.builds(RuleThird, small, st.just("why")),
    st.builds(PairBack, small, st.just("why")),
    st.builds(PairOut, small, st.just("why")),
    st.builds(FlagBack, st.integers(0, 1), st.just("left"), st.just("why")),
    st.builds(FlagAway, st.integers(0, 1), st.just("left"), st.just("why")),
    st.builds(Undo, small, st.just("why")),
    st.builds(SwapRoles, st.just("why")),
    st.builds(TurnAllDown, st.just("why")),
)
waits = st.one_of(st.integers(0, 40), st.integers(0, 900), st.integers(0, 12_000))
reactions = st.one_of(st.none(), st.integers(0, 900))
tries = st.one_of(
    st.builds(Try, waits, st.sampled_from([A, B]), plays, reactions),
    st.builds(Try, waits, st.sampled_from([A, B]), plays, reactions),
    st.builds(Try, waits, st.sampled_from([A, B]), plays, reactions),
    st.builds(Try, waits, st.just(MOD), rulings, st.none()),
)
scripts = st.lists(tries, max_size=40)


def start_of(symbols: Sequence[str] = SIX, **given: OptionValue) -> State:
    """Start a game with LUDICROUS as the key word, A as Flipper, and a moderator."""
    state = GAME.initial_state(setup_of(moderated=True, **given))  # type: ignore[arg-type]
    events: list[CoolEvent] = [
        Dealt(len(symbols), tuple(symbols), Millis(0)),
        ThrowsShown(("rock", "scissors"), A, Millis(0), Millis(0)),
        KeyWordSaid(0, A, "ludicrous", Millis(0), Millis(0)),
    ]
    for event in events:
        state = GAME.evolve(state, event)
    return state


def played(start: State, script: Sequence[Try], lines: tuple[Line, Line] | None) -> Told:
    """Play a script, deadlines included; a refused act changes nothing."""
    told: list[tuple[State, CoolEvent]] = []
    state, at = start, 1000
    for each in script:
        at += each.after
        state = _until(state, at, told)
        lag = None
        if lines is not None:
            began = state.grabs[0].began if state.grabs else None
            lag = Lag(Millis(at), (*lines, Line()), each.reaction, began, began)
        state = _decided(state, Act(each.seat, each.action, lag), at, told)
    return Told(start, told, _until(state, at + 60_000, told))


def shown(told: Told, seat: Seat | None) -> list[bytes]:
    """Return everything that a seat was ever shown, as bytes."""
    seen = [msgspec.json.encode(GAME.redact(before, event, seat)) for before, event in told.events]
    views = [msgspec.json.encode(GAME.view(before, seat)) for before, _ in told.events]
    return [*seen, *views, msgspec.json.encode(GAME.view(told.state, seat))]


def without_lines(state: State) -> Any:
    """Return a state without the measured lines and without its time."""
    players = tuple(replace(player, line=Line()) for player in state.players)
    return msgspec.to_builtins(replace(state, players=players, at=Millis(0)))


def _until(state: State, at: int, told: list[tuple[State, CoolEvent]]) -> State:
    while (timer := min(GAME.timers(state), key=lambda t: t.due, default=None)) is not None:
        if timer.due > at:
            break
        state = _decided(state, timer, timer.due, told)
    return state


def _decided(
    state: State, cause: Act[Action] | Timer, at: int, told: list[tuple[State, CoolEvent]]
) -> State:
    before = msgspec.json.encode(state)
    decided = GAME.decide(state, cause, Millis(at), Chance(simulation_seed(0), "judge"))
    assert msgspec.json.encode(state) == before
    if isinstance(decided, Refusal):
        assert not isinstance(cause, Timer), decided
        return state
    for event in decided:
        told.append((state, event))
        state = GAME.evolve(state, event)
    return state
