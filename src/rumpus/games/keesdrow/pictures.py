"""The picture of a game: its board with the path of a word, or a blank one while it is sealed."""

from collections.abc import Sequence
from itertools import pairwise
from typing import Any, Final

from rumpus.core.values import Seat
from rumpus.drawing.badges import colour
from rumpus.drawing.fonts import DISPLAY, LETTER
from rumpus.drawing.palette import BONE, BONE_INK, BONE_LOW, INK, IVORY, WALNUT_LOW, Mood
from rumpus.drawing.shapes import block, material, shadow, text
from rumpus.drawing.svg import NOTHING, Svg, element, joined, moved
from rumpus.games.keesdrow.picture_words import Words, words_in
from rumpus.games.keesdrow.rules.board import positions_of
from rumpus.games.keesdrow.state import Play, State
from rumpus.games.pictures import SIDE, Art, Pictures, Seen

MOOD: Final = Mood("#e6dfcf", "#d8cfba", INK, "#445049", "#7a4b22")

_RIM: Final = 17.0
_PEGS: Final = {
    "1": ("#1c9a6e", "#5fd0a6", "#0c5f43"),
    "2": ("#edb220", "#ffe08a", "#9a6b00"),
    "3": ("#b5281c", "#ee7a66", "#6a110a"),
}
"""Colour, light and shade of a peg, by the uses of its cell."""
_SHAPES: Final = {
    "1": "M-10 0a10 10 0 1 1 20 0a10 10 0 1 1-20 0z",
    "2": (
        "M-6.7-9.2H6.7A2.5 2.5 0 0 1 9.2-6.7V6.7A2.5 2.5 0 0 1 6.7 9.2H-6.7"
        "A2.5 2.5 0 0 1-9.2 6.7V-6.7A2.5 2.5 0 0 1-6.7-9.2z"
    ),
    "3": "M-4.3-10.4h8.6L10.4-4.3v8.6L4.3 10.4h-8.6L-10.4 4.3v-8.6z",
}
"""Shapes of pegs around (0, 0): round, square, octagon."""


def draw(seen: Seen) -> Art:
    """Return the board at a moment, with the word that is its subject."""
    state: State = seen.state
    say = words_in(seen.language)
    if seen.sealed:
        return Art(_blank(state))
    game: Any = seen.game
    shown = game.lexicon.may_suggest
    counted = [play for play in state.plays if counts(play) and shown(play.word)]
    facts = tuple(_best(counted, Seat(seat)) for seat in range(len(state.setup.seats)))
    if seen.moment:
        play = state.plays[state.turn if state.outcome else state.turn - 1]
        word = play if play in counted else None
        return Art(_board(state, word), _turn(say, play, seen.names, word), facts=facts)
    word = max(counted, key=lambda play: play.points, default=None)
    sentence = "" if word is None else say.best(word.word, word.points)
    return Art(_board(state, word), sentence=sentence, facts=facts)


def ends_turn(before: State, after: State) -> bool:
    """Return True if a turn has just ended."""
    return after.turn > before.turn or (after.outcome is not None and before.outcome is None)


def counts(play: Play) -> bool:
    """Return True for a word that wasn't struck out; an open one counts for now."""
    return play.outcome in {"open", "stood", "doubled"}


def marks(plays: Sequence[Play], cells: int) -> list[str]:
    """Return the highest peg of each turn's word, "0" for a turn without one."""
    uses, found = [0] * cells, list[str]()
    for play in plays:
        path = play.path if counts(play) else ()
        for cell in path:
            uses[cell] += 1
        found.append(str(max((uses[cell] for cell in path), default=0)))
    return found


def _turn(say: Words, play: Play, names: Sequence[str], word: Play | None) -> str:
    """Return what became of a turn."""
    if word is not None:
        return say.plays(names[play.seat], word.word, word.points)
    return say.nothing(names[play.seat])


def _best(counted: Sequence[Play], seat: Seat) -> str:
    own = [play for play in counted if play.seat == seat]
    return max(own, key=lambda play: play.points).word.upper() if own else ""


def _board(state: State, word: Play | None) -> Svg:
    tiles = len(state.places)
    side = _side(tiles)
    cell = (SIDE - 2 * _RIM) / (2 * side)
    gone = {taking.tile for taking in state.taken}
    path = () if word is None else positions_of(state.places, word.path)
    parts = [_frame()]
    for place, tile in enumerate(state.places):
        if tile not in gone:
            x, y = _RIM + place % side * 2 * cell, _RIM + place // side * 2 * cell
            parts.append(_tile(x, y, 2 * cell))
            parts.extend(
                _cell(x, y, cell, corner, state.faces[tile][corner], state.uses[4 * tile + corner])
                for corner in range(4)
            )
    if word is not None:
        parts.append(_thread(path, 2 * side, cell, word))
    return joined(*parts)


def _blank(state: State) -> Svg:
    """Return a board without letters, and the marks of the turns so far on a strip of felt."""
    side, found = 6, marks(state.plays, len(state.uses))
    cell = (SIDE - 2 * _RIM) / (2 * side)
    parts = [_frame()]
    for place in range(side * side):
        x, y = _RIM + place % side * 2 * cell, _RIM + place // side * 2 * cell
        parts.append(_tile(x, y, 2 * cell))
        parts.extend(_hole(x, y, cell, corner) for corner in range(4))
    if found:
        parts.append(_strip(found))
    return joined(*parts)


def _strip(found: Sequence[str]) -> Svg:
    rows = [found[at : at + 12] for at in range(0, min(len(found), 36), 12)]
    step = 36
    height = step * len(rows) + 28
    top = (SIDE - height) / 2
    parts = [
        shadow(40, top, SIDE - 80, height, 10, 10),
        block(40, top, SIDE - 80, height, 10, fill="url(#walnut)"),
        block(40, top, SIDE - 80, height, 10, fill=WALNUT_LOW, fill_opacity=0.45),
    ]
    for line, row in enumerate(rows):
        left = SIDE / 2 - step * (len(row) - 1) / 2
        y = top + 14 + step * (line + 0.5)
        parts.extend(_peg(mark, left + step * at, y, 13) for at, mark in enumerate(row))
    return joined(*parts)


def _frame() -> Svg:
    inner = SIDE - 2 * _RIM + 8
    return joined(
        material("walnut"),
        shadow(0, 0, SIDE, SIDE, 9, 26),
        block(0, 0, SIDE, SIDE, 9, fill="url(#walnut)"),
        block(
            1,
            1,
            SIDE - 2,
            SIDE - 2,
            8,
            fill="none",
            stroke="#fff",
            stroke_opacity=0.16,
            stroke_width=2,
        ),
        block(_RIM - 4, _RIM - 4, inner, inner, 3, fill="#2a180c"),
    )


def _tile(x: float, y: float, size: float) -> Svg:
    middle, reach = size / 2, size - 10
    return joined(
        block(x + 1, y + 1, size - 2, size - 2, 4, fill=BONE_LOW),
        block(x + 1, y + 1, size - 2, size - 4, 4, fill=BONE),
        element(
            "path",
            d=f"M{x + middle:.1f} {y + 5:.1f}v{reach - 2:.1f}"
            f"M{x + 5:.1f} {y + middle:.1f}h{reach:.1f}",
            stroke=BONE_LOW,
            stroke_width=1,
            stroke_opacity=0.7,
        ),
    )


def _cell(x: float, y: float, cell: float, corner: int, letter: str, uses: str) -> Svg:
    left, top = x + corner % 2 * cell, y + corner // 2 * cell
    spent = uses == "3"
    ground = block(left + 3, top + 3, cell - 6, cell - 6, 3, fill="#cbbb98") if spent else NOTHING
    ink = "#9a8a68" if spent else BONE_INK
    glyph = text(
        letter,
        (left + cell * 0.45, top + cell * 0.7),
        LETTER,
        cell * 0.68,
        fill=ink,
        anchor="middle",
    )
    peg = (
        _hole(x, y, cell, corner)
        if uses == "0"
        else _peg(uses, left + cell * 0.8, top + cell * 0.79, cell * 0.15)
    )
    return joined(ground, glyph, peg)


def _hole(x: float, y: float, cell: float, corner: int) -> Svg:
    left, top = x + corner % 2 * cell, y + corner // 2 * cell
    return element(
        "circle", cx=left + cell * 0.82, cy=top + cell * 0.81, r=cell * 0.075, fill="#8b7a5a"
    )


def _peg(uses: str, x: float, y: float, radius: float) -> Svg:
    if uses == "0":
        return element("circle", cx=x, cy=y, r=radius * 0.45, fill="#a58f6c")
    colour_, light, shade = _PEGS[uses]
    shape = _SHAPES[uses]
    peg = joined(
        element("path", d=shape, fill="#1a0d04", fill_opacity=0.45, transform="translate(0 1.6)"),
        element("path", d=shape, fill=shade),
        element("path", d=shape, fill=colour_, transform="translate(0 -.7) scale(.93)"),
        element(
            "path",
            d="M-6.5-3.6A7.6 7.6 0 0 1 3-7.2",
            fill="none",
            stroke=light,
            stroke_width=1.8,
            stroke_linecap="round",
        ),
    )
    return moved(peg, x, y, radius / 10)


def _thread(path: Sequence[int], width: int, cell: float, word: Play) -> Svg:
    points = [
        (_RIM + (at % width + 0.45) * cell, _RIM + (at // width + 0.47) * cell) for at in path
    ]
    steps = [
        f"M{x:.1f} {y:.1f}L{u:.1f} {v:.1f}"
        for (x, y), (u, v) in pairwise(points)
        # A flip or a taken tile may have pulled the path apart since.
        if max(abs(x - u), abs(y - v)) < 1.5 * cell
    ]
    line = "".join(steps)
    ink = colour(word.seat)
    parts = [
        element("path", d=line, stroke=IVORY, stroke_width=cell * 0.24, stroke_linecap="round"),
        element("path", d=line, stroke=ink, stroke_width=cell * 0.15, stroke_linecap="round"),
    ]
    last = len(points) - 1
    for at, ((x, y), letter) in enumerate(zip(points, word.word.upper(), strict=True)):
        end = at == last
        parts.append(
            element(
                "circle",
                cx=x,
                cy=y,
                r=cell * 0.39,
                fill=ink if end else IVORY,
                stroke=IVORY if end else ink,
                stroke_width=cell * 0.07,
            )
        )
        parts.append(
            text(
                letter,
                (x, y + cell * 0.22),
                DISPLAY,
                cell * 0.6,
                fill=IVORY if end else BONE_INK,
                anchor="middle",
            )
        )
    return joined(*parts)


def _side(tiles: int) -> int:
    return 8 if tiles > 36 else 6


PICTURES: Final = Pictures(MOOD, draw, ends_moment=ends_turn)
