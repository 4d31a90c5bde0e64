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
from typing import Any, Final

LOGGER: Final = logging.getLogger("rumpus")

_TIME: Final = "%Y-%m-%dT%H:%M:%S"
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
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(logging.WARNING)
    LOGGER.setLevel(level.upper())
    # Uvicorn warns of each invalid request, so anybody could fill the disk.
    logging.getLogger("uvicorn.error").setLevel(logging.ERROR)
