"""The address at which other machines in the network reach this one."""

import socket
from urllib.parse import urlsplit

_ANY = ("0.0.0.0", "::")  # noqa: S104 (recognised here, listened on nowhere)
# Reserved for documentation, so nobody is there; and connecting a datagram socket sends nothing.
_ELSEWHERE = ("192.0.2.1", 9)


def openable(address: str) -> str:
    """Return an address that can be opened, in place of one that means all interfaces."""
    parts = urlsplit(address)
    if parts.hostname not in _ANY:
        return address
    return f"{parts.scheme}://{own_address()}:{parts.port}"


def own_address() -> str:
    """Return this machine's address in its network, or its name without one; sends nothing."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(_ELSEWHERE)
        except OSError:
            return socket.gethostname()
        address: str = probe.getsockname()[0]
        return address
