"""Reports about what the leader of a watch party writes, over real sockets and HTTP."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from e2e import kept
from e2e.overs import TABLES, over
from members import post
from rumpus.server.limits import values as limits
from rumpus.server.ws.party_notes import Note, Notes
from rumpus.store.folder import DATABASE
from rumpus.store.people.conduct import Conduct, Report
from serving import Person, Serving, eventually, run
from unit.server.test_conduct import reports
from unit.server.test_party_drawings import gathered, lead, shown

TABLE = TABLES["keesdrow"]


@pytest.fixture
def room(tmp_path: Path) -> Iterator[Serving]:
    """Yield a room with a finished game."""
    kept.keep(tmp_path / "data", over("keesdrow").log)
    with Serving(tmp_path / "data") as serving:
        yield serving
        serving.check_log()


def stored(folder: Path) -> list[Report]:
    """Return the open reports of a room that has stopped."""
    store = Conduct(folder / "data" / DATABASE)
    try:
        return reports(store)
    finally:
        store.close()


async def number(person: Person) -> int:
    """Return the number of a guest in their party."""
    message = await person.until(lambda one: one["t"] == "party")
    you: int = message["you"]
    return you


def written(text: str, *read: str, guest: str = "ann", step: int = 4) -> Note:
    """Return a note."""
    return Note(1, guest, guest.capitalize(), step, text, frozenset(read))


def test_a_note_is_kept_once_however_it_was_typed() -> None:
    """What is typed on replaces its beginning, and what is deleted or replaced stays."""
    notes = Notes()
    for text in ("W", "Why", "Why not?", "Why", "", "Sorry"):
        notes.write(written(text, "bob"))
    notes.write(written("Sorry", "cem", step=5))
    notes.write(written("Sorry, all", "bob", guest="dan", step=5))
    assert [note.text for note in notes.of("bob")] == ["Why not?", "Sorry", "Sorry, all"]
    assert [note.text for note in notes.of("cem")] == ["Sorry"]


def test_notes_are_limited_and_known_to_those_who_came_later() -> None:
    """The last thirty stay, and each is quoted only to those who read it."""
    notes = Notes()
    for step in range(2 * limits.QUOTES):
        notes.write(written("Look", "bob", step=step))
    notes.read(["cem"])
    assert len(notes.of("bob")) == limits.QUOTES
    assert [note.step for note in notes.of("cem")] == [2 * limits.QUOTES - 1]
    assert notes.of("ann") == []


def test_a_report_quotes_the_notes_that_its_guest_read(room: Serving, tmp_path: Path) -> None:
    """The operator reads them all, with the table and the step, and the leader notices nothing."""

    async def work() -> None:
        path, (ann, bob, cem) = await gathered(room.base, "Annabel", "Bob", "Cem")
        path, who = f"{path}/report", await number(ann)
        early = await post(room.base, bob, path, who=who, reason="rude")
        assert (early.status_code, early.json()["code"]) == (404, "nobody_there")
        await ann.send(lead(step=3, note="You fool"))
        await ann.send(lead(step=4, note="Nice word"))
        await eventually(lambda: shown(bob).get("note") == "Nice word")
        heard = len(ann.got)
        answer = await post(room.base, bob, path, who=who, reason="rude", remark=" Look ")
        assert (answer.status_code, answer.json()) == (200, {"quotes": 2})
        own = await post(room.base, ann, path, who=who, reason="rude")
        assert own.json()["code"] == "yourself"
        assert len(ann.got) == heard
        for person in (ann, bob, cem):
            await person.leave()

    run(work)
    assert room.stop() == 0
    (report,) = stored(tmp_path)
    assert (report.name, report.reason, report.remark) == ("Annabel", "rude", "Look")
    assert (report.at_table, report.seq) == (TABLE, 4)
    quotes = json.loads(report.quotes)
    assert [(one["text"], one["channel"], one["theirs"]) for one in quotes] == [
        ("You fool", "notes", True),
        ("Nice word", "notes", True),
    ]


def test_who_read_nothing_reports_nothing(room: Serving) -> None:
    """Neither strangers nor made-up ids get a report about anybody."""

    async def work() -> None:
        path, (ann, bob, eve) = await gathered(room.base, "Annabel", "Bob", "Eve")
        path, who = f"{path}/report", await number(ann)
        await eve.leave()
        await ann.send(lead(note="Only for Bob"))
        await eventually(lambda: shown(bob).get("note") == "Only for Bob")
        for person, asked in ((eve, {"who": who}), (bob, {"who": 99})):
            refused = await post(room.base, person, path, reason="rude", **asked)
            assert refused.json()["code"] == "nobody_there"
        bad: list[dict[str, Any]] = [{"who": "1"}, {}, {"who": who, "quotes": []}]
        for wrong in bad:
            refused = await post(room.base, bob, path, reason="rude", **wrong)
            assert refused.json()["code"] == "bad_request"
        gone = await post(room.base, bob, "/api/parties/none/report", who=who, reason="rude")
        assert gone.json()["code"] == "nobody_there"
        for person in (ann, bob):
            await person.leave()

    run(work)


def test_who_takes_over_is_not_shown_as_the_writer(room: Serving) -> None:
    """Notes and marks of the one who led before are gone with them."""

    async def work() -> None:
        _, (ann, bob, cem) = await gathered(room.base, "Annabel", "Bob", "Cem")
        await ann.send(lead(marks=["c3"], note="An insult"))
        await eventually(lambda: shown(cem).get("note") == "An insult")
        heir = await number(bob)
        await ann.send({"t": "hand_over", "to": heir})
        await eventually(lambda: cem.got[-1].get("leader") == heir)
        assert (shown(cem)["note"], shown(cem)["marks"]) == ("", [])
        for person in (ann, bob, cem):
            await person.leave()

    run(work)
