"""Tables of toy games: how to create, start and play them."""

from typing import Any

from rumpus.core.options import defaults
from rumpus.core.values import Act, Millis, Refusal, Seat
from rumpus.games.keesdrow.game import FACTS, Keesdrow
from rumpus.table.actions import Start, TableAction
from rumpus.table.events import Do, Sitter
from rumpus.table.lobby import created
from rumpus.table.table import AnyEntry, Table
from rumpus.words.lexicon import bundled
from toys.sealed import SealedGame

SEED = bytes(range(32))
LEVELS = ("gentle", "fair")


def lobby(game: Any = None, *sitters: str, public: bool = False) -> Table:
    """Create a table of a toy game, whose first sitter is the host."""
    game = game or SealedGame()
    table = Table(game.facts, lambda _options: game, SEED, LEVELS)
    made = created(
        game.facts,
        "maple-kettle-42",
        "A table",
        public=public,
        options=defaults(game.facts.options),
    )
    players = [Sitter(name, name.capitalize()) for name in sitters or ("ann", "bob")]
    table.apply(table.opening(made, players[0].player, players))
    return table


def playing(game: Any = None, *sitters: str) -> Table:
    """Create a table and start its game."""
    table = lobby(game, *sitters)
    do(table, table.lobby.host, Start())
    return table


def do(table: Table, player: str, action: TableAction, at: int = 0) -> AnyEntry:
    """Submit a table action that must be accepted, and return its entry."""
    entry = table.submit(Do(player, action), Millis(at), name=player.capitalize())
    assert not isinstance(entry, Refusal), entry
    return entry


def refused(table: Table, player: str, action: TableAction) -> str:
    """Submit a table action that must be refused, and return the code."""
    seq = table.seq
    refusal = table.submit(Do(player, action), Millis(0), name=player.capitalize())
    assert isinstance(refusal, Refusal), refusal
    assert table.seq == seq
    return refusal.code


def act(table: Table, seat: int, action: Any, at: int = 0) -> AnyEntry:
    """Submit an act that must be accepted, and return its entry."""
    entry = table.submit(Act(Seat(seat), action), Millis(at))
    assert not isinstance(entry, Refusal), entry
    return entry


def begun_keesdrow(*players: str, levels: tuple[str, ...] = LEVELS, **options: str) -> Table:
    """Start a game of Keesdrow; a name with a colon is a bot's."""
    table = Table(FACTS, lambda _options: Keesdrow(bundled()), SEED, levels)
    given = {**defaults(FACTS.options), "words": "checked", **options}
    made = created(FACTS, "maple-kettle-42", "A table", public=False, options=given)
    sitters = [
        Sitter("", name[1:], "fair") if name.startswith(":") else Sitter(name, name.capitalize())
        for name in players
    ]
    table.apply(table.opening(made, players[0], sitters))
    do(table, players[0], Start())
    return table
