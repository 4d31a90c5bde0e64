"""Fair queue: addresses take turns at slow work."""

import asyncio
import threading
from concurrent.futures import ThreadPoolExecutor
from functools import partial

import pytest

from rooms import Inline
from rumpus.server.limits import values as limits
from rumpus.server.limits.daemons import Daemons
from rumpus.server.limits.fair_queue import FairQueue
from rumpus.server.limits.quotas import Quotas

SAID: list[str] = []


def test_addresses_take_turns_to_ask() -> None:
    """However many questions one address has queued, other addresses are answered in turn."""

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
    """An error goes to the asker, a cancelled question is skipped, and the next is answered."""

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
    """After a close, work under way is finished, but queued and new work never begins."""

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


def test_work_that_can_wait_no_longer_goes_past_the_queue() -> None:
    """Overdue work runs on an extra thread once, and the queue then continues as before."""

    async def work() -> None:
        done: list[str] = []
        with ThreadPoolExecutor(2) as threads:
            turns = FairQueue(threads, 1)
            held = threading.Event()
            first = asyncio.ensure_future(turns.take("home", held.wait))
            second = asyncio.ensure_future(turns.take("home", partial(done.append, "second")))
            await turns.take("home", partial(done.append, "hurried"), 0.01)
            assert done == ["hurried"]
            held.set()
            await asyncio.gather(first, second)
            await turns.take("home", partial(done.append, "in time"), 0.01)
            await asyncio.sleep(0.02)
        assert done == ["hurried", "second", "in time"]
        assert turns.crowd() == 0

    asyncio.run(work())


def test_of_questions_few_are_under_way() -> None:
    """Questions under way are limited per guest and per address, until one of them ends."""
    shares = Quotas(Inline(), Inline(), Inline())
    begun = [shares.begin("ann", "home") for _ in range(limits.ASKING + 1)]
    assert begun == [True] * limits.ASKING + [False]
    others = [shares.begin(f"g{number}", "home") for number in range(limits.ASKING_OF_ADDRESS)]
    assert others.count(True) == limits.ASKING_OF_ADDRESS - limits.ASKING
    assert shares.begin("bob", "elsewhere")
    shares.end("ann", "home")
    assert shares.begin("ann", "home")
    assert not shares.begin("ann", "home")


def test_work_that_never_ends_holds_nobody_up() -> None:
    """Hanging work is abandoned and frees its place; its late end has no effect."""

    async def work() -> None:
        held = threading.Event()
        turns = FairQueue(Daemons("askers"), 1, patience=0.05)
        hanging = asyncio.ensure_future(turns.take("crowd", held.wait))
        waiting = asyncio.ensure_future(turns.take("home", lambda: "answer"))
        with pytest.raises(TimeoutError):
            await hanging
        assert await waiting == "answer"
        held.set()
        await asyncio.sleep(0.05)
        order: list[int] = []
        more = [turns.take("home", partial(order.append, number)) for number in range(3)]
        await asyncio.gather(*more)
        assert order == [0, 1, 2]

    asyncio.run(work())
