"""
Addresses of push services: a client chooses where the room sends requests, so they are checked.

Only known services are allowed, over HTTPS on its usual port. When the room connects, the address
must also be a public one, so that no name leads into the operator's own network.
"""

import ipaddress
import socket
from collections.abc import Sequence
from typing import Final
from urllib.parse import urlsplit

SERVICES: Final = (
    "fcm.googleapis.com",
    "push.services.mozilla.com",
    "push.apple.com",
    "notify.windows.com",
)
"""Hosts of the browsers' own push services; those below them count, too."""

ENDPOINT_LENGTH: Final = 1_024
_PORT: Final = 443
_MAPPED: Final = (
    ipaddress.ip_network("64:ff9b::/96"),
    ipaddress.ip_network("64:ff9b:1::/48"),
    ipaddress.ip_network("2002::/16"),
)
"""IPv6 networks that lead to IPv4 addresses, which may be private ones."""


class NotPublicError(OSError):
    """Exception for a host that has no public address."""


def host_of(endpoint: str, services: Sequence[str]) -> str | None:
    """
    Return the host of an endpoint at one of the services, or None if it isn't allowed.

    >>> host_of("https://updates.push.services.mozilla.com/wpush/v2/x", SERVICES)
    'updates.push.services.mozilla.com'
    >>> host_of("https://push.apple.com.example.org/x", SERVICES)
    """
    if len(endpoint) > ENDPOINT_LENGTH or not (endpoint.isascii() and endpoint.isprintable()):
        return None
    if " " in endpoint or "\\" in endpoint:
        return None
    try:
        parts = urlsplit(endpoint)
        port = parts.port
    except ValueError:
        return None
    host = parts.hostname or ""
    plain = parts.netloc.lower() in {host, f"{host}:{_PORT}"} and port in {None, _PORT}
    known = any(host == service or host.endswith(f".{service}") for service in services)
    allowed = parts.scheme == "https" and plain and known
    return host if allowed and parts.path.startswith("/") and not parts.fragment else None


def public_address(host: str) -> str:
    """Return a public address of a host; raises OSError, or `NotPublicError` if it has none."""
    found = socket.getaddrinfo(host, _PORT, type=socket.SOCK_STREAM)
    for *_, address in found:
        text = str(address[0])
        if is_public(text):
            return text
    raise NotPublicError(host)


def is_public(address: str) -> bool:
    """
    Return True for an address on the public network.

    >>> [is_public(each) for each in ("127.0.0.1", "169.254.169.254", "::ffff:10.0.0.1", "9.9.9.9")]
    [False, False, False, True]
    """
    try:
        parsed = ipaddress.ip_address(address)
    except ValueError:
        return False
    if isinstance(parsed, ipaddress.IPv6Address):
        if parsed.ipv4_mapped is not None:
            return is_public(str(parsed.ipv4_mapped))
        if any(parsed in network for network in _MAPPED):
            return False
    return parsed.is_global and not parsed.is_multicast
