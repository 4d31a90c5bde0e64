"""Failures of HTTP requests, and their answers."""

from collections.abc import Mapping
from hashlib import sha256
from typing import Final, TypeVar

import msgspec
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Match, Route

from rumpus.core.values import Refusal
from rumpus.server.endpoints.static import FOLDER, page
from rumpus.server.ops.logging import fault
from rumpus.store.log import StoreError

T = TypeVar("T")

_encode: Final = msgspec.json.Encoder().encode
_STATUS: Final = {
    "not_signed_in": 401,
    "is_member": 409,
    "operator_only": 401,
    "wrong_origin": 403,
    "wrong_operator": 403,
    "banned": 403,
    "banned_address": 403,
    "table_closed": 403,
    "wrong_sign_in": 403,
    "proof_wanted": 403,
    "wrong_password": 403,
    "wrong_code": 403,
    "not_agreed": 403,
    "passkey_failed": 403,
    "door_closed": 403,
    "players_only": 403,
    "wrong_table_password": 403,
    "daily_first": 403,
    "live_position": 403,
    "twin_first": 403,
    "not_in_club": 403,
    "not_leader": 403,
    "owner_stays": 403,
    "wrong_word": 403,
    "round_first": 403,
    "dropped": 403,
    "no_such_club": 404,
    "no_such_evening": 404,
    "evening_runs": 409,
    "evening_ended": 409,
    "round_runs": 409,
    "already_entered": 409,
    "has_result": 409,
    "no_such_table": 404,
    "no_twin": 404,
    "no_such_picture": 404,
    "no_such_seek": 404,
    "no_such_guest": 404,
    "no_such_opponent": 404,
    "nobody_there": 404,
    "not_over": 409,
    "list_exists": 409,
    "list_in_use": 409,
    "login_taken": 409,
    "last_way_in": 409,
    "table_broken": 500,
    "too_large": 413,
    "too_many": 429,
    "mails_later": 429,
    "sign_in_later": 429,
    "codes_later": 429,
    "too_many_ignored": 429,
    "too_many_reports": 429,
    "tries_later": 429,
    "try_again": 503,
    "closing_soon": 503,
}


class Problem(msgspec.Struct, frozen=True):
    """Reason why a request failed."""

    code: str
    params: Mapping[str, str | int] = {}


class Refused(Exception):  # noqa: N818 (it is answered, not handled)
    """Exception that makes the room answer a request with a problem."""

    def __init__(self, code: str, params: Mapping[str, str | int] | None = None) -> None:
        super().__init__(code)
        self.problem = Problem(code, params or {})


def must(outcome: T | Refusal) -> T:
    """Return the outcome of a request; raise `Refused` if it is a refusal."""
    if isinstance(outcome, Refusal):
        raise Refused(outcome.code, outcome.params)
    return outcome


def answer(value: object, status: int = 200) -> Response:
    """Return an answer that nobody may cache."""
    headers = {"Cache-Control": "no-store"}
    return Response(_encode(value), status, headers, media_type="application/json")


def kept(request: Request, value: object) -> Response:
    """Return an answer that a browser may cache if it revalidates it each time."""
    encoded = _encode(value)
    tag = f'W/"{sha256(encoded).hexdigest()[:20]}"'
    headers = {"Cache-Control": "no-cache", "ETag": tag}
    if tag in request.headers.get("if-none-match", ""):
        return Response(status_code=304, headers=headers)
    return Response(encoded, headers=headers, media_type="application/json")


async def refused(request: Request, error: Exception) -> Response:
    """Return the problem as an answer."""
    del request
    assert isinstance(error, Refused)
    response = answer(error.problem, _STATUS.get(error.problem.code, 400))
    if error.problem.code == "operator_only":
        # Whatever else a stranger sends to an operator's address is not read.
        response.headers["Connection"] = "close"
    return response


async def stopping(request: Request, error: Exception) -> Response:
    """Answer a request whose work the room no longer begins, because it stops."""
    del request, error
    problem = Problem("try_again")
    return answer(problem, _STATUS[problem.code])


async def not_served(request: Request, error: Exception) -> Response:
    """Answer a request without an endpoint: people with a page, programs with a problem."""
    assert isinstance(error, HTTPException)
    person = "text/html" in request.headers.get("accept", "")
    if error.status_code == 404 and person and not request.url.path.startswith("/api/"):
        return page(FOLDER, request.headers, 404)
    code = "not_found" if error.status_code == 404 else "bad_request"
    response = answer(Problem(code), error.status_code)
    response.headers.update(error.headers or {})
    if methods := _methods(request):
        response.headers["Allow"] = ", ".join(methods)
    return response


def _methods(request: Request) -> list[str]:
    """Return the methods of all endpoints at an address; Starlette names only the first one's."""
    routes = (route for route in request.app.routes if isinstance(route, Route))
    found = (route for route in routes if route.matches(request.scope)[0] is Match.PARTIAL)
    return sorted({method for route in found for method in route.methods or ()})


async def broken(request: Request, error: Exception) -> Response:
    """Answer a request that the room could not serve, because of an error or of its disk."""
    del request
    fault("request failed", error)
    return answer(Problem("try_again"), 503 if isinstance(error, StoreError) else 500)
