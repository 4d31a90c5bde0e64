"""Events of an evening, in the order in which its log holds them."""

from typing import Final, Literal

import msgspec

from rumpus.core.values import Options

Format = Literal["round_robin", "swiss", "winner_stays"]
Source = Literal["game", "hand", "no_show"]
"""Origin of a result: the game itself, a leader's entry, or the absence of a player."""

Places = tuple[tuple[int, ...], ...]
"""Positions of a table's people by place, first place first; empty if nobody played."""

SEATS: Final = 4
"""The most people at one table of an evening."""


class Plan(msgspec.Struct, frozen=True):
    """
    What an evening plays: a game by its house rules, with *least* to *seats* people at a table.

    *no_show* is the time in minutes after which an absent player loses; 0: never. On the *same
    boards*, all tables of a round get the same deal. *teams* has the team of each position at a
    table; it is empty if everybody plays alone. If *coded*, people who aren't in the club may take
    part by a code. *holidays* delay the deadlines of slow games.
    """

    game: str
    format: Format
    options: Options = {}
    seats: int = 2
    least: int = 2
    no_show: int = 0
    same_boards: bool = False
    teams: tuple[int, ...] = ()
    coded: bool = False
    holidays: bool = True

    def partners(self, one: int, other: int) -> bool:
        """Return True if two positions at a table are a team."""
        return bool(self.teams) and self.teams[one] == self.teams[other]


class Opened(msgspec.Struct, frozen=True, tag="opened"):
    """The evening begins; *at* is in seconds since 1970."""

    plan: Plan
    at: int


class Joined(msgspec.Struct, frozen=True, tag="joined"):
    """A person is present from the next round on; *person* never leaves the server."""

    person: str
    name: str


class Left(msgspec.Struct, frozen=True, tag="left"):
    """
    A person is no longer paired; a game that they are in still counts.

    If a leader has *dropped* them, the evening is closed to them unless they are in the club.
    """

    person: str
    dropped: bool = False


class Quieted(msgspec.Struct, frozen=True, tag="quieted"):
    """A person says nothing at the tables of this evening until a time; 0 lets them talk again."""

    person: str
    until: int


class RoundPaired(msgspec.Struct, frozen=True, tag="paired"):
    """
    A round begins: its tables, and the people who sit out; *seed* deals equal boards.

    The room draws the addresses of its tables from the secret *names*, so that it finds a table
    again that it made just before it was cut off. Older rounds have none.
    """

    tables: tuple[tuple[str, ...], ...]
    byes: tuple[str, ...]
    at: int
    seed: str = ""
    names: str = ""


class TableMade(msgspec.Struct, frozen=True, tag="made"):
    """The room made a table: *name* is its address; rounds and tables count from 0."""

    round: int
    table: int
    name: str


class ResultSet(msgspec.Struct, frozen=True, tag="result"):
    """A table's result, or the correction of an earlier one."""

    round: int
    table: int
    places: Places
    source: Source
    scores: tuple[int, ...] = ()


class Ended(msgspec.Struct, frozen=True, tag="ended"):
    """No more rounds; games that are still on will count."""

    at: int


Event = Opened | Joined | Left | Quieted | RoundPaired | TableMade | ResultSet | Ended
