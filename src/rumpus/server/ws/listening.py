"""The socket on which a room listens, and the settings of the server behind it."""

import socket
from typing import Final

import uvicorn
from starlette.types import ASGIApp

from rumpus.server.limits import values as limits
from rumpus.server.limits.connections import Connections
from rumpus.server.ws.bounded_http import http_class
from rumpus.server.ws.bounded_socket import BoundedSocket

_BACKLOG: Final = 1024


def config(asgi: ASGIApp, door: Connections) -> uvicorn.Config:
    """Return the settings of the transport."""
    return uvicorn.Config(
        asgi,
        http=http_class(door),
        ws=BoundedSocket,
        # Anybody can write these headers, so they are trusted only behind a proxy.
        proxy_headers=door.proxied,
        ws_max_size=limits.MESSAGE_BYTES,
        ws_ping_interval=limits.PING_SECONDS,
        ws_per_message_deflate=False,
        lifespan="off",
        access_log=False,
        log_config=None,
        server_header=False,
        timeout_graceful_shutdown=int(limits.LEAVE_SECONDS),
    )


def listen(host: str, port: int) -> socket.socket:
    """Open the socket that accepts connections."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    # Connections inherit it: a client that stops acknowledging is dropped, unsent data or not.
    listening.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, limits.STALL_MS)
    try:
        listening.bind((host, port))
        listening.listen(_BACKLOG)
    except OSError:
        listening.close()
        raise
    listening.setblocking(False)
    return listening
