"""Tests of emblems: everybody has one, may choose another, and shows it at tables."""

import asyncio
from pathlib import Path

import pytest

from rooms import close_room, open_room
from rumpus.server.emblems import EMBLEMS, guest_emblem
from rumpus.store.memory import MemoryStore
from serving import Person, Serving, get, run, table_of


def test_guests_get_all_emblems_and_each_the_same_again() -> None:
    """Among many guests every emblem occurs, and a guest's own doesn't change."""
    given = [guest_emblem(f"guest {number}") for number in range(400)]
    assert set(given) == set(EMBLEMS)
    assert given == [guest_emblem(f"guest {number}") for number in range(400)]


def test_an_emblem_outlives_the_room_and_is_seen_at_the_table(tmp_path: Path) -> None:
    """A chosen emblem is kept, exported, and shown to the others at a table after a restart."""
    ann, bob = Person(), Person()

    async def choose(base: str) -> None:
        known = await ann.http(base, "GET", "/api/me")
        other = next(one for one in EMBLEMS if one != known.json()["emblem"])
        changed = await ann.http(base, "POST", "/api/me", json={"emblem": other})
        assert (changed.json()["emblem"], changed.json()["chosen"]) == (other, False)
        named = await ann.http(base, "POST", "/api/me", json={"name": "Ann"})
        assert (named.json()["emblem"], named.json()["name"]) == (other, "Ann")

    async def look(base: str) -> None:
        known = (await ann.http(base, "GET", "/api/me")).json()
        await table_of(base, bob, ann)
        await bob.until(lambda m: m["t"] == "presence" and len(m["people"]) == 2)
        shown = next(m for m in reversed(bob.got) if m["t"] == "presence")["people"][1]
        assert (shown["seat"], shown["emblem"]) == (1, known["emblem"])
        exported = await ann.http(base, "GET", "/api/account/export")
        assert exported.json()["emblem"] == known["emblem"]
        await bob.leave()
        await ann.leave()

    with Serving(tmp_path / "data") as serving:
        run(lambda: choose(serving.base))
        before = get(serving, "/api/me", headers={"cookie": ann.cookie}).json()["emblem"]
    with Serving(tmp_path / "data") as serving:
        assert get(serving, "/api/me", headers={"cookie": ann.cookie}).json()["emblem"] == before
        run(lambda: look(serving.base))
        serving.check_log()


@pytest.mark.parametrize("emblem", ["", "skull", "ACORN", 7, ["boat"], "boat\n"])
def test_only_drawn_emblems_can_be_chosen(tmp_path: Path, emblem: object) -> None:
    """An emblem that the client doesn't draw is refused, and the name beside it isn't changed."""
    ann = Person()

    async def work(base: str) -> None:
        before = (await ann.http(base, "GET", "/api/me")).json()
        wanted = {"name": "Ann", "emblem": emblem}
        refused = await ann.http(base, "POST", "/api/me", json=wanted)
        assert (refused.status_code, refused.json()["code"]) == (400, "bad_request")
        after = (await ann.http(base, "GET", "/api/me")).json()
        assert (after["name"], after["emblem"]) == (before["name"], before["emblem"])

    with Serving(tmp_path / "data") as serving:
        run(lambda: work(serving.base))


def test_an_emblem_of_a_newer_room_is_replaced() -> None:
    """A stored emblem that this room can't draw counts as not chosen."""

    async def work() -> None:
        store = MemoryStore()
        await store.choose_emblem("ann", "dragon")
        room = open_room(store)
        assert await room.chosen_name("ann") is None
        assert room.emblem_of("ann") == guest_emblem("ann")
        await close_room(room)

    asyncio.run(work())
