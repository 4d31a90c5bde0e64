"""Catalog: the games, their bots and options, and word lists, by name."""

from collections.abc import Mapping
from pathlib import Path

from rumpus.core.options import validated
from rumpus.core.values import Options, OptionValue, Refusal
from rumpus.games import registry
from rumpus.games.module import GameModule
from rumpus.store.lexicons import Lexicons
from rumpus.words.lexicon import BUNDLED, Lexicon


def game_names() -> list[str]:
    """
    Return the names of the games that can be played here.

    >>> "keyword" in game_names()
    True
    """
    return list(registry.games())


def game(name: str) -> GameModule:
    """
    Return a game: its facts, rules and bots.

    Raises ValueError if there is none of this name, and MissingExtraError (`rumpus.core.extras`) if
    it needs a package that isn't installed.

    >>> game("keyword").facts.dynamics
    'simultaneous'
    """
    try:
        return registry.game(name)
    except KeyError:
        raise ValueError(f"no game {name!r}; there are {', '.join(game_names())}") from None


def bot_levels(name: str) -> tuple[str, ...]:
    """
    Return the levels of a game's bots, the weakest first.

    >>> bot_levels("keyword")
    ('gentle', 'fair', 'sharp')
    """
    return game(name).bots.levels


def options(name: str, changes: Mapping[str, OptionValue] | None = None) -> Options:
    """
    Return all options of a game, with some of them changed.

    Raises ValueError for an option or a value that the game doesn't have.

    >>> options("keyword", {"keyword": "crane"})["keyword"]
    'crane'
    """
    checked = validated(game(name).facts.options, changes or {})
    if isinstance(checked, Refusal):
        about = ", ".join(f"{key} {value}" for key, value in checked.params.items())
        raise ValueError(f"{name}: {checked.code} ({about})")  # noqa: TRY004 - a refusal
    return checked


def lexicon(name: str = BUNDLED, folder: Path | None = None) -> Lexicon:
    """
    Return a word list: the one that comes with the package, or one of the *folder* of a room.

    Raises LookupError if there is none of this name.

    >>> words = lexicon()
    >>> "zebra" in words, "zebrb" in words
    (True, False)
    """
    return Lexicons(folder).get(name)
