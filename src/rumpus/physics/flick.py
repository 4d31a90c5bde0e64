"""
A flick as a person makes it: in exact integers, so that what is stored is what was simulated.

The speed, angle and position of the finger follow from them (`dials.py`).
"""

from typing import Annotated, Final

import msgspec

FULL_TURN: Final = 36_000
MOST_POWER: Final = 1000
MOST_SIDE: Final = 900
TOP: Final = 1000

Aim = Annotated[int, msgspec.Meta(ge=0, le=FULL_TURN - 1)]
Power = Annotated[int, msgspec.Meta(ge=0, le=MOST_POWER)]
Side = Annotated[int, msgspec.Meta(ge=-MOST_SIDE, le=MOST_SIDE)]
Height = Annotated[int, msgspec.Meta(ge=0, le=TOP)]


class Flick(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """
    One flick of a finger at a penguin.

    `aim` is the finger's direction, in hundredths of a degree anticlockwise from +x. `power` is 0
    to 1000. `side` is how far left (-900) or right (900) it hits, as seen by the player; `height`
    is how far up, from the foot (0) to the top of the head (1000).
    """

    aim: Aim
    power: Power
    side: Side = 0
    height: Height = 200
