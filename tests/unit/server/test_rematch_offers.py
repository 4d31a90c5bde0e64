"""Offers of a rematch: they begin a game, wait at a slow table, and lapse at a live one."""

import asyncio

from rooms import Guest, close_room, run, settled
from rumpus.core.values import Refusal
from rumpus.server.endpoints.listing import line_of
from rumpus.server.endpoints.slow_listing import slow_games_of
from rumpus.server.limits.values import GONE_SECONDS, OFFER_DAYS, OFFER_SECONDS, UNLOAD_SECONDS
from rumpus.server.room import Room
from rumpus.server.tables.host import Host
from rumpus.table.actions import Decline, GiveUp, Leave, Remove, SetOption, Sit, Start
from rumpus.table.events import Do
from unit.server.keesdrow_rooms import Clock
from unit.server.slow_rooms import DAY, NOON, open_slow_room, slow_table


async def over(room: Room, *players: str, seconds: int) -> Host:
    """Play a game to its end: all but the first player give up."""
    host = await slow_table(room, *players, seconds=seconds)
    for player in players[1:]:
        await host.do(player, player, Do(player, GiveUp()))
    assert host.table.phase == "over"
    return host


async def offered(room: Room, *players: str, seconds: int = 5) -> tuple[Host, Host]:
    """Let the first player offer a rematch; return the old table and the new one."""
    before = await over(room, *players, seconds=seconds)
    ann = Guest(before, players[0])
    await ann.table("rematch")
    ann.leave()
    assert before.table.next is not None
    after = await room.host(before.table.next)
    assert after is not None
    return before, after


async def sits(host: Host, player: str, seat: int) -> None:
    """Let a player sit down."""
    assert isinstance(await host.do(player, player.capitalize(), Do(player, Sit(seat))), int)
    await settled()


def test_a_rematch_begins_once_everybody_sits_there_and_is_connected() -> None:
    """No page has to start it, and a player who has sat down but isn't there delays it."""

    async def work() -> None:
        room = open_slow_room(Clock(NOON))
        _, host = await offered(room, "ann", "bob", "cid")
        for player in ("ann", "bob"):
            Guest(host, player)
        await sits(host, "bob", 1)
        await sits(host, "cid", 2)
        assert host.table.phase == "lobby"
        Guest(host, "cid")
        await settled()
        assert host.table.phase == "play"
        await close_room(room)

    run(work())


def test_a_rematch_waits_for_players_who_have_to_agree_again() -> None:
    """A house rule that changes meanwhile asks everybody who sits there again."""

    async def work() -> None:
        room = open_slow_room(Clock(NOON))
        _, host = await offered(room, "ann", "bob")
        Guest(host, "ann")
        bob = Guest(host, "bob")
        terms = host.table.lobby.terms
        await host.do("ann", "Ann", Do("ann", SetOption("seconds", 7)))
        await host.do("bob", "Bob", Do("bob", Sit(1, terms)))
        await settled()
        assert host.table.phase == "lobby"
        await bob.table("ready", ready=True)
        assert host.table.phase == "play"
        await close_room(room)

    run(work())


def test_an_offer_lapses_at_a_live_table_when_its_maker_is_gone() -> None:
    """The seat is free then; who comes later finds no game with somebody who has gone."""

    async def work() -> None:
        room = open_slow_room(Clock(NOON))
        _, host = await offered(room, "ann", "bob")
        ann = Guest(host, "ann")
        await asyncio.sleep(GONE_SECONDS + 1)
        assert line_of(host).offer == "open"
        ann.leave()
        await asyncio.sleep(GONE_SECONDS - 1)
        assert line_of(host).offer == "open"
        await asyncio.sleep(2)
        assert line_of(host).offer == "lapsed"
        assert host.table.seat_of("ann") is None
        bob = Guest(host, "bob")
        await bob.table("sit", seat=0)
        await settled()
        assert host.table.phase == "lobby"
        assert bob.folded()["table"]["offer"]["missing"] == ["Ann"]
        assert line_of(host).offer == "open"
        await close_room(room)

    run(work())


def test_an_offer_whose_maker_never_arrives_lapses() -> None:
    """The connection may be lost on the way to the new table."""

    async def work() -> None:
        room = open_slow_room(Clock(NOON))
        _, host = await offered(room, "ann", "bob")
        await asyncio.sleep(GONE_SECONDS + 1)
        assert line_of(host).offer == "lapsed"
        assert host.table.seat_of("ann") is None
        await close_room(room)

    run(work())


def test_an_offer_to_somebody_away_lapses_and_a_latecomer_still_begins_the_game() -> None:
    """After two minutes the maker reads it; if the other comes after all, the game begins."""

    async def work() -> None:
        room = open_slow_room(Clock(NOON))
        _, host = await offered(room, "ann", "bob")
        ann = Guest(host, "ann")
        await asyncio.sleep(OFFER_SECONDS + 1)
        offer = ann.folded()["table"]["offer"]
        assert (offer["lapsed"], offer["missing"]) == (True, ["Bob"])
        assert host.table.seat_of("ann") == 0
        await asyncio.sleep(OFFER_SECONDS)
        Guest(host, "bob")
        await sits(host, "bob", 1)
        assert host.table.phase == "play"
        await close_room(room)

    run(work())


def test_an_offer_ends_when_its_maker_stands_up() -> None:
    """Nobody is left who wants the game."""

    async def work() -> None:
        room = open_slow_room(Clock(NOON))
        _, host = await offered(room, "ann", "bob")
        Guest(host, "ann")
        await asyncio.sleep(GONE_SECONDS + 1)
        await host.do("ann", "Ann", Do("ann", Leave()))
        await settled()
        assert line_of(host).offer == "lapsed"
        await close_room(room)

    run(work())


def test_a_removed_player_is_neither_awaited_nor_replaced_by_a_game_alone() -> None:
    """The host who removes the only other player doesn't find a game begun."""

    async def work() -> None:
        room = open_slow_room(Clock(NOON))
        _, host = await offered(room, "ann", "bob")
        ann = Guest(host, "ann")
        await sits(host, "bob", 1)
        await host.do("ann", "Ann", Do("ann", Remove(1)))
        await settled()
        assert host.table.phase == "lobby"
        assert ann.folded()["table"]["offer"]["missing"] == []
        await close_room(room)

    run(work())


def test_an_offer_at_a_slow_table_is_listed_until_it_is_accepted() -> None:
    """It waits though its table is not in memory, and nobody has to be there to begin the game."""

    async def work() -> None:
        room = open_slow_room(Clock(NOON))
        _, host = await offered(room, "ann", "bob", seconds=86_400)
        name = host.table.lobby.name
        await asyncio.sleep(2 * UNLOAD_SECONDS)
        assert name not in room.hosts
        (line,) = await slow_games_of(room, "bob")
        assert (line.table, line.offer, line.yours, line.others) == (name, True, True, ["Ann"])
        assert OFFER_DAYS * DAY - line.left_ms < DAY
        (line,) = await slow_games_of(room, "ann")
        assert (line.offer, line.yours) == (True, False)
        again = await room.host(name)
        assert again is not None
        await sits(again, "bob", 1)
        assert again.table.phase == "play"
        (line,) = await slow_games_of(room, "bob")
        assert (line.table, line.offer) == (name, False)
        await close_room(room)

    run(work())


def test_an_offer_at_a_slow_table_lapses_after_a_week() -> None:
    """The room loads the table for that, and nobody's list has the offer any more."""

    async def work() -> None:
        clock = Clock(NOON)
        room = open_slow_room(clock)
        _, host = await offered(room, "ann", "bob", seconds=86_400)
        name = host.table.lobby.name
        await asyncio.sleep(2 * UNLOAD_SECONDS)
        assert name not in room.hosts
        clock.days = OFFER_DAYS
        await asyncio.sleep(10)
        assert await slow_games_of(room, "bob") == await slow_games_of(room, "ann") == []
        again = await room.host(name)
        assert again is not None
        assert line_of(again).offer == "lapsed"
        assert again.table.seat_of("ann") == 0
        await close_room(room)

    run(work())


def test_a_restart_keeps_an_offer() -> None:
    """The offer is in the log; the players have a moment to come back to it."""

    async def work() -> None:
        clock = Clock(NOON)
        room = open_slow_room(clock)
        _, host = await offered(room, "ann", "bob")
        await close_room(room)
        room = open_slow_room(clock, room.services.store, seed=2)
        again = await room.host(host.table.lobby.name)
        assert again is not None
        for player in ("ann", "bob"):
            Guest(again, player)
        await sits(again, "bob", 1)
        assert again.table.phase == "play"
        await close_room(room)

    run(work())


async def declines(host: Host, player: str) -> int | Refusal:
    """Let a player decline, as the endpoint asks for it."""
    return await host.do("", "", Do("", Decline(player)))


def test_a_declined_offer_ends_and_its_maker_reads_who_declined() -> None:
    """No list has it any more, and a maker who sits down again doesn't ask a second time."""

    async def work() -> None:
        room = open_slow_room(Clock(NOON))
        _, host = await offered(room, "ann", "bob", seconds=86_400)
        ann = Guest(host, "ann")
        assert isinstance(await declines(host, "bob"), int)
        await settled()
        offer = ann.folded()["table"]["offer"]
        assert (offer["lapsed"], offer["declined"]) == (True, ["Bob"])
        assert line_of(host).offer == "declined"
        assert await slow_games_of(room, "bob") == await slow_games_of(room, "ann") == []
        for player in ("bob", "ann", "zoe"):
            refusal = await declines(host, player)
            assert isinstance(refusal, Refusal)
            assert refusal.code == "stale"
        await host.do("ann", "Ann", Do("ann", Leave()))
        await sits(host, "ann", 0)
        assert line_of(host).offer == "declined"
        await close_room(room)

    run(work())


def test_a_player_who_declined_can_change_their_mind() -> None:
    """The game begins as if they had accepted at once, also after a restart."""

    async def work() -> None:
        clock = Clock(NOON)
        room = open_slow_room(clock)
        _, host = await offered(room, "ann", "bob", seconds=86_400)
        await declines(host, "bob")
        await close_room(room)
        room = open_slow_room(clock, room.services.store, seed=2)
        again = await room.host(host.table.lobby.name)
        assert again is not None
        assert line_of(again).offer == "declined"
        await sits(again, "bob", 1)
        assert again.table.phase == "play"
        await close_room(room)

    run(work())


def test_at_a_table_of_three_the_others_may_play_without_the_one_who_declined() -> None:
    """The game doesn't begin by itself, but its host can start it."""

    async def work() -> None:
        room = open_slow_room(Clock(NOON))
        _, host = await offered(room, "ann", "bob", "cid", seconds=86_400)
        await declines(host, "bob")
        await sits(host, "cid", 2)
        assert (host.table.phase, line_of(host).offer) == ("lobby", "declined")
        await host.do("ann", "Ann", Do("ann", Start()))
        assert host.table.phase == "play"
        await close_room(room)

    run(work())
