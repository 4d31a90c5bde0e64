"""Channels of a table's talk: who may say and hear what, and when, as one table of data."""

from typing import Final, Literal, NamedTuple

from rumpus.core.values import Seat
from rumpus.server.messages import Channel
from rumpus.server.tables.shared_screen import beside
from rumpus.server.tables.table_view import people_of
from rumpus.table.guests import guest_of, is_screen, players_of
from rumpus.table.lobby import plays
from rumpus.table.table import Table

Part = Literal["player", "partner", "moderator", "shared", "spectator", "screen"]
"""
A person's part in the talk.

A *partner* plays in a team with somebody else, and two who play at one *shared* screen hide nothing
from each other. A big *screen* hears what everybody in front of it may read.
"""
Phase = Literal["lobby", "play", "over"]
Cell = Literal["both", "hears", "no"]

PHASES: Final[tuple[Phase, ...]] = ("lobby", "play", "over")

_ALWAYS: Final[tuple[Cell, ...]] = ("both", "both", "both")
_WATCHES: Final[tuple[Cell, ...]] = ("both", "hears", "both")
_HEARS: Final[tuple[Cell, ...]] = ("hears", "hears", "hears")
_IN_PLAY: Final[tuple[Cell, ...]] = ("no", "both", "no")
_NEVER: Final[tuple[Cell, ...]] = ("no", "no", "no")

MATRIX: Final[dict[Channel, dict[Part, tuple[Cell, ...]]]] = {
    "table": {
        "player": _ALWAYS,
        "partner": _ALWAYS,
        "moderator": _ALWAYS,
        "shared": _ALWAYS,
        "spectator": _WATCHES,
        "screen": _HEARS,
    },
    "team": {
        "player": _NEVER,
        "partner": _IN_PLAY,
        "moderator": _NEVER,
        "shared": _NEVER,
        "spectator": _NEVER,
        "screen": _NEVER,
    },
    "spectators": {
        "player": _NEVER,
        "partner": _NEVER,
        "moderator": _NEVER,
        "shared": _NEVER,
        "spectator": _IN_PLAY,
        "screen": _NEVER,
    },
}
"""A cell for each channel, part and phase (`docs/reference/talk.md` explains them)."""


class Standing(NamedTuple):
    """A person's part, and their team if they have one."""

    part: Part
    team: int | None


SPECTATOR: Final = Standing("spectator", None)
_SCREEN: Final = Standing("screen", None)


def may_say(channel: Channel, part: Part, phase: Phase) -> bool:
    """Return True if a part may say something in a channel."""
    return _cell(channel, part, phase) == "both"


def may_hear(channel: Channel, part: Part, phase: Phase) -> bool:
    """Return True if a part may hear a channel; each player hears only their own team's."""
    return _cell(channel, part, phase) != "no"


def phase_of(table: Table) -> Phase:
    """Return how far a table is."""
    if table.game is None:
        return "lobby"
    return "play" if table.closed is None else "over"


def standings(table: Table) -> dict[int, Standing]:
    """Return the standing of the person in each seat."""
    people = people_of(table)
    roles = [place.role for place in table.lobby.places]
    teams: list[int | None] = [None] * len(roles)
    if table.header is not None:
        roles = [info.role for info in table.header.seats]
        teams = [info.team for info in table.header.seats]

    def part(seat: int) -> Part:
        if not plays(roles[seat]):
            return "moderator"
        if beside(people, seat) is not None:
            return "shared"
        alone = all(teams[seat] != teams[other] for other in people if other != seat)
        return "player" if teams[seat] is None or alone else "partner"

    return {seat: Standing(part(seat), teams[seat]) for seat in people}


def standing_of(table: Table, player: str, seated: dict[int, Standing]) -> Standing:
    """Return a player's standing, given those of the seats."""
    if is_screen(player):
        return _SCREEN
    seat = _seat_at(table, player)
    return SPECTATOR if seat is None else seated.get(seat, SPECTATOR)


def muted(table: Table, player: str) -> bool:
    """Return True if the game itself forbids a player to talk just now, such as KD-25."""
    seat = _seat_at(table, player)
    if table.game is None or seat is None:
        return False
    return Seat(seat) in table.game.muted(table.state)


def _seat_at(table: Table, player: str) -> int | None:
    """Return the seat of a player, or else that of the other player at their screen."""
    seats = map(table.seat_of, (player, *players_of(guest_of(player))))
    return next((seat for seat in seats if seat is not None), None)


def _cell(channel: Channel, part: Part, phase: Phase) -> Cell:
    return MATRIX[channel][part][PHASES.index(phase)]
