"""Text filter: normalises texts in players' actions, such as a moderator's reason."""

from collections.abc import Callable
from typing import Any, Final

import msgspec
from msgspec.structs import replace

from rumpus.server.names import cleaned

# Normalisation makes at most three letters of one.
_LONGEST: Final = 3

_encode: Final = msgspec.json.Encoder().encode


def shown(action: Any, read: Callable[[bytes], Any]) -> Any | None:
    """
    Normalise the texts in a game's action to the form in which they are shown, like chat.

    Returns None if nothing of a text can be shown, or if that form is too long, since one letter
    may become several. *read* is the game's own decoder, which limits the length of each text.
    Words and names of things stay as they are.
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
