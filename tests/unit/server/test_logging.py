"""Operational log: errors appear with type and place, but without their message."""

import asyncio
import gc
import json
import logging
from collections.abc import Callable

import pytest

from rumpus.server.ops import logging as logs


def test_a_log_line_holds_no_message_of_an_error(caplog: pytest.LogCaptureFixture) -> None:
    """An error is logged with its type and place, without its message."""
    try:
        int("SECRETWORD")
    except ValueError as error:
        logs.fault("table dropped", error, seq=7)
        logging.getLogger("uvicorn.error").exception("%s", "SECRETWORD")
    lines = [logs.Lines().format(record) for record in caplog.records]
    assert len(lines) == 2
    assert "SECRETWORD" not in "".join(lines)
    first = json.loads(lines[0])
    assert (first["event"], first["error"], first["seq"]) == ("table dropped", "ValueError", 7)
    assert first["where"].startswith("test_logging.py:")


def test_a_stray_error_is_logged_without_what_it_holds(caplog: pytest.LogCaptureFixture) -> None:
    """Stray errors in tasks and callbacks are logged without their message."""

    async def fails() -> None:
        raise ValueError("SECRETWORD")

    async def work(handler: Callable[..., object] | None) -> None:
        loop = asyncio.get_running_loop()
        loop.set_exception_handler(handler)
        task = loop.create_task(fails())
        await asyncio.sleep(0)
        del task
        gc.collect()
        loop.call_soon(int, "SECRETWORD")
        await asyncio.sleep(0)

    asyncio.run(work(logs.stray))
    ours = [json.loads(logs.Lines().format(record)) for record in caplog.records]
    assert [(line["event"], line["error"]) for line in ours] == [("stray error", "ValueError")] * 2
    caplog.clear()
    asyncio.run(work(None))
    lines = [logs.Lines().format(record) for record in caplog.records]
    assert "Task exception was never retrieved" in lines[0]
    assert len(lines) == 2
    assert "SECRETWORD" not in "".join(lines)


def test_a_line_that_comes_again_and_again_is_written_once_a_minute() -> None:
    """The next one says how often it came meanwhile; other lines, and information, are written."""
    now = 0.0
    seldom = logs.Seldom(lambda: now)

    def written(level: int, seq: int) -> dict[str, object] | None:
        record = logging.LogRecord("rumpus", level, "", 0, "request failed", None, None)
        record.facts = {"seq": seq}
        if not seldom.filter(record):
            return None
        line: dict[str, object] = json.loads(logs.Lines().format(record))
        return line

    assert [written(logging.ERROR, 1) is None for _ in range(4)] == [False, True, True, True]
    assert written(logging.ERROR, 2) is not None
    assert [written(logging.INFO, 1) is None for _ in range(2)] == [False, False]
    now = 60.0
    again = written(logging.ERROR, 1)
    assert again is not None
    assert again["repeated"] == 3


def test_lines_that_differ_do_not_fill_the_memory() -> None:
    """Only the newest thousand are compared with."""
    seldom = logs.Seldom(lambda: 0.0)
    for seq in (*range(1001), 0):
        record = logging.LogRecord("rumpus", logging.ERROR, "", 0, "table dropped", None, None)
        record.facts = {"seq": seq}
        assert seldom.filter(record)
