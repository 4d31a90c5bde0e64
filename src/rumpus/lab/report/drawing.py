"""
Drawing: charts as SVG in the colours of the page on which they stand, by Matplotlib.

Matplotlib knows no colours of a style sheet. So a chart is drawn in stand-ins, each of which then
becomes a variable of the page; a chart in a file brings both sets of colours, light and dark.
"""

import io
import re
from collections.abc import Callable
from html import escape
from typing import Any, Final, cast

from rumpus.core.extras import MissingExtraError

PAGE: Final = "#1f2021"
INK: Final = "#010203"
FAINT: Final = "#040506"
LINE: Final = "#070809"
SURE: Final = "#0a0b0c"
SERIES: Final = ("#0d0e0f", "#101112", "#131415", "#161718", "#191a1b", "#1c1d1e")
"""Stand-ins for what is sure, and for parts of a whole."""
_VARIABLES: Final = {
    PAGE: "--page",
    INK: "--ink",
    FAINT: "--faint",
    LINE: "--line",
    SURE: "--sure",
    **{color: f"--part-{number}" for number, color in enumerate(SERIES, 1)},
}
LIGHT: Final = (
    "--page:#fbf8f1;--ink:#2a2723;--faint:#6b645b;--line:#d9d2c5;--sure:#0b6e4f;"
    "--part-1:#0b6e4f;--part-2:#c8553d;--part-3:#2b59c3;--part-4:#b07d00;--part-5:#7b4b94;"
    "--part-6:#6b645b"
)
DARK: Final = (
    "--page:#1d1b19;--ink:#f0ebe1;--faint:#a89f92;--line:#47423b;--sure:#5fd0a5;"
    "--part-1:#5fd0a5;--part-2:#f0907b;--part-3:#8fb0ff;--part-4:#e6bb52;--part-5:#c79be0;"
    "--part-6:#a89f92"
)
WIDE: Final = 3.9
"""Width of a chart in inches; it scales with the page."""
_NOTHING = {"Date": None, "Creator": None, "Format": None, "Type": None}
_METADATA = re.compile(r"\s*<metadata>.*?</metadata>", re.DOTALL)
_IDS = re.compile(r' id="[A-Za-z0-9.]+_\d+"')
"""Names of groups, which would occur in each chart of a page."""
_FAMILY = re.compile(r"font-family: [^;]*;")
"""Matplotlib lists the fonts that it measured with; the page has others."""
_NO_XML = re.compile("[^\t\n\r\x20-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")
"""Characters that XML forbids, which a file of results may hold even so."""
_STYLE: Any = {
    "svg.fonttype": "none",
    "svg.hashsalt": "rumpus",
    "font.size": 9.5,
    "axes.edgecolor": LINE,
    "axes.labelcolor": FAINT,
    "axes.spines.left": False,
    "axes.spines.right": False,
    "axes.spines.top": False,
    "text.color": INK,
    "text.parse_math": False,
    "xtick.color": LINE,
    "xtick.labelcolor": FAINT,
    "ytick.left": False,
}


def drawn(title: str, high: float, draw: Callable[[Any], None]) -> str:
    """
    Return a chart of *high* inches as SVG for a page; *draw* gets the axes.

    Raises `MissingExtraError` without the extra ``lab``.
    """
    try:
        # A large package, which only reports need.
        import matplotlib as mpl  # noqa: PLC0415
        from matplotlib import figure as figures  # noqa: PLC0415
    except ModuleNotFoundError as error:
        raise MissingExtraError("Matplotlib", "lab") from error
    # Its types name each setting, and are unknown in parts.
    library, kinds = cast("Any", mpl), cast("Any", figures)
    with library.rc_context(_STYLE):
        figure = kinds.Figure(figsize=(WIDE, high), layout="constrained")
        axes = figure.subplots()
        axes.set_yticks([])
        draw(axes)
        out = io.StringIO()
        figure.savefig(out, format="svg", transparent=True, metadata=_NOTHING)
    return _for_a_page(out.getvalue(), title)


def alone(svg: str) -> str:
    """Return a chart with its colours, to stand in a file."""
    style = f"<style>svg{{{LIGHT}}}@media(prefers-color-scheme:dark){{svg{{{DARK}}}}}</style>"
    return svg.replace(">", f">{style}", 1)


def _for_a_page(svg: str, title: str) -> str:
    svg = _NO_XML.sub("\ufffd", svg[svg.index("<svg") :])
    svg = _METADATA.sub("", svg)
    svg = _IDS.sub("", svg)
    svg = _FAMILY.sub("font-family: system-ui, sans-serif;", svg)
    for color, variable in _VARIABLES.items():
        svg = svg.replace(color, f"var({variable})")
    head, rest = svg.split(">", 1)
    head = re.sub(r' (width|height)="[^"]*"', "", head)
    label = escape(title, quote=True)
    return f'{head} role="img" aria-label="{label}">{rest}'
