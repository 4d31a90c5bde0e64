"""Driver of one table: each request gets one answer, each change reaches everybody once."""

import asyncio

import msgspec

from rooms import Guest, close_room, open_room, run, set_table, settled, truth
from rumpus.table.events import Closed
from unit.server.sealed_tables import playing


def test_a_seat_is_taken_and_everybody_hears_of_it() -> None:
    """A player who sits down gets a view, the others get an update, and the answer has its seq."""

    async def work() -> None:
        host = await set_table(open_room(), "ann")
        ann, bob = Guest(host, "ann"), Guest(host, "bob")
        assert await bob.table("sit", seat=1) == {"t": "done", "id": "table1", "seq": 1}
        assert [view["you"] for view in bob.got("view")] == [None, 1]
        (update,) = ann.got("update")
        assert update["seq"] == 1
        assert update["table"]["seats"][1]["name"] == "Bob"
        assert ann.folded() == truth(host, "ann")

    run(work())


def test_when_play_begins_everybody_gets_a_view() -> None:
    """Every player and spectator gets a new view that names their seat."""

    async def work() -> None:
        host, ann, bob = await playing()
        eve = Guest(host, "eve")
        assert ann.got("view")[-1]["view"]["you"] == 0
        assert bob.got("view")[-1]["view"]["you"] == 1
        assert eve.got("view")[-1]["view"]["you"] is None
        assert eve.got("view")[-1]["table"]["phase"] == "play"

    run(work())


def test_a_secret_reaches_only_its_seat() -> None:
    """A sealed number is sent to its own seat and to nobody else."""

    async def work() -> None:
        host, ann, bob = await playing()
        eve = Guest(host, "eve")
        await ann.act("seal", number=7)
        assert ann.got("update")[-1]["patch"]["mine"] == 7
        for other in (bob, eve):
            update = other.got("update")[-1]
            assert update["events"] == [{"type": "sealed", "seat": 0, "number": 0}]
            assert update["patch"] == {"sealed": [True, False]}
        seed = host.table._seed.hex()
        everything = msgspec.json.encode(ann.wire.got + bob.wire.got + eve.wire.got).decode()
        assert seed not in everything
        assert "ann" not in everything.replace("Ann", "")

    run(work())


def test_two_tabs_share_a_seat() -> None:
    """Both sockets of a player get all updates; an answer goes only to the one that asked."""

    async def work() -> None:
        host, ann, _ = await playing()
        tab = Guest(host, "ann")
        await ann.act("seal", number=7)
        assert tab.got("update")[-1]["patch"]["mine"] == 7
        assert tab.got("done") == []
        tab.say({"t": "act", "id": "tab", "action": {"type": "unseal"}})
        await settled()
        assert tab.answer("tab")["t"] == "done"
        assert ann.folded() == tab.folded() == truth(host, "ann")

    run(work())


def test_an_act_that_is_sent_twice_is_done_once() -> None:
    """A repeated id gets the same answer on any socket of the player, and changes nothing."""

    async def work() -> None:
        host, ann, bob = await playing()
        done = await ann.act("seal", number=7)
        seq = host.table.seq
        tab = Guest(host, "ann")
        for guest in (ann, tab):
            guest.say({"t": "act", "id": done["id"], "action": {"type": "seal", "number": 7}})
        await settled()
        assert tab.answer(done["id"]) == done
        assert [m for m in ann.wire.got if m.get("id") == done["id"]] == [done, done]
        assert host.table.seq == seq
        # The same id from another player is a different request.
        bob.say({"t": "act", "id": done["id"], "action": {"type": "seal", "number": 3}})
        await settled()
        assert bob.answer(done["id"])["seq"] == seq + 1

    run(work())


def test_a_refusal_is_the_same_when_asked_again() -> None:
    """A refused act stays refused under its id, even if it would be allowed now."""

    async def work() -> None:
        host, ann, _ = await playing()
        refused = await ann.act("unseal")
        assert (refused["t"], refused["code"], refused["rule"]) == ("refused", "not_sealed", "T-2")
        await ann.act("seal", number=7)
        seq = host.table.seq
        ann.say({"t": "act", "id": refused["id"], "action": {"type": "unseal"}})
        await settled()
        assert [m for m in ann.wire.got if m.get("id") == refused["id"]] == [refused, refused]
        assert host.table.seq == seq

    run(work())


def test_acts_that_arrive_together_are_all_answered() -> None:
    """Acts that arrive in one turn of the event loop are decided in order and answered once."""

    async def work() -> None:
        room = open_room()
        host = await set_table(room, "ann", "bob", "cat", "dan")
        guests = [Guest(host, name) for name in ("ann", "bob", "cat", "dan")]
        await guests[0].table("start")
        for number, guest in enumerate(guests, start=1):
            guest.say({"t": "act", "id": "now", "action": {"type": "seal", "number": number}})
        await settled()
        seqs = [guest.answer("now")["seq"] for guest in guests]
        assert seqs == [seqs[0], seqs[0] + 1, seqs[0] + 2, seqs[0] + 3]
        assert all(guest.folded() == truth(host, guest.player) for guest in guests)
        await close_room(room)

    run(work())


def test_the_end_reveals_the_seed() -> None:
    """The last round ends the table, which reveals its seed."""

    async def work() -> None:
        host, ann, bob = await playing()
        for _ in range(3):
            await ann.act("seal", number=7)
            await bob.act("seal", number=3)
        table = ann.folded()["table"]
        assert (table["phase"], table["seed"]) == ("over", host.table._seed.hex())
        assert isinstance(host.table.closed, Closed)
        assert (await ann.act("seal", number=1))["code"] == "not_playing"
        assert ann.folded() == truth(host, "ann")

    run(work())


def test_chat_reaches_everybody_and_is_kept_nowhere() -> None:
    """Chat is sent with seat and name, never logged, and sent only once if it is retried."""

    async def work() -> None:
        host, ann, bob = await playing()
        eve = Guest(host, "eve")
        assert (await ann.ask("chat", text="  good\u202eluck \n"))["t"] == "done"
        said = {"t": "said", "seat": 0, "name": "Ann", "text": "goodluck", "said": 1}
        assert bob.got("said") == eve.got("said") == [said]
        ann.say({"t": "chat", "id": "once", "text": "once"})
        ann.say({"t": "chat", "id": "once", "text": "once"})
        assert len(bob.got("said")) == 2
        assert (await ann.ask("chat", text="\u200b \u0007"))["code"] == "bad_text"
        kept = await host._services.store.load(host.table.lobby.name)
        assert kept is not None
        assert not any(b"good" in body for body in kept.bodies)

    run(work())


def test_a_rematch_seats_bots_and_who_asks() -> None:
    """The first player to ask creates the next table with the same rules; the others join it."""

    async def work() -> None:
        room = open_room()
        host = await set_table(room, "ann", "bob", seconds=7)
        ann, bob, eve = Guest(host, "ann"), Guest(host, "bob"), Guest(host, "eve")
        await ann.table("add_bot", seat=2, level="eager")
        await ann.table("start")
        assert (await ann.table("rematch"))["code"] == "not_over"
        for _ in range(3):
            await ann.act("seal", number=7)
            await bob.act("seal", number=3)
            await asyncio.sleep(3)
        assert host.table.phase == "over"
        assert (await eve.table("rematch"))["code"] == "not_seated"
        await bob.table("rematch")
        name = ann.folded()["table"]["next"]
        following = await room.host(name)
        assert following is not None
        names = [p.sitter and p.sitter.name for p in following.table.lobby.places]
        assert names[:2] == ["Bob", "Bramble"]
        assert following.table.lobby.options["seconds"] == 7
        assert following.table.lobby.host == "bob"
        assert following.table.phase == "lobby"
        for _ in range(2):
            assert (await ann.table("rematch"))["t"] == "done"
        assert following.table.seat_of("ann") == 2
        await close_room(room)

    run(work())


def test_a_rematch_against_bots_begins_at_once() -> None:
    """A rematch against bots is in play as soon as its table is created."""

    async def work() -> None:
        room = open_room()
        host = await set_table(room, "ann")
        ann = Guest(host, "ann")
        await ann.table("add_bot", seat=1, level="eager")
        await ann.table("start")
        for _ in range(3):
            await ann.act("seal", number=7)
            await asyncio.sleep(3)
        assert host.table.phase == "over"
        await ann.table("rematch")
        following = await room.host(ann.folded()["table"]["next"])
        assert following is not None
        assert following.table.phase == "play"
        await close_room(room)

    run(work())
