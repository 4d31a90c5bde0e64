"""Sharing a finished game: its picture and text, a moment of it, and a visitor who plays it."""

import re

import pytest
from playwright.sync_api import Locator, expect

from e2e.people import DESKTOP, PHONE, People, Person
from e2e.rooms import Room
from e2e.tables import begun, joined, table_of

pytestmark = pytest.mark.e2e


def finished(running: Room, people: People) -> tuple[str, Person, Person]:
    """Play a short game of Keesdrow; return its table and the players."""
    noor, ida = people.comes("Noor", DESKTOP), people.comes("Ida", PHONE)
    match = table_of(running, noor, {"turns": 7})
    joined(match, [ida])
    begun(match, "Start")
    match.word()
    match.word()
    noor.press("Table settings")
    drawer = noor.page.get_by_role("dialog", name="This table")
    for _ in range(2):
        drawer.get_by_role("button", name="Give up").click()
    noor.sees("Ida wins")
    return match.table, noor, ida


def panel(person: Person) -> Locator:
    """Open the panel that shares a game."""
    person.press("Share this game")
    found = person.page.get_by_role("dialog", name="Share this game")
    expect(found.get_by_role("img", name="The picture")).to_be_visible()
    return found


def test_a_game_is_shared_as_picture_and_text(running: Room, people: People) -> None:
    """Both players see the picture; text and link are copied, and the picture can be saved."""
    table, noor, ida = finished(running, people)
    for person in (noor, ida):
        shown = panel(person)
        width = shown.get_by_role("img", name="The picture").evaluate("img => img.naturalWidth")
        assert width == 1200
        shown.get_by_role("button", name="Square").click()
        expect(shown.get_by_role("img", name="The picture")).to_have_js_property(
            "naturalWidth", 1080
        )
        assert person.axe() == []
        with person.page.expect_download() as download:
            shown.get_by_role("link", name="Save the picture").click()
        assert download.value.suggested_filename == f"{table}.png"
        person.page.keyboard.press("Escape")
    noor.page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    noor.page.evaluate("navigator.share = undefined")
    shown = panel(noor)
    shown.get_by_role("button", name=re.compile("^(Copy text and link|Share)$")).click()
    expect(shown.get_by_role("button", name="Copied")).to_be_visible()
    copied = noor.page.evaluate("navigator.clipboard.readText()")
    assert copied.endswith(f"/t/{table}")
    assert "Ida" in copied


def test_a_browser_that_shares_files_gets_the_picture(running: Room, people: People) -> None:
    """The dialog of the browser gets the text with the link, and a PNG."""
    table, noor, _ = finished(running, people)
    noor.page.evaluate(
        """() => {
          navigator.canShare = () => true;
          navigator.share = async (data) => { window.shared = data; };
        }"""
    )
    shown = panel(noor)
    shown.get_by_role("button", name="Share", exact=True).click()
    noor.page.wait_for_function("window.shared")
    told = noor.page.evaluate(
        "({ text: shared.text, type: shared.files[0].type, size: shared.files[0].size })"
    )
    assert told["text"].endswith(f"/t/{table}")
    assert (told["type"], told["size"] > 20_000) == ("image/png", True)


def test_a_moment_has_an_address_and_a_picture(running: Room, people: People) -> None:
    """A turn under the handle is shared; its link opens the game at that turn."""
    table, noor, ida = finished(running, people)
    noor.page.get_by_role("slider").first.focus()
    noor.page.keyboard.press("Home")
    noor.page.keyboard.press("ArrowRight")
    shown = panel(noor)
    expect(shown.get_by_role("button", name="This moment")).to_have_attribute(
        "aria-pressed", "true"
    )
    expect(shown.get_by_label("What is shared")).to_contain_text(f"/t/{table}/1")
    assert noor.axe() == []
    ida.visit(f"/t/{table}/1")
    expect(ida.page.get_by_role("slider").first).to_have_value("1")
    assert ida.page.url.endswith(f"/t/{table}/1")


def test_a_visitor_plays_the_same_game(running: Room, people: People) -> None:
    """A visitor of a finished game plays it by the same rules, against a bot or with friends."""
    table, *_ = finished(running, people)
    eve = people.comes("Eve", PHONE)
    eve.visit(f"/t/{table}")
    eve.press("Play this")
    expect(eve.page.get_by_role("dialog", name="Play this game")).to_be_visible()
    assert eve.axe() == []
    eve.press("Play against a bot")
    eve.page.wait_for_url(re.compile(f"/t/(?!{table})"))
    made = eve.page.url.rsplit("/", 1)[1]
    shown = running.peek(made, eve.cookie)["table"]
    assert (shown["game"], shown["options"]["turns"], shown["phase"]) == ("keesdrow", 7, "play")
    assert [seat["bot"] for seat in shown["seats"]] == [None, "fair"]


def test_a_german_page_shares_a_german_picture(running: Room, people: People) -> None:
    """The panel shows the picture in the language of the page, whatever the players read."""
    table, _, _ = finished(running, people)
    ella = people.comes("Ella", PHONE)
    ella.page.context.add_cookies([{"name": "language", "value": "de", "url": running.address}])
    ella.visit(f"/t/{table}")
    ella.press("Dieses Spiel teilen")
    shown = ella.page.get_by_role("dialog", name="Dieses Spiel teilen")
    expect(shown.get_by_role("img", name="Das Bild")).to_have_js_property("naturalWidth", 1200)
    saved = shown.get_by_role("link", name="Bild speichern")
    expect(saved).to_have_attribute("href", re.compile(r"/\d*-?wide\.de\.png$"))
