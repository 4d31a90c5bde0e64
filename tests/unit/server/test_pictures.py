"""Pictures and previews of links, as a crawler without scripts and without a cookie gets them."""

import re
import struct
from collections.abc import Iterator
from html import unescape
from typing import Any

import httpx
import pytest

from members import code_of, member, post, visit
from rumpus.server.endpoints.previews import Preview, with_preview
from serving import PATIENCE, Person, Serving, eventually, get, run, table_of

_PAGE = (
    '<html><head><meta name="description" content="Old" /><title>Rumpus</title></head>'
    "<body></body></html>"
)


@pytest.fixture(scope="module")
def room(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    """One room for all tests of this file; at its end the log must hold no error."""
    with Serving(tmp_path_factory.mktemp("room") / "data") as serving:
        yield serving
        serving.check_log()


async def finished(base: str, winner: Person, loser: Person, **wanted: Any) -> str:
    """Play a game that one player gives up, and return its table."""
    table = await table_of(base, loser, winner, game="keep_your_cool", **wanted)
    assert (await loser.ask("table", action={"type": "start"}))["t"] == "done"
    assert (await loser.ask("act", action={"type": "resign"}))["t"] == "done"
    await winner.leave()
    await loser.leave()
    return table


def tags(page: str) -> dict[str, list[str]]:
    """Return the contents of each meta tag of a page."""
    found: dict[str, list[str]] = {}
    for name, content in re.findall(r'<meta (?:name|property)="([^"]+)" content="([^"]*)"', page):
        found.setdefault(name, []).append(unescape(content))
    return found


def fetched(address: str, method: str = "GET") -> httpx.Response:
    """Return what a program gets that has only the address."""
    return httpx.request(method, address, timeout=PATIENCE)


def size_of(png: bytes) -> tuple[int, int]:
    """Return width and height of a PNG."""
    assert png[:8] == b"\x89PNG\r\n\x1a\n"
    width, height = struct.unpack_from(">II", png, 16)
    return width, height


def test_a_finished_game_has_a_preview_with_pictures(room: Serving) -> None:
    """Tags name result, players, and pictures of the size that they say, by absolute address."""

    async def work() -> None:
        ida, ben = await visit(room.base, "Ida"), await visit(room.base, "Ben")
        table = await finished(room.base, ida, ben, public=True)
        response = get(room, f"/t/{table}")
        assert "set-cookie" in response.headers
        found = tags(response.text)
        assert found["og:title"] == ["Ida wins."]
        assert found["og:url"] == [f"http://{room.base}/t/{table}"]
        assert "Ida" in found["og:description"][0]
        assert found["description"] == found["og:description"]
        assert found["twitter:card"] == ["summary_large_image"]
        sizes = [
            (int(width), int(height))
            for width, height in zip(found["og:image:width"], found["og:image:height"], strict=True)
        ]
        assert sizes == [(1200, 630), (1080, 1080)]
        for address, size in zip(found["og:image"], sizes, strict=True):
            picture = fetched(address)
            assert picture.headers["content-type"] == "image/png"
            assert "immutable" in picture.headers["cache-control"]
            assert size_of(picture.content) == size
            assert fetched(address).content == picture.content
        assert fetched(f"http://{room.base}/t/{table}", "HEAD").status_code == 200
        assert fetched(found["og:image"][0], "HEAD").status_code == 200
        assert (room.data / "pictures").is_dir()

    run(work)


def test_an_address_without_the_digest_leads_to_the_picture(room: Serving) -> None:
    """So does an old digest; anything else is no picture."""

    async def work() -> None:
        ida, ben = await visit(room.base, "Ida"), await visit(room.base, "Ben")
        table = await finished(room.base, ida, ben, public=True)
        (wide, _) = tags(get(room, f"/t/{table}").text)["og:image"]
        for file in ("wide.png", f"{'0' * 20}-wide.png"):
            led = get(room, f"/p/{table}/{file}")
            assert (led.status_code, f"http://{room.base}{led.headers['location']}") == (302, wide)
        for file in ("tall.png", "wide.svg", "0-wide.png", "..%2f..%2fsecret.key"):
            assert get(room, f"/p/{table}/{file}").status_code == 404, file
        assert code_of(get(room, "/p/maple-kettle-42/wide.png")) == "no_such_table"

    run(work)


def test_a_game_that_is_closed_to_spectators_shows_nothing(room: Serving) -> None:
    """Its players get the picture; a page tells strangers no more than any other page."""

    async def work() -> None:
        ida, ben = await visit(room.base, "Ida"), await visit(room.base, "Ben")
        table = await table_of(room.base, ben, ida, game="keep_your_cool")
        action = {"type": "set_door", "sit": "open", "watch": "players"}
        assert (await ben.ask("table", action=action))["t"] == "done"
        assert (await ida.ask("table", action={"type": "ready", "ready": True}))["t"] == "done"
        assert (await ben.ask("table", action={"type": "start"}))["t"] == "done"
        assert (await ben.ask("act", action={"type": "resign"}))["t"] == "done"
        await ida.leave()
        await ben.leave()
        assert "og:title" not in tags(get(room, f"/t/{table}").text)
        assert code_of(get(room, f"/p/{table}/wide.png")) == "players_only"
        own = await ida.http(room.base, "GET", f"/p/{table}/wide.png")
        assert own.status_code == 302

    run(work)


def test_a_game_that_runs_has_no_picture(room: Serving) -> None:
    """Its link names the game, and nobody."""

    async def work() -> None:
        ida, ben = await visit(room.base, "Ida"), await visit(room.base, "Ben")
        table = await table_of(room.base, ben, ida, game="keep_your_cool", public=True)
        assert (await ben.ask("table", action={"type": "start"}))["t"] == "done"
        await ida.leave()
        await ben.leave()
        found = tags(get(room, f"/t/{table}").text)
        assert (found["og:title"], "og:image" in found) == (["Keep Your Cool"], False)
        assert "Ida" not in str(found)
        assert code_of(get(room, f"/p/{table}/wide.png")) == "not_over"

    run(work)


def test_a_deleted_account_leaves_all_pictures(room: Serving) -> None:
    """The picture gets another address, the old one leads there, and no file is left."""

    async def work() -> None:
        ida, ben = await member(room.base, "Ida", "ida"), await visit(room.base, "Ben")
        table = await finished(room.base, ida, ben, public=True)
        before = tags(get(room, f"/t/{table}").text)["og:image"][0]
        assert fetched(before).status_code == 200
        assert list((room.data / "pictures").glob("*.png"))
        assert (await post(room.base, ida, "/api/account/delete")).status_code == 200
        found = tags(get(room, f"/t/{table}").text)
        assert found["og:title"] == ["Former member wins."]
        assert "Ida" not in str(found)
        assert found["og:image"][0] != before
        assert fetched(before).status_code == 302
        await eventually(lambda: not list((room.data / "pictures").glob("*.png")))

    run(work)


def test_the_daily_board_has_a_picture_that_shows_nothing_of_it(room: Serving) -> None:
    """The page of the board and everybody's attempt have one; yesterday's leads to today's."""

    async def work() -> None:
        found = tags(get(room, "/daily").text)
        assert found["og:title"][0].startswith("Daily board, ")
        for address in found["og:image"]:
            assert fetched(address).headers["content-type"] == "image/png"
        old = get(room, "/p/daily/2001-01-01-wide.png")
        today = found["og:image"][0].removeprefix(f"http://{room.base}")
        assert (old.status_code, old.headers["location"]) == (302, today)
        ida = await visit(room.base, "Ida")
        table = str((await ida.http(room.base, "POST", "/api/daily")).json()["table"])
        await ida.join(room.base, table)
        await ida.until(lambda m: m["t"] == "presence")
        while ida.known["table"]["phase"] != "over":
            assert (await ida.ask("act", action={"type": "pass"}))["t"] == "done"
        await ida.leave()
        mine = tags(get(room, f"/t/{table}").text)
        assert mine["og:title"] == ["Ida scores 0."]
        assert fetched(mine["og:image"][0]).headers["content-type"] == "image/png"
        led = get(room, f"/p/{table}/1-wide.png")
        assert code_of(led) == "no_such_picture"

    run(work)


@pytest.mark.parametrize("host", ['evil"><script>', "a b", "evil.example/path", "evil@example"])
def test_a_request_for_a_strange_host_gets_no_addresses_there(room: Serving, host: str) -> None:
    """What a page shows of the request's host can't be more than a host."""
    page = get(room, "/daily", headers={"host": host})
    assert "evil" not in page.text
    assert "<script>" not in page.text
    for address in tags(page.text).get("og:image", []):
        assert address.startswith(f"http://{room.base}/p/daily/")


def test_no_text_breaks_out_of_its_tag() -> None:
    """Names are escaped in title, description and tags, and backslashes stay as they are."""
    nasty = '"><script>alert(1)</script>\\1 </head>'
    preview = Preview(nasty, nasty, "/t/x", pictures={"wide": "/p/x.png"})
    page = with_preview(_PAGE, preview, "http://x.org")
    assert "<script" not in page
    assert page.count("</head>") == 1
    assert tags(page)["og:title"] == [nasty]
    assert tags(page)["description"] == [nasty]
    assert tags(page)["og:image"] == ["http://x.org/p/x.png"]
