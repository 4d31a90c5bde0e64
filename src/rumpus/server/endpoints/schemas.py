"""What requests over HTTP hold, and what their answers do (`docs/reference/protocol.md`)."""

from typing import Literal

import msgspec

from rumpus.core.game import Role
from rumpus.core.options import Option, Preset
from rumpus.core.values import Options
from rumpus.server.endpoints.listing import MyTable
from rumpus.server.tables.hosted_game import HostedGame


class Me(msgspec.Struct, frozen=True):
    """
    The guest's name, and the tables where the guest sits.

    *chosen* is false while the name is one that the room made up. *token* is what a page sends
    instead of a cookie; None if the request came with a cookie.
    """

    name: str
    chosen: bool
    tables: list[MyTable]
    token: str | None = None


class NewName(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The name that a guest chooses."""

    name: str


class GameCard(msgspec.Struct, frozen=True):
    """
    A game on the shelf.

    *dynamics* and *handicap* as in its facts: who acts when, and the most ms that a seat may get.
    """

    name: str
    title: str
    roles: tuple[Role, ...] = ()
    teams: bool = False
    dynamics: Literal["sequential", "simultaneous", "real-time"] = "sequential"
    handicap: int = 0
    options: tuple[Option, ...] = ()
    presets: tuple[Preset, ...] = ()
    levels: tuple[str, ...] = ()
    lexicons: list[str] = []


class NewTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table that somebody wants; with *duplicate* two of them, for the same board."""

    game: str
    title: str | None = None
    options: Options = {}
    public: bool = False
    bots: list[str] = []
    start: bool = False
    duplicate: bool = False


class Made(msgspec.Struct, frozen=True):
    """The name of the new table; *twin* is the other one of a duplicate."""

    table: str
    twin: str | None = None


def card_of(kind: HostedGame) -> GameCard:
    """Show a game as it lies on the shelf."""
    facts = kind.facts
    return GameCard(
        name=facts.name,
        title=facts.title,
        roles=facts.roles,
        teams=facts.teams,
        dynamics=facts.dynamics,
        handicap=facts.handicap,
        options=facts.options,
        presets=facts.presets,
        levels=kind.levels,
        lexicons=kind.lexicons(),
    )
