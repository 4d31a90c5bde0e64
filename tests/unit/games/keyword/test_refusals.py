"""Tests that KEYWORD cites a rule for every refusal."""

import ast
from collections.abc import Iterator
from pathlib import Path

import rumpus.games.keyword

FOLDER = Path(rumpus.games.keyword.__file__).parent
UNSEEN = "void"
"""Code that no client receives: a deadline that nobody waits for."""


def refusals() -> Iterator[ast.Call]:
    """Yield every refusal in the source of the game."""
    for file in FOLDER.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            match node:
                case ast.Call(func=ast.Name(id="Refusal")):
                    yield node
                case _:
                    pass


def test_every_refusal_cites_its_rule() -> None:
    """Every refusal cites a rule, which a player can look up."""
    codes: dict[str, str | None] = {}
    for call in refusals():
        code, *more = [ast.literal_eval(argument) for argument in call.args[:2]]
        codes[code] = more[0] if more else None
    without = {code for code, rule in codes.items() if not (rule or "").startswith("KW-")}
    assert len(codes) > 20
    assert without == {UNSEEN}
