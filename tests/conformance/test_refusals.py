"""Every refusal of a game cites the rule that decides, or there is a reason here why none does."""

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
    """One ``Refusal(...)`` in the source: where, its code and its rule as they are written."""

    where: str
    code: ast.expr
    rule: ast.expr | None


def calls() -> Iterator[Call]:
    """Find every refusal that a game makes at a table; practice without one breaks no rule."""
    for file in sorted(set(GAMES.rglob("*.py")) - set(GAMES.glob("*/practice.py"))):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and ast.unparse(node.func) == "Refusal":
                named = {word.arg: word.value for word in node.keywords}
                code = node.args[0] if node.args else named["code"]
                rule = node.args[1] if len(node.args) > 1 else named.get("rule")
                yield Call(f"{file.relative_to(GAMES)}:{node.lineno}", code, rule)


CALLS = tuple(calls())


def literal(expression: ast.expr | None) -> object:
    """Return a constant, or the expression itself where it is worked out."""
    return expression.value if isinstance(expression, ast.Constant) else expression


def test_the_refusals_of_all_games_are_found() -> None:
    """Every game refuses something."""
    assert {call.where.split("/")[0] for call in CALLS} >= {path.name for path in games()}


def games() -> list[Path]:
    """List the folders of the games."""
    return [path for path in GAMES.iterdir() if (path / "game.py").exists()]


@pytest.mark.parametrize("call", CALLS, ids=lambda call: call.where)
def test_a_refusal_cites_a_rule_or_there_is_a_reason_why_none(call: Call) -> None:
    """A player reads which rule it was; a rule that is cited stands in the rulebook."""
    rule = literal(call.rule)
    if rule is None:
        assert literal(call.code) in UNRULED
    elif isinstance(rule, str):
        assert rule in KNOWN


def test_every_reason_is_needed() -> None:
    """A code that has come to cite its rule is no exception any more."""
    bare = {literal(call.code) for call in CALLS if literal(call.rule) is None}
    assert bare == set(UNRULED)
