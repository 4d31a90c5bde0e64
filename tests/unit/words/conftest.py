"""The two engines, as a parameter of tests that hold for both."""

import pytest

from unit.words.engines import needs_kernel


@pytest.fixture(
    scope="session",
    params=[True, pytest.param(False, marks=needs_kernel)],
    ids=["pure", "kernel"],
)
def pure(request: pytest.FixtureRequest) -> bool:
    """Choose the engine: pure Python, and the kernel where it is installed."""
    return bool(request.param)
