"""Addresses that the room prints."""

import socket
from ipaddress import ip_address

import pytest

from rumpus.cli.lan import openable, own_address


@pytest.mark.parametrize("address", ["http://127.0.0.1:8000", "http://[::1]:80", "http://oak:1"])
def test_an_address_of_its_own_is_printed_as_it_is(address: str) -> None:
    """A single address is printed as it is."""
    assert openable(address) == address


@pytest.mark.parametrize("every", ["0.0.0.0", "[::]"])  # noqa: S104
def test_all_addresses_become_one_that_can_be_opened(
    every: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A room that listens on all addresses prints one that other devices can open."""
    monkeypatch.setattr("rumpus.cli.lan.own_address", lambda: "192.0.2.7")
    assert openable(f"http://{every}:8123") == "http://192.0.2.7:8123"


def test_a_machine_in_no_network_is_called_by_its_name(monkeypatch: pytest.MonkeyPatch) -> None:
    """Without a network, the machine's name is printed."""

    def unreachable(*_: object) -> None:
        raise OSError(101, "Network is unreachable")

    monkeypatch.setattr(socket.socket, "connect", unreachable)
    assert own_address() == socket.gethostname()


def test_an_own_address_is_one_that_others_may_reach() -> None:
    """The machine's own address is neither the unspecified nor the loopback address."""
    found = own_address()
    if found != socket.gethostname():
        assert not ip_address(found).is_unspecified
        assert not ip_address(found).is_loopback
