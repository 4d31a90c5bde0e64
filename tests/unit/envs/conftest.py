"""A toy in place of physics, for tests of whole games in which flicks don't matter."""

from collections.abc import Iterator

import pytest

from icecool_subject import toy_flicks


@pytest.fixture
def toy_physics() -> Iterator[None]:
    """Let flicks end at random in environments: a real one takes twenty times as long."""
    with toy_flicks():
        yield
