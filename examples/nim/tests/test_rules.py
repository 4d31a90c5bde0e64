"""Tests of each rule of the rulebook."""

import ast
import re
from pathlib import Path

import pytest

import rumpus_nim
from rumpus.core.chance import Chance, simulation_seed
from rumpus.core.options import validated
from rumpus.core.values import Act, Millis, Refusal, Result, Seat, SeatInfo, Setup
from rumpus_nim.actions import Take
from rumpus_nim.events import Began, Took
from rumpus_nim.game import FACTS, NimGame
from rumpus_nim.state import State

GAME, CHANCE = NimGame(), Chance(simulation_seed(1), "test")
RULES = (Path(rumpus_nim.__file__).parent / "rules.md").read_text(encoding="utf-8")


def taken(state: State, seat: int, stones: int) -> State | Refusal:
    """Take stones, and return the new state or the refusal."""
    decided = GAME.decide(state, Act(Seat(seat), Take(stones)), Millis(0), CHANCE)
    if isinstance(decided, Refusal):
        return decided
    for event in decided:
        state = GAME.evolve(state, event)
    return state


@pytest.mark.rule("NIM-1")
def test_two_begin_with_the_stones_that_they_agreed_on() -> None:
    """There are 21 unless the table agrees on another number from 4 to 50."""
    options = validated(FACTS.options, {})
    assert not isinstance(options, Refusal)
    (began,) = GAME.deal(Setup(options, (SeatInfo(), SeatInfo())), Millis(0), CHANCE)
    assert isinstance(began, Began)
    assert began.stones == 21
    assert isinstance(validated(FACTS.options, {"stones": 3}), Refusal)


@pytest.mark.rule("NIM-2")
@pytest.mark.parametrize("stones", [1, 2, 3])
def test_one_to_three_stones_are_taken_in_turn(stones: int) -> None:
    """Taking one to three stones makes it the other player's turn."""
    assert taken(State(9, Seat(0)), 0, stones) == State(9 - stones, Seat(1))


@pytest.mark.rule("NIM-2")
def test_what_is_no_turn_is_refused() -> None:
    """Taking no stone, four stones, more than there are, or out of turn is refused."""
    for seat, stones, code in (
        (0, 0, "too_many_stones"),
        (0, 4, "too_many_stones"),
        (0, 3, "too_few_left"),
        (1, 1, "not_your_turn"),
    ):
        refused = taken(State(2, Seat(0)), seat, stones)
        assert isinstance(refused, Refusal)
        assert (refused.code, refused.rule) == (code, "NIM-2")


@pytest.mark.rule("NIM-3")
def test_the_last_stone_wins() -> None:
    """Taking the last stone wins, and nothing can be taken after it."""
    over = taken(State(3, Seat(1)), 1, 3)
    assert isinstance(over, State)
    assert over.result == Result(((Seat(1),), (Seat(0),)), (0, 1), "last_stone")
    assert taken(over, 0, 1) == Refusal("game_over")


@pytest.mark.rule("NIM-4")
def test_a_game_that_is_cut_short_is_a_draw() -> None:
    """The players of a game that is cut short share the first place."""
    (stopped,) = GAME.cut_short(State(5, Seat(0)), Millis(0))
    result = GAME.evolve(State(5, Seat(0)), stopped).result
    assert result is not None
    assert result.places == ((Seat(0), Seat(1)),)


def test_spectators_see_every_stone_taken() -> None:
    """Spectators see every event, because nothing is secret."""
    event = Took(Seat(0), 2)
    assert GAME.redact(State(5, Seat(0)), event, None) == event


def test_every_rule_has_a_test() -> None:
    """The ids of the rulebook are exactly those that tests are marked with."""
    tree = ast.parse(Path(__file__).read_text(encoding="utf-8"))
    marks = [node for node in ast.walk(tree) if isinstance(node, ast.Call)]
    proved = {
        ast.literal_eval(mark.args[0])
        for mark in marks
        if ast.unparse(mark.func) == "pytest.mark.rule"
    }
    assert proved == set(re.findall(r"^### (\S+) ", RULES, re.MULTILINE))
