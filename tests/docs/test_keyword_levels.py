"""How the levels of KEYWORD's bots fare: the page has every line-up, and each level its lead."""

import re
from typing import NamedTuple

import pytest

from keyword_levels import BEGIN, END, PAGE, counted, dealt, line, lineups

CELLS = re.compile(r"\| (\d) \| (.*?) \|(.*)\| (-?\d+) ± (\d+) \|")


class Stated(NamedTuple):
    """One line of the page."""

    seats: int
    levels: str
    lead: int
    margin: int


def stated() -> list[Stated]:
    """Read the table of the page."""
    lines = PAGE.read_text("utf-8").split(BEGIN)[1].split(END)[0].splitlines()[2:]
    matches = [match for match in map(CELLS.fullmatch, lines) if match]
    assert len(matches) == len(lines)
    return [Stated(int(m[1]), m[2], int(m[4]), int(m[5])) for m in matches]


def test_every_lineup_stands_on_the_page() -> None:
    """From two seats to six, with one of each level among others, and with all three levels."""
    named = [
        (len(lineup), {f"{lineup.count(level)} {level}" for level in lineup})
        for lineup in lineups()
    ]

    assert [(row.seats, set(row.levels.split(", "))) for row in stated()] == named


@pytest.mark.parametrize("row", stated(), ids=lambda row: row.levels)
def test_no_level_loses_to_a_lower_one(row: Stated) -> None:
    """At every table size a seat comes first more often than one of the level below it."""
    assert row.lead > 0


def test_shares_are_parts_of_games() -> None:
    """All seats together win every game once."""
    lineup = ("sharp", "fair", "fair")

    shares = dealt(lineup, 0)

    assert sum(shares[level] for level in lineup) == pytest.approx(1)


def test_a_row_is_written_as_the_page_has_it() -> None:
    """Of a few games, which need not say the same."""
    assert CELLS.fullmatch(line(counted(("fair", "gentle"), 8)))
