"""`rumpus solve`: words on a board, as the solver finds them."""

from pathlib import Path

import msgspec
import pytest

from rumpus.cli.main import main
from rumpus.games.keesdrow.data import values
from rumpus.games.keesdrow.events import Laid
from rumpus.games.keesdrow.rules.board import Board, grid_of
from rumpus.words.grid import NOTHING_USED, Found, Grid
from rumpus.words.lexicon import bundled
from rumpus.words.paths import solve
from simulated import events, played

LETTERS = "CATSDOGEXRAINSLT"
GRID = Grid(4, 4, LETTERS, values(), (0,) * 16)


def found(capsys: pytest.CaptureFixture[str], *arguments: str) -> list[Found]:
    """Solve a board, and return the words found."""
    assert main(["solve", "keesdrow", "--json", *arguments]) == 0
    return [msgspec.json.decode(x, type=Found) for x in capsys.readouterr().out.splitlines()]


def test_every_word_with_its_best_path(capsys: pytest.CaptureFixture[str]) -> None:
    """The lines are the solver's words with their best paths, the best word first."""
    solution = solve(bundled(), GRID)

    words = found(capsys, "--letters", LETTERS.lower())

    assert words == solution.best(len(solution))
    assert len(words) > 50


def test_only_the_best(capsys: pytest.CaptureFixture[str]) -> None:
    """``--top`` and ``--min-length`` limit the words."""
    assert found(capsys, "--letters", LETTERS, "--top", "3") == solve(bundled(), GRID).best(3)
    long = found(capsys, "--letters", LETTERS, "--min-length", "6")
    assert min(len(word.word) for word in long) == 6


def test_a_board_from_a_file(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    """A board is read from a file, with a row on each line and full stops for gaps."""
    file = tmp_path / "board.txt"
    file.write_text("CAT\nX.S\n")
    grid = Grid(3, 2, "CATX.S", values(), (0,) * 6)

    assert found(capsys, "--board", str(file)) == solve(bundled(), grid).best(100)


def test_rows_are_equally_long(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    """A board with rows of different lengths is refused."""
    (tmp_path / "board.txt").write_text("CAT\nXS\n")

    assert main(["solve", "keesdrow", "--board", str(tmp_path / "board.txt")]) == 1
    assert "the same length" in capsys.readouterr().err


@pytest.mark.replay
@pytest.mark.parametrize("size", ["keesdrow", "deluxe"])
def test_the_board_of_a_seed(capsys: pytest.CaptureFixture[str], size: str) -> None:
    """``--seed`` deals the board on which the simulated game of that seed begins."""
    (laid,) = events(played(2, size=size, turns=7), Laid)
    cells = 4 * len(laid.faces)
    board = Board("".join(laid.faces), tuple(range(cells // 4)), "0" * cells, NOTHING_USED)

    words = found(capsys, "--seed", "2", "--option", f"size={size}", "--top", "20")

    assert words == solve(bundled(), grid_of(board)).best(20)


def test_people_see_squares(capsys: pytest.CaptureFixture[str]) -> None:
    """Without `--json`, cells are named as on a chess board, with a1 in the upper left corner."""
    assert main(["solve", "keesdrow", "--letters", "CATSDOGEXRAINSLT", "--top", "1"]) == 0

    best = solve(bundled(), GRID).best(1)[0]
    score, word, *squares = capsys.readouterr().out.split()
    assert (int(score), word) == (best.score, best.word)
    assert squares == [f"{'abcd'[cell % 4]}{cell // 4 + 1}" for cell in best.path]
