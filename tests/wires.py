"""The room's own WebSocket protocol on a connection whose other side the test plays."""

import asyncio
from typing import Any

from starlette.types import Receive, Scope, Send
from uvicorn.server import ServerState

from rumpus.server.app import config
from rumpus.server.limits.connections import Connections
from rumpus.server.ops.metrics import Counts
from rumpus.server.ws.bounded_socket import BoundedSocket

HANDSHAKE = (
    b"GET /api/tables/oak/socket HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\n"
    b"Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
    b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
)


class Transport(asyncio.Transport):
    """A connection whose other side the test plays."""

    def __init__(self) -> None:
        super().__init__({"peername": ("192.0.2.1", 4)})
        self.written = bytearray()
        self.closed = False

    def write(self, data: Any) -> None:
        """Take what the room sends."""
        self.written += data

    def is_closing(self) -> bool:
        """Return True once the room has closed it."""
        return self.closed

    def close(self) -> None:
        """Close it; what lies unread keeps it from ending."""
        self.closed = True

    def get_write_buffer_size(self) -> int:
        """Return 0: all that is sent is read at once."""
        return 0

    def pause_reading(self) -> None:
        """Read no more for now."""

    def resume_reading(self) -> None:
        """Read on."""

    def pong(self) -> bytes:
        """Answer the last ping: its frame has four bytes."""
        at = self.written.rindex(b"\x89\x04")
        return b"\x8a\x84\0\0\0\0" + bytes(self.written[at + 2 : at + 6])


class Line:
    """One socket of the room's own protocol, and when it ended for the room."""

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
        """Take the socket, and note when the room hears that it is gone."""
        await receive()
        await send({"type": "websocket.accept"})
        while (await receive())["type"] != "websocket.disconnect":
            pass
        self.ended = self.loop.time()
