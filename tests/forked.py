"""
Rooms that are forked from a process that has loaded their modules, but done nothing else.

Each is still a separate process with its own environment, output, signals and end.
"""

import atexit
import json
import os
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator, Sequence
from functools import cache
from itertools import cycle
from pathlib import Path
from select import select
from typing import IO

START_SECONDS = 60
"""Limit for the start of a process; the machine may be busy with much else."""
NURSE = Path(__file__).with_name("nurse.py")


class Forked:
    """Process of a room, with the methods of `subprocess.Popen` that tests use."""

    def __init__(self, stdout: IO[str], news: IO[bytes]) -> None:
        """Store the output of the process, and a pipe that brings its id and then its exit code."""
        self.stdout = stdout
        self.returncode: int | None = None
        self._news = news
        self.pid = self._told(START_SECONDS)

    def send_signal(self, number: int) -> None:
        """Send a signal, unless the process has ended."""
        if self.poll() is None:
            os.kill(self.pid, number)

    def terminate(self) -> None:
        """Stop the process as an operator would."""
        self.send_signal(signal.SIGTERM)

    def kill(self) -> None:
        """Kill the process, as a power cut would."""
        self.send_signal(signal.SIGKILL)

    def poll(self) -> int | None:
        """Return the exit code, negative for a signal, or None while the process runs."""
        if self.returncode is None and select([self._news], [], [], 0)[0]:
            self.wait(START_SECONDS)
        return self.returncode

    def wait(self, timeout: float) -> int:
        """Wait until the process has ended, and return the exit code."""
        if self.returncode is None:
            self.returncode = self._told(timeout)
            self._news.close()
        return self.returncode

    def _told(self, timeout: float) -> int:
        if not select([self._news], [], [], timeout)[0]:
            raise subprocess.TimeoutExpired("a forked room", timeout)
        return int(self._news.readline())


class Nurse:
    """Process that forks rooms."""

    def __init__(self, first: str) -> None:
        """Start the process; *first* is code that runs before the room is loaded."""
        self._line, theirs = socket.socketpair()
        with theirs:
            self._process = subprocess.Popen(
                [sys.executable, NURSE, str(theirs.fileno()), first],
                pass_fds=[theirs.fileno()],
                stdin=subprocess.DEVNULL,
            )
        atexit.register(self._rest)

    def fork(self, order: bytes, log: IO[bytes]) -> Forked:
        """Fork a room that runs the *order*."""
        (does, says), (prints, printed) = os.pipe(), reversed(os.pipe())
        tells, told = reversed(os.pipe())
        socket.send_fds(self._line, [b"1"], [tells, does, prints, log.fileno()])
        for each in (tells, does, prints):
            os.close(each)
        with os.fdopen(says, "wb") as line:
            line.write(order)
        return Forked(os.fdopen(printed, encoding="utf-8"), os.fdopen(told, "rb", buffering=0))

    def _rest(self) -> None:
        self._line.close()
        self._process.wait()


def forked(code: str, arguments: Sequence[str], log: IO[bytes], *, first: str = "") -> Forked:
    """Run the *code* of a room in a fork of a process that ran *first* and loaded its modules."""
    order = {"code": code, "arguments": list(arguments), "environment": dict(os.environ)}
    nurse = next(_nurses(first, os.environ.get("PYTHONPATH")))
    return nurse.fork(json.dumps(order).encode(), log)


@cache
def _nurses(first: str, _path: str | None) -> Iterator[Nurse]:
    return _two_in_turn(first)


def _two_in_turn(first: str) -> Iterator[Nurse]:
    # A room that is restarted on its data has a different hash seed.
    both: list[Nurse] = []
    for _ in range(2):
        both.append(Nurse(first))
        yield both[-1]
    yield from cycle(both)
