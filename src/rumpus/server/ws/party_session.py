"""Party session: one socket at a watch party."""

from typing import Final, assert_never

import msgspec

from rumpus.server.limits import party
from rumpus.server.limits import values as limits
from rumpus.server.limits.token_bucket import Bucket
from rumpus.server.messages import BeatMessage
from rumpus.server.names import cleaned
from rumpus.server.services import Services
from rumpus.server.ws.outlet import Outlet
from rumpus.server.ws.parties import ENDED, OVER, Party
from rumpus.server.ws.party_messages import Enter, HandOver, Lead, PartyClientMessage, Shown
from rumpus.server.ws.session import NOT_YET, RESTART, Who
from rumpus.server.ws.transport import Transport
from rumpus.table.guests import guest_of

_read: Final = msgspec.json.Decoder(PartyClientMessage).decode
_BEAT: Final = msgspec.json.encode(BeatMessage())
# Deep nesting raises RecursionError, and a lone surrogate UnicodeError.
_UNREADABLE: Final = (msgspec.MsgspecError, RecursionError, UnicodeError)


class PartySession(Outlet):
    """A socket at a watch party; its transport calls ``hear``, ``flush`` and ``end``."""

    def __init__(self, transport: Transport, who: Who, watched: Party, services: Services) -> None:
        super().__init__(transport, services.counts)
        self.player = who.player
        self.address = who.address
        self.valid = who.valid
        self._name = who.name
        self._orders = services.orders
        self._services = services
        self._party = watched
        self._entered = False
        now = self._loop.time()
        self._frames = Bucket(party.FRAMES, now)
        self._patience = self._loop.call_later(
            limits.JOIN_SECONDS, lambda: self.broken("join_first")
        )

    @property
    def name(self) -> str:
        """Return the guest's name."""
        return self._name()

    def ignores(self, other: str) -> bool:
        """Return whether the guest has muted or blocked another one."""
        return self._services.ignores(guest_of(self.player), other)

    def signed_out(self) -> None:
        """Close the socket, because the cookie that it was opened with is void or replaced."""
        self.bye("signed_out", 0, RESTART)

    def hear(self, text: str | None, received: float) -> None:
        """Handle a message that came in at *received* (the loop's clock); None if it isn't text."""
        if self._closing is not None:
            return
        self._counts.frames_in += 1
        if not self._frames.take(received):
            self.broken("too_many")
            return
        try:
            message = None if text is None else _read(text)
        except _UNREADABLE:
            message = None
        if message is None:
            self.broken("bad_message")
        elif self._entered is isinstance(message, Enter):
            self.broken("join_first")
        else:
            self._handle(message)

    def _handle(self, message: PartyClientMessage) -> None:
        match message:
            case Enter(token):
                self._enter(token)
            case Lead(shown):
                self._party.show(self, self._fit(shown))
            case HandOver(to):
                self._party.hand_over(self, to)
            case BeatMessage():
                self.send(_BEAT)
            case _:
                assert_never(message)

    def _fit(self, shown: Shown) -> Shown:
        """Return what is shown with its note as chat would show it, or without the note."""
        if not shown.note:
            return shown
        note = cleaned(shown.note, longest=party.NOTE_LENGTH) or ""
        quiet = self._services.quiet(self._party.table, guest_of(self.player)) is not None
        if quiet or self._services.unwelcome(note):
            note = ""
        return msgspec.structs.replace(shown, note=note)

    def _enter(self, token: str | None) -> None:
        self._patience.cancel()
        if self._party.over:
            self.bye(OVER, -1, ENDED)
        elif not self.valid():
            # The cookie became void after this socket was let in and before it entered.
            self.signed_out()
        elif self._banned():
            self.bye("banned", -1, NOT_YET)
        elif self._party.full:
            self.bye("too_many", -1, ENDED)
        else:
            self._entered = True
            self._party.enter(self, token)

    def _banned(self) -> bool:
        """Return True if the guest may have no company, or their address may not be here."""
        orders, guest = self._orders, guest_of(self.player)
        return (orders.playing(guest) or orders.entering(self.address)) is not None

    def _leave(self, *, left: bool = False) -> None:
        del left
        self._patience.cancel()
        self._party.leave(self)
