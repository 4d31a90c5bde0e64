"""Which flicks a bot of ICECOOL 2 thinks of, looks at and plays out, and which one it makes."""

from collections.abc import Sequence
from math import atan2, degrees

import pytest
from msgspec.structs import replace

from rumpus.bots.icecool import LEVELS, Level
from rumpus.bots.icecool.board import Board
from rumpus.bots.icecool.candidates import thought_of
from rumpus.bots.icecool.choosing import choose
from rumpus.bots.icecool.gains import outcome
from rumpus.bots.icecool.judging import Judging
from rumpus.bots.icecool.sight import clear
from rumpus.bots.means import FRUGAL, Means
from rumpus.core.chance import Chance
from rumpus.core.values import Seat
from rumpus.physics.candidates import BATCH, Glance, Tried
from rumpus.physics.facts import Touched
from rumpus.physics.flick import Flick
from rumpus.physics.scene import Pose, standing
from rumpus.physics.shot import Shot
from unit.bots.boards import CATCHER, CIRCLE, KITCHEN, RUNNER, SCHOOL, Counting, board


class Judge(Judging):
    """A bot's own judgement that remembers what it was asked about."""

    def __init__(self, board: Board, seat: Seat, level: Level) -> None:
        super().__init__(board, seat, level, (), there_and_back=False)
        self.seen: list[Glance] = []
        self.meant: list[Flick] = []
        self.played: list[Shot] = []

    def promise(self, glance: Glance) -> float:
        self.seen.append(glance)
        return super().promise(glance)

    def worth(self, shot: Shot) -> float:
        self.played.append(shot)
        return super().worth(shot)

    def hands(self, flick: Flick) -> Sequence[Flick]:
        self.meant.append(flick)
        return super().hands(flick)


def chosen(
    seat: Seat, level: Level, *poses: Pose | None, means: Means = FRUGAL
) -> tuple[Judge, Tried]:
    """Let a bot choose on a board where seat 0 is the Catcher."""
    stood = board(*poses)
    judge = Judge(stood, seat, level)
    return judge, choose(stood, seat, level, judge, means, Chance(b"", "a"))


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


def test_a_flick_is_also_thought_of_with_more_power() -> None:
    """The same way, for a penguin that has to come through and further."""
    stood = board(KITCHEN, standing(100, 80))
    first, *others = thought_of(stood, RUNNER, Chance(b"", "a"), 8, tricks=False)
    assert any(one.aim == first.aim and one.power > 1.2 * first.power for one in others)


def test_only_who_knows_tricks_flicks_off_walls() -> None:
    """
    Where both ends are as far from a wall, the way off it meets the wall half-way between.

    From (100, 80) behind the door to the Gym, at (245, 80), off the wall below: its face is 2 mm
    above 0, and a penguin is 15 mm wide to each side.
    """
    stood = board(KITCHEN, standing(100, 80))
    plain, tricky = (
        {round(one.aim / 100) for one in thought_of(stood, RUNNER, Chance(b"", "a"), 12, tricks=on)}
        for on in (False, True)
    )
    off = round(degrees(atan2(17 - 80, (245 - 100) / 2))) % 360
    assert off in tricky - plain


AROUND = (standing(120, 100), standing(220, 108))
"""A Catcher in the Classroom, and a Runner behind the wall just beside the door to the Gym."""


def test_the_catcher_looks_for_who_stands_round_a_corner() -> None:
    """There is no clear way to the Runner; a flick through the door touches him all the same."""
    assert not clear(SCHOOL, (120, 100), (220, 108))
    judge, _ = chosen(CATCHER, LEVELS["gentle"], *AROUND)
    assert any(isinstance(fact, Touched) for seen in judge.seen for fact in seen.facts)


@pytest.mark.parametrize(("catcher", "sees"), [(AROUND[1], False), (standing(245, 80), True)])
def test_a_runner_looks_out_for_a_catcher_in_sight(catcher: Pose, *, sees: bool) -> None:
    """To see others takes longer, so who is round a corner is met by what is played out only."""
    judge, _ = chosen(RUNNER, LEVELS["gentle"], catcher, AROUND[0])
    touched = any(isinstance(fact, Touched) for seen in judge.seen for fact in seen.facts)
    assert touched is sees


def test_a_level_looks_at_and_plays_out_as_many_flicks_as_it_says() -> None:
    """With no hurry: all that it thinks of, and the best of them with each way to miss."""
    level = replace(LEVELS["sharp"], flicks=8, best=3, hands=2)
    judge, tried = chosen(RUNNER, level, KITCHEN, CIRCLE, means=FRUGAL._replace(effort=1.0))
    assert len(judge.seen) == 8
    assert len(judge.meant) == len(set(judge.meant)) == 3
    assert len(judge.played) == 6
    assert len(tried.shots) == 2


@pytest.mark.parametrize(
    ("name", "looks", "best"), [("gentle", 6, 1), ("fair", 6, 1), ("sharp", 30, 2)]
)
def test_a_frugal_bot_does_an_eighth(name: str, looks: int, best: int) -> None:
    """But it looks at six flicks, and plays out one, whatever its level."""
    judge, _ = chosen(RUNNER, LEVELS[name], KITCHEN, CIRCLE)
    assert len(judge.seen) == looks
    assert len(judge.meant) == best


def test_of_what_is_played_out_the_best_is_made() -> None:
    """On average over the ways to miss, nothing that was tried is worth more."""
    level = replace(LEVELS["sharp"], flicks=8, best=3, hands=2)
    judge, tried = chosen(RUNNER, level, KITCHEN, CIRCLE, means=FRUGAL._replace(effort=1.0))
    worths = [Judging.worth(judge, shot) for shot in judge.played]
    means = [sum(pair) / 2 for pair in zip(worths[::2], worths[1::2], strict=True)]
    assert len(set(means)) == 3
    assert tried.worth == pytest.approx(max(means))
    assert tried.flick == judge.meant[means.index(max(means))]


def out_of_time(_share: float) -> bool:
    """Say stop."""
    return False


def test_a_bot_whose_time_is_up_looks_no_further() -> None:
    """It is asked for what it has then: the best of the first flicks, played out."""
    level = replace(LEVELS["sharp"], flicks=3 * BATCH, best=3, hands=1)
    hurried = Means(1.0, lambda: out_of_time, map)
    judge, tried = chosen(RUNNER, level, KITCHEN, CIRCLE, means=hurried)
    assert len(judge.seen) == BATCH
    assert judge.meant == [tried.flick]


def test_all_that_is_tried_is_tried_on_the_threads_that_a_bot_is_given() -> None:
    """Looks and ways to miss alike: they are what takes time."""
    mapper = Counting()
    level = replace(LEVELS["sharp"], flicks=6, best=2, hands=2)
    chosen(RUNNER, level, KITCHEN, CIRCLE, means=FRUGAL._replace(effort=1.0, mapper=mapper))
    assert mapper.done == 6 + 2 * 2
