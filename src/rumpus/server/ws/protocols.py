"""What a connection may send before the room looks at it: bounds that uvicorn's protocols lack."""

import asyncio
import re
from collections.abc import Callable
from functools import partial
from typing import Any, Final, cast

from starlette.types import ASGIApp, Message, Receive, Scope, Send
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.http11 import Request

from rumpus.server.limits import values as limits
from rumpus.server.limits.connections import Connections
from rumpus.server.limits.latency import PING_SECONDS, Latency, kernel_round_trip
from rumpus.server.limits.token_bucket import Bucket

# The parser copies an unfinished header with each piece that comes, so pieces are looked at early.
_STEP: Final = 16_384
_REFUSAL: Final = b"HTTP/1.1 %s\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"
_HEAD_TOO_LARGE: Final = _REFUSAL % b"431 Request Header Fields Too Large"
_BODY_TOO_LARGE: Final = _REFUSAL % b"413 Content Too Large"


def http_class(door: Connections) -> type[asyncio.Protocol]:
    """Return what makes the HTTP protocol of each connection."""
    return cast("type[asyncio.Protocol]", partial(BoundedHttp, door))


class _TooManyError(Exception):
    """Too many requests wait on one connection."""


class BoundedHttp(HttpToolsProtocol):
    """HTTP whose requests have a size and a time to be sent in."""

    def __init__(self, door: Connections, **settings: Any) -> None:
        super().__init__(**settings)
        self._connections = door
        self._leave: Callable[[], None] = _nothing
        self._in_head = True
        self._received = 0
        self._patience: asyncio.TimerHandle | None = None
        self._answering: RequestResponseCycle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Let it in, and wait for its first request."""
        super().connection_made(transport)
        address = self._connections.enter(self.client[0] if self.client else "")
        if address is None:
            transport.abort()
            return
        self._leave = partial(self._connections.leave, address)
        self._wait()

    def connection_lost(self, exc: Exception | None) -> None:
        """Count it as gone."""
        self._leave()
        self._wait_no_more()
        if self._answering is not None:
            # Where requests are pipelined this is not the last one, which the server knows of.
            self._answering.disconnected = True
            self._answering.message_event.set()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Read, while the request is not too long."""
        if self._patience is None:
            self._wait()
        for start in range(0, len(data), _STEP):
            piece = data[start : start + _STEP]
            self._received += len(piece)
            most = limits.HEAD_BYTES + (0 if self._in_head else limits.BODY_BYTES)
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
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        """Expect the next request, which may take its time to begin."""
        self._in_head = True
        self._received = 0
        self._wait_no_more()
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        """Hand the connection over, with its place in the count."""
        self._wait_no_more()
        super().handle_websocket_upgrade()
        follower = self.transport.get_protocol()
        assert isinstance(follower, BoundedSocket)
        follower.leave = self._leave
        if not follower.handshake_initiated:
            # Its parser refused the head, and would neither answer nor end.
            self.transport.close()

    def send_400_response(self, msg: str) -> None:
        """Refuse what is no request, unless an earlier one is being answered: then just end."""
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
        """Let the room answer, for as long as somebody is there to read it."""

        async def heard(message: Message) -> None:
            if self.transport.is_closing():
                # To write now would be an error, and anybody can cause it.
                cycle.disconnected = True
            await send(message)

        await app(scope, receive, heard)

    def _refuse(self) -> None:
        # There is none before the first request.
        cycle = cast(RequestResponseCycle | None, self.cycle)
        waits = cycle is not None and not cycle.response_complete
        if self._in_head and not waits:
            self.transport.write(_HEAD_TOO_LARGE)
        elif cycle is not None and not self._in_head and not cycle.response_started:
            self.transport.write(_BODY_TOO_LARGE)
        self.transport.close()

    def _wait(self) -> None:
        self._patience = self.loop.call_later(limits.REQUEST_SECONDS, self.transport.close)

    def _wait_no_more(self) -> None:
        if self._patience is not None:
            self._patience.cancel()
            self._patience = None


_MICROS: Final = re.compile("[1-9][0-9]{0,7}")

_SILENT: Final = 1011

METER: Final = "rumpus.meter"
"""Under which name a socket's scope holds its meter, among the extensions."""


ROUND_TRIP: Final = "X-Round-Trip"
"""In which header a proxy tells what its kernel has measured of a client, in microseconds."""


def proxied_round_trip(values: list[str]) -> float | None:
    """Read a proxy's measure, in seconds; None where it tells none, or not one."""
    if len(values) != 1 or not _MICROS.fullmatch(values[0]):
        return None
    return int(values[0]) / 1e6


def by_proxy(application: object, client: tuple[str, int] | None) -> bool:
    """Return whether a connection comes from a proxy whose headers are believed."""
    return (
        isinstance(application, ProxyHeadersMiddleware)
        and client is not None
        and client[0] in application.trusted_hosts
    )


class BoundedSocket(WebSocketsSansIOProtocol):
    """WebSockets whose frames below the messages have a rate, and whose pings are measured."""

    def __init__(self, **settings: Any) -> None:
        super().__init__(**settings)
        self.leave: Callable[[], None] = _nothing
        self.ping_timeout: float = limits.SILENT_SECONDS
        self._heard = 0.0
        self._doubted = False
        self._controls = Bucket(limits.CONTROLS, self.loop.time())
        self._meter = Latency(self._hurry)
        self._by_proxy = False
        self._proxied: float | None = None

    def handle_connect(self, event: Request) -> None:
        """Let the room have the meter."""
        # The server types it as any application of any kind, which a strict checker calls unknown.
        application: object = vars(self.config)["loaded_app"]
        self._by_proxy = by_proxy(application, self.client)
        if self._by_proxy:
            self._proxied = proxied_round_trip(event.headers.get_all(ROUND_TRIP))
        super().handle_connect(event)
        if not self.close_sent:
            scope = cast("dict[str, Any]", self.scope)
            scope["extensions"][METER] = self._meter

    def connection_lost(self, exc: Exception | None) -> None:
        """Count it as gone."""
        self.leave()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Note a sign of life, and read."""
        self._heard = self.loop.time()
        super().data_received(data)

    def keepalive_timeout(self) -> None:
        """
        End a line on which nothing came since the ping, as if it had been closed.

        Data on its way holds a pong up, but not for ever; and a room that was busy itself reads
        first what came meanwhile.
        """
        now = self.loop.time()
        lives = self._heard > self.ping_sent_at
        if lives and now - self.ping_sent_at < limits.PONG_SECONDS:
            self._doubted = False
            self._doubt(self.ping_timeout)
        elif not self._doubted:
            self._doubted = True
            self._doubt(limits.READING_SECONDS)
        else:
            self._lose()

    def send_keepalive_ping(self) -> None:
        """Ask for a sign of life."""
        self._doubted = False
        super().send_keepalive_ping()

    def send_receive_event_to_app(self) -> None:
        """Hand a message over; text that is no UTF-8 ends the socket, and is no error of ours."""
        if self.curr_msg_data_type == "text" and not self.close_sent and not _is_text(self.frames):
            self.frames = []
            self.conn.send_close(1007)
            self.handle_parser_exception()
            return
        super().send_receive_event_to_app()

    def handle_ping(self) -> None:
        """Answer, unless the answers to earlier ones lie about unread."""
        if self.transport.get_write_buffer_size() > limits.PONGS_BYTES:
            self.transport.abort()
        if self._may():
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        """Take a pong, and measure the connection by the one that answers the ping on its way."""
        if not self._may():
            return
        waiting = self.pending_ping_payload is not None
        super().handle_pong(event)
        if waiting and self.pending_ping_payload is None:
            self._meter.add(self.last_ping_rtt, self._kernel(), self.loop.time())

    def handle_cont(self, event: Frame) -> None:
        """Take a part of a message."""
        if self._may():
            super().handle_cont(event)

    def shutdown(self) -> None:
        """Close; a client that is still being let in learns so by the next thing sent."""
        super().shutdown()
        if not self.handshake_complete:
            self.disconnected = True

    def _kernel(self) -> float | None:
        if self._by_proxy:
            # The room's own kernel measures the way to the proxy.
            return self._proxied
        sock = self.transport.get_extra_info("socket")
        return None if sock is None else kernel_round_trip(sock)

    def _doubt(self, seconds: float) -> None:
        self.pong_timer = self.loop.call_later(seconds, self.keepalive_timeout)

    def _lose(self) -> None:
        super().keepalive_timeout()
        # What lies unread on the way would hold up the end of the connection, not that of the line.
        self.queue.put_nowait({"type": "websocket.disconnect", "code": _SILENT})
        self.loop.call_later(limits.LEAVE_SECONDS, self.transport.abort)

    def _hurry(self) -> None:
        self.ping_interval = PING_SECONDS
        self.ping_timeout = limits.SILENT_SECONDS_IN_A_RACE
        if self.ping_timer is not None:
            self.ping_timer.cancel()
            self.send_keepalive_ping()

    def _may(self) -> bool:
        if not self.transport.is_closing() and not self._controls.take(self.loop.time()):
            self.transport.abort()
        return not self.transport.is_closing()


def _is_text(frames: list[bytes]) -> bool:
    try:
        b"".join(frames).decode()
    except UnicodeDecodeError:
        return False
    return True


def _nothing() -> None:
    """Nobody was counted."""
