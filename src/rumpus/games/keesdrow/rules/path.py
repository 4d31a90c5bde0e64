"""Objections to a path: one function for each rule; the first objection counts."""

from rumpus.core.values import Refusal
from rumpus.games.keesdrow.rules.board import (
    Board,
    Path,
    first_apart,
    layout,
    letters_laid,
    positions_of,
)
from rumpus.words.grid import USES, spell, why_forbidden


def objection(board: Board, path: Path, min_length: int) -> Refusal | None:
    """
    Return why nobody can play a path, or None.

    Whether it spells a word is another question (KD-20).
    """
    return (
        _exists(board, path)
        or _remains(board, path)
        or _adjoins(board, path)
        or _lasts(board, path)
        or _long_enough(path, min_length)
        or forbidden(board, path)
    )


def _exists(board: Board, path: Path) -> Refusal | None:
    """KD-7: refuse cells that aren't on this board."""
    beyond = next((cell for cell in path if cell >= len(board.letters)), None)
    return None if beyond is None else Refusal("no_such_cell", "KD-7", {"cell": beyond})


def _remains(board: Board, path: Path) -> Refusal | None:
    """KD-26: refuse cells of a tile that was taken; its gap remains."""
    gone = next((cell for cell in path if cell // 4 in board.gone), None)
    if gone is None:
        return None
    return Refusal("tile_gone", "KD-26", {"cell": gone, "letter": board.letters[gone]})


def _adjoins(board: Board, path: Path) -> Refusal | None:
    """KD-7, KD-8: refuse a cell that neither touches the one before it nor is the same."""
    apart = first_apart(layout(board.places), path)
    if apart is None:
        return None
    return Refusal("not_adjoining", "KD-7", {"cell": apart, "letter": board.letters[apart]})


def _lasts(board: Board, path: Path) -> Refusal | None:
    """KD-9: refuse to use a cell more than three times, including uses earlier in the word."""
    spent = next((cell for cell in path if int(board.uses[cell]) + path.count(cell) > USES), None)
    if spent is None:
        return None
    return Refusal("spent", "KD-9", {"cell": spent, "letter": board.letters[spent]})


def _long_enough(path: Path, min_length: int) -> Refusal | None:
    """KD-15: refuse a word of fewer letters than agreed."""
    if len(path) >= min_length:
        return None
    return Refusal("too_short", "KD-15", {"least": min_length})


def forbidden(board: Board, path: Path) -> Refusal | None:
    """
    Refuse the same word on the same cells (KD-11), and a shorter version of a used word (KD-14).

    Longer words on used cells (KD-12) and the same word elsewhere (KD-13) are fine.
    """
    word = spell(board.letters, path)
    positions = positions_of(board.places, path)
    match why_forbidden(letters_laid(board), positions, board.used):
        case "same":
            return Refusal("used_before", "KD-11", {"word": word})
        case "shorter":
            return Refusal("shorter_version", "KD-14", {"word": word})
        case None:
            return None
