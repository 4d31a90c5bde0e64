"""The gate of the operator's endpoints: who may pass, and what the log keeps of it."""

import asyncio
from collections.abc import Awaitable, Callable, Mapping
from typing import Any, Final, NamedTuple

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from rumpus.core.values import Refusal
from rumpus.server.admin.entrance import Entrance
from rumpus.server.admin.sessions import Session, Sessions
from rumpus.server.endpoints import admin_schemas as schemas
from rumpus.server.endpoints.callers import Callers, decoded
from rumpus.server.endpoints.errors import Refused, answer, must
from rumpus.server.limits import values as limits
from rumpus.server.names import cleaned
from rumpus.server.people.accounts import Visitor
from rumpus.server.people.labels import label
from rumpus.server.people.orders import Orders
from rumpus.server.people.passkeys import id_of
from rumpus.store.people.audit import AuditRows, Noted

Endpoint = Callable[[Request], Awaitable[Response]]

_encode: Final = msgspec.json.Encoder().encode


class Deed(NamedTuple):
    """Something that an operator has done, for the log; *details* go into it as JSON."""

    act: str
    whom: str
    details: Mapping[str, Any] = {}


class Done(NamedTuple):
    """The answer to a request of an operator, and what it has done."""

    value: object
    deeds: tuple[Deed, ...]


class AdminGate:
    """The gate of one room: every endpoint of operators but those to sign in goes through it."""

    def __init__(
        self,
        callers: Callers,
        entrance: Entrance,
        sessions: Sessions,
        audit: AuditRows,
        orders: Orders,
    ) -> None:
        self._callers = callers
        self._entrance = entrance
        self._sessions = sessions
        self._audit = audit
        self._orders = orders

    def reading(self, handle: Callable[[Request], Awaitable[object]]) -> Endpoint:
        """Return an endpoint that answers operators only, and changes nothing."""

        async def read(request: Request) -> Response:
            request.state.session = self.session(request)
            outcome = await handle(request)
            return outcome if isinstance(outcome, Response) else answer(outcome)

        return read

    def acting(self, handle: Callable[[Request], Awaitable[Done]]) -> Endpoint:
        """Return an endpoint that changes something for an operator, and logs what it did."""

        async def act(request: Request) -> Response:
            session = self.session(request)
            self._callers.may_change(request)
            done = await handle(request)
            for deed in done.deeds:
                await self._note(session.label, deed)
            return answer(done.value)

        return act

    def session(self, request: Request) -> Session:
        """Return the session of a request; raises `Refused` if there is none."""
        session = self._find(request)
        if session is None:
            raise Refused("operator_only")
        return session

    async def sign_in(self, request: Request) -> Response:
        """Sign in with the password."""
        self._callers.may_change(request)
        wanted = await decoded(request, schemas.AdminSignIn)
        visitor = self._callers.visitor(request)
        why = await self._entrance.by_password(visitor, wanted.password)
        return await self._entered(request, visitor, wanted.name, "password", why)

    async def passkey_options(self, request: Request) -> Response:
        """Begin to sign in with a passkey."""
        self._callers.may_change(request)
        visitor, site = self._callers.visitor(request), self._callers.site(request)
        response = _json(self._entrance.passkey_options(visitor, site))
        # The challenge is kept for this guest.
        self._callers.known(request, response, visitor)
        return response

    async def sign_in_with_passkey(self, request: Request) -> Response:
        """Sign in with a passkey."""
        self._callers.may_change(request)
        wanted = await decoded(request, schemas.AdminPasskey)
        visitor, site = self._callers.visitor(request), self._callers.site(request)
        credential = _encode(wanted.credential).decode()
        outcome = await self._entrance.by_passkey(visitor, site, credential)
        why = outcome if isinstance(outcome, Refusal) else None
        return await self._entered(request, visitor, wanted.name, "passkey", why)

    async def sign_out(self, request: Request) -> Response:
        """End this session, or all."""
        session = self.session(request)
        self._callers.may_change(request)
        wanted = await decoded(request, schemas.SignOutOperators)
        if wanted.everywhere:
            self._sessions.end_others(session)
        self._sessions.end(session)
        await self._note(session.label, Deed("sign_out", "", {"everywhere": wanted.everywhere}))
        response = answer({})
        response.headers.append("Set-Cookie", self._sessions.cookie("", secure=_secure(request)))
        return response

    async def new_password(self, request: Request) -> Response:
        """Make a new password; all other sessions end."""
        session = self.session(request)
        self._callers.may_change(request)
        password = await self._entrance.renew()
        self._sessions.end_others(session)
        await self._note(session.label, Deed("new_password", ""))
        return answer(schemas.NewOperatorPassword(password))

    async def key_options(self, request: Request) -> Response:
        """Begin to add a passkey."""
        self.session(request)
        self._callers.may_change(request)
        visitor, site = self._callers.visitor(request), self._callers.site(request)
        response = _json(must(await self._entrance.to_add(visitor, site)))
        self._callers.known(request, response, visitor)
        return response

    async def add_key(self, request: Request) -> Done:
        """Add the passkey that the browser has made."""
        wanted = await decoded(request, schemas.AdminPasskey)
        visitor, site = self._callers.visitor(request), self._callers.site(request)
        credential = _encode(wanted.credential).decode()
        passkey = must(await self._entrance.add(visitor, site, credential))
        return Done({}, (Deed("add_passkey", passkey.label),))

    async def remove_key(self, request: Request) -> Done:
        """Remove a passkey; the password always lets an operator in."""
        wanted = await decoded(request, schemas.AdminKey)
        keys = await self._audit.keys()
        key = next((key for key in keys if key.id == id_of(wanted.id)), None)
        if key is None or not await self._audit.remove_key(key.id):
            raise Refused("no_such_passkey")
        return Done({}, (Deed("remove_passkey", key.label),))

    def _find(self, request: Request) -> Session | None:
        now = asyncio.get_running_loop().time()
        return self._sessions.find(request.headers.raw, now, secure=_secure(request))

    async def _entered(
        self, request: Request, visitor: Visitor, name: str, way: str, why: Refusal | None
    ) -> Response:
        """Begin a session, and log that; log a wrong try, too, but not those above the limit."""
        details = {"way": way, "address": visitor.address}
        who = ", ".join(filter(None, (cleaned(name), label(visitor.agent))))
        if why is not None:
            if why.code != "sign_in_later":
                await self._note(who, Deed("sign_in_failed", "", details))
            must(why)
        session, token = self._sessions.begin(who, visitor.now)
        await self._note(session.label, Deed("sign_in", "", details))
        response = answer({})
        cookie = self._sessions.cookie(token, secure=_secure(request))
        response.headers.append("Set-Cookie", cookie)
        return response

    async def _note(self, who: str, deed: Deed) -> None:
        details = _encode(deed.details).decode()
        noted = Noted(self._orders.now(), who, deed.act, deed.whom, details)
        await self._audit.note(noted, self._orders.forgotten_before())


def page_asked(request: Request) -> int:
    """Return the first line of the page that is asked for; raises `Refused`."""
    page = request.query_params.get("page", "0")
    if not (page.isascii() and page.isdigit() and len(page) < 6):
        raise Refused("bad_request", {"field": "page"})
    return int(page) * limits.ADMIN_PAGE


def sentence(text: str) -> str:
    """Return a reason or an announcement as it is shown; raises `Refused`."""
    shown = cleaned(text, limits.REASON_LENGTH)
    if shown is None:
        raise Refused("bad_text", {"most": limits.REASON_LENGTH})
    return shown


def _json(text: str) -> Response:
    return Response(text, headers={"Cache-Control": "no-store"}, media_type="application/json")


def _secure(request: Request) -> bool:
    return request.url.scheme == "https"
