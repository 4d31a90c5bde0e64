"""What programs read when the packages of an extra aren't installed."""

import subprocess
import sys

import pytest

LACKING = """
import sys
for name in [name for name in sys.modules if name.split(".")[0] == {lacking!r}]:
    del sys.modules[name]
sys.modules[{lacking!r}] = None
"""


def failing(lacking: str, program: str) -> str:
    """Run a program without a package, and return the last line of its failure."""
    run = subprocess.run(
        [sys.executable, "-c", LACKING.format(lacking=lacking) + program],
        capture_output=True,
        text=True,
        check=False,
    )
    assert run.returncode
    return run.stderr.splitlines()[-1]


@pytest.mark.parametrize(
    ("lacking", "name"),
    [("gymnasium", "Gymnasium"), ("pettingzoo", "PettingZoo"), ("PIL", "Pillow")],
)
def test_the_import_says_what_to_install(lacking: str, name: str) -> None:
    """Without a package of the extra `envs`, importing the environments names both."""
    said = failing(lacking, "import rumpus.envs")
    assert said.endswith(f"needs {name}; install it with: pip install 'rumpus[envs]'")


def test_a_game_with_physics_says_what_to_install() -> None:
    """Without MuJoCo, ICECOOL 2 names the extra `physics`."""
    said = failing("mujoco", "from rumpus import envs; envs.aec('icecool')")
    assert (
        said == "ImportError: icecool needs MuJoCo; install it with: pip install 'rumpus[physics]'"
    )


def test_other_games_need_no_physics() -> None:
    """Without MuJoCo, an environment of a word game can be made."""
    program = "from rumpus import envs; envs.aec('keyword').reset(seed=1); sys.exit('made')"
    assert failing("mujoco", program) == "made"
