"""Replays in a browser: every game, by mouse, keys and screen reader, from a table and a file."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from e2e.overs import TABLES, changed, file_of, keep_all
from e2e.people import DESKTOP, PHONE, People, Person
from e2e.rooms import Room, room

pytestmark = pytest.mark.e2e


@pytest.fixture(scope="module")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Room]:
    """Yield a room with a finished game of each kind."""
    data = tmp_path_factory.mktemp("overs")
    keep_all(data)
    with room(data) as one:
        yield one


def position(person: Person) -> Locator:
    """Return the slider of a replay."""
    return person.page.get_by_role("slider", name="Position")


def at(person: Person) -> int:
    """Return the number of the frame that is shown."""
    expect(position(person)).to_be_visible()
    return int(position(person).input_value())


@pytest.mark.parametrize("name", TABLES)
@pytest.mark.parametrize(("look", "light"), [(PHONE, "light"), (DESKTOP, "dark")])
def test_every_game_is_watched_again(
    people: People, name: str, look: dict[str, Any], light: Any
) -> None:
    """Steps lead through the game in words that are read aloud, to the end and back."""
    noor = people.comes("Noor", look)
    noor.page.emulate_media(color_scheme=light, reduced_motion="reduce")
    noor.visit(f"/t/{TABLES[name]}/replay")
    expect(noor.page.get_by_role("heading", level=1)).to_contain_text("Replay of")
    assert at(noor) == 0
    spoken = noor.page.locator("[aria-live=polite]").last
    expect(spoken).to_have_text("The game begins.")
    said = {"The game begins."}
    for _ in range(4):
        noor.press("One step forward")
        expect(spoken).not_to_have_text(re.compile("^(" + "|".join(map(re.escape, said)) + ")$"))
        said.add(spoken.inner_text())
    assert noor.axe() == []
    noor.press("Next key moment")
    assert at(noor) > 4
    noor.page.keyboard.press("End")
    expect(spoken).to_have_text(re.compile("over|wins|share", re.IGNORECASE))
    assert noor.axe() == []
    noor.page.keyboard.press("Home")
    assert at(noor) == 0


def test_it_plays_by_itself_at_any_speed(people: People) -> None:
    """Play goes on from frame to frame and the clock with it; Space pauses, plus is faster."""
    noor = people.comes("Noor", DESKTOP)
    noor.visit(f"/t/{TABLES['keesdrow']}/replay")
    noor.page.get_by_label("Speed").select_option("8")
    noor.press("Play", exact=True)
    expect(position(noor)).not_to_have_value("0")
    noor.page.locator("h1").click()
    noor.page.keyboard.press("Space")
    expect(noor.page.get_by_role("button", name="Play", exact=True)).to_be_visible()
    noor.page.keyboard.press("-")
    expect(noor.page.get_by_label("Speed")).to_have_value("4")
    noor.page.keyboard.press("9")
    last = int(position(noor).get_attribute("max") or 0)
    assert at(noor) == round(0.9 * last)


def test_a_link_leads_to_a_moment(people: People) -> None:
    """The address names view and frame, and somebody else who opens it sees the same."""
    noor, ida = people.comes("Noor", DESKTOP), people.comes("Ida", PHONE)
    noor.visit(f"/t/{TABLES['keyword']}/replay")
    noor.page.get_by_label("Whose view you see").select_option("1")
    for _ in range(5):
        noor.press("One step forward")
    shown = at(noor)
    expect(noor.page).to_have_url(re.compile(rf"/replay\?seat=1#{shown}$"))
    ida.visit(noor.page.url.split("/", 3)[3].join(["/", ""]))
    assert at(ida) == shown
    expect(ida.page.get_by_label("Whose view you see")).to_have_value("1")


def test_the_end_stays_hidden(people: People) -> None:
    """Neither slider, clock nor moves tell how long the game is, until it has been watched."""
    noor = people.comes("Noor", DESKTOP)
    noor.visit(f"/t/{TABLES['keesdrow']}/replay")
    moves = noor.page.get_by_role("list", name="Moves").get_by_role("listitem")
    assert at(noor) == 0
    whole = moves.count()
    noor.press("Hide the end")
    expect(position(noor)).to_have_attribute("max", "0")
    expect(moves).to_have_count(2)
    noor.sees("The rest appears as you watch.")
    for _ in range(3):
        noor.press("One step forward")
    shown = str(at(noor))
    expect(position(noor)).to_have_attribute("max", shown)
    expect(noor.page.locator(".controls .time")).not_to_contain_text("of")
    noor.page.keyboard.press("End")
    assert at(noor) == int(shown)
    noor.page.reload()
    expect(position(noor)).to_have_attribute("max", shown)
    noor.press("Hide the end")
    expect(moves).to_have_count(whole)
    assert noor.axe() == []


def test_keesdrows_best_words_are_put_on_the_board(people: People) -> None:
    """Beside each turn stand the best words that the board had; one of them is shown on it."""
    noor = people.comes("Noor", DESKTOP)
    noor.visit(f"/t/{TABLES['keesdrow']}/replay")
    for _ in range(4):
        noor.press("One step forward")
    offers = noor.page.get_by_role("region", name="What was on the board")
    eye = offers.get_by_role("button", name=re.compile("on the board$")).first
    eye.click()
    expect(eye).to_have_attribute("aria-pressed", "true")
    assert noor.axe() == []
    noor.press("One step forward")
    expect(offers.locator("[aria-pressed=true]")).to_have_count(0)


def test_keywords_hands_and_chances_are_shown_together(people: People) -> None:
    """With all hands shown, each reveal names the best word that each hand had in its round."""
    noor = people.comes("Noor", DESKTOP)
    noor.visit(f"/t/{TABLES['keyword']}/replay")
    noor.sees("choose \u201cAll hands\u201d")
    noor.page.get_by_label("Whose view you see").select_option("all")
    hands = noor.page.get_by_role("region", name="All hands").get_by_role("listitem")
    expect(hands).to_have_count(2)
    noor.press("Next key moment")
    chances = noor.page.get_by_role("region", name=re.compile("What round .* offered"))
    expect(chances.get_by_role("listitem")).to_have_count(2)
    assert noor.axe() == []


def test_keep_your_cools_reaches_are_slowed_down(people: People) -> None:
    """Beside a settled reach stands its slow motion, with the times that the table judged by."""
    noor = people.comes("Noor", DESKTOP)
    noor.visit(f"/t/{TABLES['keep_your_cool']}/replay")
    noor.press("Next key moment")
    reach = noor.page.get_by_role("region", name=re.compile("flag$"))
    reach.get_by_role("button", name="In slow motion").click()
    expect(reach).to_contain_text(re.compile(r"of \d\.\d\d s|stop at|arrived at"))
    assert noor.axe() == []


@pytest.mark.parametrize("look", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_a_record_from_a_file_is_checked_and_shown(
    people: People, tmp_path: Path, look: dict[str, Any]
) -> None:
    """A file opens without a table; one that was changed says so, and another can be opened."""
    noor = people.comes("Noor", look)
    noor.visit("/replay")
    assert noor.axe() == []
    chooser = noor.page.locator("input[type=file]")
    file = file_of("keyword", tmp_path)
    chooser.set_input_files(changed(file))
    noor.sees(re.compile("its digest does not match"))
    noor.complaints.clear()
    assert noor.axe() == []
    noor.press("Open another record")
    chooser.set_input_files(file)
    expect(noor.page.get_by_role("heading", level=1)).to_have_text("Replay of KEYWORD")
    if look is PHONE:
        noor.press("Moves")
    noor.sees("Checked: complete, unchanged, and true to the rules.")
    assert noor.axe() == []


def test_a_record_is_dropped_on_the_page(people: People, tmp_path: Path) -> None:
    """A file that is dropped anywhere opens, also in place of another one."""
    noor = people.comes("Noor", DESKTOP)
    noor.visit("/replay")
    noor.sees("Watch a game from a file")
    # Time limits of the other games' rules are longer in this room than in their records.
    for name, title in (("keyword", "KEYWORD"), ("icecool", "ICECOOL 2")):
        text = file_of(name, tmp_path).read_text()
        noor.page.evaluate(
            """text => {
                const data = new DataTransfer();
                data.items.add(new File([text], 'a.jsonl'));
                const dropped = (type) => new DragEvent(type, {dataTransfer: data, bubbles: true});
                document.body.dispatchEvent(dropped('dragover'));
                document.body.dispatchEvent(dropped('drop'));
            }""",
            text,
        )
        expect(noor.page.get_by_role("heading", level=1)).to_have_text(f"Replay of {title}")


def test_a_table_without_a_game_has_no_replay(people: People) -> None:
    """The page says why, and leads back to the front door."""
    noor = people.comes("Noor", PHONE)
    noor.visit("/t/no-table-1/replay")
    noor.sees("This replay can\u2019t be shown")
    noor.sees("There\u2019s no table by that name.")
    noor.complaints.clear()
    noor.page.get_by_role("link", name="To the front door").click()
    expect(noor.page).to_have_url(re.compile(r":\d+/$"))


def test_the_end_of_a_game_leads_to_its_replay(people: People) -> None:
    """From the result one goes to the replay, and back."""
    noor = people.comes("Noor", DESKTOP)
    noor.visit(f"/t/{TABLES['keesdrow']}")
    noor.page.get_by_role("link", name="Watch again").click()
    expect(noor.page.get_by_role("heading", level=1)).to_have_text("Replay of Keesdrow")
    noor.page.get_by_role("link", name="To the table").click()
    expect(noor.page.get_by_role("link", name="Watch again")).to_be_visible()


@pytest.mark.parametrize("look", [PHONE, DESKTOP], ids=["phone", "desktop"])
@pytest.mark.parametrize(("name", "whose"), [("keesdrow", ""), ("keyword", "1")])
def test_a_moment_is_played_on_against_a_bot(
    people: People, name: str, whose: str, look: dict[str, Any]
) -> None:
    """From a moment one sits down at a table of one's own, in the seat that was watched."""
    noor = people.comes("Noor", look)
    noor.visit(f"/t/{TABLES[name]}/replay")
    noor.page.get_by_label("Whose view you see").select_option(whose)
    for _ in range(4):
        noor.press("One step forward")
    shown = noor.page.url
    if look is PHONE:
        noor.press("Moves")
    assert noor.axe() == []
    noor.press("Try from here")
    expect(noor.page).to_have_url(re.compile(r"/t/[a-z]+-[a-z]+-[a-z0-9]+$"))
    noor.press("Table settings")
    drawer = noor.page.get_by_role("dialog", name="This table")
    drawer.get_by_role("button", name="Give up").click()
    drawer.get_by_role("button", name="Give up").click()
    noor.sees("Not rated: this continues a replay.")
    assert noor.axe() == []
    noor.page.go_back()
    expect(noor.page).to_have_url(shown)


def test_the_end_of_a_game_is_not_played_on(people: People) -> None:
    """At the end the button waits for an earlier moment; a game in real time has none."""
    noor = people.comes("Noor", DESKTOP)
    noor.visit(f"/t/{TABLES['keesdrow']}/replay")
    expect(noor.page.get_by_role("button", name="Try from here")).to_be_enabled()
    noor.page.locator("h1").click()
    noor.page.keyboard.press("End")
    expect(noor.page.get_by_role("button", name="Try from here")).to_be_disabled()
    noor.sees("Go back to a moment before the end.")
    noor.visit(f"/t/{TABLES['keep_your_cool']}/replay")
    expect(noor.page.get_by_role("button", name="Play", exact=True)).to_be_visible()
    expect(noor.page.get_by_role("button", name="Try from here")).to_have_count(0)


def test_the_room_names_only_files_that_a_replay_needs(people: People) -> None:
    """Each file that is named with the page is one that the page has asked for itself."""
    noor = people.comes("Noor", DESKTOP)
    asked: set[str] = set()
    noor.page.on("request", lambda request: asked.add(request.url.rpartition("/")[2]))
    with noor.page.expect_response(lambda one: one.url.endswith("/replay")) as answer:
        noor.visit(f"/t/{TABLES['keyword']}/replay")
    named = re.findall(r"</assets/([^>]+)>", answer.value.headers["link"])
    assert any("Replay" in file for file in named)
    assert at(noor) == 0
    used = noor.page.evaluate(
        "() => [...document.querySelectorAll('link[rel=stylesheet]')].map((one) => one.href)"
    )
    sheets = {url.rpartition("/")[2] for url in used}
    assert {file for file in named if file.endswith(".css")} <= sheets
    assert set(named) <= asked
