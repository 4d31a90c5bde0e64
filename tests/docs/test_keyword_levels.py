"""Tests of the page that compares the levels of KEYWORD's bots: its line-ups and their leads."""

import re
from typing import NamedTuple

import pytest

from keyword_levels import BEGIN, END, PAGE, counted, dealt, line, lineups

CELLS = re.compile(r"\| (\d) \| (.*?) \|(.*)\| (-?\d+) ± (\d+) \|")


class Stated(NamedTuple):
    """Row of the page's table."""

    seats: int
    levels: str
    lead: int
    margin: int


def stated() -> list[Stated]:
    """Return the rows of the page's table."""
    lines = PAGE.read_text("utf-8").split(BEGIN)[1].split(END)[0].splitlines()[2:]
    matches = [match for match in map(CELLS.fullmatch, lines) if match]
    assert len(matches) == len(lines)
    return [Stated(int(m[1]), m[2], int(m[4]), int(m[5])) for m in matches]


def test_every_lineup_stands_on_the_page() -> None:
    """The page has exactly the line-ups that the program plays, in the same order."""
    named = [
        (len(lineup), {f"{lineup.count(level)} {level}" for level in lineup})
        for lineup in lineups()
    ]

    assert [(row.seats, set(row.levels.split(", "))) for row in stated()] == named


@pytest.mark.parametrize("row", stated(), ids=lambda row: row.levels)
def test_no_level_loses_to_a_lower_one(row: Stated) -> None:
    """In every line-up, the higher level has a lead over the lower one."""
    assert row.lead > 0


def test_shares_are_parts_of_games() -> None:
    """The shares of all seats in a game add up to one."""
    lineup = ("sharp", "fair", "fair")

    shares = dealt(lineup, 0)

    assert sum(shares[level] for level in lineup) == pytest.approx(1)


def test_a_row_is_written_as_the_page_has_it() -> None:
    """A row counted from eight games has the format of the page."""
    assert CELLS.fullmatch(line(counted(("fair", "gentle"), 8)))
