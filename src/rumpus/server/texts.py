"""The texts in what players ask of a game, such as a moderator's reason."""

from typing import Any

from msgspec.structs import replace

from rumpus.server.names import cleaned


def shown(action: Any) -> Any | None:
    """
    Bring the texts of a game's action into the form they are shown in, as chat is.

    None where nothing of one is fit to show. Words and names of things stay as they are.
    """
    texts = {
        name: value
        for name in action.__struct_fields__
        if isinstance(value := getattr(action, name), str) and value
    }
    clean = {name: cleaned(text, longest=len(text)) for name, text in texts.items()}
    if None in clean.values():
        return None
    return action if clean == texts else replace(action, **clean)
