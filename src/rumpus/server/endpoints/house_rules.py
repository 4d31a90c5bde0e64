"""The game and the house rules that a request asks for."""

from rumpus.core.options import validated
from rumpus.core.values import Options
from rumpus.server.endpoints.errors import Refused, must
from rumpus.server.room import Room
from rumpus.server.tables.hosted_game import HostedGame


def game_asked(room: Room, game: str) -> HostedGame:
    """Return a game of the room by its name; raises `Refused`."""
    kind = room.kinds.get(game)
    if kind is None:
        raise Refused("no_such_game", {"game": game[:40]})
    return kind


def rules_asked(kind: HostedGame, options: Options) -> Options:
    """Return validated options with all defaults, and words that are listed; raises `Refused`."""
    rules = must(validated(kind.facts.options, options))
    for key, value in rules.items():
        must(kind.objection(rules, key, value))
    return rules
