"""Raw connections to a room, from any address of this machine."""

import socket
import time
from contextlib import suppress

import httpx

from serving import PATIENCE, Serving, get

HANDSHAKE = (
    "GET /api/tables/{}/socket HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\n"
    "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
    "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n{}\r\n"
)


def opened(room: Serving, address: str = "127.0.0.1") -> socket.socket:
    """Open a connection from one of this machine's addresses."""
    host, _, port = room.base.rpartition(":")
    return socket.create_connection(
        (host, int(port)), timeout=PATIENCE, source_address=(address, 0)
    )


def client_from(address: str) -> httpx.Client:
    """Create an HTTP client that connects from one of this machine's addresses."""
    return httpx.Client(transport=httpx.HTTPTransport(local_address=address), timeout=PATIENCE)


def answer(raw: socket.socket) -> bytes:
    """Return all bytes read until the other side closes the connection."""
    got = bytearray()
    with suppress(ConnectionError):
        while piece := raw.recv(65_536):
            got += piece
    return bytes(got)


def healthy(room: Serving) -> float:
    """Return the shortest of five response times of the room to another client, in seconds."""
    seconds: list[float] = []
    for _ in range(5):
        start = time.monotonic()
        assert get(room, "/healthz").text == "ok\n"
        seconds.append(time.monotonic() - start)
    return min(seconds)
