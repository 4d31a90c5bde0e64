"""Coroutines that run at once up to their first wait."""

import asyncio
from collections.abc import Awaitable, Callable

import pytest

from rumpus.server.tables.eager_task import start

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
