"""Fulfilling a task (IC-26): only what the flicked penguin itself does counts."""

from collections.abc import Iterable, Sequence
from typing import assert_never

from rumpus.games.icecool.actions import Task
from rumpus.physics.facts import Bounced, Fact, Jumped, Landed, Passed


def fulfils(task: Task, facts: Iterable[Fact], mover: int, *, there_and_back: bool) -> bool:
    """Return True if a move fulfils a task (IC-26); *there_and_back* is the option's choice."""
    own = [fact for fact in facts if fact.penguin == mover]
    match task:
        case "jump":
            return _jumps(own)
        case "doors":
            passed = [fact.door for fact in own if isinstance(fact, Passed)]
            return len(passed if there_and_back else set(passed)) >= 2
        case "bounce":
            return _bounces(own)
        case _:
            assert_never(task)


def _jumps(own: Sequence[Fact]) -> bool:
    """Return True if the penguin crosses a wall between two rooms and lands in a room."""
    over = False
    for fact in own:
        match fact:
            case Jumped():
                # A penguin that goes on over the outer wall hasn't jumped into a room.
                over = fact.to is not None and (over or fact.out_of is not None)
            case Landed() if over and fact.room is not None:
                return True
            case _:
                pass
    return False


def _bounces(own: Sequence[Fact]) -> bool:
    """Return True if the penguin hits a wall or a door's frame and later passes a door."""
    bounced = False
    for fact in own:
        if isinstance(fact, Passed) and bounced:
            return True
        bounced = bounced or isinstance(fact, Bounced)
    return False
