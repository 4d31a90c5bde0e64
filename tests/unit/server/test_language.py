"""The language of pages: chosen, otherwise preferred, otherwise English."""

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from starlette.datastructures import Headers

from rumpus.server.endpoints.language import LANGUAGES, language_of, preferred
from rumpus.server.endpoints.static import page
from serving import Serving, get

PREFERENCES = [
    ("", "en"),
    ("de", "de"),
    ("DE-ch", "de"),
    ("en-GB, de;q=0.9", "en"),
    ("fr, de;q=0.3, en;q=0.2", "de"),
    ("fr, es", "en"),
    ("*", "en"),
    ("de;q=0, fr", "en"),
    ("de;q=much, en;q=0.1", "en"),
    ("den, english", "en"),
]


@pytest.mark.parametrize(("accept", "language"), PREFERENCES)
def test_a_browser_gets_the_language_that_it_likes_best(accept: str, language: str) -> None:
    """An `Accept-Language` decides by weight, then by order; tags are whole words."""
    assert preferred(accept) == language


@given(st.text(max_size=60), st.text(max_size=60))
def test_any_header_leads_to_a_language_that_there_is(accept: str, cookie: str) -> None:
    """No header leads to an error or to an unknown folder."""
    asked = Headers(
        raw=[
            (b"accept-language", accept.encode("utf-8").replace(b"\n", b"")),
            (b"cookie", cookie.encode("utf-8")),
        ]
    )
    assert language_of(asked) in LANGUAGES


@pytest.mark.parametrize(
    ("cookie", "language"),
    [("language=de", "de"), ("a=1; language=en", "en"), ("language=xx", "de")],
)
def test_a_chosen_language_goes_before_the_browsers(cookie: str, language: str) -> None:
    """The cookie decides if it names a language that there is."""
    other = "en" if language == "de" and "xx" not in cookie else "de"
    assert language_of(Headers({"accept-language": other, "cookie": cookie})) == language


def test_a_page_comes_in_the_readers_language_and_says_what_it_depends_on(tmp_path: Path) -> None:
    """The page lies in the language's folder; `Vary` names what it depends on."""
    (tmp_path / "index.html").write_text("A chair")
    (tmp_path / "de").mkdir()
    (tmp_path / "de" / "index.html").write_text("Ein Stuhl")

    for language, text in (("de-AT", "Ein Stuhl"), ("fr", "A chair")):
        answer = page(tmp_path, Headers({"accept-language": language}))
        assert Path(answer.path).read_text() == text  # type: ignore[attr-defined]
        assert {"Accept-Language", "Cookie"} <= set(answer.headers["vary"].split(", "))


def test_house_rules_come_in_the_readers_language(tmp_path: Path) -> None:
    """The list of games and of public tables follow the browser, and `Vary` says so to caches."""
    with Serving(tmp_path / "data") as room:
        german = get(room, "/api/games", headers={"Accept-Language": "de-AT, en;q=0.5"})
        english = get(room, "/api/games")
    words = {each["name"]: each["options"][0]["sentence"] for each in german.json()}

    assert words["keyword"] == "Das Schlüsselwort ist {}."
    assert english.json() != german.json()
    assert english.headers["etag"] != german.headers["etag"]
    assert {"Accept-Language", "Cookie"} <= set(german.headers["vary"].split(", "))
