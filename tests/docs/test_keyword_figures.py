"""Tests of how often a keyword decides a game: page, file and repeated games agree."""

import re
from itertools import pairwise
from math import sqrt

import msgspec
import pytest

from keyword_decides import (
    BEGIN,
    END,
    FIGURES,
    LENGTHS,
    PAGE,
    SEATS,
    Decides,
    decided,
    keyword,
    table,
)

COUNTED = msgspec.json.decode(FIGURES.read_bytes(), type=Decides)
AGAIN = 40
"""Number of games per cell that are played again with other seeds."""


def test_the_page_says_what_the_lobby_reads() -> None:
    """The page has the figures that the lobby reads, and the number of games behind each."""
    text = PAGE.read_text("utf-8")
    stated = text.split(BEGIN)[1].split(END)[0].splitlines()

    assert stated == list(table(COUNTED))
    assert f"\n{COUNTED.games} games of Fair bots a cell" in text


def test_every_cell_has_enough_games() -> None:
    """Every length and number of players has a figure, with a standard error below 3 points."""
    assert {seats: set(parts) for seats, parts in COUNTED.players.items()} == {
        str(seats): {str(length) for length in LENGTHS} for seats in SEATS
    }
    assert 0.5 / sqrt(COUNTED.games) < 0.03


def test_more_players_make_a_keyword_harder() -> None:
    """With more players a keyword decides fewer games, give or take two percentage points."""
    for length in map(str, LENGTHS):
        parts = [COUNTED.players[str(seats)][length] for seats in SEATS]
        assert all(more >= fewer - 0.02 for more, fewer in pairwise(parts))


@pytest.mark.parametrize(("seats", "length"), [(2, 3), (2, 7), (3, 5), (4, 4), (6, 3)])
def test_games_played_again_agree(seats: int, length: int) -> None:
    """Games of a cell with other seeds differ from its figure by at most three standard errors."""
    stated = COUNTED.players[str(seats)][str(length)]
    error = sqrt(stated * (1 - stated) * (1 / AGAIN + 1 / COUNTED.games))

    assert decided(seats, length, AGAIN, first=10_000) == pytest.approx(stated, abs=3 * error)


def test_keywords_have_the_right_length_and_follow_the_seed() -> None:
    """Keywords differ between seeds, are the same in every run and have the right length."""
    for length in LENGTHS:
        words = [keyword(length, seed) for seed in range(30)]
        assert words == [keyword(length, seed) for seed in range(30)]
        assert len(set(words)) > 20
        assert all(re.fullmatch(rf"[a-z]{{{length}}}", word) for word in words)
