"""Text filter: the texts in players' actions, such as a moderator's reason."""

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
    Normalise the texts of a game's action to the form in which they are shown, like chat.

    None if nothing of a text can be shown, or if it is too long in that form, since some letters
    become two. *read* is the game's own decoder, which limits the length of each. Words and names
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
