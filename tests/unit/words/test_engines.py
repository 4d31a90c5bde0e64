import os
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from typing import Literal

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rumpus.words import Grid, Used, any_word, bundled, engine, paths_of, solve
from rumpus.words._engine import Board, Kernel, choose
from unit.words.boards import VALUES, grid_of, grids, lexicon_of, used_paths, words_over
from unit.words.engines import needs_kernel

pytestmark = needs_kernel
LETTERS = st.sampled_from(["ABC.", "AB", "ABab", "EST", "AEIOURSTLNDCest."])


@pytest.fixture
def kernel() -> Kernel:
    """Return the kernel."""
    found = choose(pure=False)
    assert found is not None
    return found


def board_of(  # noqa: PLR0917 - the kernel takes them so
    kernel: Kernel,
    width: int = 2,
    height: int = 1,
    letters: str = "AB",
    values: bytes = bytes(26),
    uses: bytes = bytes(2),
    used_cells: bytes = b"",
    used_lengths: bytes = b"",
) -> Board:
    """Create a board of the kernel directly, bypassing the checks of the Python side."""
    return kernel.Board(width, height, letters, values, uses, used_cells, used_lengths, False)


@settings(max_examples=150, deadline=None)
@given(data=st.data(), words=words_over("abcest", 8), min_length=st.integers(1, 5))
def test_the_kernel_finds_what_python_finds(
    data: st.DataObject, words: list[str], min_length: int
) -> None:
    """Words, paths and scores are equal for any lexicon, board, pegs, gaps and used paths."""
    grid = data.draw(grids(data.draw(LETTERS)))
    used = data.draw(used_paths(grid))
    lexicon = lexicon_of(*words)

    both = [list(solve(lexicon, grid, used, min_length, pure=pure)) for pure in (True, False)]

    assert both[0] == both[1]
    assert {bool(both[0])} == {
        any_word(lexicon, grid, used, min_length, pure=pure) for pure in (True, False)
    }


@settings(max_examples=40, deadline=None)
@given(grid=grids("AEIOURSTLNDCGHMPB", side=6), rounds=st.integers(0, 4))
@pytest.mark.parametrize("shorter", ["beginning", "part"])
def test_the_engines_agree_as_a_board_fills_up(
    grid: Grid, rounds: int, shorter: Literal["beginning", "part"]
) -> None:
    """The engines agree after each round in which the best words are played and forbidden."""
    used = Used((), shorter)
    for _ in range(rounds):
        best = solve(bundled(), grid, used).best(8)
        used = Used((*used.paths, *(item.path for item in best)), shorter)

    assert list(solve(bundled(), grid, used, pure=True)) == list(
        solve(bundled(), grid, used, pure=False)
    )


@settings(max_examples=60, deadline=None)
@given(data=st.data(), word=st.text("abcest", min_size=1, max_size=9), limit=st.integers(1, 50))
def test_the_kernel_lists_the_paths_that_python_lists(
    data: st.DataObject, word: str, limit: int
) -> None:
    """Both engines list the same paths of a typed word, in the same order."""
    grid = data.draw(grids(data.draw(LETTERS)))
    used = data.draw(used_paths(grid))

    assert paths_of(word, grid, used, limit, pure=True) == paths_of(
        word, grid, used, limit, pure=False
    )


@pytest.mark.parametrize("letters", ["A", "AB", "AAB"])
def test_the_engines_cut_the_same_partial_paths(letters: str) -> None:
    """When there are more partial paths than the beam allows, both engines keep the same ones."""
    grid = Grid(16, 16, (letters * 256)[:256], VALUES, tuple(cell % 3 for cell in range(256)))
    word = (letters * 28)[:12].lower()
    used = Used(tuple(item.path for item in paths_of(word, grid, limit=100)))

    assert paths_of(word, grid, used, 1000, pure=True) == paths_of(
        word, grid, used, 1000, pure=False
    )
    assert list(solve(lexicon_of(word), grid, used, pure=True)) == list(
        solve(lexicon_of(word), grid, used, pure=False)
    )


def test_the_highest_score_that_can_be_fits() -> None:
    """The score of 28 letters of 255 points, on cells with two pegs, doesn't overflow."""
    grid = Grid(28, 1, "A" * 28, (255,) * 26, (2,) * 28)

    for pure in (True, False):
        assert [x.score for x in paths_of("a" * 28, grid, limit=1, pure=pure)] == [255 * 3 * 28]


def test_threads_may_search_at_once() -> None:
    """Simultaneous searches in several threads find the same words."""
    grid = grid_of("STRE", "NAIL", "GODS", "MECH")
    expected = list(solve(bundled(), grid, pure=True))

    with ThreadPoolExecutor(4) as pool:
        searches = [pool.submit(solve, bundled(), grid, pure=False) for _ in range(16)]

    assert [expected] * 16 == [list(search.result()) for search in searches]


@pytest.mark.parametrize(
    ("nodes", "message"),
    [
        ([], "nodes"),
        ([(1, 0)], "outside it"),
        ([(1, 1)], "outside it"),
        ([(0b111, 1), (1 << 31, 0), (1 << 31, 0)], "outside it"),
        ([(1, 1), (1, 1)], "outside it"),
    ],
    ids=["none", "own child", "past the end", "too many", "circle"],
)
def test_the_kernel_refuses_a_trie_that_leads_astray(
    kernel: Kernel, nodes: list[tuple[int, int]], message: str
) -> None:
    """Every link of a trie must point to a later node inside it."""
    with pytest.raises(ValueError, match=message):
        kernel.Trie(np.array(nodes, np.uint32).reshape(-1, 2))


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ({"width": 0}, "sides"),
        ({"width": -2, "height": -1}, "sides"),
        ({"width": 33, "letters": "A" * 33, "uses": bytes(33)}, "sides"),
        ({"letters": "ABC"}, "each cell"),
        ({"uses": bytes(1)}, "each cell"),
        ({"letters": "?B"}, "A to Z"),
        ({"uses": b"\0\4"}, "0 to 3"),
        ({"uses": b"\0\xff"}, "0 to 3"),
        ({"values": b""}, "each letter"),
        ({"values": bytes(32)}, "each letter"),
        ({"letters": "ZB", "values": bytes(25)}, "A to Z"),
        ({"used_cells": b"\0"}, "two bytes"),
        ({"used_cells": b"\2\0", "used_lengths": b"\1"}, "leaves"),
        ({"used_cells": b"\1\0", "used_lengths": b"\2"}, "fit"),
        ({"used_cells": b"\1\0", "used_lengths": b"\0"}, "length"),
        ({"used_cells": bytes(58), "used_lengths": bytes([29])}, "length"),
        ({"used_cells": bytes(2 * 4097), "used_lengths": b"\1" * 4097}, "too many"),
    ],
)
def test_the_kernel_refuses_what_is_no_board(
    kernel: Kernel, arguments: dict[str, int], message: str
) -> None:
    """The kernel checks all fields of a board, although the Python side has checked them."""
    with pytest.raises(ValueError, match=message):
        board_of(kernel, **arguments)  # type: ignore[arg-type]  # one table for all fields


def test_the_kernel_refuses_what_is_no_search(kernel: Kernel) -> None:
    """The kernel checks lengths, beams and words."""
    board, trie = board_of(kernel), kernel.Trie(bundled().nodes)

    for min_length, beam in ((0, 1), (29, 1), (1, 0), (1, 65537)):
        with pytest.raises(ValueError, match=r"min_length|beam"):
            board.solve(trie, min_length, beam)
    for word in ("", "A", "a.", "a" * 29):
        with pytest.raises(ValueError, match="word"):
            board.paths_of(word, 1, 1)


@pytest.mark.parametrize(("setting", "expected"), [("1", "pure"), ("", "kernel"), ("0", "kernel")])
def test_rumpus_pure_leaves_the_kernel_unused(setting: str, expected: str) -> None:
    """RUMPUS_PURE chooses the engine unless the argument `pure` does."""
    program = "from rumpus.words import engine; print(engine())"
    environment = {**os.environ, "RUMPUS_PURE": setting, "PYTHONPATH": os.pathsep.join(sys.path)}

    ran = subprocess.run(
        [sys.executable, "-c", program], env=environment, capture_output=True, text=True, check=True
    )

    assert expected == ran.stdout.strip()
    assert ran.stderr == ""


def test_an_argument_decides_above_all() -> None:
    """The argument `pure` chooses the engine for one call."""
    assert (engine(pure=True), engine(pure=False)) == ("pure", "kernel")
