"""Coroutines that start at once, and become tasks only where they have to wait."""

import asyncio
import types
from collections.abc import Coroutine, Generator
from typing import Any

Started = Coroutine[Any, None, None]


def start(work: Started) -> asyncio.Task[None] | None:
    """
    Run *work* until it ends or waits; give the task that goes on with it, or None at its end.

    Sending a frame to a socket that can take it never waits: a task for it would cost more than
    the frame.
    """
    try:
        awaited = work.send(None)
    except StopIteration:
        return None
    return asyncio.get_running_loop().create_task(_go_on(work, awaited))


async def _go_on(work: Started, awaited: Any) -> None:
    await _rest(work, awaited)


@types.coroutine
def _rest(work: Started, awaited: Any) -> Generator[Any, Any, None]:
    """Be to the event loop what *work* would have been, from its first wait on."""
    while True:
        try:
            sent = yield awaited
        except GeneratorExit:
            work.close()
            raise
        except BaseException as error:  # noqa: BLE001 (a cancellation belongs to the work)
            step = _thrown(work, error)
        else:
            step = _sent(work, sent)
        if step is None:
            return
        awaited = step[0]


def _sent(work: Started, value: Any) -> tuple[Any] | None:
    try:
        return (work.send(value),)
    except StopIteration:
        return None


def _thrown(work: Started, error: BaseException) -> tuple[Any] | None:
    try:
        return (work.throw(error),)
    except StopIteration:
        return None
