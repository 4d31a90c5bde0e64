"""Hints, from the view alone (IC-39: nothing shows where a flick would end)."""

from typing import Final

from rumpus.games.icecool.actions import (
    TASKS,
    Action,
    Announce,
    EndTurn,
    MakeFlick,
    MoveFish,
    Place,
    Skate,
    ToLine,
)
from rumpus.games.icecool.rules import cards
from rumpus.games.icecool.rules.fishing import moves
from rumpus.games.icecool.rules.whereabouts import kitchen_middle
from rumpus.games.icecool.state import View
from rumpus.physics.layout import School

AIMS: Final = tuple(range(0, 36_000, 4_500))
"""Directions of hinted flicks: eight, evenly spaced."""
POWERS: Final = (300, 600)
FISH: Final = 3
"""Most moves of a fish that are hinted."""


def hints(school: School, view: View) -> list[Action]:
    """List some legal actions for the seat of the view."""
    if view.you is None or view.you not in view.awaited:
        return []
    match view.phase:
        case "place":
            middle = kitchen_middle(school)
            x, y = round(10 * middle.x), round(10 * middle.y)
            return [Place(x, y), Place(x + 200, y), Place(x, y - 200)]
        case "before":
            return [*_lines(view), *_flicks(), *_tasks(view), *_fish(school, view)]
        case "after":
            return [EndTurn(), *_skates(view), *_fish(school, view)]
        case "over":
            return []


def _lines(view: View) -> list[ToLine]:
    return [ToLine(room) for room in view.lines]


def _flicks() -> list[MakeFlick]:
    return [MakeFlick(aim, power) for power in POWERS for aim in AIMS]


def _tasks(view: View) -> list[Announce]:
    """IC-26: propose the tasks for which the hand has a card."""
    if view.tasked:
        return []
    return [Announce(task) for task in TASKS if cards.with_task(view.hand, task) is not None]


def _skates(view: View) -> list[Skate]:
    ones = cards.pair(view.hand, 1)
    return [Skate(ones[0].id, ones[1].id)] if ones else []


def _fish(school: School, view: View) -> list[MoveFish]:
    if view.outside or not cards.pair(view.hand, 2):
        return []
    return moves(school, view.seats)[:FISH]
