"""Tests of ICECOOL 2 as a `Game`: its facts, its codec, and what it refuses."""

from typing import Any

import msgspec
import pytest

from rules.icecool.spec import CLASSROOM, STREET, A, B, C, Spec, through, touch
from rumpus.core.chance import Chance, simulation_seed
from rumpus.core.game import Game
from rumpus.core.values import Act, Millis, Refusal, Seat, SeatInfo, Timer
from rumpus.games.icecool.actions import (
    Action,
    Announce,
    EndTurn,
    MakeFlick,
    MoveFish,
    Place,
    Skate,
    ToLine,
)
from rumpus.games.icecool.events import IceEvent
from rumpus.games.icecool.game import FACTS, IceCool
from rumpus.games.icecool.state import State, View
from rumpus.physics import load

GAME: Game[State, Action, IceEvent, View, None, None] = IceCool()
"""ICECOOL 2 as a `Game` with its own types, so that type checkers verify it."""


def test_the_facts_tell_what_kind_of_game_it_is() -> None:
    """ICECOOL 2 is sequential, has hidden cards, and names its engine and school."""
    facts = GAME.facts

    assert (facts.name, facts.title, facts.rules_version) == ("icecool", "ICECOOL 2", 1)
    assert facts.dynamics == "sequential"
    assert not facts.open_information
    assert not facts.hints_complete
    assert not facts.teams
    assert (facts.resign, facts.handicap) == ("", 0)
    assert sorted(facts.data) == ["engine", "school"]
    assert facts is FACTS


def test_everybody_sits_as_he_comes() -> None:
    """Every seat is an ordinary player, and the default school is the bundled one."""
    seats = GAME.seat({}, ["player"] * 3)

    assert seats == (SeatInfo("player"),) * 3
    assert IceCool().school is load()


def test_nobody_has_to_be_silent() -> None:
    """No player is muted: the rules let everybody talk."""
    assert GAME.muted(Spec().state) == frozenset()


@pytest.mark.parametrize(
    "action",
    [
        Place(4600, 3200),
        ToLine(),
        ToLine(CLASSROOM),
        Announce("bounce"),
        MakeFlick(35_999, 1000, -900, 1000),
        Skate(0, 9999),
        MoveFish(Seat(3), 0, 63),
        EndTurn(),
    ],
)
def test_what_a_client_sends_is_read_by_the_types_of_the_game(action: Action) -> None:
    """Each action is the same after encoding and decoding, at both ends of each range."""
    assert msgspec.json.decode(msgspec.json.encode(action), type=GAME.types.action) == action


@pytest.mark.parametrize("number", ["NaN", "Infinity", "-Infinity", "1e999", "1e3", "null", '"5"'])
@pytest.mark.parametrize("field", ["aim", "power", "side", "height"])
def test_what_is_no_whole_number_is_no_flick(field: str, number: str) -> None:
    """The codec refuses anything but a whole number, such as NaN, 1e3 or a string."""
    fields = {"aim": "0", "power": "5", "side": "0", "height": "200"}
    good = ",".join(f'"{key}":{value}' for key, value in fields.items())
    bad = ",".join(f'"{key}":{value}' for key, value in (fields | {field: number}).items())

    msgspec.json.decode(f'{{"type":"flick",{good}}}', type=GAME.types.action)
    with pytest.raises(msgspec.DecodeError):
        msgspec.json.decode(f'{{"type":"flick",{bad}}}', type=GAME.types.action)


def test_events_states_and_views_survive_their_codec() -> None:
    """States, events and views are the same after encoding and decoding."""
    spec = Spec(deck="bd23j2").holds(B, 5).announce(B, "bounce")
    spec.flick(B, through(B, 3), touch(A, B), to={B: STREET})

    assert round_trip(GAME.types.state, spec.state) == spec.state
    for event in spec.events:
        assert round_trip(GAME.types.event, event) == event
    for seat in (A, B, None):
        assert round_trip(GAME.types.view, spec.view(seat)) == spec.view(seat)


def test_a_view_tells_who_looks_and_how_the_game_stands() -> None:
    """A view has the cards of its own seat; everything else is the same for everybody."""
    spec = Spec(deck="23").holds(B, 2).flick(B).when(B, EndTurn())
    view = spec.view(B)

    assert (view.you, view.rules, view.phase) == (B, spec.state.rules, "before")
    assert (view.round, view.rounds, view.catcher, view.turn) == (0, 3, A, C)
    assert (view.order, view.awaited, view.due) == ((B, C, A), (C,), spec.state.due)
    assert (view.deck_left, view.flicks, view.outside, view.result) == (52, 1, False, None)
    assert (view.announced, view.tasked, view.lines) == (None, False, ())
    assert [card.worth for card in view.hand] == [2, 3]
    other = spec.view(None)
    assert (other.you, other.hand) == (None, ())
    assert msgspec.structs.replace(view, you=None, hand=()) == other


def test_a_deadline_that_the_game_does_not_wait_for_is_void() -> None:
    """A timer with another name or another time is void."""
    spec = Spec()
    (timer,) = GAME.timers(spec.state)

    for other in (Timer("placing", timer.due), Timer(timer.name, Millis(timer.due + 1))):
        spec.serve(other).refused("void")


def test_whoever_asks_out_of_turn_learns_nothing_of_the_engine() -> None:
    """An act out of turn is refused before anything is simulated."""

    def explodes(*_anything: object) -> Any:
        raise AssertionError("nobody asked for this")

    spec = Spec()
    answer = IceCool(explodes).decide(
        spec.state, Act(C, MakeFlick(0, 500)), Millis(0), Chance(simulation_seed(0), "test")
    )
    assert answer == Refusal("not_your_turn", "IC-9", {"seat": B})


def round_trip(kind: Any, value: Any) -> Any:
    """Encode a value, and decode it again."""
    return msgspec.json.decode(msgspec.json.encode(value), type=kind)
