"""
Notation: a tagged struct as one line of words, and back.

``Spelled(seat=0, word="rats", path=(1, 2))`` is ``spelled seat=0 word=rats path=[1,2]``: the tag,
then the fields. A value is JSON without spaces; a string that is one plain word has no quotes.
"""

import json
import re
from collections.abc import Mapping
from typing import Any

import msgspec

_PLAIN = re.compile(r"[A-Za-z_][\w.-]*", re.ASCII)
_KEY = re.compile(r"\s*([^\s=]+)=")
_BARE = re.compile(r"\S+")
_LITERALS = ("true", "false", "null")
_decode = json.JSONDecoder().raw_decode


class NotationError(ValueError):
    """A line that can't be read; the message says where it becomes invalid."""


def struct_text(value: msgspec.Struct) -> str:
    """Write a tagged struct as its tag and its fields."""
    fields = msgspec.to_builtins(value)
    tag = fields.pop("type")
    return " ".join([tag, *_words(fields)])


def read_struct(kind: Any, text: str) -> Any:
    """Read a struct of a tagged union; raises `NotationError`."""
    tag, _, fields = text.partition(" ")
    return converted(kind, {"type": tag, **read_fields(fields)})


def fields_text(fields: Mapping[str, Any]) -> str:
    """Write named JSON values as ``key=value`` words."""
    return " ".join(_words(fields))


def read_fields(text: str) -> dict[str, Any]:
    """Read ``key=value`` words; raises `NotationError`."""
    fields: dict[str, Any] = {}
    at = 0
    while text[at:].strip():
        key = _KEY.match(text, at)
        if key is None:
            raise NotationError(f"expected key=value: {text[at:].strip()!r}")
        fields[key[1]], at = _value(text, key.end())
    return fields


def converted(kind: Any, value: Any) -> Any:
    """Convert plain values to a type; raises `NotationError`."""
    try:
        return msgspec.convert(value, kind)
    except msgspec.ValidationError as error:
        raise NotationError(str(error)) from None


def _words(fields: Mapping[str, Any]) -> list[str]:
    return [f"{key}={_value_text(value)}" for key, value in fields.items()]


def _value_text(value: Any) -> str:
    if isinstance(value, str) and _PLAIN.fullmatch(value) and value not in _LITERALS:
        return value
    return msgspec.json.encode(value).decode()


def _value(text: str, at: int) -> tuple[Any, int]:
    bare = _BARE.match(text, at)
    if bare is None:
        raise NotationError(f"a value is missing: {text!r}")
    if _PLAIN.fullmatch(bare[0]) and bare[0] not in _LITERALS:
        return bare[0], bare.end()
    try:
        return _decode(text, at)
    except ValueError:
        raise NotationError(f"not a value: {text[at:]!r}") from None
