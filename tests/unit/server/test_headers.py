"""Headers that guard every answer of a room, and those that a room leaves out."""

import re
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from rumpus.server.endpoints.static import HEADERS
from serving import Serving

DOCS = Path(__file__).resolve().parents[3] / "docs"
PATHS = ("/", "/t/maple-kettle-42", "/you", "/api/me", "/api/nothing", "/healthz", "/robots.txt")
LEFT_OUT = (
    "Strict-Transport-Security",
    "X-Frame-Options",
    "X-XSS-Protection",
    "Cross-Origin-Embedder-Policy",
    "Server",
)


@pytest.fixture(scope="module")
def base(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Run a room for all tests of this file, and return its address."""
    with Serving(tmp_path_factory.mktemp("room")) as serving:
        yield f"http://{serving.base}"


@pytest.mark.parametrize("path", PATHS)
@pytest.mark.parametrize("method", ["GET", "POST", "OPTIONS"])
def test_every_answer_carries_the_headers(base: str, path: str, method: str) -> None:
    """Pages, answers and refusals carry each header once, and none of those left out."""
    headers = httpx.request(method, f"{base}{path}").headers
    for name, value in HEADERS.items():
        assert headers.get_list(name) == [value]
    assert [name for name in LEFT_OUT if name in headers] == []


def test_nobody_is_sent_on_by_plain_http(base: str) -> None:
    """A proxy that says `https` gets the same answer: the room sends no redirect, and no HSTS."""
    answer = httpx.get(base, headers={"X-Forwarded-Proto": "https"})
    assert (answer.is_redirect, "Strict-Transport-Security" in answer.headers) == (False, False)


def test_the_page_on_threats_decides_each_header() -> None:
    """It lists the headers that a room sends, and those that it leaves out."""
    text = (DOCS / "reference" / "threat-model.md").read_text(encoding="utf-8")
    part = text.partition("### Headers of every answer")[2].partition("\n## ")[0]
    assert re.findall(r"^\| `([\w-]+)` \|", part, re.MULTILINE) == [*HEADERS, *LEFT_OUT]


def test_the_web_server_of_the_page_on_deploying_sends_hsts() -> None:
    """Its configuration has the one header that only the holder of the certificate can promise."""
    text = (DOCS / "howto" / "deploy.md").read_text(encoding="utf-8")
    assert 'add_header Strict-Transport-Security "max-age=31536000" always;' in text
