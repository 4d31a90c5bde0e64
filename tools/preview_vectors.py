"""
Writes ``web/tests/games/keesdrow/vectors.json``: what the client's preview of a path must say.

Boards, peg counts and paths are drawn from a fixed stream; what they are worth, and why they can't be
laid, is what the server's own code says. ``--check`` only compares and exits 1 where the committed
file is stale.
"""

import argparse
import json
import sys
from collections.abc import Sequence
from pathlib import Path

import msgspec

from rumpus.core.chance import Chance
from rumpus.words.grid import USES, Grid, Used, flaw, spell, why_forbidden

ROOT = Path(__file__).resolve().parent.parent
TARGET = ROOT / "web" / "tests" / "games" / "keesdrow" / "vectors.json"
TILES = ROOT / "src" / "rumpus" / "games" / "keesdrow" / "tiles.json"

BOARDS = 12
PATHS_A_BOARD = 20
LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"


class PathVector(msgspec.Struct):
    """One path over a board: cells of the game, and what the preview must make of it."""

    cells: list[int]
    shorter: str
    word: str
    points: list[int]
    flaw: str | None
    repeat: str | None


class BoardVector(msgspec.Struct):
    """A position: tiles by place, a letter and a digit per cell, and the paths used so far."""

    places: list[int]
    letters: str
    uses: str
    used: list[list[int]]
    paths: list[PathVector]


FLAWS = {"apart": "not_adjoining", "expired": "spent", "long": "too_long"}
REPEATS = {"same": "used_before", "shorter": "shorter_version"}


def main() -> int:
    """Write or compare; the exit code."""
    parser = argparse.ArgumentParser(description=str(__doc__).strip().splitlines()[0])
    parser.add_argument("--check", action="store_true", help="only compare")
    generated = vectors()
    if not parser.parse_args().check:
        TARGET.write_text(generated, encoding="utf-8")
        return 0
    if TARGET.read_text(encoding="utf-8") == generated:
        return 0
    print(f"{TARGET.name} is stale: run tools/preview_vectors.py")
    return 1


def vectors() -> str:
    """Give the file's text."""
    chance = Chance(b"preview", "vectors")
    boards = [_board(chance, tiles_across=6 if index % 3 else 8) for index in range(BOARDS)]
    return json.dumps(msgspec.to_builtins(boards), separators=(",", ":")) + "\n"


def _board(chance: Chance, tiles_across: int) -> BoardVector:
    side = 2 * tiles_across
    places = chance.shuffled(range(tiles_across**2))
    cells = _cells(places, tiles_across)
    grid = Grid(
        side,
        side,
        "".join(LETTERS[chance.below(26)] for _ in cells),
        _values(),
        tuple(chance.choice((0, 0, 0, 1, 1, 2, 3)) for _ in cells),
    )
    used = _used(chance, grid)
    drawn = [_candidate(chance, grid, used) for _ in range(PATHS_A_BOARD)]
    return BoardVector(
        places,
        _by_cell(cells, grid.letters),
        _by_cell(cells, grid.uses),
        [[cells[position] for position in path] for path in used],
        [_judged(chance, grid, used, path, cells) for path in drawn],
    )


def _cells(places: Sequence[int], tiles_across: int) -> list[int]:
    """List the cell, tile * 4 + corner, at each position of the grid."""
    side = 2 * tiles_across
    return [
        places[(row // 2) * tiles_across + column // 2] * 4 + row % 2 * 2 + column % 2
        for row in range(side)
        for column in range(side)
    ]


def _values() -> tuple[int, ...]:
    values = msgspec.json.decode(TILES.read_bytes())["values"]
    return tuple(values[letter] for letter in LETTERS)


def _by_cell(cells: Sequence[int], by_position: Sequence[object]) -> str:
    found = dict(zip(cells, by_position, strict=True))
    return "".join(str(found[cell]) for cell in range(len(cells)))


def _used(chance: Chance, grid: Grid) -> list[tuple[int, ...]]:
    return [_walk(chance, grid, 3 + chance.below(5)) for _ in range(6)]


def _walk(chance: Chance, grid: Grid, length: int) -> tuple[int, ...]:
    path = [chance.below(len(grid.letters))]
    while len(path) < length:
        path.append(chance.choice(grid.touching[path[-1]]))
    return tuple(path)


def _candidate(chance: Chance, grid: Grid, used: Sequence[tuple[int, ...]]) -> tuple[int, ...]:
    """Draw a path: a walk, one with a jump, or something made of a used path."""
    whole = chance.choice(used)
    kinds = (
        _walk(chance, grid, 1 + chance.below(8)),
        _walk(chance, grid, 3 + chance.below(4)) + _walk(chance, grid, 2),
        whole,
        whole[::-1],
        whole[:-1],
        whole[1:],
        _walk(chance, grid, 28) + _walk(chance, grid, 1),
    )
    return kinds[chance.below(len(kinds))]


def _judged(
    chance: Chance,
    grid: Grid,
    used: Sequence[tuple[int, ...]],
    path: tuple[int, ...],
    cells: Sequence[int],
) -> PathVector:
    whole = Used(tuple(used), "part") if chance.below(2) else Used(tuple(used))
    word = spell(grid, path)
    fault = flaw(grid, path)
    repeat = why_forbidden(word, path, whole)
    return PathVector(
        [cells[position] for position in path],
        whole.shorter,
        word.upper(),
        [] if fault else _points(grid, path),
        FLAWS[fault] if fault else None,
        REPEATS[repeat] if repeat else None,
    )


def _points(grid: Grid, path: Sequence[int]) -> list[int]:
    points = [
        grid.value(cell) * (grid.uses[cell] + path[:at].count(cell) + 1)
        for at, cell in enumerate(path)
    ]
    assert all(points), "a laid letter is worth something"
    assert max(grid.uses[cell] + path.count(cell) for cell in path) <= USES
    return points


if __name__ == "__main__":
    sys.exit(main())
