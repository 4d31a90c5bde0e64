"""Which table a link means, and which pages may ask a room."""

import pytest

from rumpus.server.endpoints.origins import same_origin
from rumpus.server.limits.address import table_asked


@pytest.mark.parametrize(
    "asked", ["oak-bell-42", "oak-bell-42.", "Oak-Bell-42)", '"oak-bell-42",', "oak-bell-42\u201d"]
)
def test_a_link_with_a_sign_after_it_means_the_table(asked: str) -> None:
    """Messengers take full stops, brackets and quotes along; the name is what is between."""
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
    """The host of the origin is the host that was asked; a program names no origin."""
    headers = [(b"host", b"room.example")]
    assert same_origin([*headers, (b"origin", origin)] if origin else headers) is same
