"""A room in a separate process, which tests may kill and start again; and what its wire says."""

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
"""Where the rules set a time, people have ten minutes: a machine may do much else at once."""


class Room:
    """Runs `rumpus serve` on one port and one data folder."""

    def __init__(self, data: Path, *options: str, before: str = "") -> None:
        """Start it; ``address`` stays the same however often it is started again."""
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
        """Kill it as `kill -9` does, in the middle of whatever it is doing."""
        self._process.kill()
        self._gone()

    def start_again(self) -> None:
        """Start it on the same data."""
        self._process = self._started()

    def stop(self) -> None:
        """Stop it, and read its log for what must never be there."""
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
        """Look at a table as a spectator does, or as the owner of a cookie: a whole view."""
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

    *options* are those of `rumpus serve`; *before* that runs some code.
    """
    running = Room(data, *options, before=before)
    try:
        yield running
    finally:
        running.stop()
