"""Effects of a standing word on tiles: Four Score takes them, Flip Flop turns columns."""

from collections.abc import Collection, Sequence
from math import isqrt
from typing import Final

from rumpus.games.keesdrow.events import Flipped, KeesdrowEvent, TilesTaken
from rumpus.games.keesdrow.state import State

FILLED: Final = ("2222", "3333")
"""Pegs of a tile that is taken: all yellow, or all red, not mixed (KD-26)."""

NEVER: Final = 99
"""A number of pegs that no word can add."""


def consequences(state: State) -> list[KeesdrowEvent]:
    """Return what the last word, which now stands, does to tiles."""
    play = state.plays[-1]
    match state.rules.variation:
        case "none":
            return []
        case "four_score":
            tiles = filled(state.uses, play.path, [taking.tile for taking in state.taken])
            return [TilesTaken(play.seat, tiles)] if tiles else []
        case "flip_flop":
            columns = turning(state.places, play.path)
            return [Flipped(columns, turned(state.places, columns))] if columns else []


def filled(uses: str, path: tuple[int, ...], gone: Collection[int]) -> tuple[int, ...]:
    """KD-26: return the tiles that a word has filled; *uses* are those after the whole word."""
    tiles = sorted({cell // 4 for cell in path} - set(gone))
    return tuple(tile for tile in tiles if uses[4 * tile : 4 * tile + 4] in FILLED)


def lacking(uses: str, gone: Collection[int]) -> tuple[int, ...]:
    """
    Count, for each tile, the pegs that it needs to be all yellow or, past that, all red (KD-26).

    A tile that is gone needs more than any word could add.
    """
    return tuple(
        NEVER if tile in gone else _lacks([int(digit) for digit in uses[4 * tile : 4 * tile + 4]])
        for tile in range(len(uses) // 4)
    )


def _lacks(pegs: Sequence[int]) -> int:
    yellow = sum(2 - count for count in pegs) if max(pegs) <= 2 else 0
    return yellow or sum(3 - count for count in pegs)


def turning(places: tuple[int, ...], path: tuple[int, ...]) -> tuple[int, ...]:
    """KD-27: return the columns, left to right, with a cell that a word used more than once."""
    side = isqrt(len(places))
    again = {cell // 4 for cell in path if path.count(cell) > 1}
    return tuple(sorted({places.index(tile) % side for tile in again}))


def turned_back(places: tuple[int, ...], columns: tuple[int, ...]) -> tuple[int, ...]:
    """Undo `turned`: move the top tile of each column to its bottom; the others slide up."""
    side = isqrt(len(places))
    last = len(places) - side
    return tuple(
        places[(place + side) if place < last else place - last]
        if place % side in columns
        else tile
        for place, tile in enumerate(places)
    )


def turned(places: tuple[int, ...], columns: tuple[int, ...]) -> tuple[int, ...]:
    """KD-27: move the bottom tile of each column to its top; the others slide down."""
    side = isqrt(len(places))
    last = len(places) - side
    return tuple(
        places[(place - side) if place >= side else last + place]
        if place % side in columns
        else tile
        for place, tile in enumerate(places)
    )
