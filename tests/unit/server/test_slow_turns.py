"""Alerts to turns at slow tables: once each, in time, and never on holiday."""

from pathlib import Path

from rooms import Guest, run, settled
from rumpus.server.alerts.alert import Sending
from rumpus.store.memory import MemoryStore
from rumpus.table.actions import Decline, GiveUp, Rematch
from rumpus.table.events import Do
from rumpus.table.slow_time import Span
from unit.server.alert_rooms import AlertRoom
from unit.server.slow_rooms import DAY, START, Holidays, slow_table


def test_a_turn_is_told_at_once_and_reminded_of_twice(tmp_path: Path) -> None:
    """Alerts go out at the start of a turn, at half and at a tenth of its time, once each."""

    async def work() -> None:
        room = AlertRoom(tmp_path)
        host = await slow_table(room.room, "ann", "bob")
        assert room.kinds("ann") == ["turn"]
        await room.later(0.49)
        assert room.kinds("ann") == ["turn"]
        await room.later(0.02)
        await room.noticed()
        assert room.kinds("ann") == ["turn", "half"]
        await room.later(0.38)
        assert room.kinds("ann") == ["turn", "half"]
        await room.later(0.02)
        await room.noticed()
        assert room.kinds("ann") == ["turn", "half", "last"]
        alert = room.sent[0].alert
        assert (alert.table, alert.game) == (host.table.lobby.name, host.table.facts.title)
        assert {one.alert.others for one in room.sent if one.guest == "ann"} == {("Bob",)}
        assert {one.alert.due for one in room.sent} == {START + DAY}
        assert {one.until for one in room.sent} == {START + DAY}
        await room.close()

    run(work())


def test_somebody_who_looks_at_the_table_gets_no_alert(tmp_path: Path) -> None:
    """A page that shows the table is enough; a hidden one isn't."""

    async def work() -> None:
        room = AlertRoom(tmp_path)
        host = await slow_table(room.room, "ann", "bob")
        ann, bob = Guest(host, "ann"), Guest(host, "bob")
        bob.say({"t": "look", "visible": False})
        room.sent.clear()
        await room.later(0.51)
        assert (room.kinds("ann"), room.kinds("bob")) == ([], ["half"])
        ann.leave()
        bob.say({"t": "look", "visible": True})
        await room.later(0.4)
        assert (room.kinds("ann"), room.kinds("bob")) == (["last"], ["half"])
        await room.close()

    run(work())


def test_a_move_on_one_device_clears_the_alert_on_others(tmp_path: Path) -> None:
    """After an alert, the move itself is told; without one, nothing is."""

    async def work() -> None:
        room = AlertRoom(tmp_path)
        host = await slow_table(room.room, "ann", "bob")
        ann = Guest(host, "ann")
        await ann.act("seal", number=3)
        await settled()
        assert room.kinds("ann") == ["turn", "done"]
        await ann.act("unseal")
        await settled()
        await ann.act("seal", number=3)
        await settled()
        assert room.kinds("ann") == ["turn", "done"]
        await room.close()

    run(work())


def test_the_last_move_of_a_round_begins_a_turn_for_everybody(tmp_path: Path) -> None:
    """Bob, who still has to move in the next round, gets an alert only if he isn't there."""

    async def work() -> None:
        room = AlertRoom(tmp_path)
        host = await slow_table(room.room, "ann", "bob")
        ann, bob = Guest(host, "ann"), Guest(host, "bob")
        await ann.act("seal", number=3)
        await settled()
        ann.leave()
        await room.later(0.6)
        room.sent.clear()
        await bob.act("seal", number=4)
        await settled()
        bob.leave()
        assert (room.kinds("ann"), room.kinds("bob")) == (["turn"], [])
        await room.later(0.6)
        assert (room.kinds("ann"), room.kinds("bob")) == (["turn", "half"], ["half"])
        await room.close()

    run(work())


def test_a_turn_that_passes_by_time_begins_another(tmp_path: Path) -> None:
    """Nobody moved in time: the next round is a new turn, with reminders of its own."""

    async def work() -> None:
        room = AlertRoom(tmp_path)
        await slow_table(room.room, "ann", "bob")
        await room.later(0.95)
        await room.later(0.1)
        await room.later(0.5)
        assert room.kinds("ann") == ["turn", "last", "turn", "half"]
        await room.close()

    run(work())


def test_alerts_survive_a_restart_and_come_once(tmp_path: Path) -> None:
    """The next room sends what fell due while none ran, and nothing twice."""

    async def work() -> None:
        store = MemoryStore()
        before = AlertRoom(tmp_path, store=store)
        await slow_table(before.room, "ann", "bob")
        assert before.kinds("ann") == ["turn"]
        await before.close()
        clock = before.clock
        clock.days += 0.6  # type: ignore[assignment]
        room = AlertRoom(tmp_path, clock, store)
        await room.noticed()
        assert room.kinds("ann") == ["half"]
        await room.close()
        again = AlertRoom(tmp_path, clock, store)
        await again.noticed()
        assert again.sent == []
        await again.close()

    run(work())


def test_a_reminder_that_is_overtaken_is_left_out(tmp_path: Path) -> None:
    """If the room was down until a tenth of the time was left, half of it isn't told any more."""

    async def work() -> None:
        room = AlertRoom(tmp_path)
        await slow_table(room.room, "ann", "bob")
        await room.later(0.95)
        assert room.kinds("ann") == ["turn", "last"]
        await room.close()

    run(work())


def test_a_holiday_is_quiet_and_delays_the_reminders(tmp_path: Path) -> None:
    """While an awaited player is away, time stands still: nobody is reminded of anything."""

    async def work() -> None:
        away = Holidays()
        room = AlertRoom(tmp_path, away=away)
        room.wanted.discard("bob")
        await slow_table(room.room, "ann", "bob")
        await room.later(0.25)
        away["ann"] = [Span(START + DAY // 4, START + 3 * DAY + DAY // 4)]
        await room.later(2)
        assert room.kinds("ann") == ["turn"]
        await room.later(1.1)
        assert room.kinds("ann") == ["turn"]
        await room.later(0.2)
        assert room.kinds("ann") == ["turn", "half"]
        assert room.sent[-1].alert.due == START + 4 * DAY
        await room.close()

    run(work())


def test_a_holiday_that_does_not_count_is_not_quiet(tmp_path: Path) -> None:
    """Where an evening allows no holidays, a player who is away gets every reminder in time."""

    async def work() -> None:
        away = Holidays()
        room = AlertRoom(tmp_path, away=away)
        room.wanted.discard("bob")
        await slow_table(room.room, "ann", "bob", holidays=False)
        away["ann"] = [Span(START, START + 10 * DAY)]
        await room.later(0.6)
        assert room.kinds("ann") == ["turn", "half"]
        assert room.sent[-1].alert.due == START + DAY
        await room.close()

    run(work())


def test_somebody_who_subscribes_is_not_flooded(tmp_path: Path) -> None:
    """Turns that waited already are on the front door; their reminders still come."""

    async def work() -> None:
        room = AlertRoom(tmp_path)
        room.wanted.clear()
        for _ in range(3):
            await slow_table(room.room, "ann", "bob")
        await room.alerts.settle("ann")
        room.wanted.add("ann")
        await room.noticed()
        assert room.sent == []
        await room.later(0.51)
        assert room.kinds("ann") == ["half"] * 3
        await room.close()

    run(work())


def test_an_account_that_was_deleted_leaves_nothing(tmp_path: Path) -> None:
    """Its turns are forgotten with it."""

    async def work() -> None:
        room = AlertRoom(tmp_path)
        await slow_table(room.room, "ann", "bob")
        room.wanted.discard("ann")
        await room.alerts.forget("ann")
        assert {turn.guest for turn in await room.alerts._slow._rows.all()} == {"bob"}
        await room.close()

    run(work())


def test_a_rematch_is_told_to_the_others(tmp_path: Path) -> None:
    """Who asks for another game isn't alerted; the alert leads to the next table."""

    async def work() -> None:
        room = AlertRoom(tmp_path)
        host = await slow_table(room.room, "ann", "bob")
        for _ in range(3):
            await room.later(1.01)
        over = await room.room.host(host.table.lobby.name)
        assert over is not None
        assert over.table.phase == "over"
        room.sent.clear()
        assert isinstance(await over.do("ann", "Ann", Do("ann", Rematch())), int)
        assert room.kinds("ann") == []
        (told,) = room.sent
        assert (told.guest, told.alert.kind, told.alert.table) == (
            "bob",
            "rematch",
            over.table.next,
        )
        await room.close()

    run(work())


def test_a_declined_rematch_is_told_to_those_who_wait(tmp_path: Path) -> None:
    """Ann, who asked, is away; the alert names Bob and leads to the table where she waits."""

    async def work() -> None:
        room = AlertRoom(tmp_path)
        host = await slow_table(room.room, "ann", "bob")
        await host.do("bob", "Bob", Do("bob", GiveUp()))
        assert isinstance(await host.do("ann", "Ann", Do("ann", Rematch())), int)
        after = await room.room.host(host.table.next or "")
        assert after is not None
        await settled()
        room.sent.clear()
        assert isinstance(await after.do("", "", Do("", Decline("bob"))), int)
        (told,) = room.sent
        assert (told.guest, told.alert.kind, told.alert.table, told.alert.others) == (
            "ann",
            "declined",
            after.table.lobby.name,
            ("Bob",),
        )
        await room.close()

    run(work())


def test_a_declined_rematch_is_not_told_to_a_page_that_shows_it(tmp_path: Path) -> None:
    """Ann has the table's page open, which says so itself."""

    async def work() -> None:
        room = AlertRoom(tmp_path)
        host = await slow_table(room.room, "ann", "bob")
        await host.do("bob", "Bob", Do("bob", GiveUp()))
        assert isinstance(await host.do("ann", "Ann", Do("ann", Rematch())), int)
        after = await room.room.host(host.table.next or "")
        assert after is not None
        Guest(after, "ann")
        await settled()
        room.sent.clear()
        assert isinstance(await after.do("", "", Do("", Decline("bob"))), int)
        assert room.sent == []
        await room.close()

    run(work())


def test_an_alert_says_nothing_secret(tmp_path: Path) -> None:
    """In two games that differ only in what Ann has hidden, Bob's alerts are the same."""

    async def alerts(folder: Path, number: int) -> list[Sending]:
        room = AlertRoom(folder)
        host = await slow_table(room.room, "ann", "bob")
        ann = Guest(host, "ann")
        await ann.act("seal", number=number)
        await room.later(0.6)
        await room.later(0.35)
        await room.close()
        return [one for one in room.sent if one.guest == "bob"]

    async def work() -> None:
        one, other = tmp_path / "one", tmp_path / "other"
        one.mkdir()
        other.mkdir()
        first = await alerts(one, 3)
        assert len(first) == 3
        assert first == await alerts(other, 7)

    run(work())
