"""
SVG as text: the only place where values become markup, so that no name can break out of it.

Lengths are in px of the picture in which a part is put.
"""

import re
from html import escape
from typing import Final, NewType

Svg = NewType("Svg", str)
"""Well-formed SVG markup, made by this module."""

NOTHING: Final = Svg("")

# XML knows no other control characters, not even escaped ones.
_UNSEEN: Final = re.compile("[\x00-\x08\x0b-\x1f\x7f-\x9f\ud800-\udfff\ufffe\uffff]")


def element(name: str, *children: Svg, **attributes: str | float | None) -> Svg:
    """
    Return an element; ``stroke_width=2`` becomes ``stroke-width="2"``, and None is left out.

    >>> element("circle", r=2.5, fill="red", stroke_width=1.0)
    '<circle r="2.5" fill="red" stroke-width="1"/>'
    """
    start = "".join(
        f' {key.rstrip("_").replace("_", "-")}="{_value(value)}"'
        for key, value in attributes.items()
        if value is not None
    )
    if not children:
        return Svg(f"<{name}{start}/>")
    return Svg(f"<{name}{start}>{''.join(children)}</{name}>")


def content(text: str) -> Svg:
    """
    Return text as the content of an element.

    >>> content("<&>")
    '&lt;&amp;&gt;'
    """
    return Svg(escape(_UNSEEN.sub("", text)))


def joined(*parts: Svg) -> Svg:
    """Return several parts, the first one at the bottom."""
    return Svg("".join(parts))


def moved(part: Svg, x: float, y: float, scale: float = 1, turn: float = 0) -> Svg:
    """Return a part moved to (x, y), turned clockwise by *turn* degrees and enlarged."""
    turned = f" rotate({_value(turn)})" if turn else ""
    scaled = "" if scale == 1 else f" scale({_value(scale)})"
    return element("g", part, transform=f"translate({_value(x)} {_value(y)}){turned}{scaled}")


def document(width: int, height: int, *children: Svg) -> str:
    """Return a whole picture."""
    return element(
        "svg",
        *children,
        xmlns="http://www.w3.org/2000/svg",
        width=width,
        height=height,
        viewBox=f"0 0 {width} {height}",
    )


def _value(value: str | float) -> str:
    if isinstance(value, str):
        return escape(_UNSEEN.sub("", value))
    return f"{value:.2f}".rstrip("0").rstrip(".")
