"""Tests of weighing flicks for a bot: coarse glances, then the best flicks with their misses."""

from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from itertools import chain, repeat
from typing import Never

import pytest

from plans import FIVE_ROOMS
from rumpus.physics import Flick, Passed, Rested, Scene, Shot, Touched, standing
from rumpus.physics.candidates import BATCH, Glance, glance, weigh
from unit.physics.scenes import played, told

SCENE = Scene((standing(100, 200), standing(100, 60), None), 0)
FLICKS = [Flick(aim, power, 0, 100) for aim in range(0, 36_000, 1500) for power in (300, 500)]


class Doors:
    """Goal of passing doors, with a hand that is a degree off to either side."""

    def __init__(self) -> None:
        self.glances = 0

    def promise(self, glance: Glance) -> float:
        self.glances += 1
        return sum(isinstance(fact, Passed) for fact in glance.facts)

    def worth(self, shot: Shot) -> float:
        return len(told(shot, Passed))

    def hands(self, flick: Flick) -> Sequence[Flick]:
        aims = [(flick.aim + off) % 36_000 for off in (-100, 0, 100)]
        return [Flick(aim, flick.power, flick.side, flick.height) for aim in aims]


def test_a_glance_sees_what_soon_happens() -> None:
    """The first second of a flick through a door has the pass, and no rest yet."""
    seen = glance(SCENE, Flick(9000, 500, 0, 100), FIVE_ROOMS)

    assert Passed in {type(fact) for fact in seen.facts}
    assert Rested not in {type(fact) for fact in seen.facts}
    assert max(fact.at for fact in seen.facts) <= 1000
    assert seen.last.y > 340


def test_a_glance_sees_others_where_it_is_asked_to() -> None:
    """A glance shows a touch of another penguin only if it's asked to include the others."""
    flick = Flick(27_000, 500, 0, 100)

    assert Touched not in {type(fact) for fact in glance(SCENE, flick, FIVE_ROOMS).facts}
    assert Touched in {type(fact) for fact in glance(SCENE, flick, FIVE_ROOMS, others=True).facts}


@pytest.mark.parametrize("power", [200, 300, 400])
def test_a_glance_is_near_the_truth(power: int) -> None:
    """While nothing is hit, a glance has the facts of the exact simulation's first second."""
    flick = Flick(9000, power, 300, 100)
    exact = played(SCENE, flick)
    seen = glance(SCENE, flick, FIVE_ROOMS)

    assert [type(f) for f in seen.facts] == [type(f) for f in exact.facts if f.at <= 1000][
        : len(seen.facts)
    ]


def test_a_glance_at_the_impossible_shows_nothing() -> None:
    """A penguin that is lost in the first second has no facts, and stays where it was."""
    far = standing(3_000_000, 0)

    assert glance(Scene((far,), 0), Flick(0, 500)) == Glance(Flick(0, 500), (), far)


def test_the_best_flicks_pass_the_door() -> None:
    """Of flicks in all directions, those through the door win, each played out three times."""
    tried = weigh(SCENE, FLICKS, Doors(), 3, school=FIVE_ROOMS)

    assert len(tried) == 3
    assert [one.worth for one in tried] == sorted((one.worth for one in tried), reverse=True)
    assert tried[0].worth >= 2 / 3
    assert {len(one.shots) for one in tried} == {3}
    assert tried[0].shots[1] == played(SCENE, tried[0].flick)


def test_threads_change_nothing() -> None:
    """Weighing gives the same result on four threads, on one, and in a second run."""
    with ThreadPoolExecutor(4) as pool:
        together = weigh(SCENE, FLICKS, Doors(), 2, mapper=pool.map)

    assert together == weigh(SCENE, FLICKS, Doors(), 2) == weigh(SCENE, FLICKS, Doors(), 2)


def test_who_has_no_time_at_all_gets_the_first_flick() -> None:
    """A caller without any time gets the first flick, and nothing is simulated."""
    aims = Doors()
    (tried,) = weigh(SCENE, FLICKS, aims, 5, go_on=lambda _share: False, mapper=nobody)

    assert tried.flick == FLICKS[0]
    assert tried.shots == ()


def nobody(work: object, items: object) -> Never:
    """Refuse to do any work."""
    raise AssertionError(work, items)


def test_who_has_time_for_glances_only_gets_the_most_promising_flick() -> None:
    """A caller with time for glances only gets the most promising flick, not played out."""
    asked = chain([True], repeat(False))
    aims = Doors()
    (tried,) = weigh(SCENE, FLICKS, aims, 5, go_on=lambda _share: next(asked), school=FIVE_ROOMS)

    seen = [aims.promise(glance(SCENE, flick, FIVE_ROOMS)) for flick in FLICKS[:BATCH]]
    assert tried.flick == FLICKS[seen.index(max(seen))] != FLICKS[0]
    assert tried.shots == ()


def test_a_budget_is_asked_for_between_batches() -> None:
    """`go_on` is asked before each batch of glances and each flick played out, no more often."""
    batches = len(FLICKS) // BATCH
    asked = chain([True] * (batches + 2), repeat(False))
    aims = Doors()
    tried = weigh(SCENE, FLICKS, aims, 5, go_on=lambda _share: next(asked))

    assert aims.glances == len(FLICKS) == batches * BATCH
    assert len(tried) == 2
