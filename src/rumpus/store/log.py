"""The event log: what a store of tables promises, whatever it is made of."""

from collections.abc import Awaitable, Mapping
from typing import Protocol

import msgspec

from rumpus.core.values import Millis


class StoreError(Exception):
    """The store could not write or read; nobody knows whether the last write lasts."""


class Row(msgspec.Struct, frozen=True):
    """One entry of a table's log, encoded; *stream* is the name of the table."""

    stream: str
    seq: int
    at: Millis
    body: bytes


class Held(msgspec.Struct, frozen=True):
    """A table besides its log; *seed* is secret until the game is over."""

    name: str
    game: str
    seed: bytes


class Kept(msgspec.Struct, frozen=True):
    """All that is kept of a table: its entries in order, and when it was last seen alive."""

    held: Held
    bodies: tuple[bytes, ...]
    beat: Millis


class EventLog(Protocol):
    """
    The logs of all tables.

    What an awaited write has answered with lasts, also when the process dies in the next moment.
    Every method may raise `StoreError`.
    """

    def create(self, held: Held, first: Row) -> Awaitable[bool]:
        """Keep a new table with its first entry; False, and nothing, where the name is taken."""
        ...

    def append(self, row: Row) -> Awaitable[bool]:
        """Keep an entry; False, and nothing, where its stream has one of that seq already."""
        ...

    def load(self, name: str) -> Awaitable[Kept | None]:
        """Give a table as it is kept."""
        ...

    def beat(self, beats: Mapping[str, Millis]) -> Awaitable[None]:
        """Keep the table time that these tables have reached; it never goes back."""
        ...


class Guests(Protocol):
    """How guests want to be called."""

    def name_of(self, guest: str) -> Awaitable[str | None]:
        """Give the name that a guest has chosen."""
        ...

    def rename(self, guest: str, name: str) -> Awaitable[None]:
        """Keep the name that a guest has chosen."""
        ...


class Store(EventLog, Guests, Protocol):
    """All that the room keeps."""

    @property
    def failing(self) -> bool:
        """Tell whether the last write failed."""
        ...

    def probe(self) -> Awaitable[None]:
        """Write something that changes nothing, to learn whether writing works."""
        ...

    def close(self) -> Awaitable[None]:
        """Write what is under way and let go of every file."""
        ...
