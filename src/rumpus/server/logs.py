"""
Logs: one JSON object a line, operational facts only.

What players do, say or spell is nowhere in it, nor are guests' ids and addresses.
"""

import json
import logging
import sys
import time
import traceback
from typing import Final

LOGGER: Final = logging.getLogger("rumpus")

_TIME: Final = "%Y-%m-%dT%H:%M:%S"

Fact = str | int | float | bool | None


def fact(event: str, **facts: Fact) -> None:
    """Log that something happened, with numbers and codes."""
    LOGGER.info(event, extra={"facts": facts})


def fault(event: str, error: BaseException, **facts: Fact) -> None:
    """
    Log an error of the room itself, by its type and where it happened.

    The error's message stays out: it may hold what a player sent.
    """
    frames = traceback.extract_tb(error.__traceback__)
    where = [f"{frame.filename.rpartition('/')[2]}:{frame.lineno}" for frame in frames[-8:]]
    LOGGER.error(
        event, extra={"facts": {**facts, "error": type(error).__name__, "where": " ".join(where)}}
    )


class Lines(logging.Formatter):
    """Writes a record as one line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        """Write time, level, event and facts."""
        # Other loggers' arguments and tracebacks may hold what a client sent: their text is the
        # bare template.
        line = {
            "time": f"{time.strftime(_TIME, time.gmtime(record.created))}.{record.msecs:03.0f}Z",
            "level": record.levelname.lower(),
            "event": str(record.msg).strip(),
            **getattr(record, "facts", {}),
        }
        return json.dumps(line)


def configure() -> None:
    """Send every log of the process to standard error."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Lines())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(logging.WARNING)
    LOGGER.setLevel(logging.INFO)
