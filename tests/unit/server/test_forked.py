"""A forked room is a separate process, like one that a command has started."""

import os
import socket
from pathlib import Path

import pytest

from forked import Forked
from serving import Serving, get

NOTED = "import os, sys\nprint('noted', hash('a'), os.environ.get('NOTED'), file=sys.stderr)\n"


def noted(room: Serving) -> list[str]:
    """Return a room's hash of a text and a value of its environment, as it logged them."""
    line = next(line for line in room.log().splitlines() if line.startswith("noted"))
    return line.split()[1:]


def test_a_killed_room_is_gone_and_another_is_not(tmp_path: Path) -> None:
    """A killed room's process is gone and its port closed; another room still answers."""
    with Serving(tmp_path / "one") as one, Serving(tmp_path / "other") as other:
        assert isinstance(one.process, Forked)
        one.kill()
        assert one.process.returncode == -9
        with pytest.raises(ProcessLookupError):
            os.kill(one.process.pid, 0)
        host, _, port = one.base.partition(":")
        with pytest.raises(ConnectionRefusedError):
            socket.create_connection((host, int(port))).close()
        assert get(other, "/healthz").text == "ok\n"
        assert other.stop() == 0


def test_rooms_in_turn_hash_differently(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Rooms started in turn hash texts differently, and each has its own environment."""
    monkeypatch.setenv("NOTED", "first")
    with Serving(tmp_path / "one", before=NOTED) as one:
        first = noted(one)
    monkeypatch.setenv("NOTED", "second")
    with Serving(tmp_path / "other", before=NOTED) as other:
        second = noted(other)
    assert (first[1], second[1]) == ("first", "second")
    assert (first[0] != second[0]) is ("PYTHONHASHSEED" not in os.environ)
