"""Tests of the flicks that a bot of ICECOOL 2 considers, glances at, plays out and makes."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import partial
from math import atan2, degrees

import pytest
from msgspec.structs import replace

from rumpus.bots.means import FRUGAL, Means
from rumpus.core.chance import Chance
from rumpus.core.values import Seat
from rumpus.core.work import GoOn, One, Other
from rumpus.games.icecool.bots import LEVELS, Level
from rumpus.games.icecool.bots.board import Board
from rumpus.games.icecool.bots.candidates import thought_of
from rumpus.games.icecool.bots.choosing import choose
from rumpus.games.icecool.bots.gains import outcome
from rumpus.games.icecool.bots.judging import Judging
from rumpus.games.icecool.bots.levels import Trick
from rumpus.games.icecool.bots.sight import clear
from rumpus.games.icecool.bots.tricks import known, straight
from rumpus.physics.candidates import BATCH, Glance, Tried
from rumpus.physics.dials import SHOULDERS
from rumpus.physics.facts import Jumped, Touched
from rumpus.physics.flick import MOST_SIDE, Flick
from rumpus.physics.places import lines_of
from rumpus.physics.scene import Pose, Scene, standing
from rumpus.physics.shot import Shot
from rumpus.physics.simulate import simulate
from unit.bots.boards import CATCHER, CIRCLE, KITCHEN, RUNNER, SCHOOL, Counting, board
from unit.physics.scenes import slid

HALL = 4


class Judge(Judging):
    """Judgement that records each glance, flick and shot that it is asked about."""

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
    """Return a bot's judgement and choice, on a board with seat 0 as the Catcher."""
    stood = board(*poses)
    judge = Judge(stood, seat, level)
    return judge, choose(stood, seat, level, judge, means, Chance(b"", "a"))


ALL: tuple[Trick, ...] = ("curve", "bank", "jump")


@pytest.mark.parametrize("tricks", [(), ("curve",), ALL])
def test_flicks_thought_of_are_as_many_as_asked_for_and_the_same_each_time(
    tricks: tuple[Trick, ...],
) -> None:
    """A bot considers the requested number of flicks, the first one at its closest fish."""
    stood = board(KITCHEN, standing(100, 80))
    once, again = (thought_of(stood, RUNNER, Chance(b"", "a"), 60, tricks=tricks) for _ in range(2))
    assert once == again
    assert len(once) == 60
    assert once[0].aim == 0


@pytest.mark.rule("IC-38")
def test_curves_begin_with_fair_and_jumps_with_sharp() -> None:
    """Gentle flicks low and at the middle, Fair adds curves, and Sharp adds jumps."""
    stood = board(KITCHEN, CIRCLE)
    kinds = {
        name: thought_of(stood, RUNNER, Chance(b"", "a"), 60, tricks=level.tricks)
        for name, level in LEVELS.items()
    }
    plain = thought_of(stood, RUNNER, Chance(b"", "a"), 6, tricks=LEVELS["gentle"].tricks)

    assert {(flick.side, flick.height) for flick in plain} == {(0, 200)}
    assert {flick.height for flick in kinds["fair"]} == {200}
    assert any(abs(flick.side) == MOST_SIDE for flick in kinds["fair"])
    assert any(flick.height >= SHOULDERS for flick in kinds["sharp"])


def test_a_fish_round_a_corner_is_first_tried_by_a_curve() -> None:
    """Even a bot with time for only six flicks considers two curves."""
    stood = board(KITCHEN, CIRCLE)
    few = thought_of(stood, RUNNER, Chance(b"", "a"), 6, tricks=("curve",))
    assert sum(flick.side != 0 for flick in few) == 2


@pytest.mark.rule("IC-38")
@pytest.mark.parametrize("side", [450, 900])
def test_a_curve_that_is_thought_of_ends_near_what_it_is_meant_for(side: int) -> None:
    """A curve to either side, over open floor, ends in the intended direction."""
    for flick in known(board(KITCHEN, CIRCLE), standing(0, 0), (300.0, 0.0), ("curve",)):
        if abs(flick.side) == side:
            rest, _ = slid(flick)
            assert abs(degrees(atan2(rest.y, rest.x))) < 15


@pytest.mark.rule("IC-38")
def test_a_jump_that_is_thought_of_clears_the_walls_from_their_lines() -> None:
    """A jump from the Hall's orange line clears each wall to a neighbouring room."""
    left, bottom, right, top = lines_of(SCHOOL, HALL)
    for x, y, aim in (
        (left, 240, 18_000),
        (right, 240, 0),
        (280, bottom, 27_000),
        (280, top, 9000),
    ):
        stood = board(KITCHEN, standing(x, y))
        jumps = [f for f in known(stood, standing(x, y), (280, 240), ("jump",)) if f.aim == aim]
        shots = [simulate(Scene((standing(x, y),), 0), flick, SCHOOL) for flick in jumps]
        assert len(jumps) == 3
        assert all(any(isinstance(fact, Jumped) for fact in shot.facts) for shot in shots)


def test_a_bot_takes_the_fish_before_it() -> None:
    """A flick that Sharp chooses near a fish earns a card in every shot tried, even misses."""
    stood = board(KITCHEN, standing(120, 80))
    judging = Judging(stood, RUNNER, LEVELS["sharp"], (), there_and_back=False)
    tried = choose(stood, RUNNER, LEVELS["sharp"], judging, FRUGAL, Chance(b"", "a"))
    assert all(outcome(stood, s.facts, s.rest).gains[RUNNER] == 1 for s in tried.shots)


def test_the_same_chance_chooses_the_same_flick() -> None:
    """The same stream of chance chooses the same flick each time, so a simulated game repeats."""
    stood = board(KITCHEN, CIRCLE, standing(300, 400))
    judging = Judging(stood, RUNNER, LEVELS["fair"], (), there_and_back=False)
    once, again = (
        choose(stood, RUNNER, LEVELS["fair"], judging, FRUGAL, Chance(b"", "a")) for _ in range(2)
    )
    assert once == again


def test_the_catcher_hits_who_stands_before_him() -> None:
    """The Catcher chooses a flick that may touch the Runner in front."""
    stood = board(standing(120, 80), standing(120, 200))
    judging = Judging(stood, CATCHER, LEVELS["sharp"], (), there_and_back=False)
    tried = choose(stood, CATCHER, LEVELS["sharp"], judging, FRUGAL, Chance(b"", "a"))
    assert any(outcome(stood, s.facts, s.rest).gains[CATCHER] == 1 for s in tried.shots)


def test_a_flick_is_also_thought_of_with_more_power() -> None:
    """A stronger flick in the same direction is considered as well, to get through and further."""
    stood = board(KITCHEN, standing(100, 80))
    first, *others = thought_of(stood, RUNNER, Chance(b"", "a"), 8, tricks=())
    assert any(one.aim == first.aim and one.power > 1.2 * first.power for one in others)


def test_a_flick_off_a_wall_is_aimed_at_the_image_with_power_for_the_wall() -> None:
    """
    A bank shot between two points equally far from a wall meets the wall half-way.

    The wall takes most of the speed, so that the flick is much stronger than a straight one of the
    same length.
    """
    pose, point = standing(100, 100), (300.0, 100.0)
    banks = known(board(KITCHEN, pose), pose, point, ("bank",))
    (below,) = (flick for flick in banks if 27_000 < flick.aim < 36_000)

    assert below.aim == round(100 * degrees(atan2(17 - 100, 100))) % 36_000
    assert below.power > 1.3 * straight(pose, (300.0, 100 - 2 * 83.0)).power


AROUND = (standing(120, 100), standing(220, 108))
"""A Catcher in the Classroom, and a Runner behind the wall just beside the door to the Gym."""


def test_the_catcher_looks_for_who_stands_round_a_corner() -> None:
    """A glance finds a flick through the door that touches a Runner round the corner."""
    assert not clear(SCHOOL, (120, 100), (220, 108))
    judge, _ = chosen(CATCHER, LEVELS["gentle"], *AROUND)
    assert any(isinstance(fact, Touched) for seen in judge.seen for fact in seen.facts)


@pytest.mark.parametrize(("catcher", "sees"), [(AROUND[1], False), (standing(245, 80), True)])
def test_a_runner_looks_out_for_a_catcher_in_sight(catcher: Pose, *, sees: bool) -> None:
    """A Runner's glances include the Catcher only if in sight, because more pieces take longer."""
    judge, _ = chosen(RUNNER, LEVELS["gentle"], catcher, AROUND[0])
    touched = any(isinstance(fact, Touched) for seen in judge.seen for fact in seen.facts)
    assert touched is sees


def test_a_level_looks_at_and_plays_out_as_many_flicks_as_it_says() -> None:
    """With full effort, a bot glances at all its flicks and plays out the best, misses included."""
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
    """A frugal bot tries an eighth of the flicks, but glances at six and plays out one at least."""
    judge, _ = chosen(RUNNER, LEVELS[name], KITCHEN, CIRCLE)
    assert len(judge.seen) == looks
    assert len(judge.meant) == best


def test_of_what_is_played_out_the_best_is_made() -> None:
    """A bot makes the flick with the highest mean worth over its misses."""
    level = replace(LEVELS["sharp"], flicks=8, best=3, hands=2)
    judge, tried = chosen(RUNNER, level, KITCHEN, CIRCLE, means=FRUGAL._replace(effort=1.0))
    worths = [Judging.worth(judge, shot) for shot in judge.played]
    means = [sum(pair) / 2 for pair in zip(worths[::2], worths[1::2], strict=True)]
    assert len(set(means)) == 3
    assert tried.worth == pytest.approx(max(means))
    assert tried.flick == judge.meant[means.index(max(means))]


class Ticking:
    """`map` that advances a clock by a second for each item."""

    def __init__(self, until: float) -> None:
        self._until = until
        self._now = 0.0

    def __call__(self, work: Callable[[One], Other], items: Iterable[One], /) -> Iterator[Other]:
        """Map all items, and move the clock on."""
        some = list(items)
        self._now += len(some)
        return map(work, some)

    def watch(self) -> GoOn:
        """Return a check that less than a given share of the time has passed."""
        return lambda share: self._now < share * self._until

    def means(self) -> Means:
        """Return means for a bot that uses this map and its clock."""
        return Means(1.0, self.watch, self)


@pytest.mark.parametrize(
    ("seconds", "seen", "meant"),
    [(0, 0, 0), (1, BATCH, 0), (BATCH, BATCH, 0), (BATCH + 1, BATCH, 1), (2 * BATCH + 5, 32, 2)],
)
def test_a_bot_whose_deadline_comes_first_plays_its_best_so_far(
    seconds: int, seen: int, meant: int
) -> None:
    """A bot out of time makes the plainest, the most promising or the best played-out flick."""
    level = replace(LEVELS["sharp"], flicks=3 * BATCH, best=3, hands=4)
    judge, tried = chosen(RUNNER, level, KITCHEN, CIRCLE, means=Ticking(seconds).means())
    assert len(judge.seen) == seen
    assert len(judge.meant) == meant
    assert len(tried.shots) == (4 if meant else 0)
    best = (
        judge.meant or [max(judge.seen, key=partial(Judging.promise, judge)).flick] if seen else []
    )
    assert tried.flick in best or not seen


def test_a_bot_without_any_time_flicks_at_what_it_wants() -> None:
    """A bot without any time makes the plainest flick, at the closest fish."""
    level, stood = LEVELS["sharp"], board(KITCHEN, standing(100, 80))
    _, tried = chosen(RUNNER, level, KITCHEN, standing(100, 80), means=Ticking(0).means())
    (plainest,) = thought_of(stood, RUNNER, Chance(b"", "a"), 1, tricks=level.tricks)
    assert tried.flick == plainest


def test_all_that_is_tried_is_tried_on_the_threads_that_a_bot_is_given() -> None:
    """A bot simulates all its flicks, glances included, on the threads that it's given."""
    mapper = Counting()
    level = replace(LEVELS["sharp"], flicks=6, best=2, hands=2)
    chosen(RUNNER, level, KITCHEN, CIRCLE, means=FRUGAL._replace(effort=1.0, mapper=mapper))
    assert mapper.done == 6 + 2 * 2
