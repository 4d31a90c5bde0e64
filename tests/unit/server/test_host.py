"""One table: every request gets one answer, everybody hears of everything, nothing twice."""

import asyncio
from typing import Any

import msgspec
import pytest

from rooms import Guest, close_room, fold, open_room, run, set_table, settled, truth
from rumpus.core.values import Refusal
from rumpus.server.limits import values as limits
from rumpus.server.tables.host import Host
from rumpus.store.log import Row, StoreError
from rumpus.store.memory import MemoryStore
from rumpus.table.actions import Start
from rumpus.table.events import Closed, Do, Downtime, Entry


async def playing(game: str = "sealed", **options: Any) -> tuple[Host, Guest, Guest]:
    """Let Ann and Bob begin a game."""
    host = await set_table(open_room(), "ann", "bob", game=game, **options)
    ann, bob = Guest(host, "ann"), Guest(host, "bob")
    assert (await ann.table("start"))["t"] == "done"
    return host, ann, bob


def test_a_seat_is_taken_and_everybody_hears_of_it() -> None:
    """Who sits down gets a whole view, everybody else an update, and the answer names its seq."""

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
    """Players and spectators see the board from scratch, each with its own seat."""

    async def work() -> None:
        host, ann, bob = await playing()
        eve = Guest(host, "eve")
        assert ann.got("view")[-1]["view"]["you"] == 0
        assert bob.got("view")[-1]["view"]["you"] == 1
        assert eve.got("view")[-1]["view"]["you"] is None
        assert eve.got("view")[-1]["table"]["phase"] == "play"

    run(work())


def test_a_secret_reaches_only_its_seat() -> None:
    """What a seat seals is in its own frames and in nobody else's."""

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
    """Both sockets of a player hear everything; the answer goes to the one that asked."""

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
    """The same id again gets the same answer, on any socket of the player, and changes nothing."""

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
        # Another player's id may be the same and means something else.
        bob.say({"t": "act", "id": done["id"], "action": {"type": "seal", "number": 3}})
        await settled()
        assert bob.answer(done["id"])["seq"] == seq + 1

    run(work())


def test_a_refusal_is_the_same_when_asked_again() -> None:
    """An act that was refused stays refused under its id, though it would be allowed by now."""

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
    """Everybody acts in one turn of the loop: each is judged in order and answered once."""

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


@pytest.mark.parametrize("missed", [0, 1, 3])
def test_who_comes_back_gets_what_was_missed(missed: int) -> None:
    """With the last seq a client is sent the updates after it, and no view."""

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
    """A seq before the last view, of another table or from the future is answered by a view."""

    async def work() -> None:
        host, _, _ = await playing()
        again = Guest(host, "bob", since)
        assert len(again.got("view")) == 1
        assert again.got("update") == []

    run(work())


def test_a_long_absence_ends_in_a_view() -> None:
    """More updates than the ring holds are made up for by a view, with the same outcome."""

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


def test_the_end_reveals_the_seed() -> None:
    """With the last round the table is over, and its seed is the one promised."""

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


def test_a_deadline_falls_due_at_its_time_and_once() -> None:
    """The timer of a round ends it though nobody does anything, at its own due."""

    async def work() -> None:
        host, ann, bob = await playing(seconds=5)
        due = ann.folded()["view"]["due"]
        assert due == 5000
        await asyncio.sleep(4.9)
        assert ann.got("update") == []
        await asyncio.sleep(0.2)
        (update,) = ann.got("update")
        assert (update["at"], update["events"][0]["type"]) == (due, "revealed")
        assert bob.folded() == truth(host, "bob")

    run(work())


def test_an_act_after_the_deadline_comes_after_it() -> None:
    """Of a late act and a timer, what was due first happens first, however late the timer runs."""

    async def work() -> None:
        host, ann, _ = await playing(seconds=5)
        # As if the loop had been busy: the act came in after the deadline and is read before it.
        loop = asyncio.get_running_loop()
        ann.session.take(
            '{"t":"act","id":"late","action":{"type":"seal","number":9}}', loop.time() + 5.5
        )
        await settled()
        kinds = [update["events"][0]["type"] for update in ann.got("update")]
        assert kinds == ["revealed", "sealed"]
        assert ann.got("update")[0]["at"] == 5000
        assert host.table.state.round == 1

    run(work())


def test_time_stands_still_while_paused() -> None:
    """A pause moves no deadline nearer; any player may end it."""

    async def work() -> None:
        host, ann, bob = await playing(seconds=5)
        await asyncio.sleep(2)
        await ann.table("pause")
        await asyncio.sleep(1000)
        assert (await bob.act("seal", number=1))["code"] == "paused"
        assert not ann.got("presence")[-1]["ticking"]
        await bob.table("resume")
        await asyncio.sleep(2.9)
        assert host.table.state.round == 0
        await asyncio.sleep(0.2)
        assert host.table.state.round == 1
        assert ann.folded() == truth(host, "ann")

    run(work())


def test_a_bot_plays_by_the_clock_of_the_table() -> None:
    """A bot in the lobby is seated by the host and acts by itself; its acts reach everybody."""

    async def work() -> None:
        host = await set_table(open_room(), "ann")
        ann = Guest(host, "ann")
        assert (await ann.table("add_bot", seat=1, level="godlike"))["code"] == "no_such_level"
        await ann.table("add_bot", seat=1, level="eager")
        await ann.table("start")
        await asyncio.sleep(1.5)
        assert ann.folded()["view"]["sealed"] == [False, True]
        assert ann.got("update")[-1]["at"] == 1000
        await ann.table("pause")
        await asyncio.sleep(100)
        await ann.table("resume")
        assert ann.folded() == truth(host, "ann")

    run(work())


def test_nobody_replaces_a_player_who_is_there() -> None:
    """A bot may be put on the seat of a player who is gone for a while, and on no other."""

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
    """The time counts from the last socket that closed, however often somebody comes and goes."""

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


def test_a_slow_act_leaves_the_loop_and_keeps_its_place() -> None:
    """An act that the game calls slow is decided by the workers; what follows waits for it."""

    async def work() -> None:
        host, ann, bob = await playing("shot")
        hints = host.table.game.hints(host.table.game.view(host.table.state, 0))  # type: ignore[union-attr,arg-type]
        action = msgspec.to_builtins(hints[0])
        ann.say({"t": "act", "id": "slow", "action": action})
        ann.say({"t": "act", "id": "again", "action": action})
        await settled()
        assert ann.answer("slow")["t"] == "done"
        assert ann.answer("again")["t"] in ("done", "refused")
        order = [m["id"] for m in ann.wire.got if "id" in m and m["id"] in ("slow", "again")]
        assert order == ["slow", "again"]
        assert bob.folded() == truth(host, "bob")

    run(work())


def test_chat_reaches_everybody_and_is_kept_nowhere() -> None:
    """What is said comes with seat and name; the log does not have it; a retry says it once."""

    async def work() -> None:
        host, ann, bob = await playing()
        eve = Guest(host, "eve")
        assert (await ann.ask("chat", text="  good\u202eluck \n"))["t"] == "done"
        assert (await eve.ask("chat", text="hi"))["t"] == "done"
        said: list[dict[str, Any]] = [{"t": "said", "seat": 0, "name": "Ann", "text": "goodluck"}]
        said.append({"t": "said", "seat": None, "name": "Eve", "text": "hi"})
        assert bob.got("said") == said
        ann.say({"t": "chat", "id": "once", "text": "once"})
        ann.say({"t": "chat", "id": "once", "text": "once"})
        assert len(bob.got("said")) == 3
        assert (await ann.ask("chat", text="\u200b \u0007"))["code"] == "bad_text"
        kept = await host._services.store.load(host.table.lobby.name)
        assert kept is not None
        assert not any(b"good" in body for body in kept.bodies)

    run(work())


def test_a_rematch_seats_bots_and_who_asks() -> None:
    """Who presses it first sets the next table, with the same rules; who does later joins."""

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
    """Nobody else has to agree to it, so the game is on when one comes to its table."""

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


class Failing(MemoryStore):
    """A disk that fails once it is told to."""

    fails = False

    async def append(self, row: Row) -> bool:
        if self.fails:
            raise StoreError("disk full")
        return await super().append(row)


def test_what_can_not_be_kept_is_not_shown() -> None:
    """A failed append shows nobody anything; everybody is sent away and finds the log as it was."""

    async def work() -> None:
        store = Failing()
        room = open_room(store)
        host = await set_table(room, "ann", "bob")
        ann, bob = Guest(host, "ann"), Guest(host, "bob")
        await ann.table("start")
        before = fold(bob.wire.got)
        store.fails = True
        ann.say({"t": "act", "id": "a", "action": {"type": "seal", "number": 7}})
        await settled()
        assert ann.got("done")[-1]["id"] != "a"
        for guest in (ann, bob):
            assert guest.wire.got[-1] == {"t": "bye", "code": "restart", "retry_ms": 500}
            assert guest.wire.code == 1012
            assert fold(guest.wire.got)["seq"] == before["seq"]
        store.fails = False
        again = await room.host(host.table.lobby.name)
        assert again is not None
        assert again is not host
        back = Guest(again, "ann")
        back.say({"t": "act", "id": "a", "action": {"type": "seal", "number": 7}})
        await settled()
        assert back.answer("a")["t"] == "done"
        await close_room(room)

    run(work())


def test_a_host_that_is_closed_answers_nobody_and_holds_nobody() -> None:
    """Who waits for an answer of a table that was thrown away is told that nobody knows it."""

    async def work() -> None:
        host, ann, _ = await playing()
        waiting = asyncio.ensure_future(host.do("ann", "Ann", Do("ann", Start())))
        await asyncio.sleep(0)
        host.close()
        with pytest.raises(StoreError):
            await host.do("ann", "Ann", Do("ann", Start()))
        assert await waiting == Refusal("not_lobby")
        ann.leave()
        await asyncio.sleep(100)
        assert not host.busy

    run(work())


def test_somebody_else_writing_to_the_log_wins() -> None:
    """Where the seq is taken the host is thrown away, and the next one has the other's entry."""

    async def work() -> None:
        room = open_room()
        host = await set_table(room, "ann", "bob")
        ann = Guest(host, "ann")
        name = host.table.lobby.name
        other: Entry[Any, Any] = Entry(1, host.table.at, Do("", None), (), (Downtime(),))
        await room.services.store.append(Row(name, 1, other.at, msgspec.json.encode(other)))
        ann.say({"t": "table", "id": "s", "action": {"type": "start"}})
        await settled()
        assert ann.wire.code == 1012
        again = await room.host(name)
        assert again is not None
        assert (again.table.seq, again.table.phase) == (1, "lobby")
        back = Guest(again, "ann")
        assert (await back.table("start"))["seq"] == 2
        await close_room(room)

    run(work())


def test_a_rule_that_breaks_costs_one_table_its_host(monkeypatch: pytest.MonkeyPatch) -> None:
    """An exception in a decision sends that table's people away; log and others are untouched."""

    async def work() -> None:
        room = open_room()
        broken = await set_table(room, "ann", "bob")
        other = await set_table(room, "cat", "dan")
        ann, cat = Guest(broken, "ann"), Guest(other, "cat")
        await ann.table("start")

        def decide(*_: object, **__: object) -> None:
            raise ZeroDivisionError

        monkeypatch.setattr(broken.table, "decide", decide)
        ann.say({"t": "act", "id": "a", "action": {"type": "seal", "number": 7}})
        await settled()
        assert ann.wire.code == 1012
        assert (await cat.table("sit", seat=0))["code"] == "already_seated"
        again = await room.host(broken.table.lobby.name)
        assert again is not None
        back = Guest(again, "ann")
        assert (await back.act("seal", number=7))["t"] == "done"
        await close_room(room)

    run(work())


def test_a_full_mailbox_refuses(monkeypatch: pytest.MonkeyPatch) -> None:
    """More requests than the mailbox holds are refused at once; the others are answered."""

    async def work() -> None:
        host, _, _ = await playing()
        for _ in range(limits.MAIL + 50):
            host.request("", None)
        assert await host.do("ann", "Ann", Do("ann", Start())) == Refusal("too_many")
        await asyncio.sleep(1)
        assert not host.busy
        assert await host.do("ann", "Ann", Do("ann", Start())) == Refusal("not_lobby")

    run(work())
