from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from rules.keesdrow.spec import A, B, Spec, cell, cells
from rumpus.games.keesdrow.actions import Challenge
from rumpus.games.keesdrow.rules.board import (
    Board,
    board_before,
    board_of,
    board_seen,
    cells_of,
    first_apart,
    grid_of,
    layout,
    moved,
    pegged,
    points,
    touching,
    unpegged,
)
from rumpus.words import NOTHING_USED, Used, score

SMALL = tuple(range(36))
SWAPPED = (35, *range(1, 35), 0)
"""The first and the last tile have changed places."""


@pytest.mark.parametrize(("tiles", "width"), [(36, 12), (64, 16)])
def test_the_cells_lie_tile_by_tile_two_by_two(tiles: int, width: int) -> None:
    """Row 1 begins with the upper cells of the first two tiles, row 2 with the lower ones."""
    lay = layout(tuple(range(tiles)))
    assert lay.width == width
    assert lay.cells[:4] == (0, 1, 4, 5)
    assert lay.cells[width : width + 4] == (2, 3, 6, 7)
    assert lay.cells[-1] == 4 * tiles - 1
    assert all(lay.positions[lay.cells[at]] == at for at in range(4 * tiles))


def test_a_cell_stays_with_its_tile() -> None:
    """Cells move with their tiles."""
    lay = layout(SWAPPED)
    assert lay.cells[:2] == (140, 141)
    assert lay.positions[0] == 10 * 12 + 10
    assert lay.positions[143] == 13


@pytest.mark.rule("KD-7", "KD-8")
def test_touching_is_a_matter_of_where_cells_lie() -> None:
    """The place of a tile decides which other cells its cells touch."""
    for places, touch in ((SMALL, True), (SWAPPED, False)):
        assert touching(layout(places), cell("b1"), cell("c1")) is touch
    assert touching(layout(SWAPPED), cell("l12"), cell("c2"))
    assert touching(layout(SWAPPED), 0, 0)


@pytest.mark.rule("KD-7")
def test_touching_is_a_distance_of_at_most_one_each_way() -> None:
    """Two cells touch if they are at most one row and one column apart."""
    lay = layout(SMALL)
    for (ax, ay), (bx, by) in product(product(range(4), repeat=2), repeat=2):
        near = max(abs(ax - bx), abs(ay - by)) <= 1
        pair = [cell(f"{'abcd'[x]}{y + 1}") for x, y in ((ax, ay), (bx, by))]
        assert touching(lay, pair[0], pair[1]) is near


def test_the_first_cell_apart_is_found() -> None:
    """The first cell that doesn't touch the one before is found; a connected path has none."""
    lay = layout(SMALL)
    assert first_apart(lay, cells("a1 b1 d1 f1")) == cell("d1")
    assert first_apart(lay, cells("a1 b2 c3 c3")) is None
    assert first_apart(lay, cells("a1")) is None


@pytest.mark.rule("KD-9")
@given(st.lists(st.integers(0, 15), max_size=12).filter(lambda p: all(p.count(x) < 4 for x in p)))
def test_pegs_come_out_as_they_went_in(path: list[int]) -> None:
    """Adding and removing pegs of a path changes nothing, and each use is one peg."""
    uses = "0" * 16
    used = pegged(uses, tuple(path))
    assert [int(digit) for digit in used] == [path.count(at) for at in range(16)]
    assert unpegged(used, tuple(path)) == uses


@pytest.mark.rule("KD-10")
def test_points_agree_with_the_solver() -> None:
    """The points of a path add up to the solver's score."""
    spec = Spec("STRESS", "TARTAR").play(A, "a1 b1 c1 d1 e1 f1").fires("window")
    spec.play(B, "a2 b2 a2 b2 c1").fires("window")
    board = board_of(spec.state)
    lay = layout(board.places)
    for names in ("a1 b1 c1", "b2 b1 a1 a1", "c2 c2 d1 c2"):
        path = cells(names)
        positions = tuple(lay.positions[at] for at in path)
        assert sum(points(board.letters, board.uses, path)) == score(grid_of(board), positions)


def test_the_solver_gets_the_board_as_it_lies() -> None:
    """The solver's board follows moved tiles, with letters, pegs and used paths."""
    state = Spec("CARTS").play(A, "a1 b1 c1").fires("window").state
    used = moved(state.used, SMALL, SWAPPED)
    board = replace(board_of(state), places=SWAPPED, used=used)
    grid = grid_of(board)
    assert (grid.width, grid.height) == (12, 12)
    assert grid.letters[:5] == "JJRTS"
    assert grid.letters[130:132] == "CA"
    assert grid.uses[130:132] == (1, 1)
    assert used.paths == ((130, 131, 2),)
    assert cells_of(board, (130, 131, 2)) == cells("a1 b1 c1")


def test_everybody_sees_the_board_as_it_lies() -> None:
    """The board that a spectator sees equals the board of the state."""
    spec = Spec("CARTS", shorter="part").play(A, "a1 b1 c1")
    assert board_seen(spec.view(None)) == board_of(spec.state)
    assert board_of(spec.state) == Board(
        "".join(spec.state.faces),
        SMALL,
        pegged("0" * 144, cells("a1 b1 c1")),
        Used(((0, 1, 2),), "part"),
    )


@pytest.mark.rule("KD-19")
def test_the_board_before_a_turn_has_the_pegs_of_the_turns_before() -> None:
    """The board before a turn has the pegs of earlier words; struck words and passes leave none."""
    spec = Spec("CARTS", listed="cart").play(A, "a1 b1 c1 d1").fires("window")
    earlier = [board_of(spec.state)]
    spec.play(B, "e1 d1 c1").when(A, Challenge())
    earlier.append(board_of(spec.state))
    spec.skip(A).play(B, "d1 c1 c1").fires("window")
    view = spec.view(A)
    assert board_before(view, 0).uses == "0" * 144
    assert board_before(view, 0).used == NOTHING_USED
    assert board_before(view, 1) == earlier[0]
    assert board_before(view, 2) == board_before(view, 3) == earlier[1] == earlier[0]
    assert board_before(view, 4) == board_of(spec.state)
