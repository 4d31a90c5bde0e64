"""
What this package uses of MuJoCo, with types, and imported when the first school is built.

MuJoCo comes without type hints. It takes a tenth of a second to import, which a room that flicks
nothing need not pay.
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
    """A compiled model: read only, so that threads may share it."""

    nq: int
    nv: int
    nsensordata: int


class Data(Protocol):
    """The state of one simulation."""

    qacc_warmstart: Array


class Rollout(Protocol):
    """Simulations on separate threads, or on the calling one if there are none."""

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
        """Write states (simulation, step, state) and sensor values alike into the arrays given."""
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
    Return the version of the engine, which takes a while to import, without importing it.

    Raises `MissingExtraError`.
    """
    try:
        if find_spec("mujoco") is not None:
            return version("mujoco-core")
    except ImportError:
        pass  # it is found, but is no installed package, or may not be imported
    raise MissingExtraError("MuJoCo", "physics")


@cache
def mujoco() -> Engine:
    """Return the engine, imported at the first call; raises `MissingExtraError`."""
    installed()
    engine = cast("Engine", import_module("mujoco"))
    engine.set_mju_user_warning(_unheard)
    return engine


def _unheard(_message: str) -> None:
    """
    Drop a warning of the engine: the numbers of a failed simulation tell, and its outcome is safe.

    The engine itself would write a line a step into a file in the working directory.
    """


@cache
def rollouts() -> _Rollouts:
    """Return the engine's module of rollouts."""
    return cast("_Rollouts", import_module("mujoco.rollout"))
