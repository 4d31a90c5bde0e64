"""The story of a finished game, folded from its log again for a picture; it runs on a thread."""

from typing import Any, NamedTuple

from rumpus.server.tables.hosted_game import HostedGame
from rumpus.server.tables.recovery import replayed
from rumpus.store.log import Kept
from rumpus.table.table import Table


class Story(NamedTuple):
    """A state of a game, and the events before it, each with the state in which it happened."""

    state: Any
    scenes: tuple[tuple[Any, Any], ...]


def story_of(kind: HostedGame, kept: Kept, moment: int | None) -> Story | None:
    """
    Return a game up to a moment, or to its end; None if it has no such moment.

    A damaged log may raise any error.
    """
    ends = None if kind.pictures is None else kind.pictures.ends_moment
    if moment is not None and ends is None:
        return None
    table = Table(kind.facts, kind.make_game, kept.held.seed, kind.levels)
    scenes: list[tuple[Any, Any]] = []
    found = 0
    for applied in replayed(kind, kept, table):
        for (before, event), after in zip(applied.scenes(), applied.steps, strict=True):
            scenes.append((before, event))
            found += ends is not None and before is not None and ends(before, after)
            if moment is not None and found == moment:
                return Story(after, tuple(scenes))
    return Story(table.state, tuple(scenes)) if moment is None else None
