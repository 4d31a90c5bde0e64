"""The two engines, as a parameter of tests that hold for both."""

import pytest

from unit.words.engines import needs_kernel


@pytest.fixture(
    scope="session",
    params=[True, pytest.param(False, marks=needs_kernel)],
    ids=["pure", "kernel"],
)
def pure(request: pytest.FixtureRequest) -> bool:
    """Return the engine to test: True for pure Python, False for the kernel if it's installed."""
    return bool(request.param)
