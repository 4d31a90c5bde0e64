"""Programs that run `rumpus` with secrets that follow from the test: a red one comes again."""

import os

SECRETS = """
from functools import partial
from hashlib import sha256
from rumpus.core.chance import Chance
from rumpus.server import app

chance = Chance(sha256({name!r}.encode()).digest(), "room")

def seed():
    return bytes(chance.below(256) for _ in range(32))

app.Services = partial(app.Services, seed=seed, below=chance.below)
"""
START = """
from rumpus.cli.main import main
raise SystemExit(main())
"""


def program(*before: str) -> str:
    """
    Give the code of `rumpus`, with what is to be done *before*.

    A room that it serves deals the same boards and cards each time that the test runs: its tables
    get their secrets in the order in which they are set.
    """
    # The name of the running test, and a word for the part of it that runs.
    name = os.environ.get("PYTEST_CURRENT_TEST", "").rpartition(" ")[0]
    return "".join([*before, SECRETS.format(name=name), START])
