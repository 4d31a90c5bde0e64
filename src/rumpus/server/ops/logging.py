"""
Logs: one JSON object per line, with operational facts only.

They never hold what players do, say or spell, nor guests' ids and addresses.
"""

import asyncio
import json
import logging
import re
import sys
import time
import traceback
from collections.abc import Callable
from typing import Any, Final

LOGGER: Final = logging.getLogger("rumpus")

_TIME: Final = "%Y-%m-%dT%H:%M:%S"
_AGAIN_SECONDS: Final = 60.0
_REMEMBERED: Final = 1000
_WORDS: Final = re.compile(r"[A-Za-z ]*")

Fact = str | int | float | bool | None


def fact(event: str, **facts: Fact) -> None:
    """Log that something happened, with numbers and codes."""
    LOGGER.info(event, extra={"facts": facts})


def warning(event: str, **facts: Fact) -> None:
    """Log something that an operator should look at, with numbers and codes."""
    LOGGER.warning(event, extra={"facts": facts})


def fault(event: str, error: BaseException, **facts: Fact) -> None:
    """
    Log an error of the room itself, with its type and place.

    The error's message is left out, since it may contain what a player sent.
    """
    frames = traceback.extract_tb(error.__traceback__)
    where = [f"{frame.filename.rpartition('/')[2]}:{frame.lineno}" for frame in frames[-8:]]
    LOGGER.error(
        event, extra={"facts": {**facts, "error": type(error).__name__, "where": " ".join(where)}}
    )


def stray(loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
    """Log an error that nothing awaited; the loop's own handler would log its contents."""
    del loop
    error = context.get("exception")
    if isinstance(error, BaseException):
        fault("stray error", error)
    else:
        LOGGER.error("stray error")


class Seldom(logging.Filter):
    """
    Filter that lets the same warning or error through once a minute, with how often it came since.

    Strangers may bring an error about as often as they like, for instance while the disk is full.
    """

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        """Read the time in seconds from *clock*."""
        super().__init__()
        self._clock = clock
        self._seen: dict[str, list[float]] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        """Return False if the same line was written less than a minute ago."""
        if record.levelno < logging.WARNING:
            return True
        facts, now = getattr(record, "facts", {}), self._clock()
        seen = self._seen.setdefault(f"{_event(record)} {facts}", [0, now])
        if now < seen[1]:
            seen[0] += 1
            return False
        if seen[0]:
            record.facts = {**facts, "repeated": int(seen[0])}
        seen[:] = [0, now + _AGAIN_SECONDS]
        if len(self._seen) > _REMEMBERED:
            del self._seen[next(iter(self._seen))]
        return True


class Lines(logging.Formatter):
    """Formatter that writes a log record as one line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        """Write time, level, event and facts."""
        # Arguments and tracebacks of other loggers may contain what a client sent, so only the
        # bare template is written.
        line = {
            "time": f"{time.strftime(_TIME, time.gmtime(record.created))}.{record.msecs:03.0f}Z",
            "level": record.levelname.lower(),
            "event": _event(record),
            **getattr(record, "facts", {}),
        }
        return json.dumps(line)


def _event(record: logging.LogRecord) -> str:
    text = str(record.msg).strip()
    # The event loop puts the contents of a task or callback into its message.
    return _WORDS.match(text)[0].strip() if record.name == "asyncio" else text  # type: ignore[index]


def configure(level: str = "info") -> None:
    """Send all logs of the process to standard error; the room's own from *level* up."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Lines())
    handler.addFilter(Seldom())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(logging.WARNING)
    LOGGER.setLevel(level.upper())
    # Uvicorn warns of each invalid request, so anybody could fill the disk.
    logging.getLogger("uvicorn.error").setLevel(logging.ERROR)
