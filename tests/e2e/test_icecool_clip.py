"""Tests of the clip of a flick, filmed by the page."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from e2e import kept
from e2e.people import DESKTOP, PHONE, People, until
from e2e.rooms import Room, room

pytestmark = pytest.mark.e2e

FIRST_BYTES = {"webm": b"\x1a\x45\xdf\xa3", "mp4": b"ftyp"}
"""What a file of each format begins with; of an MP4 file, after its first length."""
PIXELS = """
    video => {
        const canvas = document.createElement('canvas');
        [canvas.width, canvas.height] = [64, 64];
        const context = canvas.getContext('2d');
        context.drawImage(video, 0, 0, 64, 64);
        const {data} = context.getImageData(0, 0, 64, 64);
        return new Set(new Uint32Array(data.buffer)).size;
    }
"""
"""Counts the colours of a picture of the video."""


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


@pytest.mark.parametrize("look", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_a_flick_becomes_a_clip_to_keep(
    people: People, look: dict[str, Any], tmp_path: Path, key: bytes
) -> None:
    """The clip plays again and again in the page, and is saved as a video file."""
    cookies = kept.cookies(key, kept.GUESTS[kept.IDA])
    ida = people.comes("Ida", look, storage_state=cookies)
    ida.visit(f"/t/{kept.TABLE}")
    ida.page.get_by_role("list", name="Flicks of round 4").get_by_role("button").first.click()
    ida.press("Make a clip of this flick")
    drawer = ida.page.get_by_role("dialog", name="A clip of this flick")
    expect(drawer.get_by_text("Filming")).to_be_visible()
    video = drawer.locator("video")
    video.wait_for(timeout=60_000)
    until(ida.page, lambda: video.evaluate("video => video.currentTime") > 0)
    assert video.evaluate("video => [video.loop, video.paused, video.videoWidth]") == [
        True,
        False,
        480,
    ]
    assert video.evaluate(PIXELS) > 50
    ida.looks_right("icecool-clip")
    with ida.page.expect_download() as saved:
        drawer.get_by_role("link", name="Save the clip").click()
    name = saved.value.suggested_filename
    saved.value.save_as(tmp_path / name)
    stem, suffix = name.split(".")
    assert stem == "icecool-4-1"
    assert FIRST_BYTES[suffix] in (tmp_path / name).read_bytes()[:12]
