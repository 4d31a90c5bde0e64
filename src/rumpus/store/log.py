"""Protocols that every store implements: logs of tables, guests, daily boards."""

from collections.abc import Awaitable, Collection, Mapping, Sequence
from typing import NamedTuple, Protocol

import msgspec

from rumpus.core.values import Millis


class StoreError(Exception):
    """Failure to write or read; the last write may or may not be durable."""


class SlowGame(msgspec.Struct, frozen=True):
    """
    A running game at a slow table, as it is after an entry, so that no list has to load it.

    With *offer* it is a rematch that is offered at one; *due* is when the offer lapses.

    *since* is when that happened, and *due* the next deadline if no holiday delays it, both in ms
    since 1970. *awaited* lists the guests for whom the others wait. *players* holds the guest and
    the name of each player; the guest of a bot is empty. *holidays* delay the deadline.
    """

    table: str
    game: str
    title: str
    since: int
    due: int
    awaited: tuple[str, ...]
    players: tuple[tuple[str, str], ...]
    offer: bool = False
    holidays: bool = True


class Row(msgspec.Struct, frozen=True):
    """
    One entry of a table's log, encoded; *stream* is the name of the table.

    *playing* lists the guests who play there from this entry on (nobody once the game is over); it
    is None if the entry doesn't change that. *slow* is the game after the entry, at a slow table.
    *lapsed*: an offer of a rematch has ended with this entry.
    """

    stream: str
    seq: int
    at: Millis
    body: bytes
    playing: tuple[str, ...] | None = None
    slow: SlowGame | None = None
    lapsed: bool = False


class Held(msgspec.Struct, frozen=True):
    """A stored table without its log; *seed* is secret until the game is over."""

    name: str
    game: str
    seed: bytes


class Kept(msgspec.Struct, frozen=True):
    """Everything stored of a table: its entries in order, and the table time last known."""

    held: Held
    bodies: tuple[bytes, ...]
    beat: Millis


class PlayedWord(msgspec.Struct, frozen=True):
    """A word that counted, and its points."""

    word: str
    points: int


class Attempt(msgspec.Struct, frozen=True):
    """
    A guest's first attempt at the board of a date (YYYY-MM-DD, UTC).

    *table* is where it is played, and *name* is the guest's name. *total* is None until it is over;
    then *best* holds its words, in any order.
    """

    date: str
    guest: str
    name: str
    table: str
    total: int | None = None
    best: tuple[PlayedWord, ...] = ()


class BestWord(msgspec.Struct, frozen=True):
    """One of the best words of a date, and the guest who scored most with it."""

    word: str
    points: int
    name: str


class EventLog(Protocol):
    """
    The logs of all tables.

    Once an awaited write returns, its data is durable, even if the process dies the next moment.
    Every method may raise `StoreError`.
    """

    def create(self, held: Held, first: Row, link: Row | None = None) -> Awaitable[bool]:
        """
        Store a new table with its first entry; store nothing and return False if its name is taken.

        *link* is an entry of another table that leads to it, stored in the same transaction; if
        that table already has an entry of this seq, nothing is stored either.
        """
        ...

    def create_all(self, tables: Sequence[tuple[Held, Row]]) -> Awaitable[bool]:
        """Store several new tables; store none and return False if a name is taken."""
        ...

    def append(self, row: Row) -> Awaitable[bool]:
        """Store an entry; return False if its table already has an entry of this seq."""
        ...

    def load(self, name: str) -> Awaitable[Kept | None]:
        """Return a stored table, or None."""
        ...

    def read(self, name: str, start: int, most: int) -> Awaitable[list[bytes]]:
        """Return up to *most* entries of a table, in order, from the seq *start* on."""
        ...

    def playing(self, guest: str, game: str) -> Awaitable[list[str]]:
        """Return the tables where a guest plays this game and it is not over."""
        ...

    def unsettled(self) -> Awaitable[list[str]]:
        """Return the tables of finished games whose results are not stored yet (`settle`)."""
        ...

    def settle(self, name: str) -> Awaitable[None]:
        """Record that the results of a finished game are stored."""
        ...

    def existing(self, names: Collection[str]) -> Awaitable[set[str]]:
        """Return those of these tables that are still stored."""
        ...

    def slow_games(self, guest: str) -> Awaitable[list[SlowGame]]:
        """Return all running slow games of a guest."""
        ...

    def slow_due(self, now: int) -> Awaitable[list[SlowGame]]:
        """Return the slow games whose deadline is over, unless a holiday delays it."""
        ...

    def beat(self, beats: Mapping[str, Millis]) -> Awaitable[None]:
        """Store the table time that each table has reached; it never goes back."""
        ...

    def date(self, names: Collection[str], day: int) -> Awaitable[None]:
        """Record that these tables, and all without a date, were used on a day (since 1970)."""
        ...

    def drop(self, before: int, most: int) -> Awaitable[int]:
        """Drop up to *most* tables last used before a day, but no slow game; return how many."""
        ...


class Chosen(NamedTuple):
    """What a guest has chosen to be known by: a name and an emblem, each None if not chosen."""

    name: str | None = None
    emblem: str | None = None


class Guests(Protocol):
    """Names and emblems that guests have chosen."""

    def chosen(self, guest: str) -> Awaitable[Chosen]:
        """Return the name and the emblem that a guest has chosen."""
        ...

    def choose_emblem(self, guest: str, emblem: str) -> Awaitable[None]:
        """Store the emblem that a guest has chosen."""
        ...

    def rename(self, guest: str, name: str) -> Awaitable[None]:
        """Store the name that a guest has chosen."""
        ...

    def forget(self, guest: str, name: str) -> Awaitable[None]:
        """Forget what a guest has chosen to be known by; their daily boards show *name* instead."""
        ...


class Dailies(Protocol):
    """
    First attempts at the daily boards: one for each guest and date.

    As with the logs of tables, data is durable once an awaited write returns.
    """

    def claim(self, attempt: Attempt, held: Held, first: Row) -> Awaitable[Attempt | None]:
        """
        Store a new table and, with it, the guest's attempt at the date.

        Returns the stored attempt, which may be an earlier one. If the name of the table is taken,
        stores nothing and returns None.
        """
        ...

    def finish(self, attempt: Attempt) -> Awaitable[None]:
        """Store the total and words of an attempt, unless it is already finished."""
        ...

    def attempt(self, date: str, guest: str) -> Awaitable[Attempt | None]:
        """Return a guest's attempt at a date, or None."""
        ...

    def attempts(self, guest: str) -> Awaitable[list[Attempt]]:
        """Return all attempts of a guest, the latest first."""
        ...

    def unfinished(self, since: str) -> Awaitable[list[str]]:
        """Return the tables of the unfinished attempts since a date."""
        ...

    def board(self, date: str, most: int) -> Awaitable[list[Attempt]]:
        """Return the finished attempts at a date, best first, under the guests' current names."""
        ...

    def players(self, date: str) -> Awaitable[int]:
        """Count the finished attempts at a date."""
        ...

    def best_words(self, date: str, most: int) -> Awaitable[list[BestWord]]:
        """Return a date's most valuable words, each once, under the guests' current names."""
        ...


class Store(EventLog, Guests, Dailies, Protocol):
    """Everything that the room stores."""

    @property
    def failing(self) -> bool:
        """Return whether the last write failed."""
        ...

    def probe(self) -> Awaitable[None]:
        """Write something that changes nothing, to find out whether writing works."""
        ...

    def close(self, seconds: float = 60.0) -> Awaitable[None]:
        """Finish writing and close all files; `StoreError` if that takes longer than *seconds*."""
        ...
