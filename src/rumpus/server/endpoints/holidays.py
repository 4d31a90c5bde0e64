"""The endpoint of holidays, during which a guest's slow games wait."""

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from rumpus.server.endpoints.callers import Callers
from rumpus.server.endpoints.errors import Refused, answer, must
from rumpus.server.limits import values as limits
from rumpus.server.limits.token_bucket import Buckets
from rumpus.server.people.holidays import Holidays
from rumpus.server.room import Room


class HolidayLine(msgspec.Struct, frozen=True):
    """
    A guest's holiday: *until* is when it ends, in ms since 1970, or None.

    *days_left* is how many days of the year they may still take, and *longest* how many at a time.
    """

    until: int | None
    days_left: int
    longest: int


class NewHoliday(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The end of a holiday that begins now, in ms since 1970; null ends it now."""

    until: int | None


class HolidayApi:
    """The endpoint of one room's holidays."""

    def __init__(self, room: Room, callers: Callers, holidays: Holidays) -> None:
        self._room = room
        self._callers = callers
        self._holidays = holidays
        self._of_address = Buckets(limits.HOLIDAYS_OF_ADDRESS)

    async def look(self, request: Request) -> Response:
        """Return the guest's holiday."""
        visitor = self._callers.visitor(request)
        response = answer(self._line(visitor.guest))
        self._callers.known(request, response, visitor)
        return response

    async def change(self, request: Request) -> Response:
        """Begin a holiday, change its end, or end it."""
        wanted = await self._callers.body(request, NewHoliday)
        visitor = self._callers.visitor(request)
        if wanted.until is None:
            await self._holidays.end(visitor.guest)
        elif not self._of_address.take(visitor.address, visitor.now):
            raise Refused("too_many")
        else:
            must(await self._holidays.begin(visitor.guest, wanted.until))
        self._room.holiday_changed(visitor.guest)
        response = answer(self._line(visitor.guest))
        self._callers.set_cookie(request, response, visitor.guest, visitor.device)
        return response

    def _line(self, guest: str) -> HolidayLine:
        left = max(0, self._holidays.days_left(guest))
        return HolidayLine(self._holidays.until(guest), left, limits.HOLIDAY_DAYS)
