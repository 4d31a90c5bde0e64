"""Backlog of updates for sockets that missed some, and updates withheld from an audience."""

from rumpus.core.values import Seat
from rumpus.server.limits import values as limits
from rumpus.server.tables.backlog import Backlog
from rumpus.server.tables.withheld import Withheld


def test_the_ring_gives_what_was_missed_or_nothing() -> None:
    """The backlog returns all updates that an audience missed, or None if there is a gap."""
    backlog = Backlog()
    assert backlog.missed(None, 4, 4) == []
    assert backlog.missed(None, 3, 4) is None
    for seq in (5, 6, 7):
        backlog.add({None: [b"all %d" % seq], Seat(0): [b"zero %d" % seq]})
    assert backlog.missed(Seat(0), 5, 7) == [b"zero 6", b"zero 7"]
    assert backlog.missed(None, 4, 7) == [b"all 5", b"all 6", b"all 7"]
    assert backlog.missed(None, 3, 7) is None
    assert backlog.missed(None, 8, 7) is None
    assert backlog.missed(Seat(1), 6, 7) is None
    # An update that is withheld from an audience doesn't count as missed yet.
    backlog.add({None: [b"all 8"], Seat(0): []})
    assert backlog.missed(Seat(0), 6, 7) == [b"zero 7"]
    backlog.add({None: [b"all 9"], Seat(0): [b"zero 8", b"zero 9"]})
    assert backlog.missed(Seat(0), 7, 9) == [b"zero 8", b"zero 9"]
    # A dropped audience has lost its updates; it is served again from the next one.
    backlog.regroup([Seat(0)])
    assert backlog.missed(None, 8, 9) is None
    backlog.add({None: [b"all 10"], Seat(0): [b"zero 10"]})
    assert backlog.missed(None, 9, 10) == [b"all 10"]
    assert backlog.missed(None, 8, 10) is None
    backlog.clear()
    assert backlog.missed(Seat(0), 9, 10) is None


def test_a_new_audience_is_told_no_more_than_the_others() -> None:
    """A new audience inherits the updates that are withheld, so it learns no more than others."""
    kept = Withheld()
    kept.regroup([Seat(0), Seat(1)])
    assert kept.released(Seat(0), b"5", empty=True) == ()
    assert kept.released(Seat(1), b"5", empty=False) == (b"5",)
    kept.regroup([Seat(0), Seat(1), None])
    assert [kept.count(each) for each in (Seat(0), Seat(1), None)] == [1, 0, 1]
    assert kept.released(Seat(0), b"6", empty=False) == (b"5", b"6")
    assert kept.released(None, b"6", empty=True) == ()
    assert kept.released(None, b"7", empty=False) == (b"5", b"6", b"7")


def test_no_more_is_kept_back_than_a_socket_can_take() -> None:
    """After `limits.RING` updates without content, all of them are sent."""
    kept = Withheld()
    kept.regroup([None])
    sent = [kept.released(None, b"%d" % each, empty=True) for each in range(limits.RING + 1)]
    assert [len(each) for each in sent] == [*[0] * (limits.RING - 1), limits.RING, 0]


def test_the_ring_is_bounded() -> None:
    """The ring limits the number of updates and of bytes, and drops the oldest first."""
    backlog = Backlog()
    for _ in range(3 * limits.RING):
        backlog.add({None: [b"x"]})
    last = 3 * limits.RING - 1
    assert backlog.missed(None, last - limits.RING, last) is not None
    assert backlog.missed(None, last - limits.RING - 1, last) is None
    backlog.add({None: [b"y" * (limits.RING_BYTES - 1)]})
    assert backlog.missed(None, last, last + 1) == [b"y" * (limits.RING_BYTES - 1)]
    assert backlog.missed(None, last - 2, last + 1) is None
