"""List made by hand: facts that sources and rules lack, and corrections of their errors."""

from collections.abc import Iterator
from itertools import combinations
from pathlib import Path
from typing import Final, NamedTuple

FILE: Final = Path(__file__).parent / "byhand.txt"

Pairs = frozenset[tuple[str, str]]


class HandMade(NamedTuple):
    """Content of the list; empty if families are built without it."""

    forms: Pairs = frozenset()
    """Forms, each with its headword."""

    steps: Pairs = frozenset()
    """Words, each with a base that it is made from."""

    spellings: Pairs = frozenset()
    """Spellings of one word, in alphabetical order."""

    apart: Pairs = frozenset()
    """Pairs that no rule may join, both ways."""


def by_hand() -> HandMade:
    """Read the list: section names in brackets, then lines of a base and its words."""
    sections: dict[str, list[list[str]]] = {}
    lines: list[list[str]] = []
    for line in FILE.read_text("utf-8").splitlines():
        if line.startswith("["):
            lines = sections.setdefault(line.strip("[]"), [])
        elif line and not line.startswith("#"):
            lines.append(line.split())
    return HandMade(
        frozenset(_made(sections["forms"])),
        frozenset(_made(sections["steps"])),
        frozenset(pair for line in sections["spellings"] for pair in combinations(sorted(line), 2)),
        frozenset(
            pair
            for base, *others in sections["apart"]
            for x in others
            for pair in ((base, x), (x, base))
        ),
    )


def _made(lines: list[list[str]]) -> Iterator[tuple[str, str]]:
    for base, *words in lines:
        for word in words:
            yield word, base
