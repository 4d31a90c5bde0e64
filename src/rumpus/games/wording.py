"""House rules in other languages: a game's ``wording/LANGUAGE.json`` maps each English text."""

from collections.abc import Mapping, Sequence
from importlib.resources import files

import msgspec
from msgspec.structs import replace

from rumpus.core.options import Choice, Option, Preset

Wording = Mapping[str, str]
"""Texts of a game's options and presets in English, each with its translation."""


def wordings(package: str) -> dict[str, Wording]:
    """Read the translations in the folder ``wording`` of a game's *package*, by language."""
    folder = files(package) / "wording"
    return {
        each.name.removesuffix(".json"): msgspec.json.decode(each.read_bytes(), type=dict[str, str])
        for each in folder.iterdir()
    }


def options_in(wording: Wording, options: Sequence[Option]) -> tuple[Option, ...]:
    """Return options with their sentences and choices in another language."""
    return tuple(
        replace(
            option,
            sentence=_in(wording, option.sentence),
            choices=tuple(_choice(wording, choice) for choice in option.choices),
        )
        for option in options
    )


def presets_in(wording: Wording, presets: Sequence[Preset]) -> tuple[Preset, ...]:
    """Return presets with their names and notes in another language."""
    return tuple(
        replace(preset, name=_in(wording, preset.name), note=_in(wording, preset.note))
        for preset in presets
    )


def _choice(wording: Wording, choice: Choice) -> Choice:
    return replace(choice, phrase=_in(wording, choice.phrase), note=_in(wording, choice.note))


def _in(wording: Wording, text: str) -> str:
    """Return a translation; a text that has none stays as it is, such as a number."""
    return wording.get(text, text)
