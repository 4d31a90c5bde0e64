"""
The engine's model of a school with one to four penguins, in SI units.

Contacts are springs with damping. Damping ratios are at least 0.2, and time constants ten fine
steps: stiffer contacts add energy (`tests/unit/physics/test_energy.py`). That is five coarse steps,
which still add none, but then a wall returns up to .85 of a speed instead of .65.
"""

from functools import cache
from typing import Final

from rumpus.physics._mujoco import Model, installed, mujoco
from rumpus.physics.body import HEAD, INERTIA, LOW, MASS, NECK
from rumpus.physics.layout import School
from rumpus.physics.scene import RADIUS
from rumpus.physics.solids import Solid, solids

FINE: Final = 2
"""Steps a millisecond; with only one, paths after a bounce are off by centimetres."""
COARSE: Final = 1
"""Steps a millisecond for a bot's first glance; bounces are livelier then."""

MODEL: Final = 4
"""Version of the model: raised with each change to what flicks do, or to their facts."""

_SOFT: Final = 'solimp=".95 .99 .0005 .5 2"'
_HARD: Final = 'solref=".005 .2"'


def engine() -> str:
    """
    Return the name and version of the engine, with the version of the model.

    Raises `MissingExtraError` without an engine.
    """
    return f"mujoco-{installed()}-{MODEL}"


@cache
def compiled(school: School, penguins: int, per_ms: int = FINE, *, sensors: bool = True) -> Model:
    """Return the model for a number of penguins, compiled once per process."""
    return mujoco().MjModel.from_xml_string(describe(school, penguins, per_ms, sensors=sensors))


def describe(school: School, penguins: int, per_ms: int, *, sensors: bool) -> str:
    """Return the model in the engine's XML format."""
    bodies = "".join(_penguin(number) for number in range(penguins))
    walls = "".join(map(_box, solids(school)))
    sensed = f"<sensor>{_sensors(penguins)}</sensor>" if sensors else ""
    return (
        f'<mujoco><compiler angle="radian"/><size memory="4M"/>'
        f'<option timestep="{0.001 / per_ms}" integrator="implicitfast" cone="elliptic"'
        f' impratio="10" solver="Newton" iterations="50" tolerance="1e-10" jacobian="dense">'
        f'<flag sleep="enable" autoreset="disable"/></option>'
        f'<worldbody><geom type="plane" size="0 0 1" condim="6" friction=".28 3e-4 2.5e-4"'
        f' priority="2" solref=".005 .4" {_SOFT}/>'
        f'<body name="walls">{walls}</body>{bodies}</worldbody>{sensed}</mujoco>'
    )


def _penguin(number: int) -> str:
    touch = f'friction=".2 3e-4 2.5e-4" condim="3" priority="1" {_HARD} {_SOFT}'
    foot, neck = LOW / 1000, (LOW + NECK) / 1000
    return (
        f'<body name="p{number}"><freejoint/>'
        f'<inertial pos="0 0 0" mass="{MASS}" diaginertia="{" ".join(map(str, INERTIA))}"/>'
        f'<geom type="sphere" size="{RADIUS / 1000}" pos="0 0 {foot}" {touch}/>'
        f'<geom type="capsule" size="{HEAD / 1000}" fromto="0 0 {foot} 0 0 {neck}" {touch}/>'
        f"</body>"
    )


def _box(solid: Solid) -> str:
    spans = (solid.x, solid.y, solid.z)
    centre = " ".join(f"{(low + high) / 2000:.6g}" for low, high in spans)
    half = " ".join(f"{(high - low) / 2000:.6g}" for low, high in spans)
    return (
        f'<geom type="box" pos="{centre}" size="{half}" friction=".2 3e-4 2.5e-4" condim="3"'
        f' priority="2" {_HARD} {_SOFT}/>'
    )


def _sensors(penguins: int) -> str:
    walls = "".join(
        f'<contact body1="p{number}" body2="walls" num="1" reduce="netforce"'
        f' data="found force pos"/>'
        for number in range(penguins)
    )
    pairs = "".join(
        f'<contact body1="p{one}" body2="p{two}" num="1" data="found"/>'
        for one in range(penguins)
        for two in range(one + 1, penguins)
    )
    return walls + pairs
