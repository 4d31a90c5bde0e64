"""Players who return to a table: what they are sent, and what others may do meanwhile."""

import asyncio

import pytest

from rooms import Guest, fold, run, truth
from rumpus.server.limits import values as limits
from unit.server.sealed_tables import playing


@pytest.mark.parametrize("missed", [0, 1, 3])
def test_who_comes_back_gets_what_was_missed(missed: int) -> None:
    """A client that names its last seq gets the updates after it, and no view."""

    async def work() -> None:
        host, ann, bob = await playing()
        before = list(bob.wire.got)
        since = bob.folded()["seq"]
        bob.leave()
        for _ in range(missed):
            await ann.act("seal", number=7)
            if missed > 1:
                await ann.act("unseal")
        again = Guest(host, "bob", since)
        assert again.got("view") == []
        assert fold(before + again.wire.got) == truth(host, "bob")
        assert again.wire.got[-1]["t"] == "presence"

    run(work())


@pytest.mark.parametrize("since", [-5, 0, 10**9, 2**62, 10**40])
def test_who_knows_too_little_or_too_much_gets_a_view(since: int) -> None:
    """A seq from before the last view, of another table or of the future gets a view."""

    async def work() -> None:
        host, _, _ = await playing()
        again = Guest(host, "bob", since)
        assert len(again.got("view")) == 1
        assert again.got("update") == []

    run(work())


def test_a_long_absence_ends_in_a_view() -> None:
    """A client that missed more updates than the ring holds gets a view instead."""

    async def work() -> None:
        host, ann, bob = await playing()
        since = bob.folded()["seq"]
        bob.leave()
        for _ in range(limits.RING):
            await asyncio.sleep(0.2)
            await ann.act("seal", number=7)
            await asyncio.sleep(0.2)
            await ann.act("unseal")
        again = Guest(host, "bob", since)
        assert len(again.got("view")) == 1
        assert again.folded() == truth(host, "bob")

    run(work())


def test_nobody_replaces_a_player_who_is_there() -> None:
    """A bot may take a player's seat only after the player has been gone for 20 seconds."""

    async def work() -> None:
        host, ann, bob = await playing()
        refused = await ann.table("add_bot", seat=1, level="eager")
        assert (refused["code"], refused["params"]) == ("not_gone", {"seconds": 20})
        bob.leave()
        for gone, left in [(0.015, 20), (5, 15), (14, 1)]:
            await asyncio.sleep(gone)
            refused = await ann.table("add_bot", seat=1, level="eager")
            assert (refused["code"], refused["params"]) == ("not_gone", {"seconds": left})
        await asyncio.sleep(1)
        assert (await ann.table("add_bot", seat=1, level="eager"))["t"] == "done"
        assert (await ann.table("add_bot", seat=1, level="idle"))["code"] == "seat_taken"
        back = Guest(host, "bob")
        assert (await back.table("take_back"))["t"] == "done"
        assert (await ann.table("add_bot", seat=9, level="idle"))["code"] == "no_such_seat"

    run(work())


def test_who_reloads_a_page_begins_to_be_gone_anew() -> None:
    """Each return resets the time for which a player has been gone."""

    async def work() -> None:
        host, ann, bob = await playing()
        for _ in range(3):
            bob.leave()
            await asyncio.sleep(limits.GONE_SECONDS - 1)
            refused = await ann.table("add_bot", seat=1, level="idle")
            assert (refused["code"], refused["params"]) == ("not_gone", {"seconds": 1})
            bob = Guest(host, "bob")

    run(work())


def test_whose_seat_a_bot_plays_takes_it_back_first() -> None:
    """An act for a seat that a bot plays is refused until the player has taken it back."""

    async def work() -> None:
        host, ann, bob = await playing()
        await bob.table("leave")
        assert ann.folded()["table"]["seats"][1]["bot"] == "idle"
        assert (await bob.act("seal", number=1))["code"] == "bot_plays"
        await bob.table("take_back")
        assert (await bob.act("seal", number=1))["t"] == "done"
        assert ann.folded() == truth(host, "ann")

    run(work())
