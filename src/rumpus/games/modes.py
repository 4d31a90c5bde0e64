"""
Modes: parts that a game adds for ways to play other than at its own table.

Each part is optional. The room offers a mode if a game has the part for it, and knows nothing else
about the game.
"""

from collections.abc import Callable, Sequence
from typing import Any

import msgspec

from rumpus.core.values import Options, Refusal


class DailyMode(msgspec.Struct, frozen=True):
    """
    The board of the day, which everybody plays alone.

    *options* are the options of its tables. *words* lists the words scored in a finished state,
    with their points, for the table of the best ones.
    """

    options: Options
    words: Callable[[Any], Sequence[tuple[str, int]]]


class PracticeMode(msgspec.Struct, frozen=True):
    """
    Practice without a table, by one ``POST /api/<path>`` for programs and pages.

    *read* turns a *wanted* request into an attempt, or refuses it; *withheld* refuses an attempt
    that would help the guest at a table in this state; *play* computes the room's answer, a
    *tried*, on a thread.
    """

    path: str
    summary: str
    wanted: type[msgspec.Struct]
    tried: type[msgspec.Struct]
    read: Callable[[Any], Any]
    withheld: Callable[[Any, Any], Refusal | None]
    play: Callable[[Any], Any]


class Document(msgspec.Struct, frozen=True):
    """A fact sheet for programs, served at ``GET /api/<path>``: *make* returns a *kind*."""

    path: str
    summary: str
    kind: type[msgspec.Struct]
    make: Callable[[], Any]


class Modes(msgspec.Struct, frozen=True):
    """The optional parts of a game."""

    daily: DailyMode | None = None
    practice: PracticeMode | None = None
    documents: tuple[Document, ...] = ()
