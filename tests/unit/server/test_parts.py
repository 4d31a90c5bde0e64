"""The small parts: eager coroutines, rates, cookies, the ring, the log's lines."""

import asyncio
import gc
import json
import logging
import threading
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any

import pytest

from rooms import Guest, Inline, close_room, open_room, run, set_table, settled
from rumpus.core.values import Refusal, Seat
from rumpus.server.endpoints.origins import same_origin
from rumpus.server.identity import FORGET_OLD, OLD, Identity
from rumpus.server.limits import values as limits
from rumpus.server.limits.address import table_asked
from rumpus.server.limits.fair_queue import FairQueue
from rumpus.server.limits.quotas import Quotas
from rumpus.server.limits.token_bucket import Bucket, Buckets
from rumpus.server.limits.values import Rate
from rumpus.server.ops import logging as logs
from rumpus.server.tables.backlog import Backlog
from rumpus.server.tables.eager_task import start
from rumpus.server.tables.idempotency import AnswerCache
from rumpus.server.tables.presence import Presence
from rumpus.server.tables.withheld import Withheld

SAID: list[str] = []


async def _speak(wait: Callable[[], Awaitable[object]] | None) -> None:
    SAID.append("begun")
    try:
        if wait is not None:
            SAID.append(str(await wait()))
    except ValueError:
        SAID.append("failed")
    finally:
        SAID.append("ended")


def test_what_need_not_wait_is_done_at_once() -> None:
    """A coroutine without a wait ends before start returns, and makes no task."""

    async def work() -> None:
        SAID.clear()
        assert start(_speak(None)) is None
        assert SAID == ["begun", "ended"]

    asyncio.run(work())


def test_what_has_to_wait_goes_on_as_a_task() -> None:
    """The part before the first wait runs at once, the rest when the awaited is there."""

    async def work() -> None:
        SAID.clear()
        future: asyncio.Future[str] = asyncio.get_running_loop().create_future()

        async def twice() -> str:
            first = await future
            await asyncio.sleep(0)
            return first

        task = start(_speak(twice))
        assert task is not None
        assert SAID == ["begun"]
        future.set_result("heard")
        await task
        assert SAID == ["begun", "heard", "ended"]

    asyncio.run(work())


@pytest.mark.parametrize("cancelled", [True, False])
def test_a_failed_or_cancelled_wait_reaches_the_work(*, cancelled: bool) -> None:
    """An exception of the awaited, and a cancellation of the task, arrive inside the coroutine."""

    async def work() -> None:
        SAID.clear()
        future: asyncio.Future[str] = asyncio.get_running_loop().create_future()
        task = start(_speak(lambda: future))
        assert task is not None
        await asyncio.sleep(0)
        if cancelled:
            task.cancel()
            with pytest.raises(asyncio.CancelledError):
                await task
            assert SAID == ["begun", "ended"]
        else:
            future.set_exception(ValueError("no"))
            await task
            assert SAID == ["begun", "failed", "ended"]

    asyncio.run(work())


def test_a_bucket_allows_a_burst_and_then_its_rate() -> None:
    """After the burst one token comes back per interval, and never more than the burst."""
    bucket = Bucket(Rate(2, 3), 100.0)
    assert [bucket.take(100.0) for _ in range(4)] == [True, True, True, False]
    assert [bucket.take(100.5), bucket.take(100.5)] == [True, False]
    assert [bucket.take(1000.0) for _ in range(4)] == [True, True, True, False]


def test_buckets_forget_who_was_away_longest(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each key has its own rate; of too many keys the one not used for longest is forgotten."""
    monkeypatch.setattr("rumpus.server.limits.token_bucket.BUCKETS", 2)
    buckets = Buckets(Rate(0, 1))
    assert buckets.take("a", 0)
    assert buckets.take("b", 0)
    assert not buckets.take("a", 0)
    assert buckets.take("c", 0)
    assert not buckets.take("a", 0)
    assert buckets.take("b", 0)


def test_a_cookie_is_good_for_the_key_that_signed_it() -> None:
    """A guest is recognised by the room that made the cookie, and by no other."""
    ours, theirs = Identity(b"k" * 32), Identity(b"l" * 32)
    guest = ours.new_guest()
    cookie = ours.cookie(guest, secure=True)
    assert cookie.endswith("Secure")
    assert "Secure" not in ours.cookie(guest, secure=False)
    header = [(b"cookie", b"other=1; " + cookie.partition(";")[0].encode())]
    assert ours.guest_of(header, secure=True) == guest
    assert theirs.guest_of(header, secure=True) is None
    assert ours.guest_of([]) is None
    assert ours.new_guest() != guest


@pytest.mark.parametrize(
    "asked", ["oak-bell-42", "oak-bell-42.", "Oak-Bell-42)", '"oak-bell-42",', "oak-bell-42\u201d"]
)
def test_a_link_with_a_sign_after_it_means_the_table(asked: str) -> None:
    """Messengers take full stops, brackets and quotes along; the name is what is between."""
    assert table_asked(asked) == "oak-bell-42"
    assert table_asked("oak-bell/42") == "oak-bell/42"


def header(*cookies: str) -> list[tuple[bytes, bytes]]:
    """Write a request's cookies."""
    return [(b"cookie", "; ".join(cookies).encode())]


def test_two_rooms_of_one_host_keep_their_guests_apart() -> None:
    """A browser sends both rooms both cookies; each finds its own and leaves the other's."""
    ours, theirs = Identity(b"k" * 32), Identity(b"l" * 32)
    guests = [room.new_guest() for room in (ours, theirs)]
    jar = [
        room.cookie(guest, secure=False).partition(";")[0]
        for room, guest in zip((ours, theirs), guests, strict=True)
    ]
    assert len({cookie.partition("=")[0] for cookie in jar}) == 2
    assert [room.guest_of(header(*jar)) for room in (ours, theirs)] == guests
    assert not ours.outdated(header(*jar))


@pytest.mark.parametrize("secure", [False, True])
def test_a_cookie_of_before_still_knows_its_guest_and_is_renamed(*, secure: bool) -> None:
    """A returning guest has the seat still; another room's old cookie is left alone."""
    ours, theirs = Identity(b"k" * 32), Identity(b"l" * 32)
    guest = ours.new_guest()
    old = header(f"{OLD}={ours.token(guest)}")
    assert ours.guest_of(old, secure=secure) == guest
    assert ours.outdated(old, secure=secure)
    assert ours.has_old(old)
    assert FORGET_OLD.startswith("rumpus=; Max-Age=0")
    assert theirs.guest_of(old, secure=secure) is None
    assert not theirs.has_old(old)


def test_under_tls_no_other_page_can_set_the_cookie() -> None:
    """Browsers take the prefix only with TLS, for the whole host, and from this host."""
    identity = Identity(b"k" * 32)
    cookie = identity.cookie(identity.new_guest(), secure=True)
    assert cookie.startswith("__Host-rumpus-")
    assert "; Path=/;" in cookie
    assert "Domain" not in cookie
    assert cookie.endswith("; Secure")
    assert not identity.cookie(identity.new_guest(), secure=False).startswith("__Host-")


@pytest.mark.parametrize(
    ("origin", "same"),
    [
        (None, True),
        (b"http://room.example", True),
        (b"https://room.example", True),
        (b"http://room.example:81", False),
        (b"http://room.example.evil.example", False),
        (b"http://evil.example/room.example", False),
        (b"null", False),
        (b"http://[", False),
        (b"\xff", False),
    ],
)
def test_only_the_room_s_own_pages_may_ask(origin: bytes | None, *, same: bool) -> None:
    """The host of the origin is the host that was asked; a program names no origin."""
    headers = [(b"host", b"room.example")]
    assert same_origin([*headers, (b"origin", origin)] if origin else headers) is same


def test_the_ring_gives_what_was_missed_or_nothing() -> None:
    """Updates are given without a gap or not at all, for each audience its own."""
    backlog = Backlog()
    assert backlog.missed(None, 4, 4) == []
    assert backlog.missed(None, 3, 4) is None
    for seq in (5, 6, 7):
        backlog.add({None: [f"all {seq}"], Seat(0): [f"zero {seq}"]})
    assert backlog.missed(Seat(0), 5, 7) == ["zero 6", "zero 7"]
    assert backlog.missed(None, 4, 7) == ["all 5", "all 6", "all 7"]
    assert backlog.missed(None, 3, 7) is None
    assert backlog.missed(None, 8, 7) is None
    assert backlog.missed(Seat(1), 6, 7) is None
    # What is kept back from an audience is not missed yet.
    backlog.add({None: ["all 8"], Seat(0): []})
    assert backlog.missed(Seat(0), 6, 7) == ["zero 7"]
    backlog.add({None: ["all 9"], Seat(0): ["zero 8", "zero 9"]})
    assert backlog.missed(Seat(0), 7, 9) == ["zero 8", "zero 9"]
    # Who is no audience any more has lost the thread, and finds it again after the next.
    backlog.regroup([Seat(0)])
    assert backlog.missed(None, 8, 9) is None
    backlog.add({None: ["all 10"], Seat(0): ["zero 10"]})
    assert backlog.missed(None, 9, 10) == ["all 10"]
    assert backlog.missed(None, 8, 10) is None
    backlog.clear()
    assert backlog.missed(Seat(0), 9, 10) is None


def test_a_new_audience_is_told_no_more_than_the_others() -> None:
    """Who begins to watch could else count what is kept back from everybody else."""
    kept = Withheld()
    kept.regroup([Seat(0), Seat(1)])
    assert kept.released(Seat(0), "5", empty=True) == []
    assert kept.released(Seat(1), "5", empty=False) == ["5"]
    kept.regroup([Seat(0), Seat(1), None])
    assert [kept.count(each) for each in (Seat(0), Seat(1), None)] == [1, 0, 1]
    assert kept.released(Seat(0), "6", empty=False) == ["5", "6"]
    assert kept.released(None, "6", empty=True) == []
    assert kept.released(None, "7", empty=False) == ["5", "6", "7"]


def test_no_more_is_kept_back_than_a_socket_can_take() -> None:
    """After so many updates without content all are sent."""
    kept = Withheld()
    kept.regroup([None])
    sent = [kept.released(None, str(each), empty=True) for each in range(limits.RING + 1)]
    assert [len(each) for each in sent] == [*[0] * (limits.RING - 1), limits.RING, 0]


def test_the_ring_is_bounded() -> None:
    """It keeps so many updates and so many characters, and drops the oldest first."""
    backlog = Backlog()
    for _ in range(3 * limits.RING):
        backlog.add({None: ["x"]})
    last = 3 * limits.RING - 1
    assert backlog.missed(None, last - limits.RING, last) is not None
    assert backlog.missed(None, last - limits.RING - 1, last) is None
    backlog.add({None: ["y" * (limits.RING_BYTES - 1)]})
    assert backlog.missed(None, last, last + 1) == ["y" * (limits.RING_BYTES - 1)]
    assert backlog.missed(None, last - 2, last + 1) is None


def test_a_log_line_holds_no_message_of_an_error(caplog: pytest.LogCaptureFixture) -> None:
    """An error is logged by type and place; what it says may be a player's and stays out."""
    try:
        int("SECRETWORD")
    except ValueError as error:
        logs.fault("table dropped", error, seq=7)
        logging.getLogger("uvicorn.error").exception("%s", "SECRETWORD")
    lines = [logs.Lines().format(record) for record in caplog.records]
    assert len(lines) == 2
    assert "SECRETWORD" not in "".join(lines)
    first = json.loads(lines[0])
    assert (first["event"], first["error"], first["seq"]) == ("table dropped", "ValueError", 7)
    assert first["where"].startswith("test_parts.py:")


def test_an_act_that_is_declared_slow_is_decided_elsewhere_from_the_first_time(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """What a game calls slow goes to the workers at once and always; its timers do not."""

    async def work() -> None:
        host = await set_table(open_room(), "ann", "bob", game="shot")
        ann, bob = Guest(host, "ann"), Guest(host, "bob")
        await ann.table("start")
        elsewhere: list[str] = []
        decisions = host._services.quotas.decisions
        take = decisions.take

        async def counted(address: str, work: Any) -> Any:
            elsewhere.append(type(work.args[0].action).__name__)
            return await take(address, work)

        monkeypatch.setattr(decisions, "take", counted)
        assert (await ann.act("throw", power=50))["t"] == "done"
        assert elsewhere == ["Throw"]
        assert (await bob.act("throw", power=40))["t"] == "done"
        assert elsewhere == ["Throw", "Throw"]
        await asyncio.sleep(20.5)
        assert ann.got("update")[-1]["events"][0]["type"] == "slept"
        assert elsewhere == ["Throw", "Throw"]

    run(work())


def test_what_would_be_refused_at_once_waits_for_no_thread() -> None:
    """Out of turn or while play is paused, nothing is simulated: nobody at the table waits."""

    async def work() -> None:
        host = await set_table(open_room(), "ann", "bob", game="shot")
        ann, bob = Guest(host, "ann"), Guest(host, "bob")
        await ann.table("start")
        asked = listen(host._services.quotas.decisions)
        assert (await bob.act("throw", power=40))["code"] == "not_your_turn"
        await bob.table("pause")
        assert (await ann.act("throw", power=40))["code"] == "paused"
        await bob.table("resume")
        assert asked == []
        assert (await ann.act("throw", power=40))["t"] == "done"
        assert (await ann.act("throw", power=40))["code"] == "not_your_turn"
        assert len(asked) == 1

    run(work())


def test_table_time_stands_still_while_an_act_is_simulated() -> None:
    """Nobody pays for it: the next turn is as long as any, and clocks that were told are right."""

    async def work() -> None:
        host = await set_table(open_room(), "ann", "bob", game="shot")
        ann = Guest(host, "ann")
        await ann.table("start")
        await asyncio.sleep(5)
        listen(host._services.quotas.decisions, seconds=7)
        ann.say({"t": "act", "id": "far", "action": {"type": "throw", "power": 50}})
        await asyncio.sleep(3)
        # Somebody who comes meanwhile starts no clock, and is told of none that stands.
        eve = Guest(host, "eve")
        await asyncio.sleep(3.9)
        assert "far" not in [message.get("id") for message in ann.wire.got]
        assert host.now == 5000
        assert eve.got("presence")[-1]["ticking"]
        await asyncio.sleep(0.2)
        update = ann.got("update")[-1]
        assert update["at"] == 5000
        assert 5000 < host.now <= 5100
        assert update["events"][0]["due"] == 25_000
        await asyncio.sleep(19.8)
        assert ann.got("update")[-1] == update
        await asyncio.sleep(0.2)
        assert ann.got("update")[-1]["at"] == 25_000

    run(work())


def test_slow_work_of_a_table_waits_in_the_turn_of_who_has_the_least() -> None:
    """An act is done in the turn of whoever asks; what bots do, in that of the idlest there."""

    async def work() -> None:
        host = await set_table(open_room(), "ann", "bob", game="shot")
        ann, bob = Guest(host, "ann", address="a"), Guest(host, "bob", address="b")
        Guest(host, "eve", address="e")
        shares = host._services.quotas
        busy = {"b": 3}

        def waiting(address: str) -> int:
            return busy.get(address, 0)

        for turns in (shares.decisions, shares.thoughts):
            setattr(turns, "waiting", waiting)  # noqa: B010 (a method is not assigned to)
        decided, thought = listen(shares.decisions), listen(shares.thoughts)
        await ann.table("add_bot", seat=2, level="eager")
        await ann.table("start")
        assert decided == ["a"]
        assert (await ann.act("throw", power=50))["t"] == "done"
        assert (await bob.act("throw", power=50))["t"] == "done"
        await asyncio.sleep(5)
        assert decided == ["a", "a", "b", "a"]
        busy = {"a": 4, "b": 3}
        assert (await ann.act("throw", power=50))["t"] == "done"
        assert (await bob.act("throw", power=50))["t"] == "done"
        await asyncio.sleep(5)
        assert decided[4:] == ["a", "b", "b"]
        assert set(thought) == {"a", "b"}

    run(work())


def listen(turns: FairQueue, seconds: float = 0) -> list[str]:
    """Write down on whose turns work is done from now on; it takes so much longer."""
    asked: list[str] = []
    take = turns.take

    async def heard(address: str, work: Any) -> Any:
        asked.append(address)
        await asyncio.sleep(seconds)
        return await take(address, work)

    setattr(turns, "take", heard)  # noqa: B010 (a method is not assigned to)
    return asked


def test_a_stray_error_is_logged_without_what_it_holds(caplog: pytest.LogCaptureFixture) -> None:
    """Neither the room nor asyncio writes the error, the task or the callback of it."""

    async def fails() -> None:
        raise ValueError("SECRETWORD")

    async def work(handler: Callable[..., object] | None) -> None:
        loop = asyncio.get_running_loop()
        loop.set_exception_handler(handler)
        task = loop.create_task(fails())
        await asyncio.sleep(0)
        del task
        gc.collect()
        loop.call_soon(int, "SECRETWORD")
        await asyncio.sleep(0)

    asyncio.run(work(logs.stray))
    ours = [json.loads(logs.Lines().format(record)) for record in caplog.records]
    assert [(line["event"], line["error"]) for line in ours] == [("stray error", "ValueError")] * 2
    caplog.clear()
    asyncio.run(work(None))
    lines = [logs.Lines().format(record) for record in caplog.records]
    assert "Task exception was never retrieved" in lines[0]
    assert len(lines) == 2
    assert "SECRETWORD" not in "".join(lines)


def test_addresses_take_turns_to_ask() -> None:
    """However many questions of one address wait, another's is the next but one to be answered."""

    async def work() -> None:
        order: list[str] = []
        with ThreadPoolExecutor(1) as threads:
            turns = FairQueue(threads, 1)
            held = threading.Event()

            def question(name: str) -> str:
                held.wait()
                order.append(name)
                return name

            asked = [turns.take("crowd", partial(question, f"crowd {n}")) for n in range(6)]
            asked += [turns.take("home", partial(question, f"home {n}")) for n in range(2)]
            tasks = [asyncio.ensure_future(each) for each in asked]
            await asyncio.sleep(0)
            held.set()
            answers = await asyncio.gather(*tasks)
        assert answers == [*(f"crowd {n}" for n in range(6)), "home 0", "home 1"]
        assert order[:5] == ["crowd 0", "crowd 1", "home 0", "crowd 2", "home 1"]

    asyncio.run(work())


def test_a_question_that_fails_or_is_given_up_holds_nobody_up() -> None:
    """The error is the asker's, who no longer waits is passed over, and the next is answered."""

    async def work() -> None:
        def broken() -> None:
            raise ValueError("no answer")

        with ThreadPoolExecutor(1) as threads:
            turns = FairQueue(threads, 1)
            failing = asyncio.ensure_future(turns.take("crowd", broken))
            gone = asyncio.ensure_future(turns.take("crowd", lambda: SAID.append("asked")))
            last = asyncio.ensure_future(turns.take("home", lambda: "answer"))
            await asyncio.sleep(0)
            SAID.clear()
            gone.cancel()
            with pytest.raises(ValueError, match="no answer"):
                await failing
            assert await last == "answer"
        assert SAID == []

    asyncio.run(work())


def test_no_work_begins_once_threads_are_about_to_end() -> None:
    """What is under way comes to its end; what waits, or is asked for after that, is left."""

    async def work() -> None:
        with ThreadPoolExecutor(1) as threads:
            turns = FairQueue(threads, 1)
            first, second = (asyncio.ensure_future(turns.take("home", int)) for _ in range(2))
            await asyncio.sleep(0)
            turns.close()
            assert await first == 0
        third = asyncio.ensure_future(turns.take("home", int))
        await asyncio.sleep(0)
        assert not second.done()
        assert not third.done()
        second.cancel()
        third.cancel()

    asyncio.run(work())


def test_answers_to_strangers_take_no_more_room_than_there_is() -> None:
    """The seated and whoever was answered last are remembered, however many others have asked."""

    async def work() -> None:
        room = open_room()
        host = await set_table(room, "ann")
        table, answers = host.table, AnswerCache()
        answers.keep(table, "ann", "first", 1)
        for number in range(2 * limits.ANSWERS_PLAYERS):
            for key in range(limits.ANSWERS_OF_OTHERS + 5):
                answers.keep(table, f"guest {number}", str(key), Refusal("too_many"))
        assert len(answers._kept) == limits.ANSWERS_PLAYERS
        assert answers.find("ann", "first") is not None
        assert answers.find("guest 0", "20") is None
        last = f"guest {2 * limits.ANSWERS_PLAYERS - 1}"
        assert [answers.find(last, key) is None for key in ("4", "5")] == [True, False]
        await close_room(room)

    run(work())


def test_a_retry_in_a_lobby_is_known_for_as_long_as_promised() -> None:
    """An id that a player has used there is answered as before, 255 requests later as well."""

    async def work() -> None:
        room = open_room()
        host = await set_table(room, "ann")
        ann = Guest(host, "ann")
        first = await ann.table("ready", ready=False)
        seq = host.table.seq
        for number in range(limits.ANSWERS_KEPT - 1):
            host.refuse("ann", f"later-{number}", Refusal("too_many"))
        ann.wire.got.clear()
        ann.say({"t": "table", "id": first["id"], "action": {"type": "ready", "ready": True}})
        await settled()
        assert ann.answer(first["id"]) == first
        assert host.table.seq == seq
        await close_room(room)

    run(work())


def test_only_who_has_a_seat_is_missed() -> None:
    """Of those who come, look and go nothing is remembered."""

    async def work() -> None:
        room = open_room()
        host = await set_table(room, "ann")
        presence = Presence(host.table, 0.0, bots=True)
        for number, player in enumerate(("ann", "eve", "fay")):
            presence.came(player, number)
            presence.went(player, 1.0 + number)
        assert presence._gone == {"ann": 1.0}
        await close_room(room)

    run(work())


def test_of_questions_few_are_under_way() -> None:
    """So many of one guest and of one address; when one is done there is room for the next."""
    shares = Quotas(Inline(), Inline(), Inline())
    begun = [shares.begin("ann", "home") for _ in range(limits.ASKING + 1)]
    assert begun == [True] * limits.ASKING + [False]
    others = [shares.begin(f"g{number}", "home") for number in range(limits.ASKING_OF_ADDRESS)]
    assert others.count(True) == limits.ASKING_OF_ADDRESS - limits.ASKING
    assert shares.begin("bob", "elsewhere")
    shares.end("ann", "home")
    assert shares.begin("ann", "home")
    assert not shares.begin("ann", "home")


def test_an_act_that_was_slow_is_decided_elsewhere(monkeypatch: pytest.MonkeyPatch) -> None:
    """A kind of act that last took long goes to the workers, and comes back when it is quick."""

    async def work() -> None:
        host = await set_table(open_room(), "ann", "bob")
        ann = Guest(host, "ann")
        await ann.table("start")
        threads: list[object] = []
        decisions = host._services.quotas.decisions
        take = decisions.take

        async def counted(address: str, work: Any) -> Any:
            threads.append(work)
            return await take(address, work)

        monkeypatch.setattr(decisions, "take", counted)
        times = iter([0.0, 1.0, 1.0, 1.001, 2.0, 2.001])
        monkeypatch.setattr("rumpus.server.tables.decider.time.perf_counter", lambda: next(times))
        for number, elsewhere in enumerate([0, 1, 1]):
            await ann.act("seal", number=number + 1)
            assert len(threads) == elsewhere

    run(work())
