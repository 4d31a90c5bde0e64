"""`rumpus games`: a list of the games, with their house rules."""

import argparse
import os
import sys
from collections.abc import Iterator

import msgspec

from rumpus.cli.common import Commands, registered
from rumpus.core.game import Role
from rumpus.core.options import Option
from rumpus.games.module import GameModule
from rumpus.games.registry import clients, games, left_out


def add_to(commands: Commands) -> None:
    """Add the command."""
    parser = commands.add_parser("games", help="list the games and their options")
    parser.add_argument("game", nargs="?", metavar="GAME", help="this game only")
    parser.add_argument("--json", action="store_true", help="print one line of JSON per game")
    parser.add_argument(
        "--clients", action="store_true", help="list the client folders of installed games instead"
    )
    parser.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    """List the games."""
    if options.clients:
        print(os.pathsep.join(map(str, clients())))
        return 0
    wanted = [registered(options.game)] if options.game else games().values()
    for game in wanted:
        if options.json:
            line = {**msgspec.to_builtins(game.facts), "levels": game.bots.levels}
            print(msgspec.json.encode(line).decode())
        else:
            print("\n".join(_described(game)))
    if not options.game:
        for name, why in left_out().items():
            print(f"rumpus: {name} {why}", file=sys.stderr)
    return 0


def _described(game: GameModule) -> Iterator[str]:
    facts = game.facts
    yield f"{facts.name}: {facts.title}, {', '.join(map(_seats, facts.roles))}"
    yield f"  bots: {', '.join(game.bots.levels)}"
    yield from (f"  --option {_option(option)}" for option in facts.options)


def _seats(role: Role) -> str:
    if role.least == role.most:
        return f"{role.most} {role.name}{'' if role.most == 1 else 's'}"
    return f"{role.least} to {role.most} {role.name}s"


def _option(option: Option) -> str:
    match option.kind:
        case "choice":
            values = "|".join(str(choice.value) for choice in option.choices)
        case "number":
            values = f"{option.least}..{option.most}"
        case "lexicon":
            values = "NAME"
        case "word":
            values = f"WORD ({option.least} to {option.most} letters)"
    return f"{option.key}={values} (default {option.default}; {option.rule})"
