"""Shapes that several pictures use: lines of text, soft shadows, and surfaces of a material."""

from base64 import b64encode
from functools import cache
from pathlib import Path
from typing import Final, Literal

from rumpus.drawing.fonts import Font
from rumpus.drawing.svg import Svg, content, element, joined

Material = Literal["walnut", "birch", "felt", "paper"]

_FOLDER: Final = Path(__file__).parent / "materials"
_SIDES: Final[dict[Material, int]] = {"walnut": 300, "birch": 600, "felt": 300, "paper": 300}
"""Side in px of one repeat of a material."""
_SOFT: Final = 14
"""Layers of a soft shadow: with a blur, a picture would take a third longer."""
_LAYER: Final = 0.026


def text(
    words: str,
    at: tuple[float, float],
    font: Font,
    size: float,
    *,
    fill: str,
    anchor: Literal["start", "middle", "end"] = "start",
    spacing: float = 0,
) -> Svg:
    """Return a line of text whose baseline begins, or has its middle or end, at a point."""
    return element(
        "text",
        content(words),
        x=at[0],
        y=at[1],
        font_family=font.family,
        font_weight=font.weight,
        font_size=size,
        fill=fill,
        text_anchor=None if anchor == "start" else anchor,
        letter_spacing=spacing or None,
    )


def block(
    x: float, y: float, width: float, height: float, radius: float = 0, **look: str | float
) -> Svg:
    """Return a rectangle with round corners."""
    return element("rect", x=x, y=y, width=width, height=height, rx=radius or None, **look)


def shadow(x: float, y: float, width: float, height: float, radius: float, depth: float) -> Svg:
    """Return the soft shadow below a block that lies *depth* px above its ground."""
    layers = [
        block(
            x - spread,
            y - spread + depth * 0.6,
            width + 2 * spread,
            height + 2 * spread,
            radius + spread,
            fill="#14100a",
            fill_opacity=_LAYER,
        )
        for spread in (depth * at / _SOFT for at in range(_SOFT))
    ]
    return joined(*layers)


def material(name: Material) -> Svg:
    """Return the definition of a material, which ``fill="url(#NAME)"`` then uses."""
    side, source = _SIDES[name], f"data:image/webp;base64,{_encoded(name)}"
    image = element("image", width=side, height=side, href=source)
    return element(
        "pattern", image, id=name, width=side, height=side, patternUnits="userSpaceOnUse"
    )


@cache
def _encoded(name: Material) -> str:
    return b64encode((_FOLDER / f"{name}.webp").read_bytes()).decode()
