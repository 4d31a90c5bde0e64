"""Version of this code; a wheel adds the commit that it was built from."""

from importlib.resources import files
from typing import Final

import rumpus

BUILD: Final = "build.txt"


def shown() -> str:
    """Return the version as people and monitors see it."""
    build = files(rumpus) / BUILD
    number = rumpus.__version__
    return f"{number} ({build.read_text('utf-8').strip()})" if build.is_file() else number
