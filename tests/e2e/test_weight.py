"""What a phone loads before it can play, counted by the browser as bytes on the line."""

import json
from collections.abc import Mapping
from typing import Any

import pytest
from playwright.sync_api import Browser, Page

from e2e.people import PHONE
from e2e.rooms import Room

pytestmark = pytest.mark.e2e
KB = 1000
BUDGETS = {
    "front door": 270 * KB,
    "keesdrow": 380 * KB,
    "keyword": 380 * KB,
    "keep_your_cool": 375 * KB,
    "icecool": 385 * KB,
}
"""Bytes of a first load, headers included."""
SCRIPTS = 90 * KB
"""Bytes of the scripts and style sheets of the front door."""


def loaded(page: Page, address: str) -> Mapping[str, int]:
    """Return the bytes of each file that a page loads, by its address."""
    line: Any = page.context.new_cdp_session(page)
    line.send("Network.enable")
    addresses: dict[str, str] = {}
    sizes: dict[str, int] = {}

    def answered(event: dict[str, Any]) -> None:
        addresses[event["requestId"]] = event["response"]["url"]

    def finished(event: dict[str, Any]) -> None:
        sizes[addresses[event["requestId"]]] = int(event["encodedDataLength"])

    line.on("Network.responseReceived", answered)
    line.on("Network.loadingFinished", finished)
    page.goto(address, wait_until="networkidle")
    return sizes


@pytest.mark.parametrize("route", BUDGETS)
def test_a_first_load_stays_within_its_budget(browser: Browser, running: Room, route: str) -> None:
    """The front door and a table of each game load no more than agreed, scripts compressed."""
    context = browser.new_context(**PHONE)
    page = context.new_page()
    path = "/"
    if route != "front door":
        made = context.request.post(f"{running.address}/api/tables", data={"game": route})
        path = f"/t/{made.json()['table']}"
    sizes = loaded(page, f"{running.address}{path}")
    context.close()

    assert sum(sizes.values()) <= BUDGETS[route], json.dumps(sizes, indent=1)
    scripts = sum(size for file, size in sizes.items() if file.endswith((".js", ".css")))
    assert scripts > 0
    assert route != "front door" or scripts <= SCRIPTS
