"""The socket on which a room listens, and the server behind it."""

import asyncio
import signal
import socket
from collections.abc import Awaitable, Callable, Generator
from contextlib import contextmanager
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


class Server(uvicorn.Server):
    """Server that sends a goodbye to every client before it closes the sockets."""

    def __init__(
        self,
        transport: uvicorn.Config,
        drain: Callable[[], Awaitable[None]],
        opened: Callable[[], None] = lambda: None,
        stopping: Callable[[], None] = lambda: None,
    ) -> None:
        """Call *opened* once signals are handled, and *stopping* and *drain* at shutdown."""
        super().__init__(transport)
        self._drain = drain
        self._opened = opened
        self._stopping = stopping

    @contextmanager
    def capture_signals(self) -> Generator[None]:
        """
        Stop at SIGTERM and SIGINT, without raising them again.

        The inherited method raises them again after serving ends, but before the store is closed.
        """
        loop = asyncio.get_running_loop()
        for number in (signal.SIGTERM, signal.SIGINT):
            loop.add_signal_handler(number, self.handle_exit, number, None)
        # The listening socket already accepts connections; they wait until the server serves them.
        self._opened()
        try:
            yield
        finally:
            for number in (signal.SIGTERM, signal.SIGINT):
                loop.remove_signal_handler(number)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Drain the room, then shut down."""
        self._stopping()
        try:
            await self._drain()
        finally:
            await super().shutdown(sockets)
