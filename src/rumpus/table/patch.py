"""
Patches: the changes between two views, as small as possible.

A patch contains the whole new value of a changed field. If the field is a row that did not get
shorter, it contains instead ``name*``, a patch for each changed item by index, and ``name+``, the
items added at the end.
"""

from itertools import compress, count
from operator import is_not
from typing import Any

import msgspec
from msgspec.structs import astuple

_encode = msgspec.json.Encoder().encode


def patch_of(before: Any, after: Any) -> bytes:
    """Encode the changes between two views of one type."""
    return _encode(_changes(before, after))


def _changes(before: Any, after: Any) -> dict[str, Any]:
    """Return a patch between two structs of one type; compares by identity before equality."""
    changed: dict[str, Any] = {}
    fields = zip(after.__struct_fields__, astuple(before), astuple(after), strict=True)
    for name, old, new in fields:
        if new is not old and new != old:
            changed |= _within(name, old, new) or {name: new}
    return changed


def _within(name: str, old: Any, new: Any) -> dict[str, Any] | None:
    """Return a patch for a row that got no shorter; None otherwise, or if a patch saves nothing."""
    if not (_is_row(old) and _is_row(new) and 0 < len(old) <= len(new)):
        return None
    differing = compress(count(), map(is_not, old, new))
    altered = [at for at in differing if old[at] != new[at]]
    if not all(_alike(old[at], new[at]) for at in altered):
        return None
    parts = {at: _changes(old[at], new[at]) for at in altered}
    added = {name + "+": new[len(old) :]} if len(new) > len(old) else {}
    if not parts:
        return added
    if 2 * len(parts) > len(old) and len(_encode(parts)) >= len(_encode(new[: len(old)])):
        return None
    return {name + "*": parts, **added}


def _is_row(value: Any) -> bool:
    return isinstance(value, tuple)


def _alike(old: Any, new: Any) -> bool:
    return type(old) is type(new) and isinstance(new, msgspec.Struct)
