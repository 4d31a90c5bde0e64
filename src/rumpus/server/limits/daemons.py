"""Daemon threads for code that may never return: a stop of the room doesn't wait for them."""

from collections.abc import Callable
from concurrent.futures import Executor, Future
from threading import Thread
from typing import ParamSpec, TypeVar

P = ParamSpec("P")
T = TypeVar("T")


class Daemons(Executor):
    """Executor with one thread for each piece of work; the caller limits their number."""

    def __init__(self, name: str) -> None:
        self._name = name

    def submit(self, work: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> Future[T]:
        """Start some work on a new thread."""
        future: Future[T] = Future()

        def run() -> None:
            future.set_running_or_notify_cancel()
            try:
                future.set_result(work(*args, **kwargs))
            except BaseException as error:  # noqa: BLE001 (it is raised for the waiter)
                future.set_exception(error)

        Thread(target=run, name=self._name, daemon=True).start()
        return future
