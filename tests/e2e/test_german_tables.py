"""Tables with German words: chosen in the lobby, shown in the room, and played on the board."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from e2e.match import Match
from e2e.people import DESKTOP, PHONE, People, Person
from e2e.rooms import Room, room
from german import german
from rumpus.words import Grid, solve
from rumpus.words.compiling import compile_lexicon
from rumpus.words.language import languages

pytestmark = pytest.mark.e2e

RULES: dict[str, str | int] = {"words": "checked", "timer": 0}


@pytest.fixture(name="running")
def room_with_german(tmp_path: Path) -> Iterator[Room]:
    """Yield a room whose operator has added a German word list."""
    lists = tmp_path / "lexicons"
    lists.mkdir()
    raw = compile_lexicon("german", german().entries(), languages()["de"])
    (lists / "german.lex").write_bytes(raw)
    with room(tmp_path) as one:
        yield one


def opened(running: Room, host: Person, game: str, options: dict[str, str | int]) -> str:
    """Create a public table, go there, and return its name."""
    wanted = {"game": game, "options": options, "public": True}
    made = host.page.context.request.post(f"{running.address}/api/tables", data=wanted)
    assert made.ok, made.text()
    table = str(made.json()["table"])
    host.page.goto(f"{running.address}/t/{table}")
    return table


def test_a_german_phone_an_english_table_and_another_in_german(
    running: Room, browser: Browser
) -> None:
    """Page and words are two things: each table has its language, and the room shows which."""
    people = People(browser, running.address)
    noor = people.comes("Noor", DESKTOP)
    ida = Person(browser.new_context(locale="de-DE", **PHONE), running.address, "Ida")
    opened(running, ida, "keesdrow", RULES)
    expect(ida.page.get_by_text("Wörter auf Englisch").first).to_be_visible()

    table = opened(running, noor, "keesdrow", RULES)
    noor.press("Rumpus English")
    noor.page.get_by_role("button", name="German words").click()
    noor.sees("Words in German")
    noor.looks_right("german-lobby")
    ida.page.goto(running.address)
    expect(ida.page.get_by_text("Wörter auf Englisch")).to_have_count(0)
    ned = people.comes("Ned", DESKTOP)
    ned.page.goto(running.address)
    # A phone and a desktop have it in different places of the line.
    shown = ned.page.get_by_text("Words in German").locator("visible=true")
    expect(shown).to_have_count(1)

    ned.page.goto(f"{running.address}/t/{table}")
    ned.press("Sit down")
    noor.press("Start")
    match = Match(running, table, [noor, ned])
    match.draw()
    view = match.view
    seat: int = view["seat"]
    player = match.players[seat]
    word, points = best_word(view)
    player.type(word)
    player.play_button(word).click()
    expect(player.page.get_by_text(f"{points}").first).to_be_visible()
    played = match.view["plays"][0]
    assert (played["word"], played["points"]) == (word, points)
    player.looks_right("german-board")

    assert ida.complaints == []
    ida.page.context.close()
    people.leave()


def test_keyword_takes_a_keyword_of_the_language(running: Room, people: People) -> None:
    """With German words the keyword becomes one of them, and others are proposed."""
    noor = people.comes("Noor", DESKTOP)
    opened(running, noor, "keyword", {})
    noor.press("Rumpus English")
    noor.page.get_by_role("button", name="German words").click()
    noor.sees("Words in German")
    noor.press("ORANGE")
    noor.page.get_by_role("button", name="KRANZ").click()
    expect(noor.page.get_by_role("button", name="KRANZ")).to_be_visible()
    noor.press("KRANZ")
    field = noor.page.get_by_label("Any word from the word list")
    field.fill("Rätsel")
    noor.press("Use this word")
    expect(noor.page.get_by_role("button", name="RÄTSEL")).to_be_visible()


def best_word(view: dict[str, Any]) -> tuple[str, int]:
    """Return a good German word on a fresh board, if possible with an umlaut, and its points."""
    places = view["places"]
    side = int(len(places) ** 0.5)
    cells = [
        4 * places[row // 2 * side + column // 2] + 2 * (row % 2) + column % 2
        for row in range(2 * side)
        for column in range(2 * side)
    ]
    letters = "".join(view["letters"][cell] for cell in cells)
    values = tuple(view["values"])
    grid = Grid(2 * side, 2 * side, letters, values, (0,) * len(letters), view["alphabet"])
    found = solve(german(), grid).best(500)
    best = next((each for each in found if set(each.word) & set("äöü")), found[0])
    return best.word, best.score
