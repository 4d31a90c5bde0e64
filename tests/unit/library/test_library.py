"""Tests of what ``import rumpus`` offers: it is small, true to its docs, and light to import."""

import doctest
import subprocess
import sys
from collections.abc import Callable
from importlib import import_module
from pkgutil import iter_modules

import pytest

import rumpus
from rumpus import library
from rumpus.core.values import Refusal
from rumpus.games.keyword.actions import Announce
from rumpus.library.playing import RefusedError, Table

MODULES = ["rumpus", *(f"rumpus.library.{found.name}" for found in iter_modules(library.__path__))]
HEAVY = ("mujoco", "numpy", "openskill", "polars", "rumpus.server", "sqlalchemy", "starlette")
NEEDED_BY_WORDS = {"numpy"}
WITHOUT = """
import sys

class Missing:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in {gone!r}:
            raise ModuleNotFoundError(f"No module named {{name!r}}", name=name)

sys.meta_path.insert(0, Missing())
from rumpus.cli.main import main
sys.exit(main({arguments!r}))
"""
SERVER = [
    "alembic",
    "argon2",
    "cryptography",
    "http_ece",
    "httptools",
    "itsdangerous",
    "openskill",
    "prometheus_client",
    "py_vapid",
    "resvg_py",
    "sqlalchemy",
    "starlette",
    "uvicorn",
    "uvloop",
    "webauthn",
    "websockets",
]


def loaded_by(program: str) -> set[str]:
    """Run a program in a separate process, and return which heavy packages it has loaded."""
    shown = "import sys; print(*(name for name in sys.argv[1:] if name in sys.modules))"
    ran = subprocess.run(
        [sys.executable, "-c", f"{program}; {shown}", *HEAVY],
        capture_output=True,
        text=True,
        check=True,
    )
    return set(ran.stdout.split())


def without_server(*arguments: str) -> "subprocess.CompletedProcess[str]":
    """Run a command where the packages of the extra ``server`` can't be imported."""
    code = WITHOUT.format(gone=SERVER, arguments=list(arguments))
    return subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)


@pytest.mark.parametrize("module", MODULES)
def test_examples_in_docstrings_are_true(module: str) -> None:
    """What the docstrings of the library show is what happens."""
    outcome = doctest.testmod(import_module(module))
    assert not outcome.failed
    assert outcome.attempted or module == "rumpus.library"


def test_every_name_is_there() -> None:
    """Each name that the package lists can be imported, is in ``dir``, and has a docstring."""
    for name in rumpus.__all__:
        assert getattr(rumpus, name).__doc__
        assert name in dir(rumpus)
    with pytest.raises(AttributeError, match="no attribute 'nothing'"):
        _ = rumpus.nothing


def test_the_package_alone_loads_nothing() -> None:
    """``import rumpus`` loads no package but its own."""
    assert loaded_by("import rumpus") == set()


def test_word_games_load_neither_server_nor_physics() -> None:
    """Playing a word game loads numpy, but neither the server nor an engine of physics."""
    played = "import rumpus; rumpus.play('keyword', ['gentle', 'gentle'], keyword='tea')"
    assert loaded_by(played) == NEEDED_BY_WORDS


@pytest.mark.parametrize("arguments", [["serve", "--port", "0"], ["ratings", "recompute"]])
def test_a_command_that_needs_the_server_says_so(
    arguments: list[str], tmp_path_factory: pytest.TempPathFactory
) -> None:
    """Without the extra, a command of the room prints what to install."""
    folder = tmp_path_factory.mktemp("room")
    (folder / "rumpus.db").touch()
    done = without_server(*arguments, "--data", str(folder))
    assert done.returncode == 1
    assert done.stderr.startswith("rumpus: needs ")
    assert done.stderr.endswith("; install it with: pip install 'rumpus[server]'\n")


def test_bots_play_without_the_server() -> None:
    """Without the extra, games without people go on as usual."""
    done = without_server("simulate", "keyword", "--json")
    assert (done.returncode, done.stderr) == (0, "")


@pytest.mark.parametrize(
    ("call", "says"),
    [
        (lambda: rumpus.game("poker"), "no game 'poker'; there are"),
        (lambda: rumpus.options("keyword", {"stakes": 5}), "no_such_option"),
        (lambda: rumpus.play("keyword", ["brilliant"]), "no bot 'brilliant'; there are gentle"),
        (lambda: rumpus.Table("keyword", bots={0: "brilliant"}), "no bot 'brilliant'"),
        (lambda: rumpus.Table("keyword", seats=9), "keyword takes 2 to 6 players, not 9"),
        (lambda: rumpus.Table("keyword", keyword="xqzv"), "refused: keyword_unknown"),
    ],
)
def test_what_does_not_exist_is_named(call: Callable[[], object], says: str) -> None:
    """A wrong name raises ValueError with what there is instead."""
    with pytest.raises(ValueError, match=says):
        call()


def test_an_act_that_is_refused_changes_nothing() -> None:
    """A refused act raises `RefusedError` with code and rule, and the view stays the same."""
    table = Table("keyword", keyword="tea")
    before = table.view(0)

    with pytest.raises(RefusedError, match="refused: ") as raised:
        table.act(0, Announce())

    assert isinstance(raised.value.refusal, Refusal)
    assert table.view(0) == before
