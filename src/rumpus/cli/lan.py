"""The address by which other machines of the house reach this one."""

import socket
from urllib.parse import urlsplit

_ANY = ("0.0.0.0", "::")  # noqa: S104 (recognised here, listened on nowhere)
# Kept free for documentation: nobody is there, and a connected datagram socket sends nothing.
_ELSEWHERE = ("192.0.2.1", 9)


def openable(address: str) -> str:
    """Put this machine's own address in the place of one that only says "all of them"."""
    parts = urlsplit(address)
    if parts.hostname not in _ANY:
        return address
    return f"{parts.scheme}://{own_address()}:{parts.port}"


def own_address() -> str:
    """Find this machine's address in its network, its name where it is in none; nothing is sent."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(_ELSEWHERE)
        except OSError:
            return socket.gethostname()
        address: str = probe.getsockname()[0]
        return address
