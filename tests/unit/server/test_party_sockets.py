"""Sockets at watch parties: some have to close at once, and slow ones disturb nobody."""

import json
from collections.abc import Callable, Coroutine, Iterable
from pathlib import Path
from typing import Any

import pytest

from e2e import kept
from e2e.overs import TABLES, over
from members import PASSWORD, account, member, post, visit
from operators import act, id_of, operator
from rooms import run as run_virtually
from rooms import settled
from rumpus.server.limits import values as limits
from rumpus.server.ops.metrics import Counts
from rumpus.server.ws.outlet import Outlet
from rumpus.server.ws.parties import Party
from rumpus.server.ws.party_messages import Shown
from serving import Person, Serving, eventually, run

TABLE = TABLES["keesdrow"]
SPAM = {"reason": "Spam"}


def last(person: Person, kind: str) -> dict[str, Any]:
    """Return the last message of a kind, or an empty one."""
    found = [one for one in person.got if one["t"] == kind]
    return found[-1] if found else {}


def names(person: Person) -> list[str]:
    """Return the names of all at a party, as somebody there sees them."""
    return sorted(one["name"] for one in last(person, "party").get("people", ()))


async def enter(base: str, person: Person, party: str, token: str | None = None) -> None:
    """Open a socket at a party, and enter."""
    await person.open(base, f"/api/parties/{party}/socket")
    await person.send({"t": "enter", "token": token})


async def together(base: str, *people: Person) -> tuple[str, str]:
    """Let people watch a game together, the first of whom leads; return the party and its token."""
    begun = (await people[0].http(base, "POST", f"/api/tables/{TABLE}/party")).json()
    for person in people:
        await enter(base, person, begun["party"], begun["token"] if person is people[0] else None)
    await eventually(lambda: all(len(names(person)) == len(people) for person in people))
    return begun["party"], begun["token"]


def in_a_room(tmp_path: Path, work: Callable[[str], Coroutine[Any, Any, None]]) -> None:
    """Run a test in a room with a finished game."""
    data = tmp_path / "data"
    data.mkdir()
    kept.keep(data, over("keesdrow").log)
    with Serving(data) as room:
        run(lambda: work(room.base))
        room.check_log()


def test_a_ban_ends_a_party_for_the_banned(tmp_path: Path) -> None:
    """Their socket closes at once, and doesn't come back before the ban is lifted."""

    async def work(base: str) -> None:
        ann, bob = await visit(base, "Annabel"), await visit(base, "Bob")
        party, _ = await together(base, ann, bob)
        desk = await operator(base, tmp_path / "data")
        (ban,) = await act(base, desk, "/bans", people=[await id_of(base, desk, "Bob")], **SPAM)
        assert await bob.closed() == 4403
        assert last(bob, "bye") == {"t": "bye", "code": "banned", "retry_ms": -1}
        await eventually(lambda: names(ann) == ["Annabel"])
        await enter(base, bob, party)
        assert await bob.closed() == 4403
        await act(base, desk, "/bans/lift", bans=[ban["id"]])
        await enter(base, bob, party)
        await eventually(lambda: names(ann) == ["Annabel", "Bob"])
        await bob.leave()
        await ann.leave()

    in_a_room(tmp_path, work)


def test_a_banned_leader_leads_no_more(tmp_path: Path) -> None:
    """The token is of no use to them; the party waits for a leader, and ends without one."""

    async def work(base: str) -> None:
        ann, bob = await visit(base, "Annabel"), await visit(base, "Bob")
        party, token = await together(base, ann, bob)
        desk = await operator(base, tmp_path / "data")
        await act(base, desk, "/bans", people=[await id_of(base, desk, "Annabel")], **SPAM)
        assert await ann.closed() == 4403
        await eventually(lambda: last(bob, "party")["leader"] is None)
        await enter(base, ann, party, token)
        assert await ann.closed() == 4403
        await bob.leave()

    in_a_room(tmp_path, work)


def test_a_banned_address_watches_nothing_together(tmp_path: Path) -> None:
    """A socket that entered before the ban closes, and so does one that hadn't entered yet."""

    async def work(base: str) -> None:
        ann, bob = await visit(base, "Annabel"), await visit(base, "Bob")
        party, _ = await together(base, ann)
        desk = await operator(base, tmp_path / "data")
        await bob.open(base, f"/api/parties/{party}/socket")
        await act(base, desk, "/bans", addresses=["127.0.0.1"], **SPAM)
        await bob.send({"t": "enter"})
        for person in (ann, bob):
            assert await person.closed() == 4403
            assert last(person, "bye")["code"] == "banned"

    in_a_room(tmp_path, work)


@pytest.mark.parametrize("where", ["here", "everywhere"])
def test_who_signs_out_leaves_the_party(tmp_path: Path, where: str) -> None:
    """Another tab still shows the party; its socket closes, and asks to come back as a guest."""

    async def work(base: str) -> None:
        ann, bob = await visit(base, "Annabel"), await member(base, "Bob", "bob")
        await together(base, ann, bob)
        answer = await post(base, bob, "/api/sign-out", where=where)
        assert answer.status_code == 200, answer.text
        assert await bob.closed() == 1012
        assert last(bob, "bye") == {"t": "bye", "code": "signed_out", "retry_ms": 0}
        await eventually(lambda: names(ann) == ["Annabel"])
        await ann.leave()

    in_a_room(tmp_path, work)


def test_a_device_that_is_removed_leaves_the_party(tmp_path: Path) -> None:
    """It is signed out from another one; the other device stays."""

    async def work(base: str) -> None:
        ann, bob, phone = await visit(base, "Annabel"), await member(base, "Bob", "bob"), Person()
        await post(base, phone, "/api/sign-in", login="bob", password=PASSWORD)
        await together(base, ann, bob, phone)
        devices = (await account(base, bob))["devices"]
        other = next(each["id"] for each in devices if not each["here"])
        answer = await post(base, bob, "/api/account/device/remove", id=other)
        assert answer.status_code == 200, answer.text
        assert await phone.closed() == 1012
        await eventually(lambda: names(ann) == ["Annabel", "Bob"])
        await bob.leave()
        await ann.leave()

    in_a_room(tmp_path, work)


def test_who_deletes_their_account_leaves_the_party(tmp_path: Path) -> None:
    """Nobody's list shows their name any more."""

    async def work(base: str) -> None:
        ann, bob, cid = (
            await visit(base, "Annabel"),
            await member(base, "Bob", "bob"),
            await visit(base, "Cid"),
        )
        await together(base, ann, bob, cid)
        assert (await post(base, bob, "/api/account/delete")).status_code == 200
        assert (await post(base, cid, "/api/me/delete")).status_code == 200
        for gone in (bob, cid):
            assert await gone.closed() == 1012
        await eventually(lambda: names(ann) == ["Annabel"])
        await ann.leave()

    in_a_room(tmp_path, work)


def test_a_name_that_an_operator_replaces_is_replaced_at_the_party(tmp_path: Path) -> None:
    """All others read the neutral name without anybody coming or going."""

    async def work(base: str) -> None:
        ann, bob = await visit(base, "Annabel"), await visit(base, "Rudeword")
        await together(base, ann, bob)
        desk = await operator(base, tmp_path / "data")
        person = await id_of(base, desk, "Rudeword")
        await act(base, desk, f"/people/{person}/rename")
        await eventually(lambda: len(names(ann)) == 2 and "Rudeword" not in names(ann))
        await bob.leave()
        await ann.leave()

    in_a_room(tmp_path, work)


def test_a_table_that_an_operator_closes_ends_its_parties(tmp_path: Path) -> None:
    """All are sent away with the reason, and nobody comes back."""

    async def work(base: str) -> None:
        ann, bob = await visit(base, "Annabel"), await visit(base, "Bob")
        party, _ = await together(base, ann, bob)
        desk = await operator(base, tmp_path / "data")
        await act(base, desk, "/tables/close", tables=[TABLE], reason="No")
        for person in (ann, bob):
            assert await person.closed() == 4410
            assert last(person, "bye")["code"] == "table_closed"
        await ann.open(base, f"/api/parties/{party}/socket")
        assert await ann.closed() == 4410

    in_a_room(tmp_path, work)


class Pipe:
    """Transport of a reader who may be too slow."""

    line = None

    def __init__(self) -> None:
        self.ready = True
        self.written: list[Any] = []

    def write(self, messages: Iterable[bytes]) -> None:
        """Keep what is written."""
        self.written += [json.loads(message) for message in messages]

    async def close(self, code: int) -> None:
        """Do nothing."""

    def abort(self) -> None:
        """Do nothing."""

    def hurry(self) -> None:
        """Do nothing."""


class Watching(Outlet):
    """Socket at a party, with a real queue."""

    address = ""

    def __init__(self, party: Party, name: str) -> None:
        self.pipe = Pipe()
        super().__init__(self.pipe, Counts())
        self.name = self.player = name
        self._party = party

    def valid(self) -> bool:
        """Return that the guest's cookie is valid."""
        return True

    def ignores(self, other: str) -> bool:
        """Return that the guest has muted nobody."""
        del other
        return False

    def signed_out(self) -> None:
        """Close the socket."""
        self.bye("signed_out", 0, 1012)

    def _leave(self, *, left: bool = False) -> None:
        del left
        self._party.leave(self)


def test_a_follower_who_is_too_slow_is_dropped_alone() -> None:
    """The leader goes on, all others see every moment, and the last list lacks the slow one."""

    async def work() -> None:
        party = Party("some-table")
        ann, slow, cid = (Watching(party, name) for name in ("Ann", "Slow", "Cid"))
        for one in (ann, slow, cid):
            party.enter(one, party.token if one is ann else None)
        await settled()
        slow.pipe.ready = False
        last_step = limits.QUEUE + 5
        for step in range(last_step + 1):
            party.show(ann, Shown(step))
            await settled()
        steps = [one["shown"]["step"] for one in cid.pipe.written if one["t"] == "shown"]
        assert steps == list(range(last_step + 1))
        for one in (ann, cid):
            lists = [told for told in one.pipe.written if told["t"] == "party"]
            assert [each["name"] for each in lists[-1]["people"]] == ["Ann", "Cid"]
        party.end()

    run_virtually(work())


def test_the_last_list_is_right_however_many_are_too_slow_for_it() -> None:
    """Those who are dropped while a list is sent are in nobody's last list."""

    async def work() -> None:
        party = Party("some-table")
        ann, cid = Watching(party, "Ann"), Watching(party, "Cid")
        slow = [Watching(party, f"Slow {number}") for number in range(8)]
        for one in (ann, *slow, cid):
            party.enter(one, None)
        await settled()
        for one in slow:
            one.pipe.ready = False
            for _ in range(limits.QUEUE):
                one.send(b"{}")
        party.enter(Watching(party, "Dan"), None)
        await settled()
        for one in (ann, cid):
            lists = [told for told in one.pipe.written if told["t"] == "party"]
            assert [each["name"] for each in lists[-1]["people"]] == ["Ann", "Cid", "Dan"]
        party.end()

    run_virtually(work())


def test_sixty_who_come_at_once_are_told_once() -> None:
    """A crowd that enters in one turn costs one list for each, not one for each pair."""

    async def work() -> None:
        party = Party("some-table")
        crowd = [Watching(party, f"Guest {number}") for number in range(60)]
        for one in crowd:
            party.enter(one, None)
        await settled()
        for one in crowd:
            (told,) = [told for told in one.pipe.written if told["t"] == "party"]
            assert len(told["people"]) == 60
        party.end()

    run_virtually(work())
