"""
Write the exhibits of the front door: a game of Keesdrow and a flick of ICECOOL 2 for each weekday.

    python tools/door_reel.py

The games are played here once, so that showing them costs the room nothing.
"""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from rumpus.core.options import validated
from rumpus.core.values import Options, Refusal, Setup
from rumpus.games.icecool import evolve
from rumpus.games.icecool.events import FishTaken, Flicked
from rumpus.games.icecool.state import State
from rumpus.games.icecool.view import view
from rumpus.games.keesdrow.events import Laid, Spelled, Stood
from rumpus.games.registry import games
from rumpus.lab.simulate import Sitting, play
from rumpus.physics.facts import Jumped, Passed
from rumpus.physics.layout import load
from rumpus.physics.notation import write
from rumpus.physics.scene import Scene
from rumpus.physics.track import RATE, decode

GAMES_OF_CLIENT: Final = Path(__file__).resolve().parent.parent / "web/src/games"
SEED: Final = 7
FLICKS_FROM: Final = range(20, 27)
"""Seeds of the games of ICECOOL 2, one for each weekday."""
EVERY: Final = 6
"""Frames of a track from one point of a drawn path to the next."""
LONGEST_MS: Final = 5_000
"""Longest flick to prefer; a longer animation would need a button to pause it."""


def main() -> None:
    """Play the games, and write the reel of each."""
    _write("keesdrow", _game())
    _write("icecool", [_flick(seed) for seed in FLICKS_FROM])


def _write(game: str, reel: Any) -> None:
    path = GAMES_OF_CLIENT / game / "door/reel.json"
    path.write_text(json.dumps(reel, separators=(",", ":")) + "\n")


def _options(game: str, **wanted: str | int) -> Options:
    options = validated(games()[game].facts.options, wanted)
    assert not isinstance(options, Refusal)
    return options


def _game() -> dict[str, Any]:
    levels = ("fair", "sharp")
    record = play(Sitting("keesdrow", levels, _options("keesdrow", turns=7)), SEED).record
    events = [event for entry in record.entries for event in entry.events]
    laid = next(event for event in events if isinstance(event, Laid))
    words: list[dict[str, Any]] = []
    for event in events:
        if isinstance(event, Spelled):
            path = [_place(cell) for cell in event.path]
            words.append({"seat": event.seat, "word": event.word, "path": path})
        elif isinstance(event, Stood):
            words[-1]["points"] = event.points
    return {
        "levels": levels,
        "letters": _rows(laid.faces),
        "words": [word for word in words if "points" in word],
    }


def _place(cell: int) -> tuple[int, int]:
    """Return column and row of a cell; cells count by tile."""
    tile, corner = divmod(cell, 4)
    row, column = divmod(tile, 6)
    return 2 * column + corner % 2, 2 * row + corner // 2


def _rows(faces: tuple[str, ...]) -> list[str]:
    grid = [[""] * 12 for _ in range(12)]
    for cell in range(4 * len(faces)):
        column, row = _place(cell)
        grid[row][column] = faces[cell // 4][cell % 4]
    return ["".join(row) for row in grid]


def _flick(seed: int) -> dict[str, Any]:
    """Return the most eventful flick of a game."""
    record = play(Sitting("icecool", ("sharp",) * 3, _options("icecool")), seed).record
    state = evolve.initial_state(Setup(record.header.options, record.header.seats))
    flicks: list[dict[str, Any]] = []
    for entry in record.entries:
        taken = {event.door for event in entry.events if isinstance(event, FishTaken)}
        for event in entry.events:
            if isinstance(event, Flicked) and event.shot.safe:
                flicks.append(_shown(state, event, taken))
            state = evolve.evolve(state, event)
    return max(flicks, key=_worth)


def _shown(state: State, event: Flicked, taken: set[int]) -> dict[str, Any]:
    seats = view(load(), state, None).seats
    scene = Scene(tuple(seat.pose for seat in seats), event.seat)
    passed = [fact for fact in _own(event) if isinstance(fact, Passed)]
    return {
        "seat": event.seat,
        "text": write(scene, event.flick, event.shot, load()),
        "ms": event.shot.duration,
        "doors": len({fact.door for fact in passed}),
        "jumps": sum(isinstance(fact, Jumped) for fact in _own(event)),
        "fish": [{"door": f.door, "at": f.at} for f in passed if f.door in taken],
        "stood": [
            {"seat": number, "x": round(pose.x), "y": round(pose.y)}
            for number, pose in enumerate(scene.penguins)
            if pose is not None
        ],
        "paths": {str(lane.penguin): list(_path(lane.rows)) for lane in decode(event.shot.track)},
        "every": EVERY * 1000 // RATE,
    }


def _own(event: Flicked) -> Iterator[Any]:
    return (fact for fact in event.shot.facts if fact.penguin == event.seat)


def _path(rows: Any) -> Iterator[tuple[int, int]]:
    for x, y in zip(rows[0][::EVERY], rows[1][::EVERY], strict=True):
        yield round(float(x)), round(float(y))


def _worth(flick: dict[str, Any]) -> tuple[bool, int, int]:
    seen = 2 * len(flick["fish"]) + flick["doors"] + flick["jumps"]
    return flick["ms"] <= LONGEST_MS, seen, flick["ms"]


if __name__ == "__main__":
    main()
