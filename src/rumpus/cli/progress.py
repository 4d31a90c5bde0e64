"""Progress of a long command: a bar with the time that is left, on a terminal only."""

import sys
from collections.abc import Iterable, Iterator
from time import perf_counter
from typing import TypeVar

BAR = 30
Item = TypeVar("Item")


def watched(items: Iterable[Item], count: int, done: int = 0) -> Iterator[Item]:
    """Show progress while items come: *count* in all, of which *done* need no more time."""
    shown = sys.stderr.isatty()
    began = perf_counter()
    try:
        for number, item in enumerate(items, 1):
            yield item
            if shown:
                left = (perf_counter() - began) / number * (count - done - number)
                print(f"\r{line(done + number, count, left)}", end="", file=sys.stderr, flush=True)
    finally:
        if shown:
            print("\r\033[K", end="", file=sys.stderr)


def line(done: int, count: int, left: float) -> str:
    """Return the bar; *left* is in seconds."""
    filled = BAR * done // count
    minutes, seconds = divmod(round(left), 60)
    hours, minutes = divmod(minutes, 60)
    clock = f"{hours}:{minutes:02}:{seconds:02}" if hours else f"{minutes}:{seconds:02}"
    return f"[{'#' * filled}{'.' * (BAR - filled)}] {done}/{count}, {clock} left  "
