"""Callers: who sends a request, whether they may change something, and the cookie they get."""

import asyncio
from typing import Final, TypeVar

import msgspec
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response

from rumpus.server.endpoints.errors import Refused, must
from rumpus.server.endpoints.listing import tables_of
from rumpus.server.endpoints.origins import WRONG, Origins
from rumpus.server.endpoints.schemas import Me
from rumpus.server.endpoints.slow_listing import slow_games_of
from rumpus.server.identity import FORGET_OLD, Identity
from rumpus.server.limits import values as limits
from rumpus.server.limits.address import address_of
from rumpus.server.limits.token_bucket import Buckets
from rumpus.server.people.accounts import Visitor
from rumpus.server.people.crowd import Crowd
from rumpus.server.people.passkeys import Site
from rumpus.server.people.sightings import Sightings
from rumpus.server.room import Room

T = TypeVar("T")

_BANNED_MAY: Final = ("/api/account", "/api/sign-", "/api/ignored/")
"""What a banned guest may still change: who they are here, and whom they hear."""


class Callers:
    """The callers of a room's HTTP endpoints."""

    def __init__(self, room: Room, identity: Identity, crowd: Crowd, sightings: Sightings) -> None:
        self._room = room
        self._identity = identity
        self._crowd = crowd
        self._sightings = sightings
        self._origins = Origins(room.services.counts)
        self._posts = Buckets(limits.POSTS)
        self._lookups = Buckets(limits.LOOKUPS)

    def guest(self, request: Request) -> str | None:
        """Return the guest who asks, or None."""
        return self._identity.guest_of(request.headers.raw, secure=_secure(request))

    def new_guest(self) -> str:
        """Return somebody who has never been here."""
        return self._identity.new_guest()

    def visitor(self, request: Request) -> Visitor:
        """Return the guest or member who asks; somebody unknown becomes a new guest."""
        visited = self._identity.visited(request.headers.raw, secure=_secure(request))
        guest, device = visited or (self._identity.new_guest(), "")
        agent, address = request.headers.get("user-agent", ""), address_of(request.scope)
        if visited is not None:
            utc = self._room.services.utc()
            self._sightings.note(guest, address, int(utc.timestamp()))
        return Visitor(guest, device, address, agent, asyncio.get_running_loop().time())

    def recognised(self, request: Request) -> bool:
        """Return True if a request has a valid id, so that `visitor` returns nobody new."""
        visited = self._identity.visited(request.headers.raw, secure=_secure(request))
        return visited is not None

    def site(self, request: Request) -> Site:
        """Return the site of the page that asks; passkeys are for pages, not for programs."""
        origin = request.headers.get("origin")
        if origin is None:
            raise Refused("bad_request")
        return Site(origin)

    def may_look(self, request: Request) -> None:
        """Raise `Refused` if an address tries too many tables."""
        if not self._lookups.take(address_of(request.scope), asyncio.get_running_loop().time()):
            raise Refused("too_many")

    def may_change(self, request: Request) -> None:
        """Raise `Refused` unless anybody may change something from this address now."""
        wrong = self._origins.wrong(request.headers.raw, secure=_secure(request))
        if wrong is not None:
            raise Refused(WRONG, wrong)
        if not self._posts.take(address_of(request.scope), asyncio.get_running_loop().time()):
            raise Refused("too_many")
        if self._room.draining:
            raise Refused("try_again")

    def may_post(self, request: Request) -> None:
        """Raise `Refused` unless the guest who asks may change something now."""
        self.may_change(request)
        guest = self.guest(request)
        if guest is not None and not request.url.path.startswith(_BANNED_MAY):
            must(self._room.services.orders.playing(guest))

    def may_begin(self, request: Request) -> None:
        """Raise `Refused` unless the guest who asks may begin a game now."""
        self.may_post(request)
        must(self._room.services.orders.beginning())

    async def body(self, request: Request, kind: type[T]) -> T:
        """Return the body of a request that changes something; raises `Refused`."""
        self.may_post(request)
        return await decoded(request, kind)

    async def me(self, request: Request, guest: str, device: str) -> Me:
        """Return what a page shows of its guest, or of the member of a device."""
        chosen = await self._room.chosen_name(guest) is not None
        keeps = self._identity.has_cookie(request.headers.raw, secure=_secure(request))
        token = None if keeps else self._identity.token(guest, device)
        now = asyncio.get_running_loop().time()
        self._crowd.note(guest, now)
        return Me(
            self._room.name_of(guest),
            chosen,
            self._room.emblem_of(guest),
            tables_of(self._room, guest),
            token,
            member=device != "",
            people=self._crowd.people(now),
            seeking=self._crowd.seeking(guest, now),
            slow=await slow_games_of(self._room, guest),
        )

    def known(self, request: Request, response: Response, visitor: Visitor | None = None) -> None:
        """Set the cookie if the guest has none, or only one under an old name."""
        if self._identity.outdated(request.headers.raw, secure=_secure(request)):
            visitor = visitor or self.visitor(request)
            self.set_cookie(request, response, visitor.guest, visitor.device)

    def set_cookie(self, request: Request, response: Response, guest: str, device: str) -> None:
        """Set the cookie of a guest, whose device is empty, or of a member."""
        cookie = self._identity.cookie(guest, device, secure=_secure(request))
        response.headers.append("Set-Cookie", cookie)
        if self._identity.has_old(request.headers.raw):
            response.headers.append("Set-Cookie", FORGET_OLD)


def _secure(request: Request) -> bool:
    return request.url.scheme == "https"


async def decoded(request: Request, kind: type[T], most: int = limits.BODY_BYTES) -> T:
    """Return the body of a request, of *most* bytes; raises `Refused`."""
    try:
        return msgspec.json.decode(await read(request, most), type=kind)
    except (msgspec.MsgspecError, RecursionError, UnicodeError):
        raise Refused("bad_request") from None


async def read(request: Request, most: int) -> bytes:
    """Return the bytes of a request's body, of which there may be *most*; raises `Refused`."""
    body = bytearray()
    try:
        async for chunk in request.stream():
            body += chunk
            if len(body) > most:
                raise Refused("too_large")
    except ClientDisconnect:
        # Nobody is left to read the answer, but that is not an error of the room.
        raise Refused("bad_request") from None
    return bytes(body)
