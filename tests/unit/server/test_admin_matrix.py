"""Who may use the operator's endpoints: every route, for everybody who may come by."""

from collections.abc import Iterator
from pathlib import Path
from typing import Final
from unittest.mock import Mock

import httpx
import pytest

from clubbing import found
from members import code_of, member, visit
from operators import AREA, act, acted, operator, read
from rumpus.server.endpoints.admin_gate import AdminGate
from rumpus.server.endpoints.admin_people import AdminPeopleApi
from rumpus.server.endpoints.admin_room import AdminRoomApi
from rumpus.server.endpoints.admin_routes import AdminApis, admin_routes
from rumpus.server.endpoints.admin_tables import AdminTablesApi
from rumpus.server.endpoints.openapi import PEOPLE
from serving import PATIENCE, Person, Serving, run

ENTRANCE: Final = {f"{AREA}/sign-in", f"{AREA}/sign-in/passkey/begin", f"{AREA}/sign-in/passkey"}
"""What everybody may ask for, since it lets operators in."""


def _routes() -> list[tuple[str, str]]:
    gate = AdminGate(*[Mock() for _ in range(5)])
    people = AdminPeopleApi(*[Mock() for _ in range(6)])
    tables = AdminTablesApi(Mock(), Mock(), Mock())
    room = AdminRoomApi(*[Mock() for _ in range(6)])
    routes = admin_routes(AdminApis(gate, people, tables, room))
    return [
        (method, route.path)
        for route in routes
        for method in sorted(route.methods or ())
        if method != "HEAD"
    ]


ROUTES: Final = _routes()
"""Every route of the area, with its method."""


def filled(path: str) -> str:
    """Return an address with something in its place holders."""
    return path.replace("{id}", "somebody").replace("{name}", "maple-kettle-42")


async def sent(base: str, person: Person, method: str, path: str, origin: str) -> httpx.Response:
    """Send a request with a cookie and an origin, and perhaps an empty body."""
    async with httpx.AsyncClient(base_url=f"http://{base}", timeout=PATIENCE) as client:
        headers = {"cookie": person.cookie, "origin": origin}
        return await client.request(method, filled(path), headers=headers, content=b"{}")


def test_the_table_of_routes_is_complete() -> None:
    """It has reads and writes, and the description of the room lists exactly these."""
    described = {(method.upper(), path) for path, method, *_ in PEOPLE if path.startswith(AREA)}
    assert set(ROUTES) == described
    assert len(ROUTES) > 30


def test_only_operators_pass_the_gate(tmp_path: Path) -> None:
    """Guests, members, owners of clubs and operators who signed out are refused at each route."""

    async def work(base: str) -> None:
        guest, owner = await visit(base, "Gus"), await visit(base, "Olga")
        ida = await member(base, "Ida", "ida")
        await found(base, owner)
        former = await operator(base, tmp_path / "data")
        await act(base, former, "/sign-out")
        forged = Person()
        forged.cookie = former.cookie.partition("=")[0] + "=forged"
        for person in (Person(), guest, ida, owner, former, forged):
            for method, path in ROUTES:
                answer = await sent(base, person, method, path, f"http://{base}")
                if path not in ENTRANCE:
                    assert (answer.status_code, code_of(answer)) == (401, "operator_only"), path

    with Serving(tmp_path / "data", limit={"POSTS": "l.Rate(500, 5000)"}) as serving:
        run(lambda: work(serving.base))


def test_an_operator_passes_at_every_route(tmp_path: Path) -> None:
    """No route refuses an operator at the gate; a page of another origin changes nothing."""

    async def work(base: str) -> None:
        ann = await operator(base, tmp_path / "data")
        for method, path in ROUTES:
            if path in ENTRANCE | {f"{AREA}/sign-out", f"{AREA}/password"}:
                continue
            answer = await sent(base, ann, method, path, f"http://{base}")
            assert answer.status_code != 401, path
            assert answer.status_code < 500, path
            if method == "POST":
                foreign = await sent(base, ann, method, path, "http://evil.example")
                assert (foreign.status_code, code_of(foreign)) == (403, "wrong_origin"), path

    with Serving(tmp_path / "data", limit={"POSTS": "l.Rate(500, 5000)"}) as serving:
        run(lambda: work(serving.base))
        serving.check_log()


@pytest.mark.parametrize(
    ("path", "body"),
    [
        ("/bans", {"reason": "Spam", "people": [], "addresses": []}),
        ("/bans", {"reason": "Spam", "people": ["x"] * 101}),
        ("/bans", {"reason": " \u200b ", "addresses": ["192.0.2.1"]}),
        ("/bans", {"reason": "Spam", "addresses": ["192.0.2.0/8"]}),
        ("/bans", {"reason": "Spam", "addresses": ["192.0.2.1"], "hours": 0}),
        ("/bans", {"reason": "Spam", "people": ["nobody"]}),
        ("/bans/lift", {"bans": []}),
        ("/bans/lift", {"bans": [99]}),
        ("/bans/lift", {"bans": [2**63]}),
        ("/reports/close", {"reports": [99]}),
        ("/reports/close", {"reports": [2**63]}),
        ("/tables/close", {"tables": ["maple-kettle-42"], "reason": ""}),
        ("/tables/close", {"tables": ["maple-kettle-42"], "reason": "Late"}),
        ("/tables/hide", {"tables": ["maple-kettle-42"], "hidden": True}),
        ("/words", {"text": "a" * 300_000}),
        ("/lists/remove", {"names": ["rumpus-en"]}),
        ("/lists/Bad Name", {}),
        ("/announce", {"text": "Soon", "hours": 1000}),
        ("/announce/end", {}),
        ("/people/nobody/rename", {}),
        ("/people/nobody/sign-out", {}),
        ("/people/nobody/recovery", {}),
        ("/passkey/remove", {"id": "AAAA"}),
        ("/last-games", {"on": "yes"}),
    ],
)
def test_what_an_operator_can_t_do_leaves_no_trace(
    shared_room: Serving, path: str, body: dict[str, object]
) -> None:
    """A request that can't be done is refused with a code, and the log has no line for it."""

    async def work(base: str) -> None:
        ann = await operator(base, shared_room.data)
        before = (await read(base, ann, "/log"))["total"]
        answer = await acted(base, ann, path, **body)
        assert 400 <= answer.status_code < 500, answer.text
        assert code_of(answer)
        assert (await read(base, ann, "/log"))["total"] == before

    run(lambda: work(shared_room.base))


@pytest.fixture(scope="module")
def shared_room(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    """Yield a room that several tests use."""
    limit = {"ADMIN_SIGN_INS_OF_ADDRESS": "l.Rate(100, 100)", "ADMIN_SIGN_INS": "l.Rate(100, 100)"}
    with Serving(tmp_path_factory.mktemp("room") / "data", limit=limit) as serving:
        yield serving
        serving.check_log()
