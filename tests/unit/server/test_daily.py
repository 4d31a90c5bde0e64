"""The board of the day: one for all, dated in UTC, the first attempt counts, nobody looks ahead."""

import asyncio
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import msgspec
import pytest

from rooms import Guest, close_room, run, settled
from rumpus.core.chance import Chance
from rumpus.core.values import Millis
from rumpus.games.keesdrow import GAME
from rumpus.server.endpoints.errors import Refused
from rumpus.server.endpoints.http import Api
from rumpus.server.identity import Identity
from rumpus.server.limits import values as limits
from rumpus.server.modes.daily import DailyLine, DailyMine, daily_seed
from rumpus.server.tables.host import Host
from rumpus.store.log import Attempt, Held, PlayedWord, Row, StoreError
from rumpus.store.memory import MemoryStore
from rumpus.words import bundled
from rumpus.words.compiling import never_suggest
from unit.server.keesdrow_rooms import KEY, TURNS, begin, open_room, pass_on, sleep_a_day

NOON = "2026-11-28T12:00:00"
DAY, NEXT = "2026-11-28", "2026-11-29"


class Forgetful(MemoryStore):
    """A store that keeps no result while its disk is *full*."""

    full = True

    async def finish(self, attempt: Attempt) -> None:
        """Keep a result, or fail."""
        if self.full:
            raise StoreError("full")
        await super().finish(attempt)


async def spell(host: Host, guest: Guest) -> Mapping[str, Any]:
    """Play a word that a bot finds, and give the turn as everybody sees it."""
    assert host.table.game is not None
    view = host.table.game.view(host.table.state, None)
    bot = GAME.make_bot(host.table.game, "fair")
    seen = msgspec.structs.replace(view, you=0)
    plan = bot.on(seen, (), Millis(host.table.at), Chance(b"bot", "test"))
    assert plan is not None
    action = msgspec.to_builtins(plan.action)
    assert (await guest.ask("act", action=action))["t"] == "done"
    play: Mapping[str, Any] = guest.folded()["view"]["plays"][-1]
    return play


def test_everybody_gets_the_same_board_of_the_day() -> None:
    """Two guests have one board; tomorrow's is another, and so is that of another room."""

    async def faces(start: str, player: str, key: bytes = KEY) -> Any:
        room = open_room(start, key=key)
        host = await begin(room, player)
        await close_room(room)
        return host.table.state.faces

    async def work() -> None:
        today = await faces(NOON, "ann")
        assert today == await faces("2026-11-28T00:00:00", "bob")
        assert today != await faces("2026-11-29T12:00:00", "ann")
        assert today != await faces(NOON, "ann", b"k" * 32)

    run(work())


def test_a_day_tells_nothing_of_another_or_of_the_key() -> None:
    """The seed that an ended table reveals is a digest of its date under the secret key."""
    seeds = {daily_seed(KEY, day) for day in (DAY, NEXT, "2027-11-28")}
    assert len(seeds) == 3
    assert all(len(seed) == 32 and KEY not in seed for seed in seeds)


def test_a_table_of_the_day_is_played_at_once_and_alone() -> None:
    """It is under way, private, dated, by the rules of the day, and shows nothing of the key."""

    async def work() -> None:
        room = open_room(NOON)
        host = await begin(room, "ann")
        ann = Guest(host, "ann")
        table = ann.folded()["table"]
        assert (table["phase"], table["daily"], table["public"]) == ("play", DAY, False)
        assert len(table["seats"]) == 1
        assert (table["options"]["words"], table["options"]["review"]) == ("checked", "no")
        assert table["seed"] is None
        assert (await ann.table("leave"))["code"] == "daily_alone"
        frames = msgspec.json.encode(ann.wire.got).decode()
        assert daily_seed(KEY, DAY).hex() not in frames
        assert KEY.hex() not in frames
        await close_room(room)

    run(work())


def test_two_tabs_at_once_begin_one_attempt() -> None:
    """Requests in one tick of the loop all name one table, which is opened once and started."""

    async def work() -> None:
        room = open_room(NOON)
        names = await asyncio.gather(*(room.daily.play("ann", "Ann") for _ in range(5)))
        assert len(set(names)) == 1
        assert list(room.hosts) == [names[0]]
        assert room.services.counts.tables_created == 1
        host = room.hosts[names[0]]
        assert (host.table.phase, host.table.seq) == ("play", 1)
        assert await room.daily.begun("ann") == names[0]
        await close_room(room)

    run(work())


def test_there_is_no_second_attempt() -> None:
    """Who asks again, before the end or after it, gets the same table."""

    async def work() -> None:
        room = open_room(NOON)
        host = await begin(room, "ann")
        ann = Guest(host, "ann")
        await pass_on(ann, 3)
        assert await begin(room, "ann") is host
        await pass_on(ann, TURNS - 3)
        assert host.table.phase == "over"
        assert await begin(room, "ann") is host
        day = await room.daily.today("ann")
        assert day.mine == DailyMine(host.table.lobby.name, 0, over=True)
        assert day.players == 1
        await close_room(room)

    run(work())


def test_the_table_of_the_day_lists_who_has_finished() -> None:
    """Best first, with oneself marked; who still plays is not there, and has no total yet."""

    async def work() -> None:
        room = open_room(NOON)
        hosts = {player: await begin(room, player) for player in ("ann", "bob", "cat")}
        ann, bob = Guest(hosts["ann"], "ann"), Guest(hosts["bob"], "bob")
        word = await spell(hosts["bob"], bob)
        await pass_on(bob, TURNS - 1)
        await pass_on(ann)
        for asker in ("ann", "bob", "cat", None):
            day = await room.daily.today(asker)
            assert day.board == [
                DailyLine("Bob", word["points"], asker == "bob"),
                DailyLine("Ann", 0, asker == "ann"),
            ]
            assert (day.date, day.players, day.yesterday) == (DAY, 2, None)
        mine = (await room.daily.today("cat")).mine
        assert mine == DailyMine(hosts["cat"].table.lobby.name, None, over=False)
        assert (await room.daily.today("dan")).mine is None
        await close_room(room)

    run(work())


def test_yesterday_shows_its_best_people_and_words() -> None:
    """After midnight the day before is there with its board and best words, and today is empty."""

    async def work() -> None:
        room = open_room("2026-11-28T23:00:00")
        host = await begin(room, "ann")
        ann = Guest(host, "ann")
        word = await spell(host, ann)
        await pass_on(ann, TURNS - 1)
        await asyncio.sleep(2 * 3600)
        day = await room.daily.today("ann")
        assert (day.date, day.mine, day.board, day.players) == (NEXT, None, [], 0)
        assert day.yesterday is not None
        assert day.yesterday.date == DAY
        assert day.yesterday.board == [DailyLine("Ann", word["points"], you=True)]
        (best,) = day.yesterday.best
        assert (best.word, best.points, best.name) == (word["word"], word["points"], "Ann")
        sleep_a_day(room)
        assert (await room.daily.today("ann")).yesterday is None
        await close_room(room)

    run(work())


@pytest.mark.parametrize(
    ("start", "wait", "date", "left"),
    [
        ("2026-11-28T23:59:59", 0.0, DAY, 1000),
        ("2026-11-28T23:59:59", 0.75, DAY, 250),
        ("2026-11-28T23:59:59", 1.0, NEXT, 86_400_000),
        ("2026-12-31T23:59:58.999999", 0.0, "2026-12-31", 1001),
        ("2028-02-28T23:59:00", 60.0, "2028-02-29", 86_400_000),
    ],
)
def test_the_day_changes_at_midnight_in_utc(start: str, wait: float, date: str, left: int) -> None:
    """The date is that of the room's clock, and what is left of it is told in ms, rounded up."""

    async def work() -> None:
        room = open_room(start)
        await asyncio.sleep(wait)
        day = await room.daily.today(None)
        assert (day.date, day.resets_ms) == (date, left)
        await close_room(room)

    run(work())


def test_what_began_before_midnight_counts_for_its_date() -> None:
    """An attempt of 23:59 that ends next day stands on the board of its date; today's is open."""

    async def work() -> None:
        room = open_room("2026-11-28T23:59:00")
        host = await begin(room, "ann")
        ann = Guest(host, "ann")
        await asyncio.sleep(65)
        today = await begin(room, "ann")
        assert today is not host
        assert (today.table.lobby.daily, host.table.lobby.daily) == (NEXT, DAY)
        await pass_on(ann)
        day = await room.daily.today("ann")
        assert day.board == []
        assert day.yesterday is not None
        assert day.yesterday.board == [DailyLine("Ann", 0, you=True)]
        await close_room(room)

    run(work())


def test_best_words_wait_until_nobody_can_be_playing_any_more() -> None:
    """For an hour after midnight they are told to nobody: another window has another cookie."""

    async def work() -> None:
        room = open_room("2026-11-28T23:59:00")
        host = await begin(room, "ann")
        ann = Guest(host, "ann")
        await spell(host, ann)
        await pass_on(ann, TURNS - 1)

        async def words(asker: str | None) -> int:
            past = (await room.daily.today(asker)).yesterday
            assert past is not None
            assert len(past.board) == 1
            return len(past.best)

        await asyncio.sleep(60)
        assert [await words(asker) for asker in ("ann", "bob", None)] == [0, 0, 0]
        await asyncio.sleep(3600)
        assert [await words(asker) for asker in ("ann", "bob", None)] == [1, 1, 1]
        await close_room(room)

    run(work())


def test_words_that_nobody_proposes_are_not_shown_to_everybody() -> None:
    """They count for the player who found them, and the best of the others are shown instead."""

    async def work() -> None:
        room = open_room("2026-11-28T12:00:00")
        rude = sorted(word for word in never_suggest() if word in bundled())[:30]
        words = (
            *(PlayedWord(word, 90 - at) for at, word in enumerate(rude)),
            *(PlayedWord(word, 5) for word in ("table", "chair")),
        )
        attempt = Attempt("2026-11-27", "ann", "Ann", "her-table")
        store = room.services.store
        row = Row(attempt.table, 0, Millis(0), b"{}")
        assert await store.claim(attempt, Held(attempt.table, "keesdrow", b"s"), row) is attempt
        await store.finish(msgspec.structs.replace(attempt, total=500, best=words))

        past = (await room.daily.today("bob")).yesterday

        assert past is not None
        assert past.board == [DailyLine("Ann", 500, you=False)]
        assert len(rude) == 30
        assert [best.word for best in past.best] == ["chair", "table"]
        await close_room(room)

    run(work())


def test_nobody_sees_a_board_that_is_still_to_be_played() -> None:
    """
    Another's table is withheld until one's own attempt is over.

    An hour after its day it is no secret any more, to whoever comes.
    """

    async def work() -> None:
        room = open_room("2026-11-28T23:59:00")
        host = await begin(room, "ann")
        assert [await host.mode.withheld(host, g) for g in ("ann", "bob", None)] == [
            None,
            "daily_first",
            "daily_first",
        ]
        bobs = await begin(room, "bob")
        cats = await begin(room, "cat")
        bob = Guest(bobs, "bob")
        assert await host.mode.withheld(host, "bob") == "daily_first"
        await pass_on(bob)
        assert await host.mode.withheld(host, "bob") is None
        assert await cats.mode.withheld(cats, "bob") is None
        assert await bobs.mode.withheld(bobs, "ann") == "daily_first"
        await asyncio.sleep(60)
        assert [await bobs.mode.withheld(bobs, g) for g in ("ann", "bob", "dan", None)] == [
            "daily_first",
            None,
            "daily_first",
            "daily_first",
        ]
        await asyncio.sleep(3600)
        assert [await bobs.mode.withheld(bobs, g) for g in ("ann", "bob", "dan", None)] == [
            None
        ] * 4
        await close_room(room)

    run(work())


@pytest.mark.rule("KD-29")
def test_the_clock_of_the_day_does_not_stop_for_who_goes_away() -> None:
    """Two minutes a turn pass without the player, to the end, and what was played counts."""

    async def work() -> None:
        room = open_room(NOON)
        host = await begin(room, "ann")
        ann = Guest(host, "ann")
        assert (await ann.table("pause"))["code"] == "daily_alone"
        word = await spell(host, ann)
        ann.session.end()
        await asyncio.sleep(119)
        assert len(host.table.state.plays) == 1
        await asyncio.sleep(2)
        assert len(host.table.state.plays) == 2
        assert host.table.paused is None
        await asyncio.sleep(20 * 60)
        assert host.table.phase == "over"
        mine = (await room.daily.today("ann")).mine
        assert mine == DailyMine(host.table.lobby.name, word["points"], over=True)
        await close_room(room)

    run(work())


@pytest.mark.rule("KD-29")
def test_a_restart_gives_nobody_more_time() -> None:
    """What was being played is taken up at the start, and its clock goes on without its player."""

    async def work() -> None:
        store = MemoryStore()
        room = open_room(NOON, store)
        host = await begin(room, "ann")
        room._keeper.cancel()
        host.close()
        again = open_room(NOON, store, seed=2)
        await again.daily.rebuild()
        taken = again.hosts[host.table.lobby.name]
        await asyncio.sleep(limits.RETURN_SECONDS + 121)
        assert len(taken.table.state.plays) == 1
        await asyncio.sleep(20 * 60)
        assert await store.players(DAY) == 1
        await close_room(again)

    run(work())


def test_what_ends_long_after_its_day_does_not_count() -> None:
    """A day that is closed stays as it is, also where a table of it is taken up again later."""

    async def work() -> None:
        store = MemoryStore()
        room = open_room("2026-11-28T23:59:00", store)
        host = await begin(room, "ann")
        room._keeper.cancel()
        host.close()
        again = open_room("2026-11-29T01:00:00", store, seed=2)
        taken = await again.host(host.table.lobby.name)
        assert taken is not None
        await pass_on(Guest(taken, "ann"))
        assert taken.table.phase == "over"
        await again.daily.rebuild()
        assert await store.players(DAY) == 0
        assert (await again.daily.today("ann")).yesterday is None
        await close_room(again)

    run(work())


def test_a_day_is_read_once_for_a_crowd() -> None:
    """Visitors in one second are told what was read for the first of them, until somebody ends."""

    class Counting(MemoryStore):
        """A store that counts how often boards are read."""

        reads = 0

        async def board(self, date: str, most: int) -> list[Attempt]:
            """Count, and give a board."""
            self.reads += 1
            return await super().board(date, most)

    async def work() -> None:
        store = Counting()
        room = open_room(NOON, store)
        ann = Guest(await begin(room, "ann"), "ann")
        days = await asyncio.gather(*(room.daily.today(None) for _ in range(50)))
        assert [day.players for day in days] == [0] * 50
        assert store.reads == 2
        await pass_on(ann, TURNS - 1)
        await asyncio.sleep(limits.DAILY_SECONDS)
        assert (await room.daily.today(None)).players == 0
        await pass_on(ann, 1)
        assert (await room.daily.today(None)).players == 1
        await close_room(room)

    run(work())


def test_a_school_behind_one_address_can_begin_at_once() -> None:
    """Four hundred guests may; then that address waits, and no other does."""

    async def work() -> None:
        room = open_room(NOON)
        api = Api(room, Identity(KEY), Path())
        for _ in range(400):
            api._may_begin_daily("192.0.2.1")
        with pytest.raises(Refused, match="too_many"):
            api._may_begin_daily("192.0.2.1")
        api._may_begin_daily("192.0.2.2")
        await close_room(room)

    run(work())


def test_nobody_talks_into_an_attempt() -> None:
    """Who is through may watch another's board of the day, and says nothing while it is played."""

    async def work() -> None:
        room = open_room(NOON)
        hosts = {player: await begin(room, player) for player in ("ann", "bob")}
        bob = Guest(hosts["bob"], "bob")
        await pass_on(bob)
        ann, watching = Guest(hosts["ann"], "ann"), Guest(hosts["ann"], "bob")
        watching.say({"t": "chat", "id": "c", "text": "peppergrasses"})
        await settled()
        assert watching.answer("c")["code"] == "daily_alone"
        assert ann.got("said") == []
        await pass_on(ann)
        watching.say({"t": "chat", "id": "d", "text": "peppergrasses"})
        await settled()
        assert len(ann.got("said")) == 1
        await close_room(room)

    run(work())


def test_a_result_that_was_not_kept_is_found_at_the_next_start() -> None:
    """A room that dies between the end of a table and its result has it after the next start."""

    async def work() -> None:
        store = Forgetful()
        room = open_room(NOON, store)
        host = await begin(room, "ann")
        ann = Guest(host, "ann")
        word = await spell(host, ann)
        await pass_on(ann, TURNS - 1)
        assert await store.players(DAY) == 0
        room._keeper.cancel()
        store.full = False
        again = open_room("2026-11-29T00:05:00", store, seed=2)
        await begin(again, "bob")
        await again.daily.rebuild()
        assert list(again.hosts) == [await again.daily.begun("bob")]
        await asyncio.sleep(3600)
        day = await again.daily.today("ann")
        assert day.yesterday is not None
        assert day.yesterday.board == [DailyLine("Ann", word["points"], you=True)]
        assert [best.word for best in day.yesterday.best] == [word["word"]]
        await close_room(again)

    run(work())


def test_a_result_that_was_not_kept_is_found_with_its_table() -> None:
    """Taking the table up again, or asking for the day while it is there, is enough, too."""

    async def work() -> None:
        store = Forgetful()
        room = open_room(NOON, store)
        host = await begin(room, "ann")
        await pass_on(Guest(host, "ann"))
        assert await store.players(DAY) == 0
        store.full = False
        mine = (await room.daily.today("ann")).mine
        assert mine == DailyMine(host.table.lobby.name, 0, over=True)
        store.full = True
        host = await begin(room, "bob")
        await pass_on(Guest(host, "bob"))
        room._keeper.cancel()
        store.full = False
        again = open_room(NOON, store, seed=2)
        assert await again.host(host.table.lobby.name) is not None
        await settled()
        assert await store.players(DAY) == 2
        await close_room(again)

    run(work())


def test_an_attempt_that_was_not_started_begins_when_its_table_is_taken_up() -> None:
    """A room that dies between creating a table and starting it starts it the next time."""

    async def work() -> None:
        store = MemoryStore()
        room = open_room(NOON, store)
        attempt = await room.daily._claimed(DAY, "ann", "Ann")
        room._keeper.cancel()
        again = open_room(NOON, store, seed=2)
        host = await again.host(attempt.table)
        await settled()
        assert host is not None
        assert host.table.phase == "play"
        assert await begin(again, "ann") is host
        assert host.table.seq == 1
        await close_room(again)

    run(work())


def test_a_log_that_can_not_be_read_costs_one_result() -> None:
    """Rebuilding goes on with the others."""

    async def work() -> None:
        store = Forgetful()
        room = open_room(NOON, store)
        for player in ("ann", "bob"):
            await pass_on(Guest(await begin(room, player), player))
        room._keeper.cancel()
        broken = await store.attempt(DAY, "ann")
        assert broken is not None
        rows = store._rows[broken.table]
        rows[2] = msgspec.structs.replace(rows[2], body=b"{")
        store.full = False
        again = open_room(NOON, store, seed=2)
        await again.daily.rebuild()
        assert [attempt.guest for attempt in await store.board(DAY, 50)] == ["bob"]
        await close_room(again)

    run(work())


def test_a_rematch_is_another_board() -> None:
    """After the board of the day a solitaire game by the same rules is an ordinary table."""

    async def work() -> None:
        room = open_room(NOON)
        host = await begin(room, "ann")
        ann = Guest(host, "ann")
        await pass_on(ann)
        assert (await ann.table("rematch"))["t"] == "done"
        following = await room.host(ann.folded()["table"]["next"])
        assert following is not None
        assert following.table.lobby.daily is None
        assert following.table.lobby.title == "Keesdrow"
        assert following.table.phase == "play"
        assert following.table.state.faces != host.table.state.faces
        await close_room(room)

    run(work())
