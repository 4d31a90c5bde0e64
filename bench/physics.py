"""
Measure the physics package: flicks to rest beside the bare engine, and many random flicks.

    python bench/physics.py [FLICKS] [REPEATS]

CPU time, the least of the repeats of each flick, of the whole `simulate` (facts, track, digest) and
of the engine's own rollout of the same flick: without sensors, the same steps, the same flags.
FLICKS random ones (5,000 unless given) are then counted: how they end, and what happens in them.
"""

import sys
from collections import Counter
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from os import cpu_count
from time import perf_counter, process_time
from typing import Final

import numpy as np

from rumpus.core.chance import Chance
from rumpus.physics import Flick, Passed, Pose, Rested, Scene, Shot, load, simulate, standing
from rumpus.physics._mujoco import Array, Model, mujoco, rollouts
from rumpus.physics.candidates import Glance, glance
from rumpus.physics.footprint import gap
from rumpus.physics.model import FINE, compiled
from rumpus.physics.simulate import start

COMPARED: Final = 40
GLANCES: Final = 200


def deal(chance: Chance) -> tuple[Scene, Flick]:
    """Put four penguins anywhere in the school, 1 mm apart, and flick one anyhow."""
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
    """Give the least CPU time of a piece of work, in ms."""
    times: list[float] = []
    for _ in range(repeats):
        begun = process_time()
        work()
        times.append(process_time() - begun)
    return 1000 * min(times)


def bare(model: Model, state: Array, steps: int) -> None:
    """Let the engine alone play a flick, in one call."""
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
    """Print what a flick costs beside the bare engine."""
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


def _look(case: tuple[Scene, Flick]) -> Glance:
    return glance(*case)


def glances(chance: Chance) -> None:
    """Print what a bot's glances cost, on one thread and on all cores."""
    cases = [deal(chance) for _ in range(GLANCES)]
    glance(*cases[0])
    begun = process_time()
    one = [glance(*case) for case in cases]
    spent = process_time() - begun
    wall = perf_counter()
    with ThreadPoolExecutor(cpu_count()) as pool:
        many = list(pool.map(_look, cases))
    wall = perf_counter() - wall
    print(
        f"a glance: {1000 * spent / GLANCES:.1f} ms CPU; {GLANCES} on {cpu_count()} threads"
        f" {wall:.2f} s by the clock, {'the same' if many == one else 'OTHER'} outcomes"
    )


def count(chance: Chance, flicks: int) -> None:
    """Print how many random flicks end, and what happens in them."""
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


def main(flicks: int = 5000, repeats: int = 3) -> None:
    """Print all figures."""
    chance = Chance(b"bench", "physics")
    simulate(*deal(chance))
    compare(chance, repeats)
    glances(chance)
    count(chance, flicks)


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
