"""Watch parties: people who watch one replay together, and the one who leads them."""

import asyncio
import hmac
import secrets
from collections.abc import Callable, Iterator
from typing import Final, Protocol

import msgspec

from rumpus.server.limits import party as limits
from rumpus.server.ws.party_messages import (
    LeadingMessage,
    PartyMessage,
    Shown,
    ShownMessage,
    Watcher,
)
from rumpus.server.ws.party_notes import Note, Notes
from rumpus.table.guests import guest_of

OVER: Final = "party_over"
"""Code of the goodbye when a party has ended."""
ENDED: Final = 4410

_TOKEN_BYTES: Final = 16
_encode: Final = msgspec.json.Encoder().encode


class Guest(Protocol):
    """A socket at a party."""

    @property
    def player(self) -> str:
        """Return the guest's id."""
        ...

    @property
    def address(self) -> str:
        """Return the address of the socket's client."""
        ...

    @property
    def name(self) -> str:
        """Return the name to show."""
        ...

    @property
    def valid(self) -> Callable[[], bool]:
        """Return what tells whether the guest's cookie is valid."""
        ...

    def ignores(self, other: str) -> bool:
        """Return whether the guest has muted or blocked another one."""
        ...

    def send(self, message: bytes) -> None:
        """Send a message."""
        ...

    def bye(self, code: str, retry_ms: int, close: int) -> None:
        """Send the reason and close the socket."""
        ...

    def signed_out(self) -> None:
        """Close the socket, because the guest's cookie is void or replaced."""
        ...


class Party:
    """One watch party; it ends a while after its leader has gone."""

    def __init__(self, table: str) -> None:
        """Begin a party at the replay of a table, whose leader is still to enter."""
        self.table = table
        self.token = secrets.token_urlsafe(_TOKEN_BYTES)
        self.over = False
        self._telling = False
        self._shown: Shown | None = None
        self._shown_by = ""
        self.notes = Notes()
        self._guests: dict[int, Guest] = {}
        # Pages of the leader, who may have opened several: they came with the token, or got it.
        self._pages: list[int] = []
        self._came = 0
        self._loop = asyncio.get_running_loop()
        self._waiting = self._wait()

    @property
    def guests(self) -> list[Guest]:
        """Return everybody who is here."""
        return list(self._guests.values())

    @property
    def full(self) -> bool:
        """Return whether nobody else may enter."""
        return len(self._guests) >= limits.PEOPLE

    @property
    def _leader(self) -> int | None:
        """Return who leads: the newest page of the leader; if it goes, an older one."""
        return self._pages[-1] if self._pages else None

    def enter(self, guest: Guest, token: str | None) -> None:
        """Let somebody in; a valid token makes them the leader."""
        self._came += 1
        self._guests[self._came] = guest
        # Bytes, since only those may hold anything that a client sends.
        if token is not None and hmac.compare_digest(token.encode(), self.token.encode()):
            self._waiting.cancel()
            self._pages.append(self._came)
        self.tell_soon()

    def leave(self, guest: Guest) -> None:
        """Remove somebody; does nothing if they aren't here."""
        number = self._number(guest)
        if number is None:
            return
        led = number == self._leader
        del self._guests[number]
        self._pages = [page for page in self._pages if page != number]
        if led and self._leader is None and not self.over:
            self._waiting = self._wait()
        self.tell_soon()

    def show(self, guest: Guest, shown: Shown) -> None:
        """Show something to everybody else, if this is the leader; who ignores them has no note."""
        if self._leads(guest):
            self._shown, self._shown_by = shown, guest_of(guest.player)
            self._keep(guest, shown)
            message = _encode(ShownMessage(shown))
            silent = _encode(ShownMessage(_silent(shown)))
            # A copy, since a socket that is too slow leaves meanwhile.
            for other in self.guests:
                if other is not guest:
                    other.send(silent if other.ignores(self._shown_by) else message)

    def hand_over(self, guest: Guest, to: int) -> None:
        """Let another one lead, if this is the leader; the old token is void then."""
        heir = self._guests.get(to)
        if heir is not None and heir is not guest and self._leads(guest):
            self.token = secrets.token_urlsafe(_TOKEN_BYTES)
            self._pages = [to]
            if self._shown is not None:
                # Nobody shall seem to have drawn or written what another did.
                self._shown = msgspec.structs.replace(self._shown, marks=(), note="")
            heir.send(_encode(LeadingMessage(self.token)))
            self.tell_soon()

    def end(self, code: str = OVER) -> None:
        """Send everybody away."""
        self.over = True
        self._waiting.cancel()
        for guest in self.guests:
            guest.bye(code, -1, ENDED)

    def tell_soon(self) -> None:
        """Send everybody the list of people, once for all that happens in one turn of the loop."""
        if not self._telling:
            self._telling = True
            self._loop.call_soon(self._tell_all)

    def _tell_all(self) -> None:
        self._telling = False
        people = [Watcher(number, guest.name) for number, guest in self._guests.items()]
        for number, guest in list(self._guests.items()):
            shown = self._shown
            if shown is not None and guest.ignores(self._shown_by):
                shown = _silent(shown)
            if shown is not None and shown.note:
                self.notes.read((guest_of(guest.player),))
            guest.send(_encode(PartyMessage(number, self._leader, people, shown)))

    def _keep(self, guest: Guest, shown: Shown) -> None:
        assert self._leader is not None
        readers = frozenset(
            guest_of(other.player) for other in self.guests if not other.ignores(self._shown_by)
        )
        note = Note(self._leader, self._shown_by, guest.name, shown.step, shown.note, readers)
        self.notes.write(note)

    def _leads(self, guest: Guest) -> bool:
        return self._leader is not None and self._guests.get(self._leader) is guest

    def _number(self, guest: Guest) -> int | None:
        return next((number for number, one in self._guests.items() if one is guest), None)

    def _wait(self) -> asyncio.TimerHandle:
        return self._loop.call_later(limits.ABSENT_SECONDS, self.end)


def _silent(shown: Shown) -> Shown:
    return msgspec.structs.replace(shown, note="")


class Parties:
    """The watch parties of a room; they are kept in memory only."""

    def __init__(self) -> None:
        self._parties: dict[str, Party] = {}

    def begin(self, table: str) -> tuple[str, Party] | None:
        """Begin a party, and return its id; None if there are too many."""
        for name in [name for name, party in self._parties.items() if party.over]:
            del self._parties[name]
        if len(self._parties) >= limits.PARTIES:
            return None
        name = secrets.token_urlsafe(_TOKEN_BYTES)
        party = self._parties[name] = Party(table)
        return name, party

    def find(self, name: str) -> Party | None:
        """Return a party that goes on, or None."""
        party = self._parties.get(name)
        return None if party is None or party.over else party

    def guests(self) -> Iterator[Guest]:
        """Yield everybody at a party."""
        for party in self._parties.values():
            yield from party.guests

    def renamed(self, guest: str) -> None:
        """Show a guest's new name at their parties."""
        for party in self._parties.values():
            if any(guest_of(one.player) == guest for one in party.guests):
                party.tell_soon()

    def end(self, table: str, code: str) -> None:
        """End the parties at the replay of a table; *code* says why."""
        for party in self._parties.values():
            if party.table == table:
                party.end(code)

    def close(self) -> None:
        """End all parties, because the room stops."""
        for party in self._parties.values():
            party.end()
