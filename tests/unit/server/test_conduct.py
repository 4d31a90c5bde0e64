"""Mute, block and report, over real sockets and HTTP."""

import asyncio
from collections.abc import Awaitable, Callable, Coroutine
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, TypeVar

import httpx

from members import PASSWORD, code_of, member, post, visit
from rumpus.server.limits import values as limits
from rumpus.server.people.history import History
from rumpus.store.folder import DATABASE
from rumpus.store.memory import MemoryStore
from rumpus.store.people.conduct import Conduct, Ignored, Report
from rumpus.store.people.members import Members
from rumpus.store.people.results import Results
from serving import Person, Serving, run

T = TypeVar("T")

NOON = datetime(2026, 11, 30, 12, tzinfo=UTC)
REPORT = Report("ann", "bob", "Bob", "rude", "", "oak-bell-42", 3, '[{"text": "hey"}]', 100)


async def no_recap(table: str) -> None:
    """Return nothing: there are no logs."""
    del table


def reports(store: Conduct, *, closed: bool = False) -> list[Report]:
    """Return the reports that are open, or those that are closed, the newest first."""
    return asked(store.reports(0, 9, closed=closed))[1]


def asked(work: Awaitable[T]) -> T:
    """Return the outcome of some work on the tables."""

    async def waited() -> T:
        return await work

    return asyncio.run(waited())


async def table_of_three(base: str) -> tuple[str, Person, Person, Person]:
    """Return a table with two players and a spectator, all connected."""
    ann, bob, eve = [await visit(base, name) for name in ("Ann", "Bob", "Eve")]
    made = await post(base, ann, "/api/tables", game="keesdrow", public=False)
    name: str = made.json()["table"]
    for person in (ann, bob, eve):
        await person.join(base, name)
        await person.until(lambda message: message["t"] == "view")
    assert (await bob.ask("table", action={"type": "sit", "seat": 1}))["t"] == "done"
    return name, ann, bob, eve


def heard(person: Person) -> list[str]:
    """Return the texts that a person heard."""
    return [message["text"] for message in person.got if message["t"] == "said"]


async def said(speaker: Person, text: str, *hearers: Person) -> dict[str, Any]:
    """Send a message, wait until everybody who may hear it has it, and return it."""
    assert (await speaker.ask("chat", text=text))["t"] == "done"
    message: dict[str, Any] = {}
    for hearer in hearers:
        message = await hearer.until(lambda m: m["t"] == "said" and m["text"] == text)
    return message


def ignored(response: httpx.Response) -> list[tuple[str, str, int | None]]:
    """Return name, way and seat of everybody who is ignored."""
    assert response.status_code == 200, response.text
    return [(line["name"], line["how"], line["seat"]) for line in response.json()]


def test_a_muted_guest_is_not_heard_at_once_and_never_learns_it(tmp_path: Path) -> None:
    """The room sends their words to everybody else, also after a restart, until they are heard."""

    async def work(base: str) -> None:
        name, ann, bob, eve = await table_of_three(base)
        spoken = await said(eve, "one", ann, bob)
        path = f"/api/tables/{name}/ignore"
        muted = await post(base, ann, path, said=spoken["said"], how="mute")
        assert ignored(muted) == [("Eve", "mute", None)]
        await said(eve, "two", bob, eve)
        blocked = await post(base, ann, path, seat=1, how="block")
        assert ignored(blocked)[1] == ("Bob", "block", 1)
        await said(bob, "three", bob, eve)
        await said(ann, "four", ann, bob, eve)
        assert heard(ann) == ["one", "four"]
        await post(base, ann, "/api/ignored/remove", id=muted.json()[0]["id"])
        await said(eve, "five", ann, bob)
        listed = await ann.http(base, "GET", f"/api/ignored?table={name}")
        assert ignored(listed) == [("Bob", "block", 1)]
        assert "ignore" not in str([message for message in bob.got if message["t"] != "said"])
        exported = (await ann.http(base, "GET", "/api/account/export")).json()
        assert exported["ignored"] == ["Bob"]
        for person in (ann, bob, eve):
            await person.leave()

    with Serving(tmp_path / "data") as serving:
        run(lambda: work(serving.base))
        assert serving.stop() == 0
    store = Conduct(tmp_path / "data" / DATABASE)
    assert [(row.name, row.how) for row in store.ignored()] == [("Bob", "block")]
    store.close()


def test_nobody_is_paired_with_a_guest_whom_one_of_them_blocked(tmp_path: Path) -> None:
    """It doesn't matter which of the two seeks first; muting alone keeps nobody apart."""

    async def work(base: str) -> None:
        name, ann, bob, eve = await table_of_three(base)
        spoken = await said(eve, "hi", ann)
        number = spoken["said"]
        for how, state in (("block", "waiting"), ("mute", "found")):
            await post(base, ann, f"/api/tables/{name}/ignore", said=number, how=how)
            await post(base, eve, "/api/seeks", game="keyword", any=True)
            begun = await post(base, ann, "/api/seeks", game="keyword", any=True)
            assert begun.json()["state"] == state
            await post(base, ann, f"/api/seeks/{begun.json()['id']}/stop")
        for person in (ann, bob, eve):
            await person.leave()

    with Serving(tmp_path / "data") as serving:
        run(lambda: work(serving.base))


def test_a_report_quotes_what_its_guest_heard_and_changes_nothing(tmp_path: Path) -> None:
    """The room quotes from memory: the last thirty messages, and never those of other channels."""

    async def work(base: str) -> None:
        name, ann, bob, eve = await table_of_three(base)
        await said(bob, "rude words", ann)
        assert (await ann.ask("table", action={"type": "start"}))["t"] == "done"
        assert (await eve.ask("chat", text="secret", channel="spectators"))["t"] == "done"
        answer = await post(
            base, ann, f"/api/tables/{name}/report", seat=1, reason="rude", remark=" Really\n rude "
        )
        assert (answer.status_code, answer.json()) == (200, {"quotes": 1})
        await said(bob, "again", ann)
        for person in (ann, bob, eve):
            await person.leave()

    with Serving(tmp_path / "data") as serving:
        run(lambda: work(serving.base))
        assert serving.stop() == 0
    store = Conduct(tmp_path / "data" / DATABASE)
    (report,) = reports(store)
    assert (report.name, report.reason, report.remark) == ("Bob", "rude", "Really rude")
    assert report.quotes == (
        '[{"name":"Bob","seat":1,"channel":"table","text":"rude words","theirs":true}]'
    )
    store.close()


BAD_REPORTS: list[tuple[dict[str, Any], str]] = [
    ({"seat": 0, "reason": "rude"}, "yourself"),
    ({"seat": 2, "reason": "rude"}, "nobody_there"),
    ({"seat": -1, "reason": "rude"}, "nobody_there"),
    ({"said": 99, "reason": "rude"}, "nobody_there"),
    ({"reason": "rude"}, "nobody_there"),
    ({"seat": 1, "reason": "boring"}, "bad_request"),
    ({"seat": 1, "reason": "rude", "remark": "x" * 1201}, "bad_request"),
    ({"seat": 1, "reason": "rude", "remark": "x" * 301}, "bad_text"),
    ({"seat": 1, "reason": "rude", "quotes": []}, "bad_request"),
]


def test_an_invalid_report_is_refused(tmp_path: Path) -> None:
    """A guest can't report themself, a free seat or words they didn't hear, or add own quotes."""

    async def work(base: str) -> None:
        name, *people = await table_of_three(base)
        path = f"/api/tables/{name}/report"
        codes = [code_of(await post(base, people[0], path, **body)) for body, _ in BAD_REPORTS]
        assert codes == [code for _, code in BAD_REPORTS]
        for person in people:
            await person.leave()

    with Serving(tmp_path / "data") as serving:
        run(lambda: work(serving.base))


def test_a_flood_of_reports_and_of_muted_guests_is_refused(tmp_path: Path) -> None:
    """A guest has a few reports at once and a long list, and neither grows without end."""

    async def work(base: str) -> None:
        name, *people = await table_of_three(base)
        ann, *_ = people
        answers = [
            await post(base, ann, f"/api/tables/{name}/report", seat=1, reason="spam")
            for _ in range(limits.REPORTS.burst + 1)
        ]
        assert [answer.status_code for answer in answers] == [200] * limits.REPORTS.burst + [429]
        path = f"/api/tables/{name}/ignore"
        spoken = await said(people[2], "hi", ann)
        assert ignored(await post(base, ann, path, seat=1, how="mute")) == [("Bob", "mute", 1)]
        assert ignored(await post(base, ann, path, seat=1, how="block")) == [("Bob", "block", 1)]
        full = await post(base, ann, path, said=spoken["said"], how="mute")
        assert code_of(full) == "too_many_ignored"
        for person in people:
            await person.leave()

    with Serving(tmp_path / "data", limit={"IGNORED": 1}) as serving:
        run(lambda: work(serving.base))


def leaves_nobody_ignored(data: Path, work: Callable[[str], Coroutine[Any, Any, None]]) -> None:
    """Do some work in a room, stop it, and check that its database has no mute and no block."""
    with Serving(data) as serving:
        run(lambda: work(serving.base))
        assert serving.stop() == 0
    store = Conduct(data / DATABASE)
    assert store.ignored() == []
    store.close()


def test_deleting_an_account_forgets_whom_it_ignored(tmp_path: Path) -> None:
    """Nothing that the guest stored about others is left."""

    async def work(base: str) -> None:
        name, ann, bob, eve = await table_of_three(base)
        mia = await member(base, "Mia", "mia")
        await post(base, mia, f"/api/tables/{name}/ignore", seat=1, how="block")
        assert (await post(base, mia, "/api/account/delete")).status_code == 200
        for person in (ann, bob, eve):
            await person.leave()

    leaves_nobody_ignored(tmp_path / "data", work)


def test_a_deleted_account_is_in_nobodys_list(tmp_path: Path) -> None:
    """Its name leaves the lists of those who muted it, at once and in the database."""

    async def work(base: str) -> None:
        name, ann, bob, eve = await table_of_three(base)
        await post(base, bob, "/api/account/password", login="bob", password=PASSWORD)
        path = f"/api/tables/{name}/ignore"
        assert ignored(await post(base, ann, path, seat=1, how="mute")) == [("Bob", "mute", 1)]
        assert (await post(base, bob, "/api/account/delete")).status_code == 200
        assert ignored(await ann.http(base, "GET", "/api/ignored")) == []
        for person in (ann, bob, eve):
            await person.leave()

    leaves_nobody_ignored(tmp_path / "data", work)


def test_a_closed_report_is_listed_no_more_and_quotes_nothing(tmp_path: Path) -> None:
    """The operator's list has the open reports, newest first; closing one works once."""
    store = Conduct(tmp_path / DATABASE)
    assert [asked(store.report(REPORT, 2)) for _ in range(3)] == [True, True, False]
    second, first = reports(store)
    assert first.id is not None
    assert [asked(store.close_report(first.id, at)) for at in (200, 300)] == [True, False]
    assert reports(store) == [second]
    (closed,) = reports(store, closed=True)
    assert (closed.id, closed.closed, closed.quotes) == (first.id, 200, "[]")
    store.close()


def test_reports_are_deleted_with_age_once_they_are_closed(tmp_path: Path) -> None:
    """A report that the operator closed before a time is gone; open and newer ones stay."""
    store = Conduct(tmp_path / DATABASE)
    for _ in range(3):
        asked(store.report(REPORT, 3))
    third, second, first = [report.id for report in reports(store)]
    assert first is not None
    assert second is not None
    asked(store.close_report(first, 199))
    asked(store.close_report(second, 200))
    members = Members(tmp_path / DATABASE)
    past = History(MemoryStore(), Results(members), lambda: NOON, set(), (), store.age, no_recap)
    assert asked(past.age(200)) == 0
    members.close()
    kept = [*reports(store, closed=True), *reports(store)]
    assert [report.id for report in kept] == [second, third]
    store.close()


def test_ignoring_the_same_guest_again_replaces_the_row(tmp_path: Path) -> None:
    """A mute becomes a block, and one removal ends it."""
    store = Conduct(tmp_path / DATABASE)
    asked(store.ignore(Ignored("ann", "bob", "Bob", "mute", 100)))
    block = Ignored("ann", "bob", "Bobby", "block", 200)
    asked(store.ignore(block))
    assert store.ignored() == [block]
    asked(store.heed("ann", "bob"))
    assert store.ignored() == []
    store.close()
