"""Tests of the table in CONTRIBUTING.md that lists the server's parts and their imports."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
SERVER = ROOT / "src" / "rumpus" / "server"
PREFIX = "rumpus.server."
ROW = re.compile(r"^\| `(\w+)`[^|]*\|[^|]*\| ([^|]*) \|$", re.MULTILINE)


def listed() -> dict[str, set[str]]:
    """Return the parts in CONTRIBUTING.md, each with the imports that the table lists."""
    page = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
    _, _, section = page.partition("\n### The server\n")
    section, _, _ = section.partition("\n### ")
    return {part: set(re.findall(r"`(\w+)`", imports)) for part, imports in ROW.findall(section)}


def part_of(file: Path) -> str:
    """Return the part that a file of the server belongs to."""
    return file.relative_to(SERVER).parts[0].removesuffix(".py")


def imported(file: Path) -> Iterator[str]:
    """Yield the parts of the server that a file imports, its own part included."""
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        match node:
            case ast.ImportFrom(module=str(module), names=names):
                modules = [f"{module}.{name.name}" for name in names]
            case ast.Import(names=names):
                modules = [name.name for name in names]
            case _:
                continue
        for module in modules:
            if module.startswith(PREFIX):
                yield module.removeprefix(PREFIX).split(".")[0]


def real() -> dict[str, set[str]]:
    """Return the parts of the server, each with the other parts that it imports."""
    arrows: dict[str, set[str]] = {}
    for file in SERVER.rglob("*.py"):
        if file != SERVER / "__init__.py":
            part = part_of(file)
            arrows.setdefault(part, set()).update(set(imported(file)) - {part})
    return arrows


def test_the_table_of_the_server_lists_every_part_and_import() -> None:
    """CONTRIBUTING.md lists every part of the server with exactly the parts that it imports."""
    assert listed() == real()


def test_the_page_counts_the_arrows_of_the_server() -> None:
    """The number of arrows on the page is the number of imports between parts."""
    page = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")

    assert f"All {sum(map(len, real().values()))} arrows" in page
