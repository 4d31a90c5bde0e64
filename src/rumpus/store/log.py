"""What a store promises, whatever it is made of: logs of tables, guests, boards of the days."""

from collections.abc import Awaitable, Collection, Mapping, Sequence
from typing import Protocol

import msgspec

from rumpus.core.values import Millis


class StoreError(Exception):
    """The store could not write or read; nobody knows whether the last write lasts."""


class Row(msgspec.Struct, frozen=True):
    """
    One entry of a table's log, encoded; *stream* is the name of the table.

    *playing* lists the guests who play there from this entry on, nobody once the game is over; None
    where the entry changes nothing about that.
    """

    stream: str
    seq: int
    at: Millis
    body: bytes
    playing: tuple[str, ...] | None = None


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


class PlayedWord(msgspec.Struct, frozen=True):
    """A word that counted, and what it was worth."""

    word: str
    points: int


class Attempt(msgspec.Struct, frozen=True):
    """
    A guest's first attempt at the board of a date (YYYY-MM-DD, UTC).

    *table* is where it is played, *name* how the guest is called, *total* None until it is over,
    and *best* its words then, in any order.
    """

    date: str
    guest: str
    name: str
    table: str
    total: int | None = None
    best: tuple[PlayedWord, ...] = ()


class BestWord(msgspec.Struct, frozen=True):
    """One of the best words of a date, and who got most for it."""

    word: str
    points: int
    name: str


class EventLog(Protocol):
    """
    The logs of all tables.

    What an awaited write has answered with lasts, also when the process dies in the next moment.
    Every method may raise `StoreError`.
    """

    def create(self, held: Held, first: Row, link: Row | None = None) -> Awaitable[bool]:
        """
        Keep a new table with its first entry; False, and nothing, where the name is taken.

        *link* is an entry of another table that leads to it, kept in the same moment; where its
        stream has one of that seq already, nothing is kept either.
        """
        ...

    def create_all(self, tables: Sequence[tuple[Held, Row]]) -> Awaitable[bool]:
        """Keep several new tables; False, and none of them, where a name is taken."""
        ...

    def append(self, row: Row) -> Awaitable[bool]:
        """Keep an entry; False, and nothing, where its stream has one of that seq already."""
        ...

    def load(self, name: str) -> Awaitable[Kept | None]:
        """Return a table as it is kept."""
        ...

    def read(self, name: str, start: int, most: int) -> Awaitable[list[bytes]]:
        """Return at most *most* entries of a table, in order, from the seq *start* on."""
        ...

    def playing(self, guest: str, game: str) -> Awaitable[list[str]]:
        """Name the tables of a game where a guest plays and the game is not over."""
        ...

    def beat(self, beats: Mapping[str, Millis]) -> Awaitable[None]:
        """Keep the table time that these tables have reached; it never goes back."""
        ...

    def date(self, names: Collection[str], day: int) -> Awaitable[None]:
        """Note that these tables, and those without a date, were used on a day (since 1970)."""
        ...

    def drop(self, before: int, most: int) -> Awaitable[int]:
        """Drop at most *most* tables that were last used before a day; return how many."""
        ...


class Guests(Protocol):
    """How guests want to be called."""

    def name_of(self, guest: str) -> Awaitable[str | None]:
        """Return the name that a guest has chosen."""
        ...

    def rename(self, guest: str, name: str) -> Awaitable[None]:
        """Keep the name that a guest has chosen."""
        ...


class Dailies(Protocol):
    """
    The first attempts: one of each guest and date.

    As with the logs of tables, what an awaited write has answered with lasts.
    """

    def claim(self, attempt: Attempt, held: Held, first: Row) -> Awaitable[Attempt | None]:
        """
        Keep a new table as the guest's attempt at the date, both or neither.

        Gives the attempt that is kept, which is an earlier one where there was one; None, and
        nothing is kept, where the name of the table is taken.
        """
        ...

    def finish(self, attempt: Attempt) -> Awaitable[None]:
        """Keep total and words of an attempt; one that is finished stays as it is."""
        ...

    def attempt(self, date: str, guest: str) -> Awaitable[Attempt | None]:
        """Return a guest's attempt at a date."""
        ...

    def unfinished(self, since: str) -> Awaitable[list[str]]:
        """Name the tables of the attempts since a date that are not finished."""
        ...

    def board(self, date: str, most: int) -> Awaitable[list[Attempt]]:
        """List the finished attempts at a date, best first; names are those of now."""
        ...

    def players(self, date: str) -> Awaitable[int]:
        """Count the finished attempts at a date."""
        ...

    def best_words(self, date: str, most: int) -> Awaitable[list[BestWord]]:
        """List the words of a date that were worth most, each once; names are those of now."""
        ...


class Store(EventLog, Guests, Dailies, Protocol):
    """All that the room keeps."""

    @property
    def failing(self) -> bool:
        """Return whether the last write failed."""
        ...

    def probe(self) -> Awaitable[None]:
        """Write something that changes nothing, to learn whether writing works."""
        ...

    def close(self, seconds: float = 60.0) -> Awaitable[None]:
        """Write what is under way and let go of every file; `StoreError` if that takes longer."""
        ...
