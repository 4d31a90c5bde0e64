"""
The penguin as a body: a half ball as foot, a round head, and a centre of mass low in the foot.

Sizes are in mm, as everywhere; the model converts them to SI. In the simulation, a penguin's origin
is its centre of mass; in a pose, it is the centre of the foot.
"""

from typing import Final

from rumpus.physics.scene import RADIUS

HEAD: Final = 10.5
"""Radius of the head, and of the body between head and foot."""
NECK: Final = 20.5
"""Distance from the centre of the foot to that of the head."""
LOW: Final = 6.0
"""Distance from the centre of the foot down to the centre of mass."""

MASS: Final = 0.020
"""Mass of a penguin, in kg."""
INERTIA: Final = (2.88e-6, 2.88e-6, 1.62e-6)
"""Moments of inertia about the axes of the body through its centre of mass, in kg m2."""

BALLS: Final = ((0.0, RADIUS), (NECK, HEAD))
"""Balls whose hull is a penguin without its waist: centres along the axis, and radii."""
