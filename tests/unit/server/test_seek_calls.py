"""Guests who are alerted may put their page away while they look for somebody."""

import asyncio
from pathlib import Path

from rooms import run
from rumpus.server.endpoints.seek_calls import SeekCalls
from rumpus.server.limits import values as limits
from rumpus.server.people.seeks import Match, Seek, Seeks
from rumpus.server.people.wishes import Wish
from unit.server.alert_rooms import AlertRoom

QUICK = Wish("sealed", {})


class Phones:
    """Alerts that reach some guests, and a list of the matches."""

    def __init__(self, *guests: str) -> None:
        self.guests = guests
        self.matches: list[Match] = []

    def reaches(self, guest: str) -> bool:
        """Return True for these guests."""
        return guest in self.guests

    def found(self, match: Match) -> None:
        """Remember a match."""
        self.matches.append(match)


def pool(*reached: str) -> tuple[Seeks, Phones]:
    """Return an empty pool in which all may meet, and the phones of some."""
    phones = Phones(*reached)
    return Seeks(lambda _, __: True, phones), phones


def test_a_seek_goes_on_without_a_page_only_for_those_who_are_alerted() -> None:
    """After half an hour it ends as well."""
    seeks, _ = pool("ann")
    ann, ben = seeks.begin("ann", Wish("one", {}), 0.0), seeks.begin("ben", Wish("two", {}), 0.0)
    seeks.sweep(limits.SEEK_SECONDS + 1)
    assert (ann.state, ben.state) == ("waiting", "over")
    seeks.sweep(limits.SEEK_SECONDS_AWAY)
    assert (ann.state, ben.state) == ("waiting", "over")
    seeks.sweep(limits.SEEK_SECONDS_AWAY + 1)
    assert (ann.state, ben.state) == ("over", "over")


def test_a_seat_is_held_longer_for_somebody_who_is_alerted() -> None:
    """A minute instead of twenty seconds; then the other looks on."""
    for reached, held in ((("ann",), limits.ACCEPT_SECONDS_AWAY), ((), limits.ACCEPT_SECONDS)):
        seeks, phones = pool(*reached)
        ann, ben = seeks.begin("ann", QUICK, 0.0), seeks.begin("ben", QUICK, 1.0)
        assert [match.seeks for match in phones.matches] == [[ann, ben]]
        assert not seeks.accept(ben)
        ann.seen = ben.seen = held
        seeks.sweep(1.0 + held)
        assert ann.state == "found"
        seeks.sweep(1.1 + held)
        assert (ann.state, ben.state) == ("over", "waiting")


def test_a_page_that_was_closed_finds_the_search_again() -> None:
    """By the guest alone, since an alert may lead to another browser."""
    seeks, _ = pool("ann")
    ann = seeks.begin("ann", QUICK, 0.0)
    assert seeks.find("mine", "ann") is ann
    assert seeks.find("mine", "ben") is None


def test_only_those_who_do_not_accept_at_once_are_alerted(tmp_path: Path) -> None:
    """The alert says who was found and until when; a page that accepts needs none."""

    async def work() -> None:
        one = AlertRoom(tmp_path)
        calls = SeekCalls(one.room, one.alerts)
        seeks = Seeks(lambda _, __: True, calls)
        now = asyncio.get_running_loop().time()

        def begun(guest: str) -> Seek:
            return seeks.begin(guest, QUICK, now)

        await one.room.rename("ann", "Ann")
        await one.room.rename("bob", "Bob")
        begun("ann")
        bob = begun("bob")
        seeks.accept(bob)
        await asyncio.sleep(10)
        (sending,) = one.sent
        assert (sending.guest, sending.alert.kind, sending.alert.others) == (
            "ann",
            "found",
            ("Bob",),
        )
        left = (sending.until / 1000) - one.clock().timestamp()
        assert limits.ACCEPT_SECONDS_AWAY - 11 < left <= limits.ACCEPT_SECONDS_AWAY
        assert sending.urgent
        seeks.leave("ann", now)
        begun("zoe")
        await asyncio.sleep(10)
        assert len(one.sent) == 2
        await one.close()

    run(work())
