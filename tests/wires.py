"""The room's WebSocket protocol on a connection whose other side is played by the test."""

import asyncio
from typing import Any

from starlette.types import Receive, Scope, Send
from uvicorn.server import ServerState

from rumpus.server.limits.connections import Connections
from rumpus.server.ops.metrics import Counts
from rumpus.server.ws.bounded_socket import BoundedSocket
from rumpus.server.ws.listening import config

HANDSHAKE = (
    b"GET /api/tables/oak/socket HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\n"
    b"Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
    b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
)


class Transport(asyncio.Transport):
    """Connection whose other side is played by the test."""

    def __init__(self) -> None:
        super().__init__({"peername": ("192.0.2.1", 4)})
        self.written = bytearray()
        self.closed = False

    def write(self, data: Any) -> None:
        """Record what the room sends."""
        self.written += data

    def is_closing(self) -> bool:
        """Return True once the room has closed the connection."""
        return self.closed

    def close(self) -> None:
        """Record the close, but don't end the connection, as if data were still unread."""
        self.closed = True

    def get_write_buffer_size(self) -> int:
        """Return 0, since everything sent is read at once."""
        return 0

    def pause_reading(self) -> None:
        """Do nothing."""

    def resume_reading(self) -> None:
        """Do nothing."""

    def pong(self) -> bytes:
        """Return the pong for the last ping, whose frame has four bytes of content."""
        at = self.written.rindex(b"\x89\x04")
        return b"\x8a\x84\0\0\0\0" + bytes(self.written[at + 2 : at + 6])


class Line:
    """Socket of the room's own protocol, and the time at which the room saw it end."""

    def __init__(self) -> None:
        self.transport = Transport()
        self.ended: float | None = None
        self.loop = asyncio.get_running_loop()
        door = Connections(Counts())
        self.edge = BoundedSocket(
            config=config(self, door),
            server_state=ServerState(),
            app_state={},
            _loop=self.loop,
        )
        self.edge.connection_made(self.transport)
        self.edge.data_received(HANDSHAKE)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Accept the socket, and record when the room learns that it is gone."""
        await receive()
        await send({"type": "websocket.accept"})
        while (await receive())["type"] != "websocket.disconnect":
            pass
        self.ended = self.loop.time()
