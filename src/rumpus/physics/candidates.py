"""
Many flicks weighed for a bot: a glance at each, then the best ones played out with a shaking hand.

A glance is coarse: the first second, in steps of a millisecond, as a rule without the others. Paths
are chaotic after the second bounce, so what decides is how a flick does when it is made a little
differently. Nothing here knows a clock or a core: the caller says when to stop, and may hand over
the `map` of a pool of threads, which run beside each other. The outcome does not depend on it.
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
"""Milliseconds that a glance sees."""
BATCH: Final = 16
"""Flicks glanced at between two questions whether to go on."""

LOOKING: Final = 0.5
"""The share of the time that may go by with glances."""


class Glance(msgspec.Struct, frozen=True):
    """What happens in the first second of a flick, and where the mover is then."""

    flick: Flick
    facts: tuple[Fact, ...]
    last: Pose


class Tried(msgspec.Struct, frozen=True):
    """
    A flick as it was meant, what it is worth on average, and the shots that say so.

    Without shots there was no time to play it out, and *worth* is what it promised.
    """

    flick: Flick
    worth: float
    shots: tuple[Shot, ...]


class Aims(Protocol):
    """What a bot wants, and how exact its hand is."""

    def promise(self, glance: Glance) -> float:
        """Return how promising a first second is."""
        ...

    def worth(self, shot: Shot) -> float:
        """Return what an outcome is worth."""
        ...

    def hands(self, flick: Flick) -> Sequence[Flick]:
        """Return the flicks that may come of one that is meant, each as likely."""
        ...


def glance(
    scene: Scene, flick: Flick, school: School | None = None, *, others: bool = False
) -> Glance:
    """Look at the first second of a flick, with the *others* on the board or without."""
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
    Return the *best* most promising flicks, played out, the one of most worth first.

    *go_on* is asked before each batch of glances, which may take half of the time, and before each
    flick is played out. When it says stop, what is best so far is the outcome: the most promising
    flick where none was played out, the first of all where none was looked at. For the same flicks,
    all of them, the outcome is the same.
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
    """Sort the best first."""
    return -one.worth


def _try_out(
    scene: Scene, flick: Flick, aims: Aims, mapper: Mapper, school: School | None
) -> Tried:
    shots = tuple(mapper(partial(simulate, scene, school=school), aims.hands(flick)))
    return Tried(flick, sum(map(aims.worth, shots)) / len(shots), shots)
