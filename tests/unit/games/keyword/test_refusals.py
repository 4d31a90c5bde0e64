"""What KEYWORD refuses, it refuses by a rule."""

import ast
from collections.abc import Iterator
from pathlib import Path

import rumpus.games.keyword

FOLDER = Path(rumpus.games.keyword.__file__).parent
UNSEEN = "void"
"""No client gets this one: a deadline that nobody waits for."""


def refusals() -> Iterator[ast.Call]:
    """Find every refusal that the game's source makes."""
    for file in FOLDER.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            match node:
                case ast.Call(func=ast.Name(id="Refusal")):
                    yield node
                case _:
                    pass


def test_every_refusal_cites_its_rule() -> None:
    """A player can look up why something is not allowed."""
    codes: dict[str, str | None] = {}
    for call in refusals():
        code, *more = [ast.literal_eval(argument) for argument in call.args[:2]]
        codes[code] = more[0] if more else None
    without = {code for code, rule in codes.items() if not (rule or "").startswith("KW-")}
    assert len(codes) > 20
    assert without == {UNSEEN}
