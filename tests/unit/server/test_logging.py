"""Lines of the log tell where an error happened, and nothing of what it holds."""

import asyncio
import gc
import json
import logging
from collections.abc import Callable

import pytest

from rumpus.server.ops import logging as logs


def test_a_log_line_holds_no_message_of_an_error(caplog: pytest.LogCaptureFixture) -> None:
    """An error is logged by type and place; what it says may be a player's and stays out."""
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
    """Neither the room nor asyncio writes the error, the task or the callback of it."""

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
