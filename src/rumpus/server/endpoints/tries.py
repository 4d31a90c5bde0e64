"""Endpoint that begins a game from a moment of a finished one (`docs/reference/replays.md`)."""

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from rumpus.core.values import Seat
from rumpus.server.endpoints.callers import Callers, decoded
from rumpus.server.endpoints.errors import Refused
from rumpus.server.endpoints.http import Api
from rumpus.server.endpoints.records import Records
from rumpus.server.limits import values as limits
from rumpus.server.limits.address import address_of
from rumpus.server.room import Room
from rumpus.server.tables.create import Wanted
from rumpus.server.tables.host import Host
from rumpus.server.tables.rewinder import levels_of, may_be_tried
from rumpus.table.actions import AddBot, Sit, Start
from rumpus.table.beginning import Beginning
from rumpus.table.events import Do, Sitter
from rumpus.table.record import judged_by


class NewTry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """
    The moment of a replay from which to play on: a *step*, as the replay of a *seat* counts them.

    The guest takes that seat. It is null for spectators; then the guest takes the seat that may
    act.
    """

    step: int
    seat: int | None = None


class TryApi:
    """Endpoint for guests who play on from a moment of a finished game."""

    def __init__(self, room: Room, callers: Callers, api: Api) -> None:
        self._room = room
        self._callers = callers
        self._api = api
        self._records = Records(room.services)

    async def begin(self, request: Request) -> Response:
        """Create a table that goes on from a moment, with bots in all other seats, and start it."""
        self._callers.may_begin(request)
        wanted = await decoded(request, NewTry)
        host = await self._api.finished(request)
        address = address_of(request.scope)
        if not may_be_tried(host.kind, host.table):
            raise Refused("not_tried")
        sealed = await host.mode.withheld(host, None) or host.mode.seed_withheld(host)
        if sealed is not None:
            # Others still have to play this board, and anybody may watch the new table.
            raise Refused(sealed)
        if not self._records.may(address):
            raise Refused("too_many")
        asked = _seat(wanted, len(host.table.sitters))
        rewinder = await self._records.rewound(host, address, asked, wanted.step)
        beginning = rewinder.beginning()
        if beginning is None:
            raise Refused("bad_request", {"field": "step"})
        self._must_know(host, beginning)
        seat = rewinder.waits_for() if asked is None else asked
        visitor = self._callers.visitor(request)
        self._api.may_set_table(visitor.guest, address)
        await self._room.chosen_name(visitor.guest)
        new = Wanted(
            host.kind,
            host.kind.facts.title,
            beginning.header.options,
            public=False,
            sitters=(Sitter(visitor.guest, self._room.name_of(visitor.guest)),),
            beginning=beginning,
            gathers=limits.ARRIVAL_SECONDS,
        )
        bots = enumerate(levels_of(host.kind, host.table))
        actions = (
            *((Sit(seat),) if seat else ()),
            *(AddBot(other, level) for other, level in bots if other != seat),
            Start(),
        )
        return await self._api.begun(
            request, visitor, new, [Do(visitor.guest, action) for action in actions]
        )

    def _must_know(self, host: Host, beginning: Beginning) -> None:
        """Raise `Refused` if a game was played by other rules or words than those of this room."""
        try:
            game = host.kind.make_game(beginning.header.options)
        except LookupError:
            raise Refused("no_such_lexicon") from None
        if not judged_by(beginning.header, game.facts):
            raise Refused("rules_changed")


def _seat(wanted: NewTry, seats: int) -> Seat | None:
    if wanted.step < 0:
        raise Refused("bad_request", {"field": "step"})
    if wanted.seat is None:
        return None
    if not 0 <= wanted.seat < seats:
        raise Refused("bad_request", {"field": "seat"})
    return Seat(wanted.seat)
