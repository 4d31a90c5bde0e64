"""Tests that a scene and a flick give the same bits wherever they are simulated."""

import os
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor

import pytest

from rumpus.core.chance import Chance
from rumpus.physics import Flick, Scene, Shot, load, simulate
from rumpus.physics.model import compiled
from rumpus.physics.simulate import start
from rumpus.physics.stepping import for_a_while, to_rest
from unit.physics.scenes import random_flick, random_scene

MANY = 8


def cases() -> list[tuple[Scene, Flick]]:
    """Return some scenes and flicks."""
    chance = Chance(b"bits", "flicks")
    return [(random_scene(chance), random_flick(chance)) for _ in range(MANY)]


def play(case: tuple[Scene, Flick]) -> Shot:
    """Simulate one of the cases."""
    return simulate(*case)


def test_a_flick_twice_in_one_process_is_the_same() -> None:
    """A flick gives the same shot, track and all, whatever was simulated in between."""
    first = [play(case) for case in cases()]

    assert [play(case) for case in reversed(cases())] == first[::-1]
    assert len({shot.digest for shot in first}) == MANY


def test_a_run_in_parts_is_a_run_in_one() -> None:
    """A run simulated in parts equals one in a single part, in every number of every step."""
    model = compiled(load(), 4)
    for scene, flick in cases()[:3]:
        poses = tuple(pose for pose in scene.penguins if pose is not None)
        run = to_rest(model, start(poses, scene.mover, flick))
        whole = for_a_while(model, start(poses, scene.mover, flick), len(run.sensed))

        assert whole is not None
        assert run.states.tobytes() == whole.states.tobytes()
        assert run.sensed.tobytes() == whole.sensed.tobytes()


def test_a_flick_in_threads_is_the_same() -> None:
    """Four threads at once give the same shots as one thread."""
    alone = [play(case) for case in cases()]
    with ThreadPoolExecutor(4) as pool:
        together = list(pool.map(play, cases() * 2))

    assert together == alone * 2


def bits(case: tuple[Scene, Flick]) -> str:
    """Return the start of a simulation in every bit, and the digest of its shot."""
    scene, flick = case
    poses = tuple(pose for pose in scene.penguins if pose is not None)
    begun = start(poses, scene.mover, flick).tobytes()
    return f"{begun.hex()}/{play(case).digest}"


@pytest.mark.parametrize("processor", ["Prescott", "Haswell", "SkylakeX"])
def test_a_flick_in_another_process_is_the_same(processor: str) -> None:
    """A separate process, whose library of numbers works as on another processor, agrees."""
    script = (
        "from unit.physics.test_bits import bits, cases\n"
        "print(' '.join(bits(case) for case in cases()))"
    )
    path = f"import sys; sys.path[:0] = {sys.path!r}\n"
    other = subprocess.run(
        [sys.executable, "-c", path + script],
        check=True,
        capture_output=True,
        text=True,
        env={**os.environ, "OPENBLAS_CORETYPE": processor},
    )

    assert other.stdout.split() == [bits(case) for case in cases()]
