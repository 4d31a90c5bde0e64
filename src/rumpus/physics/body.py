"""
The penguin as a body: a half ball as foot, a round head, the centre of mass low in the foot.

Sizes in mm as everywhere; the model turns them into SI. The simulation's origin of a penguin is its
centre of mass, that of a pose the centre of the foot.
"""

from typing import Final

from rumpus.physics.scene import RADIUS

HEAD: Final = 10.5
"""The radius of the head, and of the body between it and the foot."""
NECK: Final = 20.5
"""From the centre of the foot to that of the head, along the axis."""
LOW: Final = 6.0
"""How far the centre of mass lies below the centre of the foot, along the axis."""

MASS: Final = 0.020
"""In kg."""
INERTIA: Final = (2.88e-6, 2.88e-6, 1.62e-6)
"""About the axes of the body through its centre of mass, in kg m2."""

BALLS: Final = ((0.0, RADIUS), (NECK, HEAD))
"""The balls whose hull a penguin is, but for the waist: centres along the axis, and radii."""
