"""
Writes ``web/tests/games/keesdrow/vectors.json``: what the client's preview of a path must say.

Boards, peg counts and paths are drawn from a fixed stream; what they are worth, and why they can't
be played, is what the rules of the server say. ``--check`` only compares and exits 1 where the
committed file is stale.
"""

import argparse
import json
import sys
from collections.abc import Sequence
from pathlib import Path

import msgspec

from rumpus.core.chance import Chance
from rumpus.games.keesdrow.board import (
    Board,
    Layout,
    cells_of,
    grid_of,
    layout,
    pegged,
    points,
)
from rumpus.games.keesdrow.moving import filled, turned, turning
from rumpus.games.keesdrow.path import forbidden, objection, word_along

ROOT = Path(__file__).resolve().parent.parent
TARGET = ROOT / "web" / "tests" / "games" / "keesdrow" / "vectors.json"

BOARDS = 12
PATHS_A_BOARD = 20
LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
REPEATS = ("used_before", "shorter_version")

Cells = tuple[int, ...]


class PathVector(msgspec.Struct):
    """
    One path over a board, and what the preview must make of it.

    *tiles* are those that it would take (KD-26), *columns* those that it would turn, and *turned*
    the tiles by place afterwards (KD-27).
    """

    cells: Cells
    shorter: str
    word: str
    points: Cells
    flaw: str | None
    repeat: str | None
    tiles: Cells
    columns: Cells
    turned: Cells


class BoardVector(msgspec.Struct):
    """A position: tiles by place, a letter and a digit per cell, gaps, and the used paths."""

    places: Cells
    letters: str
    uses: str
    gone: Cells
    used: tuple[Cells, ...]
    paths: list[PathVector]


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
    boards = [
        _vector(chance, tiles_across=6 if index % 3 else 8, ripe=index % 2 == 1)
        for index in range(BOARDS)
    ]
    return json.dumps(msgspec.to_builtins(boards), separators=(",", ":")) + "\n"


def _vector(chance: Chance, tiles_across: int, *, ripe: bool) -> BoardVector:
    """Draw a board; a ripe one has gaps, and tiles that lack little to be taken."""
    tiles = tiles_across**2
    pegs = [_pegs(chance, ripe=ripe) for _ in range(tiles)]
    board = Board(
        "".join(LETTERS[chance.below(26)] for _ in range(4 * tiles)),
        tuple(chance.shuffled(range(tiles))),
        "".join(pegs),
        (),
        "beginning",
        tuple(sorted(set(chance.shuffled(range(tiles))[: tiles // 12]))) if ripe else (),
    )
    used = tuple(_walk(chance, board, 3 + chance.below(5)) for _ in range(6))
    board = msgspec.structs.replace(board, used=used)
    drawn = [_candidate(chance, board) for _ in range(PATHS_A_BOARD)]
    judged = [_judged(chance, board, path) for path in drawn]
    return BoardVector(board.places, board.letters, board.uses, board.gone, used, judged)


def _pegs(chance: Chance, *, ripe: bool) -> str:
    """Draw the pegs of one tile."""
    if ripe:
        return chance.choice(("2221", "2122", "1211", "2212", "1222", "3332", "0222"))
    return "".join(chance.choice("0001123") for _ in range(4))


def _walk(chance: Chance, board: Board, length: int) -> Cells:
    """Wander from cell to touching cell, spent ones among them."""
    grid = grid_of(board)
    positions = [chance.below(len(grid.letters))]
    while len(positions) < length:
        positions.append(chance.choice(grid.touching[positions[-1]]))
    return cells_of(board, tuple(positions))


def _candidate(chance: Chance, board: Board) -> Cells:
    """Draw a path: a walk, one with a jump, or something made of a used path."""
    whole = chance.choice(board.used)
    kinds = (
        _walk(chance, board, 1 + chance.below(8)),
        _walk(chance, board, 3 + chance.below(4)) + _walk(chance, board, 2),
        whole,
        whole[::-1],
        whole[:-1],
        whole[1:],
        _beside(layout(board.places), whole),
    )
    return kinds[chance.below(len(kinds))]


def _beside(lay: Layout, path: Sequence[int]) -> Cells:
    """Move a path one letter to the right, over the edge to the next row where it stands there."""
    return tuple(lay.cells[(lay.positions[cell] + 1) % len(lay.cells)] for cell in path)


def _judged(chance: Chance, board: Board, path: Cells) -> PathVector:
    shorter = "part" if chance.below(2) else "beginning"
    board = msgspec.structs.replace(board, shorter=shorter)
    refusal = objection(board, path, 1)
    flaw = refusal.code if refusal and refusal.code not in REPEATS else None
    repeat = forbidden(board, path)
    columns = turning(board.places, path)
    return PathVector(
        path,
        shorter,
        word_along(board, path).upper(),
        () if flaw else points(board.letters, board.uses, path),
        flaw,
        repeat.code if repeat else None,
        () if flaw else filled(pegged(board.uses, path), path, board.gone),
        columns,
        turned(board.places, columns),
    )


if __name__ == "__main__":
    sys.exit(main())
