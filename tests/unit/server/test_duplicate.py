"""Duplicate: two lobbies with one board; rules are shared, players and their games are not."""

import asyncio

import pytest

from rooms import Guest, close_room, open_room, run, settled
from rumpus.core.options import defaults
from rumpus.core.values import Millis, Refusal
from rumpus.server.limits.values import UNLOAD_SECONDS, WATCHERS
from rumpus.server.modes.duplicate import TwinLine
from rumpus.server.room import Room
from rumpus.server.tables.create import Wanted
from rumpus.server.tables.host import Host
from rumpus.store.log import Row
from rumpus.store.memory import MemoryStore
from rumpus.table.actions import Adopt, Ready, SetOption, Sit, Start
from rumpus.table.events import Do, Sitter


async def twins(room: Room, game: str = "sealed") -> tuple[Host, Host]:
    """Let Ann create two tables."""
    kind = room.kinds[game]
    options = defaults(kind.facts.options)
    wanted = Wanted(kind, "A match", options, public=False, sitters=(Sitter("ann", "Ann"),))
    pair = await room.duplicate.create(wanted)
    first, second = await room.host(pair.table), await room.host(pair.twin)
    assert first is not None
    assert second is not None
    await settled()
    return first, second


async def seated(room: Room) -> tuple[Host, Host]:
    """Seat Ann and Bob at the one table, Cat and Dan at the other."""
    first, second = await twins(room)
    for host, players in ((first, ("bob",)), (second, ("cat", "dan"))):
        for player in players:
            seat = next(i for i, p in enumerate(host.table.lobby.places) if p.sitter is None)
            assert isinstance(
                await host.do(player, player.capitalize(), Do(player, Sit(seat))), int
            )
    await settled()
    return first, second


async def play(host: Host, *players: str) -> None:
    """Let two people play a game of sealed numbers to its end."""
    one, two = (Guest(host, player) for player in players)
    for _ in range(3):
        await one.act("seal", number=1)
        await two.act("seal", number=2)
    assert host.table.phase == "over"


def rules(host: Host) -> tuple[object, int]:
    """Give the house rules and how often they were changed."""
    return host.table.lobby.options["seconds"], host.table.lobby.revision


def test_two_lobbies_have_one_maker_and_one_seed() -> None:
    """The maker hosts both and sits at the first; each names the other, and no seed is told."""

    async def work() -> None:
        room = open_room()
        first, second = await twins(room)
        assert first.table._seed == second.table._seed
        ann, ann_there = Guest(first, "ann"), Guest(second, "ann")
        here, there = ann.folded(), ann_there.folded()
        assert (here["you"], here["hosting"], there["you"], there["hosting"]) == (
            0,
            True,
            None,
            True,
        )
        assert here["table"]["twin"] == there["table"]["name"]
        assert there["table"]["twin"] == here["table"]["name"]
        assert there["table"]["seed"] is None
        assert room.services.counts.tables_created == 2
        await close_room(room)

    run(work())


def test_twins_are_dealt_the_same() -> None:
    """Both tables of a duplicate deal from one seed, and promise it alike."""

    async def work() -> None:
        room = open_room()
        first, second = await seated(room)
        for host in (first, second):
            assert isinstance(await host.do("ann", "Ann", Do("ann", Start())), int)
        assert first.table.header is not None
        assert second.table.header is not None
        assert first.table.header.commitment == second.table.header.commitment
        assert first.table.chance("deal").below(2**32) == second.table.chance("deal").below(2**32)
        await close_room(room)

    run(work())


def test_a_rule_that_is_changed_at_one_is_changed_at_both() -> None:
    """Whichever table it is changed at, the other follows, and everybody there is told."""

    async def work() -> None:
        room = open_room()
        first, second = await twins(room)
        ann, cat = Guest(first, "ann"), Guest(second, "cat")
        assert (await ann.table("set_option", key="seconds", value=9))["t"] == "done"
        await settled()
        assert rules(first) == rules(second) == (9, 1)
        assert cat.folded()["table"]["options"] == {"seconds": 9}
        there = Guest(second, "ann")
        await there.table("set_option", key="seconds", value=12)
        await settled()
        assert rules(first) == rules(second) == (12, 2)
        assert ann.folded()["table"]["options"] == {"seconds": 12}
        assert (await cat.table("set_option", key="seconds", value=1))["code"] == "not_host"
        await close_room(room)

    run(work())


def test_changes_at_both_at_once_end_in_one() -> None:
    """Two changes in one tick are both answered, and the tables agree on one of them for good."""

    async def work() -> None:
        room = open_room()
        first, second = await twins(room)
        here, there = Guest(first, "ann"), Guest(second, "ann")
        for value in range(2, 20, 2):
            for guest, number in ((here, value), (there, value + 1)):
                action = {"type": "set_option", "key": "seconds", "value": number}
                guest.say({"t": "table", "id": f"v{number}", "action": action})
        await settled()
        await settled()
        assert rules(first) == rules(second)
        seqs = first.table.seq, second.table.seq
        await asyncio.sleep(5)
        assert (first.table.seq, second.table.seq) == seqs
        assert here.answer("v18")["t"] == there.answer("v19")["t"] == "done"
        await close_room(room)

    run(work())


def test_rules_stand_once_one_table_has_started() -> None:
    """The other can't change them any more, and starts by the same ones."""

    async def work() -> None:
        room = open_room()
        first, second = await seated(room)
        ann = Guest(first, "ann")
        assert (await ann.table("start"))["t"] == "done"
        outcome = await second.do("ann", "Ann", Do("ann", SetOption("seconds", 4)))
        assert outcome == Refusal("twin_started")
        assert isinstance(await second.do("ann", "Ann", Do("ann", Start())), int)
        assert second.table.lobby.options == first.table.lobby.options
        await close_room(room)

    run(work())


def test_a_change_and_both_starts_at_once_never_part_the_rules() -> None:
    """Whatever order a change and two starts come in, no two games of a pair differ in rules."""

    async def work() -> None:
        for order in range(6):
            room = open_room(seed=order + 1)
            first, second = await seated(room)
            asked = [
                first.do("ann", "Ann", Do("ann", SetOption("seconds", 7))),
                first.do("ann", "Ann", Do("ann", Start())),
                second.do("ann", "Ann", Do("ann", Start())),
            ]
            turned = asked[order % 3 :] + asked[: order % 3]
            await asyncio.gather(*(turned if order < 3 else reversed(turned)))
            await settled()
            assert first.table.lobby.options == second.table.lobby.options
            await close_room(room)

    run(work())


def test_a_table_does_not_start_by_other_rules_than_its_twin() -> None:
    """Rules that the other has not yet taken over are a reason to wait, and are taken over then."""

    async def work() -> None:
        room = open_room()
        first, second = await seated(room)
        second.table.lobby.options["seconds"] = 99
        assert await first.do("ann", "Ann", Do("ann", Start())) == Refusal("twin_differs")
        await settled()
        assert first.table.lobby.options == second.table.lobby.options
        for host in (first, second):
            for place in host.table.lobby.places:
                if place.sitter is not None:
                    player = place.sitter.player
                    await host.do(player, place.sitter.name, Do(player, Ready(ready=True)))
        assert isinstance(await first.do("ann", "Ann", Do("ann", Start())), int)
        await close_room(room)

    run(work())


def test_a_change_that_one_table_missed_is_found_in_the_logs() -> None:
    """A room that dies between a change and its twin's agrees when a table is taken up again."""

    async def work() -> None:
        store = MemoryStore()
        room = open_room(store)
        first, second = await twins(room)
        names = first.table.lobby.name, second.table.lobby.name
        # Each table in turn is the one that was changed and whose twin did not hear of it.
        for turn, name in enumerate(names):
            entry = room.hosts[name].table.decide(
                Do("ann", SetOption("seconds", 20 + turn)), Millis(0)
            )
            assert not isinstance(entry, Refusal)
            await room.hosts[name]._commit(Do("ann", SetOption("seconds", 20 + turn)), Millis(0))
            room._keeper.cancel()
            for host in room.hosts.values():
                host.close()
            room = open_room(store, seed=5 + turn)
            assert await room.host(names[1 - turn]) is not None
            await settled()
            assert [rules(room.hosts[n]) for n in names] == [(20 + turn, turn + 1)] * 2
        await close_room(room)

    run(work())


def test_late_rules_of_a_twin_are_refused() -> None:
    """What the twin had chosen before a later choice here is not taken over."""

    async def work() -> None:
        room = open_room()
        first, _ = await twins(room)
        ann = Guest(first, "ann")
        await ann.table("set_option", key="seconds", value=9)
        late = Adopt("seconds", {"seconds": 5}, 0)
        assert await first.do("", "", Do("", late)) == Refusal("stale")
        await close_room(room)

    run(work())


def test_nobody_sits_at_both() -> None:
    """Who has a seat at one table gets none at the other."""

    async def work() -> None:
        room = open_room()
        _, second = await twins(room)
        assert (await Guest(second, "ann").table("sit", seat=0))["code"] == "at_twin"
        await close_room(room)

    run(work())


def test_a_guest_at_two_ends_of_a_screen_is_one_guest() -> None:
    """What one end sees the other sees: a second player gets no seat and no look either."""

    async def work() -> None:
        room = open_room()
        first, second = await seated(room)
        beside, eve = Guest(second, "ann~2"), Guest(second, "eve~2")
        assert (await beside.table("sit", seat=2))["code"] == "at_twin"
        assert await second.mode.withheld(second, "ann~2") is None
        assert isinstance(await second.do("ann", "Ann", Do("ann", Start())), int)
        assert beside.got("bye") == [{"t": "bye", "code": "twin_first", "retry_ms": -1}]
        assert await second.mode.withheld(second, "ann~2") == "twin_first"
        assert await second.mode.withheld(second, "cat~2") is None
        assert eve.folded()["view"] is not None
        assert (await Guest(first, "eve").table("sit", seat=2))["code"] == "seen_twin"
        await close_room(room)

    run(work())


def test_who_sits_down_at_both_at_once_keeps_one_seat() -> None:
    """Of two seats taken in one tick one is free again."""

    async def work() -> None:
        room = open_room()
        first, second = await twins(room)
        guests = [Guest(host, "bob") for host in (first, second)]
        for guest in guests:
            guest.say({"t": "table", "id": "s", "action": {"type": "sit", "seat": 2}})
        await settled()
        seats = [host.table.seat_of("bob") for host in (first, second)]
        assert sorted(seat is None for seat in seats) == [False, True]
        await close_room(room)

    run(work())


def test_nobody_sees_the_board_that_is_still_to_be_played() -> None:
    """Whoever sits at one table is sent from the other as it starts, and let in after the end."""

    async def work() -> None:
        room = open_room()
        first, second = await seated(room)
        host_there, eve = Guest(second, "ann"), Guest(second, "eve")
        waiting = Guest(second, "bob", join=False)
        host_there.say({"t": "table", "id": "go", "action": {"type": "start"}})
        await settled()
        assert second.table.phase == "play"
        assert host_there.got("bye") == [{"t": "bye", "code": "twin_first", "retry_ms": -1}]
        assert host_there.wire.code == 4403
        assert [view["view"] for view in host_there.got("view")] == [None]
        waiting.say({"t": "join", "since": None})
        await settled()
        assert [m["t"] for m in waiting.wire.got] == ["bye"]
        assert eve.folded()["view"] is not None
        assert [await second.mode.withheld(second, p) for p in ("ann", "bob", "cat", "eve")] == [
            *("twin_first", "twin_first"),
            *(None, None),
        ]
        await Guest(first, "ann").table("start")
        await play(first, "ann", "bob")
        assert await second.mode.withheld(second, "ann") is None
        assert await first.mode.withheld(first, "cat") == "twin_first"
        await close_room(room)

    run(work())


def test_who_has_watched_one_table_gets_no_seat_at_the_other() -> None:
    """Neither while it plays, nor after it is over and watched no more; who has not may sit."""

    async def work() -> None:
        room = open_room()
        first, second = await seated(room)
        early, late = Guest(first, "eve"), Guest(second, "eve")
        assert (await late.table("sit", seat=2))["t"] == "done"
        assert (await late.table("leave"))["t"] == "done"
        await Guest(first, "ann").table("start")
        assert (await late.table("sit", seat=2))["code"] == "seen_twin"
        Guest(first, "fay").leave()
        await play(first, "ann", "bob")
        early.leave()
        there = [late, Guest(second, "fay"), Guest(second, "gus")]
        outcomes = [await guest.table("sit", seat=2) for guest in there]
        assert [o.get("code", o["t"]) for o in outcomes] == ["seen_twin", "seen_twin", "done"]
        await close_room(room)

    run(work())


def test_no_more_watchers_are_remembered_than_there_is_room_for() -> None:
    """The oldest are forgotten first."""

    async def work() -> None:
        room = open_room()
        first, second = await seated(room)
        await Guest(first, "ann").table("start")
        for number in range(WATCHERS + 1):
            first.mode.watched(first, f"g{number}")
        assert len(room.duplicate._watchers) == WATCHERS
        codes = [(await Guest(second, g).table("sit", seat=2)) for g in ("g1", "g0")]
        assert [c.get("code", c["t"]) for c in codes] == ["seen_twin", "done"]
        await close_room(room)

    run(work())


@pytest.mark.parametrize("order", range(8))
def test_two_seats_and_two_starts_at_once_never_make_one_player_of_both(order: int) -> None:
    """Whatever comes first, whoever has a seat at both never sees both games begin."""

    async def work() -> None:
        room = open_room(seed=order + 1)
        first, second = await seated(room)
        asked = [
            first.do("eve", "Eve", Do("eve", Sit(3))),
            first.do("ann", "Ann", Do("ann", Start())),
            second.do("eve", "Eve", Do("eve", Sit(3))),
            second.do("ann", "Ann", Do("ann", Start())),
        ]
        turned = asked[order % 4 :] + asked[: order % 4]
        await asyncio.gather(*(turned if order < 4 else reversed(turned)))
        await settled()
        playing = [h for h in (first, second) if h.table.phase == "play"]
        assert playing
        seats = [host.table.seat_of("eve") for host in (first, second)]
        assert None in seats
        for host in (first, second):
            outcome = await host.do("ann", "Ann", Do("ann", Start()))
            assert isinstance(outcome, int) or outcome.code == "not_lobby"
        assert [host.table.phase for host in (first, second)] == ["play", "play"]
        await close_room(room)

    run(work())


def test_who_saw_the_one_board_while_sitting_down_at_the_other_loses_the_seat() -> None:
    """A look and a seat that cross in one tick: the seat is free again, and no game begins so."""

    async def work() -> None:
        room = open_room()
        first, second = await seated(room)
        await Guest(first, "ann").table("start")
        sitting = asyncio.ensure_future(second.do("eve", "Eve", Do("eve", Sit(3))))
        starting = asyncio.ensure_future(second.do("ann", "Ann", Do("ann", Start())))
        await asyncio.sleep(0)
        Guest(first, "eve")
        await asyncio.gather(sitting, starting)
        await settled()
        assert second.table.seat_of("eve") is None
        assert isinstance(await second.do("ann", "Ann", Do("ann", Start())), int | Refusal)
        assert second.table.phase == "play"
        await close_room(room)

    run(work())


class Slow(MemoryStore):
    """A store whose disk takes a while."""

    async def append(self, row: Row) -> bool:
        """Wait, and keep an entry."""
        await asyncio.sleep(0.05)
        return await super().append(row)


def test_sockets_that_wait_at_the_door_are_not_let_in_at_the_start() -> None:
    """Who joins while the start is written to the disk is sent away before the board is told."""

    async def work() -> None:
        room = open_room(Slow())
        first, second = await seated(room)
        waiting = [Guest(second, "bob", join=False) for _ in range(3)]
        starting = asyncio.ensure_future(second.do("ann", "Ann", Do("ann", Start())))
        await asyncio.sleep(0.02)
        assert second.table.phase == "lobby"
        for guest in waiting:
            guest.say({"t": "join", "since": None})
        await starting
        await settled()
        assert second.table.phase == "play"
        for guest in waiting:
            assert [view["view"] for view in guest.got("view")] == [None]
            assert guest.got("update") == []
            assert guest.got("bye") == [{"t": "bye", "code": "twin_first", "retry_ms": -1}]
        assert first.table.phase == "lobby"
        await close_room(room)

    run(work())


def test_the_seed_is_told_when_both_games_are_over() -> None:
    """Until then it is as secret at the table that is over as at the one that plays."""

    async def work() -> None:
        room = open_room()
        first, second = await seated(room)
        for host in (first, second):
            await host.do("ann", "Ann", Do("ann", Start()))
        eve = Guest(first, "eve")
        await play(first, "ann", "bob")
        assert first.table.closed is not None
        seed = first.table.closed.seed
        await settled()
        assert eve.folded()["table"]["phase"] == "over"
        late = Guest(first, "fay")
        assert (eve.folded()["table"]["seed"], late.folded()["table"]["seed"]) == (None, None)
        assert first.mode.seed_withheld(first) == "twin_first"
        cat = Guest(second, "cat")
        await play(second, "cat", "dan")
        await settled()
        for guest in (eve, late, cat):
            assert guest.folded()["table"]["seed"] == seed
        assert first.mode.seed_withheld(first) is None
        await close_room(room)

    run(work())


def test_a_twin_stays_in_memory_while_somebody_is_at_the_other_table() -> None:
    """What one of them may show depends on the other; when both are left, both go."""

    async def work() -> None:
        room = open_room()
        first, second = await twins(room)
        ann = Guest(first, "ann")
        await asyncio.sleep(UNLOAD_SECONDS + 10)
        assert set(room.hosts.values()) == {first, second}
        ann.leave()
        await asyncio.sleep(UNLOAD_SECONDS + 10)
        assert room.hosts == {}
        await close_room(room)

    run(work())


def test_a_start_that_is_refused_sends_nobody_away() -> None:
    """Whoever may not start a table does not close anybody's socket by asking."""

    async def work() -> None:
        room = open_room()
        _, second = await seated(room)
        there, cat = Guest(second, "ann"), Guest(second, "cat")
        assert (await cat.table("start"))["code"] == "not_host"
        assert there.got("bye") == []
        await close_room(room)

    run(work())


def test_the_other_table_is_summed_up() -> None:
    """Names and phase at any time, totals only when both games are over."""

    async def work() -> None:
        room = open_room()
        first, second = await seated(room)
        name = second.table.lobby.name
        line = await room.duplicate.line(first)
        assert line == TwinLine(name, "lobby", ["Cat", "Dan"], None, [None, None])
        for host in (first, second):
            await host.do("ann", "Ann", Do("ann", Start()))
        await play(second, "cat", "dan")
        line = await room.duplicate.line(first)
        assert line == TwinLine(name, "over", ["Cat", "Dan"], None, [None, None])
        await play(first, "ann", "bob")
        line = await room.duplicate.line(first)
        assert line is not None
        assert second.table.result is not None
        assert line.scores == list(second.table.result.scores)
        back = await room.duplicate.line(second)
        assert back is not None
        assert back.names == ["Ann", "Bob"]
        await close_room(room)

    run(work())


def test_a_table_without_twin_has_none() -> None:
    """An ordinary table names no other and objects to nothing."""

    async def work() -> None:
        room = open_room()
        kind = room.kinds["sealed"]
        options = defaults(kind.facts.options)
        host = await room.create(Wanted(kind, "A table", options, False, (Sitter("ann", "Ann"),)))
        assert host.table.lobby.twin is None
        assert await room.duplicate.line(host) is None
        assert await host.mode.withheld(host, "bob") is None
        await close_room(room)

    run(work())
