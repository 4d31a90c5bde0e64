"""Failures of a table's log, rules or mailbox, and their effects."""

import asyncio
from typing import Any

import msgspec
import pytest

from rooms import Guest, close_room, fold, open_room, run, set_table, settled
from rumpus.core.values import Refusal
from rumpus.server.limits import values as limits
from rumpus.server.tables.recovery import BrokenTable
from rumpus.store.log import Row, StoreError
from rumpus.store.memory import MemoryStore
from rumpus.table.actions import Start
from rumpus.table.events import Do, Downtime, Entry
from unit.server.sealed_tables import playing


class Failing(MemoryStore):
    """Store whose appends fail when a test says so."""

    fails = False

    async def append(self, row: Row) -> bool:
        if self.fails:
            raise StoreError("disk full")
        return await super().append(row)


def test_what_can_not_be_kept_is_not_shown() -> None:
    """After a failed append nobody sees the act, and everybody is sent away to reconnect."""

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
    """A request to a closed driver raises an error; an earlier one still gets its answer."""

    async def work() -> None:
        host, ann, _ = await playing()
        waiting = asyncio.ensure_future(host.do("ann", "Ann", Do("ann", Start())))
        await settled()
        host.close()
        with pytest.raises(StoreError):
            await host.do("ann", "Ann", Do("ann", Start()))
        assert await waiting == Refusal("not_lobby")
        ann.leave()
        await asyncio.sleep(100)
        assert not host.busy

    run(work())


def test_somebody_else_writing_to_the_log_wins() -> None:
    """If the seq is taken in the log, the driver is replaced by one that has the other entry."""

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


@pytest.mark.parametrize("error", [ZeroDivisionError, SystemExit])
def test_a_rule_that_breaks_costs_one_table_its_host(
    error: type[BaseException], monkeypatch: pytest.MonkeyPatch
) -> None:
    """An exception in a decision disconnects that table's players; other tables go on."""

    async def work() -> None:
        room = open_room()
        broken = await set_table(room, "ann", "bob")
        other = await set_table(room, "cat", "dan")
        ann, cat = Guest(broken, "ann"), Guest(other, "cat")
        await ann.table("start")

        def decide(*_: object, **__: object) -> None:
            raise error

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


@pytest.mark.parametrize("error", [ZeroDivisionError, SystemExit])
def test_a_view_that_breaks_costs_one_table_its_host(
    error: type[BaseException], monkeypatch: pytest.MonkeyPatch
) -> None:
    """An exception in a view disconnects that table's players; the table can be loaded again."""

    async def work() -> None:
        room = open_room()
        broken = await set_table(room, "ann", "bob")
        ann = Guest(broken, "ann")
        await ann.table("start")

        def view(*_: object) -> None:
            raise error

        monkeypatch.setattr(type(broken.table.game), "view", view)
        bob = Guest(broken, "bob")
        await settled()
        assert (ann.wire.code, bob.wire.code) == (1012, 1012)
        monkeypatch.undo()
        assert await room.host(broken.table.lobby.name) is not None
        await close_room(room)

    run(work())


def test_a_full_mailbox_refuses(monkeypatch: pytest.MonkeyPatch) -> None:
    """A request to a full mailbox is refused at once; later, requests are answered again."""

    async def work() -> None:
        host, _, _ = await playing()
        for _ in range(limits.MAIL + 50):
            host.request("", None)
        assert await host.do("ann", "Ann", Do("ann", Start())) == Refusal("too_many")
        await asyncio.sleep(1)
        assert not host.busy
        assert await host.do("ann", "Ann", Do("ann", Start())) == Refusal("not_lobby")

    run(work())


@pytest.mark.parametrize("error", [ZeroDivisionError, StopIteration, SystemExit])
@pytest.mark.parametrize("query", ["timers", "muted", "result"])
def test_a_query_that_breaks_outside_of_acts_costs_one_table_its_host(
    query: str, error: type[BaseException], monkeypatch: pytest.MonkeyPatch
) -> None:
    """A query that fails on the loop disconnects that table's players; other tables go on."""

    async def work() -> None:
        room = open_room()
        broken = await set_table(room, "ann", "bob")
        other = await set_table(room, "cat", "dan")
        ann, bob, cat = Guest(broken, "ann"), Guest(broken, "bob"), Guest(other, "cat")
        await ann.table("start")

        def breaks(*_: object) -> None:
            raise error

        monkeypatch.setattr(type(broken.table.game), query, breaks)
        ann.say({"t": "act", "id": "a", "action": {"type": "seal", "number": 7}})
        await settled()
        bob.say({"t": "chat", "id": "c", "text": "Hello?"})
        bob.leave()
        await asyncio.sleep(1)
        assert ann.wire.code == 1012
        assert (await cat.table("sit", seat=0))["code"] == "already_seated"
        monkeypatch.undo()
        again = await room.host(broken.table.lobby.name)
        assert again is not None
        await close_room(room)

    run(work())


@pytest.mark.parametrize("error", [ZeroDivisionError, StopIteration, SystemExit])
def test_types_that_break_while_they_are_read_cost_one_answer(
    error: type[BaseException], monkeypatch: pytest.MonkeyPatch
) -> None:
    """An action or question whose decoding fails is answered `internal`, and play goes on."""

    async def work() -> None:
        host, ann, _ = await playing()

        def breaks(*_: object) -> None:
            raise error

        for kind, field in (("act", "action"), ("ask", "question")):
            with monkeypatch.context() as patch:
                patch.setattr(host.kind, f"read_{field}", breaks)
                assert (await ann.ask(kind, **{field: {"type": "seal"}}))["code"] == "internal"
        assert (await ann.act("seal", number=7))["t"] == "done"

    run(work())


@pytest.mark.parametrize("error", [ZeroDivisionError, SystemExit])
def test_a_question_about_a_broken_view_is_answered(
    error: type[BaseException], monkeypatch: pytest.MonkeyPatch
) -> None:
    """A question gets the answer `internal` if a view fails or its answer can't be encoded."""

    async def work() -> None:
        host, ann, _ = await playing()
        game = type(host.table.game)

        def breaks(*_: object) -> None:
            raise error

        def no_message(*_: object) -> object:
            return object()

        for method, what in (("view", breaks), ("ask", no_message)):
            with monkeypatch.context() as patch:
                patch.setattr(game, method, what)
                assert (await ann.ask("ask", question=None))["code"] == "internal"

    run(work())


@pytest.mark.parametrize("error", [ZeroDivisionError, SystemExit])
def test_a_table_whose_bots_can_not_be_made_is_broken(
    error: type[BaseException], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Loading the table raises `BrokenTable`, but works again once its game is mended."""

    async def work() -> None:
        room = open_room()
        host = await set_table(room, "ann")
        ann, name = Guest(host, "ann"), host.table.lobby.name
        await ann.table("add_bot", seat=1, level="idle")
        assert (await ann.table("start"))["t"] == "done"
        host.close()
        room.dropped(host)

        def breaks(*_: object) -> None:
            raise error

        monkeypatch.setattr(room.kinds["sealed"], "make_bot", breaks)
        with pytest.raises(BrokenTable):
            await room.host(name)
        monkeypatch.undo()
        assert await room.host(name) is not None
        await close_room(room)

    run(work())
