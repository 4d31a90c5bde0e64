"""Mark for tests that need the kernel."""

from typing import Final

import pytest

from rumpus.words import engine


def _is_there() -> bool:
    try:
        return engine(pure=False) == "kernel"
    except RuntimeError:
        return False


needs_kernel: Final = pytest.mark.skipif(
    not _is_there(), reason="rumpus_kernel is not installed: pip install ./kernel"
)
