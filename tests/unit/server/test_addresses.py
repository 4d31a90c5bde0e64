"""Tests of table names taken from links, and of the origins that may send requests to a room."""

import pytest

from rumpus.server.endpoints.origins import same_origin
from rumpus.server.limits.address import table_asked


@pytest.mark.parametrize(
    "asked", ["oak-bell-42", "oak-bell-42.", "Oak-Bell-42)", '"oak-bell-42",', "oak-bell-42\u201d"]
)
def test_a_link_with_a_sign_after_it_means_the_table(asked: str) -> None:
    """Capitals, and punctuation that a messenger adds to the link, are ignored."""
    assert table_asked(asked) == "oak-bell-42"
    assert table_asked("oak-bell/42") == "oak-bell/42"


@pytest.mark.parametrize(
    ("origin", "same"),
    [
        (None, True),
        (b"http://room.example", True),
        (b"https://room.example", True),
        (b"http://room.example:81", False),
        (b"http://room.example.evil.example", False),
        (b"http://evil.example/room.example", False),
        (b"null", False),
        (b"http://[", False),
        (b"\xff", False),
    ],
)
def test_only_the_room_s_own_pages_may_ask(origin: bytes | None, *, same: bool) -> None:
    """A request is allowed if its origin's host is the room's own, or if it names no origin."""
    headers = [(b"host", b"room.example")]
    assert same_origin([*headers, (b"origin", origin)] if origin else headers) is same
