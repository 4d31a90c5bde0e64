"""
Journal: the results of a long run as JSON lines, so that a run that was stopped can go on.

The first line holds the terms of the run; each further line is a result, in a fixed order. A line
that was cut short, as by a power cut, is dropped.
"""

import fcntl
import os
from collections.abc import Sequence
from pathlib import Path
from types import TracebackType
from typing import Generic, Self, TypeVar

import msgspec

Row = TypeVar("Row")
Terms = TypeVar("Terms", bound=msgspec.Struct)
_encode = msgspec.json.Encoder().encode
_UNREADABLE = (msgspec.MsgspecError, RecursionError, UnicodeError)


class JournalError(ValueError):
    """A file that this run can't go on with; the message says why."""


class Journal(Generic[Row]):
    """
    A file of results, opened for one run; *rows* are those that it already holds.

    Raises `JournalError` for a file of another run or none at all, and OSError.
    """

    def __init__(self, file: Path, terms: msgspec.Struct, kind: type[Row]) -> None:
        self._file = os.open(file, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o644)
        try:
            self.rows: list[Row] = self._opened(file, _encode(terms), kind)
        except BaseException:
            os.close(self._file)
            raise

    def __enter__(self) -> Self:
        """Return the journal."""
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        """Close the file."""
        os.close(self._file)

    def append(self, row: Row) -> None:
        """Write a result."""
        _write(self._file, _encode(row))

    def _opened(self, file: Path, terms: bytes, kind: type[Row]) -> list[Row]:
        try:
            fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            raise JournalError(f"another run writes {file}") from None
        whole = file.read_bytes()
        kept = whole[: whole.rfind(b"\n") + 1]
        first, *lines = kept.splitlines() or [b""]
        if kept and first != terms:
            raise JournalError(f"{file} holds a run with other terms; choose another file")
        if not kept and not terms.startswith(whole):
            raise JournalError(f"{file} is no journal")
        os.ftruncate(self._file, len(kept))
        os.lseek(self._file, 0, os.SEEK_END)
        if not kept:
            _write(self._file, terms)
        return _decoded(file, lines, kind)


def read(file: Path, terms: type[Terms], kind: type[Row]) -> tuple[Terms, list[Row]]:
    """Return what a file holds, also while a run writes it. Raises `JournalError`, OSError."""
    whole = file.read_bytes()
    first, *lines = whole[: whole.rfind(b"\n") + 1].splitlines() or [b""]
    try:
        found = msgspec.json.decode(first, type=terms)
    except _UNREADABLE as error:
        raise JournalError(f"{file} holds no such run: {error}") from error
    return found, _decoded(file, lines, kind)


def _decoded(file: Path, lines: Sequence[bytes], kind: type[Row]) -> list[Row]:
    try:
        return [msgspec.json.decode(line, type=kind) for line in lines]
    except _UNREADABLE as error:
        raise JournalError(f"{file} is damaged: {error}") from error


def _write(file: int, line: bytes) -> None:
    rest = line + b"\n"
    while rest:
        rest = rest[os.write(file, rest) :]
