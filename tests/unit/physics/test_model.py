"""Tests of the engine's model: its name, its parts, and when it's built."""

import subprocess
import sys
from importlib.metadata import version

import pytest

from rumpus.physics import load
from rumpus.physics.model import FINE, MODEL, compiled, describe, engine


def test_the_engine_is_imported_when_it_is_first_needed() -> None:
    """Importing physics and reading the plan doesn't import MuJoCo; building a model does."""
    script = (
        "import sys; from rumpus.physics import load; import rumpus.physics.candidates\n"
        "load(); before = 'mujoco' in sys.modules\n"
        "from rumpus.physics.model import compiled; compiled(load(), 1)\n"
        "print(before, 'mujoco' in sys.modules)"
    )
    ran = subprocess.run([sys.executable, "-c", script], check=True, capture_output=True, text=True)

    assert ran.stdout.split() == ["False", "True"]


def test_the_engine_is_named_with_both_versions() -> None:
    """The engine's name has the pinned version of MuJoCo, and the version of the model."""
    assert engine() == f"mujoco-{version('mujoco-core')}-{MODEL}"
    assert version("mujoco-core") == "4.0.1"


def test_every_wall_and_lintel_is_a_box() -> None:
    """A wall with a door is two boxes and a lintel, and a wall without one is a single box."""
    doors, walls = len(load().doors), len(load().walls)

    assert describe(load(), 1, FINE, sensors=False).count('type="box"') == walls + 2 * doors


@pytest.mark.parametrize("penguins", [1, 2, 3, 4])
def test_each_penguin_moves_freely_and_is_sensed(penguins: int) -> None:
    """A penguin has 7 numbers of position, 6 of velocity and 7 of walls; a pair has one sensor."""
    model = compiled(load(), penguins)

    assert (model.nq, model.nv) == (7 * penguins, 6 * penguins)
    assert model.nsensordata == 7 * penguins + penguins * (penguins - 1) // 2


def test_a_model_is_compiled_once() -> None:
    """Threads share one model for a school and a number of penguins."""
    assert compiled(load(), 2) is compiled(load(), 2)
    assert compiled(load(), 2) is not compiled(load(), 3)
