"""What a bot of ICECOOL 2 thinks of, what it wants, and what it does with cards."""

from typing import Any

import pytest
from msgspec.structs import replace

from icecool_subject import GAME, setup
from rumpus.bots.icecool import LEVELS, using
from rumpus.bots.icecool.board import Board, board_of
from rumpus.bots.icecool.candidates import thought_of
from rumpus.bots.icecool.choosing import choose
from rumpus.bots.icecool.gains import outcome
from rumpus.bots.icecool.hand import made, ways
from rumpus.bots.icecool.judging import Judging, lead
from rumpus.bots.icecool.outlook import best_reach, chance_to_catch, outlooks
from rumpus.bots.icecool.sight import clear
from rumpus.bots.means import FRUGAL
from rumpus.core.chance import Chance
from rumpus.core.values import Millis, Seat
from rumpus.games.icecool.actions import MakeFlick, MoveFish
from rumpus.games.icecool.state import Card, View
from rumpus.physics.facts import Bounced, Jumped, Landed, Left, Passed, Touched
from rumpus.physics.flick import Flick
from rumpus.physics.layout import load
from rumpus.physics.scene import Pose, standing
from rumpus.physics.shot import Shot

CATCHER, RUNNER, OTHER = Seat(0), Seat(1), Seat(2)
SCHOOL = load()
LIBRARY_DOOR, CLASSROOM_DOOR, GYM_DOOR, HALL_DOOR = 1, 3, 5, 6
CIRCLE = standing(100, 160)
KITCHEN = standing(460, 320)
ODDS = LEVELS["fair"].odds


def view_of(*poses: Pose | None, **changes: Any) -> View:
    """Show the Runner on turn a round in which seat 0 is the Catcher."""
    opened = GAME.blank(setup(len(poses)))
    for event in GAME.open(setup(len(poses)), Millis(0), Chance(bytes(32), "open")):
        opened = GAME.evolve(opened, event)
    seats = tuple(
        replace(
            seated,
            pose=pose,
            fish=() if seat == CATCHER else (LIBRARY_DOOR, CLASSROOM_DOOR, GYM_DOOR),
        )
        for seat, (seated, pose) in enumerate(zip(opened.seats, poses, strict=True))
    )
    state = replace(opened, seats=seats, catcher=CATCHER, turn=RUNNER, phase="before", due=None)
    return replace(GAME.view(state, RUNNER), **changes)


def board(*poses: Pose | None) -> Board:
    """Give the board of such a round."""
    return board_of(SCHOOL, view_of(*poses))


def test_a_way_is_clear_through_a_door_and_not_through_a_wall() -> None:
    """The edge of a door is no way, either: a penguin is as wide as it is."""
    assert clear(SCHOOL, (100, 80), (300, 80))
    assert not clear(SCHOOL, (100, 140), (300, 140))
    assert not clear(SCHOOL, (100, 100), (300, 100))


def test_a_fish_is_a_card_and_a_catch_is_one_for_the_other() -> None:
    """Gains are told as the rules tell them: once a door, once a Runner, in order."""
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
    """The rules do not give it."""
    stood = board(KITCHEN, standing(200, 80))
    facts = (Passed(10, RUNNER, CLASSROOM_DOOR, 2),)
    assert outcome(stood, facts, (KITCHEN, standing(280, 80))).gains == (0, 0)


def test_of_two_the_runner_who_was_caught_stands_on_the_circle() -> None:
    """And the second catch brings no card, but ends the round."""
    stood = board(KITCHEN, standing(400, 320))
    facts = (Touched(10, CATCHER, RUNNER),)
    first = outcome(stood, facts, (KITCHEN, standing(300, 300)))
    assert list(first.gains) == [1, -1]
    assert first.board.seats[RUNNER].pose == CIRCLE
    second = outcome(first.board, facts, (KITCHEN, standing(300, 300)))
    assert list(second.gains) == [0, 0]
    assert second.board.over
    assert outlooks(second.board, ODDS) == [0, 0]


def test_who_leaves_the_school_stands_where_he_was() -> None:
    """So a flick out of it has brought nothing but what happened before."""
    stood = board(KITCHEN, CIRCLE)
    came = outcome(stood, (Left(900, RUNNER),), (KITCHEN, standing(-50, -50)))
    assert came.board.seats[RUNNER].pose == CIRCLE


def test_a_runner_fears_the_catcher_and_hopes_for_his_fish() -> None:
    """Both the more, the clearer the way is."""
    near = board(KITCHEN, standing(420, 320))
    away = board(KITCHEN, standing(60, 280))
    assert chance_to_catch(near, ODDS, RUNNER) > 0.5 > chance_to_catch(away, ODDS, RUNNER)
    assert best_reach(board(KITCHEN, standing(140, 80)), ODDS, RUNNER) > 0.5
    assert best_reach(board(KITCHEN, standing(140, 280)), ODDS, RUNNER) < 0.3
    assert lead(outlooks(near, ODDS), CATCHER) > lead(outlooks(away, ODDS), CATCHER)


def test_a_penguin_in_the_way_spoils_a_fish() -> None:
    """A Catcher in front of a door guards it."""
    free = board(KITCHEN, standing(120, 80))
    guarded = board(standing(165, 80), standing(120, 80))
    assert best_reach(guarded, ODDS, RUNNER) < best_reach(free, ODDS, RUNNER)


def test_who_knows_tricks_fears_them() -> None:
    """A wall in between is half a shelter from Sharp ones, from others a good one."""
    behind = board(KITCHEN, standing(280, 240))
    fears = [chance_to_catch(behind, level.odds, RUNNER) for level in LEVELS.values()]
    assert fears == sorted(fears)
    assert fears[-1] > 2 * fears[-2]


def test_a_catch_that_ends_the_round_is_not_put_off() -> None:
    """To stand next to the last Runner is never worth more to the Catcher than to touch him."""
    seats = board(KITCHEN, standing(420, 320)).seats
    near = Board(SCHOOL, CATCHER, (seats[0], replace(seats[1], caught=1)))
    touched = outcome(near, (Touched(10, CATCHER, RUNNER),), (KITCHEN, standing(420, 320)))
    assert touched.board.over
    assert lead(outlooks(touched.board, ODDS), CATCHER) > lead(outlooks(near, ODDS), CATCHER)


def test_all_fish_are_worth_less_when_the_round_may_end() -> None:
    """So the last Runner who was not caught is hunted for those of all."""
    seats = board(KITCHEN, CIRCLE, standing(420, 320)).seats
    last = Board(SCHOOL, CATCHER, (seats[0], replace(seats[1], caught=1), seats[2]))
    gone = last._replace(seats=(*last.seats[:2], replace(seats[2], pose=standing(60, 280))))
    assert outlooks(last, ODDS)[RUNNER] < outlooks(gone, ODDS)[RUNNER]


@pytest.mark.parametrize("tricks", [False, True])
def test_flicks_thought_of_are_as_many_as_asked_for_and_the_same_each_time(tricks: bool) -> None:
    """The first one goes straight behind the closest own fish that is in sight."""
    stood = board(KITCHEN, standing(100, 80))
    once, again = (thought_of(stood, RUNNER, Chance(b"", "a"), 60, tricks=tricks) for _ in range(2))
    assert once == again
    assert len(once) == 60
    assert once[0].aim == 0


def test_only_who_knows_tricks_thinks_of_jumps_and_curves() -> None:
    """Gentle and Fair flick low and at the middle, or nearly so."""
    stood = board(KITCHEN, CIRCLE)
    plain = thought_of(stood, RUNNER, Chance(b"", "a"), 12, tricks=False)
    tricky = thought_of(stood, RUNNER, Chance(b"", "a"), 60, tricks=True)
    assert {flick.height for flick in plain} == {200}
    assert max(flick.height for flick in tricky) > 600
    assert any(abs(flick.side) > 500 for flick in tricky)


def test_a_bot_takes_the_fish_before_it() -> None:
    """Of the flicks that it tries it makes one that brings a card."""
    stood = board(KITCHEN, standing(120, 80))
    judging = Judging(stood, RUNNER, LEVELS["sharp"], (), there_and_back=False)
    tried = choose(stood, RUNNER, LEVELS["sharp"], judging, FRUGAL, Chance(b"", "a"))
    assert all(outcome(stood, s.facts, s.rest).gains[RUNNER] == 1 for s in tried.shots)


def test_the_same_chance_chooses_the_same_flick() -> None:
    """However often, and whatever was tried before: a simulated game repeats."""
    stood = board(KITCHEN, CIRCLE, standing(300, 400))
    judging = Judging(stood, RUNNER, LEVELS["fair"], (), there_and_back=False)
    once, again = (
        choose(stood, RUNNER, LEVELS["fair"], judging, FRUGAL, Chance(b"", "a")) for _ in range(2)
    )
    assert once == again


def test_the_catcher_hits_who_stands_before_him() -> None:
    """Of the flicks that he tries he makes one that touches the Runner."""
    stood = board(standing(120, 80), standing(120, 200))
    judging = Judging(stood, CATCHER, LEVELS["sharp"], (), there_and_back=False)
    tried = choose(stood, CATCHER, LEVELS["sharp"], judging, FRUGAL, Chance(b"", "a"))
    assert any(outcome(stood, s.facts, s.rest).gains[CATCHER] == 1 for s in tried.shots)


def test_a_better_hand_misses_less() -> None:
    """Over many flicks, each level is closer to what it meant than the one below."""
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
    """What is announced is what the flick does most often."""
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
    """But not in the last round, and not by a bot that does not look ahead."""
    ones = (Card(0, 1, "jump"), Card(1, 1, "doors"))
    begun = view_of(KITCHEN, standing(140, 280), hand=ones, phase="after", round=0)
    catcher, runner = begun.seats
    # His last fish is two rooms away.
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
    """With two cards worth 2, to a door that the next flick may reach."""
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
    """Direction and power stay within their limits however a hand misses."""
    chance = Chance(b"", "edge")
    for _ in range(100):
        flick = made(LEVELS["gentle"], Flick(35_999, 1000), chance)
        assert isinstance(flick, MakeFlick)
        assert 0 <= flick.aim < 36_000
        assert flick.power <= 1000
