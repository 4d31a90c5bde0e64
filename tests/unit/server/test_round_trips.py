"""Round trips as measured by the kernel or reported by a proxy."""

import socket

import pytest
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from rumpus.server.limits.latency import kernel_round_trip
from rumpus.server.ws.bounded_socket import by_proxy, proxied_round_trip


def test_the_kernel_knows_the_round_trip_of_a_direct_socket() -> None:
    """The kernel's round trip on one machine is below 5 ms; a socket without TCP has none."""
    measured: list[float | None] = []
    with socket.create_server(("127.0.0.1", 0)) as listening:
        # A busy machine may take longer, but not every time.
        for _ in range(20):
            near = socket.create_connection(listening.getsockname())
            far, _ = listening.accept()
            with near, far:
                far.sendall(b"x")
                near.recv(1)
                measured.append(kernel_round_trip(far))
    assert 0 < min(seconds for seconds in measured if seconds is not None) < 0.005
    left, right = socket.socketpair()
    with left, right:
        assert kernel_round_trip(left) is None


@pytest.mark.parametrize(
    ("values", "seconds"),
    [
        (["20500"], 0.0205),
        ([], None),
        (["20500", "1"], None),
        (["0"], None),
        (["-5"], None),
        (["1e9"], None),
        (["999999999"], None),
        (["\u0663\u0664"], None),
        (["20500\n"], None),
    ],
)
def test_a_proxy_tells_one_number_of_microseconds(values: list[str], seconds: float | None) -> None:
    """A proxy's header is accepted only as one plausible number of microseconds."""
    assert proxied_round_trip(values) == seconds


def test_only_a_proxy_tells_of_a_line() -> None:
    """A reported round trip is trusted only from the configured proxy's address."""

    async def application(*_: object) -> None:
        """Do nothing with a request."""

    behind = ProxyHeadersMiddleware(application, "127.0.0.1")
    assert by_proxy(behind, ("127.0.0.1", 4000))
    assert not by_proxy(behind, ("198.51.100.7", 4000))
    assert not by_proxy(behind, None)
    assert not by_proxy(application, ("127.0.0.1", 4000))
