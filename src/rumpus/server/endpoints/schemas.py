"""Bodies of HTTP requests and their answers (`docs/reference/protocol.md`)."""

from typing import Literal

import msgspec

from rumpus.core.game import Role
from rumpus.core.options import Option, Preset
from rumpus.core.values import Options
from rumpus.server.emblems import Emblem
from rumpus.server.endpoints.listing import MyTable
from rumpus.server.endpoints.slow_listing import SlowLine
from rumpus.server.tables.hosted_game import ForeignList, HostedGame


class Me(msgspec.Struct, frozen=True):
    """
    The guest's name and emblem, and the tables where the guest sits.

    *chosen* is false if the room made up the name. A page sends *token* instead of a cookie; it is
    None if the request came with a cookie. *member* is true if the guest is a member who is signed
    in. *people* counts the guests who are here, and *seeking* names the games for which somebody
    else looks for a player. *slow* lists all running slow games of the guest: those where it is
    their move first, earliest deadline first.
    """

    name: str
    chosen: bool
    emblem: Emblem
    tables: list[MyTable]
    token: str | None = None
    member: bool = False
    people: int = 1
    seeking: list[str] = []
    slow: list[SlowLine] = []


class NewFace(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The name or the emblem that a guest chooses, or both; null leaves it as it is."""

    name: str | None = None
    emblem: Emblem | None = None


class GameCard(msgspec.Struct, frozen=True):
    """
    A game on the shelf.

    *dynamics* and *handicap* come from its facts: who acts when, and the largest handicap in ms.
    *lexicons* names the word lists, of which *foreign* describes those in other languages than
    English. *tries*: a finished game can be played on from any moment.
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
    foreign: dict[str, ForeignList] = {}
    tries: bool = False


class NewTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table to create; with *duplicate*, two of them for the same board."""

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


def card_of(kind: HostedGame, language: str) -> GameCard:
    """Return a game as the shelf shows it, with its house rules in a language."""
    facts = kind.facts
    return GameCard(
        name=facts.name,
        title=facts.title,
        roles=facts.roles,
        teams=facts.teams,
        dynamics=facts.dynamics,
        handicap=facts.handicap,
        options=kind.options_in(language),
        presets=kind.presets_in(language),
        levels=kind.levels,
        lexicons=kind.lexicons(),
        foreign=kind.foreign(),
        tries=kind.retryable,
    )
