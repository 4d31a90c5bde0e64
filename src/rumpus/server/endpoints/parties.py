"""Endpoint that begins a watch party (`docs/reference/replays.md`)."""

import asyncio

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from rumpus.server.endpoints.callers import Callers
from rumpus.server.endpoints.errors import Refused, answer
from rumpus.server.endpoints.http import Api
from rumpus.server.limits import party as limits
from rumpus.server.limits.address import address_of
from rumpus.server.limits.token_bucket import Buckets
from rumpus.server.ws.parties import Parties


class NewParty(msgspec.Struct, frozen=True):
    """A watch party that has begun; the *token* makes its owner the leader."""

    party: str
    token: str


class PartyApi:
    """Endpoint for guests who show a replay to others."""

    def __init__(self, parties: Parties, callers: Callers, api: Api) -> None:
        self._parties = parties
        self._callers = callers
        self._api = api
        self._rates = Buckets(limits.BEGUN)

    async def begin(self, request: Request) -> Response:
        """Begin a watch party at the replay of a finished game."""
        self._callers.may_post(request)
        host = await self._api.finished(request)
        now = asyncio.get_running_loop().time()
        if not self._rates.take(address_of(request.scope), now):
            raise Refused("too_many")
        begun = self._parties.begin(host.table.lobby.name)
        if begun is None:
            raise Refused("too_many")
        name, party = begun
        return answer(NewParty(name, party.token))
