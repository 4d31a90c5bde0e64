"""Room in a separate process, which tests can kill and restart, and a peek at its tables."""

import json
import socket
from collections.abc import Generator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from websockets.sync.client import connect

from forked import Forked, forked
from seeded import program

UNHURRIED = """
from rumpus.games.keesdrow.rules import coaching, draw
from rumpus.games.keep_your_cool.rules import reaching
from rumpus.games.keyword.rules import judge

coaching.ANSWER_MILLIS = draw.DRAW_MILLIS = judge.SHOWN_MILLIS_UNTIMED = 600_000
reaching.CONFIRM_TIME = 600_000
"""
"""Raises time limits of the rules to ten minutes, because the machine may be busy."""


class Room:
    """Process that runs `rumpus serve` on one port with one data folder."""

    def __init__(self, data: Path, *options: str, before: str = "") -> None:
        """Start the process; ``address`` stays the same across restarts."""
        self._options = options
        self._program = program(before)
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port = probe.getsockname()[1]
        self.address = f"http://127.0.0.1:{self.port}"
        self._data = data
        self._log = (data / "serve.log").open("ab")
        self._process = self._started()

    def kill(self) -> None:
        """Kill the process as `kill -9` does, whatever it's doing."""
        self._process.kill()
        self._gone()

    def start_again(self) -> None:
        """Start the process again on the same data."""
        self._process = self._started()

    def stop(self) -> None:
        """Stop the process; check its exit status, and its log for tracebacks."""
        self._process.terminate()
        code = self._gone()
        self._log.close()
        assert code == 0
        assert "Traceback" not in (self._data / "serve.log").read_text()

    def _started(self) -> Forked:
        options = ["serve", "--port", str(self.port), "--data", str(self._data), *self._options]
        process = forked(self._program, options, self._log, first=UNHURRIED)
        if "http://" not in process.stdout.readline():
            raise AssertionError((self._data / "serve.log").read_text())
        return process

    def _gone(self) -> int:
        code = self._process.wait(timeout=60)
        self._process.stdout.close()
        return code

    def peek(self, table: str, cookie: str = "") -> dict[str, Any]:
        """Return a table's whole view, as for a spectator or for the owner of a cookie."""
        address = f"ws://127.0.0.1:{self.port}/api/tables/{table}/socket"
        headers = {"Cookie": cookie} if cookie else {}
        with connect(address, additional_headers=headers) as wire:
            wire.send(json.dumps({"t": "join"}))
            message: dict[str, Any] = json.loads(wire.recv(timeout=60))
        assert message["t"] == "view", message
        return message


@contextmanager
def room(data: Path, *options: str, before: str = "") -> Generator[Room]:
    """
    Run a room for as long as the block lasts.

    *options* are passed to `rumpus serve`; the code in *before* runs first.
    """
    running = Room(data, *options, before=before)
    try:
        yield running
    finally:
        running.stop()
