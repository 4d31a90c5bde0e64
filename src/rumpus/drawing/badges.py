"""Badges of seats: colour and symbol, always both."""

from typing import Final

from rumpus.drawing.palette import IVORY, PLAYERS
from rumpus.drawing.svg import Svg, element, joined, moved

_SYMBOLS: Final = (
    "M12 6a6 6 0 1 0 0 12 6 6 0 0 0 0-12z",
    "M12 5.2 19 17.6H5z",
    "M7.2 6.4h9.6a.8.8 0 0 1 .8.8v9.6a.8.8 0 0 1-.8.8H7.2a.8.8 0 0 1-.8-.8V7.2a.8.8 0 0 1 .8-.8z",
    "M12 4.2 19 12l-7 7.8L5 12z",
    "m12 4.2 2.3 5.2 5.6.5-4.3 3.7 1.3 5.6-4.9-3-4.9 3 1.3-5.6L4.1 9.9l5.6-.5z",
    "M9.5 5h5v4.5H19v5h-4.5V19h-5v-4.5H5v-5h4.5z",
    "M12 4.6 18.4 8.3v7.4L12 19.4 5.6 15.7V8.3z",
    "M12 5a7 7 0 1 0 0 14 7 7 0 0 0 0-14zm0 4a3 3 0 1 1 0 6 3 3 0 0 1 0-6z",
)
"""Paths in a box of 24, as the client's ``symbols.ts`` has them."""


def colour(seat: int) -> str:
    """Return the colour of a seat."""
    return PLAYERS[seat % len(PLAYERS)]


def symbol(seat: int) -> str:
    """Return the symbol of a seat, a path in a box of 24."""
    return _SYMBOLS[seat % len(_SYMBOLS)]


def badge(seat: int, x: float, y: float, radius: float) -> Svg:
    """Return the badge of a seat around (x, y)."""
    mark = joined(
        element("circle", cy=0.8, r=11, fill="#000", fill_opacity=0.27),
        element("circle", r=11, fill=colour(seat)),
        element(
            "path",
            d=symbol(seat),
            fill=IVORY,
            fill_rule="evenodd",
            transform="translate(-11.4 -11.4) scale(.95)",
        ),
    )
    return moved(mark, x, y, radius / 11)
