"""Teams in an evening: partners share points, and aren't each other's opponents."""

import pytest

from rumpus.core.values import Refusal
from rumpus.evening import requests
from rumpus.evening.events import Places, Plan
from rumpus.evening.standings import standings
from rumpus.evening.state import Evening, fold
from unit.evening.evenings import joined, must, pair, then

PLAN = Plan("keesdrow", "swiss", seats=4, least=4, teams=(0, 1, 0, 1))


def started() -> Evening:
    """Return an evening of teams whose first round has begun."""
    evening = joined(fold([must(requests.open_evening(PLAN, 0))]), range(4))
    return pair(evening)[0]


def test_both_partners_get_the_points_of_their_team() -> None:
    """A win counts for both, and so do the games won; only the other team are opponents."""
    evening = started()
    people = evening.rounds[0].boards[0].people
    evening = then(evening, requests.set_result(evening, 0, 0, ((1, 3), (0, 2)), "game"))
    rows = {row.person: row for row in standings(evening)}
    first, second = (rows[people[at]] for at in (1, 3))
    assert (first.points, second.points, first.won, second.won) == (12, 12, 1, 1)
    assert (first.place, second.place) == (1, 1)
    assert [rows[people[at]].points for at in (0, 2)] == [0, 0]
    # Partners don't count among the opponents.
    assert [rows[person].buchholz for person in people] == [24, 0, 24, 0]


def test_partners_are_not_compared_by_a_game_against_each_other() -> None:
    """Two who are equal after being partners have not met as opponents."""
    evening = started()
    evening = then(evening, requests.set_result(evening, 0, 0, ((0, 2), (1, 3)), "game"))
    assert {row.direct for row in standings(evening)} == {0}


@pytest.mark.parametrize("places", [((0,), (1, 2, 3)), ((0, 1), (2, 3)), ((0,), (2,), (1, 3))])
def test_no_result_splits_a_team(places: Places) -> None:
    """A leader can't place partners apart by hand."""
    outcome = requests.set_result(started(), 0, 0, places, "hand")
    assert isinstance(outcome, Refusal)
    assert outcome.code == "bad_result"


def test_a_table_of_teams_can_tie_or_not_be_played() -> None:
    """All in one place is a draw, and no places mean that nobody played."""
    evening = started()
    for places in (((0, 1, 2, 3),), ()):
        assert not isinstance(requests.set_result(evening, 0, 0, places, "hand"), Refusal)
