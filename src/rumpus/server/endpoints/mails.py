"""The endpoints of alerts by e-mail: a member's address, and the links in e-mails."""

from typing import Annotated
from urllib.parse import quote

import msgspec
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from rumpus.server.alerts.addresses import LONGEST, Addresses, Asker
from rumpus.server.endpoints.callers import Callers
from rumpus.server.endpoints.errors import answer, must
from rumpus.server.endpoints.language import language_of
from rumpus.server.people.accounts import Accounts


class MailState(msgspec.Struct, frozen=True):
    """
    A member's address for alerts, which get there once it is *confirmed*.

    *possible* is false if the operator has set up no e-mail.
    """

    possible: bool
    address: str | None = None
    confirmed: bool = False


class NewAddress(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The address that a member enters."""

    address: Annotated[str, msgspec.Meta(max_length=LONGEST)]


class MailToken(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The secret of a link in an e-mail."""

    token: Annotated[str, msgspec.Meta(min_length=1, max_length=80)]


class MailApi:
    """The endpoints of one room's e-mails."""

    def __init__(self, callers: Callers, accounts: Accounts, addresses: Addresses) -> None:
        self._callers = callers
        self._accounts = accounts
        self._addresses = addresses

    async def look(self, request: Request) -> Response:
        """Return the address of the member who asks."""
        visitor = self._callers.visitor(request)
        member = await self._accounts.find(visitor)
        return answer(await self._state(None if member is None else member.id))

    async def enter(self, request: Request) -> Response:
        """Enter an address, which gets the link that confirms it."""
        wanted = await self._callers.body(request, NewAddress)
        visitor = self._callers.visitor(request)
        member = await self._member(request)
        asker = Asker(member, visitor.address, visitor.now, language_of(request.headers))
        must(await self._addresses.enter(asker, wanted.address.strip()))
        return answer(await self._state(member))

    async def remove(self, request: Request) -> Response:
        """Delete the address of the member who asks."""
        self._callers.may_post(request)
        member = await self._member(request)
        await self._addresses.remove(member)
        return answer(await self._state(member))

    async def confirm(self, request: Request) -> Response:
        """Confirm an address by the secret of its link, which needs no sign-in."""
        wanted = await self._callers.body(request, MailToken)
        must(await self._addresses.confirm(wanted.token))
        return answer(MailState(self._addresses.possible, None, confirmed=True))

    async def offer(self, request: Request) -> Response:
        """Lead a mail program that follows the link of `stop` to the page with the button."""
        token = quote(request.query_params.get("token", ""), safe="")
        return RedirectResponse(f"/mail#stop={token}", 303)

    async def stop(self, request: Request) -> Response:
        """Delete an address by the secret of its link; a mail program sends it in the address."""
        token = request.query_params.get("token")
        if token is None:
            token = (await self._callers.body(request, MailToken)).token
        else:
            self._callers.may_post(request)
        await self._addresses.stop(token)
        return answer(MailState(self._addresses.possible))

    async def _member(self, request: Request) -> str:
        return must(await self._accounts.member(self._callers.visitor(request))).id

    async def _state(self, member: str | None) -> MailState:
        mail = None if member is None else await self._addresses.of(member)
        if mail is None:
            return MailState(self._addresses.possible)
        return MailState(self._addresses.possible, mail.address, mail.confirmed)
