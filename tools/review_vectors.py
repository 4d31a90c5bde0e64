"""The text of ``web/tests/games/icecool/review/vectors.json`` for ``tools/preview_vectors.py``."""

import json
from pathlib import Path
from typing import Any, Final

import msgspec

from rumpus.core.values import Setup
from rumpus.games.icecool import evolve
from rumpus.games.icecool.events import Flicked, IceEvent
from rumpus.games.icecool.game import IceCool
from rumpus.games.icecool.rules.cards import points
from rumpus.games.icecool.state import State
from rumpus.games.icecool.view import view
from rumpus.physics.layout import load
from rumpus.table import playthrough, playthrough_reading

PLAYED: Final = Path(__file__).resolve().parent.parent / "tests" / "playthroughs" / "icecool"
TOLD: Final = ("phase", "round", "rounds", "catcher", "order", "turn", "announced", "flicks")
OF_A_SEAT: Final = ("role", "pose", "cards", "down", "up", "fish", "taken", "caught", "ids")


def reviews() -> str:
    """Return the events of golden games, and the table before each flick."""
    games = [_review(file.read_text("utf-8")) for file in sorted(PLAYED.glob("*.txt"))]
    return json.dumps(games, separators=(",", ":")) + "\n"


def _review(text: str) -> dict[str, Any]:
    record = playthrough.to_record(playthrough_reading.read(IceCool(), text))
    state = evolve.initial_state(Setup(record.header.options, record.header.seats))
    entries: list[list[Any]] = []
    before: list[dict[str, Any]] = []
    for entry in record.entries:
        events: list[IceEvent] = list(entry.events)
        for event in events:
            if isinstance(event, Flicked) and event.shot.safe:
                before.append(_told(state))
            state = evolve.evolve(state, event)
        entries.append([_short(event) for event in events])
    rules = msgspec.to_builtins(state.rules)
    return {"rules": rules, "seats": len(state.seats), "entries": entries, "before": before}


def _short(event: IceEvent) -> Any:
    """Return an event; of a flick, leave out the track and the facts."""
    built = msgspec.to_builtins(event)
    if isinstance(event, Flicked):
        built["shot"] |= {"track": "", "facts": []}
    return built


def _told(state: State) -> dict[str, Any]:
    """Return the view that spectators had, and the points of each seat."""
    seen = msgspec.to_builtins(view(load(), state, None))
    seats = [
        {name: seat[name] for name in OF_A_SEAT} | {"points": points(state, seated)}
        for seat, seated in zip(seen["seats"], state.seats, strict=True)
    ]
    return {name: seen[name] for name in TOLD} | {"seats": seats}
