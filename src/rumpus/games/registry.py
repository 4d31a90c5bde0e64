"""
Registry of the available games, which are discovered on first use.

The package's own games are the folders beside this file that export a `GameModule` as ``GAME``. A
list of them, here or among the package's entry points, would be one more file to change for a new
game, and an editable install would ignore entry points until it is installed again. Games from
elsewhere are entry points of the group ``rumpus.games``, each of which names such a value. Nothing
is imported before `games` is called. If a game from elsewhere can't be used, it is left out, and
the reason names its distribution; so is a game whose extra isn't installed.
"""

from collections.abc import Iterator, Mapping
from functools import cache
from importlib.machinery import ModuleSpec
from importlib.metadata import EntryPoint, entry_points
from importlib.util import find_spec
from pathlib import Path
from pkgutil import iter_modules
from types import MappingProxyType
from typing import Any, Final

import msgspec

import rumpus.games
from rumpus.core.extras import MissingExtraError
from rumpus.core.game import FAULTS, GameFacts
from rumpus.games.module import API, GameModule
from rumpus.words.lexicon import bundled

GROUP: Final = "rumpus.games"
OWN: Final = "rumpus"
"""The distribution that the package's own games belong to."""


class GameModuleError(Exception):
    """A game of a distribution can't be used; the message names both."""


def games() -> Mapping[str, GameModule]:
    """Return every game by name, the package's own first."""
    return discovered()[0]


def game(name: str) -> GameModule:
    """
    Return the game of this name; one of the package's own is loaded without the others.

    Raises KeyError if there is none, and `MissingExtraError` if its extra isn't installed.
    """
    own = next((found for found in _own() if found[1].name == name), None)
    return games()[name] if own is None else _loaded(*own)


def left_out() -> Mapping[str, str]:
    """Return the reasons why games are left out, by the name of their entry point."""
    return discovered()[1]


@cache
def discovered() -> tuple[Mapping[str, GameModule], Mapping[str, str]]:
    """Return the games, and the reasons why others are left out; load each entry only once."""
    found: dict[str, GameModule] = {}
    owners: dict[str, str] = {}
    lacking: dict[str, str] = {}
    for owner, entry in (*_own(), *_from_elsewhere()):
        try:
            module = _loaded(owner, entry)
            _only(module.facts.name, owner, owners)
        except MissingExtraError as error:
            lacking[entry.name] = str(error)
        except GameModuleError as error:
            if owner == OWN:
                raise
            lacking[entry.name] = f"is left out: {error}"
        else:
            found[module.facts.name], owners[module.facts.name] = module, owner
    return MappingProxyType(found), MappingProxyType(lacking)


@cache
def own_games() -> Mapping[str, GameModule]:
    """Return the package's own games, by name."""
    modules = [_loaded(owner, entry) for owner, entry in _own()]
    return MappingProxyType({module.facts.name: module for module in modules})


def clients() -> list[Path]:
    """Return the folders of client screens that come with games from elsewhere."""
    specs = (_spec(owner, entry) for owner, entry in _from_elsewhere())
    folders = (Path(spec.origin).parent / "client" for spec in specs if spec and spec.origin)
    return [folder for folder in folders if (folder / "manifest.ts").is_file()]


def _own() -> Iterator[tuple[str, EntryPoint]]:
    for found in iter_modules(rumpus.games.__path__):
        if found.ispkg:
            yield OWN, EntryPoint(found.name, f"{rumpus.games.__name__}.{found.name}:GAME", GROUP)


def _from_elsewhere() -> Iterator[tuple[str, EntryPoint]]:
    for entry in sorted(entry_points(group=GROUP), key=lambda entry: entry.name):
        dist = entry.dist
        yield "an unnamed distribution" if dist is None else f"{dist.name} {dist.version}", entry


def _only(name: str, owner: str, owners: Mapping[str, str]) -> None:
    if name in owners:
        raise GameModuleError(f"{owner} and {owners[name]} both have a game {name!r}")


def _spec(owner: str, entry: EntryPoint) -> ModuleSpec | None:
    try:
        return find_spec(entry.module)
    except FAULTS as error:
        raise GameModuleError(f"{owner}: {entry.value} can't be found: {error!r}") from error


def _loaded(owner: str, entry: EntryPoint) -> GameModule:
    try:
        module: Any = entry.load()
    except MissingExtraError:
        raise
    except FAULTS as error:
        raise GameModuleError(f"{owner}: {entry.value} can't be loaded: {error!r}") from error
    facts: Any = getattr(module, "facts", None)
    if not isinstance(module, GameModule) or not isinstance(facts, GameFacts):
        raise GameModuleError(f"{owner}: {entry.value} is no GameModule")
    if module.api != API:
        raise GameModuleError(
            f"{owner}: {entry.value} is written for game modules {module.api}, here are {API}"
        )
    if owner != OWN:
        _try(owner, entry, module)
    return module


def _try(owner: str, entry: EntryPoint, module: GameModule) -> None:
    """Make the game and its decoders once, as a room does, so that faults show up now."""
    try:
        # Structs don't check what they are made of.
        msgspec.convert(msgspec.to_builtins(module.facts), GameFacts)
        msgspec.convert(module.bots.levels, tuple[str, ...])
        types = module.make(bundled()).types
        for kind in (types.action, types.event, types.question):
            msgspec.json.Decoder(kind)
        if module.facts.resign:
            msgspec.convert({"type": module.facts.resign}, types.action)
    except MissingExtraError:
        raise
    except FAULTS as error:
        raise GameModuleError(f"{owner}: {entry.value} can't be made: {error!r}") from error
