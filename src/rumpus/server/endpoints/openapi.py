"""OpenAPI description of the endpoints, made from the structs that they read and write."""

import re
from collections.abc import Awaitable, Callable, Iterable, Sequence
from functools import cache
from typing import Any, Final

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from rumpus.games.modes import Modes
from rumpus.server import messages
from rumpus.server.endpoints import admin_schemas as admin
from rumpus.server.endpoints import schemas
from rumpus.server.endpoints.account_schemas import (
    Account,
    Code,
    Exported,
    NewPassword,
    PasskeyAnswer,
    Proof,
    Removed,
    SignIn,
    SignOut,
)
from rumpus.server.endpoints.admin_openapi import ADMIN
from rumpus.server.endpoints.alerts import EndedSubscription, NewSubscription, PushState
from rumpus.server.endpoints.club_schemas import (
    ClubLine,
    ClubView,
    Link,
    NewClub,
    NewRole,
    People,
    Word,
)
from rumpus.server.endpoints.club_tables import NewClubTable
from rumpus.server.endpoints.doors import DoorAnswer, DoorLine, DoorPassword
from rumpus.server.endpoints.errors import Problem
from rumpus.server.endpoints.evening_schemas import (
    CodedEntry,
    Entries,
    EveningView,
    NewEvening,
    NewResult,
)
from rumpus.server.endpoints.helper_schemas import (
    ClubCodes,
    Helpers,
    MadeCode,
    NewHelperCode,
    Trust,
)
from rumpus.server.endpoints.history import HistoryPage
from rumpus.server.endpoints.history_summary import HistorySummary
from rumpus.server.endpoints.holidays import HolidayLine, NewHoliday
from rumpus.server.endpoints.learning import LearningLine, NewLearning
from rumpus.server.endpoints.listing import TableLine
from rumpus.server.endpoints.mails import MailState, MailToken, NewAddress
from rumpus.server.endpoints.parties import NewParty
from rumpus.server.endpoints.ratings import GameRating, Leaderboard, RatingLine
from rumpus.server.endpoints.seek_schemas import NewSeek, SeekBoard, SeekLine
from rumpus.server.endpoints.talk import (
    IgnoredLine,
    NewIgnored,
    NewNoteReport,
    NewReport,
    NoLonger,
    Reported,
)
from rumpus.server.endpoints.tries import NewTry
from rumpus.server.modes.daily import DailyBoard
from rumpus.server.modes.duplicate import TwinLine
from rumpus.server.tables.hosted_game import HostedGame
from rumpus.server.ws.party_messages import PartyClientMessage, PartyServerMessage

_REFERENCE: Final = "#/components/schemas/{name}"
_PLAIN: Final = {"text/plain": {"schema": {"type": "string"}}}

_NDJSON: Final = {"application/x-ndjson": {"schema": {"type": "string"}}}
_MESSAGES: Final = "A `view`, then `update`s, as the socket sends them"
_CHECKED: Final = "`checked`, a `view`, then `update`s"

_DESCRIPTION: Final = (
    "A room for tabletop games. The messages of the socket are schemas of this document, too."
)

_PARAMETER: Final = re.compile(r"\{(\w+)\}")
_DOOR: Final = "/api/tables/{name}/door"

Entry = tuple[str, str, str, Any, Any]

_GUESTS: Final[tuple[Entry, ...]] = (
    ("/api/account", "get", "The account of a member who is signed in", Account, None),
    ("/api/account/export", "get", "Everything that is stored about the guest", Exported, None),
    ("/api/account/password", "post", "Set sign-in name and password", schemas.Me, NewPassword),
    ("/api/account/passkey/begin", "post", "Begin to add a passkey", dict[str, Any], None),
    ("/api/account/passkey", "post", "Add a passkey", schemas.Me, PasskeyAnswer),
    ("/api/account/passkey/remove", "post", "Remove a passkey", Account, Removed),
    ("/api/account/device/remove", "post", "Sign out on a device", Account, Removed),
    ("/api/account/recovery", "post", "Make a recovery code", Code, None),
    ("/api/account/proof", "post", "Prove by the password who one is", Account, Proof),
    ("/api/account/proof/passkey/begin", "post", "Begin to prove it", dict[str, Any], None),
    ("/api/account/proof/passkey", "post", "Prove it by a passkey", Account, PasskeyAnswer),
    ("/api/account/helpers", "get", "Clubs that may let the member in", Helpers, None),
    ("/api/account/helpers", "post", "Let a club do so, or not", Helpers, Trust),
    ("/api/account/helpers/void", "post", "Void the code by a club", Helpers, None),
    ("/api/account/delete", "post", "Delete the account", schemas.Me, None),
    ("/api/me/delete", "post", "Delete everything about the guest", schemas.Me, None),
    ("/api/sign-in", "post", "Sign in with a password", schemas.Me, SignIn),
    ("/api/sign-in/code", "post", "Sign in with a recovery code", schemas.Me, Code),
    ("/api/sign-in/passkey/begin", "post", "Begin to sign in", dict[str, Any], None),
    ("/api/sign-in/passkey", "post", "Sign in with a passkey", schemas.Me, PasskeyAnswer),
    ("/api/sign-out", "post", "Sign out", schemas.Me, SignOut),
    ("/api/history", "get", "The games that the guest has finished", HistoryPage, None),
    ("/api/history/summary", "get", "What those games amount to", HistorySummary, None),
    ("/api/holiday", "get", "The guest's holiday from slow games", HolidayLine, None),
    ("/api/holiday", "post", "Begin, change or end a holiday", HolidayLine, NewHoliday),
    ("/api/push", "get", "The key to subscribe to alerts with", PushState, None),
    ("/api/push", "post", "Subscribe a browser to alerts", PushState, NewSubscription),
    ("/api/push/remove", "post", "Unsubscribe a browser", PushState, EndedSubscription),
    ("/api/mail", "get", "The member's address for alerts", MailState, None),
    ("/api/mail", "post", "Enter an address for alerts", MailState, NewAddress),
    ("/api/mail/remove", "post", "Delete the address", MailState, None),
    ("/api/mail/confirm", "post", "Confirm an address by a link", MailState, MailToken),
    ("/api/mail/stop", "post", "Delete an address by a link", MailState, MailToken),
    ("/api/learning", "get", "What the guest has learnt", list[LearningLine], None),
    ("/api/learning", "post", "Add something learnt", LearningLine, NewLearning),
    ("/api/clubs", "get", "The guest's clubs", list[ClubLine], None),
    ("/api/clubs", "post", "Found a club", ClubView, NewClub),
    ("/api/clubs/{name}", "get", "A club, as far as the guest may see it", ClubView, None),
    ("/api/clubs/{name}/join", "post", "Join by the word of the link", ClubView, Word),
    ("/api/clubs/{name}/ask", "post", "Ask to join", ClubView, None),
    ("/api/clubs/{name}/admit", "post", "Let people in", ClubView, People),
    ("/api/clubs/{name}/remove", "post", "Remove people", ClubView, People),
    ("/api/clubs/{name}/role", "post", "Change roles", ClubView, NewRole),
    ("/api/clubs/{name}/rename", "post", "Change the title", ClubView, NewClub),
    ("/api/clubs/{name}/link", "post", "Renew the join link", ClubView, Link),
    ("/api/clubs/{name}/leave", "post", "Leave a club", list[ClubLine], None),
    ("/api/clubs/{name}/delete", "post", "Delete a club", list[ClubLine], None),
    ("/api/clubs/{name}/let-in", "get", "Whom a leader may let in", ClubCodes, None),
    ("/api/clubs/{name}/let-in", "post", "Make a code for a member", MadeCode, NewHelperCode),
    ("/api/clubs/{name}/tables", "post", "Create a club table", schemas.Made, NewClubTable),
    *(
        (f"/api/clubs/{{name}}/evening{path}", method, summary, EveningView, body)
        for path, method, summary, body in (
            ("", "get", "Wait for news of an evening (`?since=ID.STEP`)", None),
            ("", "post", "Open an evening", NewEvening),
            ("/join", "post", "Take part", None),
            ("/leave", "post", "Stop taking part", None),
            ("/enter", "post", "Enter people", Entries),
            ("/drop", "post", "Let people leave", People),
            ("/round", "post", "Pair and seat the next round", None),
            ("/result", "post", "Set or correct a result", NewResult),
            ("/end", "post", "End the evening", None),
        )
    ),
    ("/api/evenings/join", "post", "Take part by a code", EveningView, CodedEntry),
    ("/api/ratings", "get", "The leaderboard of a game (`?game=NAME`)", Leaderboard, None),
    ("/api/ratings/mine", "get", "The ratings of the guest", list[RatingLine], None),
    (
        "/api/tables/{name}/rating",
        *("get", "How a game changed the guest's rating", GameRating, None),
    ),
    ("/api/seeks", "get", "Who waits for a game (`?game=`)", SeekBoard, None),
    ("/api/seeks", "post", "Look for somebody to play with", SeekLine, NewSeek),
    ("/api/seeks/{id}", "get", "Wait for news of a seek (`?since=STEP`)", SeekLine, None),
    ("/api/seeks/{id}/accept", "post", "Accept the guest who was found", SeekLine, None),
    ("/api/seeks/{id}/stop", "post", "Stop looking", SeekLine, None),
    ("/api/ignored", "get", "Whom the guest mutes or blocks", list[IgnoredLine], None),
    ("/api/ignored/remove", "post", "Hear somebody again", list[IgnoredLine], NoLonger),
    ("/api/tables/{name}/leave", "post", "Leave a lobby, or give up a game", schemas.Me, None),
    ("/api/tables/{name}/decline", "post", "Decline a rematch", schemas.Me, None),
    ("/api/tables/{name}/ignore", "post", "Mute or block", list[IgnoredLine], NewIgnored),
    ("/api/tables/{name}/report", "post", "Report somebody", Reported, NewReport),
    ("/api/parties/{party}/report", "post", "Report notes", Reported, NewNoteReport),
    ("/api/notices", "get", "What every page of the room shows", admin.Notices, None),
    ("/api/tables/{name}/try", "post", "Play on from a moment", schemas.Made, NewTry),
    ("/api/tables/{name}/party", "post", "Begin a watch party", NewParty, None),
    (_DOOR, "get", "The door of a table (`?wait`: wait for an answer)", DoorLine, None),
    (f"{_DOOR}/ask", "post", "Ask to be let in", DoorLine, None),
    (f"{_DOOR}/withdraw", "post", "Stop asking", DoorLine, None),
    (f"{_DOOR}/enter", "post", "Get in with the password", DoorLine, DoorPassword),
    (f"{_DOOR}/lock", "post", "Set the password (host)", DoorLine, DoorPassword),
    (f"{_DOOR}/answer", "post", "Let a guest in, or turn them away", DoorLine, DoorAnswer),
)

PEOPLE: Final[tuple[Entry, ...]] = (*_GUESTS, *ADMIN)
"""Path, method, summary, answer and body of the endpoints for people and doors."""

Schema = dict[str, Any]


def document(games: Iterable[HostedGame]) -> Callable[[Request], Awaitable[Response]]:
    """Return an endpoint that serves the description of a room with these games."""
    modes = [game.modes for game in games]

    @cache
    def written() -> bytes:
        return msgspec.json.encode(described(modes))

    async def shown(request: Request) -> Response:
        del request
        return Response(written(), media_type="application/json")

    return shown


def described(modes: Sequence[Modes]) -> Schema:
    """Return a description of every endpoint, and of the messages of the socket."""
    documents = [document for parts in modes for document in parts.documents]
    practices = [parts.practice for parts in modes if parts.practice is not None]
    kinds = (
        *(schemas.Me, schemas.NewFace, list[schemas.GameCard], list[TableLine], TableLine),
        *(schemas.NewTable, schemas.Made, Problem, messages.ClientMessage, messages.ServerMessage),
        *(DailyBoard, TwinLine, PartyClientMessage, PartyServerMessage),
        *(kind for _, _, _, *both in PEOPLE for kind in both if kind is not None),
        *(kind for practice in practices for kind in (practice.wanted, practice.tried)),
        *(document.kind for document in documents),
    )
    described, components = msgspec.json.schema_components(kinds, ref_template=_REFERENCE)
    me, new_name, games, tables, table, new_table, made, problem, client, server, *more = described
    daily, twin, party_client, party_server, *rest = more
    others = iter(rest)
    paths: dict[str, Schema] = {
        "/api/me": {
            "get": _endpoint("How the guest is called", me, problem),
            "post": _endpoint("Choose a name", me, problem, new_name),
        },
        "/api/games": {"get": _endpoint("The games on the shelf", games, problem)},
        "/api/tables": {
            "get": _endpoint("Public tables", tables, problem),
            "post": _endpoint("Create a table", made, problem, new_table),
        },
        "/api/tables/{name}": {"get": _endpoint("One table", table, problem)},
        "/api/history.csv": {
            "get": {
                "summary": "The finished games of the guest as a table for spreadsheets",
                "responses": {
                    "200": {
                        "description": "CSV",
                        "content": {"text/csv": {"schema": {"type": "string"}}},
                    },
                    "default": _answer("Not done", problem),
                },
            },
        },
        "/api/tables/{name}/twin": {
            "get": _endpoint("The other table of a duplicate", twin, problem),
        },
        "/api/daily": {
            "get": _endpoint("The board of the day", daily, problem),
            "post": _endpoint("Play it, or go on with it", made, problem),
        },
        "/api/tables/{name}/record": {
            "get": _lines("The record of a finished game", "Header, entries, digest", problem),
        },
        "/api/tables/{name}/replay": {
            "get": _lines("A finished game as a seat saw it (`?seat=N`)", _MESSAGES, problem),
        },
        "/api/replay": {
            "post": {
                **_lines("Check a record, and replay it (`?seat=N`)", _CHECKED, problem),
                "requestBody": {"required": True, "content": _NDJSON},
            }
        },
        "/api/tables/{name}/socket": {"get": _socket(client, server)},
        "/api/parties/{party}/socket": {"get": _socket(party_client, party_server)},
        "/api/mail/stop": {"get": _plain("Leads a mail program to the page with the button")},
        "/healthz": {"get": _plain("`ok`, or `draining` before a restart; `?v` adds the version")},
        "/metrics": {"get": _plain("Counts and gauges in Prometheus' text format")},
    }
    for path, method, summary, _, body in PEOPLE:
        shown, wanted = next(others), None if body is None else next(others)
        paths.setdefault(path, {})[method] = _endpoint(summary, shown, problem, wanted)
    for practice in practices:
        wanted, tried = next(others), next(others)
        paths[f"/api/{practice.path}"] = {
            "post": _endpoint(practice.summary, tried, problem, wanted)
        }
    for one, schema in zip(documents, others, strict=True):
        paths[f"/api/{one.path}"] = {"get": _endpoint(one.summary, schema, problem)}
    return {
        "openapi": "3.1.0",
        "info": {"title": "Rumpus", "version": "1", "description": _DESCRIPTION},
        "paths": {path: _parameters(path) | methods for path, methods in paths.items()},
        "components": {"schemas": components},
    }


def _endpoint(summary: str, answer: Schema, problem: Schema, body: Schema | None = None) -> Schema:
    described: Schema = {
        "summary": summary,
        "responses": {"200": _answer("Done", answer), "default": _answer("Not done", problem)},
    }
    if body is not None:
        described["requestBody"] = {
            "required": True,
            "content": {"application/json": {"schema": body}},
        }
    return described


def _parameters(path: str) -> Schema:
    """Return the parameters that a path has, as the specification requires."""
    text = {"in": "path", "required": True, "schema": {"type": "string"}}
    named = [{"name": name, **text} for name in _PARAMETER.findall(path)]
    return {"parameters": named} if named else {}


def _answer(text: str, schema: Schema) -> Schema:
    return {"description": text, "content": {"application/json": {"schema": schema}}}


def _lines(summary: str, lines: str, problem: Schema) -> Schema:
    return {
        "summary": f"{summary}, as JSON lines",
        "responses": {
            "200": {"description": lines, "content": _NDJSON},
            "default": _answer("Not done", problem),
        },
    }


def _socket(client: Schema, server: Schema) -> Schema:
    return {
        "summary": "A WebSocket: text frames of JSON",
        "responses": {"101": {"description": "Switching to the WebSocket protocol"}},
        "x-websocket": {"send": client, "receive": server},
    }


def _plain(text: str) -> Schema:
    return {"summary": text, "responses": {"200": {"description": text, "content": _PLAIN}}}
