"""A scenario asserts what its test states, and lets nothing through."""

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
    """Begin the toy with two seats; rounds last 30 s by default."""
    game = SealedGame()
    return Scenario(game, setup_of(game, ["player"] * 2)).given(Dealt(DUE))


def test_then_wants_exactly_these_events() -> None:
    """Neither others, nor fewer, nor more pass."""
    scenario = sealed().when(A, Seal(3)).then(Sealed(A, 3))

    for wrong in ((), (Sealed(A, 4),), (Sealed(A, 3), Sealed(B, 3))):
        with pytest.raises(AssertionError):
            scenario.then(*wrong)


def test_a_refusal_is_no_event_and_changes_nothing() -> None:
    """It is named by code, rule and parameters; a test that expected events fails."""
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
    """Whoever expected one is stopped."""
    with pytest.raises(AssertionError):
        _ = sealed().when(A, Seal(3)).refusal


def test_deadlines_fall_due_while_one_waits() -> None:
    """Waiting causes what each of them causes; the scenario's time is then the end of the wait."""
    scenario = sealed().wait(DUE - 1)
    assert scenario.events == []
    scenario.wait(DUE + 5)
    assert scenario.kinds == ["Revealed"]
    assert scenario.happened(Revealed)
    assert scenario.at == DUE + 5
