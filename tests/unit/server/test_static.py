"""Static files of the built client: compressed copies, caching and policies."""

import asyncio
import gzip
from pathlib import Path

import httpx
import pytest
from starlette.applications import Starlette
from starlette.datastructures import Headers
from starlette.middleware import Middleware
from starlette.responses import JSONResponse
from starlette.routing import Mount, Route

from rumpus.server.endpoints.static import (
    HEADERS,
    Compressed,
    Guarded,
    Hashed,
    documents,
    encodings,
    links,
    page,
    preloads,
)

SCRIPT = b"export const answer = 42;\n" * 40
BROTLI = b"stands for a brotli copy"


@pytest.fixture
def build(tmp_path: Path) -> Starlette:
    """Create an application with a script in compressed copies, and a picture without any."""
    (tmp_path / "a.js").write_bytes(SCRIPT)
    (tmp_path / "a.js.br").write_bytes(BROTLI)
    (tmp_path / "a.js.gz").write_bytes(gzip.compress(SCRIPT))
    (tmp_path / "b.webp").write_bytes(b"picture")
    hashed, loose = Hashed(directory=tmp_path), Compressed(directory=tmp_path)
    return Starlette(routes=[Mount("/hashed", hashed), Mount("/", loose)])


def get(build: Starlette, path: str, **headers: str) -> tuple[httpx.Response, bytes]:
    """Return the answer and its bytes as they were sent."""

    async def asked() -> tuple[httpx.Response, bytes]:
        transport = httpx.ASGITransport(build)
        async with (
            httpx.AsyncClient(transport=transport, base_url="http://room") as client,
            client.stream("GET", path, headers=headers) as answer,
        ):
            return answer, b"".join([part async for part in answer.aiter_raw()])

    return asyncio.run(asked())


@pytest.mark.parametrize(
    ("accept", "encoding"),
    [
        ("gzip, deflate, br, zstd", "br"),
        ("gzip", "gzip"),
        ("br;q=0, gzip;q=0.5", "gzip"),
        ("identity", None),
        ("", None),
        ("sbrx, gzipped", None),
    ],
)
def test_a_browser_gets_the_best_copy_that_it_reads(
    build: Starlette, accept: str, encoding: str | None
) -> None:
    """Brotli is preferred to gzip, `q=0` excludes a copy, and all copies have the same type."""
    answer, sent = get(build, "/a.js", **{"Accept-Encoding": accept})

    assert answer.headers.get("content-encoding") == encoding
    assert answer.headers["content-type"].startswith("text/javascript")
    assert answer.headers["vary"] == "Accept-Encoding"
    assert int(answer.headers["content-length"]) == len(sent)
    plain = gzip.decompress(sent) if encoding == "gzip" else sent
    assert plain == (BROTLI if encoding == "br" else SCRIPT)


def test_copies_of_one_file_have_tags_of_their_own(build: Starlette) -> None:
    """Each copy has its own tag: the tag of a brotli copy doesn't match the plain file."""
    brotli, _ = get(build, "/a.js", **{"Accept-Encoding": "br"})
    tag = {"If-None-Match": brotli.headers["etag"]}
    kept, _ = get(build, "/a.js", **{"Accept-Encoding": "br", **tag})
    plain, sent = get(build, "/a.js", **{"Accept-Encoding": "identity", **tag})

    assert kept.status_code == 304
    assert plain.status_code == 200
    assert sent == SCRIPT


def test_a_file_without_copies_is_sent_as_it_is(build: Starlette) -> None:
    """A file without copies is sent as it is; one with a hash in its name is cached for ever."""
    answer, sent = get(build, "/hashed/b.webp", **{"Accept-Encoding": "br, gzip"})

    assert sent == b"picture"
    assert "content-encoding" not in answer.headers
    assert answer.headers["cache-control"] == "public, max-age=31536000, immutable"


def test_encodings_are_read_as_the_standard_says() -> None:
    """Names of encodings are case-insensitive, and `q=0` in any spelling excludes one."""
    assert encodings("GZip ; q=0.001, br;Q=0.000, zstd ; q=0") == {"gzip"}


def test_a_room_without_a_client_says_what_to_run(tmp_path: Path) -> None:
    """Before the client is built, the page answers 503 with the command to run."""
    missing = page(tmp_path, Headers({}))

    assert missing.status_code == 503
    assert b"make client" in missing.body


def test_a_page_names_the_files_that_it_loads_by_itself(tmp_path: Path) -> None:
    """The build's list of files becomes a `Link` header; without a build there is none."""
    assert preloads(tmp_path) == {}
    (tmp_path / "preloads.json").write_text('{"door": ["assets/a.js", "assets/a.css"]}')

    named = links(preloads(tmp_path)["door"])

    script = "</assets/a.js>; rel=modulepreload"
    assert named == f"{script}, </assets/a.css>; rel=preload; as=style; crossorigin"


def test_the_documents_may_be_searched_and_run_nothing_but_their_files(tmp_path: Path) -> None:
    """The documents may send their search form; scripts still come from files only."""
    (tmp_path / "index.html").write_text("<h1>Rumpus</h1>")
    served = [Mount("/docs", documents(tmp_path)), Mount("/", Compressed(directory=tmp_path))]
    room = Starlette(routes=served, middleware=[Middleware(Guarded)])

    answer, sent = get(room, "/docs/")
    policy = answer.headers["content-security-policy"]
    elsewhere = get(room, "/index.html")[0].headers["content-security-policy"]

    assert sent == b"<h1>Rumpus</h1>"
    assert "script-src 'self';" in policy
    assert "form-action 'none';" in elsewhere
    assert policy == elsewhere.replace("form-action 'none'", "form-action 'self'")


def test_hidden_files_beside_the_documents_are_not_served(tmp_path: Path) -> None:
    """Hidden files and folders in the documents answer 404."""
    for name in (".buildinfo", "page.html", ".kept/page.html"):
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_text("text")
    room = Starlette(routes=[Mount("/docs", documents(tmp_path))])

    assert get(room, "/docs/page.html")[0].status_code == 200
    for path in ("/docs/.buildinfo", "/docs/.kept/page.html"):
        assert get(room, path)[0].status_code == 404


@pytest.mark.parametrize(
    ("path", "guarded"),
    [
        ("/assets/a.js", False),
        ("/assets/a.css", False),
        ("/assets/a.webp", False),
        ("/assets/a.woff2", False),
        ("/assets/a.svg", True),
        ("/assets/a.html", True),
        ("/assets/missing.js", True),
        ("/docs/a.js", True),
        ("/a.js", True),
        ("/a.html", True),
        ("/a.svg", True),
        ("/a.webmanifest", True),
        ("/api/me", True),
    ],
)
def test_only_hashed_parts_of_a_page_go_without_its_policies(
    tmp_path: Path, path: str, *, guarded: bool
) -> None:
    """Hashed parts of a page carry only `nosniff`; anything else carries all policies."""
    for ending in ("js", "css", "webp", "woff2", "svg", "html", "webmanifest"):
        (tmp_path / f"a.{ending}").write_text("a")
    served = [
        Route("/api/me", JSONResponse({})),
        Mount("/docs", documents(tmp_path)),
        Mount("/assets", Hashed(directory=tmp_path)),
        Mount("/", Compressed(directory=tmp_path)),
    ]
    room = Starlette(routes=served, middleware=[Middleware(Guarded)])

    first, _ = get(room, path)
    answers = [first]
    if "etag" in first.headers:
        answers.append(get(room, path, **{"If-None-Match": first.headers["etag"]})[0])

    for answer in answers:
        carried = {name for name in HEADERS if name in answer.headers}
        assert carried == (set(HEADERS) if guarded else {"X-Content-Type-Options"})
        assert answer.headers["x-content-type-options"] == "nosniff"


def test_a_room_without_documents_says_what_to_run(tmp_path: Path) -> None:
    """Before the documents are built, every page answers 503 with the command to run."""
    room = Starlette(routes=[Mount("/docs", documents(tmp_path / "missing"))])

    answer, sent = get(room, "/docs/tutorial/bot.html")

    assert answer.status_code == 503
    assert b"make docs" in sent


def test_a_folder_of_the_documents_is_found_on_whatever_host(tmp_path: Path) -> None:
    """A folder without its slash redirects by path alone, whatever host the request names."""
    (tmp_path / "api").mkdir()
    (tmp_path / "api" / "index.html").write_text("<h1>API</h1>")
    room = Starlette(routes=[Mount("/docs", documents(tmp_path))])

    answer, _ = get(room, "/docs/api")

    assert (answer.status_code, answer.headers["location"]) == (307, "/docs/api/")
