"""The texts in what players ask of a game, such as a moderator's reason."""

from collections.abc import Callable
from typing import Any, Final

import msgspec
from msgspec.structs import replace

from rumpus.server.names import cleaned

# No letter becomes more than three when it is composed.
_LONGEST: Final = 3

_encode: Final = msgspec.json.Encoder().encode


def shown(action: Any, read: Callable[[bytes], Any]) -> Any | None:
    """
    Bring the texts of a game's action into the form they are shown in, as chat is.

    None where nothing of one is fit to show, or where it is too long in that form: some letters
    become two. *read* is the game's own reader, which knows how long each may be. Words and names
    of things stay as they are.
    """
    texts = {
        name: value
        for name in action.__struct_fields__
        if isinstance(value := getattr(action, name), str) and value
    }
    clean = {name: cleaned(text, longest=_LONGEST * len(text)) for name, text in texts.items()}
    if None in clean.values():
        return None
    if clean == texts:
        return action
    try:
        return read(_encode(replace(action, **clean)))
    except msgspec.ValidationError:
        return None
