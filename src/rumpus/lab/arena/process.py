"""
Process of a player: lines go to its standard input, and come from its standard output.

All three pipes are served whenever the arena waits, so a player that writes megabytes to its
standard error, or doesn't read, never blocks anybody. When it is closed, its whole process group is
killed.
"""

import os
import selectors
import signal
import subprocess
import sys
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from time import monotonic
from typing import Final

from rumpus.lab.arena.fault import Fault

LAUNCHER: Final = Path(__file__).parent.with_name("launch.py")
CHUNK: Final = 65_536
LINE_MAX: Final = 1_000_000
"""Most bytes of standard output that may wait for the arena."""
TAIL: Final = 2_000
"""Bytes of standard error that are kept, to say why a player ended."""
LOOK: Final = 0.5
"""Seconds after which the arena looks whether a silent player still runs."""
GRACE: Final = 2.0
"""Seconds that a player has to end by itself."""


class Process:
    """A running player; *memory* is the most address space in bytes, or 0."""

    def __init__(self, command: Sequence[str], memory: int = 0) -> None:
        launcher = [sys.executable, "-I", "-S", str(LAUNCHER), str(memory), str(os.getpid())]
        self._process = subprocess.Popen(  # noqa: S603 - the person at the terminal named it
            [*launcher, *command],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            bufsize=0,
            start_new_session=True,
        )
        pipes = (self._process.stdin, self._process.stdout, self._process.stderr)
        assert None not in pipes
        self._stdin, self._stdout, self._stderr = (pipe.fileno() for pipe in pipes if pipe)
        for pipe in (self._stdin, self._stdout, self._stderr):
            os.set_blocking(pipe, False)
        self._selector = selectors.DefaultSelector()
        self._selector.register(self._stdout, selectors.EVENT_READ)
        self._selector.register(self._stderr, selectors.EVENT_READ)
        self._to_send = b""
        self._received = bytearray()
        self._errors = b""
        self._ended = False

    def send(self, line: bytes) -> None:
        """Queue a line, which is written as soon as the player takes it."""
        if not self._to_send and not self._ended:
            self._selector.register(self._stdin, selectors.EVENT_WRITE)
        self._to_send += line + b"\n"

    def receive(self, seconds: float) -> bytes | None:
        """
        Return the next line, or None if none has come in this time.

        Raises `Fault` if the player has ended, or sends too much.
        """
        until = monotonic() + seconds
        while b"\n" not in self._received:
            if len(self._received) > LINE_MAX:
                raise Fault("illegal", f"sent more than {LINE_MAX} bytes without an end of line")
            if self._ended:
                raise Fault("crashed", self._ending())
            if not self._serve(until - monotonic()):
                return None
        line, _, rest = bytes(self._received).partition(b"\n")
        self._received = bytearray(rest)
        return line

    def close(self) -> None:
        """Let the player end by itself for a moment, and then kill its process group."""
        until = monotonic() + GRACE
        while not self._ended and self._serve(until - monotonic()):
            self._received.clear()
        self._reap()
        self._selector.close()
        for pipe in (self._process.stdin, self._process.stdout, self._process.stderr):
            if pipe is not None:
                pipe.close()

    def _serve(self, seconds: float) -> bool:
        """Move bytes through all pipes, and return False when the time is up."""
        ready = self._selector.select(max(0.0, min(seconds, LOOK)))
        for key, _ in ready:
            if key.fd == self._stdin:
                self._write()
            else:
                self._read(key.fd)
        if not ready and self._process.poll() is not None:
            self._ended = True  # what it has started may still hold its pipes
        return bool(ready) or seconds > 0

    def _write(self) -> None:
        try:
            written = os.write(self._stdin, self._to_send[:CHUNK])
        except BlockingIOError:
            return
        except BrokenPipeError:
            written = len(self._to_send)  # it has closed its end; what it still says is read
        self._to_send = self._to_send[written:]
        if not self._to_send:
            self._selector.unregister(self._stdin)

    def _read(self, pipe: int) -> None:
        try:
            chunk = os.read(pipe, CHUNK)
        except BlockingIOError:
            return
        if not chunk:
            self._selector.unregister(pipe)
            self._ended = self._ended or pipe == self._stdout
        elif pipe == self._stdout:
            self._received += chunk
        else:
            self._errors = (self._errors + chunk)[-TAIL:]

    def _ending(self) -> str:
        """Return how the player ended, with the last line of its standard error."""
        until = monotonic() + GRACE
        while self._stderr in self._selector.get_map() and self._serve(until - monotonic()):
            pass
        code = self._reap()
        lines = self._errors.decode("utf-8", "replace").strip().splitlines()
        name = f"was killed by signal {-code}" if code < 0 else f"exited with status {code}"
        return f"{name}: {lines[-1]}" if lines else name

    def _reap(self) -> int:
        with suppress(subprocess.TimeoutExpired):
            self._process.wait(GRACE if self._ended else 0)
        with suppress(ProcessLookupError):
            os.killpg(self._process.pid, signal.SIGKILL)
        return self._process.wait()
