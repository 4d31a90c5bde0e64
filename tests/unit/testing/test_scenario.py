"""Scenarios: they check exactly what a test states."""

import pytest

from rumpus.core.values import Millis, Seat
from rumpus.testing.scenario import Scenario, setup_of
from toys.sealed import (
    Dealt,
    Revealed,
    Seal,
    Sealed,
    SealedAction,
    SealedEvent,
    SealedGame,
    State,
    Unseal,
    View,
)

A, B = Seat(0), Seat(1)
DUE = Millis(30_000)


def sealed() -> Scenario[State, SealedAction, SealedEvent, View, None, None]:
    """Start a toy game with two seats; its rounds last 30 s by default."""
    game = SealedGame()
    return Scenario(game, setup_of(game, ["player"] * 2)).given(Dealt(DUE))


def test_then_wants_exactly_these_events() -> None:
    """`then` fails unless the events are exactly the expected ones."""
    scenario = sealed().when(A, Seal(3)).then(Sealed(A, 3))

    for wrong in ((), (Sealed(A, 4),), (Sealed(A, 3), Sealed(B, 3))):
        with pytest.raises(AssertionError):
            scenario.then(*wrong)


def test_a_refusal_is_no_event_and_changes_nothing() -> None:
    """A refusal adds no event, and fails a test that expected events or another code."""
    scenario = sealed()
    before = scenario.state
    scenario.when(A, Unseal())

    assert scenario.refusal.code
    assert (scenario.state, scenario.log) == (before, [Dealt(DUE)])
    with pytest.raises(AssertionError):
        scenario.accepted()
    with pytest.raises(AssertionError):
        scenario.refused("another_code")


def test_an_accepted_act_is_no_refusal() -> None:
    """Reading the refusal of an accepted act raises an error."""
    with pytest.raises(AssertionError):
        _ = sealed().when(A, Seal(3)).refusal


def test_deadlines_fall_due_while_one_waits() -> None:
    """A wait fires the timers that fall due in it, and ends at the given time."""
    scenario = sealed().wait(DUE - 1)
    assert scenario.events == []
    scenario.wait(DUE + 5)
    assert scenario.kinds == ["Revealed"]
    assert scenario.happened(Revealed)
    assert scenario.at == DUE + 5
