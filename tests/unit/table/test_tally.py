"""Tests of the score of a sitting: who has won how many games, whatever the game."""

from rumpus.table.actions import GiveUp
from rumpus.table.rotation import tally_of
from rumpus.table.table import Table
from unit.table.tables import begun_keesdrow, do


def score(table: Table) -> dict[str, tuple[int, int]]:
    """Return how many games each person has played and won."""
    return {one.player: (one.played, one.won) for one in tally_of(table)}


def test_every_person_of_a_larger_game_is_counted() -> None:
    """Of three players, the winner has won one game, and all have played one; bots don't count."""
    table = begun_keesdrow("ann", "bob", "cid", ":Pip")
    do(table, "bob", GiveUp())
    do(table, "cid", GiveUp())
    assert score(table) == {}
    do(table, "ann", GiveUp())
    assert score(table) == {"ann": (1, 0), "bob": (1, 0), "cid": (1, 0)}


def test_partners_win_together() -> None:
    """Both partners of the winning team have won a game."""
    table = begun_keesdrow("ann", "bob", "cid", "dot", teams="yes")
    do(table, "ann", GiveUp())
    do(table, "cid", GiveUp())
    assert score(table) == {"ann": (1, 0), "bob": (1, 1), "cid": (1, 0), "dot": (1, 1)}


def test_sides_that_share_the_first_place_have_not_won() -> None:
    """Two who are equal have played a game, and won none."""
    table = begun_keesdrow("ann", "bob", "cid", levels=())
    do(table, "cid", GiveUp())
    assert score(table) == {"ann": (1, 0), "bob": (1, 0), "cid": (1, 0)}
