"""Quotas of a table's log: its length, and the rates of players and strangers."""

import asyncio
from typing import Any

import pytest

from rooms import Guest, close_room, open_room, run, set_table, settled, truth
from rumpus.server.limits import values as limits
from rumpus.server.tables.host import Host
from rumpus.server.tables.table_view import table_view

BURST = limits.TABLE_ACTS.burst


async def playing() -> tuple[Host, Guest, Guest]:
    """Start a game between Ann and Bob with a long timer."""
    host = await set_table(open_room(), "ann", "bob", seconds=99)
    ann, bob = Guest(host, "ann"), Guest(host, "bob")
    assert (await ann.table("start"))["t"] == "done"
    return host, ann, bob


async def toggled(guest: Guest, times: int) -> list[str]:
    """Toggle a guest's ready mark a number of times, and return the codes of refusals."""
    refused: list[str] = []
    for number in range(times):
        answer = await guest.table("ready", ready=number % 2 == 0)
        await asyncio.sleep(0.06)
        if answer["t"] == "refused":
            refused.append(answer["code"])
    return refused


def test_nobody_fills_the_log_by_table_actions() -> None:
    """Table actions above a player's rate are refused; other players and acts go on."""

    async def work() -> None:
        host = await set_table(open_room(), "ann", "bob")
        ann, bob = Guest(host, "ann"), Guest(host, "bob")
        refused = await toggled(bob, BURST + 20)
        assert set(refused) == {"too_many"}
        assert len(refused) >= 18
        # A second socket shares the player's rate.
        again = Guest(host, "bob")
        again._asked = 1000
        assert await toggled(again, 3) == ["too_many"] * 3
        await asyncio.sleep(1 / limits.TABLE_ACTS.per_second)
        assert (await bob.table("ready", ready=True))["t"] == "done"
        assert (await ann.table("start"))["t"] == "done"
        assert (await bob.act("seal", number=3))["t"] == "done"
        await asyncio.sleep(1 / limits.TABLE_ACTS.per_second)
        assert (await bob.table("leave"))["t"] == "done"
        assert ann.folded() == truth(host, "ann")

    run(work())


def test_strangers_together_do_not_fill_the_log() -> None:
    """New guests share one rate for taking seats at a table."""

    async def work() -> None:
        host = await set_table(open_room(), "ann")
        refused = 0
        for number in range(limits.SITTINGS.burst + 10):
            guest = Guest(host, f"guest{number}")
            answer = await guest.table("sit", seat=1)
            if answer["t"] == "done":
                await guest.table("leave")
            else:
                assert answer["code"] == "too_many"
                refused += 1
            guest.leave()
        assert refused == 10
        assert host.table.seq <= 2 * limits.SITTINGS.burst

    run(work())


def test_near_its_end_a_log_takes_what_is_play(monkeypatch: pytest.MonkeyPatch) -> None:
    """Near the end of a log, acts, timers and `take_back` work; pauses and new bots are refused."""

    async def work() -> None:
        host, ann, bob = await playing()
        await ann.act("seal", number=1)
        await ann.table("pause")
        monkeypatch.setattr(
            "rumpus.server.limits.values.LOG_LENGTH", host.table.seq + limits.LOG_FOR_PLAY
        )
        assert (await bob.table("resume"))["t"] == "done"
        assert (await bob.table("pause"))["code"] == "log_full"
        assert (await bob.table("add_bot", seat=0, level="idle"))["code"] == "log_full"
        assert (await bob.table("leave"))["t"] == "done"
        assert (await bob.table("take_back"))["t"] == "done"
        await asyncio.sleep(100)
        assert host.table.state.round == 1
        for _ in range(2):
            await ann.act("seal", number=7)
            await bob.act("seal", number=3)
        assert host.table.phase == "over"
        assert (await ann.table("rematch"))["t"] == "done"
        assert ann.folded() == truth(host, "ann")

    run(work())


def test_near_its_end_the_log_of_a_lobby_lets_the_game_begin(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Near a log's end, a lobby's rules and seats are fixed, but players may leave or start."""

    async def work() -> None:
        host = await set_table(open_room(), "ann", "bob", "cat")
        ann, cat = Guest(host, "ann"), Guest(host, "cat")
        monkeypatch.setattr("rumpus.server.limits.values.LOG_LENGTH", limits.LOG_FOR_PLAY)
        assert (await ann.table("set_option", key="seconds", value=9))["code"] == "log_full"
        assert (await cat.table("ready", ready=True))["code"] == "log_full"
        assert (await cat.table("leave"))["t"] == "done"
        assert (await cat.table("sit", seat=2))["code"] == "log_full"
        assert (await ann.table("start"))["t"] == "done"
        assert (await ann.act("seal", number=1))["t"] == "done"

    run(work())


def test_a_table_with_a_long_log_pauses_and_goes_on_by_itself(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A table with a long log still pauses when everybody leaves, and resumes on a return."""

    async def work() -> None:
        room = open_room()
        host = await set_table(room, "ann", "bob")
        ann = Guest(host, "ann")
        await ann.table("start")
        monkeypatch.setattr("rumpus.server.limits.values.LOG_LENGTH", limits.LOG_FOR_PLAY)
        ann.leave()
        await asyncio.sleep(limits.PAUSE_SECONDS + 1)
        assert table_view(host.table).paused
        back = Guest(host, "ann")
        await settled()
        assert not table_view(host.table).paused
        assert (await back.act("seal", number=1))["t"] == "done"
        await close_room(room)

    run(work())


def test_a_game_that_fills_the_log_ends_by_what_stands(monkeypatch: pytest.MonkeyPatch) -> None:
    """The act that fills the log is accepted; then the game ends, and only a rematch is allowed."""

    async def work() -> None:
        host, ann, bob = await playing()
        monkeypatch.setattr("rumpus.server.limits.values.LOG_LENGTH", host.table.seq + 1)
        assert (await ann.act("seal", number=1))["t"] == "done"
        await settled()
        assert host.table.phase == "over"
        assert host.table.result is not None
        assert (await bob.act("seal", number=1))["code"] == "log_full"
        assert (await ann.table("leave"))["code"] == "log_full"
        assert (await ann.table("rematch"))["t"] == "done"
        assert ann.folded() == truth(host, "ann")

    run(work())


def test_timers_and_bots_do_not_outlast_a_full_log(monkeypatch: pytest.MonkeyPatch) -> None:
    """A timer that fills the log ends the game."""

    async def work() -> None:
        host, ann, _ = await playing()
        full = host.table.seq + 1
        monkeypatch.setattr("rumpus.server.limits.values.LOG_LENGTH", full)
        await asyncio.sleep(100)
        assert (host.table.phase, host.table.state.wins) == ("over", (0, 0))
        assert host.table.seq == full + 1
        assert ann.folded() == truth(host, "ann")

    run(work())


def test_a_table_that_was_left_full_ends_when_somebody_asks(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A request to a paused table with a full log is refused and ends the game."""

    async def work() -> None:
        host, ann, _ = await playing()
        await ann.table("pause")
        monkeypatch.setattr("rumpus.server.limits.values.LOG_LENGTH", host.table.seq)
        assert (await ann.table("resume"))["code"] == "log_full"
        assert (host.table.phase, host.table.paused) == ("over", None)

    run(work())


def test_acts_beyond_any_hand_are_refused_until_it_rests(monkeypatch: pytest.MonkeyPatch) -> None:
    """Acts above a player's rate are refused until time has passed; refused ones don't count."""

    async def work() -> None:
        monkeypatch.setattr("rumpus.server.limits.values.PLAY", limits.Rate(1, 6))
        _, ann, bob = await playing()
        for _ in range(3):
            assert (await ann.act("seal", number=1))["t"] == "done"
            assert (await ann.act("seal", number=1))["code"] == "sealed_already"
            assert (await ann.act("unseal"))["t"] == "done"
        assert (await ann.act("seal", number=1))["code"] == "too_many"
        assert (await bob.act("seal", number=1))["t"] == "done"
        await asyncio.sleep(1)
        assert (await ann.act("seal", number=1))["t"] == "done"

    run(work())


def test_who_only_rules_has_a_share_that_is_smaller(monkeypatch: pytest.MonkeyPatch) -> None:
    """A moderator's rulings have their own rate, above which they are refused for a while."""

    async def work() -> None:
        monkeypatch.setattr("rumpus.server.limits.values.RULINGS", limits.Rate(0.1, 1))
        host = await set_table(open_room(), "ann", "bob", "mo", game="reach")
        ann, mo, _ = Guest(host, "ann"), Guest(host, "mo"), Guest(host, "bob")
        assert (await ann.table("start"))["t"] == "done"

        async def ruled() -> dict[str, Any]:
            assert (await ann.act("reach"))["t"] == "done"
            await asyncio.sleep(3)
            return await mo.act("overrule", reason="no")

        assert (await ruled())["t"] == "done"
        assert (await ruled())["code"] == "too_many"
        await asyncio.sleep(10)
        assert (await mo.act("overrule", reason="no"))["t"] == "done"

    run(work())
