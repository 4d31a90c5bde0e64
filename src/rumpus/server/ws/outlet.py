"""Outlet: the sending side of a socket, which writes from a bounded queue."""

import asyncio
from typing import Final

import msgspec

from rumpus.server.limits import values as limits
from rumpus.server.messages import ByeMessage
from rumpus.server.ops.metrics import Counts
from rumpus.server.ws.transport import Transport

DONE: Final = 1000
BROKE_PROTOCOL: Final = 1008
TOO_SLOW: Final = 1013

_encode: Final = msgspec.json.Encoder().encode


class Outlet:
    """
    Sending side of a socket; its transport calls ``flush`` and ``end``.

    Everything sent in one turn of the loop goes out in one write.
    """

    def __init__(self, transport: Transport, counts: Counts) -> None:
        self._transport = transport
        self._counts = counts
        self._loop = asyncio.get_running_loop()
        self._queue: list[bytes] = []
        self._flushing = False
        self._gone = False
        self._closer: asyncio.Task[None] | None = None
        self._closing: int | None = None

    def send(self, message: bytes) -> None:
        """Send a message; if the queue is full, the reader is too slow and is dropped."""
        if self._closing is not None:
            return
        if len(self._queue) >= limits.QUEUE and not self._transport.ready:
            self._counts.slow_readers += 1
            self._queue.clear()
            self.bye("slow", limits.RETRY_MS, TOO_SLOW)
            return
        self._queue.append(message)
        self._flush_soon()

    def show(self, message: bytes) -> None:
        """Send a message that is soon outdated, unless others are still unread."""
        if self._transport.ready:
            self.send(message)

    def flush(self) -> None:
        """Write the queue if the client keeps up, and then close if the socket is closing."""
        self._flushing = False
        if self._gone or not self._transport.ready:
            return
        if self._queue:
            self._transport.write(self._queue)
            self._queue.clear()
        if self._closing is not None:
            self._gone = True
            self._closer = self._loop.create_task(self._close(self._closing))

    def bye(self, code: str, retry_ms: int, close: int) -> None:
        """Send the reason and close the socket; messages already in the queue still go out."""
        if self._closing is not None:
            return
        self._queue.append(_encode(ByeMessage(code, retry_ms)))
        self._closing = close
        self._leave()
        self._loop.call_later(limits.LEAVE_SECONDS, self._transport.abort)
        self.flush()

    def end(self, *, left: bool = False) -> None:
        """Handle the end of the socket; *left*: its player closed it on purpose."""
        self._closing = self._closing or DONE
        self._gone = True
        self._leave(left=left)

    def broken(self, code: str, close: int = BROKE_PROTOCOL) -> None:
        """Close a socket that does not speak the protocol; *code* says what was wrong."""
        self._counts.broken_protocol += 1
        self.bye(code, -1, close)

    def _leave(self, *, left: bool = False) -> None:
        """Remove the socket from what it listens to; may be called more than once."""
        raise NotImplementedError

    def _flush_soon(self) -> None:
        if not self._flushing:
            self._flushing = True
            self._loop.call_soon(self.flush)

    async def _close(self, code: int) -> None:
        try:
            await self._transport.close(code)
        except (OSError, RuntimeError):
            """Do nothing: the client has left, or the transport has already said goodbye."""
