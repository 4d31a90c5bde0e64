"""`docs/reference/bots.md` tells what the levels are, and its program runs."""

import re
from pathlib import Path
from typing import Any

import pytest

from rumpus.bots.bot import AnyBot
from rumpus.bots.keesdrow.levels import LEVELS
from rumpus.bots.registry import make_bot
from rumpus.core.game import AnyGame
from rumpus.core.values import Result

PAGE = Path(__file__).resolve().parents[3] / "docs" / "reference" / "bots.md"
TEXT = PAGE.read_text("utf-8")


def cells(number: int) -> list[str]:
    """Give what the table of levels says about one of them, row by row."""
    rows = [line.strip("| ").split("|") for line in TEXT.splitlines() if line.startswith("|")]
    return [row[number].strip() for row in rows[2:10]]


@pytest.mark.parametrize(("number", "name"), [*enumerate(LEVELS, 1)])
def test_the_table_of_levels_is_true(number: int, name: str) -> None:
    """Every number of a level stands in its column, in this order."""
    level = LEVELS[name]
    expected = [
        [1, level.commonest, level.longest],
        [1, level.recognised],
        [level.looks, level.compared],
        [level.reuse / 10],
        [level.bluff / 10],
        [level.doubt / 10],
        [level.glance / 1000, 2 * level.glance / 1000, level.letter / 1000],
        [level.ahead],
    ]

    stated = [[float(n) for n in re.findall(r"\d+(?:\.\d+)?", cell)] for cell in cells(number)]

    assert stated == expected


def test_the_program_of_the_page_runs(capsys: pytest.CaptureFixture[str]) -> None:
    """With a bot of one's own the program plays a game."""
    (program,) = re.findall(r"^```python\n(from .*?)^```", TEXT, re.DOTALL | re.MULTILINE)
    names: dict[str, Any] = {"make_my_bot": fair}

    exec(program, names)  # noqa: S102 - it is the page's own program

    assert isinstance(names["run"].table.result, Result)
    assert capsys.readouterr().out.startswith("Result(")


def fair(game: AnyGame, _level: str) -> AnyBot:
    """Make the bot of one's own."""
    return make_bot(game, "fair")
