"""Tests of pages that are older than the room."""

import re
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Browser, Page, expect

from e2e.people import PHONE
from e2e.rooms import Room, room
from rumpus.server.endpoints.static import FOLDER

pytestmark = pytest.mark.e2e
READY: Final = "Ready without a connection"
OFFER: Final = "A new version is here."
SEEN: Final = "document.dispatchEvent(new Event('visibilitychange'))"
SERVED: Final = """
from pathlib import Path
from rumpus.server import app
app.FOLDER = Path({folder!r})
"""
"""Makes a room serve another folder."""
NEXT: Final = "script[src*='-n0']"
"""The first script of the next build."""
LAST: Final = re.compile(r"/keesdrow-end-.+\.js")
"""A part that the page of a table loads last."""

NAMED: Final = re.compile(r"[\w.-]+-[\w-]{8}\.js")


class Client:
    """The built client in a separate folder, where the next build can replace it."""

    def __init__(self, folder: Path) -> None:
        """Copy the client of the sources."""
        self.folder = folder
        shutil.copytree(FOLDER, folder, ignore=shutil.ignore_patterns("*.br", "*.gz"))

    def replace(self) -> None:
        """Give each script another name, in all files that name it; the old names are gone."""
        assets = self.folder / "assets"
        scripts = sorted(assets.glob("*.js"))
        names = {one.name: f"{one.stem[:-8]}n{at:07}.js" for at, one in enumerate(scripts)}
        pages = [*self.folder.glob("**/*.html"), *self.folder.glob("**/*.json")]
        for file in (*scripts, *pages):
            text = file.read_text("utf-8")
            renamed = NAMED.sub(lambda found: names.get(found[0], found[0]), text)
            file.write_text(renamed, "utf-8")
        for old, new in names.items():
            (assets / old).rename(assets / new)


@pytest.fixture
def client(tmp_path: Path) -> Client:
    """Return a client that can be replaced."""
    return Client(tmp_path / "client")


@pytest.fixture
def renewable(tmp_path: Path, client: Client) -> Iterator[Room]:
    """Yield a room that serves that client."""
    data = tmp_path / "data"
    data.mkdir()
    with room(data, before=SERVED.format(folder=str(client.folder))) as one:
        yield one


@pytest.fixture
def page(browser: Browser) -> Iterator[Page]:
    """Yield the page of a phone."""
    context = browser.new_context(**PHONE)
    yield context.new_page()
    context.close()


def renew(client: Client, served: Room) -> None:
    """Replace the client, and restart the room."""
    served.kill()
    client.replace()
    served.start_again()


def test_an_old_page_offers_a_reload_but_not_at_a_table(
    page: Page, client: Client, renewable: Room
) -> None:
    """The offer waits until a person has left the table, and the reload brings the new page."""
    page.goto(renewable.address)
    page.get_by_role("link", name="Companion for the box").wait_for()
    made = page.request.post(f"{renewable.address}/api/tables", data={"game": "keesdrow"}).json()
    with page.expect_response("**/api/notices"), page.expect_response(LAST):
        page.goto(f"{renewable.address}/t/{made['table']}")
    # Other parts are on their way with it; one that came too late would reload the page.
    page.wait_for_timeout(1_000)
    renew(client, renewable)
    with page.expect_response("**/offline-en.json"):
        page.evaluate(SEEN)
    expect(page.get_by_text(OFFER)).to_be_hidden()

    page.evaluate("history.pushState(null, '', '/'); dispatchEvent(new PopStateEvent('popstate'))")
    expect(page.get_by_text(OFFER)).to_be_visible()
    page.get_by_role("button", name="Reload").click()
    expect(page.locator(NEXT)).to_be_attached()
    expect(page.get_by_text(OFFER)).to_be_hidden()


def test_a_part_that_is_gone_reloads_the_page_once(
    page: Page, client: Client, renewable: Room
) -> None:
    """A page whose next part is gone from the room becomes a new page; a missing file is a 404."""
    page.goto(renewable.address)
    link = page.get_by_role("link", name="Companion for the box")
    link.wait_for()
    renew(client, renewable)
    loads: list[str] = []
    page.on("load", lambda loaded: loads.append(loaded.url))
    link.click()
    expect(page.get_by_role("heading", name="Which box is on the table?")).to_be_visible()
    expect(page.locator(NEXT)).to_be_attached()
    assert len(loads) == 1
    missing = page.request.get(f"{renewable.address}/assets/gone-12345678.js")
    assert missing.status == 404
    assert "text/html" not in missing.headers["content-type"]


def test_a_kept_page_finds_its_parts_in_two_builds(
    page: Page, client: Client, renewable: Room
) -> None:
    """An open page goes on with the files of its build; after a reload the new one is kept, too."""
    page.goto(f"{renewable.address}/companion")
    expect(page.get_by_text(READY)).to_be_visible()
    renew(client, renewable)
    for _ in range(2):
        page.get_by_role("link", name="Keesdrow").click()
        expect(page.get_by_role("button", name="Begin", exact=True)).to_be_visible()
        page.reload()
        expect(page.locator(NEXT)).to_be_attached()
        expect(page.get_by_text(READY)).to_be_visible()
        page.get_by_role("link", name="Choose another game").click()
    assert page.evaluate("caches.keys().then((names) => names.length)") == 2
    page.context.set_offline(offline=True)
    page.reload()
    expect(page.locator(NEXT)).to_be_attached()
    expect(page.get_by_role("heading", name="Which box is on the table?")).to_be_visible()
