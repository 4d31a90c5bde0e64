"""Notes and arrows on the board of a replay: by finger, by lists, in links, files and parties."""

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from e2e.overs import TABLES, keep_all
from e2e.people import DESKTOP, PHONE, People, Person
from e2e.rooms import Room, room

pytestmark = pytest.mark.e2e

KEESDROW = f"/t/{TABLES['keesdrow']}/replay"
MARKS = "svg[data-marks] .line"
NOTE = "Why not <b>here</b>?"


@pytest.fixture(scope="module")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Room]:
    """Yield a room with a finished game of each kind."""
    data = tmp_path_factory.mktemp("drawn")
    keep_all(data)
    with room(data) as one:
        yield one


def position(person: Person) -> Locator:
    """Return the slider of a replay."""
    return person.page.get_by_role("slider", name="Position")


def drawing(person: Person) -> Locator:
    """Return the strip of somebody who draws."""
    return person.page.get_by_role("region", name="Drawing", exact=True)


def drawn(person: Person) -> Locator:
    """Return what is drawn and written at the moment, as text."""
    return person.page.get_by_role("region", name="At this moment")


def spoken(person: Person) -> Locator:
    """Return the region that screen readers read out."""
    return person.page.locator("[aria-live=polite]").last


def begin(person: Person) -> None:
    """Begin to draw, from the panel or its drawer."""
    expect(position(person)).to_be_visible()
    if (size := person.page.viewport_size) is not None and size["width"] < 900:
        person.press("Moves", exact=True)
    tools = person.page.get_by_role("region", name="Notes and drawings")
    tools.get_by_role("button", name="Draw on the board").click()
    expect(drawing(person)).to_be_visible()


def centre(person: Person, selector: str) -> tuple[float, float]:
    """Return the middle of an element of the board."""
    box = person.page.locator(f".played {selector}").first.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def drag(person: Person, start: tuple[float, float], end: tuple[float, float]) -> None:
    """Drag from a point of the page to another."""
    mouse = person.page.mouse
    mouse.move(*start)
    mouse.down()
    mouse.move((start[0] + end[0]) / 2, (start[1] + end[1]) / 2)
    mouse.move(*end)
    mouse.up()


def cell(person: Person, name: str) -> tuple[float, float]:
    """Return the middle of a letter of Keesdrow, such as C3."""
    where = f"row {name[1:]}, column {ord(name[0]) - ord('A') + 1}"
    return centre(person, f'[role=gridcell][aria-label*="{where}"]')


def test_arrows_and_marks_are_drawn_with_a_finger(people: People) -> None:
    """A drag is an arrow, a press a mark, and the same again takes it away; all of it is spoken."""
    noor = people.comes("Noor", DESKTOP)
    noor.visit(f"{KEESDROW}#6")
    begin(noor)
    drag(noor, cell(noor, "C3"), cell(noor, "D4"))
    expect(spoken(noor)).to_have_text(re.compile(r"^Arrow from C3 \(.\) to D4 \(.\)\.$"))
    noor.page.mouse.click(*cell(noor, "F7"))
    expect(spoken(noor)).to_have_text(re.compile(r"^Mark on F7 \(.\)\.$"))
    here = noor.page.get_by_role("list", name="Drawn here")
    marks = here.get_by_role("button", name=re.compile("^Erase:"))
    expect(marks).to_have_count(2)
    expect(noor.page.locator(MARKS)).to_have_count(2)
    assert noor.axe() == []
    noor.page.mouse.click(*cell(noor, "F7"))
    expect(spoken(noor)).to_have_text(re.compile(r"^Erased: Mark on F7"))
    expect(marks).to_have_count(1)
    noor.page.get_by_label("Note at this moment").fill(NOTE)
    noor.press("Done")
    expect(drawn(noor)).to_contain_text(NOTE)
    expect(drawn(noor)).to_contain_text("Arrow from C3")
    assert noor.axe() == []

    noor.press("One step forward")
    expect(drawn(noor)).to_have_count(0)
    noor.press("One step back")
    expect(spoken(noor)).to_contain_text("Arrow from C3")
    noor.page.reload()
    expect(drawn(noor)).to_contain_text(NOTE)
    row = noor.page.get_by_role("list", name="Moves").get_by_role("listitem").filter(has_text=NOTE)
    expect(row).to_have_count(1)


def test_a_link_shows_the_same_elsewhere(people: People) -> None:
    """Somebody else who opens the address sees and hears note and arrow, on a dark phone too."""
    noor, ida = people.comes("Noor", DESKTOP), people.comes("Ida", PHONE)
    noor.visit(f"{KEESDROW}#6")
    begin(noor)
    drag(noor, cell(noor, "C3"), cell(noor, "D4"))
    noor.page.get_by_label("Note at this moment").fill(NOTE)
    noor.press("Done")
    expect(noor.page).to_have_url(re.compile(r"#6~1~c3\.d4~[\w-]+$"))
    ida.page.emulate_media(color_scheme="dark")
    ida.visit("/" + noor.page.url.split("/", 3)[3])
    expect(drawn(ida)).to_contain_text(NOTE)
    expect(spoken(ida)).to_contain_text("Arrow from C3")
    expect(ida.page.locator(MARKS)).to_have_count(1)
    assert ida.axe() == []
    assert ida.page.evaluate("localStorage.getItem('rumpus.sketches')") is None


@pytest.mark.parametrize("broken", ["#6~1~<img>~x", "#6~1~c3.d4~%00", "#6~9~c3", "#6~1~zz99"])
def test_a_broken_link_leads_to_its_moment(people: People, broken: str) -> None:
    """What can't be read, or isn't on this board, isn't drawn."""
    noor = people.comes("Noor", DESKTOP)
    noor.visit(f"{KEESDROW}{broken}")
    expect(position(noor)).to_be_visible()
    expect(noor.page.locator(MARKS)).to_have_count(0)


def test_one_draws_without_a_finger(people: People) -> None:
    """Keys alone choose places from lists, draw, write, erase, and leave."""
    noor = people.comes("Noor", DESKTOP)
    noor.visit(f"{KEESDROW}#6")
    expect(position(noor)).to_be_visible()
    noor.page.keyboard.press("d")
    expect(drawing(noor)).to_be_focused()
    keys = noor.page.keyboard
    keys.press("Tab")
    expect(noor.page.get_by_role("button", name="Done")).to_be_focused()
    keys.press("Tab")
    keys.type("By keys")
    keys.press("Tab")
    keys.press("Enter")
    start = drawing(noor).get_by_role("combobox", name="From")
    expect(start).to_be_visible()
    keys.press("Tab")
    expect(start).to_be_focused()
    keys.type("C3")
    expect(start).to_have_value("c3")
    keys.press("Tab")
    keys.type("D4")
    keys.press("Tab")
    keys.press("Enter")
    expect(spoken(noor)).to_have_text(re.compile(r"^Arrow from C3 \(.\) to D4"))
    assert noor.axe() == []
    erase = noor.page.get_by_role("button", name=re.compile(r"^Erase: 1 ?C3"))
    erase.focus()
    keys.press("Enter")
    expect(erase).to_have_count(0)
    expect(drawing(noor)).to_be_focused()
    keys.press("Escape")
    expect(drawing(noor)).to_have_count(0)
    expect(drawn(noor)).to_contain_text("By keys")


PLACES = {
    "keep_your_cool": ('[data-tile="0"]', '[data-tile="5"]', r"Arrow from tile 1 to tile 6\."),
    "keyword": ("[data-place=middle]", '[data-home="1"]', r"Arrow from blue .+ to Gentle 2\."),
    "icecool": (".pin:nth-of-type(1)", ".pin:nth-of-type(2)", r"(Arrow from|Mark on) .+\."),
}


@pytest.mark.parametrize("name", PLACES)
@pytest.mark.parametrize(("look", "light"), [(PHONE, "dark"), (DESKTOP, "light")])
def test_every_board_is_drawn_on(
    people: People, name: str, look: dict[str, Any], light: Any
) -> None:
    """Tiles, cards, players, penguins and points of the floor can be marked on any screen."""
    noor = people.comes("Noor", look)
    noor.page.emulate_media(color_scheme=light, reduced_motion="reduce")
    start, end, said = PLACES[name]
    noor.visit(f"/t/{TABLES[name]}/replay#8")
    begin(noor)
    expect(noor.page.locator(f".played {start}").first).to_be_visible()
    lift = 24 if name == "icecool" else 0
    noor.page.wait_for_timeout(500)
    (x, y), (to_x, to_y) = centre(noor, start), centre(noor, end)
    drag(noor, (x, y + lift), (to_x, to_y + lift))
    expect(spoken(noor)).to_have_text(re.compile(said))
    expect(noor.page.locator(MARKS)).to_have_count(1)
    noor.press("Done")
    expect(drawn(noor)).to_contain_text(re.compile("Arrow from|Mark on"))
    assert noor.axe() == []


def test_notes_go_along_in_a_file(people: People, tmp_path: Path) -> None:
    """They're opened at the same game elsewhere; other files are refused with a reason."""
    noor, ida = people.comes("Noor", DESKTOP), people.comes("Ida", DESKTOP)
    noor.visit(f"{KEESDROW}#6")
    begin(noor)
    noor.page.get_by_label("Note at this moment").fill(NOTE)
    noor.press("Done")
    with noor.page.expect_download() as saved:
        noor.press("Save notes as a file")
    file = tmp_path / saved.value.suggested_filename
    saved.value.save_as(file)
    assert json.loads(file.read_text())["moments"] == [["w.6", [], NOTE]]

    ida.visit(f"{KEESDROW}#6")
    expect(position(ida)).to_be_visible()
    chooser = ida.page.locator("input[type=file]")
    chooser.set_input_files({"name": "x.json", "mimeType": "application/json", "buffer": b"{}"})
    ida.sees("This file has no notes of a replay. Choose one that was saved here.")
    chooser.set_input_files(file)
    ida.sees("Notes at one moment added.")
    expect(drawn(ida)).to_contain_text(NOTE)


def leads(people: People) -> Person:
    """Let Noor begin a watch party, and the drawing there."""
    noor = people.comes("Noor", DESKTOP)
    noor.visit(f"{KEESDROW}#6")
    noor.press("Watch together")
    expect(noor.page).to_have_url(re.compile(r"/replay\?with=[\w-]+$"))
    begin(noor)
    return noor


def test_followers_see_what_the_leader_draws(people: People) -> None:
    """It shows and is spoken at once; what a follower draws stays theirs."""
    noor, ida = leads(people), people.comes("Ida", PHONE)
    drag(noor, cell(noor, "C3"), cell(noor, "D4"))
    ida.visit("/" + noor.page.url.split("/", 3)[3])
    expect(drawn(ida)).to_contain_text(re.compile(r"Noor:.*Arrow from C3", re.DOTALL))
    noor.page.mouse.click(*cell(noor, "F7"))
    noor.page.get_by_label("Note at this moment").fill(NOTE)
    expect(drawn(ida)).to_contain_text(NOTE)
    expect(spoken(ida)).to_have_text(re.compile(r"^Noor: Why not .* Mark on F7 \(.\)\.$"))
    expect(ida.page.locator("svg[data-marks] .led .line")).to_have_count(2)
    assert ida.axe() == []

    begin(ida)
    ida.page.get_by_label("Note at this moment").fill("Mine alone")
    ida.page.mouse.click(*cell(ida, "B2"))
    expect(ida.page.locator(MARKS)).to_have_count(3)
    assert ida.axe() == []
    noor.page.mouse.click(*cell(noor, "F7"))
    expect(ida.page.locator(MARKS)).to_have_count(2)
    expect(noor.page.locator(MARKS)).to_have_count(1)
    expect(noor.page.locator("body")).not_to_contain_text("Mine alone")
    ida.press("Done")
    expect(drawn(ida)).to_contain_text("Mine alone")
    noor.press("One step forward")
    expect(ida.page.locator(MARKS)).to_have_count(0)


def test_a_follower_reports_what_the_leader_wrote(people: People) -> None:
    """The flag beside the note opens a form; the note is quoted, not typed again."""
    noor, ida = leads(people), people.comes("Ida", PHONE)
    ida.visit("/" + noor.page.url.split("/", 3)[3])
    flag = ida.page.get_by_role("button", name="Report the notes of Noor")
    expect(position(ida)).to_be_visible()
    expect(flag).to_have_count(0)
    noor.page.get_by_label("Note at this moment").fill(NOTE)
    ida.page.emulate_media(color_scheme="dark")
    flag.click()
    form = ida.page.get_by_role("dialog", name="Report the notes of Noor")
    form.get_by_label("They\u2019re rude or threatening").check()
    expect(form).to_contain_text("We add the last 30 notes that you read here.")
    assert ida.axe() == []
    with ida.page.expect_response(re.compile("/report$")) as answer:
        form.get_by_role("button", name="Send report").click()
    assert answer.value.json() == {"quotes": 1}
    expect(form).to_contain_text("Thanks. Your report is with the people who run this room.")
    expect(noor.page.get_by_role("button", name=re.compile("^Report the notes"))).to_have_count(0)
