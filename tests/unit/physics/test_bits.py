"""The same scene and flick give the same bits, wherever they are simulated."""

import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor

from rumpus.core.chance import Chance
from rumpus.physics import Flick, Scene, Shot, simulate
from unit.physics.scenes import random_flick, random_scene

MANY = 8


def cases() -> list[tuple[Scene, Flick]]:
    """Give some scenes and flicks."""
    chance = Chance(b"bits", "flicks")
    return [(random_scene(chance), random_flick(chance)) for _ in range(MANY)]


def play(case: tuple[Scene, Flick]) -> Shot:
    """Simulate one."""
    return simulate(*case)


def test_a_flick_twice_in_one_process_is_the_same() -> None:
    """Whatever was simulated in between, a flick gives the same shot, track and all."""
    first = [play(case) for case in cases()]

    assert [play(case) for case in reversed(cases())] == first[::-1]
    assert len({shot.digest for shot in first}) == MANY


def test_a_flick_in_threads_is_the_same() -> None:
    """Four threads at once give what one thread gives."""
    alone = [play(case) for case in cases()]
    with ThreadPoolExecutor(4) as pool:
        together = list(pool.map(play, cases() * 2))

    assert together == alone * 2


def test_a_flick_in_another_process_is_the_same() -> None:
    """A process of its own gives the same digests."""
    script = (
        "from unit.physics.test_bits import cases, play\n"
        "print(' '.join(play(case).digest for case in cases()))"
    )
    path = f"import sys; sys.path[:0] = {sys.path!r}\n"
    other = subprocess.run(
        [sys.executable, "-c", path + script], check=True, capture_output=True, text=True
    )

    assert other.stdout.split() == [play(case).digest for case in cases()]
