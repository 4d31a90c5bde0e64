"""Tests of the companion: one phone beside the physical box, with and without a connection."""

import json
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path
from re import compile as pattern

import pytest
from playwright.sync_api import Browser, Page, expect

from e2e.people import DESKTOP, PHONE, People
from e2e.rooms import Room

pytestmark = pytest.mark.e2e
MINUTE_MS = 60_000
BEGUN = datetime(2026, 11, 30, 20, tzinfo=UTC)
READY = "Ready without a connection"


@pytest.fixture
def phone(browser: Browser, running: Room) -> Iterator[Page]:
    """Yield a phone with the companion open and kept on the device."""
    context = browser.new_context(**PHONE)
    page = context.new_page()
    page.goto(f"{running.address}/companion")
    expect(page.get_by_text(READY)).to_be_visible()
    yield page
    context.close()


def begin(page: Page, game: str, *names: str) -> None:
    """Choose a box, and enter who plays."""
    page.get_by_role("link", name=game).click()
    for number, name in enumerate(names, start=1):
        page.get_by_role("textbox", name=f"Player {number}").fill(name)
    page.get_by_role("button", name="Begin", exact=True).click()


def test_a_score_is_kept_without_a_connection(phone: Page, tmp_path: Path) -> None:
    """A phone that lost its connection loads the page, keeps a score, undoes, and saves a file."""
    phone.context.set_offline(offline=True)
    phone.reload()
    begin(phone, "Keesdrow", "Ida", "Noor")

    phone.get_by_label("Word").fill("stress")
    last = phone.get_by_role("button", name="S, green peg, 2 points")
    last.nth(1).click()
    phone.get_by_role("button", name="S, yellow peg, 4 points").click(trial=True)
    last.nth(1).dblclick()
    phone.get_by_role("button", name="Score 16 points").click()
    ida = phone.get_by_role("region", name="Totals").get_by_role("listitem").first
    expect(ida).to_have_text(pattern(r"Ida\s*16"))
    phone.get_by_text("Challenged?").click()
    expect(phone.get_by_text("The word list has it.")).to_be_visible()
    phone.get_by_role("button", name="double it").click()
    expect(ida).to_have_text(pattern(r"Ida\s*32"))
    phone.get_by_role("button", name="Undo").click()
    expect(ida).to_have_text(pattern(r"Ida\s*16"))

    phone.reload()
    expect(ida).to_have_text(pattern(r"Ida\s*16"))
    with phone.expect_download() as saved:
        phone.get_by_role("button", name="Save as a file").click()
    file = tmp_path / "game.json"
    saved.value.save_as(file)
    assert json.loads(file.read_bytes())["told"] == [
        "Ida: STRESS, 16 points.",
        "Ida: 16 points",
        "Noor: 0 points",
    ]

    phone.get_by_text("Begin another game").click()
    phone.get_by_role("button", name="Remove Keesdrow").click()
    phone.locator("input[type=file]").set_input_files(file)
    expect(ida).to_have_text(pattern(r"Ida\s*16"))


def test_words_and_families_are_checked_without_a_connection(phone: Page) -> None:
    """A moderator's phone knows the list and the families, and takes a struck word back."""
    phone.context.set_offline(offline=True)
    phone.reload()
    begin(phone, "Keep Your Cool", "Ida", "Noor")
    phone.get_by_role("button", name="Ida", exact=True).click()
    word = phone.get_by_label("Word")
    word.fill("play")
    expect(phone.get_by_text("It counts.")).to_be_visible()
    word.press("Enter")
    expect(phone.get_by_role("heading", name="Ida flips, Noor speaks")).to_be_visible()

    word.fill("player")
    expect(phone.get_by_text("PLAYER is PLAY with -er")).to_be_visible()
    word.fill("pqy")
    expect(phone.get_by_text(pattern("PQY isn.t in the word list"))).to_be_visible()
    word.fill("gravity")
    expect(phone.get_by_text("It has no P.")).to_be_visible()
    word.fill("happy")
    word.press("Enter")
    expect(phone.get_by_role("heading", name="Noor flips, Ida speaks")).to_be_visible()
    phone.get_by_role("button", name="Strike HAPPY").click()
    expect(phone.get_by_text("Key word: PLAY")).to_be_visible()
    phone.get_by_role("button", name="Undo").click()
    expect(phone.get_by_text("Key word: HAPPY")).to_be_visible()


def test_a_game_goes_on_at_a_table_online(phone: Page) -> None:
    """The table has the game and the house rules of the companion."""
    phone.get_by_role("link", name="KEYWORD").click()
    phone.get_by_label("Keyword").fill("rhubarb")
    phone.get_by_role("button", name="Begin", exact=True).click()
    phone.get_by_label("Word of Player 1").fill("carts")
    phone.get_by_role("button", name="Score the round").click()
    expect(phone.get_by_text("Needs R H U B B for the keyword")).to_be_visible()
    phone.get_by_role("button", name="Continue at a table online").click()
    phone.wait_for_url("**/t/*")
    expect(phone.get_by_text("rhubarb").first).to_be_visible()


def test_a_timer_runs_on_while_nobody_looks(browser: Browser, running: Room) -> None:
    """A timer is over after the clock has jumped by 20 minutes, and after a reload."""
    context = browser.new_context(**PHONE)
    page = context.new_page()
    page.clock.install(time=BEGUN)
    page.goto(f"{running.address}/companion")
    begin(page, "Keesdrow", "Ida", "Noor")
    timer = page.get_by_role("region", name="Timer")
    timer.get_by_role("button", name="Start").click()
    expect(timer.get_by_role("button", name="Pause")).to_be_visible()
    page.clock.fast_forward(MINUTE_MS)
    expect(timer.get_by_role("timer")).to_have_text(pattern(r"^(1:00|0:\d\d)$"))
    page.reload()
    expect(timer.get_by_role("timer")).to_have_text(pattern(r"^(1:00|0:\d\d)$"))
    page.clock.fast_forward(20 * MINUTE_MS)
    expect(timer.get_by_text(pattern(r"ran out 1[89]:\d\d"))).to_be_visible()
    page.reload()
    expect(timer.get_by_text(pattern(r"ran out (1[89]|2\d):\d\d"))).to_be_visible()
    context.close()


def test_the_companion_looks_right(people: People, running: Room) -> None:
    """The choice, the questions and a sheet pass axe in both lights, on a phone and a desktop."""
    for kind, device in (("phone", PHONE), ("desktop", DESKTOP)):
        ida = people.comes("Ida", device)
        page = ida.page
        page.goto(f"{running.address}/companion")
        expect(page.get_by_text(READY)).to_be_visible()
        ida.looks_right(f"companion-{kind}")
        page.get_by_role("link", name="Keesdrow").click()
        ida.looks_right(f"companion-setup-{kind}")
        page.get_by_role("button", name="Begin", exact=True).click()
        page.get_by_label("Word").fill("house")
        page.get_by_role("button", name="S, green peg, 2 points").click()
        ida.looks_right(f"companion-keesdrow-{kind}")
        page.get_by_role("button", name="Score").click()
        page.get_by_text("Challenged?").click()
        ida.looks_right(f"companion-challenge-{kind}")


def test_the_german_companion_is_kept_as_well(browser: Browser, running: Room) -> None:
    """A German phone keeps the German build, and its manifest is German."""
    context = browser.new_context(**PHONE, locale="de-DE")
    page = context.new_page()
    page.goto(f"{running.address}/companion")
    expect(page.get_by_text("Funktioniert ohne Verbindung")).to_be_visible()
    manifest = page.locator("link[rel=manifest]").get_attribute("href")
    assert page.request.get(f"{running.address}{manifest}").json()["lang"] == "de"
    context.set_offline(offline=True)
    page.reload()
    expect(page.get_by_role("heading", name="Welche Schachtel")).to_be_visible()
    page.get_by_role("link", name="Keesdrow").click()
    expect(page.get_by_role("button", name="Los geht")).to_be_visible()
    context.close()
