"""
Entrants of an arena: a level of the game's bots, a class of Python, or a program.

    sharp                     a level
    mine=package.module:Bot   a class that is made with the game
    js='node bot.mjs'         a command, which speaks the protocol
"""

import re
import shlex
from collections.abc import Sequence
from importlib import import_module
from typing import Literal

import msgspec

from rumpus.bots.bot import AnyBot
from rumpus.core.game import FAULTS, AnyGame
from rumpus.games.module import GameModule

_NAMED = re.compile(r"([\w.-]{1,40})=(.+)", re.DOTALL)
_CLASS = re.compile(r"[A-Za-z_][\w.]*:[A-Za-z_]\w*")


class EntrantError(ValueError):
    """An entrant that can't play; the message says why."""


class Entrant(msgspec.Struct, frozen=True):
    """A player by name; *words* is a level, a class as ``module:Class``, or a command."""

    name: str
    kind: Literal["level", "class", "program"]
    words: tuple[str, ...]


def entrants(given: Sequence[str], levels: Sequence[str]) -> tuple[Entrant, ...]:
    """Read entrants as typed. Raises `EntrantError`, also if two have the same name."""
    found = tuple(_entrant(text, levels) for text in given)
    names = [entrant.name for entrant in found]
    twice = next((name for name in names if names.count(name) > 1), None)
    if twice is not None:
        raise EntrantError(f"two players are called {twice!r}; name one, as in other={twice}")
    return found


def make(entrant: Entrant, module: GameModule, game: AnyGame) -> AnyBot:
    """Make the bot of a level or a class. Raises `EntrantError` if there is no such class."""
    (word,) = entrant.words
    if entrant.kind == "level":
        return module.make_bot(game, word)
    place, _, name = word.partition(":")
    try:
        made: AnyBot = getattr(import_module(place), name)(game)
    except FAULTS as error:
        raise EntrantError(f"can't make {word}: {error!r}") from error
    return made


def _entrant(text: str, levels: Sequence[str]) -> Entrant:
    named = _NAMED.fullmatch(text)
    name, what = named.groups() if named else ("", text)
    if what in levels:
        return Entrant(name or what, "level", (what,))
    if _CLASS.fullmatch(what):
        return Entrant(name or what.rpartition(":")[2], "class", (what,))
    try:
        words = tuple(shlex.split(what))
    except ValueError as error:
        raise EntrantError(f"can't read {what!r}: {error}") from error
    if not words or (len(words) == 1 and "/" not in what):
        known = ", ".join(levels)
        raise EntrantError(
            f"unknown player {text!r}: a level ({known}), module:Class, or NAME='COMMAND ...'"
        )
    return Entrant(name or words[-1].rpartition("/")[2], "program", words)
