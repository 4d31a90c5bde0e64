"""Tests that generic code names no game: what it needs is in the game's module."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from rumpus.games.registry import own_games

SOURCE = Path(__file__).resolve().parents[3] / "src" / "rumpus"
GAMES = own_games()
BUILT = SOURCE / "docs_site"
"""Folder with copies of the examples."""
GENERIC = sorted(
    str(file.relative_to(SOURCE))
    for file in SOURCE.rglob("*.py")
    if not any(
        file.is_relative_to(folder) for folder in (BUILT, *(SOURCE / "games" / n for n in GAMES))
    )
)
EXCEPTIONS = {
    "cli/solve.py": "the command solves a board of one game, and takes its options",
    "cli/solve_keyword.py": "the command solves a hand of one game",
    "library/solving.py": "one function solves a board of one game, another one plays a shot",
    "cli/flick.py": "the command plays the shot of one game, and its help says of which",
}
"""Files that may name a game, and why."""
IMPORTED = re.compile(rf"^rumpus\.games\.({'|'.join(GAMES)})\b")
NAMED = re.compile(
    "|".join(
        rf"^{game.facts.name}$|\b{game.facts.name.upper()}\b|\b{game.facts.title}\b"
        for game in GAMES.values()
    )
)


def names(file: str) -> Iterator[str]:
    """Yield the imports and texts of a file that name a game."""
    for node in ast.walk(ast.parse((SOURCE / file).read_text(encoding="utf-8"))):
        match node:
            case ast.Import(names=imported):
                yield from (one.name for one in imported if IMPORTED.search(one.name))
            case ast.ImportFrom(module=str(module), names=imported):
                paths = (f"{module}.{one.name}" for one in imported)
                yield from (path for path in paths if IMPORTED.search(path))
            case ast.Constant(value=str(text)) if NAMED.search(text):
                yield text
            case _:
                pass


@pytest.mark.parametrize("file", [file for file in GENERIC if file not in EXCEPTIONS])
def test_generic_code_names_no_game(file: str) -> None:
    """Generic code neither imports a game nor has a game's name or title in a text."""
    assert list(names(file)) == []


@pytest.mark.parametrize("file", EXCEPTIONS)
def test_every_exception_is_needed(file: str) -> None:
    """Every exception still names a game."""
    assert file in GENERIC
    assert list(names(file))
