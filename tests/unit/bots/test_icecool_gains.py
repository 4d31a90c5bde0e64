"""Tests that a bot of ICECOOL 2 counts the gains of a flick as the rules do."""

from functools import partial
from itertools import takewhile

import pytest

from icecool_subject import GAME
from rumpus.bots.means import FRUGAL
from rumpus.core.chance import simulation_seed
from rumpus.core.options import defaults
from rumpus.games.icecool import GAME as MODULE
from rumpus.games.icecool.bots import LEVELS
from rumpus.games.icecool.bots.board import board_of
from rumpus.games.icecool.bots.gains import outcome
from rumpus.games.icecool.bots.outlook import outlooks
from rumpus.games.icecool.events import Caught, FishTaken, Flicked, RoundEnded
from rumpus.games.icecool.game import FACTS
from rumpus.games.icecool.state import State
from rumpus.lab.run import Run
from rumpus.physics.facts import Left, Passed, Touched
from rumpus.physics.scene import standing
from unit.bots.boards import (
    CATCHER,
    CIRCLE,
    CLASSROOM_DOOR,
    GYM_DOOR,
    KITCHEN,
    LIBRARY_DOOR,
    OTHER,
    RUNNER,
    SCHOOL,
    board,
)

ODDS = LEVELS["fair"].odds


def test_a_fish_is_a_card_and_a_catch_is_one_for_the_other() -> None:
    """Gains follow the rules: a fish counts once per door, and a catch once per Runner."""
    stood = board(KITCHEN, CIRCLE, standing(300, 400))
    facts = (
        Passed(10, RUNNER, CLASSROOM_DOOR, 2),
        Passed(20, RUNNER, CLASSROOM_DOOR, 0),
        Touched(30, CATCHER, RUNNER),
        Touched(40, CATCHER, RUNNER),
        Touched(50, RUNNER, OTHER),
    )
    came = outcome(stood, facts, (KITCHEN, CIRCLE, standing(300, 400)))
    assert list(came.gains) == [1, 0, 0]
    assert came.board.seats[RUNNER].fish == (LIBRARY_DOOR, GYM_DOOR)
    assert came.board.hunted() == (OTHER,)
    assert not came.board.over


def test_a_fish_over_the_doorway_where_one_begins_is_not_counted() -> None:
    """A fish over the doorway where a flick begins doesn't count."""
    stood = board(KITCHEN, standing(200, 80))
    facts = (Passed(10, RUNNER, CLASSROOM_DOOR, 2),)
    assert outcome(stood, facts, (KITCHEN, standing(280, 80))).gains == (0, 0)


def test_of_two_the_runner_who_was_caught_stands_on_the_circle() -> None:
    """With two players, a caught Runner returns to the circle; a second catch ends the round."""
    stood = board(KITCHEN, standing(400, 320))
    facts = (Touched(10, CATCHER, RUNNER), Touched(300, CATCHER, RUNNER))
    first = outcome(stood, facts, (KITCHEN, standing(300, 300)))
    assert list(first.gains) == [1, -1]
    assert first.board.seats[RUNNER].pose == CIRCLE
    assert not first.board.over
    second = outcome(first.board, facts, (KITCHEN, standing(300, 300)))
    assert list(second.gains) == [0, 0]
    assert second.board.over
    assert outlooks(second.board, ODDS) == [0, 0]


def test_who_leaves_the_school_stands_where_he_was() -> None:
    """A penguin that leaves the school is put back where it was."""
    stood = board(KITCHEN, CIRCLE)
    came = outcome(stood, (Left(900, RUNNER),), (KITCHEN, standing(-50, -50)))
    assert came.board.seats[RUNNER].pose == CIRCLE


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_bot_counts_what_the_rules_tell(seats: int) -> None:
    """A bot counts fish, catches, cards and the round's end as the rules do, in whole games."""
    hasty = FRUGAL._replace(effort=0.0)
    run = Run(FACTS, lambda _: GAME, partial(MODULE.make_bot, means=hasty), simulation_seed(2))
    run.open(("gentle",) * seats, defaults(FACTS.options))
    counted = 0
    while run.table.phase == "play":
        before = run.table.state
        run.step()
        events = run.entries[-1].events
        if not isinstance(before, State) or not isinstance(events[0], Flicked):
            continue
        shot = events[0].shot
        came = outcome(board_of(SCHOOL, GAME.view(before, None)), shot.facts, shot.rest)
        after, gains = before, [0] * seats
        for event in takewhile(lambda event: not isinstance(event, RoundEnded), events):
            after = GAME.evolve(after, event)
            if isinstance(event, FishTaken):
                gains[event.seat] += 1
            if isinstance(event, Caught) and event.times == 1:
                gains[event.seat] -= 1
                gains[event.catcher] += 1
        assert list(came.gains) == gains
        assert came.board.over == any(isinstance(event, RoundEnded) for event in events)
        for found, told in zip(came.board.seats, after.seats, strict=True):
            assert (found.fish, found.taken, found.caught) == (told.fish, told.taken, told.caught)
        counted += sum(map(abs, gains))
    assert counted > 10
