"""The toys as subjects of the conformance suite."""

from typing import Any

import msgspec

from rumpus.core.chance import Chance
from rumpus.core.values import Seat, SeatInfo, Setup
from rumpus.testing.conformance import Subject
from toys.reach import ReachGame, StopHeld
from toys.sealed import SealedGame
from toys.shot import ShotGame


def _other_number(state: Any, seat: Seat | None, chance: Chance) -> Any | None:
    for other, number in enumerate(state.numbers):
        if number and other != seat:
            changed = number % 9 + 1
            numbers = (*state.numbers[:other], changed, *state.numbers[other + 1 :])
            return msgspec.structs.replace(state, numbers=numbers)
    return None


def _other_stop(state: Any, seat: Seat | None, chance: Chance) -> Any | None:
    if state.reach is None:
        return None
    other = Seat(1 - state.reach.seat)
    held = None if state.held is not None else StopHeld(other, state.reach.until)
    return None if other == seat else msgspec.structs.replace(state, held=held)


def _nothing(state: Any, seat: Seat | None, chance: Chance) -> Any | None:
    return None


PLAYERS = (SeatInfo(), SeatInfo())
SEALED = Subject(
    SealedGame(),
    (Setup({"seconds": 30}, PLAYERS), Setup({"seconds": 9}, (*PLAYERS, *PLAYERS))),
    _other_number,
)
REACH = Subject(
    ReachGame(), (Setup({}, PLAYERS), Setup({}, (*PLAYERS, SeatInfo("moderator")))), _other_stop
)
SHOT = Subject(
    ShotGame(),
    (
        Setup({}, PLAYERS),
        Setup({}, tuple(SeatInfo(team=t) for t in (0, 1, 0, 1))),
    ),
    _nothing,
)
