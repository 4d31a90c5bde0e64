"""Pictures and previews of links in German, as a program without scripts gets them."""

import re
from collections.abc import Iterator
from html import unescape
from typing import Any

import httpx
import pytest

from german import german
from members import visit
from rumpus.words.compiling import compile_lexicon
from rumpus.words.language import languages
from serving import PATIENCE, Person, Serving, get, run, table_of

GERMAN = {"Accept-Language": "de-AT,de;q=0.9,en;q=0.5"}


@pytest.fixture(scope="module")
def room(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    """One room with a German word list for all tests; at its end the log must hold no error."""
    data = tmp_path_factory.mktemp("room") / "data"
    (data / "lexicons").mkdir(parents=True)
    raw = compile_lexicon("german", german().entries(), languages()["de"])
    (data / "lexicons" / "german.lex").write_bytes(raw)
    with Serving(data) as serving:
        yield serving
        serving.check_log()


async def finished(base: str, winner: Person, loser: Person) -> str:
    """Play a game that one player gives up, and return its table."""
    table = await table_of(base, loser, winner, game="keep_your_cool", public=True)
    assert (await loser.ask("table", action={"type": "start"}))["t"] == "done"
    assert (await loser.ask("act", action={"type": "resign"}))["t"] == "done"
    await winner.leave()
    await loser.leave()
    return table


def tags(page: httpx.Response) -> dict[str, str]:
    """Return the first content of each meta tag of a page."""
    pattern = r'<meta (?:name|property)="([^"]+)" content="([^"]*)"'
    found = [(name, unescape(content)) for name, content in re.findall(pattern, page.text)]
    return dict(reversed(found))


def fetched(address: str, **extra: Any) -> httpx.Response:
    """Return what a program gets that has only the address."""
    return httpx.get(address, timeout=PATIENCE, **extra)


def test_a_link_reads_in_the_language_that_is_asked_for(room: Serving) -> None:
    """Title, text, picture and page follow header and cookie, and caches keep them apart."""

    async def work() -> None:
        ida, ben = await visit(room.base, "Ida"), await visit(room.base, "Ben")
        path = f"/t/{await finished(room.base, ida, ben)}"
        english, page = get(room, path), get(room, path, headers=GERMAN)
        assert tags(english)["og:title"] == "Ida wins."
        assert tags(english)["og:locale"] == "en_GB"
        found = tags(page)
        assert found["og:title"] == "Ida gewinnt."
        assert found["og:locale"] == "de_DE"
        assert '<html lang="de"' in page.text
        for one in (english, page):
            assert {"Accept-Language", "Cookie"} <= set(one.headers["vary"].split(", "))
            assert one.headers["cache-control"] == "no-cache"
        chosen = get(room, path, headers={**GERMAN, "Cookie": "language=en"})
        assert tags(chosen)["og:image"] == tags(english)["og:image"]

        ours, theirs = tags(english)["og:image"], found["og:image"]
        assert theirs == ours.replace("-wide.png", "-wide.de.png")
        drawn = fetched(theirs)
        assert drawn.content != fetched(ours, headers=GERMAN).content
        assert "immutable" in drawn.headers["cache-control"]
        assert fetched(theirs).content == drawn.content
        led = get(room, f"/p{path[2:]}/square.de.png")
        assert led.headers["location"].endswith("-square.de.png")
        for other in ("fr", "en", "DE", "de.de"):
            assert fetched(theirs.replace(".de.", f".{other}.")).status_code == 404

    run(work)


def test_a_link_to_a_table_with_german_words_reads_in_german(room: Serving) -> None:
    """A program that asks for no language gets that of the table's words; others get their own."""

    async def work() -> None:
        ida = await visit(room.base, "Ida")
        table = await table_of(room.base, ida, public=True, options={"lexicon": "german"})
        assert tags(get(room, f"/t/{table}"))["og:description"] == "Tischspiele im Browser"
        english = get(room, f"/t/{table}", headers={"Accept-Language": "en"})
        assert tags(english)["og:description"] == "Table games in the browser"
        await ida.leave()

    run(work)


def test_the_daily_board_has_a_german_picture(room: Serving) -> None:
    """It names the day in German, and an old address leads to today's in the same language."""
    found = tags(get(room, "/daily", headers=GERMAN))
    assert re.fullmatch(r"Tagesbrett, \d{1,2}\. \w+", found["og:title"])
    assert found["og:image"].endswith("-wide.de.png")
    assert fetched(found["og:image"]).headers["content-type"] == "image/png"
    old = get(room, "/p/daily/2001-01-01-square.de.png")
    assert old.headers["location"].endswith("-square.de.png")
    assert get(room, "/p/daily/2001-01-01-square.fr.png").status_code == 404
