"""Watch parties: all see what the leader shows, and nobody else can show anything."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from e2e import kept
from e2e.overs import TABLES, over
from serving import Person, Serving, eventually, post, run

TABLE = TABLES["keesdrow"]


def serving(folder: Path, more: str = "") -> Serving:
    """Open a room with a finished game, and small limits."""
    data = folder / "data"
    data.mkdir()
    kept.keep(data, over("keesdrow").log)
    limits = f"import rumpus.server.limits.party as p\np.PEOPLE = 4\np.PARTIES = 20\n{more}"
    return Serving(data, first=limits)


@pytest.fixture(scope="module")
def room(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    """One room for most tests."""
    with serving(tmp_path_factory.mktemp("room")) as one:
        yield one
        one.check_log()


@pytest.fixture
def impatient(tmp_path: Path) -> Iterator[Serving]:
    """A room where a party ends soon after its leader has gone."""
    with serving(tmp_path, "p.ABSENT_SECONDS = 1.0\n") as one:
        yield one
        one.check_log()


async def begun(room: Serving, ann: Person) -> tuple[str, str]:
    """Begin a party, and return its id and the leader's token."""
    made = await ann.http(room.base, "POST", f"/api/tables/{TABLE}/party")
    assert made.status_code == 200, made.text
    return made.json()["party"], made.json()["token"]


async def enter(room: Serving, person: Person, party: str, token: str | None = None) -> None:
    """Open a socket at a party, and enter."""
    await person.open(room.base, f"/api/parties/{party}/socket")
    await person.send({"t": "enter", "token": token})


def last(person: Person, kind: str) -> dict[str, Any]:
    """Return the last message of a kind, or an empty one."""
    found = [one for one in person.got if one["t"] == kind]
    return found[-1] if found else {}


def shown(step: int, **more: Any) -> dict[str, Any]:
    """Return a message that shows a step."""
    return {"t": "lead", "shown": {"step": step, **more}}


async def people_are(person: Person, *names: str) -> None:
    """Wait until somebody sees these people."""
    await eventually(
        lambda: (
            sorted(one["name"] for one in last(person, "party").get("people", ())) == sorted(names)
        )
    )


async def named(room: Serving, name: str) -> Person:
    """Return a guest with a name."""
    person = Person()
    await person.http(room.base, "GET", "/api/me")
    await person.http(room.base, "POST", "/api/me", json={"name": name})
    return person


def test_all_see_what_the_leader_shows(room: Serving) -> None:
    """Steps, view and speed go to all others, also to those who come later, and only from one."""

    async def work() -> None:
        ann, bob, cid = [await named(room, name) for name in ("Ann", "Bob", "Cid")]
        party, token = await begun(room, ann)
        await enter(room, ann, party, token)
        await enter(room, bob, party)
        await people_are(ann, "Ann", "Bob")
        mine, theirs = last(ann, "party"), last(bob, "party")
        assert mine["leader"] == mine["you"] == theirs["leader"] != theirs["you"]
        await ann.send(shown(7, seat=1, running=True, speed=2, hide=True))
        await eventually(lambda: last(bob, "shown"))
        what = last(bob, "shown")["shown"]
        assert what == {
            "step": 7,
            "seat": 1,
            "hands": False,
            "running": True,
            "speed": 2.0,
            "hide": True,
            "marks": [],
            "note": "",
        }
        await bob.send(shown(1))
        await bob.send({"t": "hand_over", "to": theirs["you"]})
        await bob.send({"t": "beat"})
        await eventually(lambda: last(bob, "beat"))
        await enter(room, cid, party, "x" * 20)
        await people_are(cid, "Ann", "Bob", "Cid")
        assert last(cid, "party")["shown"] == what
        assert last(cid, "party")["leader"] == mine["you"]
        assert not last(ann, "shown")
        for person in (ann, bob, cid):
            await person.leave()

    run(work)


def test_the_lead_is_handed_over_and_found_again(room: Serving) -> None:
    """The heir's token is new, the old one void; with it the lead survives a lost connection."""

    async def work() -> None:
        ann, bob = await named(room, "Ann"), await named(room, "Bob")
        party, token = await begun(room, ann)
        await enter(room, ann, party, token)
        await enter(room, bob, party)
        await people_are(ann, "Ann", "Bob")
        await ann.send({"t": "hand_over", "to": last(bob, "party")["you"]})
        await eventually(lambda: last(bob, "leading"))
        await eventually(lambda: last(ann, "party")["leader"] != last(ann, "party")["you"])
        new = last(bob, "leading")["token"]
        assert new != token
        await bob.leave()
        await eventually(lambda: last(ann, "party")["leader"] is None)
        again = await named(room, "Bob")
        await enter(room, again, party, new)
        await eventually(lambda: last(ann, "party")["leader"] is not None)
        await ann.leave()
        ann.got.clear()
        await enter(room, ann, party, token)
        await people_are(ann, "Ann", "Bob")
        assert last(ann, "party")["leader"] != last(ann, "party")["you"]
        await again.leave()
        await ann.leave()

    run(work)


def test_an_older_page_of_the_leader_leads_again(room: Serving) -> None:
    """The newest page leads; when it closes, the one before does, until it hands over."""

    async def work() -> None:
        ann, bob = await named(room, "Ann"), await named(room, "Bob")
        newer = Person()
        newer.cookie = ann.cookie
        third = Person()
        third.cookie = ann.cookie
        party, token = await begun(room, ann)

        def leads(person: Person) -> bool:
            you = last(person, "party").get("you")
            return you is not None and last(bob, "party")["leader"] == you

        for person in (ann, newer):
            await enter(room, person, party, token)
            await people_are(person, *["Ann"] * (1 + (person is newer)))
        await enter(room, bob, party)
        await people_are(bob, "Ann", "Ann", "Bob")
        assert last(bob, "party")["leader"] == last(newer, "party")["you"]
        await newer.leave()
        await eventually(lambda: leads(ann))
        await ann.send({"t": "lead", "shown": {"step": 2}})
        await eventually(lambda: last(bob, "shown").get("shown", {}).get("step") == 2)
        await enter(room, third, party, token)
        await eventually(lambda: leads(third))
        await third.send({"t": "hand_over", "to": last(bob, "party")["you"]})
        await eventually(lambda: leads(bob))
        await bob.leave()
        await eventually(lambda: last(ann, "party")["leader"] is None)
        for person in (ann, third):
            await person.leave()

    run(work)


def test_a_party_ends_without_its_leader(impatient: Serving) -> None:
    """Some time after the leader has gone, all are sent away, and nobody gets in any more."""

    async def work() -> None:
        ann, bob, late = Person(), Person(), Person()
        party, token = await begun(impatient, ann)
        await enter(impatient, ann, party, token)
        await enter(impatient, bob, party)
        await eventually(lambda: len(last(bob, "party").get("people", ())) == 2)
        await ann.leave()
        assert await bob.closed() == 4410
        assert last(bob, "bye") == {"t": "bye", "code": "party_over", "retry_ms": -1}
        # The room may close the socket before a client could say anything.
        await late.open(impatient.base, f"/api/parties/{party}/socket")
        assert await late.closed() == 4410
        unled, _ = await begun(impatient, ann)
        await enter(impatient, late, unled)
        assert await late.closed() == 4410, "nobody ever led it"

    run(work)


@pytest.mark.parametrize(
    ("message", "code"),
    [
        ({"t": "lead", "shown": {"step": 1}}, "join_first"),
        ("{", "bad_message"),
        ({"t": "enter", "token": 5}, "bad_message"),
        ({"t": "enter", "token": "x" * 65}, "bad_message"),
        ({"t": "act"}, "bad_message"),
        ("[" * 2000, "bad_message"),
    ],
)
def test_what_is_no_message_of_a_party_closes_the_socket(
    room: Serving, message: dict[str, Any] | str, code: str
) -> None:
    """Anything else than to enter, before having entered, ends with the reason."""

    async def work() -> None:
        ann = Person()
        party, _ = await begun(room, ann)
        await ann.open(room.base, f"/api/parties/{party}/socket")
        await ann.send(message)
        assert await ann.closed() == 1008
        assert last(ann, "bye")["code"] == code

    run(work)


@pytest.mark.parametrize(
    "wrong",
    [
        {"step": -1},
        {"step": 10_001},
        {"step": 1.5},
        {"step": 1, "seat": 100},
        {"step": 1, "speed": 0},
        {"step": 1, "speed": 1e9},
        {"step": 1, "more": 1},
    ],
)
def test_a_leader_shows_only_what_there_may_be(room: Serving, wrong: dict[str, Any]) -> None:
    """Steps, seats and speeds have bounds, which the codec keeps."""

    async def work() -> None:
        ann = Person()
        party, token = await begun(room, ann)
        await enter(room, ann, party, token)
        await ann.send(json.dumps({"t": "lead", "shown": wrong}))
        assert await ann.closed() == 1008
        assert last(ann, "bye")["code"] == "bad_message"

    run(work)


def test_floods_and_crowds_are_turned_away(room: Serving) -> None:
    """Too many messages close one socket, a full party lets nobody in, and parties are few."""

    async def work() -> None:
        ann, *others = [Person() for _ in range(5)]
        party, token = await begun(room, ann)
        await enter(room, ann, party, token)
        for other in others[:3]:
            await enter(room, other, party)
        await eventually(lambda: len(last(ann, "party").get("people", ())) == 4)
        await enter(room, others[3], party)
        await others[3].closed()
        assert last(others[3], "bye")["code"] == "too_many"
        for step in range(60):
            await others[0].send(shown(step))
        assert await others[0].closed() == 1008
        assert last(others[0], "bye")["code"] == "too_many"
        assert not last(ann, "shown")
        for person in (ann, *others[1:3]):
            await person.leave()

    run(work)


def test_a_party_needs_a_finished_game(room: Serving) -> None:
    """A running game, and a table that doesn't exist, can't be watched together."""
    made = post(room, "/api/tables", json={"game": "keyword", "bots": ["gentle"], "start": True})
    answer = post(room, f"/api/tables/{made.json()['table']}/party")
    assert (answer.status_code, answer.json()["code"]) == (409, "not_over")
    assert post(room, "/api/tables/no-such-0/party").json()["code"] == "no_such_table"
