"""WebSocket frames: read and written as by the library, however the bytes arrive."""

import asyncio
from collections.abc import Sequence
from itertools import pairwise
from typing import Any

import pytest
from hypothesis import example, given
from hypothesis import strategies as st
from starlette.types import Receive, Scope, Send
from websockets.client import ClientProtocol
from websockets.frames import Frame, Opcode
from websockets.server import ServerProtocol
from websockets.uri import parse_uri

import rooms
from rumpus.server.limits import values as limits
from rumpus.server.ws.bounded_socket import SOCKET, BoundedSocket
from rumpus.server.ws.frames import end_of_frame, text_frame, text_in
from rumpus.server.ws.session import LEFT
from wires import Line

LENGTHS = (0, 1, 125, 126, 127, 65_535, 65_536, 70_000)
TEXTS = st.one_of(st.text(max_size=200), st.sampled_from(LENGTHS).map(lambda size: "x" * size))


def of_client(text: str, opcode: Opcode = Opcode.TEXT, *, fin: bool = True) -> bytes:
    """Return a client's frame, as the library writes it."""
    return bytes(Frame(opcode, text.encode(), fin=fin).serialize(mask=True))


@given(TEXTS)
def test_a_frame_of_a_client_is_read_as_the_library_wrote_it(text: str) -> None:
    """The end of a frame is found from its head, and its text is read as it was sent."""
    frame = of_client(text)
    assert end_of_frame(frame, 0) == len(frame)
    assert end_of_frame(b"??" + frame, 2) == len(frame) + 2
    assert text_in(frame) == text.encode()


@given(TEXTS)
def test_a_frame_of_the_room_is_what_the_library_would_write(text: str) -> None:
    """A text frame of the room has the same bytes as one of the library."""
    library = Frame(Opcode.TEXT, text.encode()).serialize(mask=False)
    assert text_frame(text.encode()) == bytes(library)


@pytest.mark.parametrize("opcode", [Opcode.BINARY, Opcode.CONT, Opcode.PING, Opcode.CLOSE])
def test_other_frames_are_left_to_the_library(opcode: Opcode) -> None:
    """Binary, control, partial and unmasked frames are not read as text."""
    assert text_in(of_client("ok", opcode)) is None
    assert text_in(of_client("a part", fin=False)) is None
    assert text_in(bytes(Frame(Opcode.TEXT, b"bare").serialize(mask=False))) is None


def test_a_head_that_is_not_all_there_has_no_end() -> None:
    """No end is found while the head of a frame is incomplete."""
    frame = of_client("x" * 300)
    assert [end_of_frame(frame[:size], 0) for size in range(5)] == [None] * 4 + [len(frame)]


class Heard(Line):
    """Socket that records messages, and receives bytes in pieces of any size."""

    def __init__(self) -> None:
        self.heard: list[str | None] = []
        self.codes: list[int | None] = []
        self.goes_on = asyncio.Event()
        self.goes_on.set()
        super().__init__()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Accept the socket, and listen once `goes_on` is set."""
        await receive()
        await send({"type": "websocket.accept"})
        await self.goes_on.wait()
        socket: BoundedSocket = scope["extensions"][SOCKET]
        socket.listen(lambda text, _: self.heard.append(text), lambda: None, self.codes.append)

    def sent(self, data: bytes, cuts: Sequence[int]) -> None:
        """Feed bytes to the room, cut at the given places."""
        places = sorted({cut % (len(data) + 1) for cut in cuts} | {0, len(data)})
        for start, end in pairwise(places):
            if not self.transport.closed:
                self.edge.data_received(data[start:end])


PARTS = st.one_of(
    st.text(max_size=300).map(lambda text: [of_client(text)]),
    st.lists(st.text(max_size=9), min_size=2, max_size=4).map(
        lambda parts: [
            of_client(part, Opcode.CONT if place else Opcode.TEXT, fin=place == len(parts) - 1)
            for place, part in enumerate(parts)
        ]
    ),
    st.just([of_client("", Opcode.PING)]),
    st.just([of_client("", Opcode.BINARY)]),
)


@given(st.lists(PARTS, max_size=8), st.lists(st.integers(min_value=0), max_size=12))
@example([[of_client("")], [of_client("a", fin=False), of_client("b", Opcode.CONT)]], [3])
def test_messages_are_heard_as_the_library_would_hear_them(
    parts: list[list[bytes]], cuts: list[int]
) -> None:
    """Messages arrive in order, as the library reads them, wherever the bytes are cut."""
    data = b"".join(frame for message in parts for frame in message)

    async def work() -> None:
        line = Heard()
        await rooms.settled()
        line.sent(data, cuts)
        assert line.heard == by_the_library(data)

    rooms.run(work())


def by_the_library(data: bytes) -> list[str | None]:
    """Return the messages that the library's own parser reads."""
    server = ServerProtocol()
    client = ClientProtocol(parse_uri("ws://x/"))
    request = client.connect()
    client.send_request(request)
    server.receive_data(b"".join(client.data_to_send()))
    server.events_received()
    server.send_response(server.accept(request))
    server.receive_data(data)
    heard: list[str | None] = []
    open_: list[Any] = []
    for event in server.events_received():
        assert isinstance(event, Frame)
        if event.opcode in {Opcode.TEXT, Opcode.CONT, Opcode.BINARY}:
            open_.append(event)
            if event.fin:
                text = b"".join(bytes(frame.data) for frame in open_)
                heard.append(text.decode() if open_[0].opcode == Opcode.TEXT else None)
                open_ = []
    return heard


@pytest.mark.parametrize(
    ("data", "code"),
    [
        (of_client("x" * (limits.MESSAGE_BYTES + 1)), 1009),
        (of_client("x" * 100_000)[:14], 1009),
        (of_client("a", fin=False) + of_client("whole amid parts"), 1002),
        (bytes(Frame(Opcode.TEXT, b"bare").serialize(mask=False)), 1002),
        (b"\x83\x80\0\0\0\0", 1002),
        (bytes(Frame(Opcode.TEXT, b"\xff").serialize(mask=True)), 1007),
    ],
    ids=["too long", "announced too long", "amid parts", "not masked", "no opcode", "no text"],
)
def test_what_breaks_the_protocol_ends_the_socket(data: bytes, code: int) -> None:
    """A violation of the protocol closes the socket with the library's close code."""

    async def work() -> None:
        line = Heard()
        await rooms.settled()
        line.sent(data, [])
        await rooms.settled()
        assert line.heard == []
        assert (line.codes, line.transport.closed) == ([code], True)

    rooms.run(work())


def test_what_is_sent_before_the_room_listens_is_heard_first() -> None:
    """Messages that arrive before the room listens are delivered first, in order."""

    async def work() -> None:
        line = Heard()
        line.goes_on.clear()
        await rooms.settled()
        for text in ("one", "two"):
            line.edge.data_received(of_client(text))
        assert line.heard == []
        line.goes_on.set()
        await rooms.settled()
        line.edge.data_received(of_client("three"))
        assert line.heard == ["one", "two", "three"]

    rooms.run(work())


def test_a_socket_needs_no_task_and_tells_once_of_its_end() -> None:
    """No task is left running, and a close followed by a lost connection is reported once."""

    async def work() -> None:
        line = Heard()
        await rooms.settled()
        assert (line.edge.tasks, line.transport.closed) == (set(), False)
        left = Frame(Opcode.CLOSE, LEFT.to_bytes(2, "big"))
        line.edge.data_received(bytes(left.serialize(mask=True)))
        line.edge.connection_lost(None)
        assert line.codes == [LEFT]

    rooms.run(work())
