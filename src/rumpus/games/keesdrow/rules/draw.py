"""Set-up: the tiles laid, and the draw for the start."""

from collections import Counter
from collections.abc import Sequence
from typing import Final

from rumpus.core.chance import Chance
from rumpus.core.values import Millis, Refusal, Seat
from rumpus.games.keesdrow import data
from rumpus.games.keesdrow.events import DrawTied, KeesdrowEvent, Laid, Picked
from rumpus.games.keesdrow.evolve import evolve
from rumpus.games.keesdrow.state import Rules, State

DRAW_MILLIS: Final = 10_000
"""Time to pick a tile; then the table picks (KD-4)."""


def lay(rules: Rules, at: Millis, chance: Chance) -> Laid:
    """KD-3: mix the tiles and lay each either side up."""
    faces: list[str] = []
    backs: list[str] = []
    for tile in chance.shuffled(data.tiles(rules.size)):
        up = chance.below(2)
        faces.append(tile[up])
        backs.append(tile[1 - up])
    return Laid(tuple(faces), tuple(backs), Millis(at + DRAW_MILLIS))


def pick(state: State, seat: Seat, tile: int) -> Picked | Refusal:
    """KD-4: a seat looks at the back of a tile that nobody has looked at."""
    if state.phase != "draw":
        return Refusal("not_now", "KD-4", {"phase": state.phase})
    if seat not in state.drawing:
        return Refusal("already_picked", "KD-4")
    if tile >= len(state.backs):
        return Refusal("no_such_tile", "KD-4", {"tile": tile})
    if tile not in free_tiles(state):
        return Refusal("tile_taken", "KD-4", {"tile": tile})
    return _picked(state, seat, tile, chance=False)


def pick_for_all(state: State, chance: Chance) -> list[KeesdrowEvent]:
    """KD-4: the time is up; the table picks for seats that haven't."""
    events: list[KeesdrowEvent] = []
    for seat in state.drawing:
        picked = _picked(state, seat, chance.choice(free_tiles(state)), chance=True)
        state = evolve(state, picked)
        events.append(picked)
    return events


def free_tiles(state: State) -> list[int]:
    """List the tiles whose backs nobody has looked at."""
    taken = {draw.tile for draw in state.draws}
    return [tile for tile in range(len(state.backs)) if tile not in taken]


def starter(state: State, at: Millis, chance: Chance) -> Seat | DrawTied:
    """
    KD-4: all have picked; the letter nearest to A starts, equal ones pick again with other tiles.

    If the tiles do not suffice for that, chance decides among the equal.
    """
    nearest = _nearest(state)
    if len(nearest) == 1:
        return nearest[0]
    if len(nearest) > len(free_tiles(state)):
        return chance.choice(nearest)
    return DrawTied(tuple(nearest), Millis(at + DRAW_MILLIS))


def _nearest(state: State) -> Sequence[Seat]:
    """List the seats of this round of draws with the letter nearest to A."""
    # Whoever is still in the running has drawn once more than those who are not.
    counts = Counter(draw.seat for draw in state.draws)
    rounds = max(counts.values())
    latest = {draw.seat: draw.letter for draw in state.draws if counts[draw.seat] == rounds}
    least = min(latest.values())
    return sorted(seat for seat, letter in latest.items() if letter == least)


def _picked(state: State, seat: Seat, tile: int, *, chance: bool) -> Picked:
    return Picked(seat, tile, state.backs[tile][0], chance)
