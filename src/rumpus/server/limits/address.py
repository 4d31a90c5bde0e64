"""
Addresses as limits count them: an IPv6 client has a whole /64 network, which counts as one.

Also: the table that a path names.
"""

import re
from ipaddress import IPv4Address, IPv6Address, ip_address
from typing import Final

from starlette.types import Scope

_LONGEST: Final = 64
_NETWORK_BITS: Final = 64
_ROUND: Final = re.compile(r"^[^a-z0-9]+|[^a-z0-9]+$")


def table_asked(text: str) -> str:
    """Return the table's name in a path, without punctuation copied along with a link."""
    return _ROUND.sub("", text.lower())


def address_of(scope: Scope) -> str:
    """Return the address under which a request is counted; empty if it has none."""
    client = scope.get("client")
    return counted(client[0]) if client else ""


def counted(host: str) -> str:
    """Return an IPv4 address as it is, or the network of an IPv6 address."""
    if ":" not in host:
        return host[:_LONGEST]
    try:
        address = ip_address(host.partition("%")[0])
    except ValueError:
        return host[:_LONGEST]
    if isinstance(address, IPv4Address):
        return str(address)
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    network = int(address) >> _NETWORK_BITS << _NETWORK_BITS
    return f"{IPv6Address(network)}/{_NETWORK_BITS}"
