"""Browsers and a room for the end-to-end tests."""

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from e2e.people import PATIENCE_MS, People
from e2e.rooms import Room, room
from trial import installed, nim, site

__all__ = ["installed", "nim", "site"]

CHROMIUM = ["--no-sandbox", "--enable-unsafe-swiftshader", "--disable-background-networking"]

# Screens normally follow the wire at once; a busy machine may take longer.
expect.set_options(timeout=PATIENCE_MS)


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """Yield the Chromium installed on this machine."""
    with sync_playwright() as playwright:
        yield playwright.chromium.launch(executable_path=shutil.which("chromium"), args=CHROMIUM)


@pytest.fixture
def running(tmp_path: Path) -> Iterator[Room]:
    """Yield a room with an empty data folder."""
    with room(tmp_path) as one:
        yield one


@pytest.fixture
def people(browser: Browser, running: Room) -> Iterator[People]:
    """Yield the visitors of the room; at the end, fail if one of their pages complained."""
    everybody = People(browser, running.address)
    yield everybody
    everybody.leave()
