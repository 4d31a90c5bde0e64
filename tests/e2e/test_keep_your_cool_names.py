"""Tests of names in Keep Your Cool, on small screens and in large text."""

import pytest

from e2e.cool import opened
from e2e.people import PHONE, People
from e2e.rooms import Room

pytestmark = pytest.mark.e2e
SIZES = [(320, 640), (390, 844), (844, 390)]
COVERED = """() => {
    const meets = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 0.5
        && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 0.5;
    const boxes = (one) => {
        const range = document.createRange();
        range.selectNodeContents(one);
        const clip = one.getBoundingClientRect();
        return [...range.getClientRects()].map(({ left, right, top, bottom }) =>
            ({ left, top, bottom, right: Math.min(right, clip.right) }));
    };
    const flags = [...document.querySelectorAll('[data-flag], .room button')];
    const said = [...document.querySelectorAll('.strip b, .strip small, .strip .pairs > span')];
    return said.flatMap((one) => flags
        .filter((flag) => boxes(one).some((box) => meets(box, flag.getBoundingClientRect())))
        .map((flag) => `${one.textContent} over ${flag.ariaLabel ?? 'a flag'}`));
}"""

CUT = """() => [...document.querySelectorAll('.strip b')]
    .filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.textContent)"""


def test_usual_names_are_whole_on_a_phone(running: Room, people: People) -> None:
    """Common names show in full, and clear of the flags while a player types."""
    noor, ida = people.comes("Noor", PHONE), people.comes("Bernadette", PHONE)
    game = opened(running, noor, [ida], {"first_word_time": 120_000})
    sizes = [(390, 844), (360, 780)]
    for width, height in sizes:
        noor.resizes(width, height)
        assert noor.page.evaluate(CUT) == [], width
    game.throws("Rock", "Scissors")
    for person in game.people:
        for width, height in sizes:
            person.resizes(width, height)
            assert person.page.evaluate(CUT) == [], width
            assert person.page.evaluate(COVERED) == [], width


def test_long_names_keep_clear_of_flags_and_buttons(running: Room, people: People) -> None:
    """Long names overlap no flag or button, at double text size too."""
    noor = people.comes("Wilhelmina-Charlotte", PHONE)
    ida = people.comes("Bartholomew the Great", PHONE)
    game = opened(running, noor, [ida], {"first_word_time": 120_000})
    game.throws("Rock", "Scissors")
    game.says(noor, "ludicrous")
    for _ in range(3):
        game.pair(noor)
    for person in game.people:
        for text in ("100%", "200%"):
            for width, height in SIZES:
                person.resizes(width, height, text)
                assert person.page.locator("[data-flag]").count() == 4
                assert person.page.evaluate(COVERED) == [], (text, width, height)
