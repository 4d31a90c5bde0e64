"""Which code this is: the version, and in a wheel the commit that it was built from."""

from importlib.metadata import version
from importlib.resources import files

BUILD = "build.txt"


def shown() -> str:
    """Return the version as people are told of it."""
    build = files("rumpus") / BUILD
    number = version("rumpus")
    return f"{number} ({build.read_text('utf-8').strip()})" if build.is_file() else number
