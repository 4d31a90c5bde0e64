"""Addresses of the operator's endpoints, each behind the gate."""

from collections.abc import Iterator
from typing import NamedTuple

from starlette.routing import Route

from rumpus.server.endpoints.admin_gate import AdminGate
from rumpus.server.endpoints.admin_people import AdminPeopleApi
from rumpus.server.endpoints.admin_room import AdminRoomApi
from rumpus.server.endpoints.admin_tables import AdminTablesApi
from rumpus.server.endpoints.routes import post

AREA = "/api/admin"
"""All addresses below this one are for operators only."""


class AdminApis(NamedTuple):
    """The endpoints of a room's operator."""

    gate: AdminGate
    people: AdminPeopleApi
    tables: AdminTablesApi
    room: AdminRoomApi


def admin_routes(apis: AdminApis) -> list[Route]:
    """Return the routes of operators."""
    return [*_entrance(apis.gate), *_rest(apis)]


def _entrance(gate: AdminGate) -> Iterator[Route]:
    yield post(f"{AREA}/sign-in", gate.sign_in)
    yield post(f"{AREA}/sign-in/passkey/begin", gate.passkey_options)
    yield post(f"{AREA}/sign-in/passkey", gate.sign_in_with_passkey)
    yield post(f"{AREA}/sign-out", gate.sign_out)
    yield post(f"{AREA}/password", gate.new_password)
    yield post(f"{AREA}/passkey/begin", gate.key_options)
    yield post(f"{AREA}/passkey", gate.acting(gate.add_key))
    yield post(f"{AREA}/passkey/remove", gate.acting(gate.remove_key))


def _rest(apis: AdminApis) -> Iterator[Route]:
    gate, people, tables, room = apis
    reading, acting = gate.reading, gate.acting
    person = f"{AREA}/people/{{id}}"
    for path, read in (
        ("", room.desk),
        ("/people", people.search),
        ("/people/{id}", people.person),
        ("/bans", people.bans),
        ("/reports", people.reports),
        ("/tables", tables.search),
        ("/tables/{name}/record", tables.record),
        ("/words", room.forbidden),
        ("/lists", room.lists),
        ("/limits", room.limits),
        ("/log", room.log),
    ):
        yield Route(f"{AREA}{path}", reading(read))
    yield post(f"{person}/rename", acting(people.rename))
    yield post(f"{person}/sign-out", acting(people.sign_out))
    yield post(f"{person}/recovery", acting(people.recovery))
    for path, act in (
        ("/bans", people.ban),
        ("/bans/lift", people.lift),
        ("/reports/close", people.close_reports),
        ("/tables/close", tables.close),
        ("/tables/reopen", tables.reopen),
        ("/tables/hide", tables.hide),
        ("/words", room.forbid),
        ("/lists/remove", room.remove_lists),
        ("/lists/{name}", room.add_list),
        ("/announce", room.announce),
        ("/announce/end", room.end_announcement),
        ("/last-games", room.last_games),
    ):
        yield post(f"{AREA}{path}", acting(act))
