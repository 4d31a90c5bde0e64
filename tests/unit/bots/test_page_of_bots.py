"""Tests that `docs/reference/bots.md` describes the levels correctly, and that its program runs."""

import re
from pathlib import Path
from typing import Any, get_args

import pytest

from rumpus.bots.bot import AnyBot
from rumpus.core.game import AnyGame
from rumpus.core.values import Result
from rumpus.games.icecool import bots as icecool
from rumpus.games.icecool.bots.levels import Trick
from rumpus.games.keep_your_cool import bots as keep_your_cool
from rumpus.games.keesdrow import GAME
from rumpus.games.keesdrow.bots.levels import LEVELS
from rumpus.games.keyword import bots as keyword

PAGE = Path(__file__).resolve().parents[3] / "docs" / "reference" / "bots.md"
TEXT = PAGE.read_text("utf-8")


def cells(game: str, number: int, count: int) -> list[str]:
    """Return the column of a level in a game's table, row by row."""
    lines = TEXT.split(f"\n## {game}\n")[1].splitlines()
    rows = [line.strip("| ").split("|") for line in lines if line.startswith("|")]
    return [row[number].strip() for row in rows[2 : 2 + count]]


def stated(game: str, number: int, count: int) -> list[list[float]]:
    """Return the numbers in the column of a level, row by row."""
    found = cells(game, number, count)
    return [[float(n) for n in re.findall(r"\d+(?:\.\d+)?", cell)] for cell in found]


@pytest.mark.parametrize(("number", "name"), [*enumerate(LEVELS, 1)])
def test_the_table_of_levels_is_true(number: int, name: str) -> None:
    """The column of a level in the page lists all its numbers, in this order."""
    level = LEVELS[name]
    expected = [
        [1, level.commonest, level.longest],
        [1, level.recognised],
        [level.looks, level.compared],
        [level.patience / 10],
        [level.reuse / 10],
        [level.bluff / 10],
        [level.doubt / 10],
        [level.glance / 1000, 2 * level.glance / 1000, level.letter / 1000],
        [level.ahead],
    ]

    assert stated("Keesdrow", number, 9) == expected


@pytest.mark.parametrize(("number", "name"), [*enumerate(keyword.LEVELS, 1)])
def test_the_table_of_levels_of_keyword_is_true(number: int, name: str) -> None:
    """The column of a level lists all its numbers, except for Sharp's way of weighing words."""
    level = keyword.LEVELS[name]
    expected = [
        [1, level.commonest, level.longest],
        [level.easy, level.fading / 10],
        [level.compared],
        [] if level.weighs else [level.content],
        [level.overlooked / 10],
        [level.glance / 2000, level.glance / 1000, level.letter / 1000],
    ]

    assert stated("KEYWORD", number, 6) == expected


@pytest.mark.parametrize(("number", "name"), [*enumerate(keep_your_cool.LEVELS, 1)])
def test_the_table_of_levels_of_keep_your_cool_is_true(number: int, name: str) -> None:
    """The column of a level in the page lists all its numbers."""
    level = keep_your_cool.LEVELS[name]
    expected = [
        [1, level.commonest, level.longest],
        [level.compared],
        [level.slip / 10],
        [level.think / 1000, level.letter / 1000],
        [level.lasting / 1000, level.crowding / 10],
        [level.heed / 10],
        [level.look / 1000],
        [level.stray / 10],
        [level.reaction, level.spread, level.tail],
        [level.load],
        [level.restraint],
        [level.bold, level.bluff / 10],
        [level.wily],
        [level.jumpy],
        [level.asks / 10],
    ]

    assert stated("Keep Your Cool", number, 15) == expected


@pytest.mark.parametrize(("number", "name"), [*enumerate(icecool.LEVELS, 1)])
def test_the_table_of_levels_of_icecool_is_true(number: int, name: str) -> None:
    """The column of a level lists all its numbers, its tricks, and whether it keeps cards."""
    level = icecool.LEVELS[name]
    odds = level.odds
    expected = [
        [level.flicks],
        [level.best],
        [level.hands],
        [],
        [level.foresight],
        [level.wide],
        [100 * level.weak],
        [100 * level.high],
        [100 * odds.clear, 100 * 100 * odds.lost],
        [100 * odds.beside],
        [100 * odds.angled],
        [100 * odds.walled],
        [100 * level.askew],
        [100 * level.slips],
        [],
        [level.pause / 1000, 2 * level.pause / 1000],
    ]

    rows = zip(stated("ICECOOL 2", number, 16), expected, strict=True)
    assert all(told == pytest.approx(row) for told, row in rows)
    said = cells("ICECOOL 2", number, 16)
    tricks = ", ".join("yes" if trick in level.tricks else "no" for trick in get_args(Trick))
    assert (said[3], said[14]) == (tricks, "yes" if level.keeps else "no")


def test_the_program_of_the_page_runs(capsys: pytest.CaptureFixture[str]) -> None:
    """The program of the page plays a game with a bot that the reader supplies."""
    (program,) = re.findall(r"^```python\n(from .*?)^```", TEXT, re.DOTALL | re.MULTILINE)
    names: dict[str, Any] = {"make_my_bot": fair}

    exec(program, names)  # noqa: S102 - it is the page's own program

    assert isinstance(names["run"].table.result, Result)
    assert capsys.readouterr().out.startswith("Result(")


def fair(game: AnyGame, _level: str) -> AnyBot:
    """Create the bot that the reader supplies."""
    return GAME.make_bot(game, "fair")
