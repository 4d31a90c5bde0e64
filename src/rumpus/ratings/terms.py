"""Terms of a rated game: a table's game counts, or there is one reason why it doesn't."""

from collections.abc import Sequence
from typing import Literal

from rumpus.core.game import GameFacts
from rumpus.core.options import Option, validated
from rumpus.core.values import Options, Refusal
from rumpus.table.guests import guest_of
from rumpus.table.lobby import MODERATOR, plays
from rumpus.table.table_state import TableState

Unrated = Literal[
    "mode",
    "private",
    "rules",
    "handicap",
    "twice",
    "few",
    "moderator",
    "together",
    "cut",
    "left",
    "tried",
]
"""
Why a game isn't rated.

``mode``: a daily board or a duplicate. ``private``: only friends find the table. ``rules``: the
house rules match no preset. ``twice``: one person has two seats. ``few``: nobody to play against,
or no person. ``moderator``: a person rules on the game. ``together``: players share an address, or
one was away at the start. ``cut``: the log was full. ``left``: all people had left.
``tried``: it goes on from a moment of another game.
"""


def unrated(table: TableState) -> Unrated | None:
    """Return why a table's game isn't rated, as far as that is known yet; None if it is."""
    lobby = table.lobby
    if table.header is not None and table.header.origin is not None:
        return "tried"
    if lobby.daily is not None or lobby.twin is not None:
        return "mode"
    if not (lobby.public or lobby.sought):
        return "private"
    options = lobby.options if table.header is None else table.header.options
    if not is_named(table.facts, options):
        return "rules"
    return _of_seats(table) or _of_play(table)


def is_named(facts: GameFacts, options: Options) -> bool:
    """Return True if the house rules are the defaults or those of a preset."""
    defaults: Options = {}
    named = (defaults, *(preset.options for preset in facts.presets))
    return any(_same(facts.options, validated(facts.options, given), options) for given in named)


def _same(declared: Sequence[Option], named: Options | Refusal, options: Options) -> bool:
    """Return True if two sets of options agree in all that matter."""
    return not isinstance(named, Refusal) and all(
        named[option.key] == options[option.key]
        for option in declared
        if all(named[key] in values for key, values in option.when.items())
    )


def _of_seats(table: TableState) -> Unrated | None:
    seats = _seats(table)
    if any(handicap > 0 for _, _, handicap, _ in seats):
        return "handicap"
    if any(role == MODERATOR for _, role, _, _ in seats):
        return "moderator"
    people = [guest_of(player) for player, role, _, _ in seats if player and plays(role)]
    if len(set(people)) < len(people):
        return "twice"
    sides = {seat if team is None else -1 - team for seat, (*_, team) in enumerate(seats)}
    return None if people and len(sides) > 1 else "few"


def _seats(table: TableState) -> list[tuple[str, str, int, int | None]]:
    """Return player, role, handicap and team of each taken seat; a bot's player is empty."""
    if table.header is None:
        taken = ((place, place.sitter) for place in table.lobby.places)
        return [
            (sitter.player, place.role, place.handicap, None)
            for place, sitter in taken
            if sitter is not None
        ]
    return [
        (sitter.player, info.role, info.handicap, info.team)
        for sitter, info in zip(table.sitters, table.header.seats, strict=True)
    ]


def _of_play(table: TableState) -> Unrated | None:
    if table.together:
        return "together"
    if table.closed is None:
        return None
    if table.closed.cut:
        return "cut"
    stayed = any(sitter.player and sitter.bot is None for sitter in table.sitters)
    return None if stayed else "left"
