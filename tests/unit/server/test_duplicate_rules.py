"""Duplicate: both tables keep the same house rules, even when requests cross."""

import asyncio

from rooms import Guest, close_room, open_room, run, settled
from rumpus.core.values import Millis, Refusal
from rumpus.server.tables.host import Host
from rumpus.store.memory import MemoryStore
from rumpus.table.actions import Adopt, Ready, SetOption, Start
from rumpus.table.events import Do
from unit.server.twin_tables import seated, twins


def rules(host: Host) -> tuple[object, int]:
    """Return the `seconds` option and the revision of the house rules."""
    return host.table.lobby.options["seconds"], host.table.lobby.revision


def test_a_rule_that_is_changed_at_one_is_changed_at_both() -> None:
    """A rule changed at either table changes at the other too, and everybody there is informed."""

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
    """Changes made at both tables in one tick are answered, and both end with the same rules."""

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
    """Once one table has started, the other keeps its rules, and starts with the same ones."""

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
    """In whatever order a change and both starts arrive, both games have the same rules."""

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
    """A table doesn't start while its twin's rules differ; it can start once they are the same."""

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
    """A change that reached only one twin before a crash is copied when the other is loaded."""

    async def work() -> None:
        store = MemoryStore()
        room = open_room(store)
        first, second = await twins(room)
        names = first.table.lobby.name, second.table.lobby.name
        # In turn, each table is changed without its twin being informed.
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
    """A twin's older change is refused after a newer one was made here."""

    async def work() -> None:
        room = open_room()
        first, _ = await twins(room)
        ann = Guest(first, "ann")
        await ann.table("set_option", key="seconds", value=9)
        late = Adopt("seconds", {"seconds": 5}, 0)
        assert await first.do("", "", Do("", late)) == Refusal("stale")
        await close_room(room)

    run(work())
