"""Addresses of the client, of its files and the documents, and of what games publish."""

from collections.abc import Iterator
from pathlib import Path
from typing import Final

from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.responses import RedirectResponse
from starlette.routing import BaseRoute, Mount, Route

from rumpus.server.endpoints.http import Api
from rumpus.server.endpoints.static import (
    HASHED,
    Compressed,
    Hashed,
    documents,
)
from rumpus.server.room import Room

_PAGES: Final = (
    *("/", "/daily", "/practice", "/learn/{rest:path}", "/you", "/you/{rest:path}", "/mail"),
    *(
        "/clubs",
        "/c/{rest:path}",
        "/companion",
        "/companion/{rest:path}",
        "/local",
        "/local/{rest:path}",
        "/ratings",
        "/replay",
        "/admin",
        "/admin/{rest:path}",
    ),
    "/t/{rest:path}",
)
"""Where the client is served."""


def site_routes(api: Api, folder: Path, site: Path) -> list[BaseRoute]:
    """Return the routes of the client in a folder and of the documents' site, which come last."""
    return [
        *(Route(path, api.page) for path in _PAGES),
        Route("/docs", RedirectResponse("/docs/"), methods=["GET"]),
        Mount("/docs", documents(site), middleware=[Middleware(GZipMiddleware)]),
        Mount(f"/{HASHED}", Hashed(directory=folder / HASHED, check_dir=False)),
        Mount("/", Compressed(directory=folder, check_dir=False)),
    ]


def game_routes(room: Room, api: Api) -> Iterator[Route]:
    """Yield the routes of what the games of a room publish, and of their practice."""
    for name, kind in room.kinds.items():
        for document in kind.modes.documents:
            yield Route(f"/api/{document.path}", api.document(document))
        mode = kind.modes.practice
        if mode is not None:
            yield Route(f"/api/{mode.path}", api.practice(name, mode), methods=["POST"])
