"""Programs that run `rumpus` with secrets derived from the test, so that failures repeat."""

import os
from datetime import UTC, datetime

NOON = datetime(2026, 3, 1, 12, tzinfo=UTC)
"""Date and time of the tests, far from midnight."""

SECRETS = """
import datetime
from functools import partial
from hashlib import sha256
from types import SimpleNamespace
from rumpus.core.chance import Chance
from rumpus.server import app
from rumpus.store import folder

seed = sha256({name!r}.encode()).digest()
room, keys = Chance(seed, "room"), Chance(seed, "key")

def drawn(chance, count):
    return bytes(chance.below(256) for _ in range(count))

folder.secrets = SimpleNamespace(token_bytes=partial(drawn, keys))
app.Services = partial(
    app.Services, seed=partial(drawn, room, 32), below=room.below, utc=lambda: {noon!r}
)
"""
START = """
from rumpus.cli.main import main
raise SystemExit(main())
"""


def program(*before: str) -> str:
    """
    Return the code of `rumpus`, with code that runs *before* it.

    Its room deals the same boards and cards each time that the test runs: its tables get their
    secrets in the order in which they are created. Its day is always that of `NOON`.
    """
    # The name of the running test, followed by the phase of the test.
    name = os.environ.get("PYTEST_CURRENT_TEST", "").rpartition(" ")[0]
    return "".join([*before, SECRETS.format(name=name, noon=NOON), START])
