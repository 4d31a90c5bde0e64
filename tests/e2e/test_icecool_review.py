"""Tests of the replay of a finished game of ICECOOL 2, at a prepared table."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from e2e import kept
from e2e.people import DESKTOP, PHONE, People
from e2e.rooms import Room, room

pytestmark = pytest.mark.e2e


@pytest.fixture
def key(tmp_path: Path) -> bytes:
    """Prepare a room's data with a finished game, and return the room's key."""
    return kept.keep(tmp_path, kept.finished())


@pytest.fixture
def running(tmp_path: Path, key: bytes) -> Iterator[Room]:
    """Yield the room with that game."""
    del key
    with room(tmp_path) as one:
        yield one


def test_a_flick_of_a_finished_game_is_seen_again(people: People, key: bytes) -> None:
    """The replay shows a penguin slide from start to rest; Space pauses it, Escape closes it."""
    ada = people.comes("Ada", DESKTOP, storage_state=kept.cookies(key, kept.GUESTS[kept.ADA]))
    ada.visit(f"/t/{kept.TABLE}")
    ada.press("Play the replay")
    players = ada.page.get_by_role("list", name="Players")
    expect(ada.page.get_by_role("heading", level=1)).to_have_text("Round 1, flick 1")
    expect(players).to_contain_text("in the Classroom, on the move, 0 of 3 fish")
    expect(players).to_contain_text("in the Library, has flicked, 1 of 3 fish")
    expect(ada.page.get_by_role("heading", level=1)).to_have_text("Round 1, flick 2")
    ada.page.keyboard.press("Space")
    expect(ada.page.get_by_role("button", name="Play", exact=True)).to_be_focused()
    assert ada.axe() == []
    ada.page.keyboard.press("Escape")
    expect(ada.page.get_by_role("list", name="Flicks of round 1")).to_be_visible()


def test_the_browsers_back_leads_from_the_replay_to_the_results(
    people: People, running: Room, key: bytes
) -> None:
    """Back or the replay's button returns to the chosen flick; the next Back leaves the table."""
    ida = people.comes("Ida", PHONE, storage_state=kept.cookies(key, kept.GUESTS[kept.IDA]))
    ida.visit(f"/t/{kept.TABLE}")
    title = ida.page.get_by_role("heading", level=1)
    flick = ida.page.get_by_role("list", name="Flicks of round 4").get_by_role("button").first
    flick.click()
    expect(title).to_have_text("Round 4, flick 1")
    ida.page.go_back()
    expect(flick).to_be_focused()
    expect(flick).to_be_in_viewport()
    flick.click()
    ida.press("Back to the results")
    expect(flick).to_be_focused()
    ida.page.go_back()
    expect(ida.page).to_have_url(f"{running.address}/")


def test_who_wants_less_motion_is_shown_start_and_end(people: People, key: bytes) -> None:
    """With reduced motion, a chosen flick shows its start, and a press on Play shows its end."""
    cookies = kept.cookies(key, kept.GUESTS[kept.IDA])
    ida = people.comes("Ida", PHONE, storage_state=cookies, reduced_motion="reduce")
    ida.visit(f"/t/{kept.TABLE}")
    flicks = ida.page.get_by_role("list", name="Flicks of round 4").get_by_role("button")
    flicks.first.click()
    slider = ida.page.get_by_role("slider", name="Progress of the flick")
    players = ida.page.get_by_role("list", name="Players")
    expect(players).to_contain_text("in the Classroom, on the move, 0 of 3 fish")
    expect(slider).to_have_value("0")
    assert ida.axe() == []
    ida.press("Play", exact=True)
    expect(players).to_contain_text("in the Library, has flicked, 1 of 3 fish")
    expect(slider).to_have_value("1")
