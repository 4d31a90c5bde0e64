"""Withheld updates: an act that waits is kept secret until there is something to show."""

import asyncio
from typing import Any

from rooms import Guest, close_room, run, set_table, settled, truth
from rumpus.core.values import Line
from rumpus.server.room import Room
from rumpus.server.tables.host import Host
from unit.server.keesdrow_rooms import open_room

DAY = "2026-12-01T10:00:00"
GAME = "keep_your_cool"
LINE = Line(60, 4)


async def playing() -> tuple[Room, Host, Guest, Guest]:
    """Start a game in which Ann has said the first word and flips, and Bob speaks."""
    room = open_room(DAY)
    host = await set_table(room, "ann", "bob", game=GAME, swap_pause=0)
    ann, bob = Guest(host, "ann"), Guest(host, "bob")
    ann.wire.line = bob.wire.line = LINE
    assert (await ann.table("start"))["t"] == "done"
    await ann.act("throw", hand="rock")
    await bob.act("throw", hand="scissors")
    assert (await ann.act("say", word="triangle"))["t"] == "done"
    await asyncio.sleep(3)
    return room, host, ann, bob


def frames(guest: Guest, since: int) -> list[dict[str, Any]]:
    """Return the messages that a socket received after its first *since* ones."""
    return guest.wire.got[since:]


def test_the_update_of_an_act_that_waits_comes_with_its_decision() -> None:
    """While a word is held, others receive nothing; then both updates arrive without a gap."""

    async def work() -> None:
        room, host, flips, speaks = await playing()
        watcher = Guest(host, "eve")
        others = (flips, watcher)
        before = [len(each.wire.got) for each in others]
        told = flips.folded()["seq"]
        # A changed connection would show in the view as soon as it is noted.
        speaks.wire.line = Line(80, 4)
        answer = await speaks.act("say", word="elephant")
        assert (answer["t"], answer["seq"]) == ("done", told)
        assert host.table.seq == told + 1
        assert len(host.table.state.held) == 1
        assert [frames(each, b) for each, b in zip(others, before, strict=True)] == [[], []]

        await asyncio.sleep(0.2)
        for each, number in zip(others, before, strict=True):
            first, second = frames(each, number)
            assert (first["seq"], first["events"], first["patch"]) == (told + 1, [], {})
            kinds = [event["type"] for event in second["events"]]
            assert (second["seq"], kinds[0], kinds[-1]) == (told + 2, "measured", "key_word_said")
            assert each.folded() == truth(host, each.player)
        await close_room(room)

    run(work())


def test_nothing_that_names_an_update_counts_those_kept_back() -> None:
    """A view, an answer to chat and a rejoin all name the last seq that was sent."""

    async def work() -> None:
        room, host, flips, speaks = await playing()
        told = flips.folded()["seq"]
        await speaks.act("say", word="elephant")
        fresh, back = Guest(host, "eve"), Guest(host, flips.player, since=told)
        assert fresh.got("view")[0]["seq"] == told
        assert (back.got("view"), back.got("update")) == ([], [])
        assert (await flips.ask("chat", text="well"))["seq"] == told
        assert (await fresh.ask("chat", text="hm", channel="spectators"))["seq"] == told
        assert host.table.seq == told + 1

        await asyncio.sleep(0.2)
        for each in (fresh, flips, speaks):
            assert each.folded() == truth(host, each.player)
        assert [each["seq"] for each in back.got("update")] == [told + 1, told + 2]
        assert (await flips.ask("chat", text="oh"))["seq"] == told + 2
        await close_room(room)

    run(work())


def test_an_act_of_the_other_is_refused_as_if_nothing_waited() -> None:
    """While an act is held, a refusal to the other player looks the same as before."""

    async def work() -> None:
        room, host, flips, speaks = await playing()
        before = await flips.act("withdraw")
        await speaks.act("say", word="elephant")
        assert len(host.table.state.held) == 1
        during = await flips.act("withdraw")
        assert {**during, "id": ""} == {**before, "id": ""}
        await close_room(room)

    run(work())


def test_cards_that_are_moved_in_secret_send_nothing() -> None:
    """Cards arranged in a player's own hand send nothing to the others."""

    async def work() -> None:
        room = open_room(DAY)
        host = await set_table(room, "ann", "bob", game="keyword")
        ann, bob = Guest(host, "ann"), Guest(host, "bob")
        assert (await ann.table("start"))["t"] == "done"
        await settled()
        number, known = len(bob.wire.got), ann.folded()["view"]
        plain = [card["id"] for card in known["hand"] if card["letter"] != "?"]
        pieces = [{"type": "orange", "card": card, "letter": None} for card in plain[:2]]
        arranged = await ann.act("arrange", round=known["round"], pieces=pieces)
        assert arranged["t"] == "done"
        assert frames(bob, number) == []
        assert ann.folded()["seq"] == host.table.seq == arranged["seq"]
        await bob.act("pass", round=known["round"])
        assert bob.folded() == truth(host, "bob")
        await close_room(room)

    run(work())
