"""Tests that each refusal of a game cites a rule, or has a reason here for citing none."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

ROOT = Path(__file__).resolve().parents[2]
GAMES = ROOT / "src" / "rumpus" / "games"
HEADING = re.compile(r"^### ([A-Z]{2,3}-\d+) · ", re.MULTILINE)
KNOWN = {
    rule
    for page in (ROOT / "docs" / "rules").glob("*.md")
    for rule in HEADING.findall(page.read_text(encoding="utf-8"))
}
UNRULED = {
    "void": "a deadline that the game does not wait for; no player ever sees it",
    "over": "a game that is over has no rule to break",
}
"""Codes that cite no rule, and why."""


class Call(NamedTuple):
    """Call of ``Refusal(...)`` in the source: its place, and its code and rule as written."""

    where: str
    code: ast.expr
    rule: ast.expr | None


def calls() -> Iterator[Call]:
    """Yield every refusal that a game makes at a table; practice has no rules to cite."""
    for file in sorted(set(GAMES.rglob("*.py")) - set(GAMES.glob("*/practice.py"))):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and ast.unparse(node.func) == "Refusal":
                named = {word.arg: word.value for word in node.keywords}
                code = node.args[0] if node.args else named["code"]
                rule = node.args[1] if len(node.args) > 1 else named.get("rule")
                yield Call(f"{file.relative_to(GAMES)}:{node.lineno}", code, rule)


CALLS = tuple(calls())


def literal(expression: ast.expr | None) -> object:
    """Return the value of a constant, or the expression itself if it's computed."""
    return expression.value if isinstance(expression, ast.Constant) else expression


def test_the_refusals_of_all_games_are_found() -> None:
    """Every game has at least one refusal."""
    assert {call.where.split("/")[0] for call in CALLS} >= {path.name for path in games()}


def games() -> list[Path]:
    """Return the folders of the games."""
    return [path for path in GAMES.iterdir() if (path / "game.py").exists()]


@pytest.mark.parametrize("call", CALLS, ids=lambda call: call.where)
def test_a_refusal_cites_a_rule_or_there_is_a_reason_why_none(call: Call) -> None:
    """A refusal cites a rule that stands in the rulebook, or its code is an exception."""
    rule = literal(call.rule)
    if rule is None:
        assert literal(call.code) in UNRULED
    elif isinstance(rule, str):
        assert rule in KNOWN


def test_every_reason_is_needed() -> None:
    """Every exception is still needed."""
    bare = {literal(call.code) for call in CALLS if literal(call.rule) is None}
    assert bare == set(UNRULED)
