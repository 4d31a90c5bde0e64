"""
Writes ``web/src/games/*/lesson/film.json``: the scenes of each game's lesson, made by its rules.

The scripts are in ``tools/films``. ``--check`` only compares, and exits 1 if a committed film is
outdated.
"""

import argparse
import sys
from importlib import import_module
from pathlib import Path
from pkgutil import iter_modules

import msgspec

import films
from rumpus.testing.film import Film

GAMES = Path(__file__).resolve().parent.parent / "web" / "src" / "games"


def recorded() -> dict[Path, str]:
    """Return the text of each film, by its file."""
    return {
        GAMES / found.name / "lesson" / "film.json": text_of(
            import_module(f"{films.__name__}.{found.name}").film()
        )
        for found in iter_modules(films.__path__)
    }


def text_of(film: Film) -> str:
    """Return a film as JSON."""
    return msgspec.json.encode(film).decode() + "\n"


def main() -> int:
    """Write the films, or compare them."""
    parser = argparse.ArgumentParser(description="Record the films of the lessons.")
    parser.add_argument("--check", action="store_true", help="only compare")
    check: bool = parser.parse_args().check
    stale = [
        (file, text)
        for file, text in recorded().items()
        if not file.is_file() or file.read_text("utf-8") != text
    ]
    for file, text in stale:
        if check:
            print(f"{file.parent.parent.name}/lesson/film.json is stale: run tools/lessons.py")
        else:
            file.write_text(text, "utf-8")
    return int(check and bool(stale))


if __name__ == "__main__":
    sys.exit(main())
