"""Holidays: explicit, limited, and over by themselves."""

import asyncio
from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from rumpus.core.values import Refusal
from rumpus.server.people.holidays import Holidays
from rumpus.store.people.members import Members
from rumpus.store.people.rows import Device

DAY = 86_400_000


class Wall:
    """Wall clock that a test sets, in days."""

    day = 0.0

    def __call__(self) -> datetime:
        """Return the time."""
        return datetime(2026, 11, 28, 12, tzinfo=UTC) + timedelta(days=self.day)


@pytest.fixture
def members(tmp_path: Path) -> Iterator[Members]:
    """Yield the people's tables of a new room."""
    made = Members(tmp_path / "rumpus.db")
    yield made
    made.close()


def begun(holidays: Holidays, guest: str, days: float) -> Refusal | None:
    """Begin a holiday of some days, which may be more than a float can hold."""
    return asyncio.run(holidays.begin(guest, holidays.now + int(days * DAY)))


def test_a_holiday_ends_by_itself(members: Members) -> None:
    """A guest is away until the moment that they said, and not a moment longer."""
    wall = Wall()
    holidays = Holidays(members, wall)
    until = holidays.now + 3 * DAY
    assert begun(holidays, "ann", 3) is None
    assert holidays.until("ann") == until
    wall.day = 3
    assert holidays.until("ann") is None


def test_a_holiday_survives_a_restart(members: Members) -> None:
    """The next room knows the holidays of the last year."""
    wall = Wall()
    before = Holidays(members, wall)
    begun(before, "ann", 3)
    assert Holidays(members, wall).of("ann") == before.of("ann")


@pytest.mark.parametrize(
    ("days", "allowed"),
    [(14, True), (14.01, False), (0, False), (-1, False), (10**400, False), (-(10**400), False)],
)
def test_a_holiday_has_at_most_two_weeks(members: Members, days: float, *, allowed: bool) -> None:
    """A holiday ends in the future, and within 14 days."""
    assert (begun(Holidays(members, Wall()), "ann", days) is None) == allowed


def test_a_holiday_can_be_changed_within_its_two_weeks(members: Members) -> None:
    """Another end counts from the day on which the holiday began."""
    wall = Wall()
    holidays = Holidays(members, wall)
    begun(holidays, "ann", 10)
    wall.day = 5
    assert begun(holidays, "ann", 10) == Refusal("bad_holiday", None, {"days": 14})
    assert begun(holidays, "ann", 9) is None
    assert len(holidays.of("ann")) == 1


def test_a_year_has_thirty_days_of_holiday(members: Members) -> None:
    """After 28 days two are left, until the first holiday is a year old."""
    wall = Wall()
    holidays = Holidays(members, wall)
    for _ in range(2):
        assert begun(holidays, "ann", 14) is None
        wall.day += 20
    assert holidays.days_left("ann") == 2
    assert begun(holidays, "ann", 3) == Refusal("bad_holiday", None, {"days": 2})
    assert begun(holidays, "bob", 3) is None
    wall.day += 365
    assert begun(holidays, "ann", 14) is None


def test_a_short_holiday_takes_a_whole_day(members: Members) -> None:
    """A guest who ends a holiday at once has used up a day, so nobody begins hundreds of them."""
    wall = Wall()
    holidays = Holidays(members, wall)
    begun(holidays, "ann", 5)
    wall.day = 0.1
    asyncio.run(holidays.end("ann"))
    assert holidays.until("ann") is None
    assert holidays.days_left("ann") == 29


def test_a_deleted_account_leaves_no_holidays(members: Members) -> None:
    """Deleting an account deletes its holidays."""
    holidays = Holidays(members, Wall())
    begun(holidays, "ann", 3)

    async def work() -> None:
        await members.set_password(Device("d", "ann", "", 0, 0), "ann", "hash")
        await members.delete("ann", "Former member")

    asyncio.run(work())
    holidays.forget("ann")
    assert holidays.of("ann") == ()
    assert members.holidays(0) == {}
