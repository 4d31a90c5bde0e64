"""`rumpus new-game`: the package of a playable game, as a start for a new one."""

import argparse
import re
import shutil
import sysconfig
from collections.abc import Iterator
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Final

from rumpus.cli.common import Commands
from rumpus.cli.failure import FAILED, CommandError
from rumpus.games.registry import games, left_out

_NAME: Final = re.compile(r"(?!.{25})[a-z]{2}[a-z0-9]*(?:_[a-z0-9]+)*")
"""A name that ends in an underscore would make a distribution that can't be installed."""
_EXAMPLE: Final = re.compile(r"rumpus-nim|(?<![a-z])nim(?![a-z])|Nim|NIM")
"""The name of the example, in every spelling that its files use."""
_SOURCES: Final = frozenset({"src", "tests", "pyproject.toml", "README.md"})
_BUILT: Final = frozenset({"__pycache__"})


def add_to(commands: Commands) -> None:
    """Add the command."""
    parser = commands.add_parser("new-game", help="write the package of a new game")
    parser.add_argument(
        "name",
        metavar="NAME",
        help="two lowercase letters, then lowercase letters, digits and underscores",
    )
    parser.add_argument("--into", type=Path, metavar="DIR", help="a new folder (default: ./NAME)")
    parser.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    """Write the package."""
    name: str = options.name
    if not _NAME.fullmatch(name):
        raise CommandError(
            f"invalid name {name!r}: begin with two lowercase letters, then use lowercase letters,"
            " digits and underscores, at most 24 in all, as in tic_tac"
        )
    if name in games() or name in left_out():
        raise CommandError(f"a game {name!r} already exists")
    folder: Path = options.into or Path(name)
    try:
        folder.mkdir(parents=True)
    except FileExistsError:
        raise CommandError(f"{folder} already exists; choose another folder with --into") from None
    except OSError as error:
        raise CommandError(f"can't create {folder}: {error.strerror}", FAILED) from error
    try:
        for path, text in _written(name):
            (folder / path).parent.mkdir(parents=True, exist_ok=True)
            (folder / path).write_text(text, encoding="utf-8")
    except OSError as error:
        shutil.rmtree(folder, ignore_errors=True)
        raise CommandError(f"can't write {folder}: {error.strerror}", FAILED) from error
    scripts = _scripts()
    print(f"Wrote {folder}. Next:")
    print(f"  {scripts}/pip install --no-build-isolation --editable {folder}")
    print(f"  {scripts}/rumpus simulate {name} --games 5")
    print("  make play    (in a checkout of Rumpus: builds its screens and opens the room)")
    print("  make dev     (in a checkout of Rumpus: installs pytest and the other tools)")
    print(f"  {scripts}/pytest {folder}")
    return 0


def _scripts() -> Path:
    """Return the folder of this environment's programs; relative if below the current folder."""
    folder = Path(sysconfig.get_path("scripts"))
    return folder.relative_to(Path.cwd()) if folder.is_relative_to(Path.cwd()) else folder


def _written(name: str) -> Iterator[tuple[str, str]]:
    """Yield the path and the text of each file of a new game."""
    for path, file in _files(_example()):
        yield _renamed(path, name), _renamed(file.read_text(encoding="utf-8"), name)


def _example() -> Traversable:
    """Return the example: packed into the package, or in the checkout of an editable install."""
    packed = files("rumpus.cli") / "stub"
    return packed if packed.is_dir() else Path(__file__).parents[3] / "examples" / "nim"


def _files(folder: Traversable, below: str = "") -> Iterator[tuple[str, Traversable]]:
    for entry in sorted(folder.iterdir(), key=lambda entry: entry.name):
        if entry.name in _BUILT or (not below and entry.name not in _SOURCES):
            continue
        path = f"{below}{entry.name}"
        if entry.is_dir():
            yield from _files(entry, f"{path}/")
        else:
            yield path, entry


def _renamed(text: str, name: str) -> str:
    words = name.split("_")
    names = {
        "rumpus-nim": f"rumpus-{'-'.join(words)}",
        "nim": name,
        "NIM": "".join(words).upper()[:3],
        "Nim": " ".join(word.capitalize() for word in words),
    }
    joined = names["Nim"].replace(" ", "")

    def other(found: re.Match[str]) -> str:
        # A class name has no gap: NimGame, TicTacGame.
        follows = text[found.end() : found.end() + 1]
        return joined if found[0] == "Nim" and follows.isupper() else names[found[0]]

    return _EXAMPLE.sub(other, text)
