"""The picture of a game: the school from above, with the path of the best flick."""

from collections.abc import Sequence
from typing import Final

from rumpus.core.values import Seat
from rumpus.drawing.badges import badge, colour
from rumpus.drawing.fonts import DISPLAY
from rumpus.drawing.palette import Mood
from rumpus.drawing.shapes import block, material, shadow, text
from rumpus.drawing.svg import NOTHING, Svg, element, joined, moved
from rumpus.games.icecool.flicks import Slide, flicks_of
from rumpus.games.icecool.picture_words import Words, words_in
from rumpus.games.icecool.state import State
from rumpus.games.pictures import SIDE, Art, Pictures, Seen
from rumpus.physics.layout import Door, Point, School, load

MOOD: Final = Mood("#dde7ec", "#c3d3dc", "#15242e", "#3b4e5b", "#1f5c83")

_FLOORS: Final = {1: "#cfe0e6", 2: "#d3dae8", 3: "#dce3cf", 4: "#e8dcc0", 5: "#e6d3c3"}
"""Colour of each floor, by the number of its box."""
_FISH: Final = (
    "M2 14C8 5 18 2 27 5c4 1.5 7 4 9 6.5L46 4c-1.5 6-1.5 14 0 20L36 16.5C34 19 31 21.5 27 23"
    " 18 26 8 23 2 14z"
)
_LINE: Final = "#e8791e"
_WALL: Final = "#a87c49"
_MARGIN: Final = 14.0


def draw(seen: Seen) -> Art:
    """Return the school, with the best flick or, at a moment, the last one."""
    state: State = seen.state
    say = words_in(seen.language)
    flicks = [] if seen.sealed else flicks_of(seen.scenes)
    shown = None
    if flicks:
        shown = flicks[-1] if seen.moment else max(flicks, key=_worth)
    facts = tuple(_fact(say, flicks, Seat(seat)) for seat in range(len(state.seats)))
    told = "" if shown is None else _told(say, shown, seen.names)
    drawing = _school(say, state if shown is None else shown.before, shown)
    if seen.moment:
        return Art(drawing, told, facts=facts)
    return Art(drawing, sentence=say.best(told) if told else "", facts=facts)


def ends_flick(before: State, after: State) -> bool:
    """Return True if a penguin has just been flicked."""
    return after.flicks > before.flicks


def _worth(flick: Slide) -> tuple[int, float]:
    return flick.fish + flick.caught, flick.length


def _told(say: Words, flick: Slide, names: Sequence[str]) -> str:
    name = names[flick.seat]
    if flick.fish:
        return say.takes(name, flick.fish)
    if flick.caught:
        return say.catches(name, flick.caught)
    return say.slides(name, flick.length / 1000)


def _fact(say: Words, flicks: Sequence[Slide], seat: Seat) -> str:
    own = [flick for flick in flicks if flick.seat == seat]
    fish = sum(flick.fish for flick in own)
    return say.fish_in(fish, len(own)) if own else ""


def _scale(school: School) -> float:
    return (SIDE - 2 * _MARGIN) / max(room.right for room in school.rooms)


def _school(say: Words, state: State, flick: Slide | None) -> Svg:
    school = load()
    scale = _scale(school)
    deep = max(room.top for room in school.rooms)
    high = deep * scale
    top = (SIDE - high) / 2

    def seen(point: Point) -> Point:
        return _MARGIN + point[0] * scale, top + (deep - point[1]) * scale

    rim = 30
    parts = [
        material("birch"),
        shadow(0, top - rim, SIDE, high + 2 * rim, 10, 22),
        block(0, top - rim, SIDE, high + 2 * rim, 10, fill="#8a6b3b"),
        block(0, top - rim - 4, SIDE, high + 2 * rim, 10, fill="url(#birch)"),
    ]
    for room in school.rooms:
        x, y = seen((room.left, room.top))
        wide, tall = (room.right - room.left) * scale, (room.top - room.bottom) * scale
        inset = school.inset * scale
        parts += [
            block(x - 4, y - 4, wide + 8, tall + 8, fill=_WALL),
            block(x + 4, y + 4, wide - 8, tall - 8, fill=_FLOORS[room.box]),
            element(
                "path",
                d=f"M{x + 4:.1f} {y + 4:.1f}h{wide - 8:.1f}v12H{x + 16:.1f}v{tall - 20:.1f}h-12z",
                fill="#0b1a2a",
                fill_opacity=0.15,
            ),
            block(
                *(x + inset, y + inset, wide - 2 * inset, tall - 2 * inset),
                fill="none",
                stroke=_LINE,
                stroke_width=2.2,
            ),
            element(
                "g",
                text(say.room(room.name), (x + 18, y + 40), DISPLAY, 21, fill=MOOD.on_table),
                opacity=0.6,
            ),
        ]
    parts += [
        _door(school, door, seen(school.door_point(at))) for at, door in enumerate(school.doors)
    ]
    cx, cy = seen((school.circle.x, school.circle.y))
    parts.append(
        element(
            "circle",
            cx=cx,
            cy=cy,
            r=school.circle.radius * scale,
            fill="none",
            stroke="#c22a1e",
            stroke_width=4,
        )
    )
    for seat, seated in enumerate(state.seats):
        for door in seated.fish:
            x, y = seen(school.door_point(door))
            parts.append(_fish(colour(seat), x + 8 * (seat % 2) - 4, y + 11 * (seat - 1.5)))
    if flick is not None:
        parts.append(_path([seen(point) for point in flick.path], colour(flick.seat)))
    for seat, seated in enumerate(state.seats):
        if seated.pose is not None:
            ghost = flick is not None and seat == flick.seat
            penguin = _penguin(seat, *seen((seated.pose.x, seated.pose.y)))
            parts.append(element("g", penguin, opacity=0.45) if ghost else penguin)
    if flick is not None and flick.path:
        parts.append(_penguin(flick.seat, *seen(flick.path[-1])))
    return joined(*parts)


def _door(school: School, door: Door, at: Point) -> Svg:
    upright = school.walls[door.wall].across == "x"
    half = school.opening.width * _scale(school) / 2
    opening = joined(
        block(-5, -half, 10, 2 * half, fill="#e9dfc6"),
        element(
            "path",
            d=f"M-5 {-half:.1f}h10m-10 {2 * half:.1f}h10",
            stroke="#7a5527",
            stroke_width=3,
        ),
    )
    return moved(opening, *at, turn=0 if upright else 90)


def _path(points: Sequence[Point], ink: str) -> Svg:
    """Return the path of a flick, dashed on white so that it shows on any floor."""
    if len(points) < 2:
        return NOTHING
    # Every third frame is enough for a curve at this size.
    few = [*points[:-1:3], points[-1]]
    line = "M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in few)
    look = {"d": line, "fill": "none", "stroke_linecap": "round", "stroke_linejoin": "round"}
    return joined(
        element("path", stroke="#fff", stroke_opacity=0.85, stroke_width=8, **look),
        element("path", stroke=ink, stroke_width=4, stroke_dasharray="1 8", **look),
    )


def _penguin(seat: int, x: float, y: float) -> Svg:
    return joined(
        element("ellipse", cx=x + 4, cy=y + 6, rx=19, ry=17, fill="#000", fill_opacity=0.27),
        element("circle", cx=x, cy=y, r=19, fill="#20272f"),
        badge(seat, x, y, 14),
    )


def _fish(fill: str, x: float, y: float) -> Svg:
    shape = element("path", d=_FISH, fill=fill, stroke="#fff", stroke_width=2.4)
    return moved(moved(shape, -24, -14), x, y, 0.72)


PICTURES: Final = Pictures(MOOD, draw, scenes=True, ends_moment=ends_flick)
