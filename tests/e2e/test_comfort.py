"""Tests of comfort: room on a phone, axe, keyboard, two tabs, spectators and refusals."""

import pytest
from playwright.sync_api import expect

from e2e.boards import bluff_on, word_on
from e2e.match import LOOK_MS, Match, opened
from e2e.people import DESKTOP, PHONE, People, Person
from e2e.rooms import Room

pytestmark = pytest.mark.e2e
PATIENCE = 3_000


def against_bots(running: Room, person: Person) -> Match:
    """Start a game against bots from the front door, and wait for the person's turn."""
    person.press("Start", exact=True)
    # A dialog explains the aim of the game the first time.
    person.page.get_by_role("dialog").get_by_role("button", name="Start").click()
    person.page.get_by_role("button", name="Take any tile").wait_for()
    match = Match(running, person.page.url.rsplit("/", 1)[1], [person])
    on_turn(person)
    return match


def on_turn(person: Person) -> None:
    """Draw for the start, again after a tie, and wait for the person's turn."""
    turn = person.page.get_by_text("your turn").first
    for _ in range(PATIENCE):
        person.take_tile()
        if turn.is_visible():
            return
        person.page.wait_for_timeout(LOOK_MS)
    raise AssertionError("it is never one's turn")


def test_eight_seats_leave_room_on_a_phone(running: Room, people: People) -> None:
    """Eight seats take at most a third of a phone's height, and the Start button is in view."""
    noor = people.comes("Noor", PHONE)
    wanted = {"game": "keesdrow", "bots": ["fair"] * 7}
    made = noor.page.context.request.post(f"{running.address}/api/tables", data=wanted)
    noor.visit(f"/t/{made.json()['table']}")
    expect(noor.page.get_by_role("button", name="Start with eight")).to_be_in_viewport()
    seats = noor.page.get_by_role("list").filter(has_text="Stand up").bounding_box()
    assert seats is not None
    assert seats["height"] <= PHONE["viewport"]["height"] / 3
    noor.press("Show a QR code")
    expect(noor.page.get_by_role("img", name="QR code of the invite link")).to_be_visible()


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("look", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_axe_finds_nothing(people: People, look: dict[str, object], scheme: str) -> None:
    """Front door, lobby, choice of a house rule, rulebook, draw and turn have no violations."""
    noor = people.comes("Noor", look, color_scheme=scheme)
    found = {"front door": noor.axe()}
    noor.press("friends" if look is PHONE else "Create a table")
    noor.sees("House rules")
    found["lobby"] = noor.axe()
    if look is PHONE:
        noor.page.get_by_text("House rules").first.click()
    noor.press("two minutes")
    found["choices"] = noor.axe()
    noor.page.keyboard.press("Escape")
    noor.press("Rulebook")
    found["rulebook"] = noor.axe()
    noor.page.keyboard.press("Escape")
    noor.press("Add a bot")
    noor.page.get_by_role("dialog").get_by_role("button", name="Gentle").click()
    noor.press("Start with two")
    noor.page.get_by_role("button", name="Take any tile").wait_for()
    found["draw"] = noor.axe()
    on_turn(noor)
    if look is PHONE:
        _let_a_word_be_played(noor)
    found["turn"] = noor.axe()

    assert {screen: each for screen, each in found.items() if each} == {}


def _let_a_word_be_played(person: Person) -> None:
    """Pass if the person starts, so that the bot's word stands on the button under the board."""
    last = person.page.get_by_role("button", name="show on the board")
    pass_turn = person.page.get_by_role("button", name="Pass", exact=True)
    expect(pass_turn).to_be_visible()
    if not last.is_visible():
        pass_turn.click()
        person.press("Pass this turn")
    expect(last).to_be_visible(timeout=300_000)
    expect(pass_turn).to_be_visible(timeout=300_000)


def test_a_turn_by_keyboard_alone(running: Room, people: People) -> None:
    """Arrow keys move over the board, Enter adds a letter, and Enter on the button plays."""
    noor = people.comes("Noor", DESKTOP, reduced_motion="reduce")
    match = against_bots(running, noor)
    word, path = word_on(match.view, 3)
    side = 12
    grid = noor.page.get_by_role("grid").first
    grid.focus()
    keys = noor.page.keyboard
    at = _active(noor)
    for cell in path:
        to = _position(cell, side)
        keys_needed = _arrows(at, to, side)
        for key in keys_needed:
            keys.press(key)
        keys.press("Enter")
        at = to
    expect(noor.play_button(word)).to_be_visible()
    noor.play_button(word).focus()
    keys.press("Enter")
    expect(noor.play_button(word)).to_be_hidden()

    assert any(play["word"] == word for play in match.view["plays"])


def _position(cell: int, side: int) -> int:
    tile, corner = divmod(cell, 4)
    row, column = divmod(tile, side // 2)
    return (2 * row + corner // 2) * side + 2 * column + corner % 2


def _active(person: Person) -> int:
    """Return the position of the letter that the keyboard is on."""
    label = person.page.evaluate(
        "() => { const id = document.activeElement.getAttribute('aria-activedescendant');"
        " return document.getElementById(id).getAttribute('aria-label') }"
    )
    _, row, column, *_ = label.replace("row ", "").replace("column ", "").split(", ")
    return (int(row) - 1) * 12 + int(column) - 1


def _arrows(start: int, end: int, side: int) -> list[str]:
    down, right = end // side - start // side, end % side - start % side
    vertical = "ArrowDown" if down > 0 else "ArrowUp"
    horizontal = "ArrowRight" if right > 0 else "ArrowLeft"
    return [vertical] * abs(down) + [horizontal] * abs(right)


def test_two_tabs_of_one_person_do_not_fight(running: Room, people: People) -> None:
    """Both tabs show the same table, and a word played in one appears in the other."""
    match = opened(running, people)
    mine, theirs = match.turn()
    second = mine.tab(f"/t/{match.table}")
    expect(second.get_by_text("your turn").or_(second.get_by_text("You")).first).to_be_visible()
    word, path = word_on(match.view, 4)
    match.spell(word, path)
    expect(second.get_by_text(f"You played {word.upper()}").first).to_be_visible()
    match.answer("Accept")

    expect(second.get_by_text(f"{theirs.name}").first).to_be_visible()
    expect(second.get_by_text("Reconnecting")).to_be_hidden()


def test_a_stranger_watches_and_touches_nothing(running: Room, people: People) -> None:
    """A person with the link but no seat sees the board, and no button that plays."""
    match = opened(running, people)
    kim = people.comes("Kim", DESKTOP)
    kim.page.goto(f"{running.address}/t/{match.table}")
    kim.sees("You\u2019re watching")
    word, path = word_on(match.view, 4)
    match.spell(word, path)
    kim.sees(f"played {word.upper()}")

    for button in ("Challenge", "Accept", "Pass"):
        expect(kim.page.get_by_role("button", name=button, exact=True)).to_have_count(0)
    assert kim.axe() == []


def test_a_refusal_says_why_and_leads_to_the_rule(running: Room, people: People) -> None:
    """A refused word is explained, and one press opens the rule behind it."""
    noor = people.comes("Noor", DESKTOP)
    match = against_bots(running, noor)
    word, path = bluff_on(match.view)
    turns = len(match.view["plays"])
    noor.drag(word, path)
    noor.play_button(word).click()

    noor.sees(f"{word.upper()} isn")
    assert len(match.view["plays"]) == turns
    noor.press("Rule KD-17")
    expect(noor.page.get_by_role("dialog").get_by_text("KD-17").first).to_be_in_viewport()
