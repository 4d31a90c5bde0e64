"""Flicks of a finished game, each with what came of it."""

from collections.abc import Sequence
from math import hypot
from typing import NamedTuple

from rumpus.core.values import Seat
from rumpus.games.icecool.events import Caught, FishTaken, Flicked
from rumpus.games.icecool.state import State
from rumpus.physics.layout import Point
from rumpus.physics.track import decode


class Slide(NamedTuple):
    """A flick: who flicked, the state before, the path in mm, fish taken, and Runners caught."""

    seat: Seat
    before: State
    path: tuple[Point, ...]
    fish: int
    caught: int

    @property
    def length(self) -> float:
        """Return the length of the path in mm."""
        return sum(
            hypot(a[0] - b[0], a[1] - b[1]) for a, b in zip(self.path, self.path[1:], strict=False)
        )


def flicks_of(scenes: Sequence[tuple[State, object]]) -> list[Slide]:
    """Return the flicks that could be simulated, in order."""
    found: list[Slide] = []
    for before, event in scenes:
        match event:
            case Flicked() if event.shot.trouble is None:
                lane = next((k for k in decode(event.shot.track) if k.penguin == event.seat), None)
                path = () if lane is None else tuple(zip(*lane.rows[:2].tolist(), strict=True))
                found.append(Slide(event.seat, before, path, 0, 0))
            case FishTaken() if found and event.seat == found[-1].seat:
                found[-1] = found[-1]._replace(fish=found[-1].fish + 1)
            case Caught() if found:
                found[-1] = found[-1]._replace(caught=found[-1].caught + 1)
            case _:
                pass
    return found
