"""Threads for code that may never return: nothing waits for them when the room stops."""

from collections.abc import Callable
from concurrent.futures import Executor, Future
from threading import Thread
from typing import ParamSpec, TypeVar

P = ParamSpec("P")
T = TypeVar("T")


class Daemons(Executor):
    """Executor with a thread for each piece of work; its user limits how many there are."""

    def __init__(self, name: str) -> None:
        self._name = name

    def submit(self, work: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> Future[T]:
        """Begin some work."""
        future: Future[T] = Future()

        def run() -> None:
            future.set_running_or_notify_cancel()
            try:
                future.set_result(work(*args, **kwargs))
            except BaseException as error:  # noqa: BLE001 (it is raised where somebody waits)
                future.set_exception(error)

        Thread(target=run, name=self._name, daemon=True).start()
        return future
