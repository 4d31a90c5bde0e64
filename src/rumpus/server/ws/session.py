"""Session: one socket at one table, which reads messages and answers them."""

import asyncio
import re
from collections.abc import Callable
from functools import partial
from typing import Final, NamedTuple, assert_never

import msgspec

from rumpus.core.game import FAULTS, REAL_TIME
from rumpus.core.values import Line, Refusal, Seat
from rumpus.server.limits import values as limits
from rumpus.server.limits.token_bucket import Bucket
from rumpus.server.messages import (
    ActMessage,
    AnswerMessage,
    AskMessage,
    BeatMessage,
    ChatMessage,
    ClientMessage,
    DoneMessage,
    Join,
    Labelled,
    LookMessage,
    PhraseMessage,
    PointMessage,
    ReactMessage,
    TableMessage,
)
from rumpus.server.ops.logging import fault
from rumpus.server.services import Services
from rumpus.server.tables.host import Host
from rumpus.server.tables.idempotency import Reply, reply
from rumpus.server.tables.mailbox import GameAct, Request
from rumpus.server.tables.talk import Said
from rumpus.server.tables.text_filter import shown
from rumpus.server.ws.outlet import Outlet
from rumpus.server.ws.transport import Transport
from rumpus.table.events import Do
from rumpus.table.guests import guest_of, is_screen

LEFT: Final = 4000
"""Close code if a player leaves the table on purpose; a page that is closed can't send it."""
BROKEN: Final = 1011
RESTART: Final = 1012
NOT_YET: Final = 4403
NO_SUCH_TABLE: Final = 4404
TABLE_BROKEN: Final = 4500

_read: Final = msgspec.json.Decoder(ClientMessage).decode
_read_label: Final = msgspec.json.Decoder(Labelled).decode
# Only the place of a decoding error is passed on, as names of the protocol's own fields.
_WHERE: Final = re.compile(r"at `\$\.([a-z_.]{1,40})`")
_encode: Final = msgspec.json.Encoder().encode
_BEAT: Final = _encode(BeatMessage())
# Deep nesting raises RecursionError, and a lone surrogate UnicodeError.
_UNREADABLE: Final = (msgspec.MsgspecError, RecursionError, UnicodeError)


class Who(NamedTuple):
    """Owner of a socket: the guest's id, address and name, and whether their cookie is *valid*."""

    player: str
    address: str
    name: Callable[[], str]
    valid: Callable[[], bool]


class Session(Outlet):
    """A socket of a player at a table; its transport calls ``hear``, ``flush`` and ``end``."""

    def __init__(self, transport: Transport, who: Who, host: Host, services: Services) -> None:
        super().__init__(transport, services.counts)
        self.player = who.player
        self.host = host
        self._name = who.name
        self.address = who.address
        self.valid = who.valid
        self.looking = True
        self._services = services
        now = self._loop.time()
        self._frames = Bucket(limits.FRAMES, now)
        self._joins = Bucket(limits.JOINS, now)
        self._points = Bucket(limits.POINTS, now)
        self._guest = guest_of(who.player)
        # A list, because even an empty set takes 0.2 kB, and there are many sockets.
        self._asking: list[asyncio.Task[None]] = []
        self._patience: asyncio.TimerHandle | None = self._loop.call_later(
            limits.JOIN_SECONDS, self._tired
        )

    @property
    def line(self) -> Line | None:
        """Return the measurements of the connection so far, or None."""
        return self._transport.line

    def signed_out(self) -> None:
        """Close the socket, because the cookie that it was opened with is void or replaced."""
        self.bye("signed_out", 0, RESTART)

    def hear(self, text: str | None, received: float) -> None:
        """Handle a message that came in at *received* (the loop's clock); None if it isn't text."""
        if self._closing is not None:
            return
        if text is None:
            self.broken("not_text")
            return
        self._services.counts.frames_in += 1
        if self.host.closed:
            # The table was unloaded before this socket joined it.
            self.bye("restart", limits.RETRY_MS, RESTART)
            return
        if not self._frames.take(received):
            self.broken("too_many")
            return
        try:
            message = _read(text)
        except _UNREADABLE as error:
            self._unreadable(text, error, received)
            return
        if self._patience is not None and not isinstance(message, Join):
            self.broken("join_first")
            return
        self._handle(message, received)

    def _unreadable(self, text: str, error: Exception, received: float) -> None:
        """Refuse an invalid message, or close the socket if it can't even be answered."""
        try:
            label = None if self._patience is not None else _read_label(text)
        except _UNREADABLE:
            label = None
        if label is None:
            self.broken("bad_message")
        elif self._may(label.id, self._may_act, received):
            where = _WHERE.search(str(error))
            field = {} if where is None else {"field": where[1]}
            self._answer(reply(label.id, Refusal("bad_message", None, field)))

    def _handle(self, message: ClientMessage, received: float) -> None:
        match message:
            case Join():
                self._join(message, received)
            case ActMessage():
                self._act(message, received)
            case TableMessage():
                if self._may(message.id, self._may_act, received):
                    self._request(message.id, Do(self.player, message.action), received)
            case AskMessage():
                if self._may(message.id, self._may_ask, received):
                    self._ask(message)
            case PointMessage() | LookMessage():
                self._shown(message, received)
            case BeatMessage():
                self.send(_BEAT)
            case ChatMessage() | PhraseMessage() | ReactMessage():
                self._say(message, received)
            case _:
                assert_never(message)

    def _join(self, message: Join, received: float) -> None:
        if not self._joins.take(received):
            self.broken("too_many")
            return
        if self._patience is not None:
            self._patience.cancel()
            self._patience = None
        if not self.valid():
            # The cookie became void after this socket was let in and before it joined.
            self.signed_out()
            return
        kept_out = self.host.kept_out(self.player) or self._banned()
        if kept_out is not None:
            # The game began, its door was closed, or a ban was made before this socket joined.
            self.bye(kept_out, -1, NOT_YET)
            return
        if self.host.kind.facts.dynamics == REAL_TIME:
            self._transport.hurry()
        self.host.join(self, message.since, message.timeline)

    def _banned(self) -> str | None:
        """Return a code if the owner may only watch, but has a seat, or their address is banned."""
        orders, table = self._services.orders, self.host.table
        seated = table.seat_of(self.player) is not None and table.phase != "over"
        may_not_play = seated and orders.playing(self._guest) is not None
        return "banned" if may_not_play or orders.entering(self.address) is not None else None

    def _act(self, message: ActMessage, received: float) -> None:
        if not self._may(message.id, self._may_act, received):
            return
        try:
            read = self.host.kind.read_action
            action = shown(read(message.action), read)
        except _UNREADABLE:
            self._answer(reply(message.id, Refusal("bad_action")))
            return
        except FAULTS as error:  # the game's own types may raise anything
            self._failed("action not read", message.id, error)
            return
        if action is None:
            self._answer(reply(message.id, Refusal("bad_text")))
            return
        self._request(message.id, GameAct(action, message.reaction, message.seen), received)

    def _request(self, key: str, asked: Do | GameAct, received: float) -> None:
        # Only a player who sits down needs a name, so it is not looked up for every act.
        name = self._name() if isinstance(asked, Do) else ""
        self.host.ask(Request(self.player, name, key, asked, received, self._answer, self.address))

    def _say(self, message: Said, received: float) -> None:
        if isinstance(message, ReactMessage):
            may = self._barred() is None and self._may_chat(received)
        else:
            may = self._may(message.id, self._may_chat, received)
        if may:
            self._services.counts.chats += 1
            self._answer(self.host.say(self.player, self._name(), message))

    def _shown(self, message: PointMessage | LookMessage, received: float) -> None:
        """Handle what a page says of itself, which gets no answer."""
        if isinstance(message, LookMessage):
            self.looking = message.visible
        elif self._points.take(received):
            self.host.point(self.player, message.x, message.y)

    def _ask(self, message: AskMessage) -> None:
        try:
            question = self.host.kind.read_question(message.question)
        except _UNREADABLE:
            self._answer(reply(message.id, Refusal("bad_question")))
            return
        except FAULTS as error:
            self._failed("question not read", message.id, error)
            return
        if not self._services.quotas.begin(self._guest, self.address):
            self._answer(reply(message.id, Refusal("too_many")))
            return
        task = self._loop.create_task(self._find_out(message.id, question))
        self._asking.append(task)
        task.add_done_callback(self._asked)

    def _asked(self, task: asyncio.Task[None]) -> None:
        self._asking.remove(task)
        self._services.quotas.end(self._guest, self.address)

    async def _find_out(self, key: str, question: object) -> None:
        table = self.host.table
        if table.game is None:
            self._answer(reply(key, Refusal("not_playing")))
            return
        seat = table.seat_of(self.player)
        try:
            view = table.game.view(table.state, None if seat is None else Seat(seat))
            answer = await self._services.quotas.questions.take(
                self.address, partial(table.game.ask, view, question)
            )
            encoded = _encode(answer)
        except FAULTS as error:  # the question gets an answer whatever happens
            self._failed("question failed", key, error)
            return
        if isinstance(answer, Refusal):
            self._answer(reply(key, answer))
            return
        self._services.counts.questions += 1
        self.send(_encode(AnswerMessage(key, msgspec.Raw(encoded))))

    def _failed(self, what: str, key: str, error: BaseException) -> None:
        fault(what, error)
        self._services.counts.faults += 1
        self._answer(reply(key, Refusal("internal")))

    def _may_act(self, received: float) -> bool:
        # Shared by all sockets of the guest, so that a new socket gets no new rate.
        return self._services.quotas.acts.take(self._guest, received)

    def _may_ask(self, received: float) -> bool:
        quotas = self._services.quotas
        return quotas.asks.take(self._guest, received) and quotas.asks_of_address.take(
            self.address, received
        )

    def _may_chat(self, received: float) -> bool:
        quotas = self._services.quotas
        if not quotas.chats.take(self._guest, received):
            return False
        table = self.host.table
        # Players with a seat have their own rate, however many spectators talk.
        return table.seat_of(self.player) is not None or quotas.chats_of_watchers.take(
            table.lobby.name, received
        )

    def _barred(self) -> Refusal | None:
        if is_screen(self.player):
            return Refusal("only_shows")
        return self._services.orders.playing(self._guest)

    def _may(self, key: str, take: Callable[[float], bool], received: float) -> bool:
        before = self.host.answered(self.player, key)
        if before is not None:
            # A retry costs nothing, and must get the same answer as the first time.
            self._answer(before)
        elif (refusal := self._barred()) is not None:
            self._answer(self.host.refuse(self.player, key, refusal))
        elif take(received):
            return True
        else:
            self._answer(self.host.refuse(self.player, key, Refusal("too_many")))
        return False

    def _answer(self, answer: Reply | None) -> None:
        if answer is None:
            return
        if isinstance(answer, DoneMessage):
            # The act may not show yet, and then its seq is secret.
            told = self.host.audience.told(self.player)
            answer = DoneMessage(answer.id, min(answer.seq, told))
        self.send(_encode(answer))

    def _tired(self) -> None:
        self.broken("join_first")

    def _leave(self, *, left: bool = False) -> None:
        if self._patience is not None:
            self._patience.cancel()
        self.host.leave(self, left=left)
