"""Set-up: laying the tiles, and the draw for the start."""

from collections import Counter
from collections.abc import Sequence
from typing import Final

from msgspec.structs import replace

from rumpus.core.chance import Chance
from rumpus.core.values import Millis, Refusal, Seat
from rumpus.games.keesdrow import data
from rumpus.games.keesdrow.events import DrawTied, KeesdrowEvent, Laid, Picked
from rumpus.games.keesdrow.evolve import evolve
from rumpus.games.keesdrow.state import Rules, State
from rumpus.games.keesdrow.tiling import tiles_in
from rumpus.words.language import ENGLISH, Language

DRAW_MILLIS: Final = 10_000
"""Time to pick a tile, in ms; then the table picks (KD-4)."""


def lay(language: Language, rules: Rules, at: Millis, chance: Chance) -> Laid:
    """KD-3: mix the tiles and lay each with a random side up."""
    faces: list[str] = []
    backs: list[str] = []
    printed = data.tiles(rules.size)
    if language != ENGLISH:
        printed = tiles_in(language, len(printed))
    for tile in chance.shuffled(printed):
        up = chance.below(2)
        faces.append(tile[up])
        backs.append(tile[1 - up])
    laid = Laid(tuple(faces), tuple(backs), Millis(at + DRAW_MILLIS))
    if language == ENGLISH:
        return laid
    return replace(laid, alphabet=language.letters, values=tuple(language.values.values()))


def pick(state: State, seat: Seat, tile: int) -> Picked | Refusal:
    """KD-4: let a seat look at the back of a tile that nobody has looked at."""
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
    """KD-4: pick for the seats that haven't picked in time."""
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
    KD-4: return the starter, who has the letter nearest to A; on a tie, those seats pick again.

    If there aren't enough tiles left for that, chance decides among them.
    """
    nearest = _nearest(state)
    if len(nearest) == 1:
        return nearest[0]
    if len(nearest) > len(free_tiles(state)):
        return chance.choice(nearest)
    return DrawTied(tuple(nearest), Millis(at + DRAW_MILLIS))


def _nearest(state: State) -> Sequence[Seat]:
    """List the seats with the letter nearest to A in this round of the draw."""
    # Seats still in the running have drawn once more than those that are out.
    counts = Counter(draw.seat for draw in state.draws)
    rounds = max(counts.values())
    latest = {draw.seat: draw.letter for draw in state.draws if counts[draw.seat] == rounds}
    least = min(latest.values())
    return sorted(seat for seat, letter in latest.items() if letter == least)


def _picked(state: State, seat: Seat, tile: int, *, chance: bool) -> Picked:
    return Picked(seat, tile, state.backs[tile][0], chance)
