"""Tests of how a bot of ICECOOL 2 values positions, uses cards, and misses with its hand."""

import pytest
from msgspec.structs import replace

from rumpus.core.chance import Chance
from rumpus.games.icecool.actions import MakeFlick, MoveFish
from rumpus.games.icecool.bots import LEVELS, using
from rumpus.games.icecool.bots.board import Board, board_of
from rumpus.games.icecool.bots.gains import outcome
from rumpus.games.icecool.bots.hand import made, ways
from rumpus.games.icecool.bots.judging import Judging, lead
from rumpus.games.icecool.bots.outlook import best_reach, chance_to_catch, outlooks
from rumpus.games.icecool.bots.sight import clear
from rumpus.games.icecool.state import Card
from rumpus.physics.facts import Bounced, Jumped, Landed, Touched
from rumpus.physics.flick import Flick
from rumpus.physics.scene import standing
from rumpus.physics.shot import Shot
from unit.bots.boards import (
    CATCHER,
    CIRCLE,
    GYM_DOOR,
    HALL_DOOR,
    KITCHEN,
    LIBRARY_DOOR,
    RUNNER,
    SCHOOL,
    board,
    view_of,
)

ODDS = LEVELS["fair"].odds


def test_a_way_is_clear_through_a_door_and_not_through_a_wall() -> None:
    """A way is clear through a door, but not through a wall or along the edge of a door."""
    assert clear(SCHOOL, (100, 80), (300, 80))
    assert not clear(SCHOOL, (100, 140), (300, 140))
    assert not clear(SCHOOL, (100, 100), (300, 100))


def test_a_runner_fears_the_catcher_and_hopes_for_his_fish() -> None:
    """The clearer the way, the more a Runner fears the Catcher and the more it expects a fish."""
    near = board(KITCHEN, standing(420, 320))
    away = board(KITCHEN, standing(60, 280))
    assert chance_to_catch(near, ODDS, RUNNER) > 0.5 > chance_to_catch(away, ODDS, RUNNER)
    assert best_reach(board(KITCHEN, standing(140, 80)), ODDS, RUNNER) > 0.5
    assert best_reach(board(KITCHEN, standing(140, 280)), ODDS, RUNNER) < 0.3
    assert lead(outlooks(near, ODDS), CATCHER) > lead(outlooks(away, ODDS), CATCHER)


def test_a_penguin_in_the_way_spoils_a_fish() -> None:
    """A Catcher in front of a door makes its fish harder to reach."""
    free = board(KITCHEN, standing(120, 80))
    guarded = board(standing(165, 80), standing(120, 80))
    assert best_reach(guarded, ODDS, RUNNER) < best_reach(free, ODDS, RUNNER)


def test_who_knows_tricks_fears_them() -> None:
    """Better levels fear a Catcher behind a wall more, Sharp over twice as much as Fair."""
    behind = board(KITCHEN, standing(280, 240))
    fears = [chance_to_catch(behind, level.odds, RUNNER) for level in LEVELS.values()]
    assert fears == sorted(fears)
    assert fears[-1] > 2 * fears[-2]


def test_a_catch_that_ends_the_round_is_not_put_off() -> None:
    """Touching the last Runner is worth more to the Catcher than standing nearby."""
    seats = board(KITCHEN, standing(420, 320)).seats
    near = Board(SCHOOL, CATCHER, (seats[0], replace(seats[1], caught=1)))
    touched = outcome(near, (Touched(10, CATCHER, RUNNER),), (KITCHEN, standing(420, 320)))
    assert touched.board.over
    assert lead(outlooks(touched.board, ODDS), CATCHER) > lead(outlooks(near, ODDS), CATCHER)


def test_all_fish_are_worth_less_when_the_round_may_end() -> None:
    """A Runner values all fish less while the Catcher is close to the last uncaught Runner."""
    seats = board(KITCHEN, CIRCLE, standing(420, 320)).seats
    last = Board(SCHOOL, CATCHER, (seats[0], replace(seats[1], caught=1), seats[2]))
    gone = last._replace(seats=(*last.seats[:2], replace(seats[2], pose=standing(60, 280))))
    assert outlooks(last, ODDS)[RUNNER] < outlooks(gone, ODDS)[RUNNER]


def test_a_better_hand_misses_less() -> None:
    """Over many flicks, a better level misses aim, power and height by less."""
    meant = Flick(9_000, 500, 0, 500)
    misses: list[int] = []
    heights: list[int] = []
    for level in LEVELS.values():
        chance = Chance(b"", "hand")
        hits = [made(level, meant, chance) for _ in range(60)]
        misses.append(sum(abs(hit.aim - 9_000) + abs(hit.power - 500) for hit in hits))
        heights.append(sum(abs(hit.height - 500) for hit in hits))
        assert ways(level, meant)[0] == meant
    assert misses == sorted(misses, reverse=True)
    assert heights == sorted(heights, reverse=True)
    assert len(set(misses)) == len(set(heights)) == 3


def test_a_task_counts_with_a_card_for_it_only() -> None:
    """The only tasks that count are those on the bot's cards, or else the announced one."""
    facts = (Bounced(5, RUNNER, 0), Jumped(10, RUNNER, 8, 0, 3), Landed(20, RUNNER, 3))
    stood = board(KITCHEN, CIRCLE)
    view = view_of(KITCHEN, CIRCLE, hand=(Card(0, 1, "jump"), Card(1, 3)))
    assert using.tasks_of(view) == ("jump",)
    assert using.tasks_of(replace(view, announced="bounce", tasked=True)) == ("bounce",)
    assert using.tasks_of(replace(view, tasked=True)) == ()
    shot = Shot((KITCHEN, CIRCLE), facts, 1000, b"", "", "")
    with_card = Judging(stood, RUNNER, LEVELS["sharp"], ("jump",), there_and_back=False)
    without = Judging(stood, RUNNER, LEVELS["sharp"], (), there_and_back=False)
    assert with_card.worth(shot) - without.worth(shot) == pytest.approx(1.0)
    assert with_card.fulfilled(shot) == ("jump",)


def test_skates_are_kept_for_a_turn_that_is_worth_it() -> None:
    """Sharp keeps skates for a better turn, but not in the last round; Gentle uses them at once."""
    ones = (Card(0, 1, "jump"), Card(1, 1, "doors"))
    begun = view_of(KITCHEN, standing(140, 280), hand=ones, phase="after", round=0)
    catcher, runner = begun.seats
    # The Runner's last fish is two rooms away.
    far_off = replace(begun, seats=(catcher, replace(runner, fish=(LIBRARY_DOOR,))))
    close_by = view_of(KITCHEN, standing(140, 80), hand=ones, phase="after", round=0)
    for view, level, skates in (
        (far_off, "sharp", False),
        (far_off, "gentle", True),
        (close_by, "sharp", True),
        (replace(far_off, round=far_off.rounds - 1), "sharp", True),
        (replace(close_by, hand=ones[:1]), "sharp", False),
    ):
        found = using.skate(view, board_of(SCHOOL, view), RUNNER, LEVELS[level])
        assert (found is not None) == skates


def test_a_fish_is_moved_to_where_it_can_be_had() -> None:
    """Sharp uses two cards worth 2 to move a fish to a door that the next flick may reach."""
    twos = (Card(0, 2), Card(1, 2))
    view = view_of(standing(460, 440), standing(100, 240), hand=twos)
    seats = list(view.seats)
    seats[RUNNER] = replace(seats[RUNNER], fish=(GYM_DOOR,))
    view = replace(view, seats=tuple(seats))
    move = using.move_fish(view, board_of(SCHOOL, view), RUNNER, LEVELS["sharp"])
    assert move == MoveFish(RUNNER, GYM_DOOR, HALL_DOOR)
    assert using.move_fish(view, board_of(SCHOOL, view), RUNNER, LEVELS["gentle"]) is None
    poor = replace(view, hand=twos[:1])
    assert using.move_fish(poor, board_of(SCHOOL, poor), RUNNER, LEVELS["sharp"]) is None


def test_what_a_hand_makes_is_a_legal_flick() -> None:
    """Direction and power stay within their limits, however far a hand misses."""
    chance = Chance(b"", "edge")
    for _ in range(100):
        flick = made(LEVELS["gentle"], Flick(35_999, 1000), chance)
        assert isinstance(flick, MakeFlick)
        assert 0 <= flick.aim < 36_000
        assert flick.power <= 1000
