"""
Typed interface to the part of MuJoCo used here, imported when the first school is built.

MuJoCo has no type hints. Importing it takes a tenth of a second, which a room without flicks can do
without.
"""

from collections.abc import Callable
from functools import cache
from importlib import import_module
from importlib.metadata import version
from importlib.util import find_spec
from typing import Protocol, Self, cast

from numpy import float64
from numpy.typing import NDArray

from rumpus.core.extras import MissingExtraError

Array = NDArray[float64]


class Model(Protocol):
    """A compiled model: read-only, so threads may share it."""

    nq: int
    nv: int
    nsensordata: int


class Data(Protocol):
    """The state of one simulation."""

    qacc_warmstart: Array


class Rollout(Protocol):
    """A pool of threads for simulations; without threads, they run on the calling one."""

    def __enter__(self) -> Self: ...

    def __exit__(self, *exc: object) -> None: ...

    def rollout(  # noqa: PLR0913 - the engine's own
        self,
        model: list[Model],
        data: list[Data],
        initial_state: Array,
        *,
        nstep: int,
        initial_warmstart: Array,
        state: Array,
        sensordata: Array | None,
        skip_checks: bool,
    ) -> object:
        """Write states (simulation, step, state) and, likewise, sensor values into the arrays."""
        ...


class _Models(Protocol):
    def from_xml_string(self, xml: str) -> Model: ...


class _Rollouts(Protocol):
    def Rollout(self, *, nthread: int) -> Rollout: ...  # noqa: N802 - a class of the module


class Engine(Protocol):
    """The module `mujoco`."""

    __version__: str
    MjModel: _Models

    def MjData(self, model: Model) -> Data: ...  # noqa: N802 - a class of the module

    def set_mju_user_warning(self, handler: Callable[[str], None]) -> None: ...


@cache
def installed() -> str:
    """
    Return the version of the engine without importing it, which would take a while.

    Raises `MissingExtraError` if the engine isn't installed.
    """
    try:
        if find_spec("mujoco") is not None:
            return version("mujoco-core")
    except ImportError:
        pass  # it can be found, but isn't an installed package, or may not be imported
    raise MissingExtraError("MuJoCo", "physics")


@cache
def mujoco() -> Engine:
    """Return the engine, imported on the first call. Raises `MissingExtraError` if it's missing."""
    installed()
    engine = cast("Engine", import_module("mujoco"))
    engine.set_mju_user_warning(_unheard)
    return engine


def _unheard(_message: str) -> None:
    """
    Drop a warning of the engine: a failed simulation shows in its numbers and has a safe outcome.

    The engine itself would write a line for every step to a file in the working directory.
    """


@cache
def rollouts() -> _Rollouts:
    """Return the engine's module of rollouts."""
    return cast("_Rollouts", import_module("mujoco.rollout"))
