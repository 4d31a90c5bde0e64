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
    ("origin", "same", "over_tls"),
    [
        (None, True, True),
        (b"http://room.example", True, False),
        (b"https://room.example", True, True),
        (b"http://room.example:81", False, False),
        (b"https://room.example.evil.example", False, False),
        (b"https://evil.example/room.example", False, False),
        (b"null", False, False),
        (b"https://[", False, False),
        (b"\xff", False, False),
    ],
)
def test_only_the_room_s_own_pages_may_ask(
    origin: bytes | None, *, same: bool, over_tls: bool
) -> None:
    """The origin's host is the room's own, and over TLS its scheme; programs name no origin."""
    headers = [(b"host", b"room.example")]
    named = [*headers, (b"origin", origin)] if origin else headers
    assert same_origin(named, secure=False) is same
    assert same_origin(named, secure=True) is over_tls
