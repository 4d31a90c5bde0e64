"""Shared parts of commands: the data folder, games, options and word lists."""

import argparse
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from rumpus.cli.failure import FAILED, CommandError
from rumpus.core.game import AnyGame
from rumpus.core.options import Option, parsed, validated
from rumpus.core.values import Options, Refusal
from rumpus.games.module import GameModule, lexicon_named
from rumpus.games.registry import games, left_out
from rumpus.store.folder import DATABASE, LEXICONS
from rumpus.store.lexicons import Lexicons
from rumpus.table.table_state import MakeGame
from rumpus.words.lexicon import Lexicon

Commands = Any
"""The object of argparse to which sub-commands are added; its type has no public name."""
HYPHEN: Final = "Older ids may begin with a hyphen: write -- before them."
"""How to name such an id, which would otherwise be taken for an option."""


def add_data(parser: argparse.ArgumentParser) -> None:
    """Add ``--data``, the folder of the room."""
    parser.add_argument(
        "--data",
        type=Path,
        default=Path("data"),
        metavar="DIR",
        help="folder of the room: database, key, word lists (default: ./data)",
    )


def database_of(data: Path) -> Path:
    """Return the database of a folder; raises `CommandError` if there is no room in it."""
    database = data / DATABASE
    if not database.exists():
        raise CommandError(f"there is no room in {data}", FAILED)
    return database


def positive(text: str) -> int:
    """Parse an integer of at least 1."""
    number = int(text)
    if number < 1:
        raise ValueError(text)
    return number


def registered(name: str) -> GameModule:
    """Return the installed game of this name; raises `CommandError`."""
    there_are = games()
    if name not in there_are:
        if name in left_out():
            raise CommandError(f"{name} {left_out()[name]}", FAILED)
        raise CommandError(f"unknown game {name!r}; choose one of: {', '.join(there_are)}")
    return there_are[name]


def check_level(game: GameModule, level: str) -> None:
    """Raise `CommandError` for a level that the game's bots don't have."""
    if level not in game.bots.levels:
        known = ", ".join(game.bots.levels)
        raise CommandError(f"unknown bot {level!r}; choose one of: {known}")


def options_of(game: GameModule, given: Sequence[str]) -> Options:
    """Parse ``key=value`` words as the options of a game."""
    pairs = [word.partition("=") for word in given]
    missing = next((key for key, equals, _ in pairs if not equals), None)
    if missing is not None:
        raise CommandError(f"--option must be KEY=VALUE, not {missing!r}")
    declared = game.facts.options
    values = {key: parsed(declared, key, value) for key, _, value in pairs}
    options = validated(declared, values)
    if isinstance(options, Refusal):
        raise CommandError(_option_fault(game, options))
    return options


def lexicons_of(data: Path) -> Lexicons:
    """Return the word lists of a room."""
    return Lexicons(data / LEXICONS)


def lexicon_of(lexicons: Lexicons, name: str, sha256: str | None = None) -> Lexicon:
    """Find a word list; for the bundled list, the edition with this hash if there is one."""
    try:
        return lexicons.get(name, sha256)
    except LookupError:
        raise CommandError(
            f"no word list {name!r}; add it with: rumpus lexicon add {name} FILE"
        ) from None


def maker_of(game: GameModule, lexicons: Lexicons, sha256: str | None = None) -> MakeGame:
    """Return a function that makes a game for its options, with the word list that they name."""

    def make_game(options: Options) -> AnyGame:
        return game.make(lexicon_of(lexicons, lexicon_named(options), sha256))

    return make_game


def counted(count: int, one: str, many: str) -> str:
    """Return a number with its noun in the singular or plural."""
    return f"{count} {one if count == 1 else many}"


def values_of(option: Option) -> str:
    """Return the values that an option accepts, as text."""
    match option.kind:
        case "choice":
            return f"one of {', '.join(str(choice.value) for choice in option.choices)}"
        case "number":
            return f"a number from {option.least} to {option.most}"
        case "lexicon":
            return "the name of a word list"
        case "word":
            return f"a word of {option.least} to {option.most} letters from a to z"


def _option_fault(game: GameModule, refusal: Refusal) -> str:
    key = str(refusal.params["option"])
    value = refusal.params.get("value")
    match refusal.code:
        case "no_such_option":
            known = ", ".join(option.key for option in game.facts.options)
            return f"{game.facts.name} has no option {key!r}; choose one of: {known}"
        case "options_clash":
            return f"{key}={value} conflicts with the option {refusal.params['other']}"
        case _:
            option = next(one for one in game.facts.options if one.key == key)
            return f"{key} must be {values_of(option)}, not {value!r}"
