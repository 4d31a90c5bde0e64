"""Standings of a club over its evenings."""

from rumpus.server.clubs.history import Finish, Past, totals

ANN = Finish("ann", "Ann", 1, 12, 1, 1)
BOB = Finish("bob", "Bob", 2, 0, 0, 1)


def past(*finishes: Finish, rounds: int = 1, over: bool = True) -> Past:
    """Return an evening of Keesdrow."""
    return Past(0, "keesdrow", rounds, over, finishes)


def standings(*evenings: Past) -> list[tuple[str, int, int, int]]:
    """Return name, points, evenings and victories of everybody, the leader first."""
    rows = totals(evenings).get("keesdrow", [])
    return [(row.name, row.points, row.evenings, row.firsts) for row in rows]


def test_evenings_add_up() -> None:
    """Points, evenings and victories are summed."""
    second = past(BOB, Finish("ann", "Ann", 1, 6, 0, 1))
    assert standings(past(ANN, BOB), second) == [("Ann", 18, 2, 2), ("Bob", 0, 2, 0)]


def test_an_evening_without_a_round_counts_for_nobody() -> None:
    """It ended before it began: nobody has won it or was there."""
    waiting = [Finish(each.person, each.name, 1, 0, 0, 0) for each in (ANN, BOB)]
    assert standings(past(*waiting, rounds=0)) == []
    assert standings(past(*waiting, rounds=0), past(ANN, BOB)) == [
        ("Ann", 12, 1, 1),
        ("Bob", 0, 1, 0),
    ]


def test_nobody_wins_an_evening_without_playing() -> None:
    """Everybody sat out, or no table was played."""
    assert standings(past(Finish("ann", "Ann", 1, 12, 0, 0))) == [("Ann", 12, 1, 0)]


def test_an_evening_that_runs_does_not_count_yet() -> None:
    """Its result may still change."""
    assert standings(past(ANN, BOB, over=False)) == []
