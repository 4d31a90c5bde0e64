"""WebSockets with bounds that uvicorn's own protocol lacks, and a fast path for text."""

import asyncio
import re
from collections.abc import Awaitable, Callable, Iterable
from typing import Any, Final, cast

from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.http11 import Request

from rumpus.core.values import Line
from rumpus.server.limits import values as limits
from rumpus.server.limits.latency import PING_SECONDS, Latency, kernel_round_trip
from rumpus.server.limits.token_bucket import Bucket
from rumpus.server.ws.frames import end_of_frame, text_frame, text_in

Application = Callable[[Any, Any, Any], Awaitable[None]]
Hear = Callable[[str | None, float], None]
"""Receiver of a message (None if it isn't text) and its time of arrival (the loop's clock)."""

_MICROS: Final = re.compile("[1-9][0-9]{0,7}")

_SILENT: Final = 1011

SOCKET: Final = "rumpus.socket"
"""Key of the socket itself among the extensions in its scope."""

_HEAD_BYTES: Final = 14

ROUND_TRIP: Final = "X-Round-Trip"
"""Header with the round trip measured by a proxy's kernel, in microseconds."""


def proxied_round_trip(values: list[str]) -> float | None:
    """Return a proxy's measurement in seconds; None if it is missing or invalid."""
    if len(values) != 1 or not _MICROS.fullmatch(values[0]):
        return None
    return int(values[0]) / 1e6


def by_proxy(application: object, client: tuple[str, int] | None) -> bool:
    """Return whether a connection comes from a trusted proxy."""
    return (
        isinstance(application, ProxyHeadersMiddleware)
        and client is not None
        and client[0] in application.trusted_hosts
    )


class BoundedSocket(WebSocketsSansIOProtocol):
    """
    WebSocket with a rate for control frames and fragments, and with measured pings.

    Whole text messages bypass the library: they are received without its parser and the queue of
    ASGI, and sent without its frames. Once somebody listens, no task is needed
    (docs/decisions/0020).
    """

    def __init__(self, **settings: Any) -> None:
        super().__init__(**settings)
        self.leave: Callable[[], None] = _nothing
        self.ping_timeout: float = limits.SILENT_SECONDS
        self._heard = 0.0
        self._hear: Hear | None = None
        self._drained: Callable[[], None] = _nothing
        self._rest = b""
        self._early = False
        self._doubted = False
        self._controls = Bucket(limits.CONTROLS, self.loop.time())
        self._meter = Latency(self._hurry)
        self._by_proxy = False
        self._proxied: float | None = None

    @property
    def line(self) -> Line | None:
        """Return the measurements of the connection so far, or None."""
        return self._meter.line

    @property
    def ready(self) -> bool:
        """Return whether the client keeps up with the messages sent to it."""
        return self.writable.is_set()

    def listen(
        self, hear: Hear, drained: Callable[[], None], ended: Callable[[int | None], None]
    ) -> None:
        """
        Hand over waiting messages now, and later ones as they arrive; the application may return.

        *drained* is called when the socket is ready again, and *ended* once, with the close code.
        """
        self._hear, self._drained = hear, drained
        waiting = [self.queue.get_nowait() for _ in range(self.queue.qsize())]
        self.queue = cast("asyncio.Queue[Any]", _Ends(ended))
        for event in waiting:
            if event["type"] == "websocket.receive":
                hear(event.get("text"), self._heard)
            else:
                self.queue.put_nowait(event)
        if self.read_paused:
            self.read_paused = False
            self.transport.resume_reading()

    def write(self, messages: Iterable[bytes]) -> None:
        """Send text messages in one write."""
        if not (self.close_sent or self.disconnected or self.transport.is_closing()):
            self.transport.write(b"".join(map(text_frame, messages)))

    async def close(self, code: int) -> None:
        """Close the socket."""
        await self.send({"type": "websocket.close", "code": code})

    def hurry(self) -> None:
        """Measure the connection as often as a race needs from now on."""
        self._meter.hurry()

    def abort(self) -> None:
        """Drop the socket with everything that it still has to send."""
        self.transport.abort()

    def resume_writing(self) -> None:
        """Send what could not be sent before."""
        super().resume_writing()
        self._drained()

    def handle_connect(self, event: Request) -> None:
        """Pass the new socket to the application."""
        # The server's type of the application is too loose for a strict checker.
        application: object = vars(self.config)["loaded_app"]
        self._by_proxy = by_proxy(application, self.client)
        if self._by_proxy:
            self._proxied = proxied_round_trip(event.headers.get_all(ROUND_TRIP))
        super().handle_connect(event)
        if not self.close_sent:
            scope = cast("dict[str, Any]", self.scope)
            scope["extensions"][SOCKET] = self

    async def run_asgi(self) -> None:
        """Run the application; once it has called `listen`, the socket stays open without it."""
        # The server's type is too loose, as in `handle_connect`.
        application: Application = vars(self)["app"]
        try:
            await application(self.scope, self.receive, self.send)
        except ClientDisconnected:
            """Drop an answer, because the client is gone."""
        except BaseException:
            self.logger.exception("a socket was not served")
            self.send_500_response()
            self.transport.close()
        if self._hear is None and self.close_timer is None:
            self.transport.close()
        # The head of the request is no longer needed, and there are many sockets.
        for head in ("scope", "request", "response"):
            vars(self).pop(head, None)

    def connection_lost(self, exc: Exception | None) -> None:
        """Stop counting the connection."""
        self.leave()
        super().connection_lost(exc)
        self._hear, self._drained = None, _nothing

    def data_received(self, data: bytes) -> None:
        """Record a sign of life, and read frame by frame."""
        self._heard = self.loop.time()
        if self._early or not self.handshake_complete:
            # Data that came before the answer is in the parser, and later data must follow it.
            self._early = self.handshake_initiated
            super().data_received(data)
            return
        data, start = self._rest + data, 0
        while (end := end_of_frame(data, start)) is not None and not self.transport.is_closing():
            if end - start > _HEAD_BYTES + limits.MESSAGE_BYTES:
                # The parser refuses the frame by its head.
                super().data_received(data[start:])
                return
            if end > len(data):
                break
            self._read(data[start:end])
            start = end
        self._rest = data[start:]

    def keepalive_timeout(self) -> None:
        """
        Drop a connection that has been silent since the ping, as if it had been closed.

        Data on its way delays a pong, but not for ever; and a busy room first reads what has
        arrived meanwhile.
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
        """Send a ping, and expect a sign of life."""
        self._doubted = False
        super().send_keepalive_ping()

    def send_receive_event_to_app(self) -> None:
        """Hand over a message; text that isn't UTF-8 closes the socket without logging an error."""
        if self.close_sent:
            self.frames = []
            return
        text = _text(self.frames) if self.curr_msg_data_type == "text" else None
        if text is None and self.curr_msg_data_type == "text":
            self.frames = []
            self.conn.send_close(1007)
            self.handle_parser_exception()
        elif self._hear is None:
            super().send_receive_event_to_app()
        else:
            self.frames = []
            self._hear(text, self._heard)

    def handle_ping(self) -> None:
        """Answer, unless the answers to earlier pings are still unread."""
        if self.transport.get_write_buffer_size() > limits.PONGS_BYTES:
            self.transport.abort()
        if self._may():
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        """Handle a pong, and measure the connection if it answers the current ping."""
        if not self._may():
            return
        waiting = self.pending_ping_payload is not None
        super().handle_pong(event)
        if waiting and self.pending_ping_payload is None:
            self._meter.add(self.last_ping_rtt, self._kernel(), self.loop.time())

    def handle_cont(self, event: Frame) -> None:
        """Handle a part of a message."""
        if self._may():
            super().handle_cont(event)

    def shutdown(self) -> None:
        """Close; a client in the middle of a handshake notices at the next message sent."""
        super().shutdown()
        if not self.handshake_complete:
            self.disconnected = True

    def _read(self, frame: bytes) -> None:
        """
        Handle a whole frame.

        The parser refuses text that is too long, or that comes between parts of another message.
        """
        text = None if self.frames else text_in(frame)
        if text is None or len(text) > limits.MESSAGE_BYTES:
            super().data_received(frame)
        else:
            self.curr_msg_data_type = "text"
            self.frames = [text]
            self.send_receive_event_to_app()

    def _kernel(self) -> float | None:
        if self._by_proxy:
            # The room's own kernel measures only the way to the proxy.
            return self._proxied
        sock = self.transport.get_extra_info("socket")
        return None if sock is None else kernel_round_trip(sock)

    def _doubt(self, seconds: float) -> None:
        self.pong_timer = self.loop.call_later(seconds, self.keepalive_timeout)

    def _lose(self) -> None:
        super().keepalive_timeout()
        # Unsent data may delay the end of the transport, but the session ends at once.
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


class _Ends:
    """Stand-in for a socket's queue from which nobody reads; it only reports the end."""

    def __init__(self, ended: Callable[[int | None], None]) -> None:
        self._ended: Callable[[int | None], None] | None = ended

    def put_nowait(self, event: dict[str, Any]) -> None:
        """Report the first end; others may follow."""
        ended, self._ended = self._ended, None
        if ended is not None:
            ended(event.get("code"))

    def empty(self) -> bool:
        """Return True: nothing waits."""
        return True


def _text(frames: list[bytes]) -> str | None:
    try:
        return b"".join(frames).decode()
    except UnicodeDecodeError:
        return None


def _nothing() -> None:
    """Do nothing: the socket was not counted, or nobody listens."""
