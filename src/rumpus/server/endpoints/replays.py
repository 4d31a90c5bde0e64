"""Endpoints of replays: of a finished game at a table, and of a record that somebody has."""

import asyncio
from collections.abc import Iterator
from functools import partial

import msgspec
from starlette.requests import Request
from starlette.responses import Response, StreamingResponse

from rumpus.core.game import FAULTS
from rumpus.core.options import validated
from rumpus.core.values import Refusal, Seat
from rumpus.server.endpoints.callers import Callers, read
from rumpus.server.endpoints.errors import Refused
from rumpus.server.endpoints.http import Api
from rumpus.server.endpoints.records import Records
from rumpus.server.limits import values as limits
from rumpus.server.limits.address import address_of
from rumpus.server.limits.gate import Gate
from rumpus.server.limits.token_bucket import Buckets
from rumpus.server.room import Room
from rumpus.server.tables.hosted_game import HostedGame
from rumpus.server.tables.replayer import Replayer, unplayed
from rumpus.table import record
from rumpus.table.events import Header
from rumpus.table.lobby import Lobby

_LINES = "application/x-ndjson"
_READERS = 2
"""Records that are read at once: each may take a megabyte of memory until it is checked."""


class CheckedMessage(msgspec.Struct, frozen=True, tag="checked", tag_field="t"):
    """
    First line of the replay of a record: the record is complete and unchanged.

    *judged*: the rules of this room also lead to every deal and decision, except for the results of
    simulations, which are believed.
    """

    judged: bool


class ReplayApi:
    """Endpoints that show a finished game again; nothing is stored."""

    def __init__(self, room: Room, callers: Callers, api: Api) -> None:
        self._room = room
        self._callers = callers
        self._api = api
        self._records = Records(room.services)
        self._rates = Buckets(limits.REPLAYS)
        self._gate = Gate(_READERS)

    async def table(self, request: Request) -> Response:
        """Return the replay of the game at a table, as a seat or a spectator saw it."""
        address = self._may(request)
        host = await self._api.finished(request)
        assert host.table.header is not None
        seat = _seat(request, len(host.table.header.seats))
        pieces = self._records.replay(host, address, seat)
        # The game is over, so the answer stays right; only names of former members may change.
        headers = {"Cache-Control": "private, max-age=300"}
        return StreamingResponse(pieces, headers=headers, media_type=_LINES)

    async def file(self, request: Request) -> Response:
        """Check a record, and return its replay."""
        address = self._may(request)
        async with self._gate.turn(address):
            self._callers.may_post(request)
            raw = await read(request, limits.RECORD_BYTES)
            work = partial(self._retold, raw, request)
            pieces = await self._room.services.quotas.decisions.take(address, work)
        return Response(pieces, media_type=_LINES)

    def _may(self, request: Request) -> str:
        address = address_of(request.scope)
        if not self._rates.take(address, asyncio.get_running_loop().time()):
            raise Refused("too_many")
        return address

    def _retold(self, raw: bytes, request: Request) -> bytes:
        """Check a record and tell it again, on a thread; raises `Refused`."""
        try:
            return self._told(raw, request)
        except Refused:
            raise
        except record.RecordError as error:
            raise Refused("bad_record", {"why": str(error)[:200]}) from None
        except FAULTS as error:
            # Rules assume what only a record made by rules guarantees.
            raise Refused("bad_record", {"why": f"it can't be folded ({error!r})"[:200]}) from None

    def _told(self, raw: bytes, request: Request) -> bytes:
        lines = _lines(raw)
        header = record.read_header(lines)
        kind = self._kind(header)
        kept = kind.read_record(lines)
        make_game = partial(kind.made_before, lexicon=header.data.get("lexicon"))
        try:
            game = make_game(header.options)
        except LookupError:
            raise Refused("no_such_lexicon") from None
        difference = record.verify(kept, kind.facts, make_game, slow=False)
        if difference is not None:
            raise record.RecordError(difference)
        lobby = Lobby(title=kind.facts.title, game=header.game, options=header.options)
        replayer = Replayer(unplayed(kind, game, lobby), _seat(request, len(header.seats)))
        checked = CheckedMessage(record.judged_by(header, game.facts))
        return b"".join(_limited(msgspec.json.encode(checked) + b"\n", replayer.take(kept.entries)))

    def _kind(self, header: Header) -> HostedGame:
        """Return the game of a record, whose head fits it; raises `Refused` or `RecordError`."""
        kind = self._room.kinds.get(header.game)
        if kind is None:
            raise Refused("no_such_game")
        most = sum(role.most for role in kind.facts.roles)
        if isinstance(validated(kind.facts.options, header.options), Refusal):
            raise record.RecordError("its options don't belong to this game")
        if not 0 < len(header.seats) == len(header.names) <= most:
            raise record.RecordError("its seats don't belong to this game")
        return kind


def _lines(raw: bytes) -> list[bytes]:
    if not raw.endswith(b"\n"):
        raise record.RecordError("the last line is incomplete: the record was cut short")
    return raw[:-1].split(b"\n")


def _seat(request: Request, seats: int) -> Seat | None:
    """Return the seat of which a replay is wanted; None for what spectators saw."""
    asked = request.query_params.get("seat", "")
    if asked == "":
        return None
    if not (asked.isdecimal() and asked.isascii() and len(asked) <= 2 and int(asked) < seats):
        raise Refused("bad_request", {"field": "seat"})
    return Seat(int(asked))


def _limited(first: bytes, pieces: Iterator[bytes]) -> Iterator[bytes]:
    size = len(first)
    yield first
    for piece in pieces:
        size += len(piece)
        if size > limits.REPLAY_BYTES:
            raise Refused("too_large")
        yield piece
