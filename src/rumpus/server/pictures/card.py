"""The card of a game: its headline, players and drawing, laid out in two shapes."""

from collections.abc import Sequence
from math import cos, pi, sin
from typing import Final, Literal

import msgspec

from rumpus.drawing.badges import badge
from rumpus.drawing.fonts import BOLD, DISPLAY, PLAIN, WORDMARK, fitted, lines, width
from rumpus.drawing.palette import Mood
from rumpus.drawing.shapes import block, material, shadow, text
from rumpus.drawing.svg import NOTHING, Svg, document, element, joined, moved
from rumpus.games.pictures import SIDE
from rumpus.server.pictures.words import ROOM

Shape = Literal["wide", "square"]

SIZES: Final[dict[Shape, tuple[int, int]]] = {"wide": (1200, 630), "square": (1080, 1080)}
"""Width and height in px of each shape."""

_MARGIN: Final = 45
_BADGE: Final = 17
_BLOCKS: Final = (
    (12.5, 0, 0),
    (38, -9, -3),
    (66.5, 2, 0),
    (94.5, 0, 0),
    (119.5, 0, 0),
    (143.5, 5, 1),
)
"""The blocks of the wordmark, as the client has them: middle, turn and lift of each."""
_WORDMARK: Final = 155
_SMALLEST: Final = 34
"""The smallest size of a headline; what is longer is cut."""


class Row(msgspec.Struct, frozen=True):
    """One player of a card."""

    seat: int
    name: str
    score: str
    fact: str = ""


class Card(msgspec.Struct, frozen=True):
    """
    What a card shows.

    *above* stands over the headline: the game and the day. *drawing* is a box of `SIDE`, None for
    the table from above.
    """

    mood: Mood
    above: str
    headline: str
    sentence: str
    rows: tuple[Row, ...]
    drawing: Svg | None = None


def laid_out(card: Card, shape: Shape) -> str:
    """Return the card as an SVG document."""
    wide, high = SIZES[shape]
    art = _table(card.rows) if card.drawing is None else card.drawing
    ground = joined(
        element(
            "radialGradient",
            element("stop", offset="0", stop_color=card.mood.table),
            element("stop", offset="1", stop_color=card.mood.table_2),
            id="ground",
            cx="42%",
            cy="38%",
            r="85%",
        ),
        block(0, 0, wide, high, fill="url(#ground)"),
    )
    body = _wide(card, art) if shape == "wide" else _square(card, art)
    return document(wide, high, ground, body)


def _wide(card: Card, art: Svg) -> Svg:
    left, room = _MARGIN + SIDE + 50, 1200 - 2 * _MARGIN - SIDE - 50
    size = 54 if len(card.headline) < 34 else 44
    parts = [moved(art, _MARGIN, _MARGIN)]
    head, y = _head(card, left, 82, room, size)
    parts.append(head)
    bottom = 630 - _MARGIN
    space = bottom - 46 - y
    parts.append(_rows(card, left, y + 8, room, space))
    parts.append(_mark(card.mood, 1200 - _MARGIN, bottom - 2))
    return joined(*parts)


def _square(card: Card, art: Svg) -> Svg:
    room = 1080 - 2 * 60
    head, y = _head(card, 60, 88, room, 58)
    count = (len(card.rows) + 1) // 2
    below = 60 * count + 44
    side = min(640.0, 1080 - y - below - 110)
    top = y + 18
    parts = [head, moved(art, (1080 - side) / 2, top, side / SIDE)]
    rows_top = top + side + 44
    for at, row in enumerate(card.rows):
        x = 60 + at % 2 * (room / 2 + 16)
        parts.append(_row(card.mood, row, x, rows_top + at // 2 * 60, room / 2 - 16, 60))
    parts.append(_mark(card.mood, 1080 - 60, 1080 - 40))
    return joined(*parts)


def _head(card: Card, x: float, y: float, room: float, size: float) -> tuple[Svg, float]:
    """Return the texts above the players, and where they end."""
    mood = card.mood
    parts = [text(fitted(card.above, BOLD, 22, room), (x, y), BOLD, 22, fill=mood.on_table_2)]
    y += 14
    size = _fitting(card.headline, size, room)
    for line in lines(card.headline, DISPLAY, size, room, 2):
        y += size * 1.04
        parts.append(text(line, (x, y), DISPLAY, size, fill=mood.on_table, spacing=-0.012 * size))
    y += 10
    for line in lines(card.sentence, PLAIN, 25, room, 2):
        y += 33
        parts.append(text(line, (x, y), PLAIN, 25, fill=mood.on_table_2))
    return joined(*parts), y + 14


def _fitting(headline: str, size: float, room: float) -> float:
    """Return the largest size, up to *size*, at which a headline fits into two lines."""
    whole = " ".join(headline.split())
    while size > _SMALLEST and " ".join(lines(headline, DISPLAY, size, room, 2)) != whole:
        size -= 2
    return size


def _rows(card: Card, x: float, y: float, room: float, space: float) -> Svg:
    if not card.rows:
        return NOTHING
    high = min(70.0, space / len(card.rows))
    rows = [_row(card.mood, row, x, y + at * high, room, high) for at, row in enumerate(card.rows)]
    return joined(*rows)


def _row(mood: Mood, row: Row, x: float, y: float, room: float, height: float) -> Svg:
    """Return one player: badge, name, a fact if there is room for it, and score."""
    middle = y + height / 2
    size = min(34.0, height * 0.62)
    score_width = width(row.score, DISPLAY, size) if row.score else 0
    space = room - 2 * _BADGE - 16 - score_width - 14
    told = row.fact if height >= 56 else ""
    name_y = middle - 3 if told else middle + 8
    name_size = 24 if height > 38 else 20
    return joined(
        element(
            "path", d=f"M{x:.1f} {y:.1f}h{room:.1f}", stroke=mood.on_table, stroke_opacity=0.18
        ),
        badge(row.seat, x + _BADGE, middle, min(_BADGE, height * 0.4)),
        text(
            fitted(row.name, BOLD, name_size, space),
            (x + 2 * _BADGE + 14, name_y),
            BOLD,
            name_size,
            fill=mood.on_table,
        ),
        text(
            fitted(told, PLAIN, 19, space),
            (x + 2 * _BADGE + 14, middle + 21),
            PLAIN,
            19,
            fill=mood.on_table_2,
        )
        if told
        else NOTHING,
        text(
            row.score,
            (x + room, middle + size * 0.35),
            DISPLAY,
            size,
            fill=mood.on_table,
            anchor="end",
        ),
    )


def _mark(mood: Mood, right: float, y: float) -> Svg:
    """Return the wordmark, which ends at *right* and stands on *y*."""
    glyphs = [
        moved(
            text(letter, (0, 10), WORDMARK, 31, fill=mood.on_table, anchor="middle"),
            middle,
            lift - 10,
            turn=turn,
        )
        for letter, (middle, turn, lift) in zip(ROOM.upper(), _BLOCKS, strict=True)
    ]
    return moved(joined(*glyphs), right - _WORDMARK * 0.9, y, 0.9)


def _table(rows: Sequence[Row]) -> Svg:
    """Return a round table from above, with the players' badges on its stools."""
    middle, radius = SIDE / 2, SIDE * 0.36
    places = [
        (middle + sin(turn) * (radius + 26), middle - cos(turn) * (radius + 26))
        for turn in (pi + 2 * pi * at / max(1, len(rows)) for at in range(len(rows)))
    ]
    return joined(
        material("birch"),
        *(badge(row.seat, x, y, 44) for row, (x, y) in zip(rows, places, strict=True)),
        shadow(middle - radius, middle - radius, 2 * radius, 2 * radius, radius, 22),
        element("circle", cx=middle, cy=middle + 5, r=radius, fill="#8a6b3b"),
        element("circle", cx=middle, cy=middle, r=radius, fill="url(#birch)"),
        element(
            "circle",
            cx=middle,
            cy=middle,
            r=radius - 9,
            fill="none",
            stroke="#fff",
            stroke_opacity=0.35,
            stroke_width=3,
        ),
    )
