"""What the leader of a watch party draws and writes: checked by the room, and shown to all."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from e2e import kept
from e2e.overs import TABLES, over
from members import post, visit
from rumpus.server.ws.party_messages import PartyClientMessage, Shown
from serving import Person, Serving, eventually, run, table_of

TABLE = TABLES["keesdrow"]
_read = msgspec.json.Decoder(PartyClientMessage).decode

places = st.from_regex(r"[a-z0-9-]{1,12}", fullmatch=True)
marks = st.one_of(places, st.builds("{}.{}".format, places, places))


def shown(person: Person) -> dict[str, Any]:
    """Return what somebody was shown last."""
    found = [one["shown"] for one in person.got if one["t"] in {"shown", "party"}]
    return (found[-1] if found else None) or {}


def lead(**changed: Any) -> dict[str, Any]:
    """Return a leader's message."""
    return {"t": "lead", "shown": {"step": 4, **changed}}


@given(st.lists(marks, max_size=24), st.text(max_size=200))
def test_drawings_are_read_as_they_were_sent(drawn: list[str], note: str) -> None:
    """Marks, arrows and a note come through the codec unchanged."""
    note = note.encode(errors="ignore").decode()
    message = Shown(4, marks=tuple(drawn), note=note)
    sent = msgspec.json.encode({"t": "lead", "shown": msgspec.to_builtins(message)})
    assert _read(sent) == msgspec.json.decode(sent, type=PartyClientMessage)
    assert getattr(_read(sent), "shown", None) == message


@pytest.mark.parametrize(
    "changed",
    [
        {"marks": ["c3"] * 25},
        {"marks": ["C3"]},
        {"marks": ["c3\n"]},
        {"marks": ["c3.d4.e5"]},
        {"marks": ["<b>"]},
        {"marks": [""]},
        {"marks": ["a" * 13]},
        {"marks": [["c3", "d4"]]},
        {"marks": "c3"},
        {"note": "x" * 201},
        {"note": None},
        {"drawing": []},
    ],
)
def test_other_drawings_are_no_message(changed: dict[str, Any]) -> None:
    """The codec refuses whatever is no place, too long, or too much."""
    with pytest.raises(msgspec.ValidationError):
        _read(json.dumps(lead(**changed)))


@pytest.fixture
def room(tmp_path: Path) -> Iterator[Serving]:
    """Yield a room with a finished game, in which a word is forbidden."""
    data = tmp_path / "data"
    data.mkdir()
    (data / "forbidden-words.txt").write_text("megacola\n")
    kept.keep(data, over("keesdrow").log)
    with Serving(data) as serving:
        yield serving
        serving.check_log()


async def party(base: str, *names: str) -> list[Person]:
    """Let guests watch a game together, the first of whom leads."""
    _, people = await gathered(base, *names)
    return people


async def gathered(base: str, *names: str) -> tuple[str, list[Person]]:
    """Return the address of a new watch party, and its guests, the first of whom leads."""
    people = [await visit(base, name) for name in names]
    begun = (await people[0].http(base, "POST", f"/api/tables/{TABLE}/party")).json()
    for person in people:
        await person.open(base, f"/api/parties/{begun['party']}/socket")
        await person.send({"t": "enter", "token": begun["token"] if person is people[0] else None})
    return f"/api/parties/{begun['party']}", people


def test_followers_are_shown_what_the_leader_draws(room: Serving) -> None:
    """The note is cleaned like chat; what a follower sends is shown to nobody."""

    async def work() -> None:
        ann, bob, cem = await party(room.base, "Annabel", "Bob", "Cem")
        await bob.send(lead(marks=["a1"], note="Mine"))
        await ann.send(lead(marks=["c3.d4", "e5"], note=" Why\tnot\u202e here?"))
        people = (bob, cem)
        await eventually(lambda: all(shown(one).get("marks") == ["c3.d4", "e5"] for one in people))
        assert [shown(one)["note"] for one in people] == ["Why not here?"] * 2
        assert shown(ann).get("note") != "Mine"
        for person in (ann, bob, cem):
            await person.leave()

    run(work)


@pytest.mark.parametrize("note", ["\u200b \u0000", "Megacola!"])
def test_a_note_that_chat_would_refuse_is_left_out(room: Serving, note: str) -> None:
    """The drawing shows without it."""

    async def work() -> None:
        ann, bob = await party(room.base, "Annabel", "Bob")
        await ann.send(lead(marks=["c3"], note=note))
        await eventually(lambda: shown(bob).get("marks") == ["c3"])
        assert shown(bob)["note"] == ""
        for person in (ann, bob):
            await person.leave()

    run(work)


def test_who_muted_the_leader_reads_none_of_their_notes(room: Serving) -> None:
    """Others do, and everybody sees the drawing; also those who come later."""

    async def work() -> None:
        ann, bob, cem = await party(room.base, "Annabel", "Bob", "Cem")
        met = [Person(), Person()]
        for twin, one in zip(met, (ann, bob), strict=True):
            twin.cookie = one.cookie
        table = await table_of(room.base, *met, game="keesdrow")
        muted = await post(room.base, bob, f"/api/tables/{table}/ignore", seat=0, how="mute")
        assert muted.status_code == 200, muted.text
        await ann.send(lead(marks=["c3"], note="Why?"))
        people = (bob, cem)
        await eventually(lambda: all(shown(one).get("marks") == ["c3"] for one in people))
        assert [shown(one)["note"] for one in people] == ["", "Why?"]
        # The list of people, which also says what is shown, comes anew.
        await cem.leave()
        await eventually(lambda: bob.got[-1]["t"] == "party" and len(bob.got[-1]["people"]) == 2)
        assert shown(bob) == {**shown(cem), "note": ""}
        for person in (ann, bob, *met):
            await person.leave()

    run(work)
