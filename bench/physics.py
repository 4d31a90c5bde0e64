"""
Physics package: cost of flicks compared with the bare engine, and many random flicks.

    python bench/physics.py [FLICKS] [REPEATS]

Prints the CPU time of the whole `simulate` (facts, track, digest) and of the engine's own rollout
of the same flick with the same steps and flags but no sensors; each is the best of the repeats. A
bot's candidates are timed by the clock, on one thread and on all cores in turn; only the ratio
counts, as other load slows both. Then FLICKS random flicks (5,000 by default) are simulated, to
count how they end and what happens in them.

Ends with status 1 if threads changed an outcome, or a flick was lost, went through a wall or did
not settle.
"""

import sys
from collections import Counter
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from os import sched_getaffinity
from time import perf_counter, process_time
from typing import Final

import numpy as np

from rumpus.core.chance import Chance
from rumpus.physics import Flick, Passed, Pose, Rested, Scene, Shot, load, simulate, standing
from rumpus.physics._mujoco import Array, Model, mujoco, rollouts
from rumpus.physics.candidates import Glance, glance, weigh
from rumpus.physics.footprint import gap
from rumpus.physics.model import FINE, compiled
from rumpus.physics.simulate import start

COMPARED: Final = 40
GLANCES: Final = 200
THOUGHT_OF, BEST = 96, 8
CORES: Final = len(sched_getaffinity(0))


def deal(chance: Chance) -> tuple[Scene, Flick]:
    """Return a random scene of four penguins at least 1 mm apart, and a random flick."""
    poses: list[Pose] = []
    while len(poses) < 4:
        room = chance.choice(load().rooms)
        pose = standing(
            room.left + 19 + chance.unit() * (room.right - room.left - 38),
            room.bottom + 19 + chance.unit() * (room.top - room.bottom - 38),
        )
        if all(gap(pose, other) > 1 for other in poses):
            poses.append(pose)
    flick = Flick(
        chance.below(36_000), 150 + chance.below(851), chance.below(1801) - 900, chance.below(1001)
    )
    return Scene(tuple(poses), chance.below(4)), flick


def least(work: Callable[[], object], repeats: int) -> float:
    """Return the least CPU time of a function over all repeats, in ms."""
    times: list[float] = []
    for _ in range(repeats):
        begun = process_time()
        work()
        times.append(process_time() - begun)
    return 1000 * min(times)


def bare(model: Model, state: Array, steps: int) -> None:
    """Simulate a flick by the engine alone, in one call."""
    states = np.empty((1, steps, len(state)))
    with rollouts().Rollout(nthread=0) as rollout:
        rollout.rollout(
            [model],
            [mujoco().MjData(model)],
            state[None],
            nstep=steps,
            initial_warmstart=np.zeros((1, model.nv)),
            state=states,
            sensordata=None,
            skip_checks=True,
        )


def compare(chance: Chance, repeats: int) -> None:
    """Print the cost of a flick, compared with the bare engine."""
    model = compiled(load(), 4, sensors=False)
    whole = alone = 0.0
    steps = 0
    for _ in range(COMPARED):
        scene, flick = deal(chance)
        poses = tuple(pose for pose in scene.penguins if pose is not None)
        state = start(poses, scene.mover, flick)
        count = simulate(scene, flick).duration * FINE
        steps += count
        whole += least(lambda: simulate(scene, flick), repeats)  # noqa: B023 - called at once
        alone += least(lambda: bare(model, state, count), repeats)  # noqa: B023 - called at once
    print(
        f"a flick to rest: {whole / COMPARED:.1f} ms CPU ({steps / COMPARED / 2000:.2f} s played),"
        f" {whole / alone:.2f} times the bare rollout ({alone / COMPARED:.1f} ms,"
        f" {1000 * alone / steps:.1f} us a step)"
    )


def glances(chance: Chance) -> None:
    """Print the cost of a bot's glance."""
    cases = [deal(chance) for _ in range(GLANCES)]
    glance(*cases[0])
    begun = process_time()
    for case in cases:
        glance(*case)
    print(f"a glance: {1000 * (process_time() - begun) / GLANCES:.1f} ms CPU")


class Doors:
    """Goal of passing doors, with a hand that is up to a degree off."""

    def promise(self, glance: Glance) -> float:
        """Count the doors passed."""
        return sum(isinstance(fact, Passed) for fact in glance.facts)

    def worth(self, shot: Shot) -> float:
        """Count the doors passed."""
        return sum(isinstance(fact, Passed) for fact in shot.facts)

    def hands(self, flick: Flick) -> Sequence[Flick]:
        """Return four flicks that miss the aim slightly."""
        aims = [(flick.aim + off) % 36_000 for off in (-100, -50, 50, 100)]
        return [Flick(aim, flick.power, flick.side, flick.height) for aim in aims]


def candidates(chance: Chance, repeats: int) -> bool:
    """Print how much faster all cores weigh flicks than one; return True if they agree."""
    scene, _ = deal(chance)
    flicks = [deal(chance)[1] for _ in range(THOUGHT_OF)]
    alone: list[float] = []
    together: list[float] = []
    same = True
    with ThreadPoolExecutor(CORES) as pool:
        for _ in range(repeats):
            begun = perf_counter()
            one = weigh(scene, flicks, Doors(), BEST)
            between = perf_counter()
            many = weigh(scene, flicks, Doors(), BEST, mapper=pool.map)
            alone.append(between - begun)
            together.append(perf_counter() - between)
            same &= one == many
    print(
        f"{THOUGHT_OF} flicks weighed, {BEST} of them played out in 4 ways: {min(alone):.2f} s on"
        f" one thread, {min(together):.2f} s on {CORES}: {min(alone) / min(together):.2f} times as"
        f" fast, {'the same' if same else 'OTHER'} outcomes"
    )
    return same


def count(chance: Chance, flicks: int) -> bool:
    """Print how random flicks end, and what happens in them; return True if all are safe."""
    happened: Counter[str] = Counter()
    shots: list[Shot] = []
    for _ in range(flicks):
        shot = simulate(*deal(chance))
        shots.append(shot)
        happened.update({type(fact).__name__ for fact in shot.facts})
        happened.update({shot.trouble} if shot.trouble else set())
        happened["stuck"] += any(isinstance(f, Rested) and f.door is not None for f in shot.facts)
        happened["two passes"] += sum(isinstance(f, Passed) for f in shot.facts) > 1
    lasted = sorted(shot.duration for shot in shots)
    sizes = sorted(len(shot.track) for shot in shots)
    print(
        f"{flicks} random flicks: rest after {lasted[flicks // 2]} ms"
        f" (95 %: {lasted[flicks * 95 // 100]}, most {lasted[-1]}),"
        f" tracks of {sizes[flicks // 2]} bytes (95 %: {sizes[flicks * 95 // 100]})"
    )
    for kind, number in happened.most_common():
        print(f"  {kind:11} {number:6} {100 * number / flicks:5.1f} %")
    return all(shot.safe for shot in shots)


def main(flicks: int = 5000, repeats: int = 3) -> int:
    """Print all figures; return 1 if an outcome is wrong."""
    chance = Chance(b"bench", "physics")
    simulate(*deal(chance))
    compare(chance, repeats)
    glances(chance)
    same, believed = candidates(chance, repeats), count(chance, flicks)
    return 0 if same and believed else 1


if __name__ == "__main__":
    sys.exit(main(*map(int, sys.argv[1:])))
