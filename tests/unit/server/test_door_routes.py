"""Doors against strangers: every route of a table, for each door, from every kind of outsider."""

from collections.abc import Iterator
from contextlib import suppress
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from members import post, visit
from serving import Person, Serving, run, table_of

GETS = ("", "/record", "/twin", "/door")
POSTS: dict[str, dict[str, Any]] = {
    "ask": {},
    "enter": {"password": "guess"},
    "lock": {"password": "mine now"},
    "answer": {"asker": "x", "admit": True},
    "withdraw": {},
}
OPEN = ("ok", "not_over", "no_twin", "ok", "view")
SHUT = ("door_closed", "door_closed", "door_closed", "ok", "door_closed")
GONE = ("players_only",) * 5
SILENCES: dict[str, dict[str, Any]] = {
    "ignore": {"seat": 0, "how": "mute"},
    "report": {"seat": 0, "reason": "spam"},
}
SEEN = [
    ("open", "anyone", "lobby", OPEN),
    ("ask", "anyone", "lobby", OPEN),
    ("password", "anyone", "lobby", OPEN),
    ("open", "players", "lobby", OPEN),
    ("ask", "players", "lobby", SHUT),
    ("password", "players", "lobby", SHUT),
    ("ask", "anyone", "play", OPEN),
    ("open", "players", "play", GONE),
    ("ask", "players", "play", GONE),
    ("password", "players", "play", GONE),
]
TRIED = [
    ("open", ("door_changed", "door_changed", "not_host", "not_seated", "ok"), "done"),
    ("ask", ("ok", "door_changed", "not_host", "not_seated", "ok"), "not_admitted"),
    (
        "password",
        ("door_changed", "wrong_table_password", "not_host", "not_seated", "ok"),
        "not_admitted",
    ),
]


@pytest.fixture(scope="module")
def room(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    """One room for all tests of this file; at its end the log must hold no error."""
    many = "l.Rate(1000, 5000)"
    names = (
        "LOOKUPS",
        "RECORDS",
        "POSTS",
        "TABLES_OF_ADDRESS",
        "DOOR_TRIES_OF_ADDRESS",
        "DOOR_ASKS",
        "REPORTS_OF_ADDRESS",
    )
    limit: dict[str, int | float | str] = dict.fromkeys(names, many)
    with Serving(tmp_path_factory.mktemp("room") / "data", limit=limit) as serving:
        yield serving
        serving.check_log()


async def closed(base: str, sit: str, watch: str, phase: str) -> tuple[Person, Person, str]:
    """Return host, player and name of a table with this door, in this phase."""
    host, player = Person(), Person()
    table = await table_of(base, host, player)
    if sit == "password":
        locked = await post(base, host, f"/api/tables/{table}/door/lock", password="Big Whale")
        assert locked.status_code == 200, locked.text
    done = await host.ask("table", action={"type": "set_door", "sit": sit, "watch": watch})
    assert done["t"] == "done", done
    if phase == "play":
        assert (await host.ask("table", action={"type": "start"}))["t"] == "done"
    return host, player, table


async def seen(base: str, person: Person, table: str) -> tuple[str, ...]:
    """Return what each route that shows something answers to a person."""
    answers: list[str] = []
    for path in GETS:
        response = await person.http(base, "GET", f"/api/tables/{table}{path}")
        answers.append("ok" if response.status_code == 200 else response.json()["code"])
    with suppress(ConnectionClosed):  # the room may be faster than the first message
        await person.join(base, table)
    first = await person.until(lambda message: message["t"] in {"view", "bye"})
    if first["t"] == "bye":
        assert await person.closed() == 4403
        assert [message["t"] for message in person.got] == ["bye"]
    return (*answers, first.get("code", first["t"]))


async def stranger(base: str, kind: str) -> Person:
    """Return somebody who has never been at a table: with a cookie, or without one."""
    return Person() if kind == "nobody" else await visit(base, "Snoop")


@pytest.mark.parametrize("kind", ["guest", "nobody"])
@pytest.mark.parametrize(("sit", "watch", "phase", "expected"), SEEN)
def test_a_stranger_sees_only_what_the_door_shows(
    room: Serving, kind: str, sit: str, watch: str, phase: str, expected: tuple[str, ...]
) -> None:
    """Each route answers a stranger as the door says, and the host and the players in full."""

    async def work() -> None:
        host, player, table = await closed(room.base, sit, watch, phase)
        snoop = await stranger(room.base, kind)
        assert await seen(room.base, snoop, table) == expected
        for person in (host, player):
            inside = Person()
            inside.cookie = person.cookie
            assert await seen(room.base, inside, table) == OPEN
            await inside.leave()
        for person in (host, player, snoop):
            await person.leave()

    run(work)


@pytest.mark.parametrize(("sit", "watch", "phase", "expected"), SEEN)
def test_a_stranger_learns_no_name_by_muting_or_reporting(
    room: Serving, sit: str, watch: str, phase: str, expected: tuple[str, ...]
) -> None:
    """Who sits at a table that a stranger may not see isn't told by muting or reporting, either."""

    async def work() -> None:
        host, player, table = await closed(room.base, sit, watch, phase)
        snoop = await visit(room.base, "Snoop")
        for name, body in SILENCES.items():
            response = await post(room.base, snoop, f"/api/tables/{table}/{name}", **body)
            found = "ok" if response.status_code == 200 else response.json()["code"]
            assert found == expected[0]
        for person in (host, player):
            await person.leave()

    run(work)


@pytest.mark.parametrize(("sit", "expected", "seated"), TRIED)
def test_a_stranger_can_not_let_themself_in(
    room: Serving, sit: str, expected: tuple[str, ...], seated: str
) -> None:
    """No request of a stranger changes the door, answers for others or takes a seat."""

    async def work() -> None:
        host, player, table = await closed(room.base, sit, "anyone", "lobby")
        snoop = await visit(room.base, "Snoop")
        answers: list[str] = []
        for name, body in POSTS.items():
            response = await post(room.base, snoop, f"/api/tables/{table}/door/{name}", **body)
            answers.append("ok" if response.status_code == 200 else response.json()["code"])
        assert tuple(answers) == expected
        await snoop.join(room.base, table)
        await snoop.until(lambda message: message["t"] == "view")
        for action in ({"type": "lock", "lock": "x"}, {"type": "admit", "guest": "x"}):
            assert (await snoop.ask("table", action=action))["code"] == "bad_message"
        mine = await snoop.ask(
            "table", action={"type": "set_door", "sit": "open", "watch": "anyone"}
        )
        assert mine["code"] == "not_host"
        answer = await snoop.ask("table", action={"type": "sit", "seat": 2})
        assert answer.get("code", answer["t"]) == seated
        for person in (host, player, snoop):
            await person.leave()

    run(work)


def test_a_watcher_is_seen_out_before_the_first_move(room: Serving) -> None:
    """At a table for its players only, a spectator of the lobby gets nothing of the game."""

    async def work() -> None:
        host, player = Person(), Person()
        table = await table_of(room.base, host, player)
        snoop = await visit(room.base, "Snoop")
        await snoop.join(room.base, table)
        await snoop.until(lambda message: message["t"] == "view")
        await host.ask("table", action={"type": "set_door", "sit": "open", "watch": "players"})
        await snoop.until(lambda message: message["t"] == "update" or "door" in str(message))
        await host.ask("table", action={"type": "start"})
        assert await snoop.closed() == 4403
        assert snoop.got[-1] == {"t": "bye", "code": "players_only", "retry_ms": -1}
        assert all(m["table"]["phase"] == "lobby" for m in snoop.got if m.get("table"))
        for person in (host, player):
            await person.leave()

    run(work)


def test_a_removed_guest_is_sent_out_of_a_table_for_players_only(room: Serving) -> None:
    """A guest whom the host removed sees nothing more, and can't knock either."""

    async def work() -> None:
        host, player, table = await closed(room.base, "ask", "players", "lobby")
        await host.ask("table", action={"type": "remove", "seat": 1})
        assert await player.closed() == 4403
        for name in ("ask", "enter"):
            path = f"/api/tables/{table}/door/{name}"
            answer = await post(room.base, player, path, **POSTS[name])
            assert answer.json()["code"] == "players_only"
        await host.leave()

    run(work)


def test_the_list_of_tables_shows_no_closed_game(room: Serving) -> None:
    """A public game for its players only isn't listed, nor a table that asks for a password."""

    async def work() -> None:
        host, player = Person(), Person()
        table = await table_of(room.base, host, player, public=True)

        async def listed() -> list[str]:
            lines = (await host.http(room.base, "GET", "/api/tables")).json()
            return [line["sit"] for line in lines if line["name"] == table]

        assert await listed() == ["open"]
        await post(room.base, host, f"/api/tables/{table}/door/lock", password="big whale")
        while await listed():
            pass
        await host.ask("table", action={"type": "set_door", "sit": "ask", "watch": "players"})
        while not await listed():
            pass
        assert await listed() == ["ask"]
        await host.ask("table", action={"type": "start"})
        while await listed():
            pass
        for person in (host, player):
            await person.leave()

    run(work)
