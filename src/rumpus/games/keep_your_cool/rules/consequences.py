"""Events that follow by themselves: reaches end, and play halts, resumes or is over."""

from typing import Final

from rumpus.core.values import Millis
from rumpus.games.keep_your_cool.events import CoolEvent, FlagWaits, PlayWentOn
from rumpus.games.keep_your_cool.rules.board import later, tiles_left
from rumpus.games.keep_your_cool.rules.ending import ended, undecided
from rumpus.games.keep_your_cool.rules.reaching import CONFIRM_TIME, cancelled
from rumpus.games.keep_your_cool.rules.seating import other
from rumpus.games.keep_your_cool.state import State

FOR_A_FLAG: Final = ("flag", "dispute")
"""Reasons for a halt that lasts until a flag is settled."""


def consequences(state: State, at: Millis) -> list[CoolEvent]:
    """Return the events that follow by themselves, including the end of the game."""
    over = ended(state, at)
    # KYC-24: this holds even if the game isn't over yet because a ruling on a flag is pending.
    hands = [] if over or tiles_left(state) else cancelled(state, at)
    return [*hands, *_standstill(state, at), *over]


def _standstill(state: State, at: Millis) -> list[CoolEvent]:
    """Halt play if only the ruling on a flag keeps the game from ending, or resume it (KYC-27)."""
    halt = state.halt
    waits = undecided(state)
    if halt is None:
        return [_waits(state, at)] if waits else []
    if waits or halt.why not in FOR_A_FLAG:
        return []
    return [PlayWentOn(at - halt.since, at)]


def _waits(state: State, at: Millis) -> FlagWaits:
    due, flag = max(
        ((flag.due, flag) for flag in state.flags if flag.due is not None),
        key=lambda pair: pair[0],
    )
    grabber = other(flag.owner)
    taken = [each for each in state.attempts if (each.seat, each.side) == (grabber, flag.side)]
    return FlagWaits(
        owner=flag.owner,
        side=flag.side,
        reach=taken[-1].number if taken else None,
        # If an undone ruling outlasted the time for ruling on the flag, that time starts over.
        due=due if due > at else later(at, CONFIRM_TIME),
        at=at,
    )
