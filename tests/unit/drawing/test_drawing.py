"""The parts of pictures: markup that nothing breaks out of, and texts that fit."""

import re
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rumpus.drawing import badges, fonts, palette, shapes
from rumpus.drawing.svg import content, document, element
from rumpus.games.registry import own_games

CLIENT = Path(__file__).parents[3] / "web" / "src"


@given(st.text(), st.text())
def test_any_text_is_well_formed_markup(text: str, value: str) -> None:
    """A document with any text and attribute can be read, and says what was put in."""
    drawn = document(10, 10, element("text", content(text), fill=value))
    (read,) = ET.fromstring(drawn)  # noqa: S314 (our own document)
    assert len(read) == 0
    assert set(read.attrib) == {"fill"}
    seen = "".join(letter for letter in text if letter.isprintable())
    assert seen in "".join(letter for letter in read.text or "" if letter.isprintable())


@given(st.text(max_size=60), st.sampled_from(fonts.FONTS), st.integers(30, 400))
def test_a_fitted_text_fits(text: str, font: fonts.Font, room: int) -> None:
    """It is the text, or its beginning with an ellipsis."""
    fitted = fonts.fitted(text, font, 20, room)
    assert fonts.width(fitted, font, 20) <= room
    assert fitted == text or (fitted.endswith("…") and text.startswith(fitted[:-1]))


@given(st.lists(st.text("abcdefgh", min_size=1, max_size=12), max_size=20), st.integers(1, 3))
def test_lines_hold_a_text_until_it_is_cut(words: list[str], most: int) -> None:
    """No line is too long, and there are no more than wanted."""
    lines = fonts.lines(" ".join(words), fonts.DISPLAY, 20, 150, most)
    assert len(lines) <= most
    assert all(fonts.width(line, fonts.DISPLAY, 20) <= 150 for line in lines)


def test_wide_letters_are_wider() -> None:
    """Widths come from the font files; letters that no font has are estimated."""
    assert fonts.width("W", fonts.DISPLAY, 10) > 2 * fonts.width("i", fonts.DISPLAY, 10)
    assert fonts.width("名", fonts.PLAIN, 10) > fonts.width("ж", fonts.PLAIN, 10) > 0
    assert fonts.covers("Łódź & Ærø, 20 €")
    assert not fonts.covers("名")


def test_colours_and_symbols_are_those_of_the_client() -> None:
    """Badges, tokens and materials are the same in pictures as in pages."""
    tokens = (CLIENT / "lib" / "tokens.css").read_text("utf-8").lower()
    for seat in range(8):
        assert f"--p{seat + 1}: {badges.colour(seat)}" in tokens
    for name in ("walnut", "bone", "birch", "bone_ink", "birch_ink"):
        assert f"--{name.replace('_', '-')}: {getattr(palette, name.upper())}" in tokens
    symbols = (CLIENT / "lib" / "symbols.ts").read_text("utf-8")
    assert all(f"'{badges.symbol(seat)}'" in symbols for seat in range(8))


@pytest.mark.parametrize(
    ("ours", "theirs"), [("walnut", "walnut-small"), ("birch", "birch"), ("felt", "felt")]
)
def test_materials_are_those_of_the_client(ours: str, theirs: str) -> None:
    """The files are the same."""
    folder = Path(shapes.__file__).parent / "materials"
    assert (folder / f"{ours}.webp").read_bytes() == (
        CLIENT / "assets" / f"{theirs}.webp"
    ).read_bytes()


def test_moods_are_those_of_the_client() -> None:
    """Each game's picture has the colours of its table by day."""
    for name, module in own_games().items():
        assert module.pictures is not None
        day = (CLIENT / "games" / name / "theme.css").read_text("utf-8").split("lamp")[0]
        mood = module.pictures.mood
        for token, value in (
            ("table", mood.table),
            ("table-2", mood.table_2),
            ("on-table", mood.on_table),
            ("mood", mood.accent),
        ):
            assert re.search(rf"--{token}: ({value}|var\(--ink\));", day), (name, token)
