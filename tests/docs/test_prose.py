"""Tests that pages, docstrings, options and client text avoid phrases that nobody would say."""

import ast
import re
import subprocess
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Final

import pytest

from rumpus.games.registry import games

ROOT = Path(__file__).resolve().parents[2]
HELD: Final = (
    "CHANGELOG.md",
    "CONTRIBUTING.md",
    "SECURITY.md",
    "GLOSSARY.md",
    "README.md",
    "docs/howto",
    "docs/reference",
    "docs/rules",
    "docs/tutorial",
    "examples",
    "src/rumpus",
    "web/src",
)
"""Files and folders to which the bans apply."""

BANS: Final = (
    (r"whoever", "anyone who; the player who"),
    (r"(is|are|was|were|be|been|being) told", "sees; receives; learns"),
    (r"(hangs?|hung) on", "depends on"),
    (r"so many", "the number; a limit of; too many"),
    (r"on turn", "whose turn it is; it's your turn"),
    (r"(set|sets|setting) (a|another) table", "create a table"),
    (r"of its own", "its own; separate"),
    (r"he|him|his|himself", "they; them; their; or the role"),
)
OPENINGS: Final = ((r"(give|tell|say)s?|takes? notice", "Return; Raise; Send; Apply"),)
"""Words with which a docstring must not begin."""

FENCE = re.compile(r"^```.*?^```", re.MULTILINE | re.DOTALL)
CODE = re.compile(r"``.+?``|`[^`\n]+`")
LITERAL = re.compile(r"'(?:[^'\\\n]|\\.)*'|\"(?:[^\"\\\n]|\\.)*\"|`(?:[^`\\]|\\.)*`")
MESSAGES = re.compile(r"/(manifest|shelf|messages(/\w+)?)\.ts$")

Piece = tuple[str, int, str]
"""Name of a file, the line at which a text in it begins, and the text."""


def held(pattern: str) -> list[str]:
    """Return the tracked files to which the bans apply and whose names match *pattern*."""
    files = subprocess.run(
        ["git", "ls-files", "--", *HELD], cwd=ROOT, capture_output=True, text=True, check=True
    ).stdout.splitlines()
    return [name for name in files if re.search(pattern, name) and (ROOT / name).is_file()]


def read(name: str) -> str:
    """Return the text of a file."""
    return (ROOT / name).read_text(encoding="utf-8")


def line_at(text: str, place: int) -> int:
    """Return the number of line ends before a position in a text."""
    return text.count("\n", 0, place)


def blanked(pattern: re.Pattern[str], text: str) -> str:
    """Return *text* without the matches of *pattern*, but with the same line numbers."""
    return pattern.sub(lambda found: "\n" * found[0].count("\n"), text)


def pages() -> Iterator[Piece]:
    """Yield pages without their code; the changelog only as far as its newest version."""
    for name in held(r"\.md$"):
        text = blanked(CODE, blanked(FENCE, read(name)))
        if name == "CHANGELOG.md":
            text = "\n## ".join(text.split("\n## ")[:2])
        yield name, 1, text


def docstrings() -> Iterator[Piece]:
    """Yield docstrings, including those below values."""
    for name in held(r"\.py$"):
        for node in ast.walk(ast.parse(read(name))):
            match node:
                case ast.Expr(value=ast.Constant(value=str(text))):
                    yield name, node.lineno, blanked(CODE, text)
                case _:
                    pass


def options() -> Iterator[Piece]:
    """Yield the texts of options, their choices and presets."""
    for game in games().values():
        texts = [
            *(option.sentence for option in game.facts.options),
            *(c.phrase for option in game.facts.options for c in option.choices),
            *(c.note for option in game.facts.options for c in option.choices),
            *(text for preset in game.facts.presets for text in (preset.name, preset.note)),
        ]
        for name in held(f"games/{game.facts.name}/options.py$"):
            source = read(name)
            for text in texts:
                yield name, 1 + line_at(source, max(0, source.find(text))), text


def messages() -> Iterator[Piece]:
    """Yield the client's text: string literals of message files, manifests and shelves."""
    for name in held(MESSAGES.pattern):
        text = read(name)
        for found in LITERAL.finditer(text):
            yield name, 1 + line_at(text, found.start()), found[0][1:-1]


def banned(pieces: Iterable[Piece], bans: Iterable[tuple[str, str]], begin: str = "") -> list[str]:
    """Return, for each banned phrase in *pieces*, its place, the phrase and a better one."""
    rules = [
        (re.compile(begin + r"\b(?:" + ban.replace(" ", r"\s+") + r")\b", re.IGNORECASE), better)
        for ban, better in bans
    ]
    return [
        f"{name}:{first + line_at(text, found.start())}: {' '.join(found[0].split())} -> {better}"
        for name, first, text in pieces
        for rule, better in rules
        for found in rule.finditer(text)
    ]


def test_a_banned_phrase_is_found_with_its_place_and_a_better_one() -> None:
    """A finding has file, line, phrase and replacement; words that contain a phrase are allowed."""
    piece = ("a.md", 7, "The theme of this.\nIt's on\nturn.")

    assert banned([piece], BANS) == ["a.md:8: on turn -> whose turn it is; it's your turn"]


@pytest.mark.parametrize("source", [pages, docstrings, options, messages])
def test_prose_avoids_what_nobody_would_say(source: Callable[[], Iterator[Piece]]) -> None:
    """No page, docstring, option or text of the client contains a banned phrase."""
    assert banned(source(), BANS) == []


def test_a_docstring_begins_with_a_verb_of_programming() -> None:
    """No docstring begins with "give", "tell", "say" or "take notice"."""
    assert banned(docstrings(), OPENINGS, begin=r"^\s*") == []
