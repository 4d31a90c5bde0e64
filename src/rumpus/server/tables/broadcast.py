"""Broadcast: sends each listener what its seat may know, encoded once per audience."""

from collections.abc import Callable, Sequence
from typing import Protocol

import msgspec

from rumpus.core.values import Line, Millis, Seat
from rumpus.server.messages import (
    AskingMessage,
    PointedMessage,
    PresenceMessage,
    ReactedMessage,
    SaidMessage,
    TableView,
    UpdateMessage,
    ViewMessage,
)
from rumpus.server.ops.metrics import Counts
from rumpus.server.tables.backlog import Backlog
from rumpus.server.tables.big_screen import heard_at
from rumpus.server.tables.shared_screen import removed
from rumpus.server.tables.table_view import people_of, table_view
from rumpus.server.tables.withheld import Withheld
from rumpus.table.door import no_entry
from rumpus.table.events import (
    Admitted,
    DoorSet,
    HostIs,
    Left,
    Opened,
    Queued,
    Readmitted,
    Seated,
    Unqueued,
)
from rumpus.table.guests import guest_of, is_screen
from rumpus.table.project import NOTHING, Projection, Projector
from rumpus.table.table import AnyEntry, Applied, Table

_encode = msgspec.json.Encoder().encode
Hears = Callable[[str], bool]
_MOVES = (Seated, Left, HostIs, Opened, Readmitted, Queued, Unqueued, DoorSet, Admitted)


class Listener(Protocol):
    """A socket, as seen by a table."""

    @property
    def player(self) -> str:
        """Return the player to whom the socket belongs."""
        ...

    @property
    def address(self) -> str:
        """Return the address of the socket's client."""
        ...

    @property
    def looking(self) -> bool:
        """Return True unless the page has said that nobody sees it."""
        ...

    @property
    def line(self) -> Line | None:
        """Return the measurements of the connection so far, or None."""
        ...

    def send(self, message: bytes) -> None:
        """Send a message; never waits."""
        ...

    def show(self, message: bytes) -> None:
        """Send a message that is soon outdated, unless another one still waits."""
        ...


class _Standing(msgspec.Struct, frozen=True):
    """Facts about itself that a listener last received."""

    seat: int | None
    hosting: bool
    removed: bool
    queued: int | None
    admitted: bool


class Broadcast:
    """The listeners of a table, by player."""

    __slots__ = (
        "_audiences",
        "_backlog",
        "_counts",
        "_kept",
        "_listeners",
        "_projector",
        "_quiet",
        "_sealed",
        "_table",
        "_timeline",
        "_withheld",
    )

    def __init__(
        self,
        table: Table,
        counts: Counts,
        sealed: Callable[[], str | None],
        timeline: str,
        quiet: Callable[[str, str], int | None],
    ) -> None:
        """
        Start without listeners; *sealed* returns why a finished seed is secret, or None.

        *quiet* returns until when a guest is muted at a table, or None.
        """
        self._table = table
        self._timeline = timeline
        self._kept = table.seq
        self._sealed = sealed
        self._quiet = quiet
        self._counts = counts
        self._projector = Projector(table)
        self._backlog = Backlog()
        self._withheld = Withheld()
        self._listeners: dict[Listener, _Standing] = {}
        self._audiences: list[Seat | None] = []
        self._regroup()

    def __len__(self) -> int:
        """Count the listeners."""
        return len(self._listeners)

    def __contains__(self, listener: Listener) -> bool:
        """Return whether a listener has joined."""
        return listener in self._listeners

    def listeners(self) -> list[Listener]:
        """Return all listeners."""
        return list(self._listeners)

    def looks(self, guest: str) -> bool:
        """Return True if a page of a guest shows the table."""
        pages = (one for one in self._listeners if one.looking and not is_screen(one.player))
        return any(guest_of(one.player) == guest for one in pages)

    def join(self, listener: Listener, since: int | None, at: Millis, timeline: str | None) -> None:
        """
        Add a listener, and send it the updates that it missed after *since*, or a whole view.

        Only a seq of this process counts; one from an earlier process may belong to a lost log.
        """
        self._listeners[listener] = self._standing(listener.player)
        self._regroup()
        key = self._key(self._listeners[listener].seat)
        same = timeline == self._timeline
        known = since if same else None
        missed = None if known is None else self._backlog.missed(key, known, self._told(key))
        if missed is None:
            rewound = not same and since is not None and since > self._kept
            self._send_view(listener, at, rewound=rewound)
            return
        self._send_all(listener, missed)

    def leave(self, listener: Listener) -> None:
        """Remove a listener."""
        self._listeners.pop(listener, None)
        self._regroup()

    def broadcast(self, applied: Applied, at: Millis) -> None:
        """Send everybody what an applied entry changed for them."""
        entry = applied.entry
        projections = self._projector.project(applied, self._audiences)
        shown = self._shown() if entry.table else None
        frames = {
            key: self._withheld.released(
                key,
                _encode(_update(entry, projection, shown)),
                empty=projection == NOTHING and shown is None,
            )
            for key, projection in projections.items()
        }
        if any(isinstance(event, _MOVES) for event in entry.table):
            self._backlog.clear()
            self._tell_moved(frames, at, opened=applied.opened)
            return
        self._backlog.add(frames)
        # Copies, because a listener that reads too slowly is dropped meanwhile.
        for listener, standing in list(self._listeners.items()):
            self._send_all(listener, frames[self._key(standing.seat)])

    def told(self, player: str) -> int:
        """Return the seq of the last update sent to a player; later ones are secret."""
        return self._told(self._key(self._table.seat_of(player)))

    def announce(self, presence: PresenceMessage, only: Listener | None = None) -> None:
        """Send the presence to everybody, or to one listener, each with what is theirs alone."""
        near = {False: b"", True: b""}
        for screen in near:
            near[screen] = _encode(msgspec.structs.replace(presence, screen=screen))
        everybody = [(one.player, one.address) for one in self._listeners]
        for listener in list(self._listeners) if only is None else [only]:
            screen = heard_at(listener.address, everybody)
            quiet = self._quiet(self._table.lobby.name, guest_of(listener.player))
            if quiet is None:
                self._send(listener, near[screen])
            else:
                own = msgspec.structs.replace(presence, screen=screen, quiet=quiet)
                self._send(listener, _encode(own))

    def say(self, said: SaidMessage, to: Hears) -> None:
        """Send the same message to all players of whom *to* is true."""
        message = _encode(said)
        for listener in list(self._listeners):
            if to(listener.player):
                self._send(listener, message)

    def show(self, shown: PointedMessage | ReactedMessage, to: Hears) -> None:
        """Show a hand or a reaction to players who have nothing else to read."""
        message = _encode(shown)
        for listener in list(self._listeners):
            if to(listener.player):
                self._counts.frames_out += 1
                listener.show(message)

    def tell(self, listener: Listener, message: AskingMessage) -> None:
        """Send a message to one listener."""
        self._send(listener, _encode(message))

    def tell_again(self, at: Millis) -> None:
        """Send everybody a whole view, because the table has changed from outside."""
        self._backlog.clear()
        for listener in list(self._listeners):
            self._send_view(listener, at)

    def _shown(self) -> TableView:
        return table_view(self._table, sealed=self._sealed() is not None)

    def _tell_moved(
        self, frames: dict[Seat | None, tuple[bytes, ...]], at: Millis, *, opened: bool
    ) -> None:
        before = dict(self._listeners)
        self._listeners = {listener: self._standing(listener.player) for listener in before}
        self._regroup()
        for listener, standing in list(self._listeners.items()):
            if opened or standing != before[listener]:
                self._send_view(listener, at)
            else:
                self._send_all(listener, frames[self._key(standing.seat)])

    def _send_view(self, listener: Listener, at: Millis, *, rewound: bool = False) -> None:
        standing, table = self._listeners[listener], self._table
        seat = None if standing.seat is None else Seat(standing.seat)
        view = None if table.game is None else msgspec.Raw(self._projector.view(seat))
        seq = self._told(self._key(standing.seat))
        shown, timeline = self._shown(), self._timeline
        message = ViewMessage(
            seq,
            at,
            standing.seat,
            standing.hosting,
            shown,
            view,
            timeline,
            rewound,
            standing.removed,
            standing.queued,
            standing.admitted,
        )
        self._counts.views += 1
        self._send(listener, _encode(message))

    def _send_all(self, listener: Listener, messages: Sequence[bytes]) -> None:
        for message in messages:
            self._send(listener, message)

    def _send(self, listener: Listener, message: bytes) -> None:
        self._counts.frames_out += 1
        listener.send(message)

    def _standing(self, player: str) -> _Standing:
        table = self._table
        hosting = bool(player) and player == table.lobby.host
        place = table.lobby.place_of(player)
        admitted = no_entry(table.lobby.door, player) is None
        return _Standing(table.seat_of(player), hosting, removed(table, player), place, admitted)

    def _told(self, key: Seat | None) -> int:
        return self._table.seq - self._withheld.count(key)

    def _key(self, seat: int | None) -> Seat | None:
        return None if seat is None else self._projector.audience(Seat(seat))

    def _regroup(self) -> None:
        """
        Find the audiences that need updates.

        Seats of people count even while they are away, so that they can catch up; spectators count
        only while there are any, and bots never.
        """
        self._audiences = self._grouped()
        self._withheld.regroup(self._audiences)
        self._backlog.regroup(self._audiences)

    def _grouped(self) -> list[Seat | None]:
        game = self._table.game
        if game is None or game.facts.open_information:
            return [None]
        watched = any(standing.seat is None for standing in self._listeners.values())
        seats: list[Seat | None] = [Seat(seat) for seat in people_of(self._table)]
        return [*seats, None] if watched else seats


def _update(entry: AnyEntry, projection: Projection, shown: TableView | None) -> UpdateMessage:
    return UpdateMessage(
        entry.seq, entry.at, msgspec.Raw(projection.events), msgspec.Raw(projection.patch), shown
    )
