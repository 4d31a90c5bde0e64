"""
Lists the tests nearest to a change: those that it touches, and those that import what it touches.

Only direct imports count, and a change in a game adds the tests of its rules. `make check` is quick
and covers the change; `make test` covers everything.
"""

import ast
import subprocess
from collections.abc import Iterable, Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
BASES = ("origin/main", "main")


def base() -> str:
    """Return the commit from which this branch left main; on main itself, the last one."""
    for name in BASES:
        found = _git("merge-base", "HEAD", name)
        if found and found != _git("rev-parse", "HEAD"):
            return found
    return "HEAD"


def changed(since: str) -> list[Path]:
    """Return the files that differ from *since* or are new, relative to the root."""
    names = [
        *_git("diff", "--name-only", "--diff-filter=d", since).splitlines(),
        *_git("ls-files", "--others", "--exclude-standard").splitlines(),
    ]
    return sorted({Path(name) for name in names})


def nearest(files: Iterable[Path], root: Path) -> list[str]:
    """Return the Python test files to run for *files*, relative to *root*."""
    touched = set(files)
    modules = {_module_of(file) for file in touched if file.suffix == ".py"}
    folders = {Path("tests/rules", *file.parts[3:4]) for file in touched if _is_of_game(file)}
    if any(file.parts[0] == "docs" for file in touched):
        folders.add(Path("tests/docs"))
    return sorted(
        str(test)
        for test in (path.relative_to(root) for path in (root / "tests").rglob("test_*.py"))
        if "e2e" not in test.parts
        and (test in touched or folders & set(test.parents) or modules & set(_imports(root / test)))
    )


def _is_of_game(file: Path) -> bool:
    """Return True if *file* lies in the folder of a game."""
    return file.parts[:3] == ("src", "rumpus", "games") and len(file.parts) > 4


def _module_of(file: Path) -> str:
    """Return the dotted name by which a test imports *file*."""
    parts = file.with_suffix("").parts[1:]
    return ".".join(parts[:-1] if parts[-1:] == ("__init__",) else parts)


def _imports(test: Path) -> Iterator[str]:
    """Yield the modules that *test* imports, and the full name of each import from them."""
    for node in ast.walk(ast.parse(test.read_text(encoding="utf-8"))):
        match node:
            case ast.Import(names=names):
                yield from (name.name for name in names)
            case ast.ImportFrom(module=str(module), names=names):
                yield module
                yield from (f"{module}.{name.name}" for name in names)
            case _:
                pass


def _git(*words: str) -> str:
    """Return git's output, or nothing if git fails."""
    done = subprocess.run(["git", *words], cwd=ROOT, capture_output=True, text=True, check=False)
    return done.stdout.strip() if done.returncode == 0 else ""
