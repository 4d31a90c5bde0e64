"""The endpoints of accounts: signing up, in and out, and what the room knows of its guest."""

from collections.abc import Awaitable, Callable
from typing import NamedTuple
from urllib.parse import urlsplit

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from rumpus.core.values import Refusal
from rumpus.server.alerts.alerting import Alerting
from rumpus.server.clubs.clubs import Clubs
from rumpus.server.endpoints import account_schemas as schemas
from rumpus.server.endpoints.callers import Callers
from rumpus.server.endpoints.errors import Refused, answer, must
from rumpus.server.endpoints.helpers import HelperApi
from rumpus.server.endpoints.history import HistoryApi
from rumpus.server.endpoints.learning import LearningApi
from rumpus.server.endpoints.ratings import RatingApi
from rumpus.server.limits import values as limits
from rumpus.server.limits.token_bucket import Buckets
from rumpus.server.people.accounts import Accounts, Signed, Visitor
from rumpus.server.people.ignoring import Ignoring
from rumpus.server.room import Room
from rumpus.table.guests import players_of


class Past(NamedTuple):
    """What the room stores about guests, besides their accounts."""

    history: HistoryApi
    ratings: RatingApi
    ignoring: Ignoring
    clubs: Clubs
    alerts: Alerting
    learning: LearningApi
    helpers: HelperApi


class AccountApi:
    """The endpoints of one room's accounts."""

    def __init__(
        self,
        room: Room,
        callers: Callers,
        accounts: Accounts,
        past: Past,
        deleted: Callable[[str], Awaitable[None]],
        signed_out: Callable[[str], Awaitable[None]],
    ) -> None:
        """Call *deleted* after a guest's account, and *signed_out* after devices have gone."""
        self._room = room
        self._callers = callers
        self._accounts = accounts
        self._past = past
        self._deleted = deleted
        self._exports = Buckets(limits.EXPORTS)
        self._signed_out = signed_out

    async def account(self, request: Request) -> Response:
        """Show the account of a member who is signed in."""
        return answer(await self._account(self._callers.visitor(request)))

    async def export(self, request: Request) -> Response:
        """Return everything that the room stores about its guest, as a file."""
        visitor = self._callers.visitor(request)
        if not self._exports.take(visitor.address, visitor.now):
            raise Refused("too_many")
        member = await self._accounts.find(visitor)
        store = self._room.services.store
        guest, second = players_of(visitor.guest)
        mail = await self._past.alerts.addresses.of(guest)
        playing = [table for game in self._room.kinds for table in await store.playing(guest, game)]
        exported = schemas.Exported(
            await self._room.chosen_name(guest),
            await self._room.chosen_name(second),
            self._room.emblem_of(guest),
            None if member is None else schemas.account_of(member, visitor),
            [
                schemas.DailyKept(kept.date, kept.table, kept.total, kept.best)
                for kept in await store.attempts(guest)
            ],
            playing,
            [schemas.HolidayKept(*span) for span in self._room.services.away(guest)],
            await self._past.history.everything(visitor.guest),
            await self._past.history.all_totals(visitor.guest),
            [row.name for row in self._past.ignoring.of(guest)],
            [club.title for club in await self._past.clubs.of(guest)],
            await self._past.ratings.of(guest),
            [
                schemas.SubscriptionKept(urlsplit(row.endpoint).hostname or "", row.seen)
                for row in await self._past.alerts.pusher.of(guest)
            ],
            None if mail is None else mail.address,
            await self._past.learning.of(guest),
            await self._past.helpers.lines_of(guest),
        )
        response = answer(exported)
        response.headers["Content-Disposition"] = 'attachment; filename="rumpus-data.json"'
        return response

    async def set_password(self, request: Request) -> Response:
        """Set sign-in name and password."""
        wanted = await self._callers.body(request, schemas.NewPassword)
        visitor = self._callers.visitor(request)
        outcome = await self._accounts.set_password(visitor, wanted.login, wanted.password)
        return await self._signed(request, visitor, outcome)

    async def passkey_options(self, request: Request) -> Response:
        """Begin to add a passkey."""
        self._callers.may_post(request)
        visitor = self._callers.visitor(request)
        await self._room.chosen_name(visitor.guest)
        name = self._room.name_of(visitor.guest)
        site = self._callers.site(request)
        options = must(await self._accounts.passkey_options(visitor, site, name))
        response = _json(options)
        self._callers.known(request, response, visitor)
        return response

    async def add_passkey(self, request: Request) -> Response:
        """Add the passkey that the browser has made."""
        credential = await self._credential(request)
        visitor, site = self._callers.visitor(request), self._callers.site(request)
        outcome = await self._accounts.add_passkey(visitor, site, credential)
        return await self._signed(request, visitor, outcome)

    async def prove(self, request: Request) -> Response:
        """Let a member prove by their password who they are."""
        wanted = await self._callers.body(request, schemas.Proof)
        visitor = self._callers.visitor(request)
        must(await self._accounts.prove(visitor, wanted.password))
        return answer(await self._account(visitor))

    async def proof_options(self, request: Request) -> Response:
        """Begin to prove by a passkey who the member is."""
        self._callers.may_post(request)
        visitor, site = self._callers.visitor(request), self._callers.site(request)
        return _json(must(await self._accounts.proof_options(visitor, site)))

    async def prove_by_passkey(self, request: Request) -> Response:
        """Let a member prove by a passkey who they are."""
        credential = await self._credential(request)
        visitor, site = self._callers.visitor(request), self._callers.site(request)
        must(await self._accounts.prove_by_passkey(visitor, site, credential))
        return answer(await self._account(visitor))

    async def remove_passkey(self, request: Request) -> Response:
        """Remove a passkey."""
        wanted = await self._callers.body(request, schemas.Removed)
        visitor = self._callers.visitor(request)
        must(await self._accounts.remove_passkey(visitor, wanted.id))
        return answer(await self._account(visitor))

    async def remove_device(self, request: Request) -> Response:
        """Sign out on another device."""
        wanted = await self._callers.body(request, schemas.Removed)
        visitor = self._callers.visitor(request)
        must(await self._accounts.remove_device(visitor, wanted.id))
        await self._signed_out(visitor.guest)
        self._room.disconnect(visitor.guest)
        return answer(await self._account(visitor))

    async def new_code(self, request: Request) -> Response:
        """Make a recovery code, which is shown only once."""
        self._callers.may_post(request)
        code = must(await self._accounts.new_code(self._callers.visitor(request)))
        return answer(schemas.Code(code))

    async def delete(self, request: Request) -> Response:
        """Delete the account; the browser becomes a new guest."""
        self._callers.may_post(request)
        visitor = self._callers.visitor(request)
        must(await self._accounts.delete(visitor))
        return await self._gone(request, visitor.guest)

    async def delete_guest(self, request: Request) -> Response:
        """Delete everything about a guest; the browser becomes a new one."""
        self._callers.may_post(request)
        if not self._callers.recognised(request):
            # A device that was signed out elsewhere must not believe its account to be deleted.
            raise Refused("not_signed_in")
        visitor = self._callers.visitor(request)
        must(await self._accounts.delete_guest(visitor))
        return await self._gone(request, visitor.guest)

    async def sign_in(self, request: Request) -> Response:
        """Sign in with a password."""
        wanted = await self._callers.body(request, schemas.SignIn)
        visitor = self._callers.visitor(request)
        outcome = await self._accounts.sign_in(visitor, wanted.login, wanted.password)
        return await self._signed(request, visitor, outcome)

    async def sign_in_with_code(self, request: Request) -> Response:
        """Sign in with a recovery code."""
        wanted = await self._callers.body(request, schemas.Code)
        visitor = self._callers.visitor(request)
        outcome = await self._accounts.sign_in_with_code(visitor, wanted.code)
        return await self._signed(request, visitor, outcome)

    async def sign_in_options(self, request: Request) -> Response:
        """Begin to sign in with a passkey."""
        self._callers.may_post(request)
        visitor = self._callers.visitor(request)
        response = _json(self._accounts.sign_in_options(visitor, self._callers.site(request)))
        self._callers.known(request, response, visitor)
        return response

    async def sign_in_with_passkey(self, request: Request) -> Response:
        """Sign in with a passkey."""
        credential = await self._credential(request)
        visitor, site = self._callers.visitor(request), self._callers.site(request)
        outcome = await self._accounts.sign_in_with_passkey(visitor, site, credential)
        return await self._signed(request, visitor, outcome)

    async def sign_out(self, request: Request) -> Response:
        """Sign out here, on all other devices, or everywhere."""
        wanted = await self._callers.body(request, schemas.SignOut)
        visitor = self._callers.visitor(request)
        must(await self._accounts.sign_out(visitor, wanted.where))
        await self._signed_out(visitor.guest)
        self._room.disconnect(visitor.guest)
        if wanted.where == "others":
            return answer(await self._callers.me(request, visitor.guest, visitor.device))
        return await self._as_new_guest(request)

    async def _account(self, visitor: Visitor) -> schemas.Account:
        return schemas.account_of(must(await self._accounts.member(visitor)), visitor)

    async def _credential(self, request: Request) -> str:
        wanted = await self._callers.body(request, schemas.PasskeyAnswer)
        return msgspec.json.encode(wanted.credential).decode()

    async def _signed(
        self, request: Request, visitor: Visitor, outcome: Signed | Refusal
    ) -> Response:
        """Answer who the guest is from now on, and set the cookie."""
        signed = must(outcome)
        if signed.code is not None:
            await self._past.helpers.used(signed.code)
        await self._signed_out(signed.member)
        self._room.disconnect(signed.member)
        if signed.member != visitor.guest:
            # Pages that are still open under the old cookie connect anew, with the new one.
            self._room.disconnect(visitor.guest, valid=True)
        response = answer(await self._callers.me(request, signed.member, signed.device))
        self._callers.set_cookie(request, response, signed.member, signed.device)
        return response

    async def _gone(self, request: Request, guest: str) -> Response:
        self._room.forget_names(guest)
        await self._deleted(guest)
        self._room.holiday_changed(guest)
        self._room.disconnect(guest)
        return await self._as_new_guest(request)

    async def _as_new_guest(self, request: Request) -> Response:
        # The request may also carry another cookie or an open page's token, which don't count here.
        guest = self._callers.new_guest()
        response = answer(await self._callers.me(request, guest, ""))
        self._callers.set_cookie(request, response, guest, "")
        return response


def _json(text: str) -> Response:
    return Response(text, headers={"Cache-Control": "no-store"}, media_type="application/json")
