"""Where a client may make the room send requests: to known push services, at public addresses."""

import socket
from typing import Any

import pytest

from rumpus.server.alerts.push_address import SERVICES, NotPublicError, host_of, is_public
from rumpus.server.alerts.push_service import connection_to


@pytest.mark.parametrize(
    "endpoint",
    [
        "https://fcm.googleapis.com/fcm/send/abc:def",
        "https://updates.push.services.mozilla.com/wpush/v2/abc",
        "https://web.push.apple.com/abc?x=1",
        "https://wns2-par02p.notify.windows.com/w/?token=abc%3d",
        "https://fcm.googleapis.com:443/fcm/send/abc",
    ],
)
def test_endpoints_of_the_usual_browsers_are_allowed(endpoint: str) -> None:
    """Chrome, Firefox, Safari and Edge subscribe at these hosts."""
    assert host_of(endpoint, SERVICES) is not None


@pytest.mark.parametrize(
    "endpoint",
    [
        "http://fcm.googleapis.com/x",
        "https://fcm.googleapis.com:8443/x",
        "https://fcm.googleapis.com:0/x",
        "https://fcm.googleapis.com:x/x",
        "https://fcm.googleapis.com@127.0.0.1/x",
        "https://user:pass@fcm.googleapis.com/x",
        "https://fcm.googleapis.com.example.org/x",
        "https://evilpush.apple.com.example.org/x",
        "https://xpush.apple.com/x",
        "https://127.0.0.1/x",
        "https://[::1]/x",
        "https://localhost/x",
        "https://169.254.169.254/latest/meta-data",
        "https://fcm.googleapis.com",
        "https://fcm.googleapis.com/x#y",
        "https://fcm.googleapis.com/x y",
        "https://fcm.googleapis.com\\@127.0.0.1/x",
        "https://fcm.googleapis.com/\r\nHost: x",
        "https://fcm.googleapis.com/ä",
        "https://[fcm.googleapis.com/x",
        "file:///etc/passwd",
        "",
        "https://fcm.googleapis.com/" + "x" * 1024,
    ],
)
def test_every_other_address_is_refused(endpoint: str) -> None:
    """No scheme, port, user, look-alike or length leads the room elsewhere."""
    assert host_of(endpoint, SERVICES) is None


@pytest.mark.parametrize(
    "address",
    [
        *("127.0.0.1", "10.1.2.3", "172.16.0.1", "192.168.1.1", "169.254.169.254", "0.0.0.1"),
        *("100.64.0.1", "224.0.0.1", "255.255.255.255", "::1", "::", "fe80::1", "fd00::1"),
        *("::ffff:127.0.0.1", "64:ff9b::7f00:1", "2002:7f00:1::", "ff02::1", "not an address"),
    ],
)
def test_private_addresses_are_not_public(address: str) -> None:
    """Loopback, private, link-local, shared and mapped addresses are no place for alerts."""
    assert not is_public(address)


def test_the_address_is_checked_where_the_room_connects(monkeypatch: pytest.MonkeyPatch) -> None:
    """A name of an allowed service that resolves to loopback is not connected to."""

    def resolved(*_: Any, **__: Any) -> list[Any]:
        return [(socket.AF_INET, socket.SOCK_STREAM, 6, "", ("127.0.0.1", 443))]

    def connected(*_: Any, **__: Any) -> socket.socket:
        pytest.fail("connected")

    monkeypatch.setattr(socket, "getaddrinfo", resolved)
    monkeypatch.setattr(socket, "create_connection", connected)
    with pytest.raises(NotPublicError):
        connection_to("fcm.googleapis.com").request("POST", "/x", b"")


def test_a_public_address_is_connected_to_as_it_was_checked(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Of several addresses the first public one is used itself, without a second look-up."""
    asked: list[Any] = []

    def resolved(*_: Any, **__: Any) -> list[Any]:
        found = ("10.0.0.1", "9.9.9.9")
        return [(socket.AF_INET, socket.SOCK_STREAM, 6, "", (one, 443)) for one in found]

    def connected(address: Any, *_: Any, **__: Any) -> socket.socket:
        asked.append(address)
        raise ConnectionRefusedError

    monkeypatch.setattr(socket, "getaddrinfo", resolved)
    monkeypatch.setattr(socket, "create_connection", connected)
    with pytest.raises(ConnectionRefusedError):
        connection_to("fcm.googleapis.com").request("POST", "/x", b"")
    assert asked == [("9.9.9.9", 443)]
