"""The crowd: how many guests are here, and for which games somebody looks for a player."""

from rumpus.server.limits import values as limits
from rumpus.server.people.crowd import Crowd

LATER = limits.HERE_SECONDS + 1


def test_a_guest_counts_once() -> None:
    """With a page at the front door and another at a table, a guest is one person."""
    crowd = Crowd()
    crowd.note("ann", 0.0)
    crowd.note("ann", 0.1)
    crowd.sockets["ann"] += 2
    crowd.sockets["ben"] += 1
    assert crowd.people(0.2) == 2


def test_who_no_longer_asks_is_gone() -> None:
    """After some seconds only those at tables count, and those who have asked since."""
    crowd = Crowd()
    for guest in ("ann", "ben", "cat"):
        crowd.note(guest, 0.0)
    crowd.sockets["ben"] += 1
    crowd.note("cat", LATER)
    assert crowd.people(LATER) == 2


def test_figures_are_counted_once_a_second() -> None:
    """A crowd of pages that ask costs no more than one."""
    crowd = Crowd()
    crowd.note("ann", 0.0)
    assert crowd.people(0.0) == 1
    crowd.note("ben", 0.1)
    assert crowd.people(0.2) == 1
    assert crowd.people(limits.LISTED_SECONDS) == 2


def test_nobody_reads_that_they_look_for_a_player_themselves() -> None:
    """A game is named to everybody but the only guest who looks for a player of it."""
    crowd = Crowd(lambda: {"keesdrow": {"ann"}, "keyword": {"ann", "ben"}})
    assert crowd.seeking("ann", 0.0) == ["keyword"]
    assert crowd.seeking("cat", 0.0) == ["keesdrow", "keyword"]
