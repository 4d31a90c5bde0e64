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
