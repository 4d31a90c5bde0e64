"""Options: one declaration drives lobby, ``--option``, docs, the log's header and validation."""

from collections.abc import Mapping, Sequence
from itertools import chain
from typing import Final, Literal
from unicodedata import is_normalized

import msgspec

from rumpus.core.values import Options, OptionValue, Refusal

SLOW_SECONDS: Final = (28_800, 86_400, 259_200, 604_800)
"""Times for a move that make a table slow (`rumpus.core.pace`)."""


class Choice(msgspec.Struct, frozen=True):
    """
    One value of an option, as players read it.

    *needs* maps other options to the only values that go with this choice; the first of them
    replaces any other value. *excludes* maps other options to values that don't go with it; the
    default replaces them. *brings* maps other options to the values that they get when this choice
    is made; players may change them afterwards.
    """

    value: OptionValue
    phrase: str
    note: str = ""
    needs: dict[str, tuple[OptionValue, ...]] = {}
    excludes: dict[str, tuple[OptionValue, ...]] = {}
    brings: Options = {}


class Option(msgspec.Struct, frozen=True):
    """
    A house rule that a table may choose before play.

    *sentence* holds ``{}`` where the phrase of the choice goes. A ``number`` may be anything from
    *least* to *most*, or make a table slow, a ``word`` any word with that number of letters a to
    z; *choices* are then the ones that the lobby offers. The room and the game check that
    a word is in the word list.
    *when* maps another option to the values with which this one matters; with any other value,
    its sentence is left out.
    """

    key: str
    kind: Literal["choice", "number", "lexicon", "word"]
    default: OptionValue
    sentence: str
    rule: str
    choices: tuple[Choice, ...] = ()
    least: int = 0
    most: int = 0
    when: dict[str, tuple[OptionValue, ...]] = {}


class Preset(msgspec.Struct, frozen=True):
    """A named set of options for up to *most* players; 0: for as many as there are seats."""

    name: str
    note: str
    options: Options
    most: int = 0


def defaults(declared: Sequence[Option]) -> Options:
    """Return the default of every option."""
    return {option.key: option.default for option in declared}


def changed(
    declared: Sequence[Option], options: Options, key: str, value: OptionValue
) -> Options | Refusal:
    """
    Set one option, and those that the new choice brings or needs.

    Refusals: ``no_such_option``, and ``bad_option`` if the value is not allowed.
    """
    refusal = _refused(declared, key, value)
    if refusal is not None:
        return refusal
    choice = _choice(declared, key, value)
    result = {**options, key: value, **choice.brings}
    for needed, allowed in choice.needs.items():
        if result[needed] not in allowed:
            result[needed] = allowed[0]
    for other, banned in choice.excludes.items():
        if result[other] in banned:
            result[other] = defaults(declared)[other]
    return result


def validated(declared: Sequence[Option], given: Mapping[str, OptionValue]) -> Options | Refusal:
    """
    Complete *given* with defaults and check every value.

    Refusals: as for `changed`, and ``options_clash`` if two given choices exclude each other.
    """
    result = defaults(declared)
    for key, value in given.items():
        step = changed(declared, result, key, value)
        if isinstance(step, Refusal):
            return step
        result = step
    # A choice may have changed another given option, too: what was given is never overruled.
    result = {**result, **given}
    for key, value in result.items():
        clash = _clash(_choice(declared, key, value), result)
        if clash is not None:
            rule = next(option.rule for option in declared if option.key == key)
            return Refusal(
                "options_clash", rule, {"option": key, "value": str(value), "other": clash}
            )
    return result


def parsed(declared: Sequence[Option], key: str, text: str) -> OptionValue:
    """Parse an option's value as typed on a command line; an unknown option's stays text."""
    option = next((o for o in declared if o.key == key), None)
    if option is not None and isinstance(option.default, int) and text.lstrip("-").isdecimal():
        return int(text)
    return text


def _clash(choice: Choice, options: Options) -> str | None:
    """Return the first option whose value doesn't go with a choice, or None."""
    needed = (key for key, allowed in choice.needs.items() if options[key] not in allowed)
    banned = (key for key, values in choice.excludes.items() if options[key] in values)
    return next(chain(needed, banned), None)


def _choice(declared: Sequence[Option], key: str, value: OptionValue) -> Choice:
    """Find the choice of a value; a number that the lobby doesn't offer gets a plain choice."""
    choices = (choice for option in declared if option.key == key for choice in option.choices)
    return next((choice for choice in choices if choice.value == value), Choice(value, ""))


def _refused(declared: Sequence[Option], key: str, value: OptionValue) -> Refusal | None:
    option = next((o for o in declared if o.key == key), None)
    if option is None:
        return Refusal("no_such_option", None, {"option": key})
    if _allows(option, value):
        return None
    return Refusal("bad_option", option.rule, {"option": key, "value": str(value)})


def _allows(option: Option, value: OptionValue) -> bool:
    match option.kind:
        case "number":
            slow = value in SLOW_SECONDS and any(c.value == value for c in option.choices)
            return type(value) is int and (option.least <= value <= option.most or slow)
        case "choice":
            return any(type(c.value) is type(value) and c.value == value for c in option.choices)
        case "lexicon":
            return isinstance(value, str) and 0 < len(value) <= 40
        case "word":
            return isinstance(value, str) and _is_word(value, option.least, option.most)


def _is_word(text: str, least: int, most: int) -> bool:
    # Letters of any language: a room, which knows the word list, refuses those that it lacks.
    plain = text.isalpha() and text == text.casefold() and is_normalized("NFC", text)
    return least <= len(text) <= most and plain
