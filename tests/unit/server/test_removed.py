"""Removal of guests: they stay out of that table, are informed, and can be readmitted."""

from rooms import Guest, close_room, log_of, open_room, run, set_table, settled, truth
from rumpus.server.tables.shared_screen import removed
from rumpus.store.memory import MemoryStore


def test_a_removed_guest_can_not_sit_or_talk_and_reads_why() -> None:
    """A removed guest can't sit or chat, from any tab or as the screen's second player."""

    async def work() -> None:
        room = open_room()
        host = await set_table(room, "ann", "pest")
        ann, pest = Guest(host, "ann"), Guest(host, "pest")
        assert (await ann.table("remove", seat=1))["t"] == "done"
        told = pest.got("view")[-1]
        assert (told["you"], told["removed"]) == (None, True)
        assert ann.folded()["table"]["removed"] == ["Pest"]
        for guest in (pest, Guest(host, "pest"), Guest(host, "pest~2")):
            assert (await guest.table("sit", seat=1))["code"] == "removed"
        assert (await pest.ask("chat", text="let me in"))["code"] == "removed"
        friend = Guest(host, "friend")
        assert (await friend.table("sit", seat=1))["t"] == "done"
        await close_room(room)

    run(work())


def test_the_host_lets_a_removed_guest_back_in() -> None:
    """Only the host can readmit a guest, who is informed at once and can sit again."""

    async def work() -> None:
        room = open_room()
        host = await set_table(room, "ann", "bob")
        ann, bob = Guest(host, "ann"), Guest(host, "bob")
        await ann.table("remove", seat=1)
        assert (await bob.table("readmit", place=0))["code"] == "not_host"
        assert (await ann.table("readmit", place=1))["code"] == "not_removed"
        assert (await ann.table("readmit", place=0))["t"] == "done"
        assert bob.got("view")[-1]["removed"] is False
        assert (await bob.table("sit", seat=1))["t"] == "done"
        assert truth(host, "ann")["table"]["removed"] == []
        await close_room(room)

    run(work())


def test_a_removal_lasts_as_long_as_the_table_and_holds_for_no_other() -> None:
    """A removal survives a restart, but holds for no other table, no bot and not the host."""

    async def work() -> None:
        store = MemoryStore()
        room = open_room(store)
        host = await set_table(room, "ann", "pest")
        ann = Guest(host, "ann")
        await ann.table("remove", seat=1)
        await ann.table("add_bot", seat=1, level="idle")
        await ann.table("remove", seat=1)
        assert [one.player for one in host.table.lobby.removed] == ["pest"]
        name = host.table.lobby.name
        assert len(await log_of(room, name)) == 4
        room._keeper.cancel()
        host.close()
        again = await open_room(store, seed=2).host(name)
        assert again is not None
        assert removed(again.table, "pest")
        assert (await Guest(again, "pest").table("sit", seat=1))["code"] == "removed"
        other = await set_table(room, "ann")
        assert (await Guest(other, "pest").table("sit", seat=1))["t"] == "done"
        mine = Guest(other, "ann")
        assert (await mine.table("remove", seat=0))["t"] == "done"
        await settled()
        assert not removed(other.table, "ann")
        await close_room(room)

    run(work())


def test_removing_the_second_player_of_a_screen_leaves_the_first_alone() -> None:
    """When the second player of a shared screen is removed, the first one is not."""

    async def work() -> None:
        room = open_room()
        host = await set_table(room, "ann", game="reach")
        ann, second = Guest(host, "ann"), Guest(host, "ann~2")
        assert (await second.table("sit", seat=1))["t"] == "done"
        await ann.table("remove", seat=1)
        assert (await second.table("sit", seat=1))["code"] == "removed"
        assert not removed(host.table, "ann")
        await close_room(room)

    run(work())
