"""The picture of a game: the round table from above, the flags that are left, the last key word."""

from collections.abc import Sequence
from math import cos, pi, sin
from typing import Any, Final

from rumpus.core.values import Seat
from rumpus.drawing.badges import colour, symbol
from rumpus.drawing.fonts import DISPLAY, width
from rumpus.drawing.palette import BIRCH_INK, BONE, IVORY, Mood
from rumpus.drawing.shapes import block, material, shadow, text
from rumpus.drawing.svg import Svg, element, joined, moved
from rumpus.games.keep_your_cool.picture_words import Words, words_in
from rumpus.games.keep_your_cool.rules.seating import PLAYERS
from rumpus.games.keep_your_cool.state import State
from rumpus.games.keep_your_cool.values import Flag
from rumpus.games.pictures import SIDE, Art, Pictures, Seen

MOOD: Final = Mood("#c9dadb", "#b4cacc", "#142226", "#35484d", "#0f5e6b")

_MIDDLE: Final = SIDE / 2
_RADIUS: Final = 178.0
_OUTER: Final = 14
"""Tiles in the outer ring."""
_SKIN: Final = ("#b98259", "#e7b98e")
_HAIR: Final = ("#2b1d16", "#7b4a22")


def draw(seen: Seen) -> Art:
    """Return the table at the end, or at a moment."""
    state: State = seen.state
    say = words_in(seen.language)
    taken = [flag for flag in state.flags if flag.taken]
    facts = tuple(_fact(say, state, Seat(seat)) for seat in range(len(state.setup.seats)))
    sentence = say.summary(len(state.keys), len(taken))
    word = state.keys[-1].word if state.keys and not seen.sealed else ""
    told = ""
    if seen.moment:
        pair = state.pairs[-1]
        told = say.takes_pair(seen.names[pair.seat])
    return Art(_table(state, word), told, sentence, facts)


def scores(state: State, language: str) -> tuple[str, ...]:
    """Return the result of each seat: flags if a flag won the game, or else tiles or points."""
    return tuple(
        _score(words_in(language), state, Seat(seat)) for seat in range(len(state.setup.seats))
    )


def ends_pair(before: State, after: State) -> bool:
    """Return True if a player has just taken a pair."""
    return len(after.pairs) > len(before.pairs)


def _score(say: Words, state: State, seat: Seat) -> str:
    result = state.outcome
    if result is not None and result.reason != "flag" and seat in PLAYERS:
        return str(result.scores[seat])
    flags = sum(flag.taken and flag.owner != seat for flag in state.flags)
    return say.flags(flags) if result and seat in PLAYERS else ""


def _fact(say: Words, state: State, seat: Seat) -> str:
    if seat not in PLAYERS:
        return ""
    pairs = sum(pair.seat == seat and not pair.floor for pair in state.pairs)
    return say.pairs(pairs)


def _table(state: State, word: str) -> Svg:
    gone = {tile for pair in state.pairs for tile in pair.tiles}
    line: dict[str, Any] = {
        "fill": "none",
        "stroke": "#fff",
        "stroke_opacity": 0.45,
    }
    parts = [
        material("birch"),
        element("circle", cx=_MIDDLE, cy=_MIDDLE, r=262, stroke_width=5, **line),
        element("path", d=f"M0 {_MIDDLE}h{SIDE}", stroke_width=5, **line),
        _person(Seat(1), state.flags, 46, 1),
        _person(Seat(0), state.flags, SIDE - 46, -1),
        shadow(_MIDDLE - _RADIUS, _MIDDLE - _RADIUS, 2 * _RADIUS, 2 * _RADIUS, _RADIUS, 20),
        element("circle", cx=_MIDDLE, cy=_MIDDLE + 6, r=_RADIUS, fill="#8a6b3b"),
        element("circle", cx=_MIDDLE, cy=_MIDDLE, r=_RADIUS, fill="url(#birch)"),
        element(
            "circle",
            cx=_MIDDLE,
            cy=_MIDDLE,
            r=_RADIUS - 8,
            fill="none",
            stroke="#fff",
            stroke_opacity=0.4,
            stroke_width=2.5,
        ),
    ]
    for at, (x, y, turn) in enumerate(_places(len(state.symbols))):
        parts.append(moved(_gap() if at in gone else _tile(), x, y, turn=turn))
    if word:
        parts.append(_key(word))
    return joined(*parts)


def _places(tiles: int) -> list[tuple[float, float, float]]:
    """Return position and turn of each tile, in two rings that leave the middle free."""
    found: list[tuple[float, float, float]] = []
    inner = max(0, tiles - _OUTER)
    for count, radius, off in ((tiles - inner, 141.0, 0.0), (inner, 92.0, 0.5)):
        for at in range(count):
            angle = 2 * pi * (at + off) / count
            # The key word needs more room beside it than above.
            wide = 1.0 if radius > 100 else 1.12
            x, y = _MIDDLE + radius * wide * sin(angle), _MIDDLE - radius * cos(angle)
            found.append((x, y, (at * 37) % 21 - 10))
    return found


def _tile() -> Svg:
    return joined(
        block(-21, -19, 42, 42, 5, fill="#000", fill_opacity=0.27),
        block(-21, -21, 42, 42, 5, fill="#1f4a52"),
        block(-17.5, -17.5, 35, 35, 3, fill="none", stroke="#8fc0c4", stroke_opacity=0.5),
        element("path", d="M-9 0 0-9 9 0 0 9z", fill="none", stroke="#8fc0c4", stroke_width=2),
    )


def _gap() -> Svg:
    return block(
        -20,
        -20,
        40,
        40,
        5,
        fill="#8a6b3b",
        fill_opacity=0.1,
        stroke="#8a6b3b",
        stroke_opacity=0.75,
        stroke_width=1.5,
        stroke_dasharray="5 4",
    )


def _key(word: str) -> Svg:
    """Return the key word; its first and last letter, which count, are in dark discs."""
    last = len(word) - 1
    room_of_disc = 1.12
    wide = width(word[1:last], DISPLAY, 1) + min(2, len(word)) * room_of_disc
    size = min(44.0, 205 / wide)
    left = _MIDDLE - size * wide / 2
    parts: list[Svg] = []
    for at, letter in enumerate(word):
        marked = at in {0, last}
        room = size * room_of_disc if marked else width(letter, DISPLAY, size)
        middle = left + room / 2
        left += room
        if marked:
            parts.append(element("circle", cx=middle, cy=_MIDDLE, r=size * 0.52, fill="#2a1b10"))
        ink = BONE if marked else BIRCH_INK
        at_ = (middle, _MIDDLE + size * 0.28)
        parts.append(text(letter, at_, DISPLAY, size, fill=ink, anchor="middle"))
    return joined(*parts)


def _person(seat: Seat, flags: Sequence[Flag], y: float, facing: int) -> Svg:
    """Return a player from above, who looks down the page if *facing* is 1."""
    left = {flag.side for flag in flags if flag.owner == seat and not flag.taken}
    # Somebody who looks down the page has the left hand on the viewer's right.
    hips = {"left": 74 * facing, "right": -74 * facing}
    parts = [
        element("ellipse", cy=4, rx=62, ry=27, fill="#000", fill_opacity=0.2),
        *(_flag(seat, x, facing, worn=side in left) for side, x in hips.items()),
        *(_arm(seat, side, facing) for side in (-1, 1)),
        element("ellipse", rx=62, ry=25, fill=colour(seat)),
        element(
            "path", d="M-62 0A62 25 0 0 1 62 0 62 14 0 0 0-62 0z", fill="#fff", fill_opacity=0.12
        ),
        element("circle", r=23, cy=facing, fill=_HAIR[seat]),
        element(
            "path",
            d="M-15 13a22 22 0 0 0 30 0c-4 9-26 9-30 0z",
            fill=_SKIN[seat],
            transform=f"scale(1 {facing})",
        ),
    ]
    return moved(joined(*parts), _MIDDLE, y, 1.05)


def _arm(seat: Seat, side: int, facing: int) -> Svg:
    return joined(
        element(
            "path",
            d=f"M{side * 48} {6 * facing}Q{side * 58} {36 * facing} {side * 34} {50 * facing}",
            fill="none",
            stroke=colour(seat),
            stroke_width=20,
            stroke_linecap="round",
        ),
        element("circle", cx=side * 34, cy=50 * facing, r=10.5, fill=_SKIN[seat]),
    )


def _flag(seat: Seat, x: float, facing: int, *, worn: bool) -> Svg:
    shape = f"M-8 {-13 * facing}h16v{34 * facing}l-8 {-7 * facing}-8 {7 * facing}z"
    if not worn:
        outline: dict[str, Any] = {"fill": "none", "stroke": "#1b1b1e", "stroke_width": 1.8}
        return moved(element("path", d=shape, stroke_dasharray="5 4", **outline), x, 2)
    return moved(
        joined(
            element("path", d=shape, fill="#1b1b1e", stroke=IVORY, stroke_opacity=0.65),
            element("path", d=f"M-8 {-13 * facing}h16v{6 * facing}h-16z", fill=colour(seat)),
            element(
                "path",
                d=symbol(seat),
                fill="#fff",
                fill_rule="evenodd",
                transform=f"translate(-6.6 {-5 if facing == 1 else -9}) scale(.55)",
            ),
        ),
        x,
        2,
    )


PICTURES: Final = Pictures(MOOD, draw, scores=scores, ends_moment=ends_pair)
