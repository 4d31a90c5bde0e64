"""Shared screen: two players who count as one guest and can't moderate each other."""

import asyncio

import pytest

from rooms import Guest, close_room, open_room, run, set_table
from rumpus.server.limits import values as limits
from rumpus.server.tables.shared_screen import beside, side_of
from rumpus.table.guests import guest_of


def test_only_the_very_query_names_the_second_end() -> None:
    """Only the query `side=2` names the second player, who belongs to the same guest."""
    queries = (b"side=2", b"", b"side=3", b"side=2&x=1", b"side=%32")
    players = [side_of("ann", query) for query in queries]
    assert players == ["ann~2", "ann", "ann", "ann", "ann"]
    assert {guest_of(player) for player in players} == {"ann"}
    assert [beside({0: "ann", 1: "bob", 2: "ann~2"}, seat) for seat in range(4)] == [
        2,
        None,
        0,
        None,
    ]


def test_the_second_sits_only_beside_the_first() -> None:
    """The second player can't sit without the first, and neither can moderate for the other."""

    async def work() -> None:
        room = open_room()
        host = await set_table(room, "ann", game="reach")
        bob, second = Guest(host, "bob"), Guest(host, "bob~2")
        assert (await second.table("sit", seat=1))["code"] == "second_side"
        assert (await bob.table("sit", seat=2))["t"] == "done"
        assert (await second.table("sit", seat=1))["code"] == "second_side"
        assert (await bob.table("sit", seat=1))["t"] == "done"
        assert (await second.table("sit", seat=2))["code"] == "second_side"
        await close_room(room)

    run(work())


def test_two_ends_of_the_host_s_screen_are_shown_as_such() -> None:
    """Everybody sees that two seats share one screen, in the lobby and during play."""

    async def work() -> None:
        room = open_room()
        host = await set_table(room, "ann", game="reach")
        ann, second, eve = Guest(host, "ann"), Guest(host, "ann~2"), Guest(host, "eve")
        assert (await second.table("sit", seat=1))["t"] == "done"
        assert (await ann.table("sit", seat=2))["code"] == "second_side"
        assert (await second.table("sit", seat=7))["code"] == "no_such_seat"
        for _ in range(2):
            seats = eve.folded()["table"]["seats"]
            assert [seat["beside"] for seat in seats] == [1, 0, None][: len(seats)]
            await ann.table("start")
        assert host.table.phase == "play"
        await close_room(room)

    run(work())


def test_a_host_without_a_seat_lets_a_second_sit() -> None:
    """A host without a seat may let a second player sit at the same screen."""

    async def work() -> None:
        room = open_room()
        host = await set_table(room, "ann", game="reach")
        ann, second = Guest(host, "ann"), Guest(host, "ann~2")
        await ann.table("sit", seat=2)
        assert (await second.table("sit", seat=1))["code"] == "second_side"
        await ann.table("leave")
        assert (host.table.lobby.host, host.table.seat_of("ann")) == ("ann", None)
        assert (await second.table("sit", seat=1))["t"] == "done"
        await close_room(room)

    run(work())


@pytest.mark.parametrize(
    ("kind", "fields", "burst"),
    [
        ("table", {"action": {"type": "ready", "ready": True}}, limits.ACTS.burst),
        ("chat", {"text": "hm"}, limits.CHAT.burst),
        ("ask", {"question": {"type": "?"}}, limits.ASKS.burst),
    ],
)
def test_a_second_end_brings_no_rate_of_its_own(
    kind: str, fields: dict[str, object], burst: int
) -> None:
    """A second player at a screen shares the guest's rates."""

    async def work() -> None:
        room = open_room()
        host = await set_table(room, "ann", game="reach")
        ann, second = Guest(host, "ann"), Guest(host, "ann~2")
        for _ in range(burst):
            assert (await ann.ask(kind, **fields)).get("code") != "too_many"
        assert (await second.ask(kind, **fields))["code"] == "too_many"
        await close_room(room)

    run(work())


def test_table_actions_of_both_ends_are_counted_together() -> None:
    """Table actions of both players of a screen count towards one rate."""

    async def work() -> None:
        room = open_room()
        host = await set_table(room, "ann", game="reach")
        ann, second = Guest(host, "ann"), Guest(host, "ann~2")
        burst, taken = limits.TABLE_ACTS.burst, 0
        for number in range(2 * burst):
            answer = await (ann, second)[number % 2].table("ready", ready=number % 4 < 2)
            taken += answer.get("code") != "too_many"
            await asyncio.sleep(0.1)
        assert burst <= taken <= burst + 0.2 * burst * limits.TABLE_ACTS.per_second + 1
        await close_room(room)

    run(work())
