"""The picture of a game: the keyword as far as somebody spelled it, and the longest words."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from rumpus.drawing.badges import badge
from rumpus.drawing.fonts import DISPLAY
from rumpus.drawing.palette import Mood
from rumpus.drawing.shapes import block, material, shadow, text
from rumpus.drawing.svg import Svg, element, joined, moved
from rumpus.games.keyword.picture_words import Words, words_in
from rumpus.games.keyword.state import Kept, Laid, Seated, State
from rumpus.games.pictures import SIDE, Art, Pictures, Seen

MOOD: Final = Mood("#35524a", "#2a433c", "#f5f1e4", "#c9d3c9", "#b8600f")

_STOCK: Final = {"orange": ("#e98a2c", "#2b1503"), "blue": ("#22599c", "#f6f3e8")}
"""Colour and ink of each deck."""
_BORDER: Final = "#f8f3e4"
_CARD: Final = (100.0, 140.0)
_WORDS: Final = 4
"""Words that are shown below the keyword."""


class _Owned(NamedTuple):
    seat: int
    kept: Kept


def draw(seen: Seen) -> Art:
    """Return the rack with the keyword, and the longest words of everybody."""
    state: State = seen.state
    say = words_in(seen.language)
    words = _longest(state.seats)
    facts = tuple(_fact(say, seated) for seated in state.seats)
    if seen.sealed:
        return Art(_backs())
    best = "" if not words else say.longest(words[0].kept.word)
    won = state.winner
    if seen.moment:
        kept = None if won is None else state.seats[won].kept[-1]
        told = (
            say.nobody() if kept is None or won is None else say.keeps(seen.names[won], kept.word)
        )
        return Art(_drawing(state, words), told, facts=facts)
    told = "" if state.cracker is None else say.spells(seen.names[state.cracker], _keyword(state))
    return Art(_drawing(state, words), told, best, facts)


def scores(state: State, language: str) -> tuple[str, ...]:
    """Return what each player has scored."""
    return tuple(words_in(language).words(len(seated.kept)) for seated in state.seats)


def ends_round(before: State, after: State) -> bool:
    """Return True if the words of a round have just been judged."""
    return after.phase == "shown" and before.phase != "shown"


def _keyword(state: State) -> str:
    return state.rules.keyword.upper()


def _fact(say: Words, seated: Seated) -> str:
    return say.letters(sum(len(kept.cards) for kept in seated.kept))


def _longest(seats: Sequence[Seated]) -> list[_Owned]:
    """Return the best words, the longest first; of equal ones, the one with more blue cards."""
    owned = [_Owned(seat, kept) for seat, seated in enumerate(seats) for kept in seated.kept]
    return sorted(owned, key=lambda one: (-len(one.kept.cards), -_blue(one.kept)))[:_WORDS]


def _blue(kept: Kept) -> int:
    return sum(card.colour == "blue" for card in kept.cards)


def _drawing(state: State, words: Sequence[_Owned]) -> Svg:
    seat = _leader(state)
    parts = [material("walnut")]
    parts.append(_rack(state, seat, 24))
    row = (SIDE - 24 - 150 - 30) / _WORDS
    for at, one in enumerate(words):
        top = 192 + at * row
        parts.append(badge(one.seat, 22, top + row / 2 - 6, 17))
        parts.append(_row(one.kept.cards, 54, top, SIDE - 60, row - 14))
    return joined(*parts)


def _leader(state: State) -> int:
    """Return whose spelling of the keyword is shown: the most letters, or who completed it."""
    if state.cracker is not None:
        return state.cracker
    spelled = [sum(spot is not None for spot in seated.spelled) for seated in state.seats]
    return spelled.index(max(spelled))


def _rack(state: State, seat: int, top: float) -> Svg:
    """Return the keyword on a rack, with the cards that a seat has for it."""
    seated, letters = state.seats[seat], _keyword(state)
    spots = seated.spelled or (None,) * len(letters)
    room = SIDE - 2 * 22
    width = min(72.0, (room - 8 * (len(letters) - 1)) / len(letters))
    height = width * 1.4
    left = (SIDE - len(letters) * width - (len(letters) - 1) * 8) / 2
    high = height + 38
    parts = [
        shadow(4, top, SIDE - 8, high, 8, 18),
        block(4, top, SIDE - 8, high, 8, fill="url(#walnut)"),
        block(4, top + high - 16, SIDE - 8, 16, 6, fill="#3a2414", fill_opacity=0.55),
    ]
    for at, (letter, spot) in enumerate(zip(letters, spots, strict=True)):
        x = left + at * (width + 8)
        if spot is None:
            parts.append(_missing(letter, x, top + 12, width, height))
        else:
            card = seated.kept[spot.word].cards[spot.card]
            parts.append(_card(card, x, top + 12, width))
    return joined(*parts)


def _row(cards: Sequence[Laid], left: float, top: float, room: float, high: float) -> Svg:
    width = min(high / 1.4, (room - 54) / max(1, len(cards)) - 5)
    y = top + (high - width * 1.4) / 2
    return joined(
        *(
            # Blue letters stand a little higher.
            _card(card, left + at * (width + 5), y - (4 if card.colour == "blue" else 0), width)
            for at, card in enumerate(cards)
        )
    )


def _missing(letter: str, x: float, y: float, width: float, height: float) -> Svg:
    frame = block(
        x + 1,
        y + 1,
        width - 2,
        height - 2,
        width * 0.09,
        fill="#000",
        fill_opacity=0.22,
        stroke="#f5f1e4",
        stroke_opacity=0.4,
        stroke_width=1.5,
        stroke_dasharray="5 4",
    )
    middle = (x + width / 2, y + height * 0.67)
    ink = text(letter, middle, DISPLAY, width * 0.66, fill="#f5f1e4", anchor="middle")
    return joined(frame, element("g", ink, opacity=0.4))


def _card(card: Laid, x: float, y: float, width: float) -> Svg:
    fill, ink = _STOCK[card.colour]
    letter = card.letter.upper()
    size = 58 if card.blank else 64 if letter in "MW" else 76
    face = joined(
        block(1, 4, 100, 140, 9, fill="#000", fill_opacity=0.25),
        block(0, 0, 100, 140, 9, fill=_BORDER),
        block(5, 5, 90, 130, 6, fill=fill),
        block(9.5, 9.5, 81, 121, 3.5, fill="none", stroke=ink, stroke_opacity=0.38),
        *_blank_frame(ink, shown=card.blank),
        text(letter, (50, 97), DISPLAY, size, fill=ink, anchor="middle"),
        text(letter, (20, 31), DISPLAY, 20, fill=ink, anchor="middle"),
    )
    return moved(face, x, y, width / _CARD[0])


def _blank_frame(ink: str, *, shown: bool) -> tuple[Svg, ...]:
    if not shown:
        return ()
    return (
        block(22, 40, 56, 70, 4, fill="none", stroke=ink, stroke_width=3, stroke_dasharray="8 6"),
    )


def _backs() -> Svg:
    """Return the two decks face down."""
    parts: list[Svg] = []
    for at, deck in enumerate(("orange", "blue")):
        back = joined(
            shadow(0, 0, 100, 140, 9, 10),
            block(0, 0, 100, 140, 9, fill=_BORDER),
            block(5, 5, 90, 130, 6, fill=_STOCK[deck][0]),
            block(16, 16, 68, 108, 5, fill="none", stroke=_BORDER, stroke_opacity=0.6),
        )
        parts.append(moved(back, 70 + at * 225, 140, 1.75))
    return joined(*parts)


PICTURES: Final = Pictures(MOOD, draw, scores=scores, ends_moment=ends_round)
