"""
Rumpus: an online game room, and the rules of its games as values that anything can drive.

What programs need is here, and imported when it is first used: ``import rumpus`` alone loads
nothing else.

>>> import rumpus
>>> rumpus.play("keyword", ["gentle", "fair"], seed=1).result.reason
'keyword'
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from rumpus.library.catalog import bot_levels as bot_levels
    from rumpus.library.catalog import game as game
    from rumpus.library.catalog import game_names as game_names
    from rumpus.library.catalog import lexicon as lexicon
    from rumpus.library.catalog import options as options
    from rumpus.library.playing import RefusedError as RefusedError
    from rumpus.library.playing import Table as Table
    from rumpus.library.playing import play as play
    from rumpus.library.records import read_record as read_record
    from rumpus.library.records import verify as verify
    from rumpus.library.records import write_record as write_record
    from rumpus.library.solving import flick as flick
    from rumpus.library.solving import solve as solve

__version__ = "0.2.0"

_HOMES = {
    "RefusedError": "playing",
    "Table": "playing",
    "bot_levels": "catalog",
    "flick": "solving",
    "game": "catalog",
    "game_names": "catalog",
    "lexicon": "catalog",
    "options": "catalog",
    "play": "playing",
    "read_record": "records",
    "solve": "solving",
    "verify": "records",
    "write_record": "records",
}

__all__ = [  # noqa: PLE0604, RUF100 - the table above is the list
    "RefusedError",
    "Table",
    "bot_levels",
    "flick",
    "game",
    "game_names",
    "lexicon",
    "options",
    "play",
    "read_record",
    "solve",
    "verify",
    "write_record",
]


def __getattr__(name: str) -> Any:
    """Import a name of the library on its first use."""
    if name not in _HOMES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(import_module(f"rumpus.library.{_HOMES[name]}"), name)


def __dir__() -> list[str]:
    return sorted({*globals(), *_HOMES})
