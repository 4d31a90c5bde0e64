"""
A flick as a person makes it: exact whole numbers, so that what is stored is what was simulated.

How hard and how steeply the finger strikes is derived from these (`finger.py`).
"""

from typing import Annotated, Final

import msgspec

FULL_TURN: Final = 36_000
MOST_POWER: Final = 1000
TOP: Final = 1000

Aim = Annotated[int, msgspec.Meta(ge=0, le=FULL_TURN - 1)]
Power = Annotated[int, msgspec.Meta(ge=0, le=MOST_POWER)]
Side = Annotated[int, msgspec.Meta(ge=-900, le=900)]
Height = Annotated[int, msgspec.Meta(ge=0, le=TOP)]


class Flick(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """
    One flick of a finger at a penguin.

    `aim` is where the finger goes, in hundredths of a degree from +x anticlockwise. `power` is 0 to
    1000. `side` is where it hits between left (-900) and right (900) as the flicker sees it, in
    thousandths of the radius; `height` where between the foot (0) and the top of the head (1000).
    """

    aim: Aim
    power: Power
    side: Side = 0
    height: Height = 200
