"""
Weighing many flicks for a bot: a glance at each, then the best ones played out with a shaky hand.

A glance is coarse: the first second, in steps of a millisecond and usually without other penguins.
Paths are chaotic after the second bounce, so a flick is judged by how it does when it is made a
little differently. This module knows neither clock nor cores: the caller decides when to stop, and
may pass the `map` of a thread pool to run simulations in parallel. That doesn't change the outcome.
"""

from collections.abc import Sequence
from functools import partial
from typing import Final, Protocol

import msgspec

from rumpus.core.work import GoOn, Mapper
from rumpus.physics.facts import Fact
from rumpus.physics.flick import Flick
from rumpus.physics.layout import School, load
from rumpus.physics.model import COARSE, compiled
from rumpus.physics.scene import Pose, Scene
from rumpus.physics.shot import Shot
from rumpus.physics.simulate import simulate, start
from rumpus.physics.stepping import for_a_while
from rumpus.physics.telling import crossed_by, happened, told_by

HORIZON: Final = 1000
"""Milliseconds that a glance covers."""
BATCH: Final = 16
"""Number of glances between two calls of *go_on*."""

LOOKING: Final = 0.5
"""Share of the time that glances may use up."""


class Glance(msgspec.Struct, frozen=True):
    """Glance at a flick: the facts of its first second, and the mover's pose after that."""

    flick: Flick
    facts: tuple[Fact, ...]
    last: Pose


class Tried(msgspec.Struct, frozen=True):
    """
    An intended flick, its average worth, and the shots that this is based on.

    There are no shots if there was no time to play it out; *worth* then is the rating of its
    glance.
    """

    flick: Flick
    worth: float
    shots: tuple[Shot, ...]


class Aims(Protocol):
    """Goals of a bot, and the accuracy of its hand."""

    def promise(self, glance: Glance) -> float:
        """Rate a flick by its first second."""
        ...

    def worth(self, shot: Shot) -> float:
        """Rate a shot that was played out."""
        ...

    def hands(self, flick: Flick) -> Sequence[Flick]:
        """Return the equally likely results of an intended flick."""
        ...


def glance(
    scene: Scene, flick: Flick, school: School | None = None, *, others: bool = False
) -> Glance:
    """Simulate the first second of a flick, with *others* on the board or without."""
    school = school or load()
    numbers = tuple(
        number
        for number, pose in enumerate(scene.penguins)
        if pose is not None and (others or number == scene.mover)
    )
    poses = tuple(pose for number in numbers if (pose := scene.penguins[number]) is not None)
    mover = numbers.index(scene.mover)
    model = compiled(school, len(poses), COARSE)
    run = for_a_while(model, start(poses, mover, flick), HORIZON * COARSE)
    if run is None:
        return Glance(flick, (), poses[mover])
    penguins = told_by(run, numbers, scene, COARSE)
    facts = happened(school, penguins, crossed_by(school, penguins), run.sensed, COARSE)
    return Glance(flick, tuple(facts), penguins[mover].path.last())


def weigh(  # noqa: PLR0913 - the last four have defaults that one seldom changes
    scene: Scene,
    flicks: Sequence[Flick],
    aims: Aims,
    best: int,
    *,
    others: bool = False,
    go_on: GoOn = lambda _share: True,
    mapper: Mapper = map,
    school: School | None = None,
) -> tuple[Tried, ...]:
    """
    Play out the *best* most promising flicks, and return them in descending order of worth.

    *go_on* is called before each batch of glances, which may take half of the time, and before each
    flick is played out. When it returns False, the result is what is best so far: the most
    promising flick if none was played out, the first of *flicks* if there was no glance. If there
    is time for all of them, the same flicks always give the same result.
    """
    look = partial(glance, scene, school=school, others=others)
    seen: list[Glance] = []
    for first in range(0, len(flicks), BATCH):
        if not go_on(LOOKING):
            break
        seen += mapper(look, flicks[first : first + BATCH])
    promising = [Tried(one.flick, aims.promise(one), ()) for one in seen]
    promising.sort(key=_worth)
    tried: list[Tried] = []
    for one in promising[:best]:
        if not go_on(1.0):
            break
        tried.append(_try_out(scene, one.flick, aims, mapper, school))
    tried.sort(key=_worth)
    return tuple(tried or promising[:1] or [Tried(flicks[0], 0.0, ())])


def _worth(one: Tried) -> float:
    """Return the sort key that puts the best first."""
    return -one.worth


def _try_out(
    scene: Scene, flick: Flick, aims: Aims, mapper: Mapper, school: School | None
) -> Tried:
    shots = tuple(mapper(partial(simulate, scene, school=school), aims.hands(flick)))
    return Tried(flick, sum(map(aims.worth, shots)) / len(shots), shots)
