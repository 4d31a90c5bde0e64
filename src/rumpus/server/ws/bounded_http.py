"""HTTP with bounds that uvicorn's own protocol lacks."""

import asyncio
from collections.abc import Callable
from functools import partial
from typing import Any, Final, cast

from starlette.types import ASGIApp, Message, Receive, Scope, Send
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle

from rumpus.server.limits import values as limits
from rumpus.server.limits.connections import Connections
from rumpus.server.ws.bounded_socket import BoundedSocket

# The parser copies an unfinished header with each piece that arrives, so pieces are checked first.
_STEP: Final = 16_384
_UPLOADS: Final = (b"/api/admin/words", b"/api/admin/lists/")
"""Where operators send longer bodies; everybody else is refused there before their body is read."""
_RECORDS: Final = b"/api/replay"
"""Where anybody may send a record, which is longer than other bodies."""
_REFUSAL: Final = b"HTTP/1.1 %s\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"
_HEAD_TOO_LARGE: Final = _REFUSAL % b"431 Request Header Fields Too Large"
_BODY_TOO_LARGE: Final = _REFUSAL % b"413 Content Too Large"


def http_class(door: Connections) -> type[asyncio.Protocol]:
    """Return a class of HTTP protocols whose connections are counted."""
    return cast("type[asyncio.Protocol]", partial(BoundedHttp, door))


class _TooManyError(Exception):
    """Error: too many requests wait on one connection."""


class BoundedHttp(HttpToolsProtocol):
    """HTTP whose requests are limited in size and in the time to send them."""

    def __init__(self, door: Connections, **settings: Any) -> None:
        super().__init__(**settings)
        self._connections = door
        self._leave: Callable[[], None] = _nothing
        self._in_head = True
        self._received = 0
        self._longest_body = limits.BODY_BYTES
        self._patience: asyncio.TimerHandle | None = None
        self._answering: RequestResponseCycle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Count the connection, and wait for its first request."""
        super().connection_made(transport)
        address = self._connections.enter(self.client[0] if self.client else "")
        if address is None:
            transport.abort()
            return
        self._leave = partial(self._connections.leave, address)
        self._wait()

    def connection_lost(self, exc: Exception | None) -> None:
        """Stop counting the connection."""
        self._leave()
        self._wait_no_more()
        if self._answering is not None:
            # With pipelined requests, this isn't the last one, and the server informs only that.
            self._answering.disconnected = True
            self._answering.message_event.set()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Read data, unless the request is too long."""
        if self._patience is None:
            self._wait()
        for start in range(0, len(data), _STEP):
            piece = data[start : start + _STEP]
            self._received += len(piece)
            most = limits.HEAD_BYTES + (0 if self._in_head else self._longest_body)
            if self._received > most:
                self._refuse()
                return
            super().data_received(piece)
            if self.transport.is_closing() or self.transport.get_protocol() is not self:
                return

    def on_headers_complete(self) -> None:
        """Expect the body, unless too many requests wait already."""
        if len(self.pipeline) >= limits.PIPELINED:
            raise _TooManyError
        self._in_head = False
        self._longest_body = limits.BODY_BYTES
        if self.url.partition(b"?")[0] == _RECORDS:
            self._longest_body = limits.RECORD_BYTES
        elif self.url.startswith(_UPLOADS):
            self._longest_body = limits.UPLOAD_BYTES
            self._wait_no_more()
            self._wait(limits.UPLOAD_SECONDS)
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        """Expect the next request, which may be late to start."""
        self._in_head = True
        self._received = 0
        self._wait_no_more()
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        """Hand over the connection, which stays counted."""
        if self._answering is not None and not self._answering.response_complete:
            # That answer would come in the middle of frames.
            self.transport.close()
            return
        self._wait_no_more()
        super().handle_websocket_upgrade()
        follower = self.transport.get_protocol()
        assert isinstance(follower, BoundedSocket)
        follower.leave = self._leave
        if not follower.handshake_initiated:
            # The parser refused the head, and would neither answer nor close.
            self.transport.close()

    def send_400_response(self, msg: str) -> None:
        """Refuse an invalid request; if an earlier one is being answered, just close."""
        if self._answering is None or self._answering.response_complete:
            super().send_400_response(msg)
        else:
            self.transport.close()

    def _start_asgi_task(self, cycle: RequestResponseCycle, app: Any) -> None:
        self._answering = cycle
        answer: Any = partial(self._answer, cycle, app)
        super()._start_asgi_task(cycle, answer)

    async def _answer(
        self,
        cycle: RequestResponseCycle,
        app: ASGIApp,
        scope: Scope,
        receive: Receive,
        send: Send,
    ) -> None:
        """Let the room answer as long as the client is there to read it."""

        async def heard(message: Message) -> None:
            if self.transport.is_closing():
                # Writing now would be an error, which any client could cause.
                cycle.disconnected = True
            await send(message)

        await app(scope, receive, heard)

    def _refuse(self) -> None:
        # There is no cycle before the first request.
        cycle = cast(RequestResponseCycle | None, self.cycle)
        waits = cycle is not None and not cycle.response_complete
        if self._in_head and not waits:
            self.transport.write(_HEAD_TOO_LARGE)
        elif cycle is not None and not self._in_head and not cycle.response_started:
            self.transport.write(_BODY_TOO_LARGE)
        self.transport.close()

    def _wait(self, seconds: float = limits.REQUEST_SECONDS) -> None:
        self._patience = self.loop.call_later(seconds, self.transport.close)

    def _wait_no_more(self) -> None:
        if self._patience is not None:
            self._patience.cancel()
            self._patience = None


def _nothing() -> None:
    """Do nothing: the connection was not counted."""
