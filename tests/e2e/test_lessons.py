"""A person learns each game on its own board, by keyboard and ear alone, and leaves nothing."""

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from e2e.people import DESKTOP, PHONE, People, Person, until
from e2e.rooms import Room

pytestmark = pytest.mark.e2e
GAMES = ("keesdrow", "keyword", "keep_your_cool", "icecool")
STILL: dict[str, Any] = {"reduced_motion": "reduce"}


SETTLED_MS = 2_000
TOWARDS = """([wanted, step]) => {
    const at = (one) => one.getBoundingClientRect();
    const [from, to] = [document.activeElement, document.querySelector(`[data-tile="${wanted}"]`)];
    const [x, y] = [at(to).x - at(from).x, at(to).y - at(from).y];
    const flat = Math.abs(x) > Math.abs(y) ? step % 3 !== 2 : step % 3 === 2;
    if (flat) return x > 0 ? 'ArrowRight' : 'ArrowLeft';
    return y > 0 ? 'ArrowDown' : 'ArrowUp';
}"""
"""Returns the arrow key that leads from the tile with the focus to another."""


def begun(people: People, game: str, look: dict[str, Any] = DESKTOP, **more: Any) -> Person:
    """Open the lesson of a game, and begin it by key."""
    person = people.comes("Ada", look, **more)
    person.visit(f"/learn/{game}")
    person.page.get_by_role("button", name="Begin").press("Enter")
    expect(person.page.get_by_role("region", name="The lesson")).to_be_visible()
    return person


def told(person: Person) -> str:
    """Return what a screen reader was told last."""
    return str(person.page.locator("div.sr[role=status]").last.inner_text())


def heard(person: Person, *words: str) -> None:
    """Wait until a screen reader is told these words."""
    for word in words:
        expect(person.page.locator("div.sr[role=status]").last).to_contain_text(word)


def on(person: Person) -> None:
    """Wait for the end of a step, and press Enter: the focus is on Next already."""
    leads = person.page.get_by_role("button", name=re.compile("^(Next|Finish)$"))
    expect(leads).to_be_focused()
    person.page.keyboard.press("Enter")


def tabbed(person: Person, name: str) -> None:
    """Press Tab until a control has the focus, and then Enter."""
    wanted = person.page.get_by_role("button", name=name, exact=True)
    expect(wanted).to_be_visible()
    for _ in range(60):
        person.page.keyboard.press("Tab")
        if wanted.evaluate("one => one === document.activeElement"):
            person.page.keyboard.press("Enter")
            return
    raise AssertionError(f"Tab never reaches {name}")


def learn_keesdrow(person: Person) -> None:
    """Type two words, accept one, and challenge another."""
    keys = person.page.keyboard
    heard(person, "Trace TONE", "By keyboard")
    keys.type("tone")
    expect(person.page.get_by_role("button", name=re.compile("Play TONE"))).to_be_visible()
    keys.press("Enter")
    on(person)
    heard(person, "Green pegs")
    on(person)
    heard(person, "Press Accept")
    tabbed(person, "Accept")
    on(person)
    heard(person, "STONE")
    keys.type("stone")
    expect(person.page.get_by_role("button", name=re.compile("Play STONE"))).to_be_visible()
    keys.press("Enter")
    on(person)
    heard(person, "red pegs")
    on(person)
    heard(person, "DAGLY")
    tabbed(person, "Challenge")
    on(person)


def learn_keyword(person: Person) -> None:
    """Type two words, and go on between them."""
    heard(person, "orange cards")
    on(person)
    for word, after in (("chord", "Next round"), ("likes", "")):
        heard(person, word.upper())
        person.page.keyboard.type(word)
        lay = person.page.get_by_role("button", name="Lay face down")
        expect(lay).to_be_enabled()
        person.page.keyboard.press("Enter")
        on(person)
        if after:
            heard(person, "ROSE")
            tabbed(person, after)
            on(person)


def learn_keep_your_cool(person: Person) -> None:
    """Turn two tiles, say a word, stop, feint and reach."""
    keys = person.page.keyboard
    heard(person, "Turn the two")
    focused = "document.activeElement.getAttribute('data-tile')"
    for wanted in ("2", "6"):
        for _ in range(40):
            if person.page.evaluate(focused) is not None:
                break
            keys.press("Tab")
        for step in range(20):
            if person.page.evaluate(focused) == wanted:
                break
            keys.press(str(person.page.evaluate(TOWARDS, [wanted, step])))
        assert person.page.evaluate(focused) == wanted
        keys.press("Enter")
    on(person)
    heard(person, "MORNING", "GAME")
    keys.type("game")
    keys.press("Enter")
    on(person)
    heard(person, "Press STOP")
    keys.press("Space")
    on(person)
    heard(person, "fool Robin")
    keys.down("1")
    person.page.wait_for_timeout(500)
    keys.up("1")
    on(person)
    heard(person, "stop you for a moment")
    keys.down("1")
    on(person)
    keys.up("1")


def flick(person: Person, aim: int, power: int, *, side: int = 0, height: int = 0) -> None:
    """Aim by keys, as the announcements say, and flick."""
    keys = person.page.keyboard
    # The view turns behind the penguin first, and the aim with it.
    person.page.wait_for_timeout(SETTLED_MS)
    keys.press("ArrowUp")
    person.page.wait_for_timeout(SETTLED_MS)
    found = re.findall(r"Direction (\d+)", told(person))
    turn = (aim - int(found[-1]) + 540) % 360 - 180
    for _ in range(abs(turn) // 2):
        keys.press("ArrowLeft" if turn > 0 else "ArrowRight")
    for _ in range(power // 2 - 1):
        keys.press("ArrowUp")
    for _ in range(side // 10):
        keys.press("e")
    for _ in range(height):
        keys.press("w")
    tabbed(person, "Flick")


def learn_icecool(person: Person) -> None:
    """Fetch a fish, jump, catch and curve."""
    heard(person, "three doors")
    on(person)
    heard(person, "Aim at the fish")
    flick(person, 90, 46)
    on(person)
    heard(person, "top of the small penguin")
    flick(person, 90, 86, height=16)
    on(person)
    heard(person, "you are the Catcher")
    flick(person, 0, 40)
    on(person)
    heard(person, "behind the far wall")
    flick(person, 90, 40, side=40)
    on(person)


LEARN: dict[str, Callable[[Person], None]] = {
    "keesdrow": learn_keesdrow,
    "keyword": learn_keyword,
    "keep_your_cool": learn_keep_your_cool,
    "icecool": learn_icecool,
}


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_lesson_goes_by_keyboard_and_ear(running: Room, people: People, game: str) -> None:
    """Keys alone lead through each lesson, whose steps are announced; no table is left behind."""
    person = begun(people, game, **STILL)
    LEARN[game](person)
    expect(person.page.get_by_role("heading", name="You can play now.")).to_be_focused()
    request = person.page.context.request

    def kept() -> list[Any]:
        (line,) = request.get(f"{running.address}/api/learning").json()
        return [line["game"], line["done"], line["step"]]

    # The page is ahead of what it has told the room.
    until(person.page, lambda: kept() == [game, True, 0])
    assert request.get(f"{running.address}/api/tables").json() == []
    assert request.get(f"{running.address}/api/me").json()["tables"] == []


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("game", GAMES)
def test_axe_finds_nothing_in_a_lesson(people: People, game: str, scheme: str) -> None:
    """The beginning of a lesson and its steps pass axe on a phone, in light and dark."""
    person = people.comes("Ada", PHONE, color_scheme=scheme, **STILL)
    person.visit(f"/learn/{game}")
    expect(person.page.get_by_role("button", name="Begin")).to_be_visible()
    found = {"aim": person.axe()}
    person.press("Begin")
    found["first"] = person.axe()
    person.press("Skip" if game in {"keesdrow", "keep_your_cool"} else "Next")
    found["second"] = person.axe()
    assert [part for part, faults in found.items() if faults] == [], found


def test_a_lesson_goes_on_where_it_was_left(people: People) -> None:
    """Steps can be looked at in any order, a reload keeps the step, and another word is no end."""
    person = begun(people, "keesdrow", **STILL)
    lesson = person.page.get_by_role("region", name="The lesson")
    person.page.get_by_role("button", name=re.compile("^Step 4 of 6")).click()
    expect(lesson).to_contain_text("trace STONE")
    person.page.keyboard.type("ton")
    expect(person.page.get_by_role("button", name=re.compile("^Play"))).to_have_count(0)
    person.page.reload()
    expect(lesson).to_contain_text("trace STONE")
    person.press("Back", exact=True)
    expect(lesson).to_contain_text("Press Accept")
    person.press("Challenge", exact=True)
    expect(lesson).to_contain_text("LOVE is a real word")
    expect(person.page.get_by_role("button", name="Accept")).to_be_visible()


def test_tips_come_once_and_go_for_good(running: Room, people: People) -> None:
    """In a first game a tip shows at its moment; one press silences all, at later tables, too."""
    person = people.comes("Ada", PHONE, **STILL)
    asked = {"game": "keyword", "bots": ["fair"], "start": True, "options": {"timer": 0}}
    request = person.page.context.request

    def opened() -> None:
        made = request.post(f"{running.address}/api/tables", data=asked)
        person.visit(f"/t/{made.json()['table']}")
        expect(person.page.get_by_role("button", name="Pass", exact=True)).to_be_visible()

    opened()
    expect(person.page.get_by_text("Lay the longest word you find.")).to_be_visible()
    assert person.axe() == []
    person.press("No tips")
    expect(person.page.locator(".tip")).to_have_count(0)
    opened()
    person.page.wait_for_timeout(4000)
    expect(person.page.locator(".tip")).to_have_count(0)


def test_a_first_lobby_offers_the_lesson_until_it_is_declined(
    running: Room, people: People
) -> None:
    """The offer links to the lesson, and a guest who declines it isn't asked again."""
    person = people.comes("Ada", DESKTOP, **STILL)
    made = person.page.context.request.post(
        f"{running.address}/api/tables", data={"game": "keesdrow"}
    )
    person.visit(f"/t/{made.json()['table']}")
    offer = person.page.get_by_role("complementary", name="Lesson")
    expect(offer.get_by_role("link")).to_have_attribute("href", "/learn/keesdrow")
    offer.get_by_role("button", name=re.compile("ask again$")).click()
    expect(offer).to_have_count(0)
    person.page.reload()
    person.page.wait_for_timeout(4000)
    expect(offer).to_have_count(0)
