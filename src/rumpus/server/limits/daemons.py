"""Daemon threads for code that may never return: a stop of the room doesn't wait for ever."""

from collections.abc import Callable
from concurrent.futures import Executor, Future
from threading import Thread
from time import monotonic
from typing import ParamSpec, TypeVar

from rumpus.server.limits.values import LEAVE_SECONDS

P = ParamSpec("P")
T = TypeVar("T")


class Daemons(Executor):
    """Executor with one thread for each piece of work; the caller limits their number."""

    def __init__(self, name: str) -> None:
        self._name = name
        self._threads: set[Thread] = set()

    def submit(self, work: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> Future[T]:
        """
        Start some work on a new thread.

        An asyncio future refuses a StopIteration, so its waiter would wait for ever; a SystemExit
        would end the waiter's loop. Both become a RuntimeError.
        """
        future: Future[T] = Future()

        def run() -> None:
            try:
                if not future.set_running_or_notify_cancel():
                    return
                future.set_result(work(*args, **kwargs))
            except (StopIteration, SystemExit) as error:
                fault = RuntimeError(f"raised {type(error).__name__}")
                future.set_exception(fault.with_traceback(error.__traceback__))
            except BaseException as error:  # noqa: BLE001 (it is raised for the waiter)
                future.set_exception(error)
            finally:
                self._threads.discard(thread)

        thread = Thread(target=run, name=self._name, daemon=True)
        self._threads.add(thread)
        thread.start()
        return future

    def shutdown(
        self,
        wait: bool = True,  # noqa: FBT001, FBT002 (as the base class has it)
        *,
        cancel_futures: bool = False,
    ) -> None:
        """Wait for work under way, but no longer than `LEAVE_SECONDS`."""
        del cancel_futures  # nothing waits for a thread
        until = monotonic() + LEAVE_SECONDS
        for thread in tuple(self._threads) if wait else ():
            thread.join(max(0.0, until - monotonic()))
